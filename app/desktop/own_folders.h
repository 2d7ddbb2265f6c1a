// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace app {

/// Names of folders are bytes, and Qt has names for texts alone: where the home of the user is none,
/// it would make another one beside it for settings and unsaved work. There both get names by which
/// this program, and the next one, reaches the right ones. Comes before settings are read.
void nameOwnFolders();

}  // namespace app
