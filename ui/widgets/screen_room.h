// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGuiApplication>
#include <QScreen>
#include <QSize>

namespace ui {

/// So much of a wanted size as a dialog has on the screen, frame and title beside it.
[[nodiscard]] inline QSize fittedToScreen(QSize wanted)
{
    return wanted.boundedTo(QGuiApplication::primaryScreen()->availableSize() - QSize(20, 60));
}

}  // namespace ui
