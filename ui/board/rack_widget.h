// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QWidget>

#include "engine/board/move.h"
#include "ui/board/move_entry.h"
#include "ui/board/overlay_marks.h"
#include "ui/board/rack_order.h"
#include "ui/board/tile_drag.h"

class QHelpEvent;

namespace ui {

/// The mover's rack: tiles in an order of one's own, those on the board dimmed, unknown ones as
/// grey slots. With focus, typing letters sets the rack: the first key begins an inline edit that
/// Enter or leaving ends and Esc takes back; a full rack counts at once, without Enter. Enter on
/// a rack that is refused leaves the edit open; leaving it brings the rack of before back. While
/// the entry is exchanging, typing and clicking lift tiles instead. A click takes a tile into the
/// hand, so that the next click on the board puts it there.
/// Messages lie above the rack, on what is there.
class RackWidget : public QWidget, public TileDropTarget
{
    Q_OBJECT

public:
    explicit RackWidget(QWidget* parent = nullptr);
    ~RackWidget() override;

    void setPosition(PositionPtr position);
    /// Tiles of the entry, or of the ghost when the entry is empty, are drawn dimmed.
    void setMoveEntry(MoveEntry* entry);
    void setGhost(std::optional<engine::Move> move);
    void setMarks(std::vector<RackMark> marks);
    /// Stand out for the moment, as what a text speaks of: as many of each kind as there are.
    void setPointedTiles(std::vector<engine::Tile> tiles);
    [[nodiscard]] const std::vector<engine::Tile>& pointedTiles() const;
    /// Opens the inline edit with the present tiles selected.
    void beginEdit();
    void shuffle();
    void sort(RackOrder order);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

    /// The tiles in the order in which they are shown.
    [[nodiscard]] const std::vector<engine::Tile>& tiles() const;
    /// Place of a tile, or of an unknown one, in widget coordinates.
    [[nodiscard]] QRectF slotRect(int slot) const;

    void tileDragMoved(QPointF point, const DraggedTile& tile) override;
    void tileDragLeft() override;
    bool tileDropped(QPointF point, const DraggedTile& tile) override;

signals:
    /// A rack was typed that the alphabet can read; whether the bag can hold it is the
    /// receiver's question, who answers with showError() before returning or a new position.
    /// `edit` is the same for all racks of one inline edit, the one that Esc brings back too.
    void rackEntered(const engine::Rack& rack, int edit);
    void commitRequested();
    /// A letter, or a key that takes one back, while tiles lie on the board: it belongs to the move
    /// and not to the rack.
    void moveKeyPressed(QKeyEvent* key);

public slots:
    void showError(const QString& message);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void moveEvent(QMoveEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void showToolTip(QHelpEvent& help);

    class Private;
    std::unique_ptr<Private> d;
};

}  // namespace ui
