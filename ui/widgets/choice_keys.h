// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace ui {

/// Digits to type for each of several choices: one for the first ones, two for as many others as it
/// takes, and none begins another. At most a hundred; choices beyond have none.
[[nodiscard]] QStringList choiceKeys(int count);

}  // namespace ui
