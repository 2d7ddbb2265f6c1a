// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/commands/window_feature.h"

#include "ui/commands/command_palette.h"

namespace ui {

void WindowFeature::addActions(ActionRegistry&) {}

QList<PaletteEntry> WindowFeature::paletteEntries(const QString&)
{
    return {};
}

bool WindowFeature::stepBack(BackStep)
{
    return false;
}

}  // namespace ui

#include "moc_window_feature.cpp"
