// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/private_files.h"

#include <filesystem>
#include <system_error>

#include <QDir>

#include "engine/base/file.h"
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

engine::Result<void> writePrivately(const QString& path, std::span<const std::byte> bytes)
{
    auto done = engine::writeFileAtomically(toPath(path), bytes);
    if (done) makePrivateFile(path);
    return done;
}

engine::Result<void> writePrivately(const QString& path, std::string_view text)
{
    return writePrivately(path, std::as_bytes(std::span(text.data(), text.size())));
}

}  // namespace ui
