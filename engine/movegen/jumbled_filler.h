// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <utility>

#include "engine/lexicon/letter_graph.h"
#include "engine/movegen/anchor_start.h"
#include "engine/movegen/placement_sink.h"

namespace engine {

/// Finds the runs over one anchor whose letters are, in some order, a word. For each stretch of
/// the lane that a run can fill: walk the alphagram graph, taking each letter from the tiles that
/// lie in the stretch, from the rack, or as a blank, which yields each choice of rack tiles once;
/// then lay each choice on the free squares in every order that the cross-sets allow.
template <class Sink>
class JumbledFiller
{
public:
    JumbledFiller(const LetterGraph& alphagrams, Sink& sink) : m_graph(alphagrams), m_sink(sink) {}

    void fill(const LaneScan& lane, const Anchor& anchor, const AnchorStart& /*start*/)
    {
        m_lane = &lane;
        m_anchor = anchor.index;
        // Every first square to the left of the anchor, with every last one to its right.
        const int tiles = m_sink.tilesLeft(m_sink.wholeRack());
        int leftPlaced = 0;
        for (int first = anchor.index;; --first) {
            if (first != anchor.index && !lane.hasTile(first)) {
                if (first < anchor.leftLimit || lane[first].fits == 0) break;
                ++leftPlaced;
            }
            if (leftPlaced >= tiles || !m_sink.worthGoingLeft(leftPlaced)) break;
            if (lane.hasTile(first - 1)) continue;
            extendRight(first, leftPlaced + 1, tiles, m_sink.toTheRight(leftPlaced));
        }
    }

private:
    using State = typename Sink::State;
    using Reach = typename Sink::Reach;
    using List = LetterGraph::List;

    void extendRight(int first, int placed, int tiles, Reach reach)
    {
        for (int last = m_anchor; placed <= tiles; ++last) {
            if (m_lane->hasTile(last + 1)) continue;
            if (last > first) fillStretch(first, last);
            if ((*m_lane)[last + 1].fits == 0 || !m_sink.worthMore(reach)) return;
            ++placed;
            reach = m_sink.more(reach);
        }
    }

    void fillStretch(int first, int last)
    {
        m_first = first;
        m_last = last;
        m_lying.fill(0);
        m_lyingLetters = 0;
        m_freeCount = 0;
        m_fitsAnywhere = 0;
        for (int i = first; i <= last; ++i) {
            const LaneSquare& square = (*m_lane)[i];
            if (square.letter != 0) {
                ++m_lying[square.letter];
                m_lyingLetters |= letterBit(square.letter);
            } else {
                m_free[static_cast<std::size_t>(m_freeCount++)] = i;
                m_fitsAnywhere |= square.fits;
            }
        }
        choose(m_graph.dawgRoot(), m_sink.wholeRack(), 0, last - first + 1, 0);
    }

    /// Goes on with the alphagram, of which `missing` letters are still to come. `lastBlank`: the
    /// letter that a blank has been taken for in this list's parent; a real tile of it may not
    /// follow, lest a choice is found twice.
    void choose(std::uint32_t number, State state, int chosen, int missing, Tile lastBlank)
    {
        const List list = m_graph.list(number);
        LetterSet letters = list.letters();
        if (missing == 1) letters &= list.accepting();
        // Letters ascend, so the smallest one still lying in the stretch can't be passed by; and
        // lying tiles of a letter come before tiles of the rack.
        const LetterSet lying = m_lyingLetters & (0 - m_lyingLetters);
        const LetterSet again = lastBlank != 0 ? letterBit(lastBlank) : 0;
        if (chosen < m_freeCount) {
            const LetterSet below = letters & m_fitsAnywhere & (lying - 1);
            const LetterSet kinds = m_sink.kinds(state);
            for (LetterSet real = below & kinds & ~again; real != 0; real &= real - 1)
                takeFromRack(list, static_cast<Tile>(std::countr_zero(real)), state, chosen,
                             missing, 0);
            if ((kinds & 1) != 0) {
                for (LetterSet blanks = below; blanks != 0; blanks &= blanks - 1) {
                    const auto letter = static_cast<Tile>(std::countr_zero(blanks));
                    takeFromRack(list, asBlank(letter), state, chosen, missing, letter);
                }
            }
        }
        if ((letters & lying & ~again) == 0) return;
        const auto letter = static_cast<Tile>(std::countr_zero(lying));
        if (--m_lying[letter] == 0) m_lyingLetters &= ~lying;
        afterLetter(list, letter, state, chosen, missing, 0);
        ++m_lying[letter];
        m_lyingLetters |= lying;
    }

    void takeFromRack(List list, Tile tile, State state, int chosen, int missing, Tile lastBlank)
    {
        m_chosen[static_cast<std::size_t>(chosen)] = tile;
        const State after = m_sink.take(state, rackTileOf(tile));
        afterLetter(list, letterOf(tile), after, chosen + 1, missing, lastBlank);
        m_sink.giveBack(tile);
    }

    void afterLetter(List list, Tile letter, State state, int chosen, int missing, Tile lastBlank)
    {
        if (missing > 1) {
            choose(list.childOf(letter), state, chosen, missing - 1, lastBlank);
        } else {
            std::array<Tile, kMaxDim> tiles = m_chosen;
            layFrom(0, tiles, state, 0);
        }
    }

    /// Lays the chosen tiles on the free squares in every distinct order.
    void layFrom(int position, std::array<Tile, kMaxDim>& tiles, State state, SplitPoints points)
    {
        if (position == m_freeCount) {
            m_sink.finish(m_first, m_last, state, points);
            return;
        }
        const int index = m_free[static_cast<std::size_t>(position)];
        const LetterSet fits = (*m_lane)[index].fits;
        auto& here = tiles[static_cast<std::size_t>(position)];
        // Equal tiles lie side by side in m_chosen, but swaps mix them: remember those tried.
        LetterSet triedReal = 0;
        LetterSet triedBlank = 0;
        for (int i = position; i < m_freeCount; ++i) {
            auto& candidate = tiles[static_cast<std::size_t>(i)];
            const Tile tile = candidate;
            const LetterSet bit = letterBit(letterOf(tile));
            LetterSet& tried = isDesignatedBlank(tile) ? triedBlank : triedReal;
            if ((fits & bit) == 0 || (tried & bit) != 0) continue;
            tried |= bit;
            std::swap(here, candidate);
            m_sink.lay(index, tile);
            layFrom(position + 1, tiles, state, points + m_sink.pointsFor(index, tile));
            std::swap(here, candidate);
        }
    }

    // Set before the search.
    const LetterGraph& m_graph;
    Sink& m_sink;

    // Set per anchor and per stretch.
    const LaneScan* m_lane = nullptr;
    int m_anchor = 0;
    int m_first = 0;
    int m_last = 0;
    std::array<int, kMaxDim> m_free{};
    int m_freeCount = 0;
    LetterSet m_fitsAnywhere = 0;

    // Changed during the walk.
    std::array<std::uint8_t, kTileKinds> m_lying{};
    LetterSet m_lyingLetters = 0;
    std::array<Tile, kMaxDim> m_chosen{};
};

}  // namespace engine
