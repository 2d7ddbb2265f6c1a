// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/turn_judge.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "engine/board/hands.h"
#include "engine/eval/find_move.h"
#include "engine/eval/move_ranking.h"
#include "engine/search/endgame_solver.h"
#include "engine/search/ending_kind.h"
#include "engine/search/pre_endgame_solver.h"
#include "engine/search/rollout_ending.h"
#include "engine/search/simulator.h"

namespace engine {
namespace {

constexpr std::array<std::string_view, 5> kJudgeNames{"static", "simulation", "bridge",
                                                      "pre-endgame", "endgame"};
constexpr std::array<std::string_view, 3> kDepthNames{"static", "standard", "deep"};

/// The chance of naming a wrong best move.
constexpr double kWrongChoice = 0.02;
/// A loss is not told with fewer iterations.
constexpr std::int64_t kLeastForLoss = 120;
/// Nor is one by roll-outs to endgames.
constexpr std::int64_t kLeastForBridge = 100;
/// But fewer are enough to doubt what roll-outs without endgames say.
constexpr std::int64_t kLeastForDoubt = 12;
/// The size of a mistake changes at these losses; how far off they must be, in standard errors.
constexpr std::array<double, 3> kBorders{0.0025, 0.03, 0.07};
constexpr double kFarFromBorder = 2;
/// No error of a loss need be smaller.
constexpr double kSmallError = 0.002;
/// How often an endgame gets the time of a turn again when it has found nothing yet.
constexpr int kMoreForAnswer = 3;
/// How often a search gets the time of a turn again while it is in doubt what the mistake is.
constexpr int kMoreForDoubt = 2;
/// Moves that may be as good as the best one are looked at again, so many of them.
constexpr std::size_t kMostRivals = 3;
constexpr std::size_t kCandidatesForRival = 10;
/// Smaller losses aren't worth that.
constexpr double kDoubtfulLoss = 0.01;

/// Whether chance may have made a mistake of it, or one of another size.
bool isInDoubt(const TurnVerdict& verdict)
{
    if (verdict.lossWin < kDoubtfulLoss) return false;
    return !verdict.isSure() || std::ranges::any_of(kBorders, [&](double border) {
        return std::abs(verdict.lossWin - border) <= kFarFromBorder * verdict.winError;
    });
}
/// Turns after which every game is over that doesn't stall.
constexpr int kToTheEnd = 60;

double sharedWin(int spread)
{
    if (spread == 0) return 0.5;
    return spread > 0 ? 1 : 0;
}

/// Ends a simulation once it is known what the move cost: the best one is found, and more
/// iterations wouldn't make the mistake one of another size.
StopRule stopWhenLossIsKnown(std::size_t played)
{
    return {"loss_known", [played](const RaceView& race) {
                if (!race.decided || race.iterations < kLeastForLoss) return false;
                if (played >= race.arms.size()) return true;
                const ArmVerdict& verdict = race.arms[played].verdict;
                if (verdict.standing == ArmStanding::Leads ||
                    verdict.standing == ArmStanding::Joined)
                    return true;
                const double error = verdict.difference.win.standardError();
                const double loss = -verdict.difference.win.mean();
                return error <= kSmallError || std::ranges::all_of(kBorders, [&](double border) {
                           return std::abs(loss - border) > kFarFromBorder * error;
                       });
            }};
}

bool isSameMove(const Position& position, const Move& move, const Move& other)
{
    const std::array<RankedMove, 1> one{{{move, {}}}};
    return findMove(one, position, other).has_value();
}

void sayWhatCounts(TurnVerdict& verdict)
{
    // Of a minus zero the maximum would keep the sign.
    if (!(verdict.lossWin > 0)) verdict.lossWin = 0;
    if (!(verdict.lossPoints > 0)) verdict.lossPoints = 0;
    verdict.byPoints =
        verdict.bestWin < TurnJudge::kSurelyLost ||
        (verdict.bestWin > TurnJudge::kSurelyWon && verdict.win > TurnJudge::kSurelyWon);
}

std::optional<double> meanReply(const SimulatedCandidate& candidate)
{
    if (candidate.byPly.empty() || candidate.byPly.front().score.count == 0) return std::nullopt;
    return candidate.byPly.front().score.mean();
}

/// What a simulation of a phony that stayed and of the best move that is allowed says.
TurnVerdict verdictOfPhony(const SimulationState& state, const SimulatedCandidate& phony)
{
    const bool phonyLeads = &phony == &state.candidates.front();
    const SimulatedCandidate& best = state.candidates[phonyLeads ? 1 : 0];
    TurnVerdict verdict;
    verdict.by = JudgedBy::Simulation;
    verdict.best = best.move;
    verdict.win = phony.win.mean();
    verdict.bestWin = best.win.mean();
    verdict.points = phony.equity.mean();
    verdict.bestPoints = best.equity.mean();
    // Differences are to the leader.
    const SimulatedCandidate& other = phonyLeads ? best : phony;
    const double sign = phonyLeads ? 1 : -1;
    verdict.lossWin = sign * other.difference.win.mean();
    verdict.winError = other.difference.win.standardError();
    verdict.lossPoints = sign * other.difference.equity.mean();
    verdict.pointsError = other.difference.equity.standardError();
    verdict.iterations = state.iterations;
    verdict.replies = meanReply(phony);
    verdict.bestReplies = meanReply(best);
    return verdict;
}

/// What a simulation says of the move that was played.
TurnVerdict verdictOf(const SimulationState& state, const SimulatedCandidate& played)
{
    const SimulatedCandidate& leader = state.candidates.front();
    TurnVerdict verdict;
    verdict.by = JudgedBy::Simulation;
    const bool isBest = &played == &leader || played.standing == ArmStanding::Joined;
    const SimulatedCandidate& best = isBest ? played : leader;
    verdict.best = best.move;
    verdict.win = played.win.mean();
    verdict.points = played.equity.mean();
    if (isBest) {
        verdict.bestWin = verdict.win;
        verdict.bestPoints = verdict.points;
    } else {
        // What the two differ by in the scenarios that both met is known better than either.
        verdict.lossWin = -played.difference.win.mean();
        verdict.winError = played.difference.win.standardError();
        verdict.lossPoints = -played.difference.equity.mean();
        verdict.pointsError = played.difference.equity.standardError();
        verdict.bestWin = leader.win.mean();
        verdict.bestPoints = leader.equity.mean();
    }
    verdict.iterations = state.iterations;
    verdict.replies = meanReply(played);
    verdict.bestReplies = meanReply(best);
    const auto next = std::ranges::find_if(state.candidates, [&](const auto& each) {
        return &each != &leader && each.standing != ArmStanding::Joined;
    });
    if (next != state.candidates.end() && next->iterations() > 0) {
        verdict.leadWin = std::max(-next->difference.win.mean(), 0.0);
        verdict.leadError = next->difference.win.standardError();
        verdict.alone = verdict.leadWin > TurnVerdict::kSureErrors * verdict.leadError;
    }
    for (const SimulatedCandidate& each : state.candidates) {
        const bool isOther =
            &each != &leader && &each != &played && each.standing != ArmStanding::Joined;
        if (!isOther || verdict.rivals.size() == kMostRivals || each.iterations() == 0) continue;
        const Moments& win = each.difference.win;
        if (-win.mean() <= TurnVerdict::kSureErrors * win.standardError())
            verdict.rivals.push_back(each.move);
    }
    return verdict;
}

}  // namespace

std::string_view judgedByName(JudgedBy by)
{
    return kJudgeNames[static_cast<std::size_t>(by)];
}

std::string_view reviewDepthName(ReviewDepth depth)
{
    return kDepthNames[static_cast<std::size_t>(depth)];
}

std::optional<ReviewDepth> reviewDepthFrom(std::string_view name)
{
    for (std::size_t i = 0; i < kDepthNames.size(); ++i)
        if (kDepthNames[i] == name) return static_cast<ReviewDepth>(i);
    return std::nullopt;
}

JudgeSettings JudgeSettings::of(ReviewDepth depth)
{
    JudgeSettings settings;
    if (depth != ReviewDepth::Deep) return settings;
    settings.seconds *= 10;
    settings.iterations *= 10;
    settings.candidates *= 2;
    return settings;
}

JudgedBy TurnJudge::fittingSearch(const Position& position)
{
    if (position.playerCount() != 2 || position.rules().jumbled()) return JudgedBy::Simulation;
    if (position.bagSize() == 0) return JudgedBy::Endgame;
    const auto kind = endingKindFor(position);
    if (!kind) return JudgedBy::Simulation;
    return *kind == EndingKind::PreEndgame ? JudgedBy::PreEndgame : JudgedBy::Bridge;
}

Result<TurnVerdict> TurnJudge::judge(const JudgeQuestion& question,
                                     const TaskContext& context) const
{
    JudgedBy by = fittingSearch(*question.position);
    std::optional<TurnVerdict> drawn;
    if (by == JudgedBy::PreEndgame) {
        drawn = solveDraws(question, context);
        // What isn't proved of both moves says less than many roll-outs.
        by = JudgedBy::Bridge;
    }
    Result<TurnVerdict> verdict = drawn                     ? Result<TurnVerdict>(*drawn)
                                  : by == JudgedBy::Endgame ? solve(question, context)
                                  : by == JudgedBy::Bridge  ? bridge(question, context)
                                                            : simulate(question, by, {}, context);
    if (context.stopRequested())
        return failure(ErrorCode::Cancelled, say("the review was stopped"));
    if (!verdict) return verdict;
    sayWhatCounts(*verdict);
    verdict->earlyGame = question.position->bagSize() > question.position->rules().rackSize;
    if (!question.phony) return verdict;
    JudgeQuestion withdrawn = question;
    withdrawn.phony = false;
    withdrawn.move = passMove();
    const auto takenBack = judge(withdrawn, context);
    if (context.stopRequested()) return failure(takenBack.error());
    if (takenBack) {
        verdict->takenBackWin = takenBack->win;
        verdict->takenBackPoints = takenBack->points;
        verdict->seconds += takenBack->seconds;
    }
    return verdict;
}

Result<TurnVerdict> TurnJudge::solve(const JudgeQuestion& question,
                                     const TaskContext& context) const
{
    EndgameQuestion asked{question.position};
    asked.end = EndgameEnd::Rules;
    asked.tableBytes = std::size_t{32} << 20;
    asked.moves = {question.move};
    asked.allBest = question.seeksEquals;
    asked.lexiconOfOther = question.lexicons.ofOther(question.position->onTurn());
    auto solver = EndgameSolver::create(asked);
    if (!solver) return failure(solver.error());
    SearchLimits limits;
    limits.seconds = m_settings.seconds;
    auto state = solver->run(limits, context);
    // A first answer is worth waiting for.
    for (int more = 0; more < kMoreForAnswer && state->line.empty() && !context.stopRequested();
         ++more)
        state = solver->run(limits, context);
    if (context.stopRequested() || state->line.empty())
        return failure(ErrorCode::Cancelled, say("the time was too short for the endgame"));

    EndgameMoveValue played{question.move, state->value, state->proved, {}, 0, 0};
    if (!state->moves.empty()) {
        played = state->moves.front();
    } else if (!isSameMove(*question.position, state->line.front(), question.move)) {
        // Values of moves come after the best line. That took all the time: the move is looked at as
        // deep as the best one was.
        asked.movesOnly = true;
        asked.allBest = false;
        auto other = EndgameSolver::create(asked);
        if (!other) return failure(other.error());
        limits.depth = std::max(state->depth, 1);
        const auto valued = other->run(limits, context);
        if (context.stopRequested() || valued->moves.empty())
            return failure(ErrorCode::Cancelled, say("the time was too short for the endgame"));
        played = valued->moves.front();
    }
    const int spread = question.position->spread().points;
    const int best =
        question.phony ? state->value.points : std::max(state->value.points, played.value.points);
    TurnVerdict verdict;
    verdict.by = JudgedBy::Endgame;
    verdict.best =
        !question.phony && played.value.points >= best ? played.move : state->line.front();
    verdict.points = played.value.points;
    verdict.bestPoints = best;
    verdict.lossPoints = verdict.bestPoints - verdict.points;
    verdict.win = sharedWin(spread + played.value.points);
    verdict.bestWin = sharedWin(spread + best);
    verdict.lossWin = verdict.bestWin - verdict.win;
    verdict.proved = state->proved && played.proved;
    // A guess is not enough for so hard a word.
    verdict.blown = verdict.proved && verdict.lossWin > 0;
    verdict.alone = question.seeksEquals && verdict.proved && state->best.empty();
    verdict.iterations = state->nodes;
    verdict.seconds = state->seconds;
    return verdict;
}

std::optional<TurnVerdict> TurnJudge::solveDraws(const JudgeQuestion& question,
                                                 const TaskContext& context) const
{
    PreEndgameQuestion asked;
    asked.position = question.position;
    asked.end = EndgameEnd::Rules;
    asked.lexiconOfOther = question.lexicons.ofOther(question.position->onTurn());
    asked.leaves = question.leaves;
    asked.candidates = m_settings.candidates;
    // A phony is no candidate, lest others be left unfinished because of it.
    if (!question.phony) asked.moves = {question.move};
    asked.seed = m_settings.seed;
    asked.tableBytes = std::size_t{32} << 20;
    const auto rowOf = [&](const PreEndgameState& state, const Move& move) -> const PreEndgameRow* {
        std::vector<RankedMove> moves;
        for (const PreEndgameRow& row : state.rows) moves.push_back({row.move, {}});
        const auto found = findMove(moves, *question.position, move);
        return found ? &state.rows[*found] : nullptr;
    };
    SearchLimits limits;
    limits.seconds = m_settings.seconds;
    double seconds = 0;
    std::int64_t nodes = 0;
    const auto run = [&]() -> StatePtr<PreEndgameState> {
        auto solver = PreEndgameSolver::create(asked);
        if (!solver) return nullptr;
        auto state = solver->run(limits, context);
        seconds += state->seconds;
        nodes += state->nodes;
        return state;
    };
    StatePtr<PreEndgameState> state = run();
    if (!state || context.stopRequested() || state->rows.empty() || !state->rows.front().exact)
        return std::nullopt;
    const bool bestIsProved = state->proved;
    const Move best = state->rows.front().move;
    const PreEndgameRow* played = rowOf(*state, question.move);
    const PreEndgameRow* next = state->rows.size() > 1 ? &state->rows[1] : nullptr;
    TurnVerdict verdict;
    if (next != nullptr && next->exact)
        verdict.leadWin = std::max(state->rows.front().share() - next->share(), 0.0);
    verdict.alone = bestIsProved && verdict.leadWin > 0;
    // One that can't be the best any more was left before its end.
    if (played == nullptr || !played->exact || !played->gainExact ||
        !state->rows.front().gainExact) {
        asked.moves = {best, question.move};
        asked.candidates = 1;
        asked.finishAll = true;
        state = run();
        if (!state || context.stopRequested() || state->rows.empty()) return std::nullopt;
        played = rowOf(*state, question.move);
    }
    const PreEndgameRow* const allowed = rowOf(*state, best);
    if (question.phony && allowed == nullptr) return std::nullopt;
    const PreEndgameRow& leader = question.phony ? *allowed : state->rows.front();
    if (played == nullptr || !played->exact || !leader.exact) return std::nullopt;
    const bool isBest =
        !question.phony && played->share() >= leader.share() && played->gain >= leader.gain;
    verdict.by = JudgedBy::PreEndgame;
    verdict.best = isBest ? played->move : leader.move;
    verdict.win = played->share();
    verdict.bestWin = leader.share();
    verdict.lossWin = verdict.bestWin - verdict.win;
    verdict.points = played->gain;
    verdict.bestPoints = isBest ? played->gain : leader.gain;
    verdict.lossPoints = verdict.bestPoints - verdict.points;
    verdict.proved = bestIsProved;
    verdict.iterations = nodes;
    verdict.seconds = seconds;
    return verdict;
}

Result<TurnVerdict> TurnJudge::bridge(const JudgeQuestion& question,
                                      const TaskContext& context) const
{
    // Endgames take so long that few moves can be followed to them: the one played and those that
    // come out best without.
    auto verdict = simulate(question, JudgedBy::Simulation, {}, context);
    if (!verdict || context.stopRequested()) return verdict;
    std::vector<Move> rivals = verdict->rivals;
    if (!isSameMove(*question.position, verdict->best, question.move))
        rivals.insert(rivals.begin(), verdict->best);
    // A deep review has the time for more. A phony is set beside one move that is allowed.
    const std::size_t most =
        question.phony ? 1 : std::max<std::size_t>(m_settings.candidates / kCandidatesForRival, 1);
    if (rivals.size() > most) rivals.resize(most);
    if (rivals.empty()) return verdict;
    auto closer = simulate(question, JudgedBy::Bridge, rivals, context);
    if (!closer || closer->iterations < kLeastForBridge) {
        if (closer && closer->iterations >= kLeastForDoubt && closer->lossWin <= 0)
            verdict->winError = std::max(verdict->winError, verdict->lossWin);
        return verdict;
    }
    closer->leadWin = verdict->leadWin;
    closer->leadError = verdict->leadError;
    closer->alone = verdict->alone && closer->best == verdict->best;
    closer->replies = verdict->replies;
    closer->bestReplies = verdict->bestReplies;
    closer->seconds += verdict->seconds;
    return closer;
}

Result<TurnVerdict> TurnJudge::simulate(const JudgeQuestion& question, JudgedBy by,
                                        const std::vector<Move>& rivals,
                                        const TaskContext& context) const
{
    const Position& position = *question.position;
    SimulationQuestion asked{position};
    std::vector<RankedMove> moves;
    for (const Move& rival : rivals) moves.push_back({rival, {}});
    if (rivals.empty()) {
        auto ranking = rankMoves({position, question.leaves, m_settings.candidates}, context);
        if (!ranking) return failure(ranking.error());
        if (question.phony && !ranking->moves.empty())
            return simulatePhony(question, ranking->moves.front().move, context);
        moves = std::move(ranking->moves);
    }
    auto played = findMove(moves, position, question.move);
    if (!played) {
        played = moves.size();
        moves.push_back({question.move, {}});
    }
    for (const RankedMove& each : moves) asked.candidates.push_back(each.move);
    asked.leaves = question.leaves;
    asked.winTable = question.winTable;
    asked.nextLeaves = question.nextLeaves;
    asked.seats = seatsWith(question.lexicons, position);
    asked.seed = m_settings.seed;
    const bool isShort = position.bagSize() <= position.rules().rackSize;
    const bool isBridge = by == JudgedBy::Bridge;
    asked.plies = isShort || isBridge ? kToTheEnd : m_settings.plies;
    if (isBridge) {
        EndingEffort effort;
        effort.end = EndgameEnd::Rules;
        asked.ending = endingsAfterRollouts(effort, nullptr);
    }

    auto simulator = Simulator::create(std::move(asked));
    if (!simulator) return failure(simulator.error());
    const auto id = (*simulator)->add(moves[*played].move);
    if (!id) return failure(id.error());
    (*simulator)->keep(*id, true);
    // Nothing is removed, so that a candidate's number is its place.
    SimulationPolicy policy;
    policy.delta = kWrongChoice;
    policy.rules = {stopWithoutRivals(), stopWhenLossIsKnown(static_cast<std::size_t>(*id)),
                    stopWhenGameIsDecided()};
    (*simulator)->setPolicy(std::move(policy));
    SearchLimits limits;
    limits.seconds = m_settings.seconds;
    limits.units = m_settings.iterations;
    auto state = (*simulator)->run(limits, context);
    // Where roll-outs end in endgames, few of them are no verdict anyway, and each takes its time.
    if (state->end == SearchEnd::Time && state->iterations < kLeastForLoss && !isBridge) {
        // A busy machine: whatever little was played would make mistakes of good moves.
        constexpr double kPatience = 2;  // seconds, or as many times as long
        limits.seconds = kPatience * std::max(m_settings.seconds, 1.0);
        limits.units = std::min(kLeastForLoss, m_settings.iterations);
        state = (*simulator)->run(limits, context);
    }
    const auto verdictNow = [&]() -> std::optional<TurnVerdict> {
        const auto found = std::ranges::find(state->candidates, *id, &SimulatedCandidate::id);
        if (found == state->candidates.end() || state->candidates.front().iterations() == 0 ||
            found->iterations() == 0)
            return std::nullopt;
        const bool besideOne = question.phony && state->candidates.size() == 2;
        TurnVerdict verdict =
            besideOne ? verdictOfPhony(*state, *found) : verdictOf(*state, *found);
        verdict.by = by;
        verdict.seconds = state->seconds;
        return verdict;
    };
    std::optional<TurnVerdict> verdict = verdictNow();
    limits.seconds = m_settings.seconds;
    for (int more = 1; more <= kMoreForDoubt && verdict && !context.stopRequested(); ++more) {
        const bool ranOut = state->end == SearchEnd::Time || state->end == SearchEnd::Units;
        if (!ranOut || !isInDoubt(*verdict)) break;
        limits.units = m_settings.iterations * (more + 1);
        state = (*simulator)->run(limits, context);
        verdict = verdictNow();
    }
    if (!verdict)
        return failure(ErrorCode::Cancelled, say("the time was too short for a simulation"));
    return *verdict;
}

Result<TurnVerdict> TurnJudge::simulatePhony(const JudgeQuestion& question, const Move& bestStatic,
                                             const TaskContext& context) const
{
    JudgeQuestion allowed = question;
    allowed.phony = false;
    allowed.move = bestStatic;
    auto best = simulate(allowed, JudgedBy::Simulation, {}, context);
    if (!best || context.stopRequested()) return best;
    auto verdict = simulate(question, JudgedBy::Simulation, {best->best}, context);
    if (verdict) verdict->seconds += best->seconds;
    return verdict;
}

}  // namespace engine
