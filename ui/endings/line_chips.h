// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QWidget>

#include "engine/board/move.h"
#include "ui/document/study_fwd.h"

class QToolButton;

namespace ui {

/// The moves of a line as buttons, each with who plays it and the spread after it. The wheel and
/// the arrow keys step along; a click, or Enter, keeps the line up to there.
class LineChips : public QWidget
{
    Q_OBJECT

public:
    explicit LineChips(const QString& name, QWidget* parent = nullptr);

    struct Line
    {
        PositionPtr position;  ///< in which it begins; null = there is no line
        std::vector<engine::Move> moves;
        int lead = 0;                    ///< of the mover before it
        std::optional<int> finalSpread;  ///< of the mover; of lines that end with the game
        int marked = -1;                 ///< the move that refutes the one before it; -1 = none
    };
    /// The same line keeps its step.
    void setLine(Line line);
    [[nodiscard]] const Line& line() const { return m_line; }
    /// Moves up to the chosen one; 0 = none is chosen.
    [[nodiscard]] int step() const { return m_step; }
    void setStep(int step);

signals:
    /// So much of the line is to be seen on the board.
    void stepped(const std::vector<engine::Move>& line);
    /// So much of the line is to be kept as a variation.
    void kept(const std::vector<engine::Move>& line);

protected:
    void wheelEvent(QWheelEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] std::vector<engine::Move> upTo(int step) const;
    void markStep();

    Line m_line;
    std::vector<QToolButton*> m_chips;
    int m_step = 0;
    int m_wheel = 0;  ///< parts of a notch
};

}  // namespace ui
