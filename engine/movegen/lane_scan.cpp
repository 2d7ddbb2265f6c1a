// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/movegen/lane_scan.h"

#include <cstring>
#include <type_traits>

namespace engine {

bool LaneScan::isReadFrom(const Position& position, CrossSetReader& reader, Direction direction,
                          int laneIndex) const
{
    static_assert(std::has_unique_object_representations_v<CrossSet>);
    const auto tiles = position.board().lane(direction, laneIndex);
    const auto crossSets = reader.lane(direction, laneIndex);
    return m_known && direction == m_direction && laneIndex == m_laneIndex &&
           m_boardEmpty == position.board().empty() && m_length == static_cast<int>(tiles.size()) &&
           std::memcmp(m_tiles.data(), tiles.data(), tiles.size_bytes()) == 0 &&
           std::memcmp(m_crossSets.data(), crossSets.data(), crossSets.size_bytes()) == 0;
}

bool LaneScan::read(const Position& position, CrossSetReader& reader, Direction direction,
                    int laneIndex)
{
    if (isReadFrom(position, reader, direction, laneIndex)) return false;
    read({direction, laneIndex, position.board().lane(direction, laneIndex),
          reader.lane(direction, laneIndex), position.board().empty()},
         position.rules());
    return true;
}

void LaneScan::read(const LaneSource& source, const GameRules& rules)
{
    const auto [direction, laneIndex, tiles, crossSets, boardIsEmpty] = source;
    m_known = true;
    m_boardEmpty = boardIsEmpty;
    std::memcpy(m_tiles.data(), tiles.data(), tiles.size_bytes());
    std::memcpy(m_crossSets.data(), crossSets.data(), crossSets.size_bytes());

    const Alphabet& alphabet = rules.alphabet;
    const BoardLayout& layout = rules.layout;
    m_direction = direction;
    m_laneIndex = laneIndex;
    m_length = static_cast<int>(tiles.size());
    // Which way the squares of the lane follow each other in the layout.
    const bool across = direction == Direction::Across;
    const Premium* premiums = &layout.premiums()[static_cast<std::size_t>(
        across ? layout.square(laneIndex, 0) : layout.square(0, laneIndex))];
    const std::ptrdiff_t step = across ? 1 : layout.columns();
    SplitPoints before = 0;
    for (int i = 0; i < m_length; ++i) {
        const auto at = static_cast<std::size_t>(i);
        const Premium premium = premiums[i * step];
        LaneSquare& square = m_squares[at + 1];
        square.before = before;
        if (tiles[at] != kNoTile) {
            before += static_cast<std::uint32_t>(alphabet.value(tiles[at]));
            square.letter = letterOf(tiles[at]);
            square.fits = 0;
            square.free = false;
            square.hasNeighbour = false;
            continue;
        }
        const CrossSet& crossSet = crossSets[at];
        square.letter = 0;
        square.fits = crossSet.fitting();
        square.wordFactor = premium.word;
        square.free = !premium.blocked();
        square.hasNeighbour = crossSet.hasNeighbour();
        square.factors = premium.letter;
        if (square.hasNeighbour) {
            const std::uint32_t word = premium.word;
            square.factors |= splitPoints(0, premium.letter * word);
            before += splitPoints(0, static_cast<std::uint32_t>(crossSet.points) * word);
        }
    }
    m_squares[static_cast<std::size_t>(m_length) + 1] = LaneSquare{};
    m_squares[static_cast<std::size_t>(m_length) + 1].before = before;
    findAnchors(layout);
}

void LaneScan::findAnchors(const BoardLayout& layout)
{
    m_anchorCount = 0;
    if (m_boardEmpty) {
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

void LaneScan::close()
{
    for (LaneSquare& square : m_squares) square.fits = 0;
    m_known = false;
}

}  // namespace engine
