// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/game_event.h"

#include <algorithm>
#include <cstddef>
#include <span>
#include <string_view>

#include "engine/board/legality.h"

namespace engine {
namespace {

constexpr int kMostPoints = kHighestScore;
constexpr std::int64_t kLongestClock = std::int64_t{1000} * 60 * 60 * 24 * 365;
constexpr int kMostRackTiles = kMaxSquares;  // generous: a record may be wrong

/// A single tile is the same play whichever way it is written.
bool sameTiles(const Move& a, const Move& b)
{
    return std::ranges::equal(
        tilesPlacedBy(a), tilesPlacedBy(b), [](const PlacedTile& one, const PlacedTile& two) {
            return one.row == two.row && one.column == two.column && one.tile == two.tile;
        });
}

bool isPlainLetter(Tile tile, const Alphabet& alphabet)
{
    return letterOf(tile) >= 1 && letterOf(tile) <= alphabet.letterCount();
}

bool areRackTiles(std::span<const Tile> tiles, const Alphabet& alphabet)
{
    return std::all_of(tiles.begin(), tiles.end(), [&](Tile tile) {
        return tile == kBlank || (!isDesignatedBlank(tile) && isPlainLetter(tile, alphabet));
    });
}

tl::unexpected<Error> outOfRange(Sentence what)
{
    return failure(ErrorCode::OutOfRange, std::move(what));
}

Result<void> checkMoveOfEvent(const Event& event, const GameRules& rules)
{
    const Move& move = event.move;
    if (move.score != Score{}) return outOfRange(say("a recorded move has no score of its own"));
    if (event.kind != EventKind::Place && event.kind != EventKind::Exchange) {
        if (move != passMove()) return outOfRange(say("only plays and exchanges have a move"));
        return {};
    }
    if (move.length > kMaxDim) return outOfRange(say("the move is longer than any board"));
    const std::span<const Tile> beyond = std::span(move.tiles).subspan(move.length);
    if (std::any_of(beyond.begin(), beyond.end(), [](Tile tile) { return tile != kNoTile; }))
        return outOfRange(say("there are tiles behind the end of the move"));
    if (event.kind == EventKind::Exchange) {
        if (move.kind != MoveKind::Exchange) return outOfRange(say("the move is no exchange"));
        if (move.tilesPlayed < 1 || move.tilesPlayed > kMaxRackSize)
            return outOfRange(say("so many tiles can't be exchanged"));
        if (move.length != 0 && move.length != move.tilesPlayed)
            return outOfRange(say("the number of tiles exchanged is wrong"));
        if (!areRackTiles(move.tileSpan(), rules.alphabet))
            return outOfRange(say("a tile exchanged is none of the alphabet"));
        return {};
    }
    if (move.kind != MoveKind::Place) return outOfRange(say("the move is no placement"));
    int placed = 0;
    for (int i = 0; i < move.length; ++i) {
        if (move.rowOf(i) >= rules.layout.rows() || move.columnOf(i) >= rules.layout.columns())
            return outOfRange(say("the word leaves the board"));
        const Tile tile = move.tiles[static_cast<std::size_t>(i)];
        if (tile == kPlaythrough) continue;
        if (!isPlainLetter(tile, rules.alphabet))
            return outOfRange(say("a tile played is no letter of the alphabet"));
        ++placed;
    }
    if (placed < 1 || placed != move.tilesPlayed)
        return outOfRange(say("the number of tiles played is wrong"));
    return {};
}

}  // namespace

bool Event::isTurn() const
{
    switch (kind) {
    case EventKind::Place:
    case EventKind::Exchange:
    case EventKind::Pass:
    case EventKind::LostChallenge:
    case EventKind::Unread: return true;
    case EventKind::Withdrawal:
    case EventKind::ChallengeBonus:
    case EventKind::OutPoints:
    case EventKind::RackPenalty:
    case EventKind::TimePenalty: return false;
    }
    return false;
}

bool sameAction(const Event& a, const Event& b)
{
    if (a.kind != b.kind || a.player != b.player) return false;
    switch (a.kind) {
    case EventKind::Place: return sameTiles(a.move, b.move);
    case EventKind::Exchange: return a.move == b.move;
    case EventKind::OutPoints:
    case EventKind::RackPenalty: return TileCounts(a.tiles) == TileCounts(b.tiles);
    case EventKind::ChallengeBonus:
    case EventKind::TimePenalty: return a.score == b.score;
    case EventKind::Unread: return a.text == b.text;
    case EventKind::Pass:
    case EventKind::LostChallenge:
    case EventKind::Withdrawal: return true;
    }
    return false;
}

Result<void> checkRack(const RecordedRack& rack, const GameRules& rules)
{
    if (!areRackTiles(rack.tiles, rules.alphabet))
        return outOfRange(say("a tile of the rack is none of the alphabet"));
    if (rack.hidden < 0 || rack.hidden > kMostRackTiles || rack.tiles.size() > kMostRackTiles)
        return outOfRange(say("no rack holds that many tiles"));
    return {};
}

Result<void> checkEvent(const Event& event, const GameRules& rules, int players)
{
    if (event.player < 0 || event.player >= players)
        return outOfRange(say("there is no player with the number %1", event.player + 1));
    const auto inRange = [](Score score) {
        return score.points >= -kMostPoints && score.points <= kMostPoints;
    };
    if (!inRange(event.score) || !inRange(event.total.value_or(Score{})))
        return outOfRange(say("the score is beyond any game"));
    if ((event.kind == EventKind::OutPoints && event.score < Score{}) ||
        (event.kind == EventKind::RackPenalty && event.score > Score{}))
        return outOfRange(say("the score has the wrong sign"));
    if (std::clamp(event.clock.value_or(0), -kLongestClock, kLongestClock) !=
        event.clock.value_or(0))
        return outOfRange(say("no clock runs that long"));
    if (event.tiles.size() > kMostRackTiles || !areRackTiles(event.tiles, rules.alphabet))
        return outOfRange(say("the tiles left are none of the alphabet"));
    if (auto rack = checkRack(event.rack, rules); !rack) return rack;
    return checkMoveOfEvent(event, rules);
}

std::string rackText(const Alphabet& alphabet, const RecordedRack& rack)
{
    return alphabet.written(rack.tiles) + std::string(static_cast<std::size_t>(rack.hidden), '_');
}

}  // namespace engine
