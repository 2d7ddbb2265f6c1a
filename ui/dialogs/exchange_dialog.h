// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QDialog>

#include "engine/board/position.h"

class QLabel;
class QLineEdit;
class QPushButton;

namespace ui {

/// Asks for tiles of the rack to exchange; says what is kept, or why it can't be done.
class ExchangeDialog : public QDialog
{
    Q_OBJECT

public:
    ExchangeDialog(engine::PositionPtr position, QWidget* parent);

    /// After the dialog was accepted.
    [[nodiscard]] engine::Move move() const { return m_move.value_or(engine::passMove()); }

private:
    void showOutcome();

    engine::PositionPtr m_position;
    std::optional<engine::Move> m_move;
    QLineEdit* m_tiles;
    QLabel* m_result;
    QPushButton* m_exchange;
};

}  // namespace ui
