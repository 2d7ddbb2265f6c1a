// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include <QPointF>

#include "ui/board/tile_drag.h"

class QKeyEvent;
class QMouseEvent;

namespace ui {

class MoveEntry;
class RackEdit;
class RackTiles;
class RackWidget;
class TileAtlas;

/// Keys, pointer, drags and drops of the rack: turns them into edits of the entry and another order
/// of the tiles. Knows what is being done, so that it can be shown.
class RackInput
{
public:
    /// None of them is owned; all outlive it.
    RackInput(RackWidget& rack, RackTiles& tiles, RackEdit& edit, TileAtlas& atlas);

    /// The slot whose tile is the entry's tile in the hand.
    [[nodiscard]] std::optional<int> held() const { return m_held; }
    /// The slot whose tile is away with the pointer.
    [[nodiscard]] std::optional<int> dragged() const;
    /// Where a tile would come to lie: before that slot.
    [[nodiscard]] std::optional<int> caret() const { return m_caret; }
    /// A tile in the hand is no longer that of a slot.
    void forgetHeld() { m_held.reset(); }
    [[nodiscard]] int slotAt(QPointF point) const;

    /// A key is the rack's own, so that no shortcut of the window gets it first.
    [[nodiscard]] static bool wants(const QKeyEvent& event);
    /// False when the key is none of the rack's.
    bool key(QKeyEvent& event);

    void press(QMouseEvent& event);
    void move(const QMouseEvent& event);
    void release(QMouseEvent& event);
    void doubleClick(const QMouseEvent& event);

    void tileMoved(QPointF point, const DraggedTile& tile);
    void tileLeft();
    /// False when the tile finds no place there.
    bool tileDropped(QPointF point, const DraggedTile& tile);

private:
    [[nodiscard]] MoveEntry* entry() const;
    [[nodiscard]] int insertionAt(QPointF point) const;
    [[nodiscard]] bool canTake(std::size_t index) const;
    void place(engine::Tile tile);
    void clickSlot(int slot);
    bool exchangeKey(const QKeyEvent& event);
    bool escape();

    RackWidget& m_rack;
    RackTiles& m_tiles;
    RackEdit& m_edit;
    TileAtlas& m_atlas;
    std::optional<int> m_pressed;
    std::optional<int> m_held;
    QPointF m_pressPoint;
    std::unique_ptr<TileDrag> m_drag;
    std::optional<int> m_caret;
};

}  // namespace ui
