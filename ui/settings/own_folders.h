// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace ui {

/// From now on the user's own file lies in the first folder, and the second is his folder for data;
/// both exist, or can be made.
void keepSettingsIn(const QString& settings, const QString& data);

}  // namespace ui
