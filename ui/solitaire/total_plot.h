// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/solitaire/replayed_game.h"

namespace ui {

/// The running total of a one-player game, move by move, with its goal words, the moves that use a
/// whole rack, and the move that is shown. A click chooses a move; the keys for that are those of
/// the table of moves.
class TotalPlot : public QWidget
{
    Q_OBJECT

public:
    explicit TotalPlot(QWidget* parent = nullptr);

    /// Null = none; after so many moves.
    void setGame(const ReplayedGamePtr& game, int moves);
    /// How many moves were made at a place across; nothing outside is chosen.
    [[nodiscard]] int movesAt(double x) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void movesChosen(int moves);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    [[nodiscard]] QRectF area() const;
    [[nodiscard]] QPointF placeOf(int moves) const;
    [[nodiscard]] int totalAfter(int moves) const;
    void paintSigns(QPainter& painter) const;

    ReplayedGamePtr m_game;
    int m_moves = 0;
};

/// What the points of a one-player game are made of, as one bar: goal words plain, other moves of 50
/// and more hatched, the rest dotted, each with its number where there is room.
class ScoreSplit : public QWidget
{
    Q_OBJECT

public:
    explicit ScoreSplit(QWidget* parent = nullptr);

    void setGame(const ReplayedGamePtr& game);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    ReplayedGamePtr m_game;
};

}  // namespace ui
