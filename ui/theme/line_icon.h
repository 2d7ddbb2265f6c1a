// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QString>

namespace ui {

/// A line drawing in the colour of the text around it, so that it follows the theme. An unknown
/// name gives an empty icon.
[[nodiscard]] QIcon lineIcon(const QString& name);

}  // namespace ui
