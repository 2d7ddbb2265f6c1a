// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QString;
class QUrl;
class QWidget;

namespace ui {

// The only place where another program is started, and only after the user has seen the whole
// address and agreed. Both return at once.

/// The browser, for a web address. Anything else is refused before the system is asked about it: a
/// note's address may name a folder that is fetched over the net when it is only looked at.
void askToOpenPage(const QUrl& url, QWidget* parent);

/// What shows folders, for one that the program itself knows; never for an address from a file.
void askToShowFolder(const QString& path, QWidget* parent);

}  // namespace ui
