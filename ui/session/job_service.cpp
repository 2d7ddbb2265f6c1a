// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/job_service.h"

#include <algorithm>

#include <QCoreApplication>
#include <QThread>
#include <QThreadPool>
#include <QtConcurrentRun>

namespace ui {

Job::Job(QString title, Work work, Deliver deliver, QThreadPool& pool, int threads, QObject* parent)
    : QObject(parent),
      m_title(std::move(title)),
      m_deliver(std::move(deliver)),
      m_shared(std::make_shared<Shared>())
{
    m_clock.start();
    connect(&m_watcher, &QFutureWatcherBase::finished, this, &Job::finish);
    // Whoever cancels the future stops the engine as well.
    connect(&m_watcher, &QFutureWatcherBase::canceled, this,
            [this] { m_shared->stop.request_stop(); });
    m_watcher.setFuture(
        QtConcurrent::run(&pool, [shared = m_shared, work = std::move(work), threads] {
            if (shared->stop.stop_requested()) return;
            shared->running = true;
            engine::TaskContext context;
            context.stop = shared->stop.get_token();
            context.threads = threads;
            context.onProgress = [&shared](const engine::Progress& progress) {
                const std::lock_guard lock(shared->mutex);
                shared->progress = progress;
            };
            work(context);
        }));
}

Job::~Job()
{
    m_shared->stop.request_stop();
    m_watcher.disconnect(this);
    m_watcher.future().cancel();
}

Job::State Job::state() const
{
    if (m_end) return *m_end;
    return m_shared->running ? State::Running : State::Queued;
}

engine::Progress Job::progress() const
{
    const std::lock_guard lock(m_shared->mutex);
    return m_shared->progress;
}

void Job::cancel()
{
    m_shared->stop.request_stop();
    m_watcher.cancel();
}

void Job::finish()
{
    if (m_end) return;
    m_end = m_deliver(m_shared->stop.stop_requested());
    m_deliver = nullptr;
    emit ended(this);
}

JobService::JobService(QObject* parent)
    : QObject(parent),
      m_interactive(new QThreadPool(this)),
      m_heavy(new QThreadPool(this)),
      m_quiet(new QThreadPool(this))
{
    m_interactive->setMaxThreadCount(2);
    // These threads only wait for the engine's own; two, so that a lexicon can be opened
    // while a search is under way.
    m_heavy->setMaxThreadCount(2);
    m_quiet->setMaxThreadCount(1);
    m_progressTimer.setInterval(100);
    connect(&m_progressTimer, &QTimer::timeout, this, &JobService::changed);
}

JobService::~JobService()
{
    qDeleteAll(m_jobs);
    qDeleteAll(m_quietJobs);
    for (QThreadPool* pool : {m_interactive, m_heavy, m_quiet}) {
        // A pool's destructor waits for its threads.
        if (pool->activeThreadCount() > 0 && qApp != nullptr) pool->setParent(qApp);
    }
}

void JobService::cancelAll()
{
    const QList<Job*> jobs = m_jobs;
    for (Job* job : jobs) job->cancel();
}

Job* JobService::launch(QString title, JobClass jobClass, Job::Work work, Job::Deliver deliver)
{
    if (jobClass == JobClass::Quiet)
        return launchQuietly(std::move(title), std::move(work), std::move(deliver));
    const bool heavy = jobClass == JobClass::Heavy;
    const int threads = heavy ? std::max(1, QThread::idealThreadCount() - 1) : 1;
    auto* job = new Job(std::move(title), std::move(work), std::move(deliver),
                        heavy ? *m_heavy : *m_interactive, threads, this);
    m_jobs.append(job);
    connect(job, &Job::ended, this, [this](Job* ended) {
        m_jobs.removeOne(ended);
        ended->deleteLater();
        if (m_jobs.isEmpty()) m_progressTimer.stop();
        emit changed();
    });
    m_progressTimer.start();
    emit changed();
    return job;
}

Job* JobService::launchQuietly(QString title, Job::Work work, Job::Deliver deliver)
{
    auto* job = new Job(std::move(title), std::move(work), std::move(deliver), *m_quiet, 1, this);
    m_quietJobs.append(job);
    connect(job, &Job::ended, this, [this](Job* ended) {
        m_quietJobs.removeOne(ended);
        ended->deleteLater();
    });
    return job;
}

}  // namespace ui
