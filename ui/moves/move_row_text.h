// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "ui/moves/move_order.h"

namespace ui {

/// What a list of moves says in a column, in the language of the program. On any thread.
[[nodiscard]] QString moveCellText(const MoveOrder& order, int row, MoveKey column);
[[nodiscard]] QString moveHeading(MoveKey column);

}  // namespace ui
