// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>

#include "engine/lexicon/kwg.h"
#include "engine/movegen/placement_sink.h"

namespace engine {

/// Finds the runs over one anchor whose letters are, in some order, a word. For each stretch of
/// the lane that a run can fill: walk the alphagram graph, taking each letter from the tiles that
/// lie in the stretch, from the rack, or as a blank, which yields each choice of rack tiles once;
/// then lay each choice on the free squares in every order that the cross-sets allow.
template <MoveRecorder Recorder>
class JumbledFiller
{
public:
    JumbledFiller(const Kwg& alphagrams, PlacementSink<Recorder>& sink)
        : m_graph(alphagrams), m_sink(sink)
    {
    }

    void fill(const LaneScan& lane, const Anchor& anchor)
    {
        m_lane = &lane;
        m_anchor = anchor.index;
        if (m_sink.candidates(lane[anchor.index]) == 0 || m_graph.dawgRoot() == 0) return;
        // Every first square to the left of the anchor, with every last one to its right.
        int leftPlaced = 0;
        for (int first = anchor.index;; --first) {
            if (first != anchor.index) {
                if (!lane.hasTile(first)) {
                    if (first < anchor.leftLimit || !lane.isFree(first)) break;
                    if (m_sink.candidates(lane[first]) == 0) break;
                    ++leftPlaced;
                }
            }
            if (leftPlaced >= m_sink.tilesLeft()) break;
            if (lane.hasTile(first - 1)) continue;
            extendRight(first, leftPlaced + 1);
        }
    }

private:
    void extendRight(int first, int placed)
    {
        for (int last = m_anchor; placed <= m_sink.tilesLeft();) {
            if (!m_lane->hasTile(last + 1)) {
                if (last > first) fillStretch(first, last);
                if (!m_lane->isFree(last + 1) || m_sink.candidates((*m_lane)[last + 1]) == 0)
                    return;
                ++placed;
            }
            ++last;
        }
    }

    void fillStretch(int first, int last)
    {
        if (m_sink.stopped()) return;
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
        m_chosenCount = 0;
        choose(m_graph.dawgRoot(), 0);
    }

    /// Goes on with the alphagram. `lastBlank`: the letter that a blank has been taken for in
    /// this list's parent; a real tile of it may not follow, lest a choice is found twice.
    void choose(std::uint32_t list, Tile lastBlank)
    {
        // Letters ascend, so the smallest one still lying in the stretch can't be passed by.
        const int bound = m_lyingLetters == 0 ? kTileKinds : std::countr_zero(m_lyingLetters);
        for (;; ++list) {
            const KwgNode node = m_graph.node(list);
            const Tile letter = node.tile();
            if (letter > bound) return;
            if (letter == bound) {
                // Lying tiles of a letter come before tiles of the rack.
                if (lastBlank != letter) takeLying(node, letter);
                return;
            }
            if (m_chosenCount < m_freeCount && ((m_fitsAnywhere >> letter) & 1) != 0) {
                if (lastBlank != letter && m_sink.has(letter)) takeFromRack(node, letter, 0);
                if (m_sink.hasBlank()) takeFromRack(node, asBlank(letter), letter);
            }
            if (node.isEnd()) return;
        }
    }

    void takeLying(KwgNode node, Tile letter)
    {
        if (--m_lying[letter] == 0) m_lyingLetters &= ~letterBit(letter);
        afterLetter(node, 0);
        ++m_lying[letter];
        m_lyingLetters |= letterBit(letter);
    }

    void takeFromRack(KwgNode node, Tile tile, Tile lastBlank)
    {
        m_sink.take(rackTileOf(tile));
        m_chosen[static_cast<std::size_t>(m_chosenCount++)] = tile;
        afterLetter(node, lastBlank);
        --m_chosenCount;
        m_sink.giveBack(rackTileOf(tile));
    }

    void afterLetter(KwgNode node, Tile lastBlank)
    {
        if (m_chosenCount == m_freeCount && m_lyingLetters == 0) {
            if (node.accepts()) layOut();
            return;
        }
        if (node.arc() != 0) choose(node.arc(), lastBlank);
    }

    /// Lays the chosen tiles on the free squares in every distinct order.
    void layOut()
    {
        // place() takes the tiles from the rack again, square by square.
        std::array<Tile, kMaxDim> chosen = m_chosen;
        for (int i = 0; i < m_chosenCount; ++i)
            m_sink.giveBack(rackTileOf(chosen[static_cast<std::size_t>(i)]));
        layFrom(0, chosen);
        for (int i = 0; i < m_chosenCount; ++i)
            m_sink.take(rackTileOf(chosen[static_cast<std::size_t>(i)]));
    }

    void layFrom(int position, std::array<Tile, kMaxDim>& tiles)
    {
        if (m_sink.stopped()) return;
        if (position == m_freeCount) {
            m_sink.finish(m_first, m_last, m_anchor);
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
            m_sink.place(index, tile);
            layFrom(position + 1, tiles);
            m_sink.unplace(tile);
            std::swap(here, candidate);
        }
    }

    // Set before the search.
    const Kwg& m_graph;
    PlacementSink<Recorder>& m_sink;

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
    int m_chosenCount = 0;
};

}  // namespace engine
