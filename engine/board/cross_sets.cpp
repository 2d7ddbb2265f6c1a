// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/cross_sets.h"

#include <bit>

#include "engine/lexicon/lexicon.h"

namespace engine {
namespace {

/// The tiles before and after a square along one line, in reading order.
struct Neighbours
{
    std::array<Tile, kMaxDim> before{};
    std::array<Tile, kMaxDim> after{};
    int beforeCount = 0;
    int afterCount = 0;

    [[nodiscard]] std::span<const Tile> beforeSpan() const
    {
        return {before.data(), static_cast<std::size_t>(beforeCount)};
    }
    [[nodiscard]] std::span<const Tile> afterSpan() const
    {
        return {after.data(), static_cast<std::size_t>(afterCount)};
    }
};

Neighbours neighboursOf(std::span<const Tile> line, int index)
{
    Neighbours found;
    int first = index;
    while (first > 0 && line[static_cast<std::size_t>(first - 1)] != kNoTile) --first;
    for (int i = first; i < index; ++i)
        found.before[static_cast<std::size_t>(found.beforeCount++)] =
            line[static_cast<std::size_t>(i)];
    for (auto i = static_cast<std::size_t>(index) + 1; i < line.size() && line[i] != kNoTile; ++i)
        found.after[static_cast<std::size_t>(found.afterCount++)] = line[i];
    return found;
}

/// The list of children after walking `tiles` down from `list`; 0 when there is no such path.
std::uint32_t walk(const LetterGraph& graph, std::uint32_t list, std::span<const Tile> tiles)
{
    for (const Tile tile : tiles) list = graph.step(list, letterOf(tile));
    return list;
}

/// The graph knows by node which letters end a word: a run with one free end takes one look-up.
/// Between two runs each letter that follows the one and precedes the other is walked on.
LetterSet fittingLetters(const LetterGraph& words, const Neighbours& tiles)
{
    std::uint32_t backwards = words.gaddagRoot();
    for (int i = tiles.afterCount; i-- > 0;)
        backwards = words.step(backwards, letterOf(tiles.after[static_cast<std::size_t>(i)]));
    // The GADDAG reads a whole word backwards without a separator.
    if (tiles.beforeCount == 0) return words.list(backwards).accepting();
    const LetterGraph::List list = words.list(walk(words, words.dawgRoot(), tiles.beforeSpan()));
    if (tiles.afterCount == 0) return list.accepting();
    const Tile last = letterOf(tiles.afterSpan().back());
    const auto rest = tiles.afterSpan().first(tiles.afterSpan().size() - 1);
    LetterSet fitting = 0;
    const LetterSet candidates = list.letters() & words.list(backwards).letters();
    for (LetterSet letters = candidates; letters != 0; letters &= letters - 1) {
        const auto letter = static_cast<Tile>(std::countr_zero(letters));
        const std::uint32_t end = walk(words, list.childOf(letter), rest);
        if ((words.list(end).accepting() >> last & 1) != 0) fitting |= letterBit(letter);
    }
    return fitting;
}

LetterSet fittingLettersJumbled(const Lexicon& lexicon, int letterCount, const Neighbours& tiles)
{
    std::array<Tile, 2 * kMaxDim> run{};
    std::size_t length = 0;
    for (const Tile tile : tiles.beforeSpan()) run[length++] = tile;
    for (const Tile tile : tiles.afterSpan()) run[length++] = tile;
    LetterSet letters = 0;
    for (int letter = 1; letter <= letterCount; ++letter) {
        run[length] = static_cast<Tile>(letter);
        if (lexicon.containsJumbled(std::span(run).first(length + 1)))
            letters |= letterBit(static_cast<Tile>(letter));
    }
    return letters;
}

}  // namespace

CrossSets::CrossSets(const Board& board, const GameRules& rules, const Lexicon* lexicon)
    : m_laneLength{board.laneLength(Direction::Across), board.laneLength(Direction::Down)}
{
    for (int row = 0; row < board.rows(); ++row) {
        for (int column = 0; column < board.columns(); ++column) {
            recompute(board, rules, lexicon, Direction::Across, row, column, nullptr);
            recompute(board, rules, lexicon, Direction::Down, row, column, nullptr);
        }
    }
}

void CrossSets::recompute(const Board& board, const GameRules& rules, const Lexicon* lexicon,
                          Direction direction, int row, int column, std::vector<Change>* changes)
{
    const bool across = direction == Direction::Across;
    CrossSet set;
    if (board.at(row, column) == kNoTile && !rules.layout.blocked(row, column)) {
        // An across play is restricted by the column, a down play by the row.
        const auto line = board.lane(other(direction), across ? column : row);
        const Neighbours tiles = neighboursOf(line, across ? row : column);
        if (tiles.beforeCount + tiles.afterCount == 0) {
            set.letters = rules.alphabet.allLetters();
        } else {
            if (lexicon == nullptr) {
                set.letters = rules.alphabet.allLetters();
            } else if (rules.jumbled()) {
                set.letters = fittingLettersJumbled(*lexicon, rules.alphabet.letterCount(), tiles);
            } else {
                set.letters = fittingLetters(lexicon->wordLetters(), tiles);
            }
            set.letters |= CrossSet::kHasNeighbour;
            for (const Tile tile : tiles.beforeSpan()) set.points += rules.alphabet.value(tile);
            for (const Tile tile : tiles.afterSpan()) set.points += rules.alphabet.value(tile);
        }
    }

    const int index = across ? row * m_laneLength[0] + column : column * m_laneLength[1] + row;
    CrossSet& entry = m_sets[static_cast<std::size_t>(direction)][static_cast<std::size_t>(index)];
    if (entry == set) return;
    if (changes != nullptr)
        changes->push_back({static_cast<std::uint16_t>(index), direction, entry});
    entry = set;
}

void CrossSets::update(const Board& board, const GameRules& rules, const Lexicon* lexicon,
                       std::span<const int> squares, std::vector<Change>* changes)
{
    // Tiles of one run have the same ends; those of the runs met last have been seen to.
    struct Run
    {
        int line = -1;
        int from = 0;
        int end = 0;
        [[nodiscard]] bool has(int itsLine, int index) const
        {
            return itsLine == line && index > from && index < end;
        }
    };
    Run along;
    Run down;
    for (const int square : squares) {
        const int row = square / board.columns();
        const int column = square % board.columns();
        recompute(board, rules, lexicon, Direction::Across, row, column, changes);
        recompute(board, rules, lexicon, Direction::Down, row, column, changes);
        // A run of tiles matters to the two empty squares at its ends, and only to plays
        // across it.
        if (!along.has(row, column)) {
            along = {row, column, column};
            for (const int step : {-1, 1}) {
                int end = column + step;
                while (board.atOrNone(row, end) != kNoTile) end += step;
                if (board.contains(row, end))
                    recompute(board, rules, lexicon, Direction::Down, row, end, changes);
                along.end = end;
            }
        }
        if (!down.has(column, row)) {
            down = {column, row, row};
            for (const int step : {-1, 1}) {
                int end = row + step;
                while (board.atOrNone(end, column) != kNoTile) end += step;
                if (board.contains(end, column))
                    recompute(board, rules, lexicon, Direction::Across, end, column, changes);
                down.end = end;
            }
        }
    }
}

void CrossSets::restore(std::span<const Change> changes)
{
    for (std::size_t i = changes.size(); i-- > 0;) {
        const Change& change = changes[i];
        m_sets[static_cast<std::size_t>(change.direction)][change.index] = change.before;
    }
}

}  // namespace engine
