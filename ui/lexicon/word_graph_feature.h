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
    [[nodiscard]] WordGraphPanel* panel() { return m_panel; }
    /// Opens the panel at a word.
    void showWord(const QString& word);

private:
    QMainWindow& m_window;
    WordGraphPanel* m_panel;
    CoveredPanel* m_cover;  ///< over it while words aren't judged
    QDockWidget* m_dock;
};

}  // namespace ui
