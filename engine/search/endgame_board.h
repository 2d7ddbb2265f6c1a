// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "engine/base/random.h"
#include "engine/base/tile.h"
#include "engine/board/move.h"
#include "engine/board/position.h"
#include "engine/lexicon/lexicon_fwd.h"
#include "engine/search/endgame_singles.h"
#include "engine/search/lane_memory.h"
#include "engine/search/lane_moves.h"
#include "engine/search/possible_rack.h"
#include "engine/search/rack_use.h"

namespace engine {

/// A placement or pass by which any EndgameBoard of the position finds it.
struct EndgameMoveKey
{
    static constexpr std::uint32_t kMask = 0x1fffffff;
    static constexpr std::uint16_t kPassLane = 63;
    static constexpr std::uint16_t kNoLane = 62;

    std::uint32_t hash = 0;
    std::uint16_t lane = kPassLane;

    [[nodiscard]] bool isPass() const { return lane == kPassLane; }
    /// Where a value is known, and not by which move.
    [[nodiscard]] static EndgameMoveKey none() { return {0, kNoLane}; }
};

/// A board on which two players lay the tiles of known racks, for searches through all that they
/// can do. It knows the moves of every lane: they depend on the lane's squares, on what the lanes
/// across it allow, and on the rack, and racks only shrink. So the moves of a lane in one state are
/// generated once, with all that the player held in the beginning, and kept under that state for
/// the whole search; a node looks up the lanes that have changed and drops what needs tiles that
/// have been laid since. Lanes that are met for the first time when few tiles are left are generated
/// with these alone: that is a small part of the work, and most such lanes are met once. A move is
/// taken back by going one step down a stack.
///
/// For one thread. Words in tile order only.
class EndgameBoard
{
public:
    /// Moves that may follow each other.
    static constexpr int kMostPlies = 128;
    static constexpr int kSides = 2;

    using Racks = std::array<Rack, kSides>;

    /// The position has two players with known racks and a lexicon. Side 0 is the mover. `others`:
    /// the words of the other side, for the same letters; null = the same.
    explicit EndgameBoard(const Position& position, const LexiconPtr& others = nullptr);
    /// For many games on this board that differ in the racks: each of them begins with hold().
    /// `memory`: shared with other boards of the same rules, which may forget all lanes between two
    /// games; null = its own.
    EndgameBoard(const Position& position, const std::array<PossibleRack, kSides>& racks,
                 const LexiconPtr& others = nullptr, std::shared_ptr<LaneMemory> memory = nullptr);

    /// Keeps what this board's searches leave in a table apart from what others did, from the next
    /// hold() on.
    void keepApart(std::uint64_t salt) { m_squaresKey ^= mix64(salt); }

    /// Both sides hold these tiles from now on. They are among the possible racks; only at ply 0.
    void hold(const Racks& racks);

    [[nodiscard]] bool isEmpty() const { return m_board.empty(); }
    [[nodiscard]] int ply() const { return m_ply; }
    [[nodiscard]] int tilesLeft(int side) const { return now().tilesLeft[at(side)]; }
    /// What the tiles that a side holds are worth.
    [[nodiscard]] int pointsHeld(int side) const { return now().points[at(side)]; }
    /// Of board and racks, the same for all ways that lead here.
    [[nodiscard]] std::uint64_t key() const { return now().key; }

    /// Appends the moves that a side can make here, without the pass.
    void moves(int side, std::vector<EndgameMove>& moves);
    /// Appends those of them that lay all tiles of the side.
    void outplays(int side, std::vector<EndgameMove>& moves);
    /// Appends where a side could lay a tile of this kind alone, the highest score first, each square
    /// once. It needs no lists of moves. Not on an empty board.
    void singles(int side, Tile kind, std::vector<SinglePlay>& plays) const;
    /// The only tile that a side holds, or has left after a move of its own.
    [[nodiscard]] Tile lastTile(int side) const
    {
        return m_fields[at(side)].only(now().held[at(side)]);
    }
    [[nodiscard]] Tile lastTileAfter(int side, EndgameMove move) const
    {
        return m_fields[at(side)].only(now().held[at(side)] - m_memory->moves.uses[move.number]);
    }
    /// Not on an empty board.
    void findEffect(EndgameMove move, MoveEffect& effect) const;
    /// Another placement may be none any more after it, or score otherwise.
    [[nodiscard]] bool disturbs(const MoveEffect& effect, EndgameMove other) const;
    /// The highest score of one tile of a kind after a move; -1 when it fits nowhere. `before`: its
    /// singles() before the move. What is below `atLeast` need not be the highest.
    [[nodiscard]] int bestSingleAfter(const MoveEffect& effect, int side, Tile kind,
                                      const std::vector<SinglePlay>& before, int atLeast = 0) const;
    /// Likewise, of those alone that are the same before the move.
    [[nodiscard]] static int bestSingleKept(const MoveEffect& effect,
                                            const std::vector<SinglePlay>& before);

    /// Lanes whose moves may be others after this one: a bit for each number of a lane, as
    /// EndgameMove counts them. All of them while the board is empty.
    [[nodiscard]] std::uint64_t lanesChangedBy(EndgameMove move) const;
    /// The bit of a move's own lane.
    [[nodiscard]] static std::uint64_t laneBit(EndgameMove move)
    {
        return std::uint64_t{1} << move.lane;
    }
    [[nodiscard]] const LaneMove& details(EndgameMove move) const
    {
        return m_memory->moves.moves[move.number];
    }
    /// What stands for a move in tables that outlive this board's memory of lanes, or that other
    /// boards write to.
    [[nodiscard]] EndgameMoveKey keyOf(EndgameMove move) const
    {
        if (move.isPass()) return {};
        return {static_cast<std::uint32_t>(details(move).boardKey) & EndgameMoveKey::kMask,
                move.lane};
    }
    /// The move that stands behind a key, when the side can make it here. A key of another board
    /// may give any legal move.
    [[nodiscard]] std::optional<EndgameMove> find(int side, EndgameMoveKey key);

    /// key() after this move of a side.
    [[nodiscard]] std::uint64_t keyAfter(int side, EndgameMove move) const;

    /// Lays the tiles of a side. `move` comes from moves() for this board and side.
    void make(int side, EndgameMove move);
    void undo();

    /// The move as people read it, with its score.
    [[nodiscard]] Move moveOf(EndgameMove move) const;
    /// It remembers more lanes than memory should hold (about 150 MB, or its share of that).
    [[nodiscard]] bool remembersTooMuch() const { return m_memory->isFull(); }
    /// So many boards with memories of their own are in use at once.
    void shareMemory(int boards) { m_memory->share(boards); }
    /// Forgets all lanes: moves that were listed lose their meaning. Only at ply 0.
    void forget();

private:
    /// With more tiles a lane is generated for all that its player held in the beginning.
    static constexpr int kFewTiles = 5;
    static constexpr std::size_t kLanes = 2 * 24;  ///< rows from 0, columns from 24
    static constexpr std::size_t kColumns = 24;

    using CrossTable = LaneMemory::CrossTable;
    using LaneList = LaneMemory::LaneList;

    /// Of moves with so many tiles; the last one stands for all larger ones.
    [[nodiscard]] static std::uint32_t sizeBit(int tiles)
    {
        return std::uint32_t{1} << std::min(tiles, 31);
    }
    /// Everything that a move changes, but the squares.
    struct State
    {
        std::array<std::uint64_t, kLanes> content{};  ///< hash of a lane's squares
        std::array<const CrossTable*, kLanes> table{};
        std::array<std::array<std::uint64_t, kLanes>, kSides> cross{};
        std::array<std::array<LaneList, kLanes>, kSides> list{};
        /// Lanes whose lists are to be looked up, as they have changed: a bit for each.
        std::array<std::uint64_t, kSides> stale{};
        /// Lanes whose lists are of all that the side held in the beginning.
        std::array<std::uint64_t, kSides> whole{};
        /// Lanes whose lists have moves, of those that aren't stale.
        std::array<std::uint64_t, kSides> full{};
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
    /// The same again, as the memory of lanes was cleared.
    void surveyAnew();
    void updateTable(State& state, std::size_t lane);
    [[nodiscard]] const CrossTable* tableOf(std::size_t lane, std::uint64_t content);
    [[nodiscard]] std::unique_ptr<CrossTable> makeTable(std::size_t lane) const;
    /// The letters that a tile of a kind can be.
    [[nodiscard]] LetterSet lettersOf(Tile kind) const
    {
        return kind == kBlank ? m_rules->alphabet.allLetters() : letterBit(kind);
    }
    /// A run of tiles with one empty square in it or beside it.
    struct Joined
    {
        std::array<Tile, kMaxDim> tiles{};  ///< kNoTile on the empty square
        std::size_t length = 0;
        std::size_t at = 0;  ///< where the empty square is
        int points = 0;      ///< of the tiles
    };
    /// The run that ends there once the move is made.
    [[nodiscard]] Joined joinedAfter(const MoveEffect& effect, const MoveEffect::End& end) const;
    /// The tile on the empty square makes a word.
    [[nodiscard]] static bool isWordWith(const Lexicon& lexicon, const Joined& joined, Tile tile);
    /// What a tile of a kind scores on an empty square where it fits; -1 where no tile can lie.
    [[nodiscard]] int singleScore(int row, int column, Tile kind, const CrossSet& across,
                                  const CrossSet& down) const;
    [[nodiscard]] CrossSet crossSetAt(const Lexicon& lexicon, std::span<const Tile> squares,
                                      std::size_t at) const;
    /// Which of the lexicons a side plays with: sides with the same words share one.
    [[nodiscard]] std::size_t wordsOf(std::size_t side) const { return m_sameWords ? 0 : side; }
    /// The lane beside the last tile of a run that begins at a square of `lane`, one step at a time
    /// in a direction; none at the edge of the board.
    [[nodiscard]] std::uint64_t laneBehindRun(std::size_t lane, int square, int step) const;
    void refresh(int side);
    void refreshLane(int side, std::size_t lane);
    [[nodiscard]] LaneList lookUp(int side, std::size_t lane);
    /// Lanes are generated with all that the side held in the beginning.
    [[nodiscard]] bool listsAll(int side) const
    {
        return now().tilesLeft[at(side)] > kFewTiles ||
               (m_racks[at(side)].others.empty() && m_racks[at(side)].certain.total() <= kFewTiles);
    }
    /// A lane as it is for a side, with all that it held in the beginning.
    [[nodiscard]] std::uint64_t listKey(int side, std::size_t lane) const
    {
        return (now().content[lane] + now().cross[at(side)][lane]) ^ m_rackKeys[at(side)];
    }
    /// Makes it a key for what the side holds now alone.
    [[nodiscard]] std::uint64_t heldOnly(int side) const
    {
        return mix64(now().held[at(side)] ^ 0x5eed0006);
    }
    /// What any part of any of these racks can do in a lane.
    [[nodiscard]] LaneList newList(int side, std::size_t lane, const PossibleRack& racks);

    GameRulesPtr m_rules;
    std::array<LexiconPtr, kSides> m_lexicons;
    bool m_sameWords;
    Board m_board;
    std::array<PossibleRack, kSides> m_racks;
    std::array<RackFields, kSides> m_fields;
    std::array<LetterSet, kSides> m_letters{};  ///< that a side's tiles can stand for
    std::uint64_t m_squaresKey = 0;             ///< of the first board, without the racks

    std::array<LaneGenerator, kSides> m_generators;
    std::shared_ptr<LaneMemory> m_memory;
    std::uint64_t m_cleared;                         ///< of the memory, when this looked last
    std::uint64_t m_allLanes = 0;                    ///< that the board has
    std::array<std::uint64_t, kSides> m_rackKeys{};  ///< of the moves of a side in the memory
    std::uint64_t m_tableKey = 0;                    ///< likewise of the tables

    int m_ply = 0;
    std::vector<State> m_states;
    std::vector<Laid> m_laid;
};

}  // namespace engine
