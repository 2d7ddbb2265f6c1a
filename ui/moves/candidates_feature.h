// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/commands/window_feature.h"

class QActionGroup;
class QMainWindow;

namespace ui {

class BoardColumn;
class CandidateCard;
class ComparePanel;
class CoveredPanel;
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
    /// These two make what nobody has seen yet.
    [[nodiscard]] ComparePanel* panel();
    [[nodiscard]] CandidateCard* card();
    /// Outlines this many of the moves made last.
    void setOutlines(int count);

private:
    [[nodiscard]] QWidget* makeCard();
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
    ComparePanel* m_compare = nullptr;  ///< null until it is first seen
    CoveredPanel* m_compareContent;     ///< makes it; never covers it
    QDockWidget* m_dock;
    CandidateCard* m_card = nullptr;  ///< null until it is first seen
    CoveredPanel* m_cardContent;      ///< makes it; never covers it
    QDockWidget* m_cardDock;
    QActionGroup* m_outlines;
};

}  // namespace ui
