// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/file_names.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <system_error>

#include <QByteArray>
#include <QFile>
#include <QUrl>

#include "engine/base/safe_text.h"

namespace ui {

namespace {

constexpr QChar kSign = QChar::ReplacementCharacter;
constexpr std::string_view kSignBytes = "\xef\xbf\xbd";
// U+E0100 and what follows, in UTF-16; one for each byte of 0x80 and above.
constexpr char16_t kHigh = 0xdb40;
constexpr char16_t kLow = 0xdd00;
constexpr int kFirstByte = 0x80;

/// U+FFFD stands there for a byte that is known.
bool knowsByte(const QString& name, qsizetype at)
{
    return at + 2 < name.size() && name[at] == kSign && name[at + 1] == kHigh &&
           name[at + 2].unicode() >= kLow && name[at + 2].unicode() < kLow + kFirstByte;
}

std::filesystem::path bytesOf(const QString& name)
{
    QByteArray bytes;
    qsizetype done = 0;
    for (qsizetype at = name.indexOf(kSign); at >= 0; at = name.indexOf(kSign, at + 1)) {
        if (!knowsByte(name, at)) continue;
        bytes += QFile::encodeName(name.sliced(done, at - done));
        bytes += static_cast<char>(kFirstByte + (name[at + 2].unicode() - kLow));
        done = at + 3;
    }
    bytes += QFile::encodeName(name.sliced(done));
    return bytes.toStdString();
}

QString readByQt(const std::filesystem::path& path)
{
    return QFile::decodeName(path.c_str());
}

/// The only entry of a folder whose name reads so; empty when there is none, or several.
std::filesystem::path entryRead(const std::filesystem::path& folder, const QString& name)
{
    std::filesystem::path found;
    std::error_code error;
    std::filesystem::directory_iterator all(folder.empty() ? "." : folder, error);
    for (; !error && all != std::filesystem::directory_iterator(); all.increment(error)) {
        const std::filesystem::path entry = all->path().filename();
        if (readByQt(entry) != name) continue;
        if (!found.empty()) return {};
        found = entry;
    }
    return found;
}

}  // namespace

QString nameText(const std::filesystem::path& file)
{
    const std::string_view bytes = file.native();
    QString name = readByQt(file);
    if (!name.contains(kSign)) return name;
    name.clear();
    for (std::size_t at = 0; at < bytes.size();) {
        const std::string_view character = bytes.substr(at, engine::soundUtf8(bytes.substr(at)));
        const QString text =
            QString::fromUtf8(character.data(), static_cast<qsizetype>(character.size()));
        if (!text.isEmpty()) {
            name += text;
            at += character.size();
        } else {
            const int byte = static_cast<unsigned char>(bytes[at++]);
            name += kSign;
            name += QChar(kHigh);
            name += QChar(static_cast<char16_t>(kLow + byte - kFirstByte));
        }
    }
    return name;
}

QString readableName(QString name)
{
    for (qsizetype at = name.indexOf(kSign); at >= 0; at = name.indexOf(kSign, at + 1))
        if (knowsByte(name, at)) name.remove(at + 1, 2);
    return name;
}

QString localFile(const QUrl& link)
{
    if (!link.isLocalFile()) return {};
    const QString file = link.toLocalFile();
    if (!file.contains(kSign) && !file.contains(u'%')) return file;
    return nameText(
        QByteArray::fromPercentEncoding(link.path(QUrl::FullyEncoded).toUtf8()).toStdString());
}

std::filesystem::path fileCalled(const QString& path)
{
    std::filesystem::path plain(QFile::encodeName(path).toStdString());
    std::error_code error;
    if (!path.contains(kSign) || std::filesystem::exists(plain, error)) return plain;
    const std::filesystem::path known = bytesOf(path);
    std::filesystem::path meant;
    for (const std::filesystem::path& part : known) {
        const QString name = readByQt(part);
        // A byte that is known is no reason to look for others.
        const bool doubtful = part.string().find(kSignBytes) != std::string::npos &&
                              !std::filesystem::exists(meant / part, error);
        const std::filesystem::path entry = doubtful ? entryRead(meant, name) : part;
        if (entry.empty() && doubtful) return known;
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
        if (const QString path = nameText(all->path()); wanted(path)) files.append(path);
    }
    return files;
}

}  // namespace ui
