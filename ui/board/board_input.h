// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include <QObject>
#include <QPointF>

#include "ui/board/board_scene.h"
#include "ui/board/tile_composer.h"
#include "ui/board/tile_drag.h"

class QInputMethodEvent;
class QKeyEvent;
class QMouseEvent;
class QWheelEvent;

namespace ui {

class BoardPainter;
class BoardWidget;

/// Keys, pointer, drags and drops of the board: turns them into edits of the board's entry, and
/// emits the board's signals for everything that is asked of others. Knows what is being done, so
/// that it can be shown.
class BoardInput : public QObject
{
    Q_OBJECT

public:
    /// Neither is owned; both outlive it.
    BoardInput(BoardWidget& board, BoardPainter& painter);
    ~BoardInput() override;

    [[nodiscard]] const BoardGestures& gestures() const { return m_gestures; }
    void setMoveEntry(MoveEntry* entry) { m_composer.setMoveEntry(entry); }
    /// The board shows another position, on which what was hovered may not be.
    void followPosition();
    /// Settles letters that may still grow into a longer label.
    void finishTyping() { m_composer.finish(); }

    /// A key is the board's own, so that no shortcut of the window gets it first.
    [[nodiscard]] bool wants(const QKeyEvent& event) const;
    /// False when the key is none of the board's.
    bool key(const QKeyEvent& event);
    /// To the next place for a word, or the one before. False without a cursor.
    bool nextAnchor(bool forward);
    /// Composed letters (dead keys, other scripts) come as text without a key.
    void compose(const QInputMethodEvent& event);

    void press(QMouseEvent& event);
    void move(const QMouseEvent& event);
    void release(QMouseEvent& event);
    void leave();
    void wheel(QWheelEvent& event);

    void tileMoved(QPointF point);
    void tileLeft();
    /// False when the tile finds no place there.
    bool tileDropped(QPointF point, const DraggedTile& tile);

signals:
    /// The gestures are others.
    void changed();

private:
    using Square = BoardGestures::Square;

    [[nodiscard]] MoveEntry* entry() const;
    void hover(std::optional<Square> square);
    void hoverLane(std::optional<std::pair<engine::Direction, int>> lane);
    void chooseBlank(int row, int column);
    void click(Square square, QPoint globalPoint);
    void beginDrag(const QMouseEvent& event);
    void endDrag(const QMouseEvent& event);
    void escape();
    bool arrowKey(int key);

    BoardWidget& m_board;
    BoardPainter& m_painter;
    BoardGestures m_gestures;
    TileComposer m_composer;
    std::optional<Square> m_pressed;
    QPointF m_pressPoint;
    std::optional<Square> m_areaCorner;  ///< where an area is being drawn from
    std::unique_ptr<TileDrag> m_drag;
    int m_wheel = 0;  ///< parts of a notch
};

}  // namespace ui
