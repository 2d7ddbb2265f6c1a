// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QTimer>

#include "engine/board/move.h"
#include "ui/commands/window_feature.h"
#include "ui/document/study_change.h"
#include "ui/document/study_state.h"
#include "ui/simulation/simulation_plan.h"

class QAction;
class QMainWindow;

namespace ui {

class AutoSimulation;
class BoardColumn;
class CoveredPanel;
class JobService;
class LexiconLibrary;
class LiveAnalysis;
class MovesPanel;
class OverlayService;
class Settings;
class ShownStudy;
class SimulationPanel;
class SimulationRun;
class Simulations;

/// Simulations in a window: their panel in its dock, the commands, and what ties them to the board,
/// the list of moves, the pins and the overlays.
class SimulationFeature : public WindowFeature
{
    Q_OBJECT

public:
    struct Services
    {
        JobService& jobs;
        ShownStudy& shown;
        LiveAnalysis& analysis;
        OverlayService& overlays;
        Settings& settings;
        const LexiconLibrary& library;
    };
    struct Parts
    {
        BoardColumn& column;
        MovesPanel& moves;
    };
    /// Lives as long as the window.
    SimulationFeature(const Services& services, const Parts& parts, QMainWindow& window);

    void addActions(ActionRegistry& actions) override;
    [[nodiscard]] QList<MenuPlace> menuPlaces() const override;
    [[nodiscard]] QList<WindowDock> docks() const override;

    /// Makes it if nobody has seen it yet.
    [[nodiscard]] SimulationPanel* panel();
    [[nodiscard]] Simulations& simulations() { return *m_simulations; }
    /// What runs by itself.
    [[nodiscard]] AutoSimulation& automatic() { return *m_automatic; }
    /// What a study file is to keep, see Simulations::kept().
    [[nodiscard]] KeptAnalyses kept(const StudyState& state) const;

private:
    [[nodiscard]] QWidget* makePanel();
    void connectParts();
    void addAutomatic(ActionRegistry& actions);
    /// Starts, pauses, goes on.
    void toggle();
    void start();
    /// The same once more, to the same numbers; with other settings another one.
    void again();
    /// With more plies what the simulation can't tell apart.
    void lookDeeper();
    /// With how many; 0 = there is nothing to look at.
    [[nodiscard]] int deeperPlies() const;
    /// Why there is nothing.
    [[nodiscard]] QString noDeeper() const;
    void listOpponentWords();
    /// What the other one of two players makes words of, where the game gives him a lexicon of his
    /// own or the player on turn has one.
    [[nodiscard]] std::optional<OpponentWords> wordsOfGame() const;
    [[nodiscard]] bool isAsWanted(const SimulationRun& run);
    void stop();
    /// The move on the board or of the current row becomes a candidate.
    void addCandidate();
    void add(const std::vector<engine::Move>& moves);
    void followPins();
    void followMode();
    void followRun();
    /// The move that was made here in the game, if there is a game and it may be known.
    [[nodiscard]] std::optional<engine::Move> played() const;
    /// Why nothing can be simulated now; empty when it can.
    [[nodiscard]] QString obstacle() const;
    /// Of the simulation that was asked for, else of the one that runs by itself; null = none.
    [[nodiscard]] SimulationPtr shownState() const;
    void tellList();
    void tellOverlays();
    void showState();

    Services m_services;
    Parts m_parts;
    QMainWindow& m_window;
    Simulations* m_simulations;
    AutoSimulation* m_automatic;
    SimulationPanel* m_panel = nullptr;  ///< null until it is first seen
    CoveredPanel* m_cover;               ///< over it while no answer is to be seen
    QDockWidget* m_dock;
    QAction* m_run = nullptr;
    QAction* m_stop = nullptr;
    QAction* m_again = nullptr;
    QAction* m_deeper = nullptr;
    QAction* m_add = nullptr;
    QTimer m_listTimer;     ///< until the list of moves hears of the newest state
    QTimer m_overlayTimer;  ///< likewise the overlays
    bool m_wasRunning = false;
    /// What the next one is to be made with while there are no controls: as that one was made that was
    /// shown last. Null = as is remembered; 0 candidates = as many as are remembered.
    std::optional<SimulationSettings> m_seen;
};

}  // namespace ui
