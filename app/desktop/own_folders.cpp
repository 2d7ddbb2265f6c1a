// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/own_folders.h"

#include <cstdlib>
#include <filesystem>
#include <string>
#include <system_error>

#include <fcntl.h>
#include <unistd.h>

#include <QFile>
#include <QString>

#include "ui/language/text.h"
#include "ui/settings/own_folders.h"

namespace app {

namespace {

namespace fs = std::filesystem;
using namespace Qt::StringLiterals;

/// Settings name files in these folders, so that it has to be the same in each run.
constexpr int kFirstDescriptor = 200;

/// As the system has them: below what a variable names, else below the home.
fs::path ownFolder(const char* variable, const char* belowHome)
{
    const char* named = std::getenv(variable);  // NOLINT(concurrency-mt-unsafe): no thread yet
    if (named != nullptr && *named == '/') return fs::path(named) / "tilewright";
    const char* home = std::getenv("HOME");  // NOLINT(concurrency-mt-unsafe)
    if (home == nullptr || *home != '/') return {};
    return fs::path(home) / belowHome / "tilewright";
}

bool isText(const fs::path& path)
{
    return QFile::encodeName(ui::fromPath(path)).toStdString() == path.string();
}

/// The folder by way of a descriptor, which stays open; empty when it can't be made.
QString nameOf(const fs::path& folder, int descriptor)
{
    std::error_code error;
    fs::create_directories(folder, error);
    const int opened = ::open(folder.c_str(), O_PATH | O_DIRECTORY | O_CLOEXEC);
    if (opened < 0) return {};
    const int kept = ::fcntl(opened, F_DUPFD_CLOEXEC, descriptor);
    ::close(opened);
    return kept < 0 ? QString() : u"/proc/self/fd/%1"_s.arg(kept);
}

}  // namespace

void nameOwnFolders()
{
    const fs::path settings = ownFolder("XDG_CONFIG_HOME", ".config");
    const fs::path data = ownFolder("XDG_DATA_HOME", ".local/share");
    if (settings.empty() || data.empty() || (isText(settings) && isText(data))) return;
    const QString settingsName = nameOf(settings, kFirstDescriptor);
    const QString dataName = nameOf(data, kFirstDescriptor + 1);
    if (!settingsName.isEmpty() && !dataName.isEmpty()) ui::keepSettingsIn(settingsName, dataName);
}

}  // namespace app
