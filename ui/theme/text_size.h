// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace ui {

/// Gives a widget letters that are this many times as large as those of the application, and keeps
/// them so when the text size is changed.
void setTextFactor(QWidget& widget, double factor);

}  // namespace ui
