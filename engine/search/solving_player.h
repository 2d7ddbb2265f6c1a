// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <stop_token>
#include <utility>

#include "engine/lexicon/player_lexicons.h"
#include "engine/play/auto_player.h"

namespace engine {

/// Plays what another player chooses, until the last tile of the bag is all that is left: then
/// moves come from the PreEndgameSolver, and from the EndgameSolver once the bag is empty. Looks at
/// no rack but his own. Where the solvers don't know the rules the other player goes on.
class SolvingPlayer : public AutoPlayer
{
public:
    /// Positions visited before a move when no time is set, some tenths of a second at most, so
    /// that he plays the same on every machine.
    static constexpr std::int64_t kEndgameNodes = 4'000;
    /// And how far the endgames behind a pre-endgame are looked into before they are played out.
    static constexpr int kPreEndgameDepth = 1;

    /// `seconds` for each move; with none the limits above hold. `lexicons` where players have their
    /// own.
    SolvingPlayer(std::unique_ptr<AutoPlayer> otherwise, KlvPtr leaves,
                  double seconds = std::numeric_limits<double>::infinity(),
                  PlayerLexicons lexicons = {})
        : m_otherwise(std::move(otherwise)),
          m_leaves(std::move(leaves)),
          m_seconds(seconds),
          m_lexicons(std::move(lexicons))
    {
    }

    [[nodiscard]] std::optional<RankedMove> choose(const Position& position, MoveScratch& scratch,
                                                   const std::stop_token& stop) override;
    void watch(const Position& position, const Move& move) override
    {
        m_otherwise->watch(position, move);
    }

private:
    // Nothing when it can't be solved.
    [[nodiscard]] std::optional<RankedMove> endgame(const Position& view,
                                                    const std::stop_token& stop) const;
    [[nodiscard]] std::optional<RankedMove> preEndgame(const Position& view,
                                                       const std::stop_token& stop) const;

    std::unique_ptr<AutoPlayer> m_otherwise;
    KlvPtr m_leaves;
    double m_seconds;
    PlayerLexicons m_lexicons;
};

/// Those that play the best static move otherwise.
[[nodiscard]] AutoPlayerMaker solvingPlayers(KlvPtr leaves, PlayerLexicons lexicons = {});

}  // namespace engine
