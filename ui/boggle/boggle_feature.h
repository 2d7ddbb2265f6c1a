// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/commands/window_feature.h"

class QDockWidget;
class QMainWindow;
class QString;

namespace ui {

class BoggleDesk;
class BogglePanel;
class CoveredPanel;
class JobService;
class Settings;
class ShownStudy;
struct BoggleFile;

/// Grids of connected letters in a window: the panel in its dock, and what works behind it.
class BoggleFeature : public WindowFeature
{
    Q_OBJECT

public:
    /// Lives as long as the window.
    BoggleFeature(JobService& jobs, ShownStudy& shown, Settings& settings, QMainWindow& window);

    void addActions(ActionRegistry& actions) override;
    [[nodiscard]] QList<MenuPlace> menuPlaces() const override;
    [[nodiscard]] QList<WindowDock> docks() const override;
    /// Makes the panel if nobody has seen it yet.
    [[nodiscard]] BoggleDesk& desk();
    /// Writes in a job; tells how it went.
    void write(const BoggleFile& file, const QString& path);

private:
    /// With what works behind it.
    [[nodiscard]] QWidget* makePanel();
    void followStudy();
    void askAndWrite(const BoggleFile& file);

    JobService& m_jobs;
    ShownStudy& m_shown;
    Settings& m_settings;
    QMainWindow& m_window;
    BoggleDesk* m_desk = nullptr;
    BogglePanel* m_panel = nullptr;  ///< null until it is first seen
    CoveredPanel* m_cover;           ///< over it while words aren't judged
    QDockWidget* m_dock;
};

}  // namespace ui
