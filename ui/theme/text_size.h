// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>

class QWidget;

namespace ui {

/// Gives a widget letters that are this many times as large as those of the application (see
/// measures.h), and keeps
/// them so when the text size is changed.
void setTextFactor(QWidget& widget, double factor);
/// The same letters, this many times as large; see measures.h.
[[nodiscard]] QFont scaled(QFont font, double factor);

}  // namespace ui
