// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/commands/window_feature.h"

class QActionGroup;
class QMainWindow;

namespace ui {

class BoardColumn;
class CandidateCard;
class ComparePanel;
class LiveAnalysis;
class MovesPanel;
class Settings;

/// What a person does with single moves: pinning, comparing, typing and exchanging them; and what
/// ties the board to the list of moves beside the preview.
class CandidatesFeature : public WindowFeature
{
    Q_OBJECT

public:
    /// Lives as long as the window.
    CandidatesFeature(LiveAnalysis& analysis, Settings& settings, BoardColumn& column,
                      MovesPanel& moves, QMainWindow& window);

    void addActions(ActionRegistry& actions) override;
    [[nodiscard]] QList<MenuPlace> menuPlaces() const override;
    [[nodiscard]] QList<WindowDock> docks() const override;
    [[nodiscard]] ComparePanel* panel() { return m_compare; }
    [[nodiscard]] CandidateCard* card() { return m_card; }
    /// Outlines this many of the moves made last.
    void setOutlines(int count);

private:
    void addOutlines(ActionRegistry& actions);
    void showOutlines();
    void addZoom(ActionRegistry& actions);
    void pin();
    void compare();
    void fillCompare();
    void fillCard();

    LiveAnalysis& m_analysis;
    Settings& m_settings;
    BoardColumn& m_column;
    MovesPanel& m_moves;
    QMainWindow& m_window;
    ComparePanel* m_compare;
    QDockWidget* m_dock;
    CandidateCard* m_card;
    QDockWidget* m_cardDock;
    QActionGroup* m_outlines;
};

}  // namespace ui
