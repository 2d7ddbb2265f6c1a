// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>

#include "engine/base/tile.h"
#include "engine/board/cross_set.h"
#include "engine/search/lane_moves.h"
#include "engine/search/state_lookup.h"

namespace engine {

/// The moves of lanes that EndgameBoards found, each under the state of its lane and the rack, and
/// what lanes allow in the lanes across them. Boards of one game, or of what may become of it, can
/// share one: most of their lanes are the same.
///
/// For one thread.
struct LaneMemory
{
    /// What a lane allows in the lanes that cross it, one per square.
    struct CrossTable
    {
        /// By lexicon: of both sides when they play with the same words, else of each.
        std::array<std::array<CrossSet, kMaxDim>, 2> sets{};
        /// What each set is to the moves of a side: 0 where nothing lies beside the square.
        std::array<std::array<std::uint64_t, kMaxDim>, 2> keys{};
    };
    struct LaneList
    {
        std::uint32_t first = 0;
        std::uint32_t end = 0;
        std::uint32_t sizes = 0;  ///< a bit for the number of tiles of every move
    };

    LaneMoves moves;
    StateLookup<LaneList> lists;
    StateLookup<std::unique_ptr<CrossTable>> tables;
    /// Times that it was cleared: what boards took from it before has lost its meaning.
    std::uint64_t cleared = 0;

    /// There is more than so much of what it may hold (about 150 MB, or its share of that).
    [[nodiscard]] bool isFull(std::size_t of = 1) const
    {
        return moves.moves.size() > m_mostMoves / of || lists.size() > m_mostLists / of ||
               tables.size() > m_mostTables / of;
    }
    /// So many are in use at once.
    void share(int memories)
    {
        const auto shares = static_cast<std::size_t>(std::max(memories, 1));
        m_mostMoves = std::max(kMostMoves / shares, kLeastMoves);
        m_mostLists = std::max(kMostLists / shares, kLeastLists);
        m_mostTables = std::max(kMostTables / shares, kLeastTables);
    }
    /// Before moves are added.
    void makeRoom()
    {
        // Until it is looked at how many there are, some more come.
        moves.makeRoom(m_mostMoves + m_mostMoves / 4);
    }
    void clear()
    {
        moves.clear();
        lists.clear();
        tables.clear();
        ++cleared;
    }
    /// Also gives back what it took from the system.
    void release()
    {
        moves = {};
        lists = {};
        tables = {};
        ++cleared;
    }

private:
    static constexpr std::size_t kMostMoves = 1'500'000;
    static constexpr std::size_t kMostLists = 500'000;
    static constexpr std::size_t kMostTables = 50'000;
    // Less would be forgotten before it is used again.
    static constexpr std::size_t kLeastMoves = 200'000;
    static constexpr std::size_t kLeastLists = 60'000;
    static constexpr std::size_t kLeastTables = 8'000;

    std::size_t m_mostMoves = kMostMoves;
    std::size_t m_mostLists = kMostLists;
    std::size_t m_mostTables = kMostTables;
};

}  // namespace engine
