// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QString>

class QWidget;

namespace ui {

class Settings;

/// Asks for a file, from the folder used last on, which it remembers; `open` gets its path, unless
/// none was chosen.
void openWithDialog(QWidget& parent, Settings& settings, const QString& title,
                    const QString& filter, const std::function<void(const QString&)>& open);

}  // namespace ui
