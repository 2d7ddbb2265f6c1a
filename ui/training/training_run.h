// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <QString>

#include "engine/base/result.h"
#include "engine/base/task.h"
#include "engine/lexicon/leave_table.h"
#include "engine/rules/game_rules.h"
#include "engine/selfplay/leave_trainer.h"
#include "engine/selfplay/win_table_trainer.h"

namespace ui {

/// Which values are to be learnt, and how.
struct TrainingSetup
{
    QString lexicon;               ///< path
    QString letters;               ///< id of those that it is known to need; may be empty
    engine::GameRulesPtr rules;    ///< not null
    engine::KlvPtr from;           ///< that the first generation plays with; null = none
    std::int64_t games = 200'000;  ///< for the leave values, in all generations together
    int generations = 4;
    std::int64_t winGames = 50'000;  ///< for the win table; 0 = none is made
    std::uint64_t seed = 1;
    int threads = 1;

    /// See LexiconLibrary::valuesName().
    [[nodiscard]] QString name() const;
};

/// The dearest and the cheapest leaves.
struct LeaveExtremes
{
    struct Entry
    {
        std::string leave;  ///< "?AES"
        float points = 0;
    };
    struct OfSize
    {
        std::vector<Entry> best;   ///< the best first
        std::vector<Entry> worst;  ///< the worst first
    };
    /// Entry k: the leaves of k tiles; entry 0: all of them.
    std::vector<OfSize> sizes;

    [[nodiscard]] static LeaveExtremes of(const engine::LeaveTable& table,
                                          const engine::Alphabet& alphabet, int longest);
};
using LeaveExtremesPtr = std::shared_ptr<const LeaveExtremes>;

/// How far a training is.
struct TrainingStatus
{
    enum class Phase {
        None,
        Opening,   ///< the lexicon, or what was kept
        Playing,   ///< for leave values
        Counting,  ///< for the win table
        Saving,
        Finished,
    };
    Phase phase = Phase::None;
    int generationsPlanned = 0;
    std::vector<engine::LeaveGeneration> generations;  ///< that are finished
    std::int64_t gamesOfGeneration = 0;                ///< of the one that is being played
    std::int64_t gamesWantedOfGeneration = 0;
    std::int64_t games = 0;  ///< for leave values
    std::int64_t gamesWanted = 0;
    std::int64_t winGames = 0;
    std::int64_t winGamesWanted = 0;
    double secondsLeft = -1;               ///< negative = not known
    LeaveExtremesPtr extremes;             ///< null before there are values
    std::optional<engine::Error> problem;  ///< that ended it
};
using TrainingStatusPtr = std::shared_ptr<const TrainingStatus>;

/// What is kept of a training beside its samples, small enough to be looked at any time.
struct SavedTraining
{
    QString lexicon;
    QString rules;  ///< id
    std::int64_t games = 0;
    int generations = 1;
    std::int64_t winGames = 0;
    std::uint64_t seed = 1;
    int threads = 1;
    bool fromLeaves = false;
    std::int64_t gamesDone = 0;
    std::int64_t winGamesDone = 0;
    std::vector<std::int64_t> plan;             ///< games of each generation
    std::vector<engine::LeaveGeneration> made;  ///< generations that are finished

    /// So many games more than the plan has make another generation, which is at least as long as
    /// the one before: its values would be worse else.
    [[nodiscard]] std::int64_t fewestMoreGames() const { return plan.empty() ? 1 : plan.back(); }
    /// Stopped after its last game it may still have its values to learn.
    [[nodiscard]] bool finished() const
    {
        return gamesDone >= games && made.size() >= plan.size() && winGamesDone >= winGames;
    }
    [[nodiscard]] static engine::Result<SavedTraining> open(const QString& folder);
};

/// One training: leave values, then the win table of games that are played with them. Used on
/// worker threads, by one job at a time, and by nothing else meanwhile but setup().
///
/// In its folder it keeps leaves.state and winpct.state (see engine::SavedState), written at least
/// once a minute and when it is stopped, and training.state with the setup.
class TrainingRun
{
public:
    TrainingRun(TrainingSetup setup, QString folder);

    [[nodiscard]] const TrainingSetup& setup() const { return m_setup; }

    using OnStatus = std::function<void(TrainingStatusPtr)>;

    enum class Begin { Anew, FromSaved };
    /// Opens the lexicon and, from saved, what was learnt; the engine's errors when that was for
    /// another lexicon, other rules or another plan. Anew, what was saved before goes.
    [[nodiscard]] engine::Result<void> open(Begin begin, const engine::TaskContext& context);
    /// Opens it and goes on until all is learnt, or it is asked to stop: then what is learnt is
    /// saved, and that is no error. Errors are in the status, too; FileUnwritable when another
    /// program works in the folder, whose states are locked meanwhile (engine::FileLock). `onStatus` hears
    /// each new status, on the calling thread.
    [[nodiscard]] engine::Result<void> work(Begin begin, const engine::TaskContext& context,
                                            const OnStatus& onStatus);

    /// Files that were written; the second one is empty when there is no win table.
    struct Installed
    {
        QString leaves;
        QString winTable;
    };
    /// Writes what is learnt as FOLDER/name().klv2 and .winpct: both or nothing.
    [[nodiscard]] engine::Result<Installed> install(const QString& folder,
                                                    const engine::TaskContext& context);
    [[nodiscard]] engine::Result<void> exportCsv(const QString& path,
                                                 const engine::TaskContext& context);
    [[nodiscard]] bool isOpen() const { return m_leaves.has_value(); }
    /// The latest; never null.
    [[nodiscard]] const TrainingStatusPtr& status() const { return m_status; }

private:
    [[nodiscard]] engine::Result<engine::LeaveTrainingPlan> planFor(Begin begin) const;
    [[nodiscard]] engine::Result<void> openAndPlay(Begin begin, const engine::TaskContext& context);
    [[nodiscard]] engine::Result<void> play(const engine::TaskContext& context);
    [[nodiscard]] engine::Result<void> playLeaves(const engine::TaskContext& context);
    [[nodiscard]] engine::Result<void> playWinTable(const engine::TaskContext& context);
    [[nodiscard]] engine::Result<void> save();
    [[nodiscard]] engine::Result<void> saveSetup() const;
    void refreshExtremes(const engine::TaskContext& context);
    void publish(TrainingStatus::Phase phase, std::optional<engine::Error> problem = {});
    void show(TrainingStatus::Phase phase, const engine::TaskContext& context);
    [[nodiscard]] std::filesystem::path file(const char* name) const;
    [[nodiscard]] std::string winTableText() const;

    using Clock = std::chrono::steady_clock;

    TrainingSetup m_setup;
    QString m_folder;
    engine::LexiconPtr m_lexicon;
    std::optional<engine::LeaveTrainer> m_leaves;
    std::optional<engine::WinTableTrainer> m_wins;
    Clock::time_point m_published;
    Clock::time_point m_started;
    std::int64_t m_gamesBefore = 0;  ///< at m_started, of both kinds
    Clock::time_point m_nextExtremes;
    std::pair<std::size_t, std::int64_t> m_extremesOf{};  ///< generations and games
    LeaveExtremesPtr m_extremes;
    TrainingStatusPtr m_status = std::make_shared<const TrainingStatus>();
    OnStatus m_onStatus;  ///< while it works
};

}  // namespace ui
