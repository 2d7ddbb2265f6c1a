// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lexicon/kwg.h"
#include "engine/movegen/placement_sink.h"

namespace engine {

/// Finds the words over one anchor with a GADDAG: leftwards from the anchor (from the end of the
/// tiles that follow it, if any), then, after the separator, rightwards. Works only where rack, cross-sets and graph all allow a letter.
/// Gordon, "A Faster Scrabble Move Generation Algorithm", Software Practice and Experience, 1994.
template <MoveRecorder Recorder>
class GaddagFiller
{
public:
    GaddagFiller(const Kwg& graph, PlacementSink<Recorder>& sink)
        : m_nodes(graph.nodes().data()), m_root(graph.gaddagRoot()), m_sink(sink)
    {
    }

    void fill(const LaneScan& lane, const Anchor& anchor)
    {
        m_lane = &lane;
        m_anchor = anchor.index;
        m_leftLimit = anchor.leftLimit;
        if (m_root == 0 || m_sink.candidates(lane[m_anchor]) == 0) return;

        // Tiles that follow the anchor are read first: few words contain them, while almost any
        // beginning could be laid out to their left before they are met.
        m_pivot = m_anchor;
        while (lane.hasTile(m_pivot + 1)) ++m_pivot;
        std::uint32_t list = m_root;
        for (int index = m_pivot; index > m_anchor; --index) {
            const KwgNode* node = findLying(list, lane[index].letter);
            if (node == nullptr || node->arc() == 0) return;
            list = node->arc();
        }
        m_canGoRight = lane.isFree(m_pivot + 1);
        goLeft(m_anchor, list);
    }

private:
    /// Every letter of the siblings from `list` on that fits at `index`, real tile and blank.
    template <class Next>
    void placeEach(int index, std::uint32_t list, Next next)
    {
        const LetterSet candidates = m_sink.candidates((*m_lane)[index]);
        if (candidates == 0) return;
        for (;; ++list) {
            const KwgNode node = m_nodes[list];
            const LetterSet rest = candidates >> node.tile();
            if ((rest & 1) != 0) {
                const Tile letter = node.tile();
                if (m_sink.has(letter)) {
                    m_sink.place(index, letter);
                    next(node);
                    m_sink.unplace(letter);
                }
                if (m_sink.hasBlank()) {
                    m_sink.place(index, asBlank(letter));
                    next(node);
                    m_sink.unplace(asBlank(letter));
                }
            }
            // Siblings ascend: nothing fits behind the highest candidate.
            if (node.isEnd() || rest <= 1) return;
        }
    }

    /// The node for the tile that lies on a square, null when the graph has none.
    [[nodiscard]] const KwgNode* findLying(std::uint32_t list, Tile letter) const
    {
        for (;; ++list) {
            const KwgNode& node = m_nodes[list];
            if (node.tile() == letter) return &node;
            if (node.isEnd() || node.tile() > letter) return nullptr;
        }
    }

    void goLeft(int index, std::uint32_t list)
    {
        if (const Tile lying = (*m_lane)[index].letter; lying != 0) {
            if (const KwgNode* node = findLying(list, lying)) afterLeft(index, *node);
        } else if (m_sink.tilesLeft() != 0) {
            placeEach(index, list, [this, index](KwgNode node) { afterLeft(index, node); });
        }
    }

    void afterLeft(int index, KwgNode node)
    {
        const std::uint32_t list = node.arc();
        if (m_lane->hasTile(index - 1)) {
            if (list != 0) goLeft(index - 1, list);
            return;
        }
        if (node.accepts()) m_sink.finish(index, m_pivot, m_anchor);
        if (list == 0) return;
        if (m_canGoRight && m_nodes[list].tile() == kNoTile) {
            // The first child is the separator: the word begins here and goes on to the right.
            const std::uint32_t right = m_nodes[list].arc();
            if (right != 0) goRight(m_pivot + 1, right, index);
        }
        if (index > m_leftLimit && m_lane->isFree(index - 1)) goLeft(index - 1, list);
    }

    void goRight(int index, std::uint32_t list, int first)
    {
        if (const Tile lying = (*m_lane)[index].letter; lying != 0) {
            if (const KwgNode* node = findLying(list, lying)) afterRight(index, *node, first);
        } else if (m_sink.tilesLeft() != 0) {
            placeEach(index, list,
                      [this, index, first](KwgNode node) { afterRight(index, node, first); });
        }
    }

    void afterRight(int index, KwgNode node, int first)
    {
        const int next = index + 1;
        if (node.accepts() && !m_lane->hasTile(next)) m_sink.finish(first, index, m_anchor);
        if (node.arc() != 0 && (m_lane->hasTile(next) || m_lane->isFree(next)))
            goRight(next, node.arc(), first);
    }

    // Set before the search.
    const KwgNode* m_nodes;
    std::uint32_t m_root;
    PlacementSink<Recorder>& m_sink;

    // Set per anchor.
    const LaneScan* m_lane = nullptr;
    int m_anchor = 0;
    int m_leftLimit = 0;
    int m_pivot = 0;  ///< where the GADDAG begins: the anchor or the end of tiles after it
    bool m_canGoRight = false;  ///< a word may go on behind the pivot
};

}  // namespace engine
