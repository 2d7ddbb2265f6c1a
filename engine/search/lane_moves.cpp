// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/lane_moves.h"

#include "engine/base/random.h"

namespace engine {

std::uint64_t LaneGenerator::boardKey(int row, int column, Tile tile)
{
    const auto square = static_cast<std::uint64_t>(row * kMaxDim + column);
    return mix64(square << 8 | tile);
}

Premium LaneGenerator::premiumAt(int square) const
{
    return m_lane.direction == Direction::Across ? m_rules.layout.premium(m_lane.number, square)
                                                 : m_rules.layout.premium(square, m_lane.number);
}

bool LaneGenerator::isStart(int square) const
{
    const bool across = m_lane.direction == Direction::Across;
    return m_rules.layout.startRow() == (across ? m_lane.number : square) &&
           m_rules.layout.startColumn() == (across ? square : m_lane.number);
}

void LaneGenerator::generate(const LaneView& lane, const PossibleRack& racks,
                             const RackFields& fields, LaneMoves& moves)
{
    const std::uint32_t root = m_words.dawgRoot();
    const int most = racks.mostTiles();
    if (root == 0 || most == 0) return;
    m_lane = lane;
    m_certain = racks.certain;
    m_others = racks.others;
    m_othersLeft = racks.mostOthers;
    m_fields = &fields;
    m_moves = &moves;
    const int length = static_cast<int>(lane.squares.size());

    // How many tiles a word that begins at a square takes until it touches what lies there.
    constexpr int kNever = 1000;
    m_emptyUntilContact[static_cast<std::size_t>(length)] = kNever;
    for (int i = length - 1; i >= 0; --i) {
        const auto at = static_cast<std::size_t>(i);
        const int after = m_emptyUntilContact[at + 1];
        if (lane.squares[at] != kNoTile) m_emptyUntilContact[at] = 0;
        else if (premiumAt(i).blocked()) m_emptyUntilContact[at] = kNever;
        else if (lane.boardIsEmpty ? isStart(i) : lane.crossSets[at].hasNeighbour())
            m_emptyUntilContact[at] = 1;
        else m_emptyUntilContact[at] = after == kNever ? kNever : after + 1;
    }
    for (m_start = 0; m_start < length; ++m_start) {
        if (m_start > 0 && lane.squares[static_cast<std::size_t>(m_start - 1)] != kNoTile) continue;
        if (m_emptyUntilContact[static_cast<std::size_t>(m_start)] > most) continue;
        extend(m_start, root, {});
    }
}

void LaneGenerator::extend(int at, std::uint32_t list, const Laid& laid)
{
    if (list == 0 || at == static_cast<int>(m_lane.squares.size())) return;
    const auto square = static_cast<std::size_t>(at);
    if (const Tile there = m_lane.squares[square]; there != kNoTile) {
        const std::uint32_t found = m_words.find(list, letterOf(there));
        if (found == 0) return;
        const GraphNode node = m_words.node(found);
        Laid next = laid;
        next.main += m_rules.alphabet.value(there);
        next.connected = true;
        m_tiles[square] = kPlaythrough;
        if (node.accepts()) record(at, next);
        extend(at + 1, node.arc(), next);
        return;
    }
    const LetterSet kinds = kindsLeft();
    if (kinds == 0 || premiumAt(at).blocked()) return;
    if (!laid.connected && m_emptyUntilContact[square] > tilesLeft()) return;
    const LetterSet fitting = m_lane.crossSets[square].fitting();
    const bool hasBlank = (kinds & letterBit(kBlank)) != 0;
    const LetterSet possible = hasBlank ? fitting : fitting & kinds;
    if (possible == 0) return;
    for (std::uint32_t index = list;; ++index) {
        const GraphNode node = m_words.node(index);
        const Tile letter = node.tile();
        if (possible & letterBit(letter)) {
            if (kinds & letterBit(letter)) layTile(at, letter, node, laid);
            if (hasBlank) layTile(at, asBlank(letter), node, laid);
        }
        if (node.isEnd()) break;
    }
}

void LaneGenerator::layTile(int at, Tile tile, GraphNode node, const Laid& laid)
{
    const auto square = static_cast<std::size_t>(at);
    const CrossSet& cross = m_lane.crossSets[square];
    const Premium premium = premiumAt(at);
    const int value = m_rules.alphabet.value(tile);
    const int points = value * premium.letter;

    Laid next = laid;
    next.use += m_fields->one(tile);
    ++next.tiles;
    next.face += value;
    next.main += points;
    next.multiplier *= premium.word;
    if (cross.hasNeighbour())
        next.across += (static_cast<int>(cross.points) + points) * premium.word;
    next.connected |= m_lane.boardIsEmpty ? isStart(at) : cross.hasNeighbour();

    const bool wasCertain = m_certain.has(tile);
    (wasCertain ? m_certain : m_others).remove(tile);
    if (!wasCertain) --m_othersLeft;
    m_tiles[square] = tile;
    if (node.accepts()) record(at, next);
    extend(at + 1, node.arc(), next);
    (wasCertain ? m_certain : m_others).add(tile);
    if (!wasCertain) ++m_othersLeft;
}

void LaneGenerator::record(int end, const Laid& laid)
{
    const int length = end - m_start + 1;
    if (laid.tiles == 0 || !laid.connected || length < 2) return;
    const auto after = static_cast<std::size_t>(end) + 1;
    if (after < m_lane.squares.size() && m_lane.squares[after] != kNoTile) return;
    const bool across = m_lane.direction == Direction::Across;

    LaneMove move;
    for (int i = m_start; i <= end; ++i) {
        const Tile tile = m_tiles[static_cast<std::size_t>(i)];
        if (tile == kPlaythrough) continue;
        // A single tile with neighbours in its row is found there.
        if (!across && laid.tiles == 1 &&
            m_lane.crossSets[static_cast<std::size_t>(i)].hasNeighbour())
            return;
        move.boardKey ^=
            across ? boardKey(m_lane.number, i, tile) : boardKey(i, m_lane.number, tile);
    }
    move.score = laid.main * laid.multiplier + laid.across + m_rules.bonusFor(laid.tiles);
    move.tilesAt = static_cast<std::uint32_t>(m_moves->tiles.size());
    move.face = laid.face;
    move.start = static_cast<std::uint8_t>(m_start);
    move.length = static_cast<std::uint8_t>(length);
    move.tilesPlayed = static_cast<std::uint8_t>(laid.tiles);
    m_moves->tiles.insert(m_moves->tiles.end(), m_tiles.begin() + m_start,
                          m_tiles.begin() + end + 1);
    m_moves->moves.push_back(move);
    m_moves->uses.push_back(laid.use);
}

}  // namespace engine
