// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/open_dialog.h"

#include <QFileInfo>

#include "ui/settings/settings.h"
#include "ui/widgets/file_dialog.h"

namespace ui {

void openWithDialog(QWidget& parent, Settings& settings, const QString& title,
                    const QString& filter, const std::function<void(const QString&)>& open)
{
    const QString path = askForFile(&parent, title, settings.lastFolder(), filter);
    if (path.isEmpty()) return;
    settings.setLastFolder(QFileInfo(path).absolutePath());
    open(path);
}

}  // namespace ui
