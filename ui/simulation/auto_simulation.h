// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>
#include <optional>
#include <vector>

#include <QObject>
#include <QStringList>
#include <QTimer>

#include "engine/board/move.h"
#include "engine/lexicon/player_lexicons.h"
#include "ui/document/study_fwd.h"
#include "ui/position/ranking.h"
#include "ui/position/simulated.h"
#include "ui/work/running_search.h"

namespace ui {

class LiveAnalysis;
class MovesPanel;
class ShownStudy;
class Simulations;

/// A short simulation of the first moves of the list, by itself, once the list has stood for a
/// while. It works on one thread at the lowest priority, is no job that anybody is told of, and ends
/// at once when the list is another one. While somebody waits for a search, or there is a simulation
/// that was asked for, it rests. What it finds is seen in the list and kept nowhere else: the same
/// numbers come again.
class AutoSimulation : public QObject
{
    Q_OBJECT

public:
    static constexpr int kCandidates = 8;
    static constexpr int kPlies = 2;
    static constexpr int kStandsMilliseconds = 1000;

    /// All outlive it.
    AutoSimulation(JobService& jobs, const ShownStudy& shown, const LiveAnalysis& analysis,
                   MovesPanel& moves, const Simulations& simulations, QObject* parent = nullptr);
    ~AutoSimulation() override;

    void setOn(bool on);
    [[nodiscard]] bool isOn() const { return m_on; }
    /// What it has found of the list as it is; null = nothing yet.
    [[nodiscard]] const SimulationPtr& state() const { return m_state; }
    /// That state() is of.
    [[nodiscard]] const PositionPtr& position() const { return m_position; }
    [[nodiscard]] bool isRunning() const { return m_search.isRunning(); }

signals:
    /// There is another state().
    void changed();

private:
    /// The list whose first moves are simulated.
    struct Subject
    {
        RankingPtr ranking;
        QStringList filter;
        std::vector<engine::Move> marked;  ///< played or pinned: simulated wherever they stand
        engine::PlayerLexicons lexicons;   ///< of the game
        friend bool operator==(const Subject&, const Subject&) = default;
    };
    struct Found
    {
        Subject subject;
        SimulationPtr state;
    };

    /// Looks whether it is to begin, to go on, to rest or to end.
    void consider();
    /// Nothing while there is no list that may be simulated.
    [[nodiscard]] std::optional<Subject> subject() const;
    void turnTo(std::optional<Subject> subject);
    void begin();
    void followPhase();

    JobService& m_jobs;
    const ShownStudy& m_shown;
    const LiveAnalysis& m_analysis;
    MovesPanel& m_moves;
    const Simulations& m_simulations;
    bool m_on = false;
    std::optional<Subject> m_subject;
    PositionPtr m_position;
    SimulationPtr m_state;
    bool m_over = false;        ///< of the subject nothing more is to be found
    bool m_gaveWay = false;     ///< it was stopped here, to go on later
    std::deque<Found> m_found;  ///< of lists before, the newest last
    QTimer m_stands;
    RunningSearch<engine::SimulationState> m_search;
};

}  // namespace ui
