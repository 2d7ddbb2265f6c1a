// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/selfplay/leave_trainer.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <string_view>
#include <utility>

#include "engine/base/parallel.h"
#include "engine/lexicon/klv.h"
#include "engine/lexicon/klv_builder.h"
#include "engine/lexicon/lexicon.h"
#include "engine/lexicon/lexicon_fingerprint.h"
#include "engine/lexicon/pace.h"
#include "engine/play/rack_sampling.h"

namespace engine {
namespace {

constexpr std::string_view kKind = "leave training";
constexpr const char* kSeed = "seed";
constexpr const char* kTries = "tries_per_hundred_turns";
constexpr const char* kRareShare = "rare_share";
constexpr const char* kRareBelow = "rare_below";

template <class T>
void append(std::vector<std::byte>& bytes, const std::vector<T>& values)
{
    const auto raw = std::as_bytes(std::span(values));
    bytes.insert(bytes.end(), raw.begin(), raw.end());
}

/// Takes values off the front; false when there are too few bytes.
template <class T>
bool take(std::span<const std::byte>& bytes, std::size_t count, std::vector<T>& values)
{
    if (count > bytes.size() / sizeof(T)) return false;
    values.resize(count);
    if (count > 0) std::memcpy(values.data(), bytes.data(), count * sizeof(T));
    bytes = bytes.subspan(count * sizeof(T));
    return true;
}

std::string generationText(const LeaveGeneration& generation)
{
    const auto number = [](double value) { return std::to_string(std::llround(value * 1000)); };
    return std::to_string(generation.games) + " " + std::to_string(generation.samples) + " " +
           std::to_string(generation.racksSeen) + " " + number(generation.meanEquity) + " " +
           number(generation.deviation) + " " + number(generation.change);
}

std::optional<LeaveGeneration> generationFrom(const std::string& text)
{
    std::array<long long, 6> numbers{};
    const char* at = text.c_str();
    for (long long& number : numbers) {
        char* end = nullptr;
        number = std::strtoll(at, &end, 10);
        if (end == at) return std::nullopt;
        at = end;
    }
    if (*at != '\0' || numbers[0] < 1) return std::nullopt;
    const auto points = [](long long thousandths) {
        return static_cast<double>(thousandths) / 1000;
    };
    return LeaveGeneration{numbers[0],         numbers[1],         numbers[2],
                           points(numbers[3]), points(numbers[4]), points(numbers[5])};
}

}  // namespace

Result<LeaveTrainingPlan> LeaveTrainingPlan::ofGames(std::int64_t games, int generations)
{
    if (games < generations) {
        return failure(ErrorCode::OutOfRange,
                       say("%1 games are too few for %2 generations: each plays at least one",
                           games, generations));
    }
    // Early generations play badly whatever they learn; each has three times the games of the one
    // before.
    LeaveTrainingPlan plan;
    double shares = 0;
    for (int i = 0; i < generations; ++i) shares += std::pow(3, i);
    std::int64_t left = games;
    for (int i = 0; i + 1 < generations; ++i) {
        const double share = std::pow(3, i) / shares;
        // One at least for each of those that follow, too.
        const auto some = std::clamp<std::int64_t>(std::llround(share * static_cast<double>(games)),
                                                   1, left - (generations - 1 - i));
        plan.games.push_back(some);
        left -= some;
    }
    plan.games.push_back(left);
    return plan;
}

Result<void> LeaveTrainingPlan::sampleAs(const SavedState& state)
{
    if (auto same = state.checkKind(kKind); !same) return same;
    const auto tries = state.number(kTries, 0, kMostTries);
    if (!tries) return failure(tries.error());
    const auto share = state.number(kRareShare, 0, 100);
    if (!share) return failure(share.error());
    const auto below = state.number(kRareBelow, INT32_MIN, INT32_MAX);
    if (!below) return failure(below.error());
    triesPerHundredTurns = static_cast<int>(*tries);
    rareShare = static_cast<int>(*share);
    rareBelow = static_cast<int>(*below);
    return {};
}

std::int64_t LeaveTrainingPlan::totalGames() const
{
    std::int64_t total = 0;
    for (const std::int64_t some : games) total += some;
    return total;
}

Result<LeaveTrainer> LeaveTrainer::create(GameRulesPtr rules, LexiconPtr lexicon,
                                          LeaveTrainingPlan plan, KlvPtr from)
{
    if (plan.games.empty() || plan.games.size() > kMostGenerations) {
        return failure(ErrorCode::OutOfRange,
                       say("training has 1 to %1 generations", kMostGenerations));
    }
    for (const std::int64_t games : plan.games) {
        if (games < 1 || games > kMostGames) {
            return failure(ErrorCode::OutOfRange,
                           say("a generation has 1 to %1 games, not %2", kMostGames, games));
        }
    }
    if (plan.triesPerHundredTurns < 0 || plan.triesPerHundredTurns > 10'000 || plan.rareShare < 0 ||
        plan.rareShare > 100) {
        return failure(ErrorCode::OutOfRange,
                       say("up to %1 tries per hundred turns, and a share up to 100 per cent",
                           LeaveTrainingPlan::kMostTries));
    }
    auto samples = RackSamples::create(*rules, plan.mostBytes);
    if (!samples) return failure(samples.error());
    auto table = GameTable::create(rules, lexicon);
    if (!table) return failure(table.error());
    return LeaveTrainer(std::move(rules), std::move(lexicon), std::move(plan), std::move(from),
                        std::move(*table), std::move(*samples));
}

LeaveTrainer::LeaveTrainer(GameRulesPtr rules, LexiconPtr lexicon, LeaveTrainingPlan plan,
                           KlvPtr from, GameTable table, RackSamples samples)
    : m_rules(std::move(rules)),
      m_lexicon(std::move(lexicon)),
      m_plan(std::move(plan)),
      m_table(std::move(table)),
      m_leaves(std::move(from)),
      m_samples(std::move(samples)),
      m_baseline(static_cast<std::size_t>(m_rules->tiles.total()) + 1),
      m_bagMeans(m_baseline.size())
{
}

std::int64_t LeaveTrainer::totalGames() const
{
    std::int64_t total = m_games;
    for (const LeaveGeneration& generation : m_generations) total += generation.games;
    return total;
}

std::int64_t LeaveTrainer::firstRareGame() const
{
    return gamesWanted() - gamesWanted() * m_plan.rareShare / 100;
}

void LeaveTrainer::listRareRacks()
{
    m_rare.clear();
    const auto often = static_cast<std::uint32_t>(std::max(m_plan.rareBelow, 0));
    const auto isRare = [&](std::size_t rack) { return m_samples.count(rack) < often; };
    // Most racks are rare; room for all of them at once saves copying.
    std::size_t count = 0;
    for (std::size_t rack = 0; rack < m_samples.racks(); ++rack) count += isRare(rack) ? 1U : 0U;
    m_rare.reserve(count);
    for (std::size_t rack = 0; rack < m_samples.racks(); ++rack)
        if (isRare(rack)) m_rare.push_back(static_cast<std::uint32_t>(rack));
}

LeaveTrainingState LeaveTrainer::state(SearchEnd end) const
{
    return {end, m_generations, m_games, totalGames()};
}

/// One call of run(), and how far it is.
struct LeaveTrainer::Call
{
    const LeaveTrainer& trainer;
    const SearchLimits& limits;
    const TaskContext& context;
    const OnState<LeaveTrainingState>& onState;
    SearchClock clock{limits, context};
    StateBeat beat = {};
    SearchEnd end = SearchEnd::NotYet;

    [[nodiscard]] SearchEffort effort() const
    {
        SearchEffort effort;
        effort.seconds = clock.seconds();
        effort.units = trainer.totalGames();
        effort.depth = static_cast<int>(trainer.m_generations.size());
        return effort;
    }
    /// Looks at all limits; true when none is reached.
    [[nodiscard]] bool goesOn()
    {
        if (end == SearchEnd::NotYet) end = limits.reached(effort(), context);
        return end == SearchEnd::NotYet;
    }
};

void LeaveTrainer::playUntil(std::int64_t game, Call& call)
{
    const RackSamplingOptions options{m_samples.index(), m_leaves, m_plan.triesPerHundredTurns,
                                      m_rare, mix64(m_plan.seed ^ mix64(m_generations.size() + 1))};
    const Sentence phase =
        say("Generation %1 of %2", m_generations.size() + 1, m_plan.games.size());
    // More would not be taken.
    const std::int64_t wanted = std::min(game - m_games, call.limits.units - totalGames());
    workInOrder<std::vector<RackSample>>(
        m_games, m_games + wanted, call.context,
        [&] { return RackSamplingGames(options, m_table); },
        [&](std::int64_t number, const std::vector<RackSample>& samples) {
            for (const RackSample& sample : samples) {
                const auto bag = static_cast<std::size_t>(sample.bag);
                m_samples.add(sample.rack, sample.equity - m_baseline[bag]);
                if (!sample.ofThePlayer) continue;
                m_bagMeans[bag].sum += sample.equity.millis;
                ++m_bagMeans[bag].count;
            }
            m_games = number + 1;
            call.end = call.limits.reachedByWork(call.effort());
            return call.end == SearchEnd::NotYet;
        },
        [&] {
            call.context.report({phase, totalGames(), m_plan.totalGames()});
            if (call.onState && call.beat.isDue())
                call.onState(std::make_shared<const LeaveTrainingState>(state(SearchEnd::NotYet)));
            return call.clock.secondsLeft();
        });
}

Result<StatePtr<LeaveTrainingState>> LeaveTrainer::run(const SearchLimits& limits,
                                                       const TaskContext& context,
                                                       const OnState<LeaveTrainingState>& onState)
{
    Call call{*this, limits, context, onState};
    while (!finished() && call.goesOn()) {
        const std::int64_t stage = m_games < firstRareGame() ? firstRareGame() : gamesWanted();
        if (m_games == firstRareGame() && m_games < stage) listRareRacks();
        playUntil(stage, call);
        if (m_games < gamesWanted()) continue;
        const auto done = finishGeneration(context);
        if (!done) return failure(done.error());
        if (!*done) break;
        if (onState) onState(std::make_shared<const LeaveTrainingState>(state(SearchEnd::NotYet)));
    }
    SearchEnd end = SearchEnd::Complete;
    if (!finished())
        end = call.end != SearchEnd::NotYet ? call.end : limits.reached(call.effort(), context);
    return std::make_shared<const LeaveTrainingState>(state(end));
}

Result<bool> LeaveTrainer::finishGeneration(const TaskContext& context)
{
    auto values = leaveValuesFrom(m_samples, context);
    if (!values) {
        if (values.error().code == ErrorCode::Cancelled) return false;
        return failure(values.error());
    }
    LeaveGeneration generation;
    generation.games = m_games;
    generation.samples = m_samples.total();
    generation.racksSeen = m_samples.racksSeen();
    generation.deviation = std::sqrt(m_samples.variance());
    std::int64_t sum = 0;
    std::int64_t count = 0;
    std::vector<Equity> baseline = m_baseline;
    for (std::size_t bag = 0; bag < m_bagMeans.size(); ++bag) {
        const BagMean& mean = m_bagMeans[bag];
        sum += mean.sum;
        count += mean.count;
        if (mean.count > 0) baseline[bag].millis = static_cast<std::int32_t>(mean.sum / mean.count);
    }
    if (count > 0)
        generation.meanEquity = static_cast<double>(sum) / static_cast<double>(count) / 1000;
    LeaveValues before = m_values;
    if (before.empty())
        for (const auto& ofSize : *values) before.emplace_back(ofSize.size(), 0.0F);
    generation.change = differenceOf(*values, before, m_samples.index());

    if (auto set = playWith(*values, context); !set) {
        if (set.error().code == ErrorCode::Cancelled) return false;
        return failure(set.error());
    }
    m_values = std::move(*values);
    m_baseline = std::move(baseline);
    m_generations.push_back(generation);
    m_games = 0;
    m_samples.clear();
    m_rare.clear();
    std::ranges::fill(m_bagMeans, BagMean{});
    return true;
}

Result<void> LeaveTrainer::playWith(const LeaveValues& values, const TaskContext& context)
{
    const auto bytes = buildKlv(leaveTableFrom(values, m_samples.index()), KlvVersion::Klv2,
                                NodeOrder::Wolges, {}, context);
    if (!bytes) return failure(bytes.error());
    auto klv = Klv::parse(*bytes, m_rules->alphabet.letterCount());
    if (!klv) return failure(klv.error());
    m_leaves = std::make_shared<const Klv>(std::move(*klv));
    return {};
}

Result<LeaveTable> LeaveTrainer::table(const TaskContext& context) const
{
    const std::int64_t before = m_generations.empty() ? 0 : m_generations.back().games;
    if (m_games <= before && !m_values.empty()) return leaveTableFrom(m_values, m_samples.index());
    const auto values = leaveValuesFrom(m_samples, context);
    if (!values) return failure(values.error());
    return leaveTableFrom(*values, m_samples.index());
}

SavedState LeaveTrainer::save() const
{
    SavedState state{std::string(kKind)};
    state.setGame(*m_rules, *m_lexicon);
    state.set(kSeed, std::to_string(m_plan.seed));
    state.set(kTries, m_plan.triesPerHundredTurns);
    state.set(kRareShare, m_plan.rareShare);
    state.set(kRareBelow, m_plan.rareBelow);
    state.set("generations", static_cast<std::int64_t>(m_generations.size()));
    for (std::size_t i = 0; i < m_generations.size(); ++i)
        state.set("generation" + std::to_string(i + 1), generationText(m_generations[i]));
    // Only the first generation plays with what it was given.
    state.set("from", m_generations.empty() ? leavesFingerprint(m_leaves.get()) : "");
    state.set("games_wanted", finished() ? 0 : gamesWanted());
    state.set("games", m_games);
    state.set("rare_racks", static_cast<std::int64_t>(m_rare.size()));

    std::vector<std::byte>& bytes = state.payload();
    bytes.reserve(m_samples.byteCount() + m_rare.size() * 4 + 4096);
    m_samples.appendTo(bytes);
    append(bytes, m_rare);
    append(bytes, m_baseline);
    append(bytes, m_bagMeans);
    for (const auto& ofSize : m_values) append(bytes, ofSize);
    return state;
}

Result<void> LeaveTrainer::restore(const SavedState& state)
{
    if (auto same = state.checkGame(kKind, *m_rules, *m_lexicon); !same) return same;
    const auto seed = state.text(kSeed);
    if (!seed) return failure(seed.error());
    LeaveTrainingPlan begun = m_plan;
    if (auto known = begun.sampleAs(state); !known) return known;
    const auto settings = [](const std::string& ofSeed, const LeaveTrainingPlan& plan) {
        return say("seed %1, %2 tries per hundred turns, %3 per cent of the games for racks seen "
                   "less than %4 times",
                   ofSeed, plan.triesPerHundredTurns, plan.rareShare, plan.rareBelow);
    };
    const Sentence former = settings(*seed, begun);
    const Sentence wantedNow = settings(std::to_string(m_plan.seed), m_plan);
    if (former != wantedNow) {
        return state.error(ErrorCode::Malformed, say("it was begun with other settings (%1) than "
                                                     "these (%2): name the same, or begin anew",
                                                     former, wantedNow));
    }

    const auto most = static_cast<std::int64_t>(m_plan.games.size());
    const auto done = state.number("generations", 0, static_cast<std::int64_t>(kMostGenerations));
    if (!done) return failure(done.error());
    const auto games = state.number("games", 0, kMostGames);
    if (!games) return failure(games.error());
    const auto wanted = state.number("games_wanted", 0, kMostGames);
    if (!wanted) return failure(wanted.error());
    std::vector<LeaveGeneration> generations;
    bool samePlan = *done <= most;
    for (std::int64_t i = 0; i < *done && samePlan; ++i) {
        const auto text = state.text("generation" + std::to_string(i + 1));
        if (!text) return failure(text.error());
        const auto generation = generationFrom(*text);
        if (!generation)
            return state.error(ErrorCode::Malformed,
                               say("what it says of generation %1 can't be read", i + 1));
        generations.push_back(*generation);
        samePlan = m_plan.games[static_cast<std::size_t>(i)] == generation->games;
    }
    if (samePlan && *done < most && *wanted != 0)
        samePlan = m_plan.games[static_cast<std::size_t>(*done)] == *wanted;
    // A finished plan can be made longer, one that is not finished must not become shorter.
    if (!samePlan || (*done == most && *games > 0)) {
        return state.error(ErrorCode::OutOfRange,
                           say("it was begun with another plan of games by generation: only "
                               "generations after the one that is being played can be changed"));
    }
    const bool unfinished = *done < most;
    if (unfinished && *games > m_plan.games[static_cast<std::size_t>(*done)])
        return state.error(ErrorCode::Malformed, say("it has more games than its plan"));

    const auto from = state.text("from");
    if (!from) return failure(from.error());
    if (*done == 0 && (!m_generations.empty() || *from != leavesFingerprint(m_leaves.get())))
        return state.error(ErrorCode::WrongLexicon, say("it was begun with other leave values"));

    const auto rareCount =
        state.number("rare_racks", 0, static_cast<std::int64_t>(m_samples.racks()));
    if (!rareCount) return failure(rareCount.error());
    const auto damaged = [&state] {
        return state.error(ErrorCode::Malformed, say("its samples don't fit the rules"));
    };
    std::span<const std::byte> bytes = state.payload();
    if (bytes.size() < m_samples.byteCount()) return damaged();
    const auto samples = bytes.first(m_samples.byteCount());
    bytes = bytes.subspan(samples.size());
    std::vector<std::uint32_t> rare;
    std::vector<Equity> baseline;
    std::vector<BagMean> bagMeans;
    if (!take(bytes, static_cast<std::size_t>(*rareCount), rare) ||
        !take(bytes, m_baseline.size(), baseline) || !take(bytes, m_bagMeans.size(), bagMeans))
        return damaged();
    LeaveValues values;
    for (int tiles = 0; *done > 0 && tiles < m_samples.rackSize(); ++tiles)
        if (!take(bytes, m_samples.index().size(tiles), values.emplace_back())) return damaged();
    if (!bytes.empty()) return damaged();
    for (const std::uint32_t rack : rare)
        if (rack >= m_samples.racks()) return damaged();
    constexpr std::int32_t kMostMillis = 1'000'000'000;
    constexpr std::int64_t kMostSum = std::int64_t{1} << 60;
    for (const Equity mean : baseline)
        if (mean.millis > kMostMillis || mean.millis < -kMostMillis) return damaged();
    for (const BagMean& mean : bagMeans)
        if (mean.count < 0 || mean.count > kMostSum ||
            std::abs(mean.sum / kMostMillis) > mean.count)
            return damaged();
    for (const auto& ofSize : values)
        for (const float value : ofSize)
            if (!(std::abs(value) <= kMostLeavePoints)) return damaged();

    if (!values.empty())
        if (auto set = playWith(values); !set) return set;
    if (!m_samples.read(samples)) return damaged();
    m_generations = std::move(generations);
    m_games = *games;
    m_rare = std::move(rare);
    m_baseline = std::move(baseline);
    m_bagMeans = std::move(bagMeans);
    m_values = std::move(values);
    return {};
}

}  // namespace engine
