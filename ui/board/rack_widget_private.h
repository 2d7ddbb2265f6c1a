// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QPointer>
#include <QTimer>

#include "ui/board/rack_widget.h"
#include "ui/board/tile_atlas.h"

class QKeyEvent;
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
    /// Height of the strip that marks stand in, in tiles.
    qreal markStrip() const;
    int slotAt(QPointF point) const;
    int insertionAt(QPointF point) const;
    void takeOrder();
    enum class Use {
        Free,
        OnBoard,
        Lifted,  ///< to be exchanged
    };
    std::vector<Use> uses() const;
    void followEntry();
    void layOut();
    void layOutError();
    void describe();
    void paintMark(QPainter& painter, const QRectF& tile, engine::Tile which) const;
    enum class Ending {
        Accept,    ///< what was typed counts; the edit stays open when it is refused
        Leave,     ///< what was typed counts; when it is refused the rack of before comes back
        TakeBack,  ///< the rack of before comes back
        Drop,      ///< nothing is said, the question is gone
    };
    void endEdit(Ending ending);
    bool readEdit();
    bool announce(const engine::Rack& rack);
    void place(engine::Tile tile);
    void clickSlot(int slot);
    bool exchangeKey(const QKeyEvent& event);

    RackWidget* q;
    PositionPtr position;
    MoveEntry* entry = nullptr;
    std::optional<engine::Move> ghost;
    std::vector<RackMark> marks;
    std::vector<engine::Tile> order;
    TileAtlas atlas;
    QLineEdit* edit = nullptr;
    QPointer<QLabel> error;  ///< a child of the rack's parent once it has been shown
    int editNumber = 0;
    engine::Rack before;                    ///< when the edit began
    std::vector<engine::Tile> orderBefore;  ///< when the edit began
    engine::Rack accepted;                  ///< the last rack that the receiver didn't refuse
    bool refused = false;                   ///< showError() has answered the last rack
    bool announcing = false;                ///< a new position now is the answer to a rack
    QString errorReason;
    QTimer errorTimer;  ///< hides the message when no edit is open
    std::optional<int> pressed;
    std::optional<int> held;  ///< slot of the entry's tile in the hand
    QPointF pressPoint;
    std::unique_ptr<TileDrag> drag;
    std::optional<int> caret;
    qreal cell = 0;
    QPointF corner;  ///< of the first tile
};

}  // namespace ui
