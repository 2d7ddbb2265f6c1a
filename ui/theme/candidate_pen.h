// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPen>

#include "ui/theme/theme.h"

namespace ui {

/// The line of a pinned move, by its colour (0..4): each has a dash pattern of its own, so that
/// the colours are never the only sign.
[[nodiscard]] QPen candidatePen(const Theme& theme, int colour, qreal width);

}  // namespace ui
