// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/boggle/boggle_hunt.h"

#include <mutex>
#include <utility>

namespace ui {

using engine::BoggleSearchState;
using engine::Result;

namespace {

constexpr int kTickMilliseconds = 100;

}  // namespace

/// What both threads touch; outlives the hunt when the search needs a moment to end.
struct BoggleHunt::Shared
{
    // Only the job's.
    engine::BoggleGraphPtr graph;
    engine::BoggleSearchOptions options;
    std::unique_ptr<engine::BoggleSearch> search;

    std::mutex mutex;  ///< guards what follows
    engine::StatePtr<BoggleSearchState> newest;
    bool isNews = false;

    void tell(engine::StatePtr<BoggleSearchState> state)
    {
        const std::lock_guard lock(mutex);
        newest = std::move(state);
        isNews = true;
    }
};

BoggleHunt::BoggleHunt(JobService& jobs, QObject* parent) : QObject(parent), m_jobs(jobs)
{
    m_ticks.setInterval(kTickMilliseconds);
    connect(&m_ticks, &QTimer::timeout, this, &BoggleHunt::takeNews);
}

void BoggleHunt::start(const WordSource& source, engine::BoggleGraphPtr graph,
                       engine::BoggleSearchOptions options)
{
    ++m_epoch;
    if (m_job) m_job->cancel();
    m_source = source;
    m_found = {};
    m_error.reset();
    m_shared = std::make_shared<Shared>();
    m_shared->graph = std::move(graph);
    m_shared->options = std::move(options);
    emit foundChanged();
    launch();
}

void BoggleHunt::launch()
{
    m_stopping = false;
    m_job = m_jobs.start<void>(
        tr("Looking for the best grid"), JobClass::Heavy,
        [shared = m_shared](const engine::TaskContext& context) -> Result<void> {
            if (!shared->search) {
                auto search = engine::BoggleSearch::create(shared->graph, shared->options);
                if (!search) return engine::failure(search.error());
                shared->search = std::move(*search);
            }
            shared->tell(shared->search->run(
                {}, context,
                [&shared](const engine::StatePtr<BoggleSearchState>& now) { shared->tell(now); }));
            return {};
        },
        this,
        [this, epoch = m_epoch](Result<void> result) {
            if (epoch == m_epoch) end(std::move(result));
        });
    m_job->setPlace(QStringLiteral("view.boggle"));
    m_ticks.start();
    setState(State::Running);
}

void BoggleHunt::end(Result<void> result)
{
    m_ticks.stop();
    takeNews();
    m_job.clear();
    const bool wasStopped = !result && result.error().code == engine::ErrorCode::Cancelled;
    if (!result && !wasStopped) {
        m_error = result.error();
        setState(State::Failed);
    } else {
        setState(wasStopped && !m_stopping ? State::Paused : State::Over);
    }
}

void BoggleHunt::takeNews()
{
    {
        const std::lock_guard lock(m_shared->mutex);
        if (!std::exchange(m_shared->isNews, false)) return;
        m_found = *m_shared->newest;
    }
    emit foundChanged();
}

void BoggleHunt::pause()
{
    if (m_state != State::Running) return;
    setState(State::Pausing);
    if (m_job) m_job->cancel();
}

void BoggleHunt::resume()
{
    if (m_state == State::Paused) launch();
}

void BoggleHunt::stop()
{
    m_stopping = true;
    if (m_state == State::Paused) setState(State::Over);
    pause();
}

void BoggleHunt::setState(State state)
{
    m_state = state;
    emit stateChanged();
}

}  // namespace ui
