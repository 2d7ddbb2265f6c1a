// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/private_files.h"

#include <filesystem>
#include <system_error>

#include <QDir>

#include "ui/language/text.h"

namespace ui {

bool makePrivateFolder(const QString& path)
{
    if (!QDir().mkpath(path)) return false;
    std::error_code error;
    std::filesystem::permissions(toPath(path), std::filesystem::perms::owner_all, error);
    return !error;
}

void makePrivateFile(const QString& path)
{
    using std::filesystem::perms;
    std::error_code ignored;
    std::filesystem::permissions(toPath(path), perms::owner_read | perms::owner_write, ignored);
}

}  // namespace ui
