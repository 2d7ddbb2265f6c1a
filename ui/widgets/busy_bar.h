// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QProgressBar;
class QString;

namespace ui {

/// Makes a bar the thin one that says that a list is being made: hidden at first, and its place
/// stays free while it is.
void makeBusyBar(QProgressBar& bar, const QString& objectName, const QString& accessibleName);

}  // namespace ui
