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
        m_fitsBehind = lane[m_pivot + 1].fits;
        goLeft(anchor.index, start.list, m_sink.wholeRack(), 0, 0);
    }

private:
    using State = typename Sink::State;
    using Reach = typename Sink::Reach;
    using List = typename Graph::List;
    using Child = typename Graph::Child;

    static constexpr LetterSet kSeparator = 1;

    /// The letters that the tiles of `state` can show; perhaps bit 0, too.
    [[nodiscard]] LetterSet usable(State state) const
    {
        const LetterSet kinds = m_sink.kinds(state);
        return kinds | (0 - (kinds & 1));
    }
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
        const LetterSet fitsBefore = index > m_leftLimit ? (*m_lane)[index - 1].fits : 0;
        const Reach right = m_sink.toTheRight(left);
        placeEach(index, letters, state, points, [&](Tile letter, State after, SplitPoints sum) {
            if ((accepting >> letter & 1) != 0 && index != m_pivot)
                m_sink.finish(index, m_pivot, after, sum);
            const Child child = list.child(letter);
            const LetterSet shown = usable(after);
            if ((m_fitsBehind & shown) != 0 && child.mayHave(kSeparator) &&
                m_sink.worthMore(right)) {
                if (const List children = m_graph.list(child.number());
                    (children.letters() & kSeparator) != 0) {
                    const Child behind = children.childOfSeparator();
                    if (behind.mayHave(m_fitsBehind & shown)) {
                        m_first = index;
                        goRight(m_pivot + 1, behind.number(), after, sum, m_sink.more(right));
                    }
                }
            }
            if (child.mayHave(fitsBefore & shown) && m_sink.worthGoingLeft(left + 1))
                goLeft(index - 1, child.number(), after, sum, left + 1);
        });
    }

    /// At a free square; `reach` counts the tiles to the right of the anchor, this one included.
    void goRight(int index, std::uint32_t number, State state, SplitPoints points, Reach reach)
    {
        const List list = m_graph.list(number);
        const LetterSet letters = list.letters() & (*m_lane)[index].fits;
        const LetterSet accepting = list.accepting();
        const LaneSquare& next = (*m_lane)[index + 1];
        if (next.letter != 0) {
            const LetterSet lying = letterBit(next.letter);
            placeEach(index, letters, state, points,
                      [&](Tile letter, State after, SplitPoints sum) {
                          if (const Child child = list.child(letter); child.mayHave(lying))
                              alongRun(index + 1, child.number(), after, sum, reach);
                      });
            return;
        }
        if (m_sink.tilesLeft(state) == 1 || !next.free || !m_sink.worthMore(reach)) {
            placeEach(index, letters & accepting, state, points,
                      [&](Tile, State after, SplitPoints sum) {
                          m_sink.finish(m_first, index, after, sum);
                      });
            return;
        }
        const LetterSet fitsNext = next.fits;
        placeEach(index, letters, state, points, [&](Tile letter, State after, SplitPoints sum) {
            if ((accepting >> letter & 1) != 0) m_sink.finish(m_first, index, after, sum);
            if (const Child child = list.child(letter);
                child.mayHave(fitsNext & usable(after)) && m_sink.worthMore(reach))
                goRight(index + 1, child.number(), after, sum, m_sink.more(reach));
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
        const LetterSet fitsNext = (*m_lane)[last + 1].fits & usable(state);
        if (const Child child = list.child(lying);
            child.mayHave(fitsNext) && m_sink.worthMore(reach))
            goRight(last + 1, child.number(), state, points, m_sink.more(reach));
    }

    // Set before the search.
    const Graph& m_graph;
    Sink& m_sink;

    // Set per anchor.
    const LaneScan* m_lane = nullptr;
    int m_leftLimit = 0;
    int m_pivot = 0;             ///< where the GADDAG begins
    LetterSet m_fitsBehind = 0;  ///< what may go on behind the pivot
    int m_first = 0;             ///< where the word begins, once that is decided
};

}  // namespace engine
