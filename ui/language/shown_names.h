// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace ui {

/// What others have named, as it may stand within a sentence: on one line, in its own direction and
/// no longer than fits. What would move the words around it reads U+FFFD.
[[nodiscard]] QString oneLine(const QString& text);
/// The last part of a path, likewise.
[[nodiscard]] QString shownName(const QString& path);

}  // namespace ui
