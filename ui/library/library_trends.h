// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>

#include <QList>
#include <QString>

#include "engine/game/review.h"

namespace ui {

/// Turns of a player taken together, by the reviews of the library.
struct TurnSum
{
    int turns = 0;                  ///< that were judged
    std::array<int, 4> mistakes{};  ///< by engine::MistakeSize
    double lostWin = 0;             ///< chance of winning, 0..1 each, of those that count it
    int winTurns = 0;               ///< those
    double lostPoints = 0;          ///< of all

    void add(int size, qint64 thousandths, qint64 millionths);
    /// 0.2 for a small mistake, 0.5 for a medium one, 1 for a large one; as
    /// engine::PlayerReview::mistakeIndex().
    [[nodiscard]] double mistakeIndex() const;
    [[nodiscard]] int allMistakes() const { return mistakes[1] + mistakes[2] + mistakes[3]; }
};

/// How a player's turns were over many games.
struct LibraryTrends
{
    struct Game
    {
        qint64 id = 0;
        QString date;  ///< as far as it is known
        QString title;
        TurnSum sum;
    };
    /// Words of more letters are in the last one.
    static constexpr int kLongest = 9;

    QList<Game> games;  ///< reviewed ones, oldest first; those without a date before them
    TurnSum all;
    std::array<TurnSum, engine::kGamePhaseCount> phases{};
    std::array<TurnSum, engine::kReviewTagCount> tags{};  ///< mistakes and phonies with each
    /// Mistakes by the letters of the word that would have been best.
    std::array<TurnSum, kLongest + 1> missed{};
    TurnSum missedExchange;  ///< mistakes where the best move lays no word
};

struct TrendQuery
{
    QString player;  ///< his whole name, large or small letters; empty = all players
    QString from;    ///< date, or the beginning of one; games without a date are left out then
};

}  // namespace ui
