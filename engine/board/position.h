// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/quantities.h"
#include "engine/base/result.h"
#include "engine/board/board.h"
#include "engine/board/cross_sets.h"
#include "engine/board/move.h"
#include "engine/lexicon/lexicon_fwd.h"
#include "engine/rules/game_rules.h"
#include "engine/rules/rack.h"

namespace engine {

/// How much is known of a rack.
enum class RackKnowledge {
    Unknown,  ///< no tile of it
    Partial,  ///< some tiles; others are somewhere in the unseen pool
    Known,    ///< all tiles
};

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
    PlayedOut,    ///< somebody has no tiles left and the bag is empty
    Stalled,      ///< too many scoreless turns or passes
    TurnsUsedUp,  ///< the turns that were left after the bag emptied are over
};

/// A moment of a game: rules, lexicon, board, racks, scores, side to move. A value; copies are
/// cheap enough for one per analysis (about 20 kB) and independent of each other. The lexicon may
/// be absent; then every letter fits everywhere and no word can be judged.
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
    [[nodiscard]] const CrossSets& crossSets() const { return m_crossSets; }

    [[nodiscard]] int playerCount() const { return static_cast<int>(m_players.size()); }
    [[nodiscard]] int onTurn() const { return m_onTurn; }
    [[nodiscard]] const Player& player(int index) const
    {
        return m_players[static_cast<std::size_t>(index)];
    }
    [[nodiscard]] const Player& mover() const { return player(m_onTurn); }
    /// Mover's score minus the best other score.
    [[nodiscard]] Score spread() const;
    [[nodiscard]] int scorelessTurns() const { return m_scorelessTurns; }
    [[nodiscard]] int consecutivePasses() const { return m_passes; }
    /// Turns taken since the bag emptied, where the rules count them.
    [[nodiscard]] int turnsSinceBagEmpty() const { return m_turnsSinceBagEmpty; }

    /// What the mover doesn't see: all tiles minus the board minus the mover's known tiles.
    [[nodiscard]] TileCounts unseen() const;
    /// Tiles in the bag, every rack taken as full as the unseen pool allows; never negative.
    [[nodiscard]] int bagSize() const;
    /// Tiles that a player holds, known or not, as far as that follows from the counts.
    [[nodiscard]] int tilesHeld(int player) const;
    [[nodiscard]] RackKnowledge rackKnowledge(int player) const;
    /// 0 when no exchange is allowed now, else the largest number of tiles.
    [[nodiscard]] int exchangeLimit() const;

    // --- setting up: each keeps cross-sets up to date ----------------------------------------
    /// Fails when the tiles on the board and on the racks together exceed the distribution.
    [[nodiscard]] Result<void> checkTiles() const;
    /// Everything about the position that people should hear of. IllegalPosition: what checkTiles
    /// finds, tiles that touch nothing, tiles on blocked squares. Unusual: words that are not in
    /// the lexicon, an empty start square.
    [[nodiscard]] std::vector<Error> oddities() const;
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
    /// What make() changed, for undo(). Reusable; keeps its memory.
    struct Undo
    {
        Move move;
        Player mover;
        int onTurn = 0;
        int scorelessTurns = 0;
        int passes = 0;
        int turnsSinceBagEmpty = 0;
        std::vector<CrossSets::Change> crossSetChanges;
    };
    /// Plays a move that fits the board (see checkMove in board/legality.h): tiles on the board,
    /// score to the mover, tiles off the mover's rack as far as they are known to be there, next
    /// player's turn. Nobody draws: who plays on draws through setRack. An exchange leaves the
    /// kept tiles on the rack.
    void make(const Move& move, Undo& undo);
    void undo(const Undo& undo);

    [[nodiscard]] GameEnd gameEnd() const;
    /// What each player gains or loses when the game ends as it stands now, by the rules' end
    /// adjustments; all zero while gameEnd() is NotYet. Unknown tiles of the last opponent are
    /// taken from the unseen pool when the bag is empty.
    [[nodiscard]] std::vector<Score> settlement() const;

    /// A number for caches: of board, racks, scores, turn and what the rules say; not of the
    /// lexicon.
    [[nodiscard]] std::uint64_t hash() const;

    /// Same game state; lexicon and rules compared by identity.
    friend bool operator==(const Position& a, const Position& b);

private:
    Position(GameRulesPtr rules, LexiconPtr lexicon, int players);

    GameRulesPtr m_rules;
    LexiconPtr m_lexicon;
    Board m_board;
    CrossSets m_crossSets;
    std::vector<Player> m_players;
    int m_onTurn = 0;
    int m_scorelessTurns = 0;
    int m_passes = 0;
    int m_turnsSinceBagEmpty = 0;
};

/// A position that is shared and no longer changes.
using PositionPtr = std::shared_ptr<const Position>;

}  // namespace engine
