// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/commands/window_feature.h"

class QMainWindow;

namespace ui {

class CoveredPanel;
class JobService;
class LeavePanel;
class Loader;
class MoveEntry;
class Settings;
class ShownStudy;

/// The leave values in a window: their panel in its dock, which follows the tiles on the rack, and
/// the way out to a file.
class LeavesFeature : public WindowFeature
{
    Q_OBJECT

public:
    struct Services
    {
        JobService& jobs;
        const ShownStudy& shown;
        Settings& settings;
        Loader& loader;
    };
    /// Lives as long as the window.
    LeavesFeature(const Services& services, MoveEntry& entry, QMainWindow& window);

    void addActions(ActionRegistry& actions) override;
    [[nodiscard]] QList<MenuPlace> menuPlaces() const override;
    [[nodiscard]] QList<WindowDock> docks() const override;

private:
    [[nodiscard]] QWidget* makePanel();
    void exportLeaves();
    void followRack();
    void followStudy();

    Services m_services;
    MoveEntry& m_entry;
    QMainWindow& m_window;
    LeavePanel* m_panel = nullptr;  ///< null until it is first seen
    CoveredPanel* m_cover;          ///< over it while no analysis is to be seen
    QDockWidget* m_dock;
};

}  // namespace ui
