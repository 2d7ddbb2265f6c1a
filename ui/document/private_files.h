// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace ui {

/// A folder for what is nobody else's business, such as games: made if it isn't there, with rights
/// for its owner only (0700). False when that can't be done.
bool makePrivateFolder(const QString& path);
/// Rights for its owner only (0600), if the file is there.
void makePrivateFile(const QString& path);

}  // namespace ui
