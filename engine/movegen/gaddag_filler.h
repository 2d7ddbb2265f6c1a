// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>

#include "engine/lexicon/letter_graph.h"
#include "engine/movegen/placement_sink.h"

namespace engine {

/// Finds the words over one anchor. Behind a run of tiles a word can only begin with that run:
/// the DAWG leads along it and on to the right. Any other word is found with the GADDAG: leftwards
/// from the anchor (from the end of the tiles that follow it, if any), then, after the separator,
/// rightwards. Works only where rack, cross-sets and graph all allow a letter.
/// Gordon, "A Faster Scrabble Move Generation Algorithm", Software Practice and Experience, 1994.
template <class Sink>
class GaddagFiller
{
public:
    GaddagFiller(const LetterGraph& graph, Sink& sink) : m_graph(graph), m_sink(sink) {}

    void fill(const LaneScan& lane, const Anchor& anchor)
    {
        m_lane = &lane;
        m_leftLimit = anchor.leftLimit;
        if (lane[anchor.index].fits == 0) return;
        if (lane.hasTile(anchor.index - 1)) {
            int first = anchor.index - 1;
            while (lane.hasTile(first - 1)) --first;
            std::uint32_t list = m_graph.dawgRoot();
            for (int i = first; i < anchor.index; ++i) list = m_graph.step(list, lane[i].letter);
            if (list != 0) goRight(anchor.index, list, first, m_sink.wholeRack(), 0);
            return;
        }
        // Tiles that follow the anchor are read first: few words contain them, while almost any
        // beginning could be laid out to their left before they are met.
        m_pivot = anchor.index;
        while (lane.hasTile(m_pivot + 1)) ++m_pivot;
        std::uint32_t list = m_graph.gaddagRoot();
        for (int i = m_pivot; i > anchor.index; --i) list = m_graph.step(list, lane[i].letter);
        m_canGoRight = lane.isFree(m_pivot + 1);
        if (list != 0) goLeft(anchor.index, list, m_sink.wholeRack(), 0);
    }

private:
    using State = typename Sink::State;
    using List = LetterGraph::List;

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

    void goLeft(int index, std::uint32_t number, State state, SplitPoints points)
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
        placeEach(index, letters, state, points, [&](Tile letter, State after, SplitPoints sum) {
            if ((accepting >> letter & 1) != 0 && index != m_pivot)
                m_sink.finish(index, m_pivot, after, sum);
            const std::uint32_t child = list.childOf(letter);
            if (child == 0) return;
            const List children = m_graph.list(child);
            if (m_canGoRight && (children.letters() & 1) != 0)
                goRight(m_pivot + 1, children.childOfSeparator(), index, after, sum);
            if (canGoLeft) goLeft(index - 1, child, after, sum);
        });
    }

    /// At a free square.
    void goRight(int index, std::uint32_t number, int first, State state, SplitPoints points)
    {
        const List list = m_graph.list(number);
        const LetterSet letters = list.letters() & (*m_lane)[index].fits;
        const LetterSet accepting = list.accepting();
        if (!m_lane->hasTile(index + 1)) {
            if (m_sink.tilesLeft(state) == 1 || !m_lane->isFree(index + 1)) {
                placeEach(index, letters & accepting, state, points,
                          [&](Tile, State after, SplitPoints sum) {
                              m_sink.finish(first, index, after, sum);
                          });
                return;
            }
            placeEach(index, letters, state, points,
                      [&](Tile letter, State after, SplitPoints sum) {
                          if ((accepting >> letter & 1) != 0)
                              m_sink.finish(first, index, after, sum);
                          if (const std::uint32_t child = list.childOf(letter); child != 0)
                              goRight(index + 1, child, first, after, sum);
                      });
            return;
        }
        placeEach(index, letters, state, points, [&](Tile letter, State after, SplitPoints sum) {
            std::uint32_t child = list.childOf(letter);
            int last = index + 1;
            for (; child != 0 && m_lane->hasTile(last + 1); ++last)
                child = m_graph.step(child, (*m_lane)[last].letter);
            const List end = m_graph.list(child);
            const Tile lying = (*m_lane)[last].letter;
            if ((end.letters() >> lying & 1) == 0) return;
            if ((end.accepting() >> lying & 1) != 0) m_sink.finish(first, last, after, sum);
            if (!m_lane->isFree(last + 1) || m_sink.tilesLeft(after) == 0) return;
            if (const std::uint32_t rest = end.childOf(lying); rest != 0)
                goRight(last + 1, rest, first, after, sum);
        });
    }

    // Set before the search.
    const LetterGraph& m_graph;
    Sink& m_sink;

    // Set per anchor.
    const LaneScan* m_lane = nullptr;
    int m_leftLimit = 0;
    int m_pivot = 0;  ///< where the GADDAG begins: the anchor or the end of tiles after it
    bool m_canGoRight = false;  ///< a word may go on behind the pivot
};

}  // namespace engine
