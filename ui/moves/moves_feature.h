// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/commands/window_feature.h"
#include "ui/document/study_change.h"

class QMainWindow;
class QVBoxLayout;

namespace ui {

class BoardColumn;
class LiveAnalysis;
class MovesPanel;
class Settings;
class ShownStudy;
class UnseenPanel;

/// The list of moves and the unseen tiles of a window, each in its dock, and what ties them to the
/// board.
class MovesFeature : public WindowFeature
{
    Q_OBJECT

public:
    struct Services
    {
        const ShownStudy& shown;
        LiveAnalysis& analysis;
        Settings& settings;
    };
    /// Lives as long as the window.
    MovesFeature(const Services& services, BoardColumn& column, QMainWindow& window);

    void addActions(ActionRegistry& actions) override;
    [[nodiscard]] QList<MenuPlace> menuPlaces() const override;
    [[nodiscard]] QList<WindowDock> docks() const override;
    bool stepBack(BackStep step) override;

    [[nodiscard]] MovesPanel* panel() { return m_panel; }
    [[nodiscard]] UnseenPanel* unseen() { return m_unseen; }
    /// Above the list.
    void addAbove(QWidget* widget);
    /// Shows the list and puts the keys into its filter.
    void filter();
    /// Previews the best move of the next list, so that the first screen shows how it works.
    void previewFirstList() { m_previewFirstList = true; }
    /// The columns as they were left, and to be kept so.
    void restoreColumns();
    void keepColumns();

private:
    void connectBoard();
    void followTurn(StudyChanges changes);
    void followList();
    void followAnalysis();

    Services m_services;
    BoardColumn& m_column;
    QMainWindow& m_window;
    MovesPanel* m_panel;
    UnseenPanel* m_unseen;
    QVBoxLayout* m_layout;  ///< of what the dock shows
    QDockWidget* m_dock;
    QDockWidget* m_unseenDock;
    bool m_previewFirstList = false;
};

}  // namespace ui
