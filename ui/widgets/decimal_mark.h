// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace ui {

/// What stands in a column of numbers with one decimal, at its right: behind a whole number come
/// blanks as wide as a decimal mark and a figure, so that all units stand below each other. Any
/// other text stays as it is. Figures are all of one width in the program's letters.
[[nodiscard]] QString besideDecimals(const QString& text);

}  // namespace ui
