// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "engine/base/result.h"
#include "engine/selfplay/played_game.h"
#include "engine/selfplay/saved_state.h"

namespace engine {

/// What came of a series of games. Sums of whole numbers only, so that it doesn't matter in which
/// order games are added.
class AutoplaySummary
{
public:
    /// Games that belong together: one, or two with the same tiles and the seats swapped.
    void add(std::span<const PlayedGame> unit);
    /// The games of another series.
    void add(const AutoplaySummary& other);

    [[nodiscard]] std::int64_t games() const { return m_games; }
    [[nodiscard]] std::int64_t wins(int player) const { return m_wins[index(player)]; }
    [[nodiscard]] std::int64_t ties() const { return m_games - m_wins[0] - m_wins[1]; }
    [[nodiscard]] std::int64_t turns() const { return m_turns[0] + m_turns[1]; }
    /// Ended after GameTable::kMostTurns.
    [[nodiscard]] std::int64_t cutShort() const { return m_cutShort; }
    /// Of pairs of games: those in which the player got more than half of the points.
    [[nodiscard]] std::int64_t pairsWon(int player) const { return m_unitsWon[index(player)]; }

    // Everything below is 0 without games.
    /// Wins and half of the ties by all games, 0..1.
    [[nodiscard]] double winRate(int player) const;
    /// Standard error of the win rate; games that belong together count as one observation.
    [[nodiscard]] double winRateError() const;
    /// Win rate of whoever moved first.
    [[nodiscard]] double starterWinRate() const;
    [[nodiscard]] double starterMeanSpread() const;
    [[nodiscard]] double meanScore(int player) const;
    [[nodiscard]] double scoreDeviation(int player) const;
    /// Of player 0.
    [[nodiscard]] double meanSpread() const;
    [[nodiscard]] double spreadDeviation() const;
    [[nodiscard]] double turnsPerGame() const;
    [[nodiscard]] double bingosPerGame(int player) const;
    [[nodiscard]] double exchangesPerGame(int player) const;
    [[nodiscard]] double passesPerGame(int player) const;

    void save(SavedState& state) const;
    [[nodiscard]] Result<void> restore(const SavedState& state);

    friend bool operator==(const AutoplaySummary&, const AutoplaySummary&) = default;

private:
    using Counts = std::array<std::int64_t, 2>;
    [[nodiscard]] static std::size_t index(int player) { return static_cast<std::size_t>(player); }
    [[nodiscard]] double perGame(std::int64_t sum) const;
    /// Calls visit(name, value) for each value.
    template <class Self, class Visit>
    static void forEachValue(Self& self, Visit visit);

    std::int64_t m_games = 0;
    std::int64_t m_units = 0;
    std::int64_t m_unitSquares =
        0;  ///< of player 0's points in a unit, 2 for a win and 1 for a tie
    std::int64_t m_cutShort = 0;
    std::int64_t m_spread = 0;
    std::int64_t m_spreadSquares = 0;
    std::int64_t m_starterPoints = 0;
    std::int64_t m_starterSpread = 0;
    Counts m_wins{};
    Counts m_unitsWon{};
    Counts m_scores{};
    Counts m_scoreSquares{};
    Counts m_turns{};
    Counts m_bingos{};
    Counts m_exchanges{};
    Counts m_passes{};
};

}  // namespace engine
