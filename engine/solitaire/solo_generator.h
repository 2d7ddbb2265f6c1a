// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/base/tile.h"
#include "engine/lexicon/letter_graph.h"
#include "engine/solitaire/solo_grid.h"

namespace engine {

/// What may be laid from a state.
struct SoloHand
{
    std::array<std::uint8_t, kTileKinds> counts{};  ///< of tiles that are free to be laid anywhere
    LetterSet kinds = 0;                            ///< those with a count; bit 0 is the blank

    void add(Tile rackTile)
    {
        ++counts[rackTile];
        kinds |= letterBit(rackTile);
    }
    void take(Tile rackTile)
    {
        if (--counts[rackTile] == 0) kinds &= ~letterBit(rackTile);
    }
    void giveBack(Tile rackTile) { add(rackTile); }
};

/// How the squares are planned: what search plans say of them to the generator.
struct SquareUse
{
    /// By cell: kNoTile for anything, SoloGrid::kEdge for nothing, else the only tile that may be
    /// laid there.
    std::vector<Tile> only;
    /// By cell: a tile is held ready for this square, so that none is taken from the hand.
    std::vector<std::uint8_t> ready;
};

/// Finds all placements from boards of a one-player search: Gordon's algorithm (see
/// movegen/gaddag_filler.h) on a SoloGrid. What MoveGenerator has beyond it (positions, bounds, one
/// board after the other) costs more than it brings where a hundred thousand boards that follow no
/// order are asked once each. One per thread.
class SoloGenerator
{
public:
    SoloGenerator(const SolitaireTask& task, const SoloGrid& grid)
        : m_graph(task.graph()), m_grid(grid), m_all(task.rules().alphabet.allLetters())
    {
        for (auto& masks : m_masks) masks.resize(grid.size());
        for (auto& points : m_across) points.resize(grid.size());
        m_word.resize(grid.size());
    }

    /// Blanks stand for no letter that the hand has, too: fewer moves, rarely worse ones.
    void setFewerBlanks(bool fewer) { m_fewerBlanks = fewer; }

    /// Calls sink(const SoloMove&) for each placement. `use` may be null.
    template <class Sink>
    void generate(const Tile* cells, const SoloHand& hand, const SquareUse* use, Sink&& sink)
    {
        m_cells = cells;
        m_hand = hand;
        m_use = use;
        readSquares();
        for (const Direction direction : {Direction::Across, Direction::Down}) {
            if (m_boardEmpty && direction == Direction::Down && m_grid.symmetric() && !use) break;
            m_step = m_grid.step(direction);
            m_lane = static_cast<std::size_t>(direction);
            const int lanes = direction == Direction::Across ? m_grid.rows() : m_grid.columns();
            const int length = direction == Direction::Across ? m_grid.columns() : m_grid.rows();
            for (int lane = 0; lane < lanes; ++lane) {
                const int first =
                    direction == Direction::Across ? m_grid.cell(lane, 0) : m_grid.cell(0, lane);
                searchLane(first, length, sink);
            }
        }
    }

private:
    struct Laid
    {
        int main = 0;    ///< points of the main word before its premiums
        int factor = 1;  ///< of the main word
        int across = 0;  ///< points of the words across it
        int tiles = 0;
    };

    void readSquares();
    void readSquare(std::size_t cell, Direction direction);

    template <class Sink>
    void searchLane(int first, int length, Sink& sink)
    {
        int limit = first;  // no further to the left for the next anchor
        for (int at = first; at < first + length * m_step; at += m_step) {
            const auto cell = static_cast<std::size_t>(at);
            if (m_cells[cell] != kNoTile) continue;
            if (m_across[0][cell] < 0 && m_across[1][cell] < 0 &&
                !(m_boardEmpty && cell == m_grid.start()))
                continue;
            if (m_masks[m_lane][cell] != 0) searchAnchor(at, limit, sink);
            limit = at + m_step;
        }
    }

    template <class Sink>
    void searchAnchor(int anchor, int limit, Sink& sink)
    {
        m_limit = limit;
        if (SoloGrid::isTile(m_cells[anchor - m_step])) {
            int first = anchor - m_step;
            while (SoloGrid::isTile(m_cells[first - m_step])) first -= m_step;
            std::uint32_t list = m_graph.dawgRoot();
            Laid laid;
            for (int i = first; i != anchor; i += m_step) {
                list = m_graph.step(list, letterOf(m_cells[i]));
                laid.main += m_grid.value(m_cells[i]);
            }
            m_first = first;
            if (list != 0) goRight(anchor, list, laid, sink);
            return;
        }
        int pivot = anchor;
        while (SoloGrid::isTile(m_cells[pivot + m_step])) pivot += m_step;
        std::uint32_t list = m_graph.gaddagRoot();
        Laid laid;
        for (int i = pivot; i != anchor; i -= m_step) {
            list = m_graph.step(list, letterOf(m_cells[i]));
            laid.main += m_grid.value(m_cells[i]);
        }
        m_pivot = pivot;
        if (list != 0) goLeft(anchor, list, laid, sink);
    }

    /// Lays each tile that fits at a free square: next(letter, laid).
    template <class Next>
    void layEach(int at, LetterSet letters, const Laid& laid, Next next)
    {
        const auto cell = static_cast<std::size_t>(at);
        letters &= m_masks[m_lane][cell];
        if (letters == 0) return;
        if (m_use && m_use->only[cell] != kNoTile) {
            const Tile tile = m_use->only[cell];
            if (m_use->ready[cell]) {
                layOne(cell, tile, laid, next);
            } else if (const Tile kind = rackTileOf(tile); m_hand.counts[kind] > 0) {
                m_hand.take(kind);
                layOne(cell, tile, laid, next);
                m_hand.giveBack(kind);
            }
            return;
        }
        for (LetterSet real = letters & m_hand.kinds; real != 0; real &= real - 1) {
            const auto letter = static_cast<Tile>(std::countr_zero(real));
            m_hand.take(letter);
            layOne(cell, letter, laid, next);
            m_hand.giveBack(letter);
        }
        if ((m_hand.kinds & 1) == 0) return;
        if (m_fewerBlanks) letters &= ~m_hand.kinds;
        for (; letters != 0; letters &= letters - 1) {
            m_hand.take(kBlank);
            layOne(cell, asBlank(static_cast<Tile>(std::countr_zero(letters))), laid, next);
            m_hand.giveBack(kBlank);
        }
    }
    template <class Next>
    void layOne(std::size_t cell, Tile tile, const Laid& laid, Next& next)
    {
        const int points = m_grid.value(tile) * m_grid.letterFactor(cell);
        const int word = m_grid.wordFactor(cell);
        Laid more = laid;
        more.main += points;
        more.factor *= word;
        ++more.tiles;
        if (const int across = m_across[m_lane][cell]; across >= 0)
            more.across += (across + points) * word;
        m_word[cell] = tile;
        next(letterOf(tile), more);
    }

    template <class Sink>
    void goLeft(int at, std::uint32_t number, const Laid& laid, Sink& sink)
    {
        const LetterGraph::List list = m_graph.list(number);
        const LetterSet accepting = list.accepting();
        const Tile before = m_cells[at - m_step];
        // Behind a run of tiles another anchor comes first, so what is left of here is free or an edge.
        const bool canGoLeft = before == kNoTile && at - m_step >= m_limit;
        const bool canGoRight = m_cells[m_pivot + m_step] == kNoTile;
        layEach(at, list.letters() & ~LetterSet{1}, laid, [&](Tile letter, const Laid& more) {
            if ((accepting >> letter & 1) != 0 && at != m_pivot) finish(at, more, sink);
            const std::uint32_t child = list.childOf(letter);
            if (child == 0) return;
            const LetterGraph::List children = m_graph.list(child);
            if (canGoRight && (children.letters() & 1) != 0) {
                m_first = at;
                goRight(m_pivot + m_step, children.childOfSeparator().number(), more, sink);
            }
            if (canGoLeft) goLeft(at - m_step, child, more, sink);
        });
    }

    template <class Sink>
    void goRight(int at, std::uint32_t number, const Laid& laid, Sink& sink)
    {
        if (number == 0) return;
        const LetterGraph::List list = m_graph.list(number);
        const LetterSet accepting = list.accepting();
        const int next = at + m_step;
        const Tile behind = m_cells[next];
        layEach(at, list.letters(), laid, [&](Tile letter, const Laid& more) {
            if (!SoloGrid::isTile(behind)) {
                if ((accepting >> letter & 1) != 0 && at != m_first) finish(m_first, more, sink);
                if (behind == kNoTile) goRight(next, list.childOf(letter), more, sink);
                return;
            }
            alongRun(next, list.childOf(letter), more, sink);
        });
    }
    template <class Sink>
    void alongRun(int at, std::uint32_t number, Laid laid, Sink& sink)
    {
        bool accepts = false;
        for (; SoloGrid::isTile(m_cells[at]); at += m_step) {
            if (number == 0) return;
            const LetterGraph::List list = m_graph.list(number);
            const Tile letter = letterOf(m_cells[at]);
            if ((list.letters() >> letter & 1) == 0) return;
            accepts = (list.accepting() >> letter & 1) != 0;
            laid.main += m_grid.value(m_cells[at]);
            number = list.childOf(letter);
        }
        if (accepts) finish(m_first, laid, sink);
        if (m_cells[at] == kNoTile) goRight(at, number, laid, sink);
    }

    template <class Sink>
    void finish(int first, const Laid& laid, Sink& sink)
    {
        SoloMove move;
        int at = first;
        while (m_cells[at] != kNoTile) at += m_step;
        // One tile that makes words both ways is an across move.
        if (laid.tiles == 1 && m_lane == 1 && m_across[1][static_cast<std::size_t>(at)] >= 0)
            return;
        if (laid.tiles > SolitaireTask::kMostRack) return;
        move.first = static_cast<Cell>(at);
        move.down = static_cast<std::uint8_t>(m_lane);
        for (; move.count < laid.tiles; at += m_step)
            if (m_cells[at] == kNoTile)
                move.tiles[move.count++] = m_word[static_cast<std::size_t>(at)];
        move.score = laid.main * laid.factor + laid.across + m_grid.bonus(laid.tiles);
        sink(static_cast<const SoloMove&>(move));
    }

    const LetterGraph& m_graph;
    const SoloGrid& m_grid;
    LetterSet m_all;
    bool m_fewerBlanks = false;

    // Of the board now.
    const Tile* m_cells = nullptr;
    const SquareUse* m_use = nullptr;
    SoloHand m_hand;
    bool m_boardEmpty = false;
    /// By direction of the main word and cell: letters that fit the word across it, and that word's
    /// points; -1 where there is none.
    std::array<std::vector<LetterSet>, 2> m_masks;
    std::array<std::vector<std::int16_t>, 2> m_across;

    // Of the lane and anchor now.
    int m_step = 1;
    std::size_t m_lane = 0;  ///< 0 = across
    int m_limit = 0;
    int m_pivot = 0;
    int m_first = 0;
    std::vector<Tile> m_word;  ///< by cell: the tiles that are being tried
};

}  // namespace engine
