// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/selfplay/leave_trainer.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "engine/base/parallel.h"
#include "engine/base/sha256.h"
#include "engine/lexicon/klv.h"
#include "engine/lexicon/klv_builder.h"
#include "engine/lexicon/lexicon.h"
#include "engine/lexicon/lexicon_fingerprint.h"
#include "engine/lexicon/pace.h"
#include "engine/play/rack_sampling.h"
#include "engine/rules/rules_fingerprint.h"

namespace engine {
namespace {

constexpr std::string_view kKind = "leave training";
constexpr const char* kSeed = "seed";
constexpr const char* kTries = "tries_per_hundred_turns";
constexpr const char* kRareShare = "rare_share";
constexpr const char* kRareBelow = "rare_below";

constexpr const char* kTrainingShare = "share";
constexpr const char* kRoundBegin = "round_begin";
constexpr const char* kBase = "round_begins_with";

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
      m_progress(std::move(samples), m_rules->tiles.total())
{
}

bool LeaveTrainer::finished() const
{
    if (m_share) return m_progress.games == m_share->end();
    return m_progress.generations.size() == m_plan.games.size();
}

std::int64_t LeaveTrainer::gamesOfGeneration() const
{
    return m_share ? m_progress.games - m_share->begin() : m_progress.games;
}

std::int64_t LeaveTrainer::gamesToPlay() const
{
    return m_share ? totalGames() + m_share->end() - m_progress.games : m_plan.totalGames();
}

std::int64_t LeaveTrainer::totalGames() const
{
    std::int64_t total = gamesOfGeneration();
    for (const LeaveGeneration& generation : m_progress.generations) total += generation.games;
    return total;
}

std::int64_t LeaveTrainer::firstRareGame() const
{
    return gamesWanted() - gamesWanted() * m_plan.rareShare / 100;
}

LeaveTrainer::Round LeaveTrainer::round() const
{
    if (m_share) return m_share->round;
    const std::int64_t rare = firstRareGame();
    return m_progress.games < rare ? Round{0, rare} : Round{rare, gamesWanted()};
}

void LeaveTrainer::listRareRacks()
{
    m_progress.rare.clear();
    const auto often = static_cast<std::uint32_t>(std::max(m_plan.rareBelow, 0));
    const auto isRare = [&](std::size_t rack) { return m_progress.samples.count(rack) < often; };
    // Most racks are rare; room for all of them at once saves copying.
    std::size_t count = 0;
    for (std::size_t rack = 0; rack < m_progress.samples.racks(); ++rack)
        count += isRare(rack) ? 1U : 0U;
    m_progress.rare.reserve(count);
    for (std::size_t rack = 0; rack < m_progress.samples.racks(); ++rack)
        if (isRare(rack)) m_progress.rare.push_back(static_cast<std::uint32_t>(rack));
}

LeaveTrainingState LeaveTrainer::state(SearchEnd end) const
{
    return {end, m_progress.generations, gamesOfGeneration(), totalGames()};
}

/// One call of run(), and how far it is.
struct LeaveTrainer::Call
{
    const LeaveTrainer& trainer;
    const SearchLimits& limits;
    const TaskContext& context;
    const OnState<LeaveTrainingState>& onState;
    GameCarrier* carrier;
    Result<void> problem = {};
    SearchClock clock{limits, context};
    StateBeat beat = {};
    SearchEnd end = SearchEnd::NotYet;

    [[nodiscard]] SearchEffort effort() const
    {
        SearchEffort effort;
        effort.seconds = clock.seconds();
        effort.units = trainer.totalGames();
        effort.depth = static_cast<int>(trainer.m_progress.generations.size());
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
    const RackSamplingOptions options{m_progress.samples.index(), m_leaves,
                                      m_plan.triesPerHundredTurns, m_progress.rare,
                                      seedOfGeneration(m_plan.seed, m_progress.generations.size())};
    const Sentence phase =
        say("Generation %1 of %2", m_progress.generations.size() + 1, m_plan.games.size());
    // More would not be taken.
    const std::int64_t wanted = std::min(game - m_progress.games, call.limits.units - totalGames());
    const auto take = [&](std::int64_t number, std::span<const RackSample> samples) {
        for (const RackSample& sample : samples) {
            const auto bag = static_cast<std::size_t>(sample.bag);
            m_progress.samples.add(sample.rack, sample.equity - m_progress.baseline[bag]);
            if (!sample.ofThePlayer) continue;
            m_progress.bagMeans[bag].sum += sample.equity.millis;
            ++m_progress.bagMeans[bag].count;
        }
        m_progress.games = number + 1;
        call.end = call.limits.reachedByWork(call.effort());
        return call.end == SearchEnd::NotYet;
    };
    const auto tick = [&] {
        call.context.report({phase, totalGames(), gamesToPlay()});
        if (call.onState && call.beat.isDue())
            call.onState(std::make_shared<const LeaveTrainingState>(state(SearchEnd::NotYet)));
        return call.clock.secondsLeft();
    };
    if (call.carrier == nullptr) {
        workInOrder<std::vector<RackSample>>(
            m_progress.games, m_progress.games + wanted, call.context,
            [&] { return RackSamplingGames(options, m_table); }, take, tick);
        return;
    }
    const CarriedRound carried{
        say("Generation %1, games up to %2", m_progress.generations.size() + 1, game),
        m_progress.games, m_progress.games + wanted, [this] { return gamesSetting().toBytes(); }};
    const auto played = call.carrier->play(
        carried, call.context,
        [&](std::int64_t number, std::span<const std::byte> bytes) -> Result<bool> {
            const auto samples = rackSamplesFrom(bytes, m_progress.samples.racks(),
                                                 static_cast<int>(m_progress.baseline.size()) - 1);
            if (!samples) return failure(samples.error());
            return take(number, *samples);
        },
        tick);
    if (!played) call.problem = failure(played.error());
}

LeaveGamesSetting LeaveTrainer::gamesSetting() const
{
    LeaveGamesSetting setting;
    setting.game = rulesFingerprint(*m_rules) + " " + lexiconFingerprint(*m_lexicon) + " " +
                   std::to_string(m_plan.seed) + " " + std::to_string(m_plan.triesPerHundredTurns);
    setting.generation = m_progress.generations.size();
    if (setting.generation == 0) setting.from = leavesFingerprint(m_leaves.get());
    setting.leaves = m_leavesFile;
    setting.rare = m_progress.rare;
    return setting;
}

std::unique_ptr<CarriedGames> LeaveTrainer::carriedGames() const
{
    return std::make_unique<LeaveGames>(m_table, m_progress.samples.index(), m_leaves, m_plan.seed,
                                        m_plan.triesPerHundredTurns, gamesSetting());
}

Result<StatePtr<LeaveTrainingState>> LeaveTrainer::run(const SearchLimits& limits,
                                                       const TaskContext& context,
                                                       const OnState<LeaveTrainingState>& onState,
                                                       GameCarrier* carrier)
{
    Call call{*this, limits, context, onState, carrier};
    while (!finished() && call.goesOn()) {
        if (m_share) {
            playUntil(m_share->end(), call);
            continue;
        }
        const std::int64_t stage = round().end;
        if (m_progress.games == firstRareGame() && m_progress.games < stage) listRareRacks();
        playUntil(stage, call);
        if (!call.problem) return failure(call.problem.error());
        if (m_progress.games < gamesWanted()) continue;
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
    auto values = leaveValuesFrom(m_progress.samples, context);
    if (!values) {
        if (values.error().code == ErrorCode::Cancelled) return false;
        return failure(values.error());
    }
    LeaveGeneration generation;
    generation.games = m_progress.games;
    generation.samples = m_progress.samples.total();
    generation.racksSeen = m_progress.samples.racksSeen();
    generation.deviation = std::sqrt(m_progress.samples.variance());
    std::int64_t sum = 0;
    std::int64_t count = 0;
    std::vector<Equity> baseline = m_progress.baseline;
    for (std::size_t bag = 0; bag < m_progress.bagMeans.size(); ++bag) {
        const LeaveProgress::BagMean& mean = m_progress.bagMeans[bag];
        sum += mean.sum;
        count += mean.count;
        if (mean.count > 0) baseline[bag].millis = static_cast<std::int32_t>(mean.sum / mean.count);
    }
    if (count > 0)
        generation.meanEquity = static_cast<double>(sum) / static_cast<double>(count) / 1000;
    LeaveValues before = m_progress.values;
    if (before.empty())
        for (const auto& ofSize : *values) before.emplace_back(ofSize.size(), 0.0F);
    generation.change = differenceOf(*values, before, m_progress.samples.index());

    // As they are kept, so that interruptions and shares change nothing.
    for (double* number : {&generation.meanEquity, &generation.deviation, &generation.change})
        *number = static_cast<double>(std::llround(*number * 1000)) / 1000;

    if (auto set = playWith(*values, context); !set) {
        if (set.error().code == ErrorCode::Cancelled) return false;
        return failure(set.error());
    }
    m_progress.values = std::move(*values);
    m_progress.baseline = std::move(baseline);
    m_progress.generations.push_back(generation);
    m_progress.games = 0;
    m_progress.rare.clear();
    m_progress.forgetSamples();
    return true;
}

Result<void> LeaveTrainer::playWith(const LeaveValues& values, const TaskContext& context)
{
    auto bytes = buildKlv(leaveTableFrom(values, m_progress.samples.index()), KlvVersion::Klv2,
                          NodeOrder::Wolges, {}, context);
    if (!bytes) return failure(bytes.error());
    auto klv = Klv::parse(*bytes, m_rules->alphabet.letterCount());
    if (!klv) return failure(klv.error());
    m_leaves = std::make_shared<const Klv>(std::move(*klv));
    m_leavesFile = std::move(*bytes);
    return {};
}

Result<LeaveTable> LeaveTrainer::table(const TaskContext& context) const
{
    const std::int64_t before =
        m_progress.generations.empty() ? 0 : m_progress.generations.back().games;
    if (m_progress.games <= before && !m_progress.values.empty())
        return leaveTableFrom(m_progress.values, m_progress.samples.index());
    const auto values = leaveValuesFrom(m_progress.samples, context);
    if (!values) return failure(values.error());
    return leaveTableFrom(*values, m_progress.samples.index());
}

SavedState LeaveTrainer::save() const
{
    SavedState state{std::string(kKind)};
    state.setGame(*m_rules, *m_lexicon);
    state.set(kSeed, std::to_string(m_plan.seed));
    state.set(kTries, m_plan.triesPerHundredTurns);
    state.set(kRareShare, m_plan.rareShare);
    state.set(kRareBelow, m_plan.rareBelow);
    // Only the first generation plays with what it was given.
    state.set("from", m_progress.generations.empty() ? leavesFingerprint(m_leaves.get()) : "");
    state.set("games_wanted", !m_share && finished() ? 0 : gamesWanted());
    if (m_share) {
        state.set(kTrainingShare, m_share->share.text());
        state.set(kRoundBegin, m_share->round.begin);
        state.set(kBase, m_share->base);
    }
    m_progress.save(state);
    return state;
}

Result<void> LeaveTrainer::checkSettings(const SavedState& state) const
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
    if (former == wantedNow) return {};
    return state.error(ErrorCode::Malformed, say("it was begun with other settings (%1) than "
                                                 "these (%2): name the same, or begin anew",
                                                 former, wantedNow));
}

Result<void> LeaveTrainer::checkPlan(const SavedState& state, const LeaveProgress& progress) const
{
    const auto wanted = state.number("games_wanted", 0, kMostGames);
    if (!wanted) return failure(wanted.error());
    const std::size_t most = m_plan.games.size();
    const std::size_t done = progress.generations.size();
    bool samePlan = done <= most;
    for (std::size_t i = 0; i < done && samePlan; ++i)
        samePlan = m_plan.games[i] == progress.generations[i].games;
    if (samePlan && done < most && *wanted != 0) samePlan = m_plan.games[done] == *wanted;
    // A finished plan can be made longer, one that is not finished must not become shorter.
    if (!samePlan || (done == most && progress.games > 0)) {
        return state.error(ErrorCode::OutOfRange,
                           say("it was begun with another plan of games by generation: only "
                               "generations after the one that is being played can be changed"));
    }
    if (done < most && progress.games > m_plan.games[done])
        return state.error(ErrorCode::Malformed, say("it has more games than its plan"));
    const auto from = state.text("from");
    if (!from) return failure(from.error());
    if (done == 0 &&
        (!m_progress.generations.empty() || *from != leavesFingerprint(m_leaves.get())))
        return state.error(ErrorCode::WrongLexicon, say("it was begun with other leave values"));
    return {};
}

Result<std::optional<LeaveTrainer::Share>>
LeaveTrainer::shareIn(const SavedState& state, const LeaveProgress& progress) const
{
    const auto text = state.text(kTrainingShare);
    if (!text) return std::optional<Share>();
    const auto share = WorkShare::parse(*text);
    if (!share) return state.error(ErrorCode::Malformed, share.error().sentence);
    const auto begin = state.number(kRoundBegin, 0, kMostGames);
    if (!begin) return failure(begin.error());
    const auto base = state.text(kBase);
    if (!base) return failure(base.error());
    const std::size_t done = progress.generations.size();
    const std::int64_t all = done < m_plan.games.size() ? m_plan.games[done] : 0;
    const std::int64_t rare = all - all * m_plan.rareShare / 100;
    const Share part{*share, *begin < rare ? Round{0, rare} : Round{rare, all}, *base};
    if (*begin != part.round.begin || progress.games < part.begin() || progress.games > part.end())
        return state.error(ErrorCode::Malformed, say("its games are not those of its share"));
    return part;
}

Result<void> LeaveTrainer::restore(const SavedState& state, std::optional<WorkShare> share)
{
    if (auto same = checkSettings(state); !same) return same;
    auto progress = m_progress.read(state);
    if (!progress) return failure(std::move(progress.error()));
    if (auto same = checkPlan(state, *progress); !same) return same;
    auto part = shareIn(state, *progress);
    if (!part) return failure(std::move(part.error()));
    if (*part && !share) {
        return state.error(ErrorCode::Malformed, say("it is the share %1 of a training, not a "
                                                     "whole one",
                                                     (*part)->share.text()));
    }
    if (share && !*part) {
        return state.error(ErrorCode::Malformed,
                           say("it is a whole training, not its share %1", share->text()));
    }
    if (share && (*part)->share != *share) {
        return state.error(ErrorCode::Malformed, say("it is of the share %1, not %2",
                                                     (*part)->share.text(), share->text()));
    }
    if (!progress->values.empty())
        if (auto set = playWith(progress->values); !set) return set;
    m_progress = std::move(*progress);
    m_share = std::move(*part);
    return {};
}

Result<void> LeaveTrainer::checkRoundBegins() const
{
    if (m_share) return failure(ErrorCode::OutOfRange, say("a share can't be cut into shares"));
    if (finished()) return failure(ErrorCode::OutOfRange, say("this training is finished"));
    if (m_progress.games == round().begin) return {};
    return failure(ErrorCode::OutOfRange,
                   say("this training was stopped between games that are shared together, at game "
                       "%1 of %2: it must be finished on one machine up to there",
                       m_progress.games, round().end));
}

Result<void> LeaveTrainer::beginShare(WorkShare share)
{
    if (auto begins = checkRoundBegins(); !begins) return begins;
    const Round games = round();
    m_share = Share{share, games, sha256(save().toBytes())};
    if (games.begin == firstRareGame() && games.begin < games.end) listRareRacks();
    m_progress.forgetSamples();
    m_progress.games = m_share->begin();
    return {};
}

Result<void> LeaveTrainer::merge(std::size_t shares,
                                 const std::function<Result<SavedState>(std::size_t)>& open,
                                 const TaskContext& context)
{
    if (auto begins = checkRoundBegins(); !begins) return begins;
    const std::string base = sha256(save().toBytes());
    LeaveTrainer whole = *this;
    std::vector<bool> taken(shares);
    for (std::size_t i = 0; i < shares; ++i) {
        const auto state = open(i);
        if (!state) return failure(state.error());
        if (auto same = checkSettings(*state); !same) return same;
        const auto progress = m_progress.read(*state);
        if (!progress) return failure(progress.error());
        if (auto same = checkPlan(*state, *progress); !same) return same;
        const auto part = shareIn(*state, *progress);
        if (!part) return failure(part.error());
        if (!*part) {
            return state->error(ErrorCode::Malformed,
                                say("it is a whole training, not a share of one"));
        }
        const WorkShare share = (*part)->share;
        if ((*part)->base != base) {
            return state->error(
                ErrorCode::Malformed,
                say("it is the share %1 of other games than those that come next", share.text()));
        }
        if (share.of != static_cast<std::int64_t>(shares)) {
            return state->error(ErrorCode::Malformed,
                                say("it is the share %1, and there are %2", share.text(), shares));
        }
        const auto index = static_cast<std::size_t>(share.number - 1);
        if (taken[index])
            return state->error(ErrorCode::Malformed,
                                say("the share %1 is there twice", share.text()));
        taken[index] = true;
        if (progress->games != (*part)->end()) {
            return state->error(ErrorCode::OutOfRange,
                                say("its share is not finished: %1 of %2 games are played",
                                    progress->games - (*part)->begin(),
                                    (*part)->end() - (*part)->begin()));
        }
        whole.m_progress.addSamplesOf(*progress);
    }
    whole.m_progress.games = round().end;
    if (whole.m_progress.games == gamesWanted()) {
        const auto done = whole.finishGeneration(context);
        if (!done) return failure(done.error());
        if (!*done) return failure(ErrorCode::Cancelled, say("the training was stopped"));
    }
    *this = std::move(whole);
    return {};
}

}  // namespace engine
