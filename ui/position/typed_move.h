// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "engine/board/position.h"

namespace ui {

/// A move as people type it: "8H QUI(Z)", "8h quiz", "8H .UIZ", "exch QU", "-3", "pass"; a phony
/// may have a * behind it and "challenged" after it, as in records. Small letters are blanks where
/// the rack has them, otherwise letters typed in a hurry, and then a letter that
/// the rack lacks is a blank, at the place where that scores most. "CH" is one Spanish tile where the rack
/// has that and not both single ones, "[CH]" always. Fails with what the rules have against
/// it; phonies are allowed.
[[nodiscard]] engine::Result<engine::Move> readTypedMove(const engine::Position& position,
                                                         const QString& text);

}  // namespace ui
