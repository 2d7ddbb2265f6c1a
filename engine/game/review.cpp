// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/review.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <span>
#include <utility>

#include "engine/base/version.h"
#include "engine/eval/find_move.h"
#include "engine/eval/move_ranking.h"
#include "engine/eval/shown_order.h"
#include "engine/eval/static_evaluator.h"
#include "engine/game/last_move.h"
#include "engine/game/review_cache.h"
#include "engine/game/review_gap.h"
#include "engine/movegen/move_generator.h"

namespace engine {
namespace {

constexpr std::array<std::string_view, 8> kGapNames{"",           "unknown rack",  "partial rack",
                                                    "wrong rack", "unknown tiles", "no move",
                                                    "irregular",  "game over"};
constexpr std::array<std::string_view, 4> kMistakeNames{"", "small", "medium", "large"};

constexpr std::array<std::string_view, kGamePhaseCount> kPhaseNames{"opening", "middle",
                                                                    "pre-endgame", "endgame"};

/// What Macondo's mistake indices are said to go with.
struct RatedIndex
{
    double index;
    double rating;
};
constexpr std::array<RatedIndex, 14> kRatedIndices{{{0, 2300},
                                                    {0.2, 2250},
                                                    {0.5, 2200},
                                                    {0.8, 2150},
                                                    {1.2, 2100},
                                                    {1.5, 2050},
                                                    {1.7, 2000},
                                                    {1.9, 1950},
                                                    {2.3, 1900},
                                                    {2.6, 1850},
                                                    {2.9, 1800},
                                                    {3.3, 1750},
                                                    {3.8, 1700},
                                                    {4.2, 1650}}};
constexpr double kRatingBeyond = 125;  ///< less for each whole index more

/// Of the time for a turn what reading the move before may take, and racks that are looked at.
constexpr double kShareToInfer = 0.2;
constexpr std::int64_t kRacksToInfer = 5000;
/// Chances of winning that make a turn a key turn.
constexpr double kKeyTurn = 0.03;
/// With so many phonies on the board the words may be those of another lexicon.
constexpr int kManyPhonies = 3;

/// Sums of many losses under rules with huge values stay in range.
Equity boundedSum(Equity a, Equity b)
{
    const std::int64_t sum = std::int64_t{a.millis} + b.millis;
    constexpr std::int64_t kMost = std::numeric_limits<std::int32_t>::max();
    return {static_cast<std::int32_t>(std::clamp(sum, -kMost, kMost))};
}

class Reviewer
{
public:
    Reviewer(const ReviewRequest& request, const Replay& replay)
        : m_request(request),
          m_replay(replay),
          m_evaluator(request.leaves),
          m_judge(request.judging.value_or(JudgeSettings::of(request.depth))),
          m_weigher(request.leaves),
          m_verdictSettings(verdictSettings(request))
    {
    }

    /// Adds to a judged turn what a search finds, or found. False when it was stopped.
    bool search(const std::vector<Turn>& turns, std::size_t index, TurnReview& result,
                const TaskContext& context)
    {
        const Position& before = *m_replay.at(result.node).before;
        const auto& annotations = m_request.record.node(result.node).annotations;
        if (!m_request.settings.empty() &&
            takeKeptVerdict(annotations, before, m_verdictSettings, result)) {
            result.mistake = m_request.limits.sizeOf(*result.verdict);
            // Earlier versions called phonies that stayed the best move.
            const bool isAnswer = result.verdict->best == result.played;
            if (!result.phony || result.takenBack || !isAnswer) return true;
            result.verdict.reset();
            result.searchedBy.clear();
            result.mistake = m_request.limits.sizeOf(result.lost);
        }
        if (m_request.keptOnly || !m_request.searches) return true;
        JudgeQuestion question{m_replay.at(result.node).before, result.played};
        if (result.takenBack) question.move = passMove();
        else question.phony = result.phony;
        question.leaves = m_request.leaves;
        question.winTable = m_request.winTable;
        question.lexicons = m_request.lexicons;
        if (m_request.infer && index > 0 && question.position->bagSize() > 0)
            question.nextLeaves = leavesOfOpponent(turns, index, context);
        auto verdict = m_judge.judge(question, context);
        if (context.stopRequested()) return false;
        if (verdict) result.verdict = std::move(*verdict);
        else result.unsearched = verdict.error().sentence;
        if (result.verdict) result.searchedBy = TILEWRIGHT_VERSION_TEXT;
        if (result.verdict) result.mistake = m_request.limits.sizeOf(*result.verdict);
        weighDraw(turns, index, result, context.stop);
        return !context.stopRequested();
    }

    /// What can be read off the moves: reasons of a mistake.
    void tag(const TurnReview* before, TurnReview& result) const
    {
        if (result.phony) result.tags.add(ReviewTag::Phony);
        if (before != nullptr && before->phony && !before->takenBack &&
            before->player != result.player)
            result.tags.add(ReviewTag::MissedChallenge);
        if (!result.judged() || result.mistake == MistakeSize::None) return;
        const TurnVerdict* verdict = result.verdict ? &*result.verdict : nullptr;
        const ReviewTags more = mistakeReasons({*m_replay.at(result.node).before, result.played,
                                                result.bestMove(), result.takenBack, verdict},
                                               m_request.leaves);
        result.tags.bits = static_cast<std::uint16_t>(result.tags.bits | more.bits);
    }

    /// Nothing where a kept result is lacking and none may be looked for.
    std::optional<TurnReview> review(const Turn& turn, const std::stop_token& stop)
    {
        TurnReview result;
        result.node = turn.move;
        result.number = turn.number;
        result.player = turn.player;
        const ReplayStep& step = m_replay.at(turn.move);
        const Event& event = m_request.record.node(turn.move).event;
        result.played = step.move;
        result.phony = !step.phonies.empty();
        result.takenBack = wasTakenBack(m_request.record, turn);
        result.gap = reviewGapOf(event, step);
        if (step.before) result.phase = phaseOf(*step.before);
        if (!result.judged()) return result;
        const auto& annotations = m_request.record.node(turn.move).annotations;
        const bool kept = !m_request.settings.empty() &&
                          takeKeptReview(annotations, *step.before, m_request.settings, result);
        if (!kept && m_request.keptOnly) return std::nullopt;
        if (!kept) compare(*step.before, result, stop);
        result.lost = std::max(result.best.equity - result.equity, Equity{});
        result.mistake = m_request.limits.sizeOf(result.lost);
        result.bingo = isBingo(step.before->rules(), result.played) && !result.takenBack;
        return result;
    }

private:
    std::vector<WeightedLeave> leavesOfOpponent(const std::vector<Turn>& turns, std::size_t index,
                                                const TaskContext& context) const
    {
        auto question = questionAboutMove(m_request.record, m_replay, turns, index - 1);
        if (!question) return {};
        question->leaves = m_request.leaves;
        auto inference = Inference::create(std::move(*question));
        if (!inference) return {};
        SearchLimits limits;
        limits.units = kRacksToInfer;
        limits.seconds = kShareToInfer * m_judge.settings().seconds;
        const auto state = (*inference)->run(limits, context);
        if (!state->informative()) return {};
        return leavesToSimulate(*state, *m_replay.at(turns[index].move).before);
    }

    /// The draw after the player's turn before, where both racks are known.
    void weighDraw(const std::vector<Turn>& turns, std::size_t index, TurnReview& result,
                   const std::stop_token& stop)
    {
        const Position& now = *m_replay.at(result.node).before;
        Leave kept;
        bool hasDrawn = m_request.record.start() == nullptr;
        for (std::size_t i = index; i-- > 0;) {
            if (turns[i].player != result.player) continue;
            hasDrawn = true;
            const ReplayStep& step = m_replay.at(turns[i].move);
            const Event& event = m_request.record.node(turns[i].move).event;
            // A lost turn keeps the rack as it was, and so it draws nothing.
            if (reviewGapOf(event, step) != ReviewGap::None) return;
            if (wasTakenBack(m_request.record, turns[i])) return;
            if (step.move.kind == MoveKind::Exchange && step.move.length == 0) return;
            kept = leaveAfter(*step.before, step.move);
            break;
        }
        // Who begins in the middle of a game has drawn nothing there.
        if (hasDrawn) result.luck = m_weigher.weigh(now, kept, stop);
    }

    void compare(const Position& position, TurnReview& result, const std::stop_token& stop)
    {
        m_evaluator.prepare(position, m_valuation);
        m_moves.clear();
        m_generator.generate(position, m_valuation, m_moves, stop);
        if (stop.stop_requested()) return;
        const std::span<const RankedMove> moves = m_moves.moves();
        result.moves = static_cast<std::int64_t>(moves.size());
        result.best = *std::min_element(moves.begin(), moves.end(), ranksBefore);

        if (result.played.kind == MoveKind::Exchange && result.played.length == 0)
            result.played = exchangeOf(position.mover().rack);
        if (const auto found = findMove(moves, position, result.played)) {
            const RankedMove& played = moves[*found];
            result.equity = played.equity;
            // As in a ranked list: the best one first, whatever a pass is worth.
            const auto standsBefore = [&](const RankedMove& each) {
                return each.move == result.best.move || isWorthMore(each, played);
            };
            const bool isBest = played.move == result.best.move;
            result.rank =
                1 + (isBest ? 0 : std::count_if(moves.begin(), moves.end(), standsBefore));
        } else {
            result.equity = equityOf(position, result.played, m_valuation);
        }
        // The turn came to nothing.
        if (result.takenBack) result.equity = equityOf(position, passMove(), m_valuation);
        findMissedBingo(position.rules(), result);
    }

    static bool isBingo(const GameRules& rules, const Move& move)
    {
        return move.kind == MoveKind::Place && rules.bonusFor(move.tilesPlayed) > 0;
    }

    void findMissedBingo(const GameRules& rules, TurnReview& result) const
    {
        if (isBingo(rules, result.played) && !result.takenBack) return;
        for (const RankedMove& each : m_moves.moves()) {
            if (!isBingo(rules, each.move) || each.equity <= result.equity) continue;
            if (!result.missedBingo || ranksBefore(each, *result.missedBingo))
                result.missedBingo = each;
        }
    }

    const ReviewRequest& m_request;
    const Replay& m_replay;
    StaticEvaluator m_evaluator;
    Valuation m_valuation;
    MoveGenerator m_generator;
    AllMoves m_moves;
    TurnJudge m_judge;
    DrawWeigher m_weigher;
    std::string m_verdictSettings;
};

void tellDoubts(const GameRecord& record, const Replay& replay, GameReview& review)
{
    int plays = 0;
    int phonies = 0;
    for (const TurnReview& turn : review.turns) {
        if (turn.played.kind != MoveKind::Place) continue;
        ++plays;
        if (turn.phony && !turn.takenBack) ++phonies;
    }
    if (phonies >= kManyPhonies && 4 * phonies >= plays)
        review.remarks.push_back(
            say("%1 of %2 plays are not in the lexicon: the game may have been played with another",
                phonies, plays));
    if (record.playerCount() > 2 && review.depth != ReviewDepth::Static)
        review.remarks.push_back(
            say("with %1 players chances of winning are those at the end of short roll-outs",
                record.playerCount()));
    if (const Difference* mistake = replay.firstMistake())
        review.remarks.push_back(
            say("the record does not add up; points recorded are taken as they are: %1",
                mistake->finding.sentence));
}

}  // namespace

MistakeSize MistakeLimits::sizeOf(Equity lost) const
{
    if (lost >= large) return MistakeSize::Large;
    if (lost >= medium) return MistakeSize::Medium;
    if (lost >= small) return MistakeSize::Small;
    return MistakeSize::None;
}

MistakeSize MistakeLimits::sizeOf(const TurnVerdict& verdict) const
{
    if (verdict.blown) return MistakeSize::Large;
    if (!verdict.isSure()) return MistakeSize::None;
    if (verdict.countsPoints()) {
        const bool isYoung = verdict.byPoints && verdict.earlyGame;
        const double lost = verdict.lossPoints;
        const double factor = isYoung ? 2 : 1;
        if (lost >= factor * large.toPoints()) return MistakeSize::Large;
        if (lost >= factor * medium.toPoints()) return MistakeSize::Medium;
        return lost >= small.toPoints() ? MistakeSize::Small : MistakeSize::None;
    }
    if (verdict.lossWin > winLarge) return MistakeSize::Large;
    if (verdict.lossWin > winMedium) return MistakeSize::Medium;
    return verdict.lossWin >= winSmall ? MistakeSize::Small : MistakeSize::None;
}

bool TurnReview::isDoubtful() const
{
    if (!judged() || !verdict || verdict->isSure()) return false;
    TurnVerdict sure = *verdict;
    sure.winError = sure.pointsError = 0;
    return MistakeLimits().sizeOf(sure) != MistakeSize::None;
}

Equity TurnReview::shownLoss() const
{
    if (!verdict) return lost;
    constexpr double kMost = std::numeric_limits<std::int32_t>::max() / 1000;
    return {static_cast<std::int32_t>(std::lround(1000 * std::min(verdict->lossPoints, kMost)))};
}

GamePhase phaseOf(const Position& position)
{
    const GameRules& rules = position.rules();
    const int bag = position.bagSize();
    if (bag == 0) return GamePhase::Endgame;
    if (bag <= rules.rackSize) return GamePhase::PreEndgame;
    const int first = rules.tiles.total() - position.playerCount() * rules.rackSize;
    return 2 * bag > first ? GamePhase::Opening : GamePhase::Middle;
}

std::string_view phaseName(GamePhase phase)
{
    return kPhaseNames[static_cast<std::size_t>(phase)];
}

double PlayerReview::estimatedRating() const
{
    const double index = mistakeIndex();
    for (std::size_t i = 1; i < kRatedIndices.size(); ++i) {
        const RatedIndex& low = kRatedIndices[i - 1];
        const RatedIndex& high = kRatedIndices[i];
        if (index <= high.index)
            return std::lerp(low.rating, high.rating,
                             (index - low.index) / (high.index - low.index));
    }
    const RatedIndex& last = kRatedIndices.back();
    return last.rating - kRatingBeyond * (index - last.index);
}

bool TurnReview::wasFreePhony() const
{
    return judged() && phony && !takenBack && mistake == MistakeSize::None &&
           (!verdict || verdict->lossWin <= 0) && lossPoints() <= 0;
}

double PlayerReview::mistakeIndex() const
{
    return 0.2 * mistakesOf(MistakeSize::Small) + 0.5 * mistakesOf(MistakeSize::Medium) +
           mistakesOf(MistakeSize::Large);
}

void PlayerReview::add(const TurnReview& turn)
{
    ++turns;
    if (turn.phony) ++phonies;
    if (turn.phony && !turn.takenBack) ++phoniesThatStood;
    for (std::size_t tag = 0; tag < tags.size(); ++tag)
        if (turn.tags.has(static_cast<ReviewTag>(tag))) ++tags[tag];
    if (!turn.judged()) return;
    addLosses(turn);
    ++judged;
    if (turn.wasFreePhony()) ++freePhonies;
    if (turn.lost == Equity{} && !turn.phony) ++best;
    lost = boundedSum(lost, turn.lost);
    ++mistakes[static_cast<std::size_t>(turn.mistake)];
    if (turn.bingo) ++bingos;
    if (turn.missedBingo) ++missedBingos;
}

void PlayerReview::addLosses(const TurnReview& turn)
{
    if (turn.luck) {
        luck += turn.luck->points;
        ++draws;
    }
    PhaseReview& phase = phases[static_cast<std::size_t>(turn.phase)];
    ++phase.mistakes[static_cast<std::size_t>(turn.mistake)];
    lossPoints += turn.lossPoints();
    phase.lossPoints += turn.lossPoints();
    if (turn.wasDecision()) ++phase.decisions;
    if (!turn.verdict) return;
    ++searched;
    phase.lossWin += turn.verdict->lossWin;
    if (turn.wasDecision()) ++phase.searchedDecisions;
    if (turn.verdict->countsPoints() && turn.wasDecision()) {
        ++phase.decisionsByPoints;
        phase.lossByPoints += turn.verdict->lossPoints;
    }
    if (turn.by() == JudgedBy::Endgame || !turn.wasDecision()) return;
    ++lossWinTurns;
    lossWin += turn.verdict->lossWin;
}

std::optional<double> PhaseReview::meanLossWin() const
{
    if (searchedDecisions == decisionsByPoints) return std::nullopt;
    return lossWin / searchedDecisions;
}

std::optional<double> PhaseReview::meanLossByPoints() const
{
    if (decisionsByPoints == 0) return std::nullopt;
    return lossByPoints / decisionsByPoints;
}

std::vector<KeyTurn> keyTurns(const GameReview& review, std::size_t most)
{
    std::vector<KeyTurn> all;
    for (std::size_t i = 0; i < review.turns.size(); ++i) {
        const TurnReview& turn = review.turns[i];
        if (!turn.judged() || !turn.verdict || !turn.wasDecision()) continue;
        const TurnVerdict& verdict = *turn.verdict;
        if (verdict.lossWin >= kKeyTurn) all.push_back({i, KeyTurn::Why::Mistake, verdict.lossWin});
        else if (turn.mistake == MistakeSize::None && !turn.phony && verdict.leadWin >= kKeyTurn)
            all.push_back({i, KeyTurn::Why::Find, verdict.leadWin});
    }
    std::ranges::stable_sort(all, std::greater<>(), &KeyTurn::win);
    if (all.size() > most) all.resize(most);
    return all;
}

Result<GameReview> reviewGame(const ReviewRequest& request, const TaskContext& context,
                              const std::function<void(const TurnReview&)>& onTurn)
{
    const GameRecord& record = request.record;
    if (request.lexicons.game == nullptr)
        return failure(ErrorCode::WrongLexicon,
                       say("no lexicon is open, so no turn can be judged"));
    const auto replayed = replay(record, {request.lexicons, true});
    if (!replayed) return failure(replayed.error());

    const std::vector<NodeId> line = record.lineThrough(request.line);
    const std::vector<Turn> turns = turnsOf(record, line);
    GameReview review;
    review.depth = request.depth;
    review.players.resize(static_cast<std::size_t>(record.playerCount()));
    Reviewer reviewer(request, *replayed);
    const bool searches = request.depth != ReviewDepth::Static;
    const auto stopped = [&review, searches]() -> Result<GameReview> {
        if (!searches) return failure(ErrorCode::Cancelled, say("the review was stopped"));
        review.complete = false;
        return std::move(review);
    };
    for (const Turn& turn : turns) {
        context.report(
            {say("Reviewing turns"), turn.number - 1, static_cast<std::int64_t>(turns.size())});
        auto found = reviewer.review(turn, context.stop);
        if (!context.keepGoing()) return stopped();
        if (!found)
            return failure(ErrorCode::UnknownName, say("not all of it has been reviewed so"));
        TurnReview each = std::move(*found);
        const std::size_t index = review.turns.size();
        if (searches && each.judged() && !reviewer.search(turns, index, each, context))
            return stopped();
        if (searches && each.judged() && !each.verdict) ++review.unsearched;
        reviewer.tag(review.turns.empty() ? nullptr : &review.turns.back(), each);
        each.totals =
            totalsAfter(record, turn.consequences.empty() ? turn.move : turn.consequences.back());
        review.players[static_cast<std::size_t>(turn.player)].add(each);
        if (onTurn) onTurn(each);
        review.turns.push_back(std::move(each));
    }
    tellDoubts(record, *replayed, review);
    return review;
}

Score leadOfFirst(const std::vector<Score>& totals)
{
    if (totals.empty()) return {};
    if (totals.size() == 1) return totals.front();
    return totals.front() - *std::max_element(totals.begin() + 1, totals.end());
}

std::string_view gapName(ReviewGap gap)
{
    return kGapNames[static_cast<std::size_t>(gap)];
}

std::string_view mistakeName(MistakeSize size)
{
    return kMistakeNames[static_cast<std::size_t>(size)];
}

}  // namespace engine
