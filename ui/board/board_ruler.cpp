// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/board_ruler.h"

#include <QPainter>

#include "ui/board/board_text.h"
#include "ui/board/board_widget.h"
#include "ui/theme/theme.h"

namespace ui {

namespace {

constexpr int kEdge = 3;  ///< logical pixels around the letters

}  // namespace

BoardRuler::BoardRuler(const BoardWidget& board, QWidget& view, Qt::Orientation orientation,
                       QWidget* parent)
    : QWidget(parent), m_board(board), m_view(view), m_orientation(orientation)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAutoFillBackground(true);
    hide();
}

QRectF BoardRuler::laneRect(int index) const
{
    const QRectF square = m_orientation == Qt::Horizontal ? m_board.squareRect(0, index)
                                                          : m_board.squareRect(index, 0);
    return square.translated(m_board.mapTo(parentWidget(), QPoint()));
}

void BoardRuler::follow()
{
    const bool across = m_orientation == Qt::Horizontal;
    const QRect view(m_view.mapTo(parentWidget(), QPoint()), m_view.size());
    const QRectF first = laneRect(0);
    const bool away = across ? first.top() - first.height() / 2 < view.top()
                             : first.left() - first.width() / 2 < view.left();
    const bool needed = m_board.position() && away;
    setVisible(needed);
    if (!needed) return;
    const int height = fontMetrics().height() + kEdge;
    const int width = fontMetrics().horizontalAdvance(QStringLiteral("00")) + 2 * kEdge;
    setGeometry(across ? QRect(view.topLeft(), QSize(view.width(), height))
                       : QRect(view.topLeft(), QSize(width, view.height())));
    update();
}

void BoardRuler::paintEvent(QPaintEvent*)
{
    if (!m_board.position()) return;
    const Theme& theme = Theme::current();
    const engine::Board& board = m_board.position()->board();
    const bool across = m_orientation == Qt::Horizontal;
    QPainter painter(this);
    painter.setPen(theme.coordinate);
    for (int i = 0; i < (across ? board.columns() : board.rows()); ++i) {
        const QRectF lane = laneRect(i).translated(-pos());
        const QRectF place = across ? QRectF(lane.left(), 0, lane.width(), height())
                                    : QRectF(0, lane.top(), width(), lane.height());
        painter.drawText(place, Qt::AlignCenter,
                         across ? text::columnName(i) : QString::number(i + 1));
    }
}

}  // namespace ui

#include "moc_board_ruler.cpp"
