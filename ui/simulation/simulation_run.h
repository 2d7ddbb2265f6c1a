// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>

#include <QObject>

#include "ui/position/simulated.h"
#include "ui/simulation/simulation_history.h"
#include "ui/simulation/simulation_plan.h"
#include "ui/work/running_search.h"

namespace ui {

/// One simulation, on worker threads: it can be paused, continued and stopped, candidates come and
/// go while it works, and what it has found stays. Leaving the position that it is of changes
/// nothing.
class SimulationRun : public QObject
{
    Q_OBJECT

public:
    using Phase = RunningSearchBase::Phase;

    /// `title` names it among the jobs, `place` is the command that shows it.
    SimulationRun(JobService& jobs, SimulationPlan plan, const QString& title, const QString& place,
                  QObject* parent = nullptr);
    /// One that was kept, `plan.again`: it rests as it was left. start() runs it again to the same
    /// numbers, resume() does so and goes on.
    [[nodiscard]] static std::unique_ptr<SimulationRun>
    restored(JobService& jobs, SimulationPlan plan, engine::SearchEnd end, const QString& title,
             const QString& place);
    ~SimulationRun() override;

    [[nodiscard]] const SimulationPlan& plan() const { return m_plan; }
    [[nodiscard]] Phase phase() const;
    /// It shows what was kept; nothing was run here yet.
    [[nodiscard]] bool isRestored() const { return m_restored; }
    /// What it is kept under in files, see engine::simulationSettings(); empty until it is known.
    [[nodiscard]] std::string settings() const;
    /// Of the words that the others play with, see engine::lexiconFingerprint(); empty while that
    /// isn't known, and where they are the mover's.
    [[nodiscard]] std::string othersFingerprint() const;
    /// Whether what was run again came to the same numbers; nothing while that isn't known.
    [[nodiscard]] std::optional<bool> cameToTheSame() const;
    [[nodiscard]] bool isRunning() const { return m_search.isRunning(); }
    /// Only when Failed.
    [[nodiscard]] const std::optional<engine::Error>& error() const { return m_search.error(); }
    /// The newest one; null before the first. What was to be run again stays when that fails.
    [[nodiscard]] const SimulationPtr& state() const { return m_state; }
    [[nodiscard]] const SimulationHistory& history() const { return m_history; }
    /// Iterations of all candidates in a second, over the last while; 0 while it rests.
    [[nodiscard]] double rate() const { return isRunning() ? m_rate : 0; }
    /// The colour and dash of a candidate, an index as of candidatePen(); -1 = it has none: it
    /// rests, or there are none left. A candidate keeps its colour while it contends.
    [[nodiscard]] int colourOf(int id) const;

    /// Of pinned moves; they go before all others.
    void setPinned(std::map<int, int> colours);
    /// The id of a move's candidate in state(); -1 = none.
    [[nodiscard]] int idOf(const engine::Move& move) const;
    /// Makes a move a candidate; it catches up with the others, and a simulation that was over goes
    /// on. `kept`: it is never left out. Fails as engine::Simulator::add().
    [[nodiscard]] engine::Result<void> add(const engine::Move& move, bool kept);
    void remove(int id);
    void keep(int id, bool kept);
    /// Counts from now on.
    void setStop(const SimulationStop& stop);

public slots:
    void start();
    void pause();
    /// Goes on after a pause, a stop, and its end.
    void resume();
    void stop();

signals:
    /// Phase or state, some times a second.
    void changed();
    /// From the list of jobs: what it is of is to be seen.
    void visitRequested();

private:
    struct Bench;

    void launch(bool goOn = true);
    void follow();
    void followPhase();
    void giveColours();

    SimulationPlan m_plan;
    QString m_title;
    std::shared_ptr<Bench> m_bench;
    SimulationPtr m_state;
    SimulationHistory m_history;
    double m_rate = 0;
    std::map<int, int> m_pinned;   ///< colours by id
    std::map<int, int> m_colours;  ///< likewise, of all that have one
    bool m_restored = false;
    bool m_relaunch = false;  ///< once it rests it goes on
    RunningSearch<engine::SimulationState> m_search;
};

/// What another simulation like that one is to be made with; with this many candidates where it has
/// no number of its own.
[[nodiscard]] SimulationSettings settingsLike(const SimulationRun& run, int candidates);

}  // namespace ui
