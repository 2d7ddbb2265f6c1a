// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/cross_sets.h"

#include <bit>
#include <cassert>

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

/// The empty squares, or edges, on both sides of the run of tiles through a square.
struct RunEnds
{
    int before;
    int after;

    RunEnds(Run line, int index) : before(index - 1), after(index + 1)
    {
        while (before >= 0 && line[static_cast<std::size_t>(before)] != kNoTile) --before;
        const int length = static_cast<int>(line.size());
        while (after < length && line[static_cast<std::size_t>(after)] != kNoTile) ++after;
    }
};

}  // namespace

CrossSets::CrossSets(const Board& board, const GameRules& rules, const Lexicon* lexicon)
    : m_laneLength{board.laneLength(Direction::Across), board.laneLength(Direction::Down)}
{
    const Source source{board, rules, lexicon, nullptr};
    for (const Direction line : {Direction::Across, Direction::Down})
        for (int number = 0; number < board.laneCount(line); ++number)
            for (int at = 0; at < board.laneLength(line); ++at) recompute(source, line, number, at);
}

void CrossSets::recompute(const Source& source, Direction line, int number, int at)
{
    const auto& [board, rules, lexicon, changes] = source;
    const Run tiles = board.lane(line, number);
    const bool alongRow = line == Direction::Across;
    CrossSet set;
    if (tiles[static_cast<std::size_t>(at)] == kNoTile &&
        !rules.layout.blocked(alongRow ? number : at, alongRow ? at : number)) {
        const RunEnds ends(tiles, at);
        const auto first = static_cast<std::size_t>(ends.before + 1);
        const auto here = static_cast<std::size_t>(at);
        const Run before = tiles.subspan(first, here - first);
        const Run after = tiles.subspan(here + 1, static_cast<std::size_t>(ends.after) - here - 1);
        if (before.empty() && after.empty()) {
            set.letters = rules.alphabet.allLetters();
        } else {
            set.letters = fittingLetters(rules, lexicon, before, after) | CrossSet::kHasNeighbour;
            for (const Tile tile : before) set.points += rules.alphabet.value(tile);
            for (const Tile tile : after) set.points += rules.alphabet.value(tile);
        }
    }
    store(line, number, at, set, changes);
}

void CrossSets::store(Direction line, int number, int at, const CrossSet& set, Changes* changes)
{
    // It restricts plays across the line, whose lanes have the numbers of the squares.
    const auto direction = static_cast<std::size_t>(other(line));
    const int index = at * m_laneLength[direction] + number;
    CrossSet& entry = m_sets[direction][static_cast<std::size_t>(index)];
    if (entry == set) return;
    if (changes != nullptr) {
        assert(changes->m_count < Changes::kMost);
        changes->m_entries[changes->m_count++] = {entry.letters, entry.points,
                                                  static_cast<std::uint16_t>(index), other(line)};
    }
    entry = set;
}

void CrossSets::update(const Board& board, const GameRules& rules, const Lexicon* lexicon,
                       std::span<const Square> squares, Changes* changes)
{
    const Source source{board, rules, lexicon, changes};
    // Tiles of one run have the same ends; those of the run met last have been seen to.
    struct Seen
    {
        int number = -1;
        int before = 0;
        int after = 0;
    };
    std::array<Seen, 2> seen;
    for (const auto& [row, column] : squares) {
        const bool taken = board.at(row, column) != kNoTile;
        for (const Direction line : {Direction::Across, Direction::Down}) {
            const int number = line == Direction::Across ? row : column;
            const int at = line == Direction::Across ? column : row;
            if (taken) store(line, number, at, CrossSet{}, changes);
            else recompute(source, line, number, at);
            // A run of tiles matters to the two empty squares at its ends, and only to plays
            // across it.
            Seen& last = seen[static_cast<std::size_t>(line)];
            if (number == last.number && at > last.before && at < last.after) continue;
            const RunEnds ends(board.lane(line, number), at);
            if (ends.before >= 0) recompute(source, line, number, ends.before);
            if (ends.after < board.laneLength(line)) recompute(source, line, number, ends.after);
            last = {number, ends.before, ends.after};
        }
    }
}

void CrossSets::restore(const Changes& changes)
{
    for (std::size_t i = changes.m_count; i-- > 0;) {
        const Changes::Entry& entry = changes.m_entries[i];
        m_sets[static_cast<std::size_t>(entry.direction)][entry.index] = {entry.letters,
                                                                          entry.points};
    }
}

}  // namespace engine
