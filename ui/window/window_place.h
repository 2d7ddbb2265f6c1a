// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QMargins>
#include <QRect>

class QWidget;

namespace ui {

/// Where a window goes that wants to be at `wanted`: as it is where it can be seen and moved, else
/// brought to the nearest of the screens and made no larger than that.
[[nodiscard]] QRect reachablePlace(const QRect& wanted, const QList<QRect>& screens);

/// What the frame is expected to take, as long as the window has none yet.
[[nodiscard]] QMargins expectedFrame(const QWidget& window);

/// Puts a window where it was last time, by what QWidget::saveGeometry() gave; one that was nowhere
/// yet in the middle of the main screen, as large as is useful.
void placeWindow(QWidget& window, const QByteArray& geometry);

}  // namespace ui
