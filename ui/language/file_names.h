// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <functional>

#include <QString>
#include <QStringList>

class QUrl;

namespace ui {

// Names of files are bytes; those that are no text have U+FFFD in a QString, under which Qt finds no
// file. These functions do, so whoever looks at files that others named uses them.

/// The name with U+FFFD for each byte that is no text, followed by a variation selector, which isn't
/// seen and says which byte it was.
[[nodiscard]] QString nameText(const std::filesystem::path& file);
/// The same name as it is read, without those.
[[nodiscard]] QString readableName(QString name);
/// The file of a link to one on this computer, else empty. Qt forgets bytes that are no text.
[[nodiscard]] QString localFile(const QUrl& link);

/// The file that such a name means. A name of Qt's, which doesn't say which bytes those were, means
/// the one in its folder that reads so, if there is but one.
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
