// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "engine/base/tile.h"
#include "engine/board/move.h"
#include "engine/board/position.h"
#include "engine/lexicon/lexicon_fwd.h"
#include "engine/search/lane_moves.h"
#include "engine/search/rack_use.h"
#include "engine/search/state_lookup.h"

namespace engine {

/// A placement of an EndgameBoard: a number of its LaneMoves and the lane in which it lies.
struct EndgameMove
{
    static constexpr std::uint32_t kPass = 0xffffffff;

    std::uint32_t number = kPass;
    std::uint16_t lane = 0;

    [[nodiscard]] bool isPass() const { return number == kPass; }
    friend bool operator==(const EndgameMove&, const EndgameMove&) = default;
};

/// A board on which two players lay the tiles of known racks, for searches through all that they
/// can do. It knows the moves of every lane: they depend on the lane's squares, on what the lanes
/// across it allow, and on the rack, and racks only shrink. So the moves of a lane in one state are
/// generated once, with all that the player held in the beginning, and kept under that state for
/// the whole search; a node looks up the lanes that have changed and drops what needs tiles that
/// have been laid since. A move is taken back by going one step down a stack.
///
/// For one thread. Words in tile order only.
class EndgameBoard
{
public:
    /// Moves that may follow each other.
    static constexpr int kMostPlies = 128;
    static constexpr int kSides = 2;

    /// The position has two players with known racks and a lexicon. Side 0 is the mover.
    explicit EndgameBoard(const Position& position);

    [[nodiscard]] int ply() const { return m_ply; }
    [[nodiscard]] int tilesLeft(int side) const { return now().tilesLeft[at(side)]; }
    /// What the tiles that a side holds are worth.
    [[nodiscard]] int pointsHeld(int side) const { return now().points[at(side)]; }
    /// Of board and racks, the same for all ways that lead here.
    [[nodiscard]] std::uint64_t key() const { return now().key; }

    /// Appends the moves that a side can make here, without the pass.
    void moves(int side, std::vector<EndgameMove>& moves);
    [[nodiscard]] const LaneMove& details(EndgameMove move) const
    {
        return m_moves.moves[move.number];
    }
    /// The move was made by moves() on a board like this one, and its tiles are still there. For
    /// moves that come out of a table.
    [[nodiscard]] bool fits(int side, EndgameMove move);

    /// key() after this move of a side.
    [[nodiscard]] std::uint64_t keyAfter(int side, EndgameMove move) const;

    /// Lays the tiles of a side. `move` comes from moves() for this board and side.
    void make(int side, EndgameMove move);
    void undo();

    /// The move as people read it, with its score.
    [[nodiscard]] Move moveOf(EndgameMove move) const;
    /// It remembers more lanes than memory should hold (about 150 MB).
    [[nodiscard]] bool remembersTooMuch() const
    {
        return m_moves.moves.size() > kMostMoves || m_tables.size() > kMostTables;
    }
    /// Forgets all lanes: moves that were listed lose their meaning. Only at ply 0.
    void forget();

private:
    static constexpr std::size_t kLanes = 2 * 24;  ///< rows from 0, columns from 24
    static constexpr std::size_t kColumns = 24;
    static constexpr std::size_t kMostMoves = 1'500'000;
    static constexpr std::size_t kMostTables = 50'000;

    /// What a lane allows in the lanes that cross it, one per square.
    struct CrossTable
    {
        std::array<CrossSet, kMaxDim> sets{};
        /// What each set is to the moves of a side: 0 where nothing lies beside the square.
        std::array<std::array<std::uint64_t, kMaxDim>, kSides> keys{};
    };
    struct LaneList
    {
        std::uint32_t first = 0;
        std::uint32_t end = 0;
    };
    /// Everything that a move changes, but the squares.
    struct State
    {
        std::array<std::uint64_t, kLanes> content{};  ///< hash of a lane's squares
        std::array<const CrossTable*, kLanes> table{};
        std::array<std::array<std::uint64_t, kLanes>, kSides> cross{};
        std::array<std::array<std::uint64_t, kLanes>, kSides> listKey{};
        std::array<std::array<LaneList, kLanes>, kSides> list{};
        std::array<std::uint64_t, kSides> held{};
        std::array<int, kSides> tilesLeft{};
        std::array<int, kSides> points{};
        std::uint64_t key = 0;
        std::uint32_t laid = 0;  ///< squares laid to get here, on m_laid
    };
    struct Laid
    {
        std::uint8_t row;
        std::uint8_t column;
    };

    [[nodiscard]] static std::size_t at(int side) { return static_cast<std::size_t>(side); }
    [[nodiscard]] const State& now() const { return m_states[static_cast<std::size_t>(m_ply)]; }
    [[nodiscard]] State& now() { return m_states[static_cast<std::size_t>(m_ply)]; }
    [[nodiscard]] static Direction directionOf(std::size_t lane)
    {
        return lane < kColumns ? Direction::Across : Direction::Down;
    }
    [[nodiscard]] static int numberOf(std::size_t lane)
    {
        return static_cast<int>(lane < kColumns ? lane : lane - kColumns);
    }
    [[nodiscard]] static std::size_t across(std::size_t lane)
    {
        return lane < kColumns ? kColumns : 0;
    }

    [[nodiscard]] std::uint64_t contentKey(std::size_t lane) const;
    /// Fills in what follows from the squares alone.
    void survey(State& state);
    void updateTable(State& state, std::size_t lane);
    [[nodiscard]] const CrossTable* tableOf(std::size_t lane, std::uint64_t content);
    [[nodiscard]] std::unique_ptr<CrossTable> makeTable(std::size_t lane) const;
    [[nodiscard]] CrossSet crossSetAt(std::span<const Tile> squares, std::size_t at) const;
    void refresh(int side);
    void refreshLane(int side, std::size_t lane);
    [[nodiscard]] LaneList listOf(int side, std::size_t lane, std::uint64_t key);

    GameRulesPtr m_rules;
    LexiconPtr m_lexicon;
    Board m_board;
    std::array<Rack, kSides> m_racks;
    std::array<RackFields, kSides> m_fields;
    std::array<LetterSet, kSides> m_letters{};  ///< that a side's tiles can stand for

    LaneGenerator m_generator;
    LaneMoves m_moves;
    std::array<StateLookup<LaneList>, kSides> m_lists;
    StateLookup<std::unique_ptr<CrossTable>> m_tables;

    int m_ply = 0;
    std::vector<State> m_states;
    std::vector<Laid> m_laid;
};

}  // namespace engine
