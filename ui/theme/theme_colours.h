// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"

// The themes that come with the program. Their colours are tested for contrast and for being told
// apart, also with colour vision deficiencies.
namespace ui {

[[nodiscard]] Theme dayTheme();
[[nodiscard]] Theme nightTheme();
[[nodiscard]] Theme highContrastTheme();
[[nodiscard]] Theme printTheme();

}  // namespace ui
