// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

namespace ui {

/// Relative luminance of sRGB, 0..1 (WCAG 2).
[[nodiscard]] double luminance(const QColor& color);
/// Contrast ratio of two opaque colours, 1..21 (WCAG 2); text wants 4.5.
[[nodiscard]] double contrast(const QColor& a, const QColor& b);
/// The one of two inks that stands out more.
[[nodiscard]] QColor readableInk(const QColor& background, const QColor& dark, const QColor& light);
/// `amount` of `over` on top of `base`, 0..1.
[[nodiscard]] QColor mixed(const QColor& base, const QColor& over, double amount);

}  // namespace ui
