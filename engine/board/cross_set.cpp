// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/cross_set.h"

#include <array>
#include <bit>
#include <cstddef>
#include <span>

#include "engine/lexicon/lexicon.h"

namespace engine {
namespace {

using Run = std::span<const Tile>;

/// The list of children after walking `tiles` down from `list`; 0 when there is no such path.
template <class Graph>
std::uint32_t walk(const Graph& graph, std::uint32_t list, Run tiles)
{
    for (const Tile tile : tiles) list = graph.step(list, letterOf(tile));
    return list;
}

/// The graph knows by node which letters end a word: a run with one free end takes one look-up.
/// Between two runs each letter that follows the one and precedes the other is walked on.
template <class Graph>
LetterSet fittingLetters(const Graph& words, Run before, Run after)
{
    std::uint32_t backwards = words.gaddagRoot();
    for (std::size_t i = after.size(); i-- > 0;)
        backwards = words.step(backwards, letterOf(after[i]));
    // The GADDAG reads a whole word backwards without a separator.
    if (before.empty()) return words.list(backwards).accepting();
    const auto list = words.list(walk(words, words.dawgRoot(), before));
    if (after.empty()) return list.accepting();
    const Tile last = letterOf(after.back());
    const Run rest = after.first(after.size() - 1);
    LetterSet fitting = 0;
    const LetterSet candidates = list.letters() & words.list(backwards).letters();
    for (LetterSet letters = candidates; letters != 0; letters &= letters - 1) {
        const auto letter = static_cast<Tile>(std::countr_zero(letters));
        const std::uint32_t end = walk(words, list.childOf(letter), rest);
        if ((words.list(end).accepting() >> last & 1) != 0) fitting |= letterBit(letter);
    }
    return fitting;
}

LetterSet fittingLettersJumbled(const Lexicon& lexicon, int letterCount, Run before, Run after)
{
    std::array<Tile, 2 * kMaxDim> run{};
    std::size_t length = 0;
    for (const Tile tile : before) run[length++] = tile;
    for (const Tile tile : after) run[length++] = tile;
    LetterSet letters = 0;
    for (int letter = 1; letter <= letterCount; ++letter) {
        run[length] = static_cast<Tile>(letter);
        if (lexicon.containsJumbled(std::span(run).first(length + 1)))
            letters |= letterBit(static_cast<Tile>(letter));
    }
    return letters;
}

LetterSet fittingLetters(const GameRules& rules, const Lexicon* lexicon, Run before, Run after)
{
    if (lexicon == nullptr) return rules.alphabet.allLetters();
    if (rules.jumbled())
        return fittingLettersJumbled(*lexicon, rules.alphabet.letterCount(), before, after);
    return lexicon->withLists(lexicon->searchTables(), [&](const auto& words) {
        return fittingLetters(words, before, after);
    });
}

}  // namespace

CrossSet crossSetOf(const CrossSetSource& source, Direction direction, int lane, int index)
{
    // The line across the lane, and where the square lies on it.
    const Direction line = other(direction);
    const auto here = static_cast<std::size_t>(lane);
    const auto& [board, rules, lexicon] = source;
    const Run tiles = board.lane(line, index);
    const bool across = direction == Direction::Across;
    if (tiles[here] != kNoTile ||
        rules.layout.blocked(across ? lane : index, across ? index : lane))
        return {};
    const std::uint32_t free = ~board.filled(line, index);
    const std::uint32_t square = std::uint32_t{1} << lane;
    const auto first = static_cast<std::size_t>(std::bit_width(free & (square - 1)));
    const auto end = static_cast<std::size_t>(std::countr_zero(free & ~(2 * square - 1)));
    const Run before = tiles.subspan(first, here - first);
    const Run after = tiles.subspan(here + 1, end - here - 1);
    CrossSet set;
    if (before.empty() && after.empty()) {
        set.letters = rules.alphabet.allLetters();
        return set;
    }
    set.letters = fittingLetters(rules, lexicon, before, after) | CrossSet::kHasNeighbour;
    for (const Tile tile : before) set.points += rules.alphabet.value(tile);
    for (const Tile tile : after) set.points += rules.alphabet.value(tile);
    return set;
}

}  // namespace engine
