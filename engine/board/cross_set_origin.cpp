// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/cross_set_origin.h"

#include <algorithm>

namespace engine {
namespace {

/// Tiles without their blank flags: how a graph has them.
std::vector<Tile> lettersOf(std::vector<Tile> tiles)
{
    std::ranges::transform(tiles, tiles.begin(), letterOf);
    return tiles;
}

}  // namespace

std::optional<CrossSetOrigin> crossSetOrigin(const Position& position, Direction direction, int row,
                                             int column)
{
    const Board& board = position.board();
    const GameRules& rules = position.rules();
    if (!board.contains(row, column) || board.at(row, column) != kNoTile ||
        rules.layout.blocked(row, column))
        return std::nullopt;

    CrossSetOrigin origin;
    const int rowStep = direction == Direction::Across ? 1 : 0;
    const int columnStep = 1 - rowStep;
    for (int r = row - rowStep, c = column - columnStep; board.atOrNone(r, c) != kNoTile;
         r -= rowStep, c -= columnStep)
        origin.before.push_back(board.at(r, c));
    std::ranges::reverse(origin.before);
    for (int r = row + rowStep, c = column + columnStep; board.atOrNone(r, c) != kNoTile;
         r += rowStep, c += columnStep)
        origin.after.push_back(board.at(r, c));

    if (rules.jumbled()) {
        origin.part = GraphPart::Alphagrams;
    } else if (origin.before.empty() && origin.hasNeighbour()) {
        origin.part = GraphPart::Gaddag;
        origin.lead = lettersOf({origin.after.rbegin(), origin.after.rend()});
    } else {
        origin.lead = lettersOf(origin.before);
    }

    const LetterSet fitting = position.crossSets().at(direction, row, column).fitting();
    for (int number = 1; number <= rules.alphabet.letterCount(); ++number) {
        CrossSetOrigin::Letter letter;
        letter.letter = static_cast<Tile>(number);
        letter.fits = (fitting & letterBit(letter.letter)) != 0;
        letter.word = origin.before;
        letter.word.push_back(letter.letter);
        letter.word.insert(letter.word.end(), origin.after.begin(), origin.after.end());
        letter.path = lettersOf(letter.word);
        letter.turn = origin.before.size();
        if (origin.part == GraphPart::Gaddag) {
            std::ranges::reverse(letter.path);
            letter.turn = origin.after.size();
        } else if (origin.part == GraphPart::Alphagrams) {
            std::ranges::sort(letter.path);
            letter.turn = static_cast<std::size_t>(std::ranges::find(letter.path, letter.letter) -
                                                   letter.path.begin());
        }
        origin.letters.push_back(std::move(letter));
    }
    return origin;
}

}  // namespace engine
