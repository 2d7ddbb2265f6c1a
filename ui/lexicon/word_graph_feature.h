// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/commands/window_feature.h"

class QMainWindow;

namespace ui {

class CoveredPanel;
class JobService;
class MoveEntry;
class ShownStudy;
class WordGraphPanel;

/// The word graph in a window: its panel in its dock, which follows the cursor on the board.
class WordGraphFeature : public WindowFeature
{
    Q_OBJECT

public:
    /// Lives as long as the window.
    WordGraphFeature(JobService& jobs, const ShownStudy& shown, MoveEntry& entry,
                     QMainWindow& window);

    void addActions(ActionRegistry& actions) override;
    [[nodiscard]] QList<MenuPlace> menuPlaces() const override;
    [[nodiscard]] QList<WindowDock> docks() const override;
    /// Makes it if nobody has seen it yet.
    [[nodiscard]] WordGraphPanel* panel();
    /// Opens the panel at a word.
    void showWord(const QString& word);

private:
    [[nodiscard]] QWidget* makePanel();
    void followStudy();

    JobService& m_jobs;
    const ShownStudy& m_shown;
    const MoveEntry& m_entry;
    QMainWindow& m_window;
    WordGraphPanel* m_panel = nullptr;  ///< null until it is first seen
    CoveredPanel* m_cover;              ///< over it while words aren't judged
    QDockWidget* m_dock;
};

}  // namespace ui
