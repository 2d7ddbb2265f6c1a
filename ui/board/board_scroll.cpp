// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/board_scroll.h"

#include <algorithm>
#include <cmath>

#include <QScrollBar>
#include <QWheelEvent>

#include "ui/board/board_ruler.h"
#include "ui/board/board_widget.h"

namespace ui {

namespace {

constexpr qreal kStep = 1.25;
constexpr qreal kMostZoom = 4.0;
// A larger board than the usual one must not push everything else aside: it is scrolled.
constexpr int kUsualRows = 15;
constexpr int kNotch = 120;

}  // namespace

BoardScroll::BoardScroll(BoardWidget* board, QWidget* parent)
    : QScrollArea(parent),
      m_board(board),
      m_columns(new BoardRuler(*board, *viewport(), Qt::Horizontal, this)),
      m_rows(new BoardRuler(*board, *viewport(), Qt::Vertical, this))
{
    setObjectName(QStringLiteral("boardScroll"));
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setWidgetResizable(true);
    setWidget(board);
    m_columns->raise();
    // The ground is that of the window.
    board->setAutoFillBackground(false);
    board->installEventFilter(this);
    for (const QScrollBar* bar : {horizontalScrollBar(), verticalScrollBar()})
        connect(bar, &QScrollBar::valueChanged, this, &BoardScroll::placeRulers);
    if (MoveEntry* entry = board->moveEntry())
        connect(entry, &MoveEntry::changed, this, &BoardScroll::showCursor);
}

bool BoardScroll::scrolls() const
{
    return horizontalScrollBar()->maximum() > 0 || verticalScrollBar()->maximum() > 0;
}

bool BoardScroll::canZoomIn() const
{
    return m_zoom < kMostZoom;
}

void BoardScroll::zoomBy(int steps)
{
    setZoom(m_zoom * std::pow(kStep, steps), QPointF(viewport()->rect().center()));
}

void BoardScroll::resetZoom()
{
    setZoom(1.0, {});
}

void BoardScroll::setZoom(qreal zoom, QPointF still)
{
    // Steps back end at the whole board and not just beside it.
    const qreal wanted = zoom < std::sqrt(kStep) ? 1.0 : std::min(zoom, kMostZoom);
    if (wanted == m_zoom) return;
    m_zoom = wanted;
    const QPointF on = m_board->mapFrom(viewport(), still);
    const QPointF share(on.x() / std::max(1, m_board->width()),
                        on.y() / std::max(1, m_board->height()));
    applyZoom();
    // The bars learn of the new size with the next layout.
    const QSize size = m_board->minimumSize().expandedTo(viewport()->size());
    m_board->resize(size);
    horizontalScrollBar()->setValue(qRound(share.x() * size.width() - still.x()));
    verticalScrollBar()->setValue(qRound(share.y() * size.height() - still.y()));
    emit zoomChanged();
}

void BoardScroll::applyZoom()
{
    if (m_zoom <= 1.0) {
        m_board->setMinimumSize(0, 0);
        return;
    }
    const QSizeF unit = m_board->sizeForCell(100);
    const QSizeF room = maximumViewportSize();
    const qreal fitting =
        100 * std::min(room.width() / unit.width(), room.height() / unit.height());
    m_board->setMinimumSize(m_board->sizeForCell(fitting * m_zoom));
}

QSize BoardScroll::sizeHint() const
{
    return m_board->sizeHint();
}

QSize BoardScroll::minimumSizeHint() const
{
    const QSize whole = m_board->minimumSizeHint();
    if (!m_board->position()) return whole;
    const engine::Board& board = m_board->position()->board();
    const int most = std::max(board.rows(), board.columns());
    return most <= kUsualRows ? whole : whole * kUsualRows / most;
}

void BoardScroll::showCursor()
{
    const MoveEntry* entry = m_board->moveEntry();
    if (!entry || !entry->cursor() || !scrolls()) return;
    const QRect square =
        m_board->squareRect(entry->cursor()->row, entry->cursor()->column).toAlignedRect();
    if (square.isEmpty()) return;
    const QPoint centre = square.center();
    ensureVisible(centre.x(), centre.y(), square.width() * 2, square.height() * 2);
}

bool BoardScroll::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_board && event->type() == QEvent::Resize)
        QMetaObject::invokeMethod(this, &BoardScroll::placeRulers, Qt::QueuedConnection);
    if (watched != m_board || event->type() != QEvent::Wheel)
        return QScrollArea::eventFilter(watched, event);
    auto* wheel = static_cast<QWheelEvent*>(event);
    if (wheel->modifiers() & Qt::ControlModifier) {
        m_wheel += wheel->angleDelta().y();
        const int notches = m_wheel / kNotch;
        m_wheel -= notches * kNotch;
        const QPointF point = m_board->mapTo(viewport(), wheel->position());
        if (notches != 0) setZoom(m_zoom * std::pow(kStep, notches), point);
        wheel->accept();
        return true;
    }
    // Where there is nothing to scroll the board has its own use for the wheel.
    if (!scrolls()) return false;
    wheelEvent(wheel);
    return true;
}

void BoardScroll::placeRulers()
{
    m_columns->follow();
    m_rows->follow();
}

void BoardScroll::resizeEvent(QResizeEvent* event)
{
    applyZoom();
    QScrollArea::resizeEvent(event);
    placeRulers();
}

}  // namespace ui

#include "moc_board_scroll.cpp"
