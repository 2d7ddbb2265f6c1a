// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/movegen/lane_scan.h"

#include <bit>
#include <cstring>
#include <type_traits>

#include "engine/lexicon/anagram_filter.h"

namespace engine {

bool LaneScan::isReadFrom(const LaneSource& source) const
{
    static_assert(std::has_unique_object_representations_v<CrossSet>);
    const auto& [direction, laneIndex, tiles, crossSets, boardIsEmpty] = source;
    return m_known && direction == m_direction && laneIndex == m_laneIndex &&
           m_boardEmpty == boardIsEmpty && m_length == static_cast<int>(tiles.size()) &&
           std::memcmp(m_tiles.data(), tiles.data(), tiles.size_bytes()) == 0 &&
           std::memcmp(m_crossSets.data(), crossSets.data(), crossSets.size_bytes()) == 0;
}

bool LaneScan::read(const Position& position, CrossSetReader& reader, Direction direction,
                    int laneIndex)
{
    const LaneSource source = laneSource(position, reader, direction, laneIndex);
    if (isReadFrom(source)) return false;
    read(source, position.rules());
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
    std::uint64_t keysBefore = 0;
    std::uint32_t filled = 0;
    std::uint32_t free = 0;
    std::uint32_t beside = 0;
    // Whether a tile lies on a square is as good as random to a processor: no branches, but masks.
    for (int i = 0; i < m_length; ++i) {
        const auto at = static_cast<std::size_t>(i);
        const Premium premium = premiums[i * step];
        const Tile tile = tiles[at];
        const std::uint32_t lies = (tile + 0xffU) >> 8;  // 1 or 0, and no comparison
        const std::uint64_t ofTile = std::uint64_t{0} - lies;
        const std::uint32_t isFree = (lies ^ 1U) & (premium.blocked() ? 0U : 1U);
        // Whoever keeps the cross-sets, no letter fits where nothing can be laid.
        const LetterSet letters = crossSets[at].letters & (std::uint64_t{0} - isFree);
        const auto neighbour = static_cast<std::uint32_t>(letters & CrossSet::kHasNeighbour);
        const std::uint32_t acrossFactor = premium.word * neighbour;
        const Tile letter = letterOf(tile);
        LaneSquare& square = m_squares[at + 1];
        square.fits = letters & ~CrossSet::kHasNeighbour;
        square.factors = splitPoints(premium.letter, premium.letter * acrossFactor);
        square.before = before;
        square.letter = letter;
        square.wordFactor = static_cast<std::uint8_t>((premium.word & ~ofTile) | lies);
        square.free = isFree != 0;
        square.hasNeighbour = neighbour != 0;
        m_keysBefore[at] = keysBefore;
        // A designated blank is worth what a blank is, and has the key of its letter.
        before += splitPoints(static_cast<std::uint32_t>(alphabet.value(tile)), 0) & ofTile;
        before += splitPoints(0, static_cast<std::uint32_t>(crossSets[at].points) * acrossFactor);
        keysBefore += AnagramFilter::key(letter) & ofTile;
        filled |= lies << i;
        free |= isFree << i;
        beside |= neighbour << i;
    }
    m_squares[static_cast<std::size_t>(m_length) + 1] = LaneSquare{};
    m_squares[static_cast<std::size_t>(m_length) + 1].before = before;
    m_keysBefore[static_cast<std::size_t>(m_length)] = keysBefore;
    m_filled = filled;
    findAnchors(layout, free, beside);
}

void LaneScan::findAnchors(const BoardLayout& layout, std::uint32_t free, std::uint32_t beside)
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
    std::uint32_t left = free & (beside | m_filled << 1 | m_filled >> 1);
    for (; left != 0; left &= left - 1) {
        const int index = std::countr_zero(left);
        m_anchors[static_cast<std::size_t>(m_anchorCount++)] = {index, leftLimit};
        leftLimit = index + 1;
    }
}

void LaneScan::close()
{
    for (LaneSquare& square : m_squares) square.fits = 0;
    m_known = false;
}

}  // namespace engine
