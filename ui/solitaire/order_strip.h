// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/solitaire/replayed_game.h"

namespace ui {

/// All tiles of a one-player game in the order in which they are drawn: what lies already, what the
/// move that is shown laid, what is on the rack, and what is still to come. A click on a tile that
/// is laid chooses its move; the keys for that are those of the table of moves.
class OrderStrip : public QWidget
{
    Q_OBJECT

public:
    explicit OrderStrip(QWidget* parent = nullptr);

    /// Null = none; after so many moves.
    void setGame(const ReplayedGamePtr& game, int moves);
    /// The tile of the order, from 0, at a place; -1 = none.
    [[nodiscard]] int tileAt(const QPointF& place) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// How tall it makes itself at that width. Not told to layouts: pages that scroll would then
    /// rather scroll than give tables less room than they like.
    [[nodiscard]] int heightAt(int width) const;

signals:
    void movesChosen(int moves);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// How tiles are laid out at a width.
    struct Grid
    {
        double tile = 0;  ///< side of a tile with its gap
        double line = 0;  ///< height of a row with its numbers
        int perLine = 1;
        int lines = 1;
    };
    [[nodiscard]] Grid gridFor(int width) const;
    [[nodiscard]] QRectF placeOf(const Grid& grid, int tile) const;
    [[nodiscard]] int count() const;
    [[nodiscard]] int drawn() const;

    ReplayedGamePtr m_game;
    int m_moves = 0;
};

}  // namespace ui
