// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <utility>

#include <QPixmap>
#include <QPointer>
#include <QWidget>

#include "engine/base/tile.h"

class QLabel;

namespace ui {

/// A tile under the pointer.
struct DraggedTile
{
    engine::Tile tile = engine::kBlank;
    std::optional<std::pair<int, int>> fromSquare;  ///< a tentative tile of the board
    std::optional<int> fromSlot;                    ///< a place of the rack
};

/// A widget on which tiles can be dropped.
class TileDropTarget
{
public:
    virtual ~TileDropTarget() = default;
    /// The tile is over the widget, `point` in its own coordinates.
    virtual void tileDragMoved(QPointF point, const DraggedTile& tile) = 0;
    virtual void tileDragLeft() = 0;
    /// False when the tile finds no place there.
    virtual bool tileDropped(QPointF point, const DraggedTile& tile) = 0;
};

/// One drag, from the start to the drop, driven by the mouse events of the widget where it began.
/// Not QDrag: that one runs a nested event loop, and needs a window system.
class TileDrag
{
public:
    /// `picture` follows the pointer inside the window of `source`.
    TileDrag(QWidget* source, DraggedTile tile, const QPixmap& picture, QPointF globalPoint);
    ~TileDrag();
    TileDrag(const TileDrag&) = delete;
    TileDrag& operator=(const TileDrag&) = delete;

    [[nodiscard]] const DraggedTile& tile() const { return m_tile; }
    void moveTo(QPointF globalPoint);
    /// Returns whether the tile was taken.
    bool drop(QPointF globalPoint);

private:
    [[nodiscard]] QWidget* targetAt(QPointF globalPoint) const;

    QPointer<QWidget> m_window;
    QPointer<QWidget> m_target;
    QPointer<QLabel> m_picture;
    DraggedTile m_tile;
};

}  // namespace ui
