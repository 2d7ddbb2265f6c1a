// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

namespace ui {

/// One of the theme's steps of heat; 0 = least, 1 = most.
[[nodiscard]] QColor heatColor(double level);

}  // namespace ui
