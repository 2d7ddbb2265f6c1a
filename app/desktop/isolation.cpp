// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/isolation.h"

#include <filesystem>
#include <string>
#include <system_error>

#include <QByteArray>

namespace app {

namespace {

/// Where no bus is told of, libdbus looks for one in the folder of the session, and then runs
/// dbus-launch, whatever PATH has under that name.
bool startsBus()
{
    const QByteArray told = qgetenv("DBUS_SESSION_BUS_ADDRESS");
    if (!told.isEmpty()) return told.contains("autolaunch:") || told.contains("unixexec:");
    const std::string folder = qgetenv("XDG_RUNTIME_DIR").toStdString();
    std::error_code error;
    return folder.empty() || !std::filesystem::exists(folder + "/bus", error);
}

}  // namespace

void keepToThisMachine()
{
    if (startsBus()) qputenv("DBUS_SESSION_BUS_ADDRESS", "disabled:");
    // CUPS asks localhost where it finds no socket, and any server that its settings name.
    if (!qgetenv("CUPS_SERVER").startsWith('/')) qputenv("CUPS_SERVER", "/run/cups/cups.sock");
}

}  // namespace app
