// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/kept_simulation.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <initializer_list>
#include <span>
#include <utility>
#include <vector>

#include "engine/board/legality.h"
#include "engine/board/move_notation.h"
#include "engine/eval/win_table_fingerprint.h"
#include "engine/game/study_fields.h"
#include "engine/lexicon/lexicon_fingerprint.h"
#include "engine/search/scenario.h"
#include "engine/search/simulator.h"

namespace engine {
namespace {

using study::Json;

constexpr double kMostNumber = 1e15;
constexpr std::int64_t kMostCount = Simulator::kMostIterations;
constexpr std::int64_t kMostSeed = std::numeric_limits<std::int64_t>::max();
/// That all leaves of a reading have together.
constexpr double kLeaveParts = 1e9;

struct StandingName
{
    ArmStanding standing;
    std::string_view name;
};
constexpr std::array<StandingName, 4> kStandings{{{ArmStanding::Contends, "contends"},
                                                  {ArmStanding::Leads, "leads"},
                                                  {ArmStanding::Beaten, "beaten"},
                                                  {ArmStanding::Joined, "joined"}}};

constexpr std::array<SearchEnd, 7> kEnds{SearchEnd::NotYet, SearchEnd::Complete, SearchEnd::Stopped,
                                         SearchEnd::Time,   SearchEnd::Units,    SearchEnd::Nodes,
                                         SearchEnd::Rule};

std::string_view nameOf(ArmStanding standing)
{
    const auto found = std::ranges::find(kStandings, standing, &StandingName::standing);
    return found == kStandings.end() ? kStandings.front().name : found->name;
}

/// Names of rules live as long as the program.
std::string_view ruleCalled(const std::string& name)
{
    const SimulationPolicy usual = SimulationPolicy::ofConfidence(0.99);
    const auto found = std::ranges::find(usual.rules, name, &StopRule::name);
    return found == usual.rules.end() ? std::string_view() : found->name;
}

// --- writing

Json jsonOf(const Moments& moments)
{
    return Json::array({moments.count, moments.sum, moments.squares});
}

Json jsonOf(const std::vector<SimulatedPlay>& plays, const Alphabet& alphabet)
{
    Json list = Json::array();
    for (const SimulatedPlay& play : plays) {
        if (list.size() == KeptSimulation::kMostPlays) break;
        // Others leave nothing to be seen on the board.
        if (play.move.kind != MoveKind::Place) continue;
        list.push_back(Json::array({placementText(alphabet, play.move), play.move.score.points,
                                    play.count, play.share, play.meanEquity, play.cost,
                                    alphabet.written(play.neededDraws.tiles())}));
    }
    return list;
}

Json jsonOf(const EquityHistogram& histogram)
{
    const auto& counts = histogram.counts;
    const auto any = [](std::int64_t count) { return count != 0; };
    const auto first = std::ranges::find_if(counts, any);
    const auto last = std::find_if(counts.rbegin(), counts.rend(), any).base();
    Json list = Json::array({first - counts.begin()});
    for (auto at = first; at < last; ++at) list.push_back(*at);
    return list;
}

Json jsonOf(const SimulatedCandidate& candidate, const Position& question)
{
    const Alphabet& alphabet = question.rules().alphabet;
    Json json{{"move", moveText(question, candidate.move)},
              {"static", candidate.staticEquity.millis},
              {"standing", nameOf(candidate.standing)},
              {"equity", jsonOf(candidate.equity)},
              {"win", jsonOf(candidate.win)},
              {"equity_gap", jsonOf(candidate.difference.equity)},
              {"win_gap", jsonOf(candidate.difference.win)},
              {"best", candidate.bestProbability},
              {"finished", candidate.finished}};
    if (candidate.kept) json["pinned"] = true;
    Json plies = Json::array();
    for (const SimulatedPly& ply : candidate.byPly) {
        if (ply.score.count == 0 || plies.size() == KeptSimulation::kMostPlies) break;
        plies.push_back(
            Json::array({ply.score.count, ply.score.sum, ply.score.squares, ply.bingos}));
    }
    json["plies"] = std::move(plies);
    json["histogram"] = jsonOf(candidate.histogram);
    json["replies"] = jsonOf(candidate.replies, alphabet);
    json["costliest"] = jsonOf(candidate.costliest, alphabet);
    json["follow_ups"] = jsonOf(candidate.followUps, alphabet);
    return json;
}

Json jsonOf(const KeptReading& reading, const Alphabet& alphabet)
{
    Json leaves = Json::array();
    for (const WeightedLeave& leave : reading.leaves) {
        leaves.push_back(alphabet.written(leave.tiles.tiles()));
        leaves.push_back(std::llround(leave.weight));
    }
    return {{"move", reading.move}, {"trust", reading.trust}, {"leaves", std::move(leaves)}};
}

// --- reading: nothing of it is trusted

/// The numbers of one list; where one is missing, no number or out of range the list is unsound.
class Numbers
{
public:
    explicit Numbers(const Json& list) : m_list(list), m_sound(list.is_array()) {}

    [[nodiscard]] double number(double most = kMostNumber)
    {
        const Json* item = next();
        if (item == nullptr || !item->is_number()) return fail();
        const auto value = item->get<double>();
        return std::abs(value) <= most ? value : fail();
    }
    [[nodiscard]] std::int64_t count(std::int64_t most)
    {
        const Json* item = next();
        if (item == nullptr || !item->is_number_integer()) return fail();
        if (item->is_number_unsigned() &&
            item->get<std::uint64_t>() > static_cast<std::uint64_t>(most))
            return fail();
        const auto value = item->get<std::int64_t>();
        return value >= 0 ? value : fail();
    }
    [[nodiscard]] std::string text()
    {
        const Json* item = next();
        if (item != nullptr && item->is_string()) return item->get<std::string>();
        fail();
        return {};
    }
    [[nodiscard]] Moments moments()
    {
        Moments moments;
        moments.count = count(kMostCount);
        moments.sum = number();
        moments.squares = number();
        const auto n = static_cast<double>(moments.count);
        // No numbers have such sums.
        const double slack = 1e-6 * (1 + std::abs(moments.squares));
        if (moments.squares < 0 || moments.sum * moments.sum > n * (moments.squares + slack))
            fail();
        return moments;
    }
    [[nodiscard]] bool atEnd() const { return !m_sound || m_next >= m_list.size(); }
    /// All of it was there, and no more.
    [[nodiscard]] bool sound() const { return m_sound && m_next == m_list.size(); }

private:
    const Json* next()
    {
        if (!m_sound || m_next >= m_list.size()) return nullptr;
        return &m_list[m_next++];
    }
    int fail()
    {
        m_sound = false;
        return 0;
    }

    const Json& m_list;
    std::size_t m_next = 0;
    bool m_sound;
};

class KeptSimulationReader
{
public:
    KeptSimulationReader(const Position& question, study::Problem& problem)
        : m_question(question), m_problem(problem)
    {
    }

    std::optional<KeptSimulation> read(const Json& json);

private:
    bool readPlan(study::Fields& fields);
    bool readOthers(study::Fields& fields);
    bool readReading(const Json& json);
    bool readState(study::Fields& fields);
    bool readCandidate(const Json& json);
    bool readPlays(const Json& list, std::vector<SimulatedPlay>& plays) const;
    static bool readPlies(const Json& list, std::vector<SimulatedPly>& plies);
    static bool readHistogram(const Json& list, EquityHistogram& histogram);
    static bool readMoments(const Json& list, Moments& moments)
    {
        Numbers numbers(list);
        moments = numbers.moments();
        return numbers.sound();
    }

    const Position& m_question;
    study::Problem& m_problem;
    KeptSimulation m_kept;
};

bool KeptSimulationReader::readPlan(study::Fields& fields)
{
    SimulationState& state = m_kept.state;
    const auto plies = fields.number("plies", 1, SimulationQuestion::kMostPlies);
    const auto seed = fields.number("seed", 0, kMostSeed);
    const auto best = fields.number("best_static", 0, 1'000'000);
    if (!plies || !seed || !best) return false;
    state.plies = static_cast<int>(*plies);
    state.seed = static_cast<std::uint64_t>(*seed);
    m_kept.bestStatic = static_cast<int>(*best);
    Numbers stop(fields.list("stop"));
    m_kept.confidence = stop.number(1);
    if (m_kept.confidence < 0.5) return false;
    if (const std::int64_t most = stop.count(kMostSeed); most > 0) m_kept.iterations = most;
    if (const double seconds = stop.number(); seconds > 0) m_kept.seconds = seconds;
    return stop.sound();
}

bool KeptSimulationReader::readOthers(study::Fields& fields)
{
    if (const Json* words = fields.object("others_words")) {
        study::Fields own(*words, "others_words", m_problem);
        KeptWords kept{own.text("name"), own.text("sha256")};
        if (kept.name.empty() || kept.name.size() > KeptSimulation::kMostText ||
            kept.fingerprint.empty() || kept.fingerprint.size() > KeptSimulation::kMostText)
            return false;
        m_kept.othersWords = std::move(kept);
    }
    const Json* reading = fields.object("reading");
    return reading == nullptr || readReading(*reading);
}

bool KeptSimulationReader::readReading(const Json& json)
{
    study::Fields fields(json, "reading", m_problem);
    KeptReading reading;
    reading.move = fields.text("move");
    if (reading.move.size() > KeptSimulation::kMostText) return false;
    const Json* trust = json.contains("trust") ? &json["trust"] : nullptr;
    if (trust == nullptr || !trust->is_number()) return false;
    reading.trust = trust->get<double>();
    if (!(reading.trust > 0 && reading.trust <= 1)) return false;
    Numbers leaves(fields.list("leaves"));
    while (!leaves.atEnd()) {
        const auto tiles = m_question.rules().alphabet.readTiles(leaves.text());
        // Rounded up, all together can be a little more.
        const std::int64_t weight = leaves.count(static_cast<std::int64_t>(2 * kLeaveParts));
        if (!tiles || tiles->size() > kMaxRackSize || weight == 0 ||
            reading.leaves.size() == KeptSimulation::kMostLeaves)
            return false;
        reading.leaves.push_back({Leave(*tiles), static_cast<double>(weight)});
    }
    if (!leaves.sound() || reading.leaves.empty()) return false;
    // Whether the opponent can hold them is for those to say who deal.
    SimulationQuestion dealt{m_question};
    dealt.nextLeaves = reading.leaves;
    if (!ScenarioDealer::create(dealt)) return false;
    m_kept.reading = std::move(reading);
    return true;
}

bool KeptSimulationReader::readState(study::Fields& fields)
{
    SimulationState& state = m_kept.state;
    const std::string end = fields.text("end");
    const auto found = std::ranges::find(kEnds, end, searchEndName);
    if (found == kEnds.end()) return false;
    state.end = *found;
    state.rule = ruleCalled(fields.text("rule"));
    Numbers numbers(fields.list("took"));
    state.delta = numbers.number(1);
    state.seconds = numbers.number();
    if (!numbers.sound() || state.delta < 0 || state.delta >= 1 || state.seconds < 0) return false;
    const Json& candidates = fields.list("candidates");
    if (candidates.empty() || candidates.size() > KeptSimulation::kMostCandidates) return false;
    for (const Json& each : candidates)
        if (!readCandidate(each)) return false;
    const std::size_t paired = std::min(state.candidates.size(), SimulationState::kMostPaired);
    const Json& pairs = fields.list("pairs");
    if (!pairs.empty() && pairs.size() != paired * (paired - 1) / 2) return false;
    for (const Json& each : pairs) {
        Numbers pair(each);
        PairedDifference difference;
        difference.equity = pair.moments();
        difference.win = pair.moments();
        if (!pair.sound()) return false;
        state.pairs.push_back(difference);
    }
    return true;
}

bool KeptSimulationReader::readPlays(const Json& list, std::vector<SimulatedPlay>& plays) const
{
    if (list.size() > KeptSimulation::kMostPlays) return false;
    const GameRules& rules = m_question.rules();
    for (const Json& each : list) {
        Numbers fields(each);
        SimulatedPlay play;
        auto move = readPlacement(rules.alphabet, rules.layout.rows(), rules.layout.columns(),
                                  fields.text());
        if (!move) return false;
        play.move = *move;
        play.move.score.points = static_cast<int>(fields.number(30'000));
        play.count = fields.count(kMostCount);
        play.share = fields.number(1);
        play.meanEquity = fields.number();
        play.cost = fields.number();
        const auto needed = rules.alphabet.readTiles(fields.text());
        if (!fields.sound() || !needed || needed->size() > kMaxRackSize || play.share < 0)
            return false;
        // What lies there already can't be laid upon.
        for (const PlacedTile& tile : tilesPlacedBy(play.move))
            if (m_question.board().at(tile.row, tile.column) != kNoTile) return false;
        play.neededDraws = Rack(*needed);
        plays.push_back(play);
    }
    return true;
}

bool KeptSimulationReader::readPlies(const Json& list, std::vector<SimulatedPly>& plies)
{
    if (list.size() > KeptSimulation::kMostPlies) return false;
    for (const Json& each : list) {
        Numbers numbers(each);
        SimulatedPly ply;
        ply.score = numbers.moments();
        ply.bingos = numbers.count(ply.score.count);
        if (!numbers.sound()) return false;
        plies.push_back(ply);
    }
    return true;
}

bool KeptSimulationReader::readHistogram(const Json& list, EquityHistogram& histogram)
{
    Numbers numbers(list);
    auto step = static_cast<std::size_t>(numbers.count(EquityHistogram::kSteps));
    for (; !numbers.atEnd(); ++step) {
        if (step >= histogram.counts.size()) return false;
        histogram.counts[step] = numbers.count(kMostCount);
    }
    return numbers.sound();
}

bool KeptSimulationReader::readCandidate(const Json& json)
{
    study::Fields fields(json, "candidate", m_problem);
    SimulationState& state = m_kept.state;
    SimulatedCandidate candidate;
    candidate.id = static_cast<int>(state.candidates.size());
    const auto move = readMove(m_question, fields.text("move"));
    if (!move) return false;
    const auto written = Simulator::candidate(m_question, *move);
    if (!written || std::ranges::find(state.candidates, *written, &SimulatedCandidate::move) !=
                        state.candidates.end())
        return false;
    candidate.move = *written;
    const auto equity = fields.number("static", std::numeric_limits<std::int32_t>::min(),
                                      std::numeric_limits<std::int32_t>::max());
    const auto finished = fields.number("finished", 0, kMostCount);
    const auto standing =
        std::ranges::find(kStandings, fields.text("standing"), &StandingName::name);
    if (!equity || !finished || standing == kStandings.end()) return false;
    candidate.staticEquity.millis = static_cast<std::int32_t>(*equity);
    candidate.finished = *finished;
    candidate.standing = standing->standing;
    candidate.kept = fields.flag("pinned");
    const Json* best = json.contains("best") ? &json["best"] : nullptr;
    if (best == nullptr || !best->is_number()) return false;
    candidate.bestProbability = best->get<double>();
    if (!(candidate.bestProbability >= 0 && candidate.bestProbability <= 1)) return false;
    const bool whole = readMoments(fields.list("equity"), candidate.equity) &&
                       readMoments(fields.list("win"), candidate.win) &&
                       readMoments(fields.list("equity_gap"), candidate.difference.equity) &&
                       readMoments(fields.list("win_gap"), candidate.difference.win) &&
                       readPlies(fields.list("plies"), candidate.byPly) &&
                       readHistogram(fields.list("histogram"), candidate.histogram) &&
                       readPlays(fields.list("replies"), candidate.replies) &&
                       readPlays(fields.list("costliest"), candidate.costliest) &&
                       readPlays(fields.list("follow_ups"), candidate.followUps);
    const auto n = static_cast<double>(candidate.win.count);
    if (!whole || candidate.equity.count != candidate.win.count || candidate.win.sum < 0 ||
        candidate.win.sum > n)
        return false;
    state.iterations = std::max(state.iterations, candidate.iterations());
    state.samples += candidate.iterations();
    state.candidates.push_back(std::move(candidate));
    return true;
}

std::optional<KeptSimulation> KeptSimulationReader::read(const Json& json)
{
    study::Fields fields(json, "simulation", m_problem);
    if (!readPlan(fields) || !readOthers(fields) || !readState(fields) || m_problem.any())
        return std::nullopt;
    if (m_kept.state.samples > Simulator::kMostSamples || m_kept.state.samples == 0)
        return std::nullopt;
    return std::move(m_kept);
}

bool isOf(const CachedAnalysis& analysis, const Position& question)
{
    return analysis.kind == kSimulationKind && analysis.positionHash == question.hash();
}

tl::unexpected<Error> damaged()
{
    return failure(ErrorCode::Malformed,
                   say("the numbers that the file keeps of it are damaged; they stay in the file"));
}

}  // namespace

std::vector<WeightedLeave> inWholeParts(std::vector<WeightedLeave> leaves)
{
    double sum = 0;
    for (const WeightedLeave& leave : leaves) sum += leave.weight;
    if (!(sum > 0)) return {};
    for (WeightedLeave& leave : leaves) leave.weight = std::round(leave.weight / sum * kLeaveParts);
    std::erase_if(leaves, [](const WeightedLeave& leave) { return leave.weight == 0; });
    if (leaves.size() <= KeptSimulation::kMostLeaves) return leaves;
    const auto isUnknown = [](const WeightedLeave& leave) { return leave.tiles.total() == 0; };
    std::ranges::stable_sort(leaves, [&](const WeightedLeave& a, const WeightedLeave& b) {
        return isUnknown(a) != isUnknown(b) ? isUnknown(a) : a.weight > b.weight;
    });
    if (!isUnknown(leaves.front())) leaves.insert(leaves.begin(), WeightedLeave());
    while (leaves.size() > KeptSimulation::kMostLeaves) {
        leaves.front().weight += leaves.back().weight;
        leaves.pop_back();
    }
    return leaves;
}

std::string simulationSettings(const Lexicon& lexicon, const Klv* leaves, const WinTable* winTable)
{
    std::string settings = "lexicon=";
    settings += lexiconFingerprint(lexicon);
    settings += ";leaves=";
    settings += leavesFingerprint(leaves);
    settings += ";wins=";
    settings += winTableFingerprint(winTable);
    return settings;
}

std::shared_ptr<const CachedAnalysis> keptSimulation(const KeptSimulation& simulation,
                                                     const Position& question,
                                                     const std::string& settings)
{
    const SimulationState& state = simulation.state;
    const auto seed = static_cast<std::int64_t>(state.seed);
    if (state.samples == 0 || seed < 0 || state.candidates.size() > KeptSimulation::kMostCandidates)
        return nullptr;
    const bool endless = std::isinf(simulation.seconds);
    const bool countless = simulation.iterations == std::numeric_limits<std::int64_t>::max();
    Json data{{"plies", state.plies},
              {"seed", seed},
              {"best_static", simulation.bestStatic},
              {"stop", Json::array({simulation.confidence, countless ? 0 : simulation.iterations,
                                    endless ? 0 : simulation.seconds})},
              {"end", searchEndName(state.end)},
              {"rule", state.rule},
              {"took", Json::array({state.delta, state.seconds})}};
    if (simulation.othersWords)
        data["others_words"] = {{"name", simulation.othersWords->name},
                                {"sha256", simulation.othersWords->fingerprint}};
    if (simulation.reading)
        data["reading"] = jsonOf(*simulation.reading, question.rules().alphabet);
    for (const SimulatedCandidate& candidate : state.candidates)
        data["candidates"].push_back(jsonOf(candidate, question));
    for (const PairedDifference& pair : state.pairs)
        data["pairs"].push_back(
            Json::array({pair.equity.count, pair.equity.sum, pair.equity.squares, pair.win.count,
                         pair.win.sum, pair.win.squares}));
    std::string text = study::print(data, -1);
    if (text.size() > KeptSimulation::kMostBytes) return nullptr;
    return std::make_shared<const CachedAnalysis>(
        CachedAnalysis{std::string(kSimulationKind), question.hash(), settings, std::move(text)});
}

bool hasKeptSimulation(const Annotations& annotations, const Position& question)
{
    return std::ranges::any_of(annotations.analyses,
                               [&](const auto& each) { return isOf(*each, question); });
}

Result<std::optional<KeptSimulation>> takeKeptSimulation(const Annotations& annotations,
                                                         const Position& question,
                                                         const std::string& settings)
{
    const auto& analyses = annotations.analyses;
    const auto found = std::find_if(analyses.rbegin(), analyses.rend(), [&](const auto& each) {
        return isOf(*each, question) && each->settings == settings;
    });
    if (found == analyses.rend()) return std::nullopt;
    if ((*found)->data.size() > KeptSimulation::kMostBytes) return damaged();
    const auto json = study::parse((*found)->data);
    if (!json || !json->is_object()) return damaged();
    study::Problem problem;
    auto kept = KeptSimulationReader(question, problem).read(*json);
    if (!kept) return damaged();
    return kept;
}

Annotations withKeptSimulation(Annotations annotations,
                               std::shared_ptr<const CachedAnalysis> simulation)
{
    auto& analyses = annotations.analyses;
    std::erase_if(analyses, [&](const auto& each) {
        return each->kind == kSimulationKind && each->positionHash == simulation->positionHash;
    });
    auto older = std::ranges::count(analyses, kSimulationKind, &CachedAnalysis::kind);
    std::erase_if(analyses, [&](const auto& each) {
        return each->kind == kSimulationKind &&
               older-- >= static_cast<std::ptrdiff_t>(KeptSimulation::kMostOfANode);
    });
    analyses.push_back(std::move(simulation));
    return annotations;
}

bool sameNumbers(const SimulationState& a, const SimulationState& b)
{
    const auto same = [](const Moments& x, const Moments& y) {
        return x.count == y.count && x.sum == y.sum && x.squares == y.squares;
    };
    int common = 0;
    for (const SimulatedCandidate& x : a.candidates) {
        const auto y = std::ranges::find(b.candidates, x.move, &SimulatedCandidate::move);
        if (y == b.candidates.end()) continue;
        if (!same(x.equity, y->equity) || !same(x.win, y->win)) return false;
        ++common;
    }
    return common > 0;
}

}  // namespace engine
