// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>

#include "engine/movegen/anchor_start.h"
#include "engine/movegen/placement_sink.h"

namespace engine {

/// Finds the words over one anchor: leftwards from it with the GADDAG, then, after the separator,
/// rightwards; behind a run of tiles only rightwards with the DAWG. Works only where rack,
/// cross-sets and graph all allow a letter, and goes on only as far as bounds, if there are any,
/// promise something. `Graph`: LetterGraph or NodeLists.
/// Gordon, "A Faster Scrabble Move Generation Algorithm", Software Practice and Experience, 1994.
template <class Sink, class Graph>
class GaddagFiller
{
public:
    GaddagFiller(const Graph& graph, Sink& sink) : m_graph(graph), m_sink(sink) {}

    void fill(const LaneScan& lane, const Anchor& anchor, const AnchorStart& start)
    {
        m_lane = &lane;
        if (start.behindRun) {
            m_first = start.first;
            goRight(anchor.index, start.list, m_sink.wholeRack(), 0, m_sink.toTheRight(0));
            return;
        }
        m_leftLimit = anchor.leftLimit;
        m_pivot = start.pivot;
        m_canGoRight = lane.isFree(m_pivot + 1);
        goLeft(anchor.index, start.list, m_sink.wholeRack(), 0, 0);
    }

private:
    using State = typename Sink::State;
    using Reach = typename Sink::Reach;
    using List = typename Graph::List;

    /// Each tile of `state`, real or blank, that shows one of `letters`: calls
    /// next(letter, state after, points after) with the tile on the square.
    template <class Next>
    void placeEach(int index, LetterSet letters, State state, SplitPoints points, Next next)
    {
        const LetterSet kinds = m_sink.kinds(state);
        for (LetterSet real = letters & kinds; real != 0; real &= real - 1)
            placeOne(index, static_cast<Tile>(std::countr_zero(real)), state, points, next);
        if ((kinds & 1) == 0) return;
        for (; letters != 0; letters &= letters - 1)
            placeOne(index, asBlank(static_cast<Tile>(std::countr_zero(letters))), state, points,
                     next);
    }
    template <class Next>
    void placeOne(int index, Tile tile, State state, SplitPoints points, Next next)
    {
        const State after = m_sink.place(state, index, tile);
        next(letterOf(tile), after, points + m_sink.pointsFor(index, tile));
        m_sink.giveBack(tile);
    }

    /// `left`: tiles placed to the left of the anchor when this one is.
    void goLeft(int index, std::uint32_t number, State state, SplitPoints points, int left)
    {
        const List list = m_graph.list(number);
        const LetterSet letters = list.letters() & (*m_lane)[index].fits;
        const LetterSet accepting = list.accepting();
        if (m_sink.tilesLeft(state) == 1) {
            if (index == m_pivot) return;  // one tile is no word
            placeEach(index, letters & accepting, state, points,
                      [&](Tile, State after, SplitPoints sum) {
                          m_sink.finish(index, m_pivot, after, sum);
                      });
            return;
        }
        const bool canGoLeft = index > m_leftLimit && m_lane->isFree(index - 1);
        const Reach right = m_sink.toTheRight(left);
        placeEach(index, letters, state, points, [&](Tile letter, State after, SplitPoints sum) {
            if ((accepting >> letter & 1) != 0 && index != m_pivot)
                m_sink.finish(index, m_pivot, after, sum);
            const std::uint32_t child = list.childOf(letter);
            if (child == 0) return;
            // The list of the child is likely to be far away: it is looked at last.
            if (m_canGoRight && m_sink.worthMore(right)) {
                if (const List children = m_graph.list(child); (children.letters() & 1) != 0) {
                    m_first = index;
                    goRight(m_pivot + 1, children.childOfSeparator(), after, sum,
                            m_sink.more(right));
                }
            }
            if (canGoLeft && m_sink.worthGoingLeft(left + 1))
                goLeft(index - 1, child, after, sum, left + 1);
        });
    }

    /// At a free square; `reach` counts the tiles to the right of the anchor, this one included.
    void goRight(int index, std::uint32_t number, State state, SplitPoints points, Reach reach)
    {
        const List list = m_graph.list(number);
        const LetterSet letters = list.letters() & (*m_lane)[index].fits;
        const LetterSet accepting = list.accepting();
        if (m_lane->hasTile(index + 1)) {
            placeEach(index, letters, state, points,
                      [&](Tile letter, State after, SplitPoints sum) {
                          alongRun(index + 1, list.childOf(letter), after, sum, reach);
                      });
            return;
        }
        if (m_sink.tilesLeft(state) == 1 || !m_lane->isFree(index + 1) ||
            !m_sink.worthMore(reach)) {
            placeEach(index, letters & accepting, state, points,
                      [&](Tile, State after, SplitPoints sum) {
                          m_sink.finish(m_first, index, after, sum);
                      });
            return;
        }
        placeEach(index, letters, state, points, [&](Tile letter, State after, SplitPoints sum) {
            if ((accepting >> letter & 1) != 0) m_sink.finish(m_first, index, after, sum);
            if (const std::uint32_t child = list.childOf(letter);
                child != 0 && m_sink.worthMore(reach))
                goRight(index + 1, child, after, sum, m_sink.more(reach));
        });
    }

    /// On along the tiles from `index` on, and behind them.
    void alongRun(int index, std::uint32_t number, State state, SplitPoints points, Reach reach)
    {
        int last = index;
        for (; number != 0 && m_lane->hasTile(last + 1); ++last)
            number = m_graph.step(number, (*m_lane)[last].letter);
        const List list = m_graph.list(number);
        const Tile lying = (*m_lane)[last].letter;
        if ((list.letters() >> lying & 1) == 0) return;
        if ((list.accepting() >> lying & 1) != 0) m_sink.finish(m_first, last, state, points);
        if (!m_lane->isFree(last + 1) || m_sink.tilesLeft(state) == 0 || !m_sink.worthMore(reach))
            return;
        if (const std::uint32_t child = list.childOf(lying); child != 0)
            goRight(last + 1, child, state, points, m_sink.more(reach));
    }

    // Set before the search.
    const Graph& m_graph;
    Sink& m_sink;

    // Set per anchor.
    const LaneScan* m_lane = nullptr;
    int m_leftLimit = 0;
    int m_pivot = 0;            ///< where the GADDAG begins
    bool m_canGoRight = false;  ///< a word may go on behind the pivot
    int m_first = 0;            ///< where the word begins, once that is decided
};

}  // namespace engine
