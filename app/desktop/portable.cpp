// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/portable.h"

#include <algorithm>
#include <cstdlib>
#include <string_view>

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include "app/desktop/arguments.h"
#include "app/desktop/terminal.h"
#include "ui/settings/settings.h"

namespace app {

using namespace Qt::StringLiterals;

bool keepDataBesideProgram(int argc, const char* const* argv)
{
    const bool asked = std::any_of(
        argv + 1, argv + argc, [](std::string_view argument) { return argument == "--portable"; });
    const QString folder = programFolder() + u"/tilewright-data"_s;
    if (!asked && !QFileInfo(folder).isDir()) return false;
    if (!QDir().mkpath(folder) || !QFileInfo(folder).isWritable()) {
        // On a stick that can be read alone the program still runs as it does elsewhere.
        if (!asked) return false;
        tell(u"--portable: the folder %1 can't be written to"_s.arg(folder));
        std::exit(1);
    }
    ui::Settings::keepIn(folder);
    // The engine keeps proofs of word graphs there.
    qputenv("XDG_CACHE_HOME", QFile::encodeName(folder + u"/cache"_s));
    return true;
}

}  // namespace app
