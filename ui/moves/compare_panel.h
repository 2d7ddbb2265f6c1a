// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <vector>

#include <QWidget>

#include "ui/board/overlay_marks.h"
#include "ui/moves/live_analysis.h"
#include "ui/moves/move_pins.h"
#include "ui/position/simulated.h"

class QBoxLayout;
class QLabel;
class QStackedWidget;
class QTableWidget;

namespace ui {

/// The board after a move, as large as the room allows.
class MoveThumb : public QWidget
{
    Q_OBJECT

public:
    explicit MoveThumb(QWidget* parent = nullptr);
    /// Null = nothing.
    /// `marks` are what a simulation says of the replies, `more` says it in words.
    void setMove(PositionPtr position, const engine::Move& move, std::vector<SquareMark> marks = {},
                 const QString& more = {});
    [[nodiscard]] QSize sizeHint() const override { return {220, 220}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {90, 90}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    PositionPtr m_after;
    engine::Move m_move;
    std::vector<SquareMark> m_marks;
    QPixmap m_picture;  ///< null = to be drawn
};

/// Two moves side by side: what they score and keep, what is between them, the board after each.
class ComparePanel : public QWidget
{
    Q_OBJECT

public:
    explicit ComparePanel(QWidget* parent = nullptr);

    /// Fewer than two moves, or no position: a hint. The pins give the moves their colours.
    void setMoves(PositionPtr position, const std::vector<engine::Move>& moves,
                  const RankingPtr& ranking, const engine::KlvPtr& leaves, const MovePins& pins,
                  const SimulationPtr& simulation = nullptr);
    [[nodiscard]] QTableWidget* table() { return m_table; }
    void copyText() const;
    [[nodiscard]] QSize sizeHint() const override { return {640, 290}; }
    /// With room for both boards, beside the numbers or below them, at that width.
    [[nodiscard]] int wantedHeight(int width) const;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QStackedWidget* m_stack;
    QLabel* m_paired;  ///< what the simulation says of the two
    QTableWidget* m_table;
    std::array<MoveThumb*, 2> m_thumbs;
    QWidget* m_boards;  ///< both thumbs
    QBoxLayout* m_row;  ///< the table and the boards
};

}  // namespace ui
