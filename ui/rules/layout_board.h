// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "ui/board/board_widget.h"

namespace ui {

/// The squares of a layout, to draw on. The brush paints a premium or moves the start square; with
/// a symmetry all squares that mirror each other are painted at once. Arrow keys move, Space
/// paints, the characters of the rules format (. d t q D T Q #) paint what they stand for and *
/// moves the start square.
class LayoutBoard : public BoardWidget
{
    Q_OBJECT

public:
    enum class Symmetry {
        None,
        Turn,       ///< by half a turn
        Mirrors,    ///< left and right, top and bottom
        Diagonals,  ///< both diagonals as well, on a square board
    };

    explicit LayoutBoard(QWidget* parent = nullptr);
    ~LayoutBoard() override;

    /// The rules give what a board needs besides its squares.
    void setRules(const engine::GameRulesPtr& rules);
    [[nodiscard]] const engine::BoardLayout& squares() const;
    /// Cut or filled with plain squares at all sides, so that pattern and start keep their place in
    /// the middle. Sizes that follow on each other are all made of the squares before the first.
    void setSize(int rows, int columns);
    void setSymmetry(Symmetry symmetry) { m_symmetry = symmetry; }
    void setBrush(engine::Premium premium);
    void setStartBrush();
    /// What is painted; null = the start square is moved.
    [[nodiscard]] const engine::Premium* brush() const { return m_startBrush ? nullptr : &m_brush; }
    /// With the brush.
    void paintSquare(int row, int column);

signals:
    void edited();
    void brushChanged();

protected:
    bool event(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void show(engine::BoardLayout layout);
    [[nodiscard]] std::vector<std::pair<int, int>> alike(int row, int column) const;

    engine::GameRulesPtr m_rules;
    std::optional<engine::BoardLayout> m_unsized;  ///< before the sizes that were set last
    MoveEntry m_cursor;                            ///< its cursor only
    Symmetry m_symmetry = Symmetry::Diagonals;
    engine::Premium m_brush{2, 1};
    bool m_startBrush = false;
};

}  // namespace ui
