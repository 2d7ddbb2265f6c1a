// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "ui/board/rack_widget.h"
#include "ui/board/tile_atlas.h"

class QLabel;
class QLineEdit;
class QPainter;

namespace ui {

/// The inside of RackWidget, shared by rack_widget.cpp (what is shown) and rack_input.cpp (keys,
/// mouse, drops, the inline edit).
class RackWidget::Private
{
public:
    explicit Private(RackWidget* owner) : q(owner) {}

    int unknownTiles() const;
    int slotCount() const;
    int slotAt(QPointF point) const;
    int insertionAt(QPointF point) const;
    void takeOrder();
    std::vector<bool> inUse() const;
    void layOut();
    void describe();
    void paintMark(QPainter& painter, const QRectF& tile, engine::Tile which) const;
    enum class Ending {
        Accept,    ///< what was typed counts
        TakeBack,  ///< the rack of before comes back
        Drop,      ///< nothing is said, the question is gone
    };
    void endEdit(Ending ending);
    void readEdit();
    void place(engine::Tile tile);

    RackWidget* q;
    PositionPtr position;
    MoveEntry* entry = nullptr;
    std::optional<engine::Move> ghost;
    std::vector<RackMark> marks;
    std::vector<engine::Tile> order;
    TileAtlas atlas;
    QLineEdit* edit = nullptr;
    QLabel* error = nullptr;
    engine::Rack before;     ///< when the edit began
    engine::Rack announced;  ///< what rackEntered() said last
    std::optional<int> pressed;
    QPointF pressPoint;
    std::unique_ptr<TileDrag> drag;
    std::optional<int> caret;
    qreal cell = 0;
    QPointF corner;  ///< of the first tile
};

}  // namespace ui
