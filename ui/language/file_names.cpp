// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/file_names.h"

#include <cstdint>
#include <string>
#include <system_error>

#include <QFile>

#include "ui/language/text.h"

namespace ui {

namespace {

/// The only entry of a folder whose name reads so; empty when there is none, or several.
std::filesystem::path entryRead(const std::filesystem::path& folder, const QString& name)
{
    std::filesystem::path found;
    std::error_code error;
    std::filesystem::directory_iterator all(folder.empty() ? "." : folder, error);
    for (; !error && all != std::filesystem::directory_iterator(); all.increment(error)) {
        const std::filesystem::path entry = all->path().filename();
        if (fromPath(entry) != name) continue;
        if (!found.empty()) return {};
        found = entry;
    }
    return found;
}

}  // namespace

std::filesystem::path fileCalled(const QString& path)
{
    std::filesystem::path plain(QFile::encodeName(path).toStdString());
    std::error_code error;
    if (!path.contains(QChar::ReplacementCharacter) || std::filesystem::exists(plain, error))
        return plain;
    std::filesystem::path meant;
    for (const std::filesystem::path& part : plain) {
        const QString name = fromPath(part);
        const bool doubtful = name.contains(QChar::ReplacementCharacter) &&
                              !std::filesystem::exists(meant / part, error);
        const std::filesystem::path entry = doubtful ? entryRead(meant, name) : part;
        if (entry.empty() && doubtful) return plain;
        meant /= entry;
    }
    return meant;
}

bool isFile(const QString& path)
{
    std::error_code error;
    return std::filesystem::is_regular_file(fileCalled(path), error);
}

bool mayBeLock(const QString& path)
{
    constexpr std::uintmax_t kLongest = 4096;
    std::error_code error;
    const std::filesystem::path file = fileCalled(path);
    const auto status = std::filesystem::symlink_status(file, error);
    if (!std::filesystem::exists(status)) return true;
    return std::filesystem::is_regular_file(status) &&
           std::filesystem::file_size(file, error) <= kLongest;
}

bool isFolder(const QString& path)
{
    std::error_code error;
    return std::filesystem::is_directory(fileCalled(path), error);
}

bool isThere(const QString& path)
{
    std::error_code error;
    return !path.isEmpty() && std::filesystem::exists(fileCalled(path), error);
}

QStringList filesBelow(const QString& folder,
                       const std::function<bool(const QString& path)>& wanted,
                       const std::function<bool()>& goesOn)
{
    namespace fs = std::filesystem;
    QStringList files;
    std::error_code error;
    // Links to folders are not followed: they may lead in a circle.
    fs::recursive_directory_iterator all(fileCalled(folder),
                                         fs::directory_options::skip_permission_denied, error);
    for (; !error && all != fs::recursive_directory_iterator() && goesOn(); all.increment(error)) {
        const fs::path name = all->path().filename();
        std::error_code unknown;
        if (name.string().starts_with('.')) {
            all.disable_recursion_pending();
            continue;
        }
        if (!all->is_regular_file(unknown)) continue;
        if (const QString path = fromPath(all->path()); wanted(path)) files.append(path);
    }
    return files;
}

}  // namespace ui
