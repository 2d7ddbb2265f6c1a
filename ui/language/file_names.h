// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <functional>

#include <QString>
#include <QStringList>

namespace ui {

// Names of files are bytes; those that are no text have U+FFFD in a QString, under which Qt finds no
// file. These functions do, so whoever looks at files that others named uses them.

/// The file that such a name means: where it is no name as it stands, the one in its folder whose
/// name reads so, if there is but one.
[[nodiscard]] std::filesystem::path fileCalled(const QString& path);
[[nodiscard]] bool isFile(const QString& path);
[[nodiscard]] bool isFolder(const QString& path);
/// Something of that name is there: a file, a folder, a device.
[[nodiscard]] bool isThere(const QString& path);
/// A QLockFile of that name can be tried: nothing is there, or a file no longer than a lock. Of what
/// is there Qt reads all there is, and waits for more.
[[nodiscard]] bool mayBeLock(const QString& path);
/// The files in a folder and in those below it that are wanted, in any order, as long as it `goesOn`;
/// without those whose folders can't be read.
[[nodiscard]] QStringList filesBelow(const QString& folder,
                                     const std::function<bool(const QString& path)>& wanted,
                                     const std::function<bool()>& goesOn);

}  // namespace ui
