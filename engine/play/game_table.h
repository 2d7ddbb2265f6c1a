// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "engine/base/random.h"
#include "engine/base/result.h"
#include "engine/board/position.h"
#include "engine/lexicon/player_lexicons.h"
#include "engine/rules/bag.h"
#include "engine/rules/rack.h"

namespace engine {

/// What is known, beyond a position, of tiles that it doesn't show.
struct KnownTiles
{
    /// By seat: tiles that its rack holds besides those that the position shows. Fewer seats than
    /// there are: nothing is known of the others.
    std::vector<Rack> held;
    /// The tiles that lie on top of the bag once all racks are full, the first one to be drawn
    /// first.
    std::vector<Tile> nextDrawn;
};

/// One table with board, bag and seats, on which game after game is played, each from the same
/// start: deals, draws and ends games as the rules say. Allocates nothing while a game is played.
class GameTable
{
public:
    /// A game that rules allow to go on for ever is ended as it stands after this many turns.
    static constexpr int kMostTurns = 2000;

    /// Fails as Position::create, and for rules whose tiles don't fill all racks.
    [[nodiscard]] static Result<GameTable> create(GameRulesPtr rules, LexiconPtr lexicon,
                                                  int seats = 2);
    /// The same where players have lexicons of their own: the position has that of the player on
    /// turn. A start from elsewhere takes no part in that.
    [[nodiscard]] static Result<GameTable> create(GameRulesPtr rules,
                                                  const PlayerLexicons& lexicons, int seats);

    /// From now on games start from this position instead of an empty board: every rack holds what
    /// the position and `known` say, and is filled from the tiles that are not known. False when
    /// all that can't be together, or there is no lexicon; then the start is the one before. To be
    /// followed by a deal.
    [[nodiscard]] bool startFrom(const Position& position, const KnownTiles& known = {});

    /// Goes back to the start and deals. Everything that chance decides in the game follows from
    /// the seed: the order of the tiles, and where exchanged ones go.
    void deal(std::uint64_t seed);
    /// The same, but the unknown tiles are dealt in this order: to the racks, seat by seat, then
    /// from the bag. False, and nothing is dealt, when these are not the unknown tiles.
    [[nodiscard]] bool dealInOrder(std::span<const Tile> tiles, std::uint64_t seed = 0);
    /// The tiles that a deal gives out, in ascending order: of the start neither on the board nor
    /// known.
    [[nodiscard]] std::span<const Tile> unknownTiles() const { return m_unknown.tiles(); }

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
    explicit GameTable(const Position& position) : m_start(position), m_position(position) {}

    /// From the bag, whose tiles are in order.
    void dealFromBag();
    /// Gives the position to the player on turn.
    void followTurn();

    PlayerLexicons m_lexicons;     ///< where they differ
    Position m_start;              ///< with the racks as far as they are known
    Bag m_unknown;                 ///< at the start
    std::vector<int> m_missing;    ///< by seat: tiles of the rack that are not known
    std::vector<Tile> m_atTheTop;  ///< of the bag at the start, the first to be drawn last

    Position m_position;
    Position::Undo m_undo;
    Bag m_bag;
    std::vector<Tile> m_drawn;  ///< after the last turn, as they lay in the bag
    Random m_random{0};
    int m_turns = 0;
};

}  // namespace engine
