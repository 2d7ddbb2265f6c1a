// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/review.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "engine/eval/find_move.h"
#include "engine/eval/shown_order.h"
#include "engine/eval/static_evaluator.h"
#include "engine/game/review_cache.h"
#include "engine/game/review_gap.h"
#include "engine/movegen/move_generator.h"

namespace engine {
namespace {

constexpr std::array<std::string_view, 8> kGapNames{"",           "unknown rack",  "partial rack",
                                                    "wrong rack", "unknown tiles", "no move",
                                                    "irregular",  "game over"};
constexpr std::array<std::string_view, 4> kMistakeNames{"", "small", "medium", "large"};

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
        : m_request(request), m_replay(replay), m_evaluator(request.leaves)
    {
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
        result.takenBack =
            std::any_of(turn.consequences.begin(), turn.consequences.end(), [this](NodeId id) {
                return m_request.record.node(id).event.kind == EventKind::Withdrawal;
            });
        result.gap = reviewGapOf(event, step);
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
    void compare(const Position& position, TurnReview& result, const std::stop_token& stop)
    {
        m_evaluator.prepare(position, m_valuation);
        m_moves.clear();
        m_generator.generate(position, m_valuation, m_moves, stop);
        if (stop.stop_requested()) return;
        const std::vector<RankedMove>& moves = m_moves.moves();
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
};

}  // namespace

MistakeSize MistakeLimits::sizeOf(Equity lost) const
{
    if (lost >= large) return MistakeSize::Large;
    if (lost >= medium) return MistakeSize::Medium;
    if (lost >= small) return MistakeSize::Small;
    return MistakeSize::None;
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
    if (!turn.judged()) return;
    ++judged;
    if (turn.lost == Equity{} && !turn.phony) ++best;
    lost = boundedSum(lost, turn.lost);
    ++mistakes[static_cast<std::size_t>(turn.mistake)];
    if (turn.bingo) ++bingos;
    if (turn.missedBingo) ++missedBingos;
}

Result<GameReview> reviewGame(const ReviewRequest& request, const TaskContext& context,
                              const std::function<void(const TurnReview&)>& onTurn)
{
    const GameRecord& record = request.record;
    if (request.lexicon == nullptr)
        return failure(ErrorCode::WrongLexicon,
                       say("no lexicon is open, so no turn can be judged"));
    const auto replayed = replay(record, {request.lexicon, true});
    if (!replayed) return failure(replayed.error());

    const std::vector<NodeId> line = record.lineThrough(request.line);
    const std::vector<Turn> turns = turnsOf(record, line);
    GameReview review;
    review.players.resize(static_cast<std::size_t>(record.playerCount()));
    Reviewer reviewer(request, *replayed);
    for (const Turn& turn : turns) {
        context.report(
            {say("Reviewing turns"), turn.number - 1, static_cast<std::int64_t>(turns.size())});
        auto found = reviewer.review(turn, context.stop);
        if (!context.keepGoing())
            return failure(ErrorCode::Cancelled, say("the review was stopped"));
        if (!found)
            return failure(ErrorCode::UnknownName, say("not all of it has been reviewed so"));
        TurnReview each = std::move(*found);
        each.totals =
            totalsAfter(record, turn.consequences.empty() ? turn.move : turn.consequences.back());
        review.players[static_cast<std::size_t>(turn.player)].add(each);
        if (onTurn) onTurn(each);
        review.turns.push_back(std::move(each));
    }
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
