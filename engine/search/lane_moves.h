// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/base/tile.h"
#include "engine/lexicon/lexicon_fwd.h"
#include "engine/movegen/lane_scan.h"
#include "engine/rules/game_rules.h"
#include "engine/search/possible_rack.h"
#include "engine/search/rack_use.h"

namespace engine {

/// One placement in a lane, as deep searches keep it.
struct LaneMove
{
    std::uint64_t boardKey = 0;  ///< what it adds to the hash of the board, by exclusive or
    std::int32_t score = 0;      ///< bonus included
    std::uint32_t tilesAt = 0;   ///< where its tiles begin in LaneMoves::tiles
    std::int32_t face = 0;       ///< points that the laid tiles have on the rack
    std::uint8_t start = 0;      ///< square of the lane where its word begins
    std::uint8_t length = 0;     ///< of the word
    std::uint8_t tilesPlayed = 0;
};

/// Placements, those of a lane one after the other.
struct LaneMoves
{
    std::vector<std::uint64_t> uses;  ///< for each move its tiles, as RackFields count them
    std::vector<LaneMove> moves;
    std::vector<Tile> tiles;  ///< of all words; kPlaythrough where one lies already

    /// Where there are many already, room for so many at once. It is used only as far as it is needed,
    /// and growing by halves would copy tens of megabytes in one step, for longer than a stop may take.
    void makeRoom(std::size_t most)
    {
        constexpr std::size_t kMany = std::size_t{1} << 16;
        constexpr std::size_t kTilesOfAWord = 6;
        if (moves.size() < kMany || moves.capacity() >= most) return;
        uses.reserve(most);
        moves.reserve(most);
        tiles.reserve(most * kTilesOfAWord);
    }
    /// Before the moves from this one on are looked through.
    void prefetch(std::uint32_t first) const { __builtin_prefetch(uses.data() + first); }
    void clear()
    {
        uses.clear();
        moves.clear();
        tiles.clear();
    }
};

/// Finds all placements of a rack in one lane. Words in tile order only, not jumbled ones. One tile
/// that makes words both ways is found in its row alone.
class LaneGenerator
{
public:
    /// What it refers to must outlive it.
    LaneGenerator(const GameRules& rules, const Lexicon& lexicon)
        : m_rules(rules), m_lexicon(lexicon)
    {
    }

    /// Appends the moves that any part of any of the racks can make. The fields are of all of
    /// their tiles.
    void generate(const LaneSource& lane, const PossibleRack& racks, const RackFields& fields,
                  LaneMoves& moves);

    /// What a tile on a square adds to the hash of a board.
    [[nodiscard]] static std::uint64_t boardKey(int row, int column, Tile tile);

private:
    const GameRules& m_rules;
    const Lexicon& m_lexicon;
    LaneScan m_scan;
};

}  // namespace engine
