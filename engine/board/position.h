// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>

#include "engine/base/quantities.h"
#include "engine/base/result.h"
#include "engine/board/board.h"
#include "engine/board/cross_set_reader.h"
#include "engine/board/cross_sets.h"
#include "engine/board/move.h"
#include "engine/board/player_scores.h"
#include "engine/lexicon/lexicon_fwd.h"
#include "engine/rules/game_rules.h"
#include "engine/rules/rack.h"

namespace engine {

struct Player
{
    Rack rack;  ///< the tiles known
    Score score;
    int exchanges = 0;   ///< so far, for rules that cap them
    int tilesHeld = -1;  ///< tiles held for certain, known or not; -1 = follows from the counts
    friend bool operator==(const Player&, const Player&) = default;
};

enum class GameEnd {
    NotYet,
    PlayedOut,    ///< a player has no tiles left and the bag is empty
    Stalled,      ///< too many scoreless turns or passes
    TurnsUsedUp,  ///< the turns that were left after the bag emptied are over
};

/// A moment of a game: rules, lexicon, board, racks, scores, side to move. A value without heap
/// memory of its own. The lexicon may be absent; then every letter fits everywhere and no word can
/// be judged.
///
/// Made for searches: make() and undo() play along the branches, keep the hash up to date, and
/// allocate nothing, so that a thread needs one position for a whole tree. A copy takes 11 kB,
/// most of it cross-sets: one per thread and question is cheap, one per node is not. What
/// nodes keep is a hash and a PackedMove (board/packed_move.h).
///
/// make() and undo() leave the cross-sets alone. Whoever asks for some gets those of the board as
/// it is then, and works out what differs from the ones kept; refreshCrossSets() keeps those of
/// now, which pays where several ask, or where one asks after many more moves.
///
/// It holds what is known. What follows for people stands beside it: how many tiles players hold
/// whose racks aren't all known in board/hands.h, what is wrong or unusual in
/// board/position_check.h, what rules say of a move in board/legality.h.
class Position
{
public:
    /// An empty board, unknown racks, no points. 1 to 4 players. Fails with WrongLexicon when the
    /// lexicon was made for other letters, or lacks the alphagrams that jumbled rules need.
    [[nodiscard]] static Result<Position> create(GameRulesPtr rules, LexiconPtr lexicon = nullptr,
                                                 int players = 2);

    [[nodiscard]] const GameRules& rules() const { return *m_rules; }
    [[nodiscard]] const GameRulesPtr& rulesPtr() const { return m_rules; }
    [[nodiscard]] const Lexicon* lexicon() const { return m_lexicon.get(); }
    [[nodiscard]] const LexiconPtr& lexiconPtr() const { return m_lexicon; }
    [[nodiscard]] const Board& board() const { return m_board; }
    /// Of the board as it is now; not to be used after the position has changed.
    [[nodiscard]] CrossSetReader crossSets() const { return {m_crossSets, crossSetSource()}; }

    [[nodiscard]] int playerCount() const { return m_playerCount; }
    [[nodiscard]] int onTurn() const { return m_turn.player; }
    [[nodiscard]] const Player& player(int index) const
    {
        return m_players[static_cast<std::size_t>(index)];
    }
    [[nodiscard]] const Player& mover() const { return player(m_turn.player); }
    /// Mover's score minus the best other score.
    [[nodiscard]] Score spread() const;
    [[nodiscard]] int scorelessTurns() const { return m_turn.scoreless; }
    [[nodiscard]] int consecutivePasses() const { return m_turn.passes; }
    /// Turns taken since the bag emptied, where the rules count them.
    [[nodiscard]] int turnsSinceBagEmpty() const { return m_turn.sinceBagEmpty; }

    /// What the mover doesn't see: all tiles minus the board minus the mover's known tiles.
    [[nodiscard]] TileCounts unseen() const;
    /// Tiles that lie neither on the board nor on a rack, as far as known; negative when more lie
    /// there than there are.
    [[nodiscard]] int unnamedTiles() const;
    /// Tiles in the bag, every rack taken as full as the unseen pool allows; never negative.
    [[nodiscard]] int bagSize() const;
    /// 0 when no exchange is allowed now, else the largest number of tiles.
    [[nodiscard]] int exchangeLimit() const;

    // --- setting up: each keeps the hash up to date, and refreshes cross-sets that it changes ---
    /// A letter, a designated blank, or kNoTile.
    void setSquare(int row, int column, Tile tile);
    /// `tilesHeld` as in Player.
    void setRack(int player, const Rack& rack, int tilesHeld = -1);
    void setScore(int player, Score score);
    void setOnTurn(int player);
    void setScorelessTurns(int turns);
    /// Same letters required, as in create().
    [[nodiscard]] Result<void> setLexicon(LexiconPtr lexicon);

    // --- playing -----------------------------------------------------------------------------
    struct Undo;
    /// Plays a move that fits the board (see checkMove in board/legality.h): tiles on the board,
    /// score to the mover, tiles off the mover's rack as far as they are known to be there, next
    /// player's turn. No tiles are drawn: the caller draws through setRack. An exchange leaves the
    /// kept tiles on the rack.
    void make(const Move& move, Undo& undo);
    /// Takes back the latest move, with what its make() noted: everything is as it was.
    void undo(const Undo& undo);
    /// Keeps the cross-sets of the board as it is now, so that readers need not work them out.
    void refreshCrossSets() { m_crossSets.refresh(crossSetSource()); }

    [[nodiscard]] GameEnd gameEnd() const;
    /// What each player gains or loses when the game ends as it stands now, by the rules' end
    /// adjustments; all zero while gameEnd() is NotYet. Unknown tiles of the last opponent are
    /// taken from the unseen pool when the bag is empty.
    [[nodiscard]] PlayerScores settlement() const;

    /// A number for caches and tables, kept as the position changes: of board, racks, scores, turn
    /// and what the rules say; not of the lexicon. The same on every machine and in every run.
    [[nodiscard]] std::uint64_t hash() const { return hashBesideScores() ^ m_hash.scores; }
    /// The same of everything but the scores: for searches that count the points to come.
    [[nodiscard]] std::uint64_t hashBesideScores() const { return m_hash.besideScores(); }
    /// hash() worked out anew; slow, for checking.
    [[nodiscard]] std::uint64_t hashAnew() const;

    /// Same game state; lexicon and rules compared by identity.
    friend bool operator==(const Position& a, const Position& b);

private:
    /// Whose turn it is, and what the rules count towards the end.
    struct TurnState
    {
        int player = 0;
        int scoreless = 0;
        int passes = 0;
        int sinceBagEmpty = 0;
        friend bool operator==(const TurnState&, const TurnState&) = default;
    };
    /// The hash is the sum, without carry, of independent parts, each a hash by itself.
    struct HashParts
    {
        std::uint64_t board = 0;  ///< squares and rules
        std::uint64_t turn = 0;
        std::uint64_t scores = 0;
        std::array<std::uint64_t, kMaxPlayers> racks{};  ///< known tiles; goes into hands
        std::array<std::uint64_t, kMaxPlayers> hands{};  ///< all of a player but the score

        [[nodiscard]] std::uint64_t besideScores() const
        {
            return board ^ turn ^ hands[0] ^ hands[1] ^ hands[2] ^ hands[3];
        }
    };

    Position(GameRulesPtr rules, LexiconPtr lexicon, int players);

    [[nodiscard]] static std::uint64_t turnKey(const TurnState& turn);
    [[nodiscard]] HashParts hashParts() const;
    void hashTurn();
    void hashHand(int player);
    void takeFromRack(int player, Tile tile);
    void place(const Move& move);
    [[nodiscard]] CrossSetSource crossSetSource() const
    {
        return {m_board, *m_rules, m_lexicon.get()};
    }
    /// Points of the tiles that each player holds, as far as that is known.
    [[nodiscard]] std::array<int, kMaxPlayers> pointsHeld() const;

    GameRulesPtr m_rules;
    LexiconPtr m_lexicon;
    HashParts m_hash;
    TurnState m_turn;
    int m_playerCount;
    std::array<Player, kMaxPlayers> m_players;
    Board m_board;
    CrossSets m_crossSets;
};

/// What make() changed. Reusable.
struct Position::Undo
{
    Move move;
    Player mover;
    TurnState turn;
    HashParts hash;
};

/// A position that is shared and no longer changes.
using PositionPtr = std::shared_ptr<const Position>;

}  // namespace engine
