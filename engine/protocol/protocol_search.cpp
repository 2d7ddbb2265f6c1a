// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/protocol/protocol_search.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <initializer_list>
#include <limits>
#include <memory>
#include <utility>

#include "engine/board/legality.h"
#include "engine/eval/move_chances.h"
#include "engine/eval/move_ranking.h"
#include "engine/eval/shown_order.h"
#include "engine/eval/static_evaluator.h"
#include "engine/protocol/protocol_lines.h"
#include "engine/protocol/protocol_move.h"
#include "engine/protocol/protocol_words.h"
#include "engine/rules/text.h"
#include "engine/search/endgame_search.h"
#include "engine/search/endgame_solver.h"
#include "engine/search/inference.h"
#include "engine/search/pre_endgame_solver.h"
#include "engine/search/simulating_player.h"
#include "engine/search/simulator.h"

namespace engine {
namespace {

constexpr std::int64_t kDefaultIterations = 10'000;
/// With a confidence as the only limit, equal moves would never end it.
constexpr std::int64_t kIterationsUntilSure = 100'000;
constexpr double kDefaultConfidence = 0.99;
constexpr int kDefaultPlies = 2;
/// Of a game that is played out, see kBagToPlayOut.
constexpr int kPliesToPlayOut = 40;
constexpr double kDefaultEndgameSeconds = 10;
constexpr double kDefaultInferenceSeconds = 5;
/// Of the time for a move, for reading the other player's latest one.
constexpr double kInferenceShare = 0.25;
/// Leaves that are told of, likeliest first: at the end, and on the way.
constexpr std::size_t kLeavesAtTheEnd = 50;
constexpr std::size_t kLeavesOnTheWay = 10;
constexpr std::int64_t kTilesATurn = 8;
constexpr std::int64_t kLeastMoveTime = 50;
/// Results of a simulation are written at every fifth state: twice a second.
constexpr int kStatesALine = 5;

/// Tells of parameters that a search has no use for, so that none is passed over in silence.
void ignoreParameters(const GoCommand& go, std::initializer_list<std::string_view> names,
                      const ProtocolOutput& out)
{
    const auto given = [&go](std::string_view name) {
        return (name == "depth" && go.depth) || (name == "iterations" && go.iterations) ||
               (name == "stopcondition" && go.stopCondition) || (name == "threads" && go.threads) ||
               (name == "firstwin" && go.firstWin) || (name == "useinference" && go.useInference);
    };
    for (const std::string_view name : names)
        if (given(name)) out(ignoredLine(name));
}

double secondsOf(const GoCommand& go)
{
    if (go.infinite || !go.moveTime) return std::numeric_limits<double>::infinity();
    return static_cast<double>(*go.moveTime) / 1000;
}

/// The candidates with their static worth, in the order of that: those of `searchmoves`, or the
/// best ones; and those of `alsosearchmoves`.
Result<MoveRanking> candidatesOf(const ProtocolQuestion& question)
{
    const Position& position = *question.position;
    RankRequest request{position, question.leaves, question.candidates};
    request.winTable = question.winTable;
    // Fast enough to do it to the end whatever is requested meanwhile.
    auto ranking = rankMoves(request);
    if (!ranking) return ranking;
    if (!question.searchMoves.empty()) {
        ranking->moves.clear();
        ranking->chances.clear();
    }
    Valuation valuation;
    StaticEvaluator(question.leaves).prepare(position, valuation);
    std::optional<MoveChances> chances;
    if (question.winTable && MoveChances::canTell(position))
        chances.emplace(*question.winTable, position);
    for (const auto* moves : {&question.searchMoves, &question.alsoMoves}) {
        for (const Move& move : *moves) {
            const auto same = [&move](const RankedMove& ranked) { return ranked.move == move; };
            if (std::ranges::any_of(ranking->moves, same)) continue;
            const RankedMove ranked{move, equityOf(position, move, valuation)};
            const std::size_t place = placeAmong(ranking->moves, ranked);
            const auto at = static_cast<std::ptrdiff_t>(place);
            ranking->moves.insert(ranking->moves.begin() + at, ranked);
            if (chances)
                ranking->chances.insert(ranking->chances.begin() + at, chances->after(ranked));
        }
    }
    return ranking;
}

tl::unexpected<ProtocolError> notForThis(const Error& error)
{
    return protocolFailure(ProtocolErrorCode::BadPosition, error);
}

ProtocolAnswer answerOf(const MoveRanking& ranking, std::size_t place = 0)
{
    const RankedMove& best = ranking.moves[place];
    ProtocolAnswer answer{best.move, best.equity, std::nullopt};
    if (place < ranking.chances.size()) answer.win = ranking.chances[place].share;
    return answer;
}

// --- gen -----------------------------------------------------------------------------------------

ProtocolResult<ProtocolAnswer> runGeneration(const ProtocolQuestion& question,
                                             const TaskContext& /*context*/,
                                             const ProtocolOutput& out)
{
    ignoreParameters(
        question.go,
        {"depth", "iterations", "stopcondition", "threads", "firstwin", "useinference"}, out);
    const auto ranking = candidatesOf(question);
    if (!ranking) return notForThis(ranking.error());
    for (std::size_t i = 0; i < ranking->moves.size(); ++i)
        out(generatedLine(question, ranking->moves[i], i + 1));
    return answerOf(*ranking);
}

// --- infer ---------------------------------------------------------------------------------------

Result<std::unique_ptr<Inference>> inferenceFor(const ProtocolQuestion& question)
{
    if (!question.latest)
        return failure(ErrorCode::IllegalPosition,
                       say("the position doesn't tell the move that is to be read"));
    InferenceQuestion asked{question.latest->before, question.latest->move};
    asked.takenBack = question.latest->takenBack;
    asked.leaves = question.leaves;
    asked.seed = question.seed;
    return Inference::create(std::move(asked));
}

/// What the other player may hold, within the time that a simulation has for that; null when it
/// can't be told.
StatePtr<InferenceState> readLatestMove(const ProtocolQuestion& question,
                                        const TaskContext& context)
{
    const auto inference = inferenceFor(question);
    if (!inference) return nullptr;
    SearchLimits limits;
    limits.seconds = std::min(kInferenceShare * secondsOf(question.go), kDefaultInferenceSeconds);
    return (*inference)->run(limits, context);
}

ProtocolResult<ProtocolAnswer> runInference(const ProtocolQuestion& question,
                                            const TaskContext& context, const ProtocolOutput& out)
{
    const GoCommand& go = question.go;
    ignoreParameters(go, {"depth", "stopcondition", "firstwin", "useinference"}, out);
    const auto inference = inferenceFor(question);
    if (!inference) return notForThis(inference.error());
    SearchLimits limits;
    limits.seconds = secondsOf(go);
    if (go.iterations && !go.infinite) limits.units = *go.iterations;
    else if (!go.infinite && !go.moveTime) limits.seconds = kDefaultInferenceSeconds;
    const auto show = [&](const InferenceState& state, std::size_t most) {
        for (std::size_t i = 0; i < std::min(most, state.leaves.size()); ++i)
            out(inferredLine(question, state.leaves[i]));
    };
    int states = 0;
    const auto state = (*inference)->run(limits, context, [&](const auto& each) {
        if (each->end == SearchEnd::NotYet && states++ % kStatesALine == 0)
            show(*each, kLeavesOnTheWay);
    });
    if (state->fellBack) out(nothingExplainsLine());
    show(*state, kLeavesAtTheEnd);
    return ProtocolAnswer{};
}

// --- sim -----------------------------------------------------------------------------------------

SimulationPolicy policyOf(const GoCommand& go)
{
    const double confidence = go.stopCondition ? *go.stopCondition / 100.0 : kDefaultConfidence;
    SimulationPolicy policy = SimulationPolicy::ofConfidence(confidence);
    if (go.infinite) policy.rules.clear();
    if (go.infinite || go.stopCondition) return policy;
    if (go.moveTime) policy.rules = {stopWithoutRivals()};
    // So many of each.
    else if (go.iterations) policy = {};
    return policy;
}

SearchLimits limitsOfSimulation(const GoCommand& go)
{
    SearchLimits limits;
    limits.seconds = secondsOf(go);
    limits.units = Simulator::kMostIterations;
    if (go.infinite) return limits;
    if (go.iterations) limits.units = std::min(*go.iterations, Simulator::kMostIterations);
    else if (!go.moveTime)
        limits.units = go.stopCondition ? kIterationsUntilSure : kDefaultIterations;
    return limits;
}

/// As in a state, but what is not known yet stands there by its static worth.
SimulationState shownState(const SimulationState& state, const MoveRanking& ranking)
{
    SimulationState shown = state;
    for (SimulatedCandidate& candidate : shown.candidates) {
        if (candidate.iterations() > 0) continue;
        const auto same = [&](const RankedMove& ranked) { return ranked.move == candidate.move; };
        const auto found = std::ranges::find_if(ranking.moves, same);
        const auto place = static_cast<std::size_t>(found - ranking.moves.begin());
        const double chance =
            place < ranking.chances.size() ? ranking.chances[place].share : WinProbability{}.share;
        candidate.win = {0, chance, 0};
        candidate.equity = {0, candidate.staticEquity.toPoints(), 0};
    }
    return shown;
}

ProtocolResult<ProtocolAnswer> runSimulation(const ProtocolQuestion& question,
                                             const TaskContext& context, const ProtocolOutput& out)
{
    const GoCommand& go = question.go;
    ignoreParameters(go, {"firstwin"}, out);
    const auto ranking = candidatesOf(question);
    if (!ranking) return notForThis(ranking.error());
    SimulationQuestion asked{*question.position};
    for (const RankedMove& ranked : ranking->moves) asked.candidates.push_back(ranked.move);
    asked.leaves = question.leaves;
    asked.winTable = question.winTable;
    asked.plies = std::min(go.depth.value_or(kDefaultPlies), SimulationQuestion::kMostPlies);
    asked.seed = question.seed;
    if (go.depth && *go.depth > asked.plies) out(ignoredLine("depth"));
    SearchLimits limits = limitsOfSimulation(go);
    if (go.useInference) {
        if (const auto reading = readLatestMove(question, context)) {
            asked.nextLeaves = leavesToSimulate(*reading, *question.position);
            limits.seconds = std::max(limits.seconds - reading->seconds, 0.0);
        } else {
            out(ignoredLine("useinference"));
        }
    }
    const auto simulator = Simulator::create(std::move(asked), policyOf(go));
    if (!simulator) return notForThis(simulator.error());
    int states = 0;
    const auto show = [&](const SimulationState& state) {
        const SimulationState shown = shownState(state, *ranking);
        for (std::size_t i = 0; i < shown.candidates.size(); ++i)
            out(simulatedLine(question, shown, i));
    };
    const auto state = (*simulator)->run(limits, context, [&](const auto& each) {
        if (each->end == SearchEnd::NotYet && states++ % kStatesALine == 0) show(*each);
    });
    show(*state);
    const SimulationState shown = shownState(*state, *ranking);
    const SimulatedCandidate& best = shown.candidates.front();
    return ProtocolAnswer{best.move,
                          {static_cast<std::int32_t>(std::lround(1000 * shownMean(best.equity)))},
                          shownMean(best.win)};
}

// --- endgame -------------------------------------------------------------------------------------

Result<EndgameSolver> solverFor(const ProtocolQuestion& question)
{
    EndgameQuestion asked;
    asked.position = question.position;
    asked.end = EndgameEnd::Rules;
    asked.tableBytes = question.endgameTableBytes;
    asked.moves = question.searchMoves;
    asked.moves.insert(asked.moves.end(), question.alsoMoves.begin(), question.alsoMoves.end());
    asked.firstWin = question.go.firstWin;
    return EndgameSolver::create(std::move(asked));
}

ProtocolAnswer endgameAnswer(const Position& position, const Move& move, Score value)
{
    const int lead = (position.spread() + value).points;
    return {move, Equity::from(value), lead > 0 ? 1.0 : lead == 0 ? 0.5 : 0.0};
}

ProtocolResult<ProtocolAnswer> solve(EndgameSolver& solver, const ProtocolQuestion& question,
                                     SearchLimits limits, const TaskContext& context,
                                     const ProtocolOutput& out)
{
    ignoreParameters(question.go, {"iterations", "stopcondition", "useinference"}, out);
    if (question.go.depth) limits.depth = std::min(*question.go.depth, EndgameSearch::kMostDepth);
    int depth = 0;
    const auto state = solver.run(limits, context, [&](const auto& each) {
        if (each->depth > depth && !each->line.empty()) out(endgameLine(question, *each));
        depth = each->depth;
    });
    const Position& position = *question.position;
    if (state->line.empty()) {
        // Stopped before anything was known.
        const auto ranking = candidatesOf(question);
        if (!ranking) return notForThis(ranking.error());
        return answerOf(*ranking);
    }
    if (question.searchMoves.empty()) {
        for (const EndgameMoveValue& move : state->moves)
            out(endgameMoveLine(question, *state, move));
        out(endgameLine(question, *state));
        return endgameAnswer(position, state->line.front(), state->value);
    }
    const auto asked =
        std::span(state->moves).first(std::min(state->moves.size(), question.searchMoves.size()));
    for (const EndgameMoveValue& move : state->moves) out(endgameMoveLine(question, *state, move));
    const auto best = std::ranges::max_element(
        asked, {}, [](const EndgameMoveValue& move) { return move.value; });
    if (best == asked.end()) return ProtocolAnswer{question.searchMoves.front(), {}, std::nullopt};
    return endgameAnswer(position, best->move, best->value);
}

ProtocolResult<ProtocolAnswer> solveWith(EndgameSolver solver, const ProtocolQuestion& question,
                                         const SearchLimits& limits, const TaskContext& context,
                                         const ProtocolOutput& out)
{
    const auto kept = std::make_shared<EndgameSolver>(std::move(solver));
    auto answer = solve(*kept, question, limits, context, out);
    if (answer) answer->leftovers = kept;
    return answer;
}

ProtocolResult<ProtocolAnswer> runEndgame(const ProtocolQuestion& question,
                                          const TaskContext& context, const ProtocolOutput& out)
{
    auto solver = solverFor(question);
    if (!solver) return notForThis(solver.error());
    SearchLimits limits;
    limits.seconds = secondsOf(question.go);
    return solveWith(std::move(*solver), question, limits, context, out);
}

// --- peg -----------------------------------------------------------------------------------------

Result<PreEndgameSolver> preEndgameFor(const ProtocolQuestion& question)
{
    PreEndgameQuestion asked;
    asked.position = question.position;
    asked.end = EndgameEnd::Rules;
    asked.leaves = question.leaves;
    // There is no way to ask for none but those that are named.
    asked.candidates = question.searchMoves.empty() ? question.candidates : 1;
    asked.moves = question.searchMoves;
    asked.moves.insert(asked.moves.end(), question.alsoMoves.begin(), question.alsoMoves.end());
    asked.seed = question.seed;
    asked.tableBytes = question.endgameTableBytes;
    return PreEndgameSolver::create(std::move(asked));
}

ProtocolResult<ProtocolAnswer> solvePreEndgame(PreEndgameSolver solver,
                                               const ProtocolQuestion& question,
                                               const TaskContext& context,
                                               const ProtocolOutput& out)
{
    const GoCommand& go = question.go;
    ignoreParameters(go, {"iterations", "stopcondition", "firstwin", "useinference"}, out);
    SearchLimits limits;
    limits.seconds = secondsOf(go);
    if (go.depth) limits.depth = *go.depth;
    if (!go.infinite && !go.moveTime && !go.depth) limits.seconds = kDefaultEndgameSeconds;
    const auto kept = std::make_shared<PreEndgameSolver>(std::move(solver));
    const auto isAsked = [&](const PreEndgameRow& row) {
        const auto named = [&row](const std::vector<Move>& moves) {
            return std::ranges::find(moves, row.move) != moves.end();
        };
        return row.solved > 0 && (question.searchMoves.empty() || named(question.searchMoves) ||
                                  named(question.alsoMoves));
    };
    const auto show = [&](const PreEndgameState& state) {
        for (const PreEndgameRow& row : state.rows)
            if (isAsked(row)) out(preEndgameLine(question, state, row));
    };
    int stage = -1;
    const auto state = kept->run(limits, context, [&](const auto& each) {
        if (each->end == SearchEnd::NotYet && each->stage > stage) show(*each);
        stage = each->stage;
    });
    show(*state);
    ProtocolAnswer answer;
    if (const auto best = std::ranges::find_if(state->rows, isAsked); best != state->rows.end()) {
        answer = {
            best->move, {static_cast<std::int32_t>(std::lround(1000 * best->gain))}, best->share()};
    } else {
        // Stopped before anything was known.
        const auto ranking = candidatesOf(question);
        if (!ranking) return notForThis(ranking.error());
        answer = answerOf(*ranking);
    }
    answer.leftovers = kept;
    return answer;
}

ProtocolResult<ProtocolAnswer> runPreEndgame(const ProtocolQuestion& question,
                                             const TaskContext& context, const ProtocolOutput& out)
{
    auto solver = preEndgameFor(question);
    if (!solver) return notForThis(solver.error());
    return solvePreEndgame(std::move(*solver), question, context, out);
}

// --- auto ----------------------------------------------------------------------------------------

/// By what is left of the game: the exact endgame with an empty bag, every draw with one tile in it;
/// simulation otherwise, to the end when the bag is nearly empty.
ProtocolResult<ProtocolAnswer> runAutomatic(const ProtocolQuestion& question,
                                            const TaskContext& context, const ProtocolOutput& out)
{
    const int bag = question.position->bagSize();
    if (bag == 0) {
        if (auto solver = solverFor(question)) {
            SearchLimits limits;
            limits.seconds = secondsOf(question.go);
            const GoCommand& go = question.go;
            if (!go.infinite && !go.moveTime && !go.depth) limits.seconds = kDefaultEndgameSeconds;
            return solveWith(std::move(*solver), question, limits, context, out);
        }
    }
    if (bag == 1) {
        if (auto solver = preEndgameFor(question))
            return solvePreEndgame(std::move(*solver), question, context, out);
    }
    ProtocolQuestion simulated = question;
    if (bag <= kBagToPlayOut && !question.go.depth) simulated.go.depth = kPliesToPlayOut;
    return runSimulation(simulated, context, out);
}

constexpr std::array<ProtocolSearch, 6> kSearches = {{{"gen", true, runGeneration},
                                                      {"sim", true, runSimulation},
                                                      {"infer", false, runInference},
                                                      {"endgame", true, runEndgame},
                                                      {"peg", true, runPreEndgame},
                                                      {"auto", true, runAutomatic}}};

}  // namespace

std::span<const ProtocolSearch> protocolSearches()
{
    return kSearches;
}

const ProtocolSearch* findProtocolSearch(std::string_view mode)
{
    const std::string_view name = mode.empty() ? "auto" : mode;
    const auto found = std::ranges::find(kSearches, name, &ProtocolSearch::mode);
    return found == kSearches.end() ? nullptr : &*found;
}

ProtocolResult<std::vector<Move>> readSearchMoves(const Position& position,
                                                  std::span<const std::string> texts)
{
    std::vector<Move> moves;
    for (const std::string& text : texts) {
        const auto bad = [&text](const Sentence& why) {
            return protocolFailure(
                ProtocolErrorCode::BadMove,
                {ErrorCode::IllegalMove, say("%1: %2", text::quoted(text), why), {}});
        };
        const auto read = readProtocolMove(position, text);
        if (!read) return bad(read.error().sentence);
        const Move& move = read->move;
        if (read->kind != ProtocolMove::Kind::Played) return bad(say("this is no move to search"));
        if (const auto legal = checkMove(position, move, WordCheck::Ignore); !legal)
            return bad(legal.error().sentence);
        if (!position.mover().rack.contains(move.tilesUsed()) ||
            (move.kind == MoveKind::Exchange && move.length == 0))
            return bad(say("the rack doesn't hold these tiles"));
        if (std::ranges::find(moves, move) == moves.end()) moves.push_back(move);
    }
    return moves;
}

std::int64_t timeForMove(const Position& position, std::int64_t left, std::int64_t increment)
{
    const std::int64_t tiles = position.bagSize() + position.mover().rack.total();
    const std::int64_t turns = std::max<std::int64_t>((tiles + kTilesATurn - 1) / kTilesATurn, 1);
    const std::int64_t share = left / turns + increment;
    // Never all of it.
    return std::max(std::min(share, left / 2 + increment), kLeastMoveTime);
}

}  // namespace engine
