// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/selfplay/autoplay_summary.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>

namespace engine {
namespace {

double deviationOf(std::int64_t sum, std::int64_t squares, std::int64_t count)
{
    if (count < 2) return 0;
    const auto n = static_cast<double>(count);
    const double mean = static_cast<double>(sum) / n;
    const double variance = (static_cast<double>(squares) - n * mean * mean) / (n - 1);
    return std::sqrt(std::max(variance, 0.0));
}

}  // namespace

void AutoplaySummary::add(std::span<const PlayedGame> unit)
{
    int unitPoints = 0;
    for (const PlayedGame& game : unit) {
        const int spread = game.spread().points;
        const int points = spread > 0 ? 2 : spread == 0 ? 1 : 0;
        unitPoints += points;
        ++m_games;
        m_wins[0] += points == 2 ? 1 : 0;
        m_wins[1] += points == 0 ? 1 : 0;
        m_cutShort += game.end == GameEnd::NotYet ? 1 : 0;
        m_spread += spread;
        m_spreadSquares += std::int64_t{spread} * spread;
        m_starterPoints += game.starter == 0 ? points : 2 - points;
        m_starterSpread += game.starter == 0 ? spread : -spread;
        for (std::size_t player = 0; player < 2; ++player) {
            const std::int64_t score = game.scores[player].points;
            m_scores[player] += score;
            m_scoreSquares[player] += score * score;
            m_turns[player] += game.turns[player];
            m_bingos[player] += game.bingos[player];
            m_exchanges[player] += game.exchanges[player];
            m_passes[player] += game.passes[player];
        }
    }
    ++m_units;
    m_unitSquares += unitPoints * unitPoints;
    const auto half = static_cast<int>(unit.size());
    m_unitsWon[0] += unitPoints > half ? 1 : 0;
    m_unitsWon[1] += unitPoints < half ? 1 : 0;
}

double AutoplaySummary::perGame(std::int64_t sum) const
{
    return m_games == 0 ? 0 : static_cast<double>(sum) / static_cast<double>(m_games);
}

double AutoplaySummary::winRate(int player) const
{
    return perGame(2 * wins(player) + ties()) / 2;
}

double AutoplaySummary::winRateError() const
{
    if (m_units < 2) return 0;
    const double gamesPerUnit = static_cast<double>(m_games) / static_cast<double>(m_units);
    return deviationOf(2 * m_wins[0] + ties(), m_unitSquares, m_units) / (2 * gamesPerUnit) /
           std::sqrt(static_cast<double>(m_units));
}

double AutoplaySummary::starterWinRate() const
{
    return perGame(m_starterPoints) / 2;
}

double AutoplaySummary::starterMeanSpread() const
{
    return perGame(m_starterSpread);
}

double AutoplaySummary::meanScore(int player) const
{
    return perGame(m_scores[index(player)]);
}

double AutoplaySummary::scoreDeviation(int player) const
{
    return deviationOf(m_scores[index(player)], m_scoreSquares[index(player)], m_games);
}

double AutoplaySummary::meanSpread() const
{
    return perGame(m_spread);
}

double AutoplaySummary::spreadDeviation() const
{
    return deviationOf(m_spread, m_spreadSquares, m_games);
}

double AutoplaySummary::turnsPerGame() const
{
    return perGame(turns());
}

double AutoplaySummary::bingosPerGame(int player) const
{
    return perGame(m_bingos[index(player)]);
}

double AutoplaySummary::exchangesPerGame(int player) const
{
    return perGame(m_exchanges[index(player)]);
}

double AutoplaySummary::passesPerGame(int player) const
{
    return perGame(m_passes[index(player)]);
}

template <class Self, class Visit>
void AutoplaySummary::forEachValue(Self& self, Visit visit)
{
    visit("games", self.m_games);
    visit("units", self.m_units);
    visit("unit_squares", self.m_unitSquares);
    visit("cut_short", self.m_cutShort);
    visit("spread", self.m_spread);
    visit("spread_squares", self.m_spreadSquares);
    visit("starter_points", self.m_starterPoints);
    visit("starter_spread", self.m_starterSpread);
    for (std::size_t player = 0; player < 2; ++player) {
        const std::string of = std::to_string(player + 1);
        visit("wins" + of, self.m_wins[player]);
        visit("units_won" + of, self.m_unitsWon[player]);
        visit("scores" + of, self.m_scores[player]);
        visit("score_squares" + of, self.m_scoreSquares[player]);
        visit("turns" + of, self.m_turns[player]);
        visit("bingos" + of, self.m_bingos[player]);
        visit("exchanges" + of, self.m_exchanges[player]);
        visit("passes" + of, self.m_passes[player]);
    }
}

void AutoplaySummary::add(const AutoplaySummary& other)
{
    std::vector<std::int64_t> values;
    forEachValue(other,
                 [&values](const std::string&, std::int64_t value) { values.push_back(value); });
    std::size_t next = 0;
    forEachValue(*this, [&](const std::string&, std::int64_t& value) { value += values[next++]; });
}

void AutoplaySummary::save(SavedState& state) const
{
    forEachValue(*this,
                 [&state](const std::string& name, std::int64_t value) { state.set(name, value); });
}

Result<void> AutoplaySummary::restore(const SavedState& state)
{
    // Sums that honest games could have, and far from overflow when more games are added.
    constexpr std::int64_t kMost = std::numeric_limits<std::int64_t>::max() / 4;
    AutoplaySummary restored;
    Result<void> result;
    forEachValue(restored, [&](const std::string& name, std::int64_t& value) {
        if (!result) return;
        const auto number = state.number(name, -kMost, kMost);
        if (number) value = *number;
        else result = failure(number.error());
    });
    if (!result) return result;
    if (restored.m_games < 0 || restored.m_units < 0 || restored.m_units > restored.m_games)
        return state.error(ErrorCode::Malformed, say("its numbers of games make no sense"));
    *this = restored;
    return {};
}

}  // namespace engine
