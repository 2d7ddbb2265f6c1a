// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstdint>

namespace engine {

/// Whole points as the score sheet counts them; may be negative (penalties, spreads).
struct Score
{
    std::int32_t points = 0;

    constexpr Score& operator+=(Score other)
    {
        points += other.points;
        return *this;
    }
    constexpr Score& operator-=(Score other)
    {
        points -= other.points;
        return *this;
    }
    friend constexpr Score operator+(Score a, Score b) { return a += b; }
    friend constexpr Score operator-(Score a, Score b) { return a -= b; }
    friend constexpr Score operator-(Score a) { return {-a.points}; }
    friend constexpr auto operator<=>(Score, Score) = default;
};

/// A valuation in thousandths of a point: exact, ordered, and the same on every machine.
struct Equity
{
    std::int32_t millis = 0;

    [[nodiscard]] static constexpr Equity fromPoints(int points) { return {points * 1000}; }
    [[nodiscard]] static constexpr Equity from(Score score) { return {score.points * 1000}; }
    [[nodiscard]] constexpr double toPoints() const { return millis / 1000.0; }

    constexpr Equity& operator+=(Equity other)
    {
        millis += other.millis;
        return *this;
    }
    constexpr Equity& operator-=(Equity other)
    {
        millis -= other.millis;
        return *this;
    }
    friend constexpr Equity operator+(Equity a, Equity b) { return a += b; }
    friend constexpr Equity operator-(Equity a, Equity b) { return a -= b; }
    friend constexpr Equity operator-(Equity a) { return {-a.millis}; }
    friend constexpr auto operator<=>(Equity, Equity) = default;
};

/// The chance of winning, from 0 to 1; a tie is half a win.
struct WinProbability
{
    double share = 0.5;

    [[nodiscard]] constexpr WinProbability ofOpponent() const { return {1 - share}; }
    [[nodiscard]] constexpr double percent() const { return 100 * share; }
    friend constexpr auto operator<=>(WinProbability, WinProbability) = default;
};

}  // namespace engine
