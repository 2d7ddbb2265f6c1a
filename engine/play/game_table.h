// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "engine/base/random.h"
#include "engine/base/result.h"
#include "engine/board/position.h"
#include "engine/rules/bag.h"

namespace engine {

/// One table with board, bag and seats, on which game after game is played: deals, draws and
/// ends games as the rules say. Allocates nothing while a game is played.
class GameTable
{
public:
    /// A game that rules allow to go on for ever is ended as it stands after so many turns.
    static constexpr int kMostTurns = 2000;

    /// Fails as Position::create, and for rules whose tiles don't fill all racks.
    [[nodiscard]] static Result<GameTable> create(GameRulesPtr rules, LexiconPtr lexicon,
                                                  int seats = 2);

    /// Clears the board and deals. Everything that chance decides in the game follows from the
    /// seed: the order of the tiles, and where exchanged ones go.
    void deal(std::uint64_t seed);

    /// All racks are known and as full as the bag allows.
    [[nodiscard]] const Position& position() const { return m_position; }
    [[nodiscard]] int bagSize() const { return m_bag.size(); }
    [[nodiscard]] int turns() const { return m_turns; }
    [[nodiscard]] bool over() const
    {
        return m_position.gameEnd() != GameEnd::NotYet || m_turns >= kMostTurns;
    }

    /// Plays a legal move of the player on turn, who then draws.
    void play(const Move& move);
    /// Takes back the placement that was the last turn: its player has his tiles again, what he
    /// drew is where it was in the bag, and the turn counts as one without a score.
    void takeBack();
    /// Points for something else than a move.
    void addPoints(int seat, Score points);
    /// Gives the player on turn other tiles for the time being; as many as he has, of those that
    /// he doesn't see and his own.
    void lendRack(const Rack& rack) { m_position.setRack(m_position.onTurn(), rack); }

    /// The scores by seat, with what the racks are worth at the end once the game is over.
    [[nodiscard]] PlayerScores finalScores() const;

private:
    GameTable(Position position, Bag tiles)
        : m_empty(position), m_position(std::move(position)), m_allTiles(std::move(tiles))
    {
    }

    Position m_empty;
    Position m_position;
    Position::Undo m_undo;
    Bag m_allTiles;
    Bag m_bag;
    std::vector<Tile> m_drawn;  ///< after the last turn, as they lay in the bag
    Random m_random{0};
    int m_turns = 0;
};

}  // namespace engine
