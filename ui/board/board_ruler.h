// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace ui {

class BoardWidget;

/// The coordinates of a board that is larger than its room, at the edge of the room: those of the
/// board itself are out of sight there. Across the top it names columns, at the left rows. Lies
/// over the view and lets the mouse through.
class BoardRuler : public QWidget
{
    Q_OBJECT

public:
    /// The board outlives it; `view` is what shows a part of the board.
    BoardRuler(const BoardWidget& board, QWidget& view, Qt::Orientation orientation,
               QWidget* parent);

    /// At its edge of the view; hidden where the board's own coordinates are seen.
    void follow();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    /// Of a row or column, in coordinates of the parent.
    [[nodiscard]] QRectF laneRect(int index) const;

    const BoardWidget& m_board;
    QWidget& m_view;
    Qt::Orientation m_orientation;
};

}  // namespace ui
