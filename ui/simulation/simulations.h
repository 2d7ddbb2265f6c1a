// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <vector>

#include <QObject>

#include "ui/document/study_state.h"
#include "ui/simulation/simulation_run.h"
#include "ui/work/newest_job.h"

namespace engine {
struct KeptSimulation;
}

namespace ui {

class ShownStudy;

/// All simulations of a window: of each position that was asked about the newest. Which one is
/// current follows from what is shown; the others go on, and are there again when one comes back.
/// Study files keep what they found with the turns; opened again it is there as it was left.
class Simulations : public QObject
{
    Q_OBJECT

public:
    /// Kept beside those that are under way.
    static constexpr std::size_t kMostKept = 40;

    /// Both outlive it.
    Simulations(JobService& jobs, const ShownStudy& shown, QObject* parent = nullptr);
    ~Simulations() override;

    /// Of the position that is shown, with its words and values; null when there is none.
    [[nodiscard]] SimulationRun* current() const;
    /// Takes the place of the one that there is. `others` and `kept` as in SimulationPlan.
    SimulationRun* start(const SimulationSettings& settings, std::vector<engine::Move> others,
                         std::vector<engine::Move> kept);

    /// Finds words that others play with by their name, where the program knows them. A simulation
    /// that was kept asks for them.
    using FindWords = std::function<std::optional<OpponentWords>(const QString& name)>;
    void setFindWords(FindWords find) { m_findWords = std::move(find); }

    /// The simulations of its position that are started from now on draw the opponent's tiles so;
    /// null = all draw them plainly.
    void setDraws(InferredDrawsPtr draws);
    /// Of the position that is shown; null = plainly.
    [[nodiscard]] InferredDrawsPtr draws() const;

    /// What the current one can't tell apart, with so many plies: the near ties, and those that are
    /// always kept. There must be one, with a state.
    SimulationRun* startDeeper(int plies);
    /// The one that is current once more, from the start: each candidate goes through as many
    /// scenarios as it had. There must be one, with a state.
    SimulationRun* runAgain();
    /// What a study file is to keep of the simulations of that state's document.
    [[nodiscard]] KeptAnalyses kept(const StudyState& state) const;

signals:
    /// Another one is current, or none.
    void currentChanged();
    /// The current one has news.
    void changed();
    /// What that one is of is to be seen; there it was seen last.
    void visitRequested(const ui::SimulationRun* run, const ui::StudySpot& spot);
    /// What a file keeps of the position that is shown can't be shown; told once while one stays there.
    void keptIsDamaged(const engine::Error& error);

private:
    /// A moment of a game that a simulation is of: of the turn that is seen there, else of what
    /// comes before it.
    struct Place
    {
        GameId game;
        engine::NodeId node = engine::kRootNode;
        friend auto operator<=>(const Place&, const Place&) = default;
    };
    struct Entry
    {
        std::unique_ptr<SimulationRun> run;
        std::set<Place> places;
        StudySpot seen;  ///< last
        /// As a file has it, of the state it is of; worked out when it rests.
        mutable SimulationPtr keptState;
        mutable std::shared_ptr<const engine::CachedAnalysis> kept;
        /// Of the one whose place it took; kept while it has come to nothing itself.
        std::shared_ptr<const engine::CachedAnalysis> before;
    };

    void follow();
    SimulationRun* add(std::unique_ptr<SimulationRun> run);
    SimulationRun* start(SimulationPlan plan);
    /// Looks whether the game has a simulation of what is shown.
    void takeKept();
    void restore(const engine::KeptSimulation& kept);
    /// With what is known here of those words.
    [[nodiscard]] OpponentWords found(OpponentWords words) const;
    [[nodiscard]] QString title() const;
    void leaveOutTheOldest();
    /// Null = there is nothing to keep.
    [[nodiscard]] static std::shared_ptr<const engine::CachedAnalysis> keptOf(const Entry& entry);

    JobService& m_jobs;
    const ShownStudy& m_shown;
    std::vector<Entry> m_runs;  ///< the newest last
    SimulationRun* m_current = nullptr;
    InferredDrawsPtr m_draws;
    FindWords m_findWords;
    std::optional<std::uint64_t> m_damaged;  ///< the position of which that was told
    /// Of those that were left out, and are in no file yet.
    std::map<Place, std::shared_ptr<const engine::CachedAnalysis>> m_putAside;
    NewestJob m_kept;  ///< reads what the game has
};

}  // namespace ui
