// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QUrl;
class QWidget;

namespace ui {

/// The only place where another program is started: the browser for a web address, or what shows a
/// folder, and only after the user has seen the whole address and agreed. Anything else is refused.
/// Returns at once.
void askToOpen(const QUrl& url, QWidget* parent);

}  // namespace ui
