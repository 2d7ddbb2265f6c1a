// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <utility>

#include <QElapsedTimer>
#include <QFutureWatcher>
#include <QList>
#include <QObject>
#include <QPointer>
#include <QTimer>

#include "engine/base/result.h"
#include "engine/base/task.h"

class QThreadPool;

namespace ui {

/// Which threads a job runs on. Interactive work never waits behind heavy work.
enum class JobClass {
    Interactive,  ///< answers a keystroke: milliseconds
    Heavy,        ///< opening, building, searching: as long as it takes
    Background,   ///< hours: one at a time, and at low priority, so that nothing else gets slower
    Quiet,        ///< too small to be told of: not in jobs(), stopped by nothing else
    Idle,         ///< asked for by nobody: not in jobs(), one at a time, at the lowest priority
};

/// One piece of work on a worker thread, as the GUI thread sees it. Made by JobService::start().
/// Destroying it asks the work to stop and does not wait for that.
class Job : public QObject
{
    Q_OBJECT

public:
    enum class State { Queued, Running, Done, Cancelled, Failed };

    ~Job() override;

    /// For people, e.g. "Opening english.kwg".
    [[nodiscard]] const QString& title() const { return m_title; }
    [[nodiscard]] JobClass jobClass() const { return m_class; }
    [[nodiscard]] State state() const;
    [[nodiscard]] bool hasEnded() const { return m_end.has_value(); }
    /// cancel() has been called; the work may not have heeded it yet.
    [[nodiscard]] bool isStopping() const { return m_shared->stop.stop_requested(); }
    /// Id of the action that shows what the job works for; may be empty.
    [[nodiscard]] const QString& place() const { return m_place; }
    /// Goes to the moment of a game that the job works for, before its place is shown; may be empty.
    using Approach = std::function<void()>;
    [[nodiscard]] const Approach& approach() const { return m_approach; }
    void setPlace(const QString& action, Approach approach = {})
    {
        m_place = action;
        m_approach = std::move(approach);
    }
    /// Newest snapshot; total 0 = not known.
    [[nodiscard]] engine::Progress progress() const;
    [[nodiscard]] qint64 milliseconds() const { return m_clock.elapsed(); }

public slots:
    /// The work ends soon with State::Cancelled, even when it had come to a result meanwhile.
    void cancel();

signals:
    /// Exactly once.
    void ended(ui::Job* job);

private:
    friend class JobService;
    using Work = std::function<bool(const engine::TaskContext&)>;
    using Deliver = std::function<State(bool cancelled)>;

    /// What both threads touch; outlives the Job when the work ignores the stop for a while.
    struct Shared
    {
        std::stop_source stop;
        std::atomic<bool> running{false};
        std::mutex mutex;  ///< guards progress
        engine::Progress progress;
    };

    Job(QString title, JobClass jobClass, Work work, Deliver deliver, QThreadPool& pool,
        int threads, QObject* parent);
    void finish();

    QString m_title;
    QString m_place;
    Approach m_approach;
    JobClass m_class;
    Deliver m_deliver;
    std::shared_ptr<Shared> m_shared;
    QFutureWatcher<void> m_watcher;
    QElapsedTimer m_clock;
    std::optional<State> m_end;
};

/// Starts jobs and knows those that are under way.
class JobService : public QObject
{
    Q_OBJECT

public:
    template <class T>
    using Work = std::function<engine::Result<T>(const engine::TaskContext&)>;
    template <class T>
    using Done = std::function<void(engine::Result<T>)>;

    explicit JobService(QObject* parent = nullptr);
    /// Asks everything to stop and does not wait: threads that still work are joined when the
    /// application object goes.
    ~JobService() override;

    /// Runs `work` on a worker thread, then `done` on this one: once, with Cancelled when the
    /// job was cancelled, and not at all when `receiver` is gone by then. The job belongs to
    /// the service, which deletes it some time after its end.
    template <class T>
    Job* start(QString title, JobClass jobClass, Work<T> work, QObject* receiver, Done<T> done)
    {
        auto slot = std::make_shared<std::optional<engine::Result<T>>>();
        auto run = [slot, work = std::move(work)](const engine::TaskContext& context) {
            slot->emplace(work(context));
            return slot->value().has_value();
        };
        auto deliver = [slot, receiver = QPointer<QObject>(receiver),
                        done = std::move(done)](bool cancelled) {
            if (cancelled)
                slot->emplace(
                    engine::failure(engine::ErrorCode::Cancelled, engine::say("was stopped")));
            else if (!slot->has_value())
                slot->emplace(engine::failure(
                    engine::ErrorCode::OutOfRange,
                    engine::say("the work broke off, probably for lack of memory")));
            const engine::Result<T>& result = **slot;
            Job::State state = Job::State::Done;
            if (!result)
                state = result.error().code == engine::ErrorCode::Cancelled ? Job::State::Cancelled
                                                                            : Job::State::Failed;
            if (receiver) done(std::move(**slot));
            return state;
        };
        return launch(std::move(title), jobClass, std::move(run), std::move(deliver));
    }

    /// Threads of one job, unless it asks for another number: by default one core is left for
    /// everything else.
    [[nodiscard]] static int mostThreads();
    /// 0 = the default.
    static void setMostThreads(int threads);
    /// Under way, oldest first.
    [[nodiscard]] const QList<Job*>& jobs() const { return m_jobs; }

    /// Some job is under way that people wait for: not one in the background.
    [[nodiscard]] bool isBusy() const;

    /// Somebody waits for a search or for a file: one of the heavy jobs is under way.
    [[nodiscard]] bool hasHeavyJobs() const;

public slots:
    /// Those that nobody asked for, too.
    void cancelAll();
    /// All but those in the background, which one does not stop by the way.
    void cancelForeground();

signals:
    /// A job began or ended, or made progress; at most ten times a second for progress.
    void changed();

private:
    Job* launch(QString title, JobClass jobClass, Job::Work work, Job::Deliver deliver);
    /// One that is not in jobs().
    Job* launchUntold(QString title, JobClass jobClass, Job::Work work, Job::Deliver deliver);

    QThreadPool* m_interactive;
    QThreadPool* m_heavy;
    QThreadPool* m_background;
    QThreadPool* m_quiet;
    QThreadPool* m_idle;
    QList<Job*> m_jobs;
    QList<Job*> m_untold;  ///< quiet and idle ones
    QTimer m_progressTimer;
};

}  // namespace ui
