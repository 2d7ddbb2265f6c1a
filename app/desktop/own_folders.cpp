// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/own_folders.h"

#include <cstdlib>
#include <filesystem>
#include <string>
#include <system_error>

#include <QFile>
#include <QString>

#include "engine/base/system.h"
#include "ui/language/text.h"
#include "ui/settings/own_folders.h"

namespace app {

namespace {

namespace fs = std::filesystem;
using namespace Qt::StringLiterals;

/// Settings name files in these folders, so that it has to be the same in each run.
constexpr int kFirstNumber = 200;

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

/// Empty when the folder can't be made.
QString nameOf(const fs::path& folder, int number)
{
    std::error_code error;
    fs::create_directories(folder, error);
    const auto named = engine::system::plainNameOf(folder, number);
    return named ? ui::fromPath(*named) : QString();
}

}  // namespace

void nameOwnFolders()
{
    const fs::path settings = ownFolder("XDG_CONFIG_HOME", ".config");
    const fs::path data = ownFolder("XDG_DATA_HOME", ".local/share");
    if (settings.empty() || data.empty() || (isText(settings) && isText(data))) return;
    const QString settingsName = nameOf(settings, kFirstNumber);
    const QString dataName = nameOf(data, kFirstNumber + 1);
    if (!settingsName.isEmpty() && !dataName.isEmpty()) ui::keepSettingsIn(settingsName, dataName);
}

}  // namespace app
