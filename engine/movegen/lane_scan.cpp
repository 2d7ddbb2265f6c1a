// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/movegen/lane_scan.h"

namespace engine {

void LaneScan::read(const Position& position, Direction direction, int laneIndex)
{
    const Alphabet& alphabet = position.rules().alphabet;
    const BoardLayout& layout = position.rules().layout;
    const auto tiles = position.board().lane(direction, laneIndex);
    const auto crossSets = position.crossSets().lane(direction, laneIndex);
    m_direction = direction;
    m_laneIndex = laneIndex;
    m_length = static_cast<int>(tiles.size());
    const bool across = direction == Direction::Across;
    for (int i = 0; i < m_length; ++i) {
        const auto at = static_cast<std::size_t>(i);
        LaneSquare& square = m_squares[at];
        const Premium premium =
            across ? layout.premium(laneIndex, i) : layout.premium(i, laneIndex);
        square.letter = letterOf(tiles[at]);
        square.value =
            static_cast<std::uint8_t>(tiles[at] == kNoTile ? 0 : alphabet.value(tiles[at]));
        square.fits = crossSets[at].fitting();
        square.crossPoints = crossSets[at].points;
        square.letterFactor = premium.letter;
        square.wordFactor = premium.word;
        square.free = tiles[at] == kNoTile && !premium.blocked();
        square.hasNeighbour = crossSets[at].hasNeighbour();
    }
    findAnchors(position);
}

void LaneScan::findAnchors(const Position& position)
{
    m_anchorCount = 0;
    if (position.board().empty()) {
        const BoardLayout& layout = position.rules().layout;
        const bool across = m_direction == Direction::Across;
        const int startLane = across ? layout.startRow() : layout.startColumn();
        const int start = across ? layout.startColumn() : layout.startRow();
        if (m_laneIndex == startLane && isFree(start))
            m_anchors[static_cast<std::size_t>(m_anchorCount++)] = {start, 0};
        return;
    }
    int leftLimit = 0;
    for (int i = 0; i < m_length; ++i) {
        if (!isFree(i) || !((*this)[i].hasNeighbour || hasTile(i - 1) || hasTile(i + 1))) continue;
        m_anchors[static_cast<std::size_t>(m_anchorCount++)] = {i, leftLimit};
        leftLimit = i + 1;
    }
}

}  // namespace engine
