// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/review_tags.h"

#include <algorithm>
#include <vector>

#include "engine/board/legality.h"
#include "engine/eval/move_ranking.h"
#include "engine/lexicon/klv.h"

namespace engine {
namespace {

constexpr std::array<std::string_view, kReviewTagCount> kTagNames{
    "missed bingo", "missed hook",      "leave",   "opened lane", "fishing",      "exchange",
    "phony",        "missed challenge", "endgame", "timing",      "fewer points", "other"};

bool laysWholeRack(const GameRules& rules, const Move& move)
{
    return move.kind == MoveKind::Place && rules.bonusFor(move.tilesPlayed) > 0;
}

/// Squares on which a placement adds its tile to the front or the back of a word that is there.
std::vector<PlacedTile> hooksOf(const Position& position, const Move& move)
{
    std::vector<PlacedTile> hooks;
    if (move.kind != MoveKind::Place) return hooks;
    const Board& board = position.board();
    const auto tileAt = [&board](int row, int column) {
        const bool inside =
            row >= 0 && row < board.rows() && column >= 0 && column < board.columns();
        return inside && board.at(row, column) != kNoTile;
    };
    // Tiles in a row from a square on, itself left out.
    const auto run = [&](const PlacedTile& from, int down, int right) {
        int length = 0;
        while (tileAt(from.row + (length + 1) * down, from.column + (length + 1) * right)) ++length;
        return length;
    };
    for (const PlacedTile& placed : tilesPlacedBy(move)) {
        const bool across = move.direction == Direction::Across;
        const int before = run(placed, across ? -1 : 0, across ? 0 : -1);
        const int after = run(placed, across ? 1 : 0, across ? 0 : 1);
        // A word on one side only: in the middle of two it would join them.
        if ((before >= 2 && after == 0) || (after >= 2 && before == 0)) hooks.push_back(placed);
    }
    return hooks;
}

bool covers(const Move& move, const PlacedTile& square)
{
    if (move.kind != MoveKind::Place) return false;
    const auto placed = tilesPlacedBy(move);
    return std::ranges::any_of(placed, [&](const PlacedTile& each) {
        return each.row == square.row && each.column == square.column;
    });
}

bool missesHook(const MistakenMove& mistake)
{
    const auto hooks = hooksOf(mistake.position, mistake.best);
    return std::ranges::any_of(
        hooks, [&](const PlacedTile& hook) { return !covers(mistake.played, hook); });
}

bool isExchange(const Move& move)
{
    return move.kind == MoveKind::Exchange;
}

}  // namespace

std::string_view reviewTagName(ReviewTag tag)
{
    return kTagNames[static_cast<std::size_t>(tag)];
}

bool laysHook(const Position& position, const Move& move)
{
    if (!hooksOf(position, move).empty()) return true;
    if (move.kind != MoveKind::Place || move.tilesPlayed != 1 || move.length < 3) return false;
    // One tile at an end of the word that it lies in.
    const auto tiles = move.tileSpan();
    return tiles.front() != kPlaythrough || tiles.back() != kPlaythrough;
}

ReviewTags mistakeReasons(const MistakenMove& mistake, const KlvPtr& leaves)
{
    const Position& position = mistake.position;
    const GameRules& rules = position.rules();
    const Move nothing = passMove();
    const Move& played = mistake.takenBack ? nothing : mistake.played;
    const Move& best = mistake.best;
    const int bag = position.bagSize();
    ReviewTags tags;
    if (bag == 0) tags.add(ReviewTag::Endgame);
    if (laysWholeRack(rules, best) && !laysWholeRack(rules, played))
        tags.add(ReviewTag::MissedBingo);
    if (missesHook(mistake)) tags.add(ReviewTag::MissedHook);
    if (isExchange(best) != isExchange(played) || (isExchange(best) && best != played))
        tags.add(ReviewTag::Exchange);

    if (bag > 0 && leaves) {
        const double kept = leaves->value(leaveAfter(position, played)).toPoints();
        const double better = leaves->value(leaveAfter(position, best)).toPoints();
        const double byScore = best.score.points - played.score.points;
        if (better - kept >= kLeaveThatMatters && better - kept >= byScore)
            tags.add(ReviewTag::BadLeave);
        const bool laysFew = played.kind != MoveKind::Pass && played.tilesPlayed <= 2;
        if (laysFew && byScore >= kPointsForFishing && kept > better) tags.add(ReviewTag::Fishing);
    }
    if (mistake.verdict && mistake.verdict->replies && mistake.verdict->bestReplies &&
        *mistake.verdict->replies - *mistake.verdict->bestReplies >= kLaneThatMatters)
        tags.add(ReviewTag::OpenedLane);
    if (bag > 0 && bag <= rules.rackSize) {
        const auto empties = [bag](const Move& move) {
            return move.kind == MoveKind::Place && move.tilesPlayed >= bag;
        };
        if (empties(played) != empties(best)) tags.add(ReviewTag::Timing);
    }
    if (tags.empty() && played != best) {
        const bool scoresLess = best.score.points - played.score.points >= kPointsThatMatter;
        tags.add(scoresLess ? ReviewTag::FewerPoints : ReviewTag::Other);
    }
    return tags;
}

}  // namespace engine
