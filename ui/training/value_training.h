// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>

#include <QObject>

#include "ui/training/training_run.h"
#include "ui/work/running_search.h"

namespace ui {

class LexiconLibrary;
class Settings;

/// Learns leave values and win tables in the background: one training at a time, which goes on
/// whatever windows are open. What is learnt is kept in the program's folder for data and can be
/// gone on with, for each lexicon and rules apart.
class ValueTraining : public QObject
{
    Q_OBJECT

public:
    /// The services outlive the training.
    ValueTraining(JobService& jobs, Settings& settings, LexiconLibrary& library,
                  QObject* parent = nullptr);
    /// Asks it to stop and does not wait: what is learnt is saved by then or soon after.
    ~ValueTraining() override;

    enum class State {
        Idle,      ///< nothing was begun since the lexicon and the rules were chosen
        Running,   ///< or about to
        Stopping,  ///< as soon as everything is saved
        Stopped,
        Finished,
        Failed,
    };
    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] bool isRunning() const
    {
        return m_state == State::Running || m_state == State::Stopping;
    }
    /// Why it Failed; or what came of installing and exporting, when they failed.
    [[nodiscard]] const std::optional<engine::Error>& error() const { return m_error; }
    /// Files are being written.
    [[nodiscard]] bool isWriting() const { return m_writing.isRunning(); }
    [[nodiscard]] TrainingStatus status() const;
    /// Of the running training, or the last one; nothing when there was none.
    [[nodiscard]] const TrainingSetup* setup() const;

    /// What is kept for this lexicon and these rules; FileUnreadable when there is nothing.
    [[nodiscard]] engine::Result<SavedTraining> saved(const TrainingSetup& setup) const;
    /// Of all trainings that are kept and not finished, the one that was worked on last.
    [[nodiscard]] std::optional<SavedTraining> unfinished() const;
    /// There is something to install for this lexicon and these rules.
    [[nodiscard]] bool hasValues(const TrainingSetup& setup) const;

    /// Anew: what is kept for this lexicon and these rules goes.
    void start(const TrainingSetup& setup);
    /// Goes on with what is kept.
    void resume(const TrainingSetup& setup);
    /// Forgets the last training of other values; not while one runs. What is kept stays.
    void choose(const TrainingSetup& setup);
    /// Makes files of what is learnt, and makes them those of the lexicon.
    void install(const TrainingSetup& setup);
    void exportCsv(const TrainingSetup& setup, const QString& path);

public slots:
    void stop();

signals:
    /// Anything that can be asked for here; a few times a second while it runs.
    void changed();
    /// The values belong to the lexicon now.
    void installed(const QString& lexicon, const QString& leaves, const QString& winTable);
    void exported(const QString& path);

private:
    using RunPtr = std::shared_ptr<TrainingRun>;

    void begin(const TrainingSetup& setup, TrainingRun::Begin begin);
    void followPhase();
    void finish();
    void setState(State state);
    /// The last run when it is of these values, else one that is still to be opened.
    [[nodiscard]] RunPtr runFor(const TrainingSetup& setup);
    template <class T>
    void write(const QString& title, const RunPtr& run,
               std::function<engine::Result<T>(TrainingRun&, const engine::TaskContext&)> work,
               std::function<void(const T&)> done);
    [[nodiscard]] QString folderOf(const TrainingSetup& setup) const;

    Settings& m_settings;
    LexiconLibrary& m_library;
    RunPtr m_run;
    State m_state = State::Idle;
    std::optional<engine::Error> m_error;
    RunningSearch<TrainingStatus> m_work;
    NewestJob m_writing;
};

}  // namespace ui
