// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QString>

namespace ui {

/// How well the letters of `pattern` are found in `text`, in order, with gaps, in any case
/// and with or without accents; nothing when they are not. Higher is better: starts of words and runs count most, and a
/// shorter text wins among equals. Blanks in the pattern are ignored.
[[nodiscard]] std::optional<int> fuzzyScore(const QString& pattern, const QString& text);

}  // namespace ui
