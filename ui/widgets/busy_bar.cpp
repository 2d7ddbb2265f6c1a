// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/busy_bar.h"

#include <QProgressBar>
#include <QSizePolicy>

namespace ui {

void makeBusyBar(QProgressBar& bar, const QString& objectName, const QString& accessibleName)
{
    bar.setObjectName(objectName);
    bar.setAccessibleName(accessibleName);
    bar.setRange(0, 0);
    bar.setTextVisible(false);
    bar.setFixedHeight(3);
    QSizePolicy keepPlace = bar.sizePolicy();
    keepPlace.setRetainSizeWhenHidden(true);
    bar.setSizePolicy(keepPlace);
    bar.hide();
}

}  // namespace ui
