// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace ui {

/// What others have named, as it may stand within a sentence: on one line, in its own direction and
/// no longer than fits. What would move the words around it reads U+FFFD.
[[nodiscard]] QString oneLine(const QString& text);
/// What the engine quotes of a file, as it may stand in a sentence of several lines: likewise, but a
/// list of words stays whole up to a thousand characters. What can't be broken into lines would
/// make the window as wide as itself.
[[nodiscard]] QString quotedPart(const QString& text);
/// The last part of a path, as one line.
[[nodiscard]] QString shownName(const QString& path);

}  // namespace ui
