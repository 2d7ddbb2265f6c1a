// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QObject>

#include "ui/simulation/simulation_run.h"

namespace ui {

class ShownStudy;

/// All simulations of a window: of each position that was asked about the newest. Which one is
/// current follows from what is shown; the others go on, and are there again when one comes back.
class Simulations : public QObject
{
    Q_OBJECT

public:
    /// Kept beside those that are under way.
    static constexpr std::size_t kMostKept = 40;

    /// Both outlive it.
    Simulations(JobService& jobs, const ShownStudy& shown, QObject* parent = nullptr);

    /// Of the position that is shown, with its words and values; null when there is none.
    [[nodiscard]] SimulationRun* current() const;
    /// Takes the place of the one that there is. `others` and `kept` as in SimulationPlan.
    SimulationRun* start(const SimulationSettings& settings, std::vector<engine::Move> others,
                         std::vector<engine::Move> kept);

signals:
    /// Another one is current, or none.
    void currentChanged();
    /// The current one has news.
    void changed();

private:
    void follow();
    void leaveOutTheOldest();

    JobService& m_jobs;
    const ShownStudy& m_shown;
    std::vector<std::unique_ptr<SimulationRun>> m_runs;  ///< the newest last
    SimulationRun* m_current = nullptr;
};

}  // namespace ui
