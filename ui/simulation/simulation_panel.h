// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QElapsedTimer>
#include <QWidget>

#include "ui/simulation/simulation_model.h"
#include "ui/simulation/simulations.h"

class QSplitter;
class QToolButton;

namespace ui {

class PlayFilterButton;
class SimulatedPlaysPanel;
class SimulationControls;
class SimulationPlot;
class SimulationTable;

/// The simulation of the position that is shown: how far it is, how the candidates drew apart, the
/// table of them, and what is played after the one that is chosen.
class SimulationPanel : public QWidget
{
    Q_OBJECT

public:
    /// The simulations outlive it.
    explicit SimulationPanel(Simulations& simulations, QWidget* parent = nullptr);

    [[nodiscard]] SimulationControls* controls() { return m_controls; }
    [[nodiscard]] SimulationTable* table() { return m_table; }
    [[nodiscard]] SimulationPlot* plot() { return m_plot; }
    [[nodiscard]] PlayFilterButton* playFilter();
    [[nodiscard]] SimulationModel& model() { return m_model; }
    /// Chooses the candidate of that move, which the board shows already; nothing is told of it.
    void pointOut(const std::optional<engine::Move>& move);

signals:
    /// A candidate was chosen, to be seen on the board.
    void candidateChosen(const engine::Move& move);
    /// A candidate and what follows it, likewise.
    void lineChosen(const std::vector<engine::Move>& line);
    void playRequested(const engine::Move& move);
    void movesDropped();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    void follow(bool another);
    void showCurves();
    void showPlays();
    void choose();
    void removeSelected();
    /// Between the table and what stands beside it, until someone does it by hand.
    void shareWidth();
    /// The chosen candidate, else the leader.
    [[nodiscard]] int shownId() const;

    Simulations& m_simulations;
    SimulationModel m_model;
    SimulationControls* m_controls;
    SimulationPlot* m_plot;
    SimulationTable* m_table;
    SimulatedPlaysPanel* m_plays;
    QSplitter* m_parts;
    QToolButton* m_win = nullptr;
    QToolButton* m_equity = nullptr;
    QElapsedTimer m_ordered;  ///< since rows changed places
    QElapsedTimer m_listed;   ///< since the lists at the side were filled
    bool m_pointingOut = false;
    bool m_isShared = false;  ///< the width, by hand
};

}  // namespace ui
