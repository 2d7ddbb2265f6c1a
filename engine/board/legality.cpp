// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/legality.h"

#include <algorithm>
#include <string>
#include <utility>

#include "engine/board/hands.h"
#include "engine/board/move_notation.h"
#include "engine/lexicon/lexicon.h"

namespace engine {
namespace {

tl::unexpected<Error> illegal(Sentence why)
{
    return failure(ErrorCode::IllegalMove, std::move(why));
}

bool isValidWord(const Position& position, std::span<const Tile> tiles)
{
    const Lexicon* lexicon = position.lexicon();
    if (lexicon == nullptr) return true;
    return position.rules().jumbled() ? lexicon->containsJumbled(tiles) : lexicon->contains(tiles);
}

/// The tile that a placement puts on a square, kNoTile elsewhere.
Tile placedAt(const Move& move, int row, int column)
{
    const int along = move.direction == Direction::Across ? column - move.column : row - move.row;
    const int aside = move.direction == Direction::Across ? row - move.row : column - move.column;
    if (aside != 0 || along < 0 || along >= move.length) return kNoTile;
    return move.tiles[static_cast<std::size_t>(along)];
}

/// The word in `direction` through a square, with the placement's tiles laid down.
FormedWord wordThrough(const Position& position, const Move& move, Direction direction, int row,
                       int column)
{
    const Board& board = position.board();
    const int rowStep = direction == Direction::Down ? 1 : 0;
    const int columnStep = 1 - rowStep;
    const auto tileAt = [&](int r, int c) {
        const Tile tile = board.atOrNone(r, c);
        return tile != kNoTile ? tile : placedAt(move, r, c);
    };
    while (tileAt(row - rowStep, column - columnStep) != kNoTile) {
        row -= rowStep;
        column -= columnStep;
    }
    FormedWord word;
    word.direction = direction;
    word.row = row;
    word.column = column;
    int sum = 0;
    int factor = 1;
    for (Tile tile = tileAt(row, column); tile != kNoTile; tile = tileAt(row, column)) {
        word.tiles.push_back(tile);
        int value = position.rules().alphabet.value(tile);
        if (board.at(row, column) == kNoTile) {
            const Premium premium = position.rules().layout.premium(row, column);
            value *= premium.letter;
            factor *= premium.word;
        }
        sum += value;
        row += rowStep;
        column += columnStep;
    }
    word.score = Score{sum * factor};
    word.valid = isValidWord(position, word.tiles);
    return word;
}

Result<void> checkExchange(const Position& position, const Move& move)
{
    if (move.tilesPlayed == 0) return illegal(say("an exchange needs at least one tile"));
    const int limit = position.exchangeLimit();
    if (limit == 0) {
        const GameRules& rules = position.rules();
        if (rules.exchangesPerPlayer >= 0 && position.mover().exchanges >= rules.exchangesPerPlayer)
            return illegal(say("no more exchanges are allowed to this player"));
        return illegal(say("with %1 tiles in the bag no exchange is allowed", position.bagSize()));
    }
    const bool unknown = move.length == 0;
    if (unknown && rackKnowledge(position, position.onTurn()) == RackKnowledge::Known)
        return illegal(say("the rack is known: name the tiles to exchange"));
    if (move.tilesPlayed > tilesHeld(position, position.onTurn()))
        return illegal(say("the rack does not hold that many tiles"));
    if (move.tilesPlayed > limit)
        return illegal(say("at most %1 tiles can be exchanged now", limit));
    return {};
}

Result<void> checkTilesAtHand(const Position& position, const Move& move)
{
    const TileCounts used = move.tilesUsed();
    const Rack& rack = position.mover().rack;
    const bool allKnown = rackKnowledge(position, position.onTurn()) == RackKnowledge::Known;
    TileCounts available = rack;
    if (!allKnown) {
        if (used.total() > position.rules().rackSize) {
            return illegal(say("a rack holds %1 tiles at most", position.rules().rackSize));
        }
        available.addAll(position.unseen());
    }
    for (int tile = 0; tile < kTileKinds; ++tile) {
        const auto kind = static_cast<Tile>(tile);
        if (used.count(kind) <= available.count(kind)) continue;
        const std::string label(position.rules().alphabet.label(kind));
        return illegal(allKnown ? say("the rack does not hold enough %1", label)
                                : say("there are not enough %1 left", label));
    }
    return {};
}

Result<void> checkPlacement(const Position& position, const Move& move, WordCheck words)
{
    const Board& board = position.board();
    const BoardLayout& layout = position.rules().layout;
    if (move.length < 1 || move.length > kMaxDim || move.tilesPlayed < 1)
        return illegal(say("no tile is placed"));

    int placed = 0;
    bool touches = false;
    bool coversStart = false;
    for (int i = 0; i < move.length; ++i) {
        const int row = move.rowOf(i);
        const int column = move.columnOf(i);
        if (!board.contains(row, column)) return illegal(say("the word leaves the board"));
        const std::string name = squareName(row, column);
        if (layout.blocked(row, column)) return illegal(say("%1 is blocked", name));
        const bool occupied = board.at(row, column) != kNoTile;
        if (move.tiles[static_cast<std::size_t>(i)] == kPlaythrough) {
            if (!occupied) return illegal(say("there is no tile on %1", name));
            touches = true;
            continue;
        }
        if (occupied) return illegal(say("%1 is occupied", name));
        const Tile letter = letterOf(move.tiles[static_cast<std::size_t>(i)]);
        if (letter == 0 || letter > position.rules().alphabet.letterCount())
            return illegal(say("what lies on %1 is no letter of the alphabet", name));
        ++placed;
        coversStart |= row == layout.startRow() && column == layout.startColumn();
        for (const auto& [r, c] : {std::pair{row - 1, column}, std::pair{row + 1, column},
                                   std::pair{row, column - 1}, std::pair{row, column + 1}})
            touches |= board.atOrNone(r, c) != kNoTile;
    }
    if (placed != move.tilesPlayed) return illegal(say("the number of tiles played is wrong"));

    const bool across = move.direction == Direction::Across;
    const int endRow = move.rowOf(move.length);
    const int endColumn = move.columnOf(move.length);
    if (board.atOrNone(move.row - (across ? 0 : 1), move.column - (across ? 1 : 0)) != kNoTile ||
        board.atOrNone(endRow, endColumn) != kNoTile)
        return illegal(say("the word goes on beyond the squares given"));
    if (move.length < 2) return illegal(say("a word has at least two letters"));
    if (board.empty() && !coversStart) {
        return illegal(say("the first move must cover the start square %1",
                           squareName(layout.startRow(), layout.startColumn())));
    }
    if (!board.empty() && !touches) return illegal(say("the move touches no tile on the board"));

    if (auto tiles = checkTilesAtHand(position, move); !tiles) return tiles;
    if (words == WordCheck::Ignore) return {};
    std::string wrong;
    for (const FormedWord& word : wordsFormed(position, move)) {
        if (word.valid) continue;
        if (!wrong.empty()) wrong += ", ";
        wrong += position.rules().alphabet.written(word.tiles);
    }
    if (!wrong.empty())
        return illegal(say("not in the lexicon %1: %2", position.lexicon()->name(), wrong));
    return {};
}

}  // namespace

std::vector<FormedWord> wordsFormed(const Position& position, const Move& move)
{
    std::vector<FormedWord> words;
    if (move.kind != MoveKind::Place) return words;
    words.push_back(wordThrough(position, move, move.direction, move.row, move.column));
    for (int i = 0; i < move.length; ++i) {
        if (move.tiles[static_cast<std::size_t>(i)] == kPlaythrough) continue;
        FormedWord cross =
            wordThrough(position, move, other(move.direction), move.rowOf(i), move.columnOf(i));
        if (cross.tiles.size() >= 2) words.push_back(std::move(cross));
    }
    return words;
}

Score scoreOf(const Position& position, const Move& move)
{
    Score total;
    if (move.kind != MoveKind::Place) return total;
    for (const FormedWord& word : wordsFormed(position, move)) total += word.score;
    return total + Score{position.rules().bonusFor(move.tilesPlayed)};
}

Result<void> checkMove(const Position& position, const Move& move, WordCheck words)
{
    switch (move.kind) {
    case MoveKind::Pass: return {};
    case MoveKind::Exchange: {
        if (auto allowed = checkExchange(position, move); !allowed) return allowed;
        return checkTilesAtHand(position, move);
    }
    case MoveKind::Place: return checkPlacement(position, move, words);
    }
    return {};
}

Result<Move> placementOf(const Board& board, const std::vector<PlacedTile>& tiles)
{
    if (tiles.empty()) return illegal(say("no tile is placed"));
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        if (!board.contains(tiles[i].row, tiles[i].column))
            return illegal(say("a tile lies beside the board"));
        const std::string name = squareName(tiles[i].row, tiles[i].column);
        if (board.at(tiles[i].row, tiles[i].column) != kNoTile)
            return illegal(say("%1 is occupied", name));
        for (std::size_t j = 0; j < i; ++j)
            if (tiles[i].row == tiles[j].row && tiles[i].column == tiles[j].column)
                return illegal(say("two tiles lie on %1", name));
    }
    const bool oneRow = std::ranges::all_of(
        tiles, [&tiles](const PlacedTile& tile) { return tile.row == tiles[0].row; });
    const bool oneColumn = std::ranges::all_of(
        tiles, [&tiles](const PlacedTile& tile) { return tile.column == tiles[0].column; });
    if (!oneRow && !oneColumn) return illegal(say("the tiles are not in one row or column"));

    Move move;
    move.kind = MoveKind::Place;
    move.direction = Direction::Across;
    if (oneRow && oneColumn) {
        const bool hasAcrossNeighbour =
            board.atOrNone(tiles[0].row, tiles[0].column - 1) != kNoTile ||
            board.atOrNone(tiles[0].row, tiles[0].column + 1) != kNoTile;
        const bool hasDownNeighbour =
            board.atOrNone(tiles[0].row - 1, tiles[0].column) != kNoTile ||
            board.atOrNone(tiles[0].row + 1, tiles[0].column) != kNoTile;
        if (!hasAcrossNeighbour && hasDownNeighbour) move.direction = Direction::Down;
    } else if (oneColumn) {
        move.direction = Direction::Down;
    }

    const int rowStep = move.direction == Direction::Down ? 1 : 0;
    const int columnStep = 1 - rowStep;
    const auto tileAt = [&](int row, int column) {
        for (const PlacedTile& tile : tiles)
            if (tile.row == row && tile.column == column) return tile.tile;
        return kNoTile;
    };
    int row = tiles[0].row;
    int column = tiles[0].column;
    const auto filled = [&](int r, int c) {
        return board.atOrNone(r, c) != kNoTile || tileAt(r, c) != kNoTile;
    };
    while (filled(row - rowStep, column - columnStep)) {
        row -= rowStep;
        column -= columnStep;
    }
    move.row = static_cast<std::uint8_t>(row);
    move.column = static_cast<std::uint8_t>(column);
    for (; filled(row, column); row += rowStep, column += columnStep) {
        const Tile tile = tileAt(row, column);
        move.tiles[move.length++] = tile;
        if (tile != kNoTile) ++move.tilesPlayed;
    }
    if (move.tilesPlayed != tiles.size()) return illegal(say("there is a gap between the tiles"));
    return move;
}

std::vector<PlacedTile> tilesPlacedBy(const Move& move)
{
    std::vector<PlacedTile> tiles;
    if (move.kind != MoveKind::Place) return tiles;
    for (int i = 0; i < move.length; ++i) {
        const Tile tile = move.tiles[static_cast<std::size_t>(i)];
        if (tile != kPlaythrough) tiles.push_back({move.rowOf(i), move.columnOf(i), tile});
    }
    return tiles;
}

Result<Move> moveFromTiles(const Position& position, const std::vector<PlacedTile>& tiles,
                           WordCheck words)
{
    auto move = placementOf(position.board(), tiles);
    if (!move) return move;
    if (auto allowed = checkPlacement(position, *move, words); !allowed)
        return failure(std::move(allowed.error()));
    move->score = scoreOf(position, *move);
    return move;
}

}  // namespace engine
