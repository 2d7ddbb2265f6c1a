// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include <QString>

#include "ui/moves/move_order.h"

namespace ui {

/// All that there is to say of a column of a list of moves. A new column is a MoveKey and a row in
/// the table of these.
struct MoveColumn
{
    MoveKey key = MoveKey::Move;
    /// The texts are in the language of the program.
    QString (*heading)() = nullptr;
    QString (*help)() = nullptr;  ///< name and meaning, for the heading's tooltip
    /// What it says of a move, by its index in the order. On any thread.
    QString (*text)(const MoveOrder& order, int index) = nullptr;
    /// The number that it is sorted by, in thousandths; null where equity decides, or an order of
    /// its own, see MoveOrder.
    std::int32_t (*metric)(const MoveOrder& order, int index) = nullptr;
    /// The widest text that has room in it; null = it takes what the others leave.
    QString (*widest)() = nullptr;
    int margin = 0;          ///< pixels beside that
    bool left = false;       ///< aligned so
    bool mostFirst = false;  ///< sorted for the first time it begins with the most
    bool shown = true;       ///< before anybody chose columns
    bool copied = true;      ///< it is part of copied lists
    int yields = 0;          ///< where room is scarce columns go in this order; 0 = it stays
};

/// In the order of MoveKey.
[[nodiscard]] const std::vector<MoveColumn>& moveColumns();
[[nodiscard]] const MoveColumn& moveColumn(MoveKey key);
/// What a list says in a row and column, folds too. On any thread.
[[nodiscard]] QString moveCellText(const MoveOrder& order, int row, MoveKey column);

}  // namespace ui
