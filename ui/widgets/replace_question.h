// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QString;
class QWidget;

namespace ui {

/// Asks before something that is there already is replaced, with a button that says so; whoever
/// presses Return or Esc keeps it. `text` says what it is.
[[nodiscard]] bool mayReplace(QWidget* parent, const QString& text);
/// The same before something goes for good.
[[nodiscard]] bool mayThrowAway(QWidget* parent, const QString& text);

}  // namespace ui
