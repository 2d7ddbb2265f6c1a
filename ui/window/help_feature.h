// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/commands/window_feature.h"

class QMainWindow;

namespace ui {

class CheatSheet;
class CommandPalette;

/// What tells about the program and finds things in it: the command palette, the list of keys, and
/// who made what.
class HelpFeature : public WindowFeature
{
    Q_OBJECT

public:
    /// Lives as long as the window; the registry outlives it.
    HelpFeature(const ActionRegistry& actions, QMainWindow& window);

    void addActions(ActionRegistry& actions) override;
    [[nodiscard]] QList<MenuPlace> menuPlaces() const override;

    [[nodiscard]] CommandPalette* palette() { return m_palette; }
    [[nodiscard]] CheatSheet* keySheet() { return m_keySheet; }

private:
    QMainWindow& m_window;
    CommandPalette* m_palette;
    CheatSheet* m_keySheet;
};

}  // namespace ui
