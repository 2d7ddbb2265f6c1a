// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/work/running_search.h"

#include <mutex>
#include <utility>

namespace ui {

/// What both threads touch; outlives the search when the work needs a moment to end.
struct RunningSearchBase::Channel
{
    std::mutex mutex;  ///< guards what follows
    AnyState news;     ///< null once it is taken
    engine::Progress progress;

    void tell(AnyState state)
    {
        // What it replaces is destroyed without the lock.
        const std::lock_guard lock(mutex);
        news.swap(state);
    }

    [[nodiscard]] AnyState takeNews()
    {
        const std::lock_guard lock(mutex);
        return std::exchange(news, nullptr);
    }

    [[nodiscard]] AnyState lookAtNews()
    {
        const std::lock_guard lock(mutex);
        return news;
    }

    void report(const engine::Progress& now)
    {
        const std::lock_guard lock(mutex);
        progress = now;
    }
};

RunningSearchBase::RunningSearchBase(JobService& jobs, std::chrono::milliseconds interval,
                                     QObject* parent)
    : QObject(parent), m_job(jobs)
{
    m_ticks.setInterval(interval);
    connect(&m_ticks, &QTimer::timeout, this, &RunningSearchBase::take);
}

RunningSearchBase::~RunningSearchBase() = default;

engine::Progress RunningSearchBase::progress() const
{
    if (!m_channel) return {};
    const std::lock_guard lock(m_channel->mutex);
    return m_channel->progress;
}

RunningSearchBase::AnyState RunningSearchBase::newestState() const
{
    const AnyState news = m_channel ? m_channel->lookAtNews() : nullptr;
    return news ? news : m_state;
}

void RunningSearchBase::begin(const QString& title, JobClass jobClass, Work work)
{
    m_job.drop();
    m_title = title;
    m_class = jobClass;
    m_work = std::move(work);
    m_channel = std::make_shared<Channel>();
    m_error.reset();
    if (std::exchange(m_state, nullptr)) emit stateChanged();
    launch();
}

void RunningSearchBase::launch()
{
    Job* job = m_job.ask<void>(
        m_title, m_class,
        [work = m_work, channel = m_channel](const engine::TaskContext& context) {
            engine::TaskContext watched = context;
            watched.onProgress = [&context, &channel](const engine::Progress& progress) {
                channel->report(progress);
                context.report(progress);
            };
            return work(watched, [channel](AnyState state) { channel->tell(std::move(state)); });
        },
        [this](const engine::Result<void>& result) { end(result); });
    job->setPlace(m_place, m_approach);
    m_ticks.start();
    setPhase(Phase::Running);
}

void RunningSearchBase::take()
{
    AnyState state = m_channel->takeNews();
    if (!state) return;
    m_state = std::move(state);
    emit stateChanged();
}

void RunningSearchBase::end(const engine::Result<void>& result)
{
    m_ticks.stop();
    const std::shared_ptr<Channel> ended = m_channel;
    take();
    // Whoever heard of the last state may have started another search.
    if (ended != m_channel) return;
    if (result) {
        m_work = nullptr;
        setPhase(Phase::Done);
    } else if (result.error().code == engine::ErrorCode::Cancelled) {
        setPhase(m_phase == Phase::Pausing ? Phase::Paused : Phase::Stopped);
    } else {
        m_work = nullptr;
        m_error = result.error();
        setPhase(Phase::Failed);
    }
}

void RunningSearchBase::pause()
{
    if (m_phase != Phase::Running) return;
    m_job.cancel();
    setPhase(Phase::Pausing);
}

void RunningSearchBase::resume()
{
    if (m_phase == Phase::Paused || m_phase == Phase::Stopped) launch();
}

void RunningSearchBase::stop()
{
    switch (m_phase) {
    case Phase::Running:
    case Phase::Pausing:
        m_job.cancel();
        setPhase(Phase::Stopping);
        break;
    case Phase::Paused: setPhase(Phase::Stopped); break;
    default: break;
    }
}

void RunningSearchBase::drop()
{
    m_job.drop();
    m_ticks.stop();
    m_work = nullptr;
    m_channel = nullptr;
    m_state = nullptr;
    m_error.reset();
    m_phase = Phase::Idle;
}

void RunningSearchBase::setPhase(Phase phase)
{
    m_phase = phase;
    emit phaseChanged();
}

}  // namespace ui

#include "moc_running_search.cpp"
