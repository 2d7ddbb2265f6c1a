// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/tile_drag.h"

#include <QLabel>

namespace ui {

TileDrag::TileDrag(QWidget* source, DraggedTile tile, const QPixmap& picture, QPointF globalPoint)
    : m_window(source->window()), m_picture(new QLabel(m_window)), m_tile(std::move(tile))
{
    m_picture->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_picture->setPixmap(picture);
    m_picture->adjustSize();
    m_picture->show();
    moveTo(globalPoint);
}

TileDrag::~TileDrag()
{
    if (m_target) dynamic_cast<TileDropTarget*>(m_target.data())->tileDragLeft();
    delete m_picture;
}

QWidget* TileDrag::targetAt(QPointF globalPoint) const
{
    if (!m_window) return nullptr;
    QWidget* widget = m_window->childAt(m_window->mapFromGlobal(globalPoint).toPoint());
    // The window itself may be the target, as in tests and in a torn-off board.
    if (!widget && m_window->rect().contains(m_window->mapFromGlobal(globalPoint).toPoint()))
        widget = m_window;
    for (; widget; widget = widget->parentWidget())
        if (dynamic_cast<TileDropTarget*>(widget)) return widget;
    return nullptr;
}

void TileDrag::moveTo(QPointF globalPoint)
{
    if (!m_window) return;
    if (m_picture) {
        const QPointF centre = m_window->mapFromGlobal(globalPoint);
        m_picture->move(
            (centre - QPointF(m_picture->width() / 2.0, m_picture->height() / 2.0)).toPoint());
        m_picture->raise();
    }
    QWidget* target = targetAt(globalPoint);
    if (m_target && m_target != target)
        dynamic_cast<TileDropTarget*>(m_target.data())->tileDragLeft();
    m_target = target;
    if (target)
        dynamic_cast<TileDropTarget*>(target)->tileDragMoved(target->mapFromGlobal(globalPoint),
                                                             m_tile);
}

bool TileDrag::drop(QPointF globalPoint)
{
    moveTo(globalPoint);
    if (!m_target) return false;
    QWidget* target = m_target;
    auto* taker = dynamic_cast<TileDropTarget*>(target);
    taker->tileDragLeft();
    m_target.clear();
    return taker->tileDropped(target->mapFromGlobal(globalPoint), m_tile);
}

}  // namespace ui
