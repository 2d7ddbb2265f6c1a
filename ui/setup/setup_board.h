// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include <QRect>

#include "ui/board/board_widget.h"
#include "ui/setup/setup_draft.h"

namespace ui {

/// The board while a position is set up. Typing puts tiles at the cursor, over what lies there;
/// the right button erases; a drag moves a tile or, begun on a free square, selects a rectangle,
/// as Shift with the arrows does. Delete clears and Ctrl with the arrows moves what is selected, or
/// the tile at the cursor. Esc takes back a drag, the selection, then the cursor; an arrow brings the
/// cursor back.
class SetupBoard : public BoardWidget
{
    Q_OBJECT

public:
    explicit SetupBoard(SetupDraft& draft, QWidget* parent = nullptr);
    ~SetupBoard() override;

    /// Puts a letter or a designated blank at the cursor and goes on.
    void put(engine::Tile tile);
    /// Columns and rows; empty when nothing is selected.
    [[nodiscard]] const QRect& selection() const { return m_selection; }
    void setSelection(const QRect& squares);
    /// Where it was last, if it is hidden.
    void showCursor();

    bool tileDropped(QPointF point, const DraggedTile& tile) override;

signals:
    /// Something can't be done; a sentence for people.
    void refused(const QString& reason);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    using Square = std::pair<int, int>;

    void follow();
    void absorb();
    void erase(const std::vector<Square>& squares, int stroke = -1);
    void moveSquares(const std::vector<Square>& squares, int rows, int columns);
    /// What Delete and Ctrl with arrows work on.
    [[nodiscard]] std::vector<Square> chosenSquares() const;
    [[nodiscard]] std::vector<Square> selectedSquares() const;
    bool arrowPressed(QKeyEvent& event);
    void stepBack();
    void escape();

    SetupDraft& m_draft;
    /// For the cursor and what is typed: tiles that arrive there are put into the draft at once. It
    /// works on an empty board of the same layout, so that all squares are free.
    MoveEntry m_cursor;
    engine::GameRulesPtr m_rules;
    MoveEntry::Cursor m_lastCursor;  ///< to begin with, and once it has been hidden
    QRect m_selection;
    std::optional<Square> m_selectionStart;
    std::optional<Square> m_pressed;
    QPointF m_pressPoint;
    bool m_selecting = false;
    bool m_erasing = false;
    int m_stroke = 0;
    std::unique_ptr<TileDrag> m_drag;
};

}  // namespace ui
