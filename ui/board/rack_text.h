// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "engine/base/result.h"
#include "engine/rules/alphabet.h"
#include "engine/rules/rack.h"

namespace ui {

/// Reads a rack as it is typed: either case, spaces ignored, '?' a blank, "[CH]" one tile.
/// The error's column is the character's, from 1.
[[nodiscard]] engine::Result<engine::Rack> readTypedRack(const engine::Alphabet& alphabet,
                                                         const QString& text);

}  // namespace ui
