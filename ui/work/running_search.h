// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <type_traits>
#include <utility>
#include <variant>

#include <QObject>
#include <QString>
#include <QTimer>

#include "ui/work/newest_job.h"

namespace ui {

/// What a RunningSearch is apart from the types of its states and its result.
class RunningSearchBase : public QObject
{
    Q_OBJECT

public:
    enum class Phase {
        Idle,      ///< nothing was started, or it was dropped
        Running,   ///< or in the queue for a thread
        Pausing,   ///< told to pause, but not yet at rest
        Paused,    ///< uses no processor; can be continued
        Stopping,  ///< told to stop, but not yet at rest
        Done,      ///< has come to its end
        Stopped,   ///< by stop() or by the user, with all jobs
        Failed,    ///< error() says why
    };

    ~RunningSearchBase() override;

    [[nodiscard]] Phase phase() const { return m_phase; }
    /// It works, or will soon be at rest.
    [[nodiscard]] bool isRunning() const
    {
        return m_phase == Phase::Running || m_phase == Phase::Pausing || m_phase == Phase::Stopping;
    }
    /// Only when Failed.
    [[nodiscard]] const std::optional<engine::Error>& error() const { return m_error; }
    /// Newest report of the work, kept after its end.
    [[nodiscard]] engine::Progress progress() const;
    /// Id of the action that shows what the search works for; may be empty.
    void setPlace(const QString& action, Job::Approach approach = {})
    {
        m_place = action;
        m_approach = std::move(approach);
    }

public slots:
    /// Of a search that runs.
    void pause();
    /// Goes on after a pause, and where it was stopped.
    void resume();
    /// The newest state stays; what can still be stopped ends as Stopped.
    void stop();
    /// Stops it, forgets it and its state, and tells nothing of that.
    void drop();

signals:
    void phaseChanged();
    /// There is a newer state; the last one comes before the phase of the end.
    void stateChanged();

protected:
    using AnyState = std::shared_ptr<const void>;
    using OnAnyState = std::function<void(AnyState)>;
    using Work = std::function<engine::Result<void>(const engine::TaskContext&, const OnAnyState&)>;

    RunningSearchBase(JobService& jobs, std::chrono::milliseconds interval, QObject* parent);

    void begin(const QString& title, JobClass jobClass, Work work);
    [[nodiscard]] const AnyState& anyState() const { return m_state; }
    /// The newest one that the work has told, whether stateChanged() has come for it or not.
    [[nodiscard]] AnyState newestState() const;

private:
    struct Channel;

    void launch();
    void take();
    void end(const engine::Result<void>& result);
    void setPhase(Phase phase);

    Phase m_phase = Phase::Idle;
    QString m_title;
    QString m_place;
    Job::Approach m_approach;
    JobClass m_class = JobClass::Heavy;
    Work m_work;  ///< empty once it can't be called again
    AnyState m_state;
    std::optional<engine::Error> m_error;
    std::shared_ptr<Channel> m_channel;  ///< of the search; null when there is none
    QTimer m_ticks;
    NewestJob m_job;
};

/// A search on a worker thread, as the GUI thread sees it: it can be paused, continued and stopped,
/// and brings immutable states while it runs. Of these the newest is taken over once in an
/// interval, so that states too many to look at wait nowhere. The newest state stays when the
/// search ends, until the next one starts. Once this is gone nothing is delivered and nothing works
/// for it any more.
template <class State, class Result = void>
class RunningSearch : public RunningSearchBase
{
public:
    using StatePtr = std::shared_ptr<const State>;
    /// May be called from any thread, as often as one likes; costs as much as a lock.
    using OnState = std::function<void(StatePtr)>;
    /// Runs on a worker thread; called again when what was paused or stopped goes on: then it
    /// either keeps what it has found or begins anew.
    using Work = std::function<engine::Result<Result>(const engine::TaskContext&, const OnState&)>;

    /// `interval`: least time between two states that are told of.
    RunningSearch(JobService& jobs, std::chrono::milliseconds interval, QObject* parent = nullptr)
        : RunningSearchBase(jobs, interval, parent)
    {
    }

    /// Takes the place of the search before, of which nothing more is heard.
    void start(const QString& title, JobClass jobClass, Work work)
    {
        const auto result = std::make_shared<std::optional<Kept>>();
        m_result = result;
        begin(title, jobClass,
              [result, work = std::move(work)](const engine::TaskContext& context,
                                               const OnAnyState& onState) -> engine::Result<void> {
                  auto found = work(context, onState);
                  if (!found) return engine::failure(std::move(found.error()));
                  if constexpr (std::is_void_v<Result>) result->emplace();
                  else result->emplace(std::move(*found));
                  return {};
              });
    }

    /// The newest one; null while there is none.
    [[nodiscard]] StatePtr state() const
    {
        return std::static_pointer_cast<const State>(anyState());
    }
    /// The newest state that the work has told, before stateChanged() comes for it: for those who
    /// ask now and then and follow nothing.
    [[nodiscard]] StatePtr newest() const
    {
        return std::static_pointer_cast<const State>(newestState());
    }
    /// Calls `see` with the newest state: at once if there is one, and with each newer one while
    /// `view` lives. Null tells that another search starts.
    void follow(QObject* view, std::function<void(const StatePtr&)> see)
    {
        connect(this, &RunningSearchBase::stateChanged, view, [this, see] { see(state()); });
        if (anyState()) see(state());
    }

    /// What the search came to: when Done, and when it was Stopped but came to a result all the
    /// same; null otherwise.
    [[nodiscard]] const Result* result() const requires(!std::is_void_v<Result>)
    {
        const bool isOver = phase() == Phase::Done || phase() == Phase::Stopped;
        return isOver && m_result->has_value() ? &m_result->value() : nullptr;
    }

private:
    using Kept = std::conditional_t<std::is_void_v<Result>, std::monostate, Result>;

    std::shared_ptr<std::optional<Kept>> m_result;  ///< the worker's until the end
};

}  // namespace ui
