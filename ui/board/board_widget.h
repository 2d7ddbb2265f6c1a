// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QWidget>

#include "engine/board/position.h"
#include "engine/game/annotations.h"
#include "ui/board/move_entry.h"
#include "ui/board/overlay_marks.h"
#include "ui/board/tile_drag.h"

class QHelpEvent;

namespace ui {

/// The board: squares, tiles, overlays, a ghost move, the tiles being entered. Painted in layers
/// that are cached at device resolution; only what changed is drawn again. Shows copies; edits go
/// through MoveEntry. Takes keys and clicks.
class BoardWidget : public QWidget, public TileDropTarget
{
    Q_OBJECT

public:
    explicit BoardWidget(QWidget* parent = nullptr);
    ~BoardWidget() override;

    void setPosition(PositionPtr position);
    [[nodiscard]] const PositionPtr& position() const;
    /// Not owned; must outlive the widget.
    void setMoveEntry(MoveEntry* entry);
    /// An engine move shown as a ghost with its score; nothing = none.
    void setGhost(std::optional<engine::Move> move);
    [[nodiscard]] const std::optional<engine::Move>& ghost() const;
    /// The last move of a line as the ghost, those before it as if they lay there, numbered.
    void setLine(std::vector<engine::Move> line);
    /// Outlined as moves that were made, the last one first; the older, the fainter.
    void setLastMoves(std::vector<engine::Move> moves);
    /// Squares whose tiles have the mark of the second player.
    void setOwnerMarks(std::vector<std::pair<int, int>> squares);
    /// Ghosts come gradually and played tiles slide to their squares; off at first.
    void setMotion(bool on);
    void setOverlayMarks(std::vector<SquareMark> marks);
    void setLaneMarks(std::vector<LaneMark> marks);
    /// Drawn over everything else.
    void setShapes(std::vector<engine::Shape> shapes);
    [[nodiscard]] const std::vector<engine::Shape>& shapes() const;
    /// A frame around this many columns (x) and rows (y); null = none.
    void setArea(const QRect& squares);
    /// Stand out for the moment, as what a text speaks of.
    void setPointedSquares(std::vector<std::pair<int, int>> squares);
    [[nodiscard]] const std::vector<std::pair<int, int>>& pointedSquares() const;

    /// In widget coordinates; empty when the square is not on the board.
    [[nodiscard]] QRectF squareRect(int row, int column) const;
    /// row and column, or nothing outside the squares.
    [[nodiscard]] std::optional<std::pair<int, int>> squareAt(QPointF point) const;
    /// Logical pixels per square.
    [[nodiscard]] qreal cellSize() const;
    /// Logical size at which squares are that large.
    [[nodiscard]] QSize sizeForCell(qreal cell) const;
    /// What a square holds, in words: "8H, centre, double word, empty", "14I, P, 3 points".
    [[nodiscard]] QString squareText(int row, int column) const;
    /// What overlays say about a square, and the words that tiles make there.
    [[nodiscard]] QString squareDetails(int row, int column) const;
    [[nodiscard]] MoveEntry* moveEntry() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

    void tileDragMoved(QPointF point, const DraggedTile& tile) override;
    void tileDragLeft() override;
    bool tileDropped(QPointF point, const DraggedTile& tile) override;

signals:
    void squareHovered(int row, int column);  ///< -1, -1 when the pointer leaves
    void commitRequested();                   ///< Enter
    void commitBestRequested();               ///< Ctrl+Enter
    void escapePressed();                     ///< Esc with no cursor and nothing to recall
    void previewRequested(int rank);          ///< digits: 1 = best, 0 = none
    void candidateStepRequested(int step);    ///< up and down without a cursor
    void turnStepRequested(int step);         ///< left and right without a cursor, and the wheel
    /// A click on a row's or column's name while it has a mark.
    void laneClicked(engine::Direction direction, int index);
    /// By the right button: a click marks a square, a drag makes an arrow. Shift is red, Ctrl
    /// yellow, both blue.
    void shapeDrawn(const engine::Shape& shape);
    /// By the left button with Alt: columns (x) and rows (y).
    /// A click is an area of one square.
    void areaDrawn(const QRect& squares);
    void liveToggleRequested();     ///< Space without a cursor
    void detailsToggleRequested();  ///< =

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void inputMethodEvent(QInputMethodEvent* event) override;
    [[nodiscard]] QVariant inputMethodQuery(Qt::InputMethodQuery query) const override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void showToolTip(QHelpEvent& help);

    class Private;
    std::unique_ptr<Private> d;
};

}  // namespace ui
