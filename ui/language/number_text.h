// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace ui {

/// "31.2", "-0.8": with this many decimals, in the user's number format. What is rounded to zero has no
/// sign.
[[nodiscard]] QString decimalText(double number, int decimals);

}  // namespace ui
