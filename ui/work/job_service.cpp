// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/work/job_service.h"

#include <algorithm>

#include <QCoreApplication>
#include <QThread>
#include <QThreadPool>
#include <QtConcurrentRun>

#include "engine/base/system.h"

namespace ui {

namespace {

constexpr int kMostThreads = 256;

constexpr int kNicest = 19;

std::atomic<int> g_mostThreads = 0;

/// How much nicer than the rest of the program; 19 gets hardly anything while another process works.
/// The window comes before what takes long, also where there are fewer cores than threads.
int nicerBy(JobClass jobClass)
{
    switch (jobClass) {
    case JobClass::Idle: return kNicest;
    case JobClass::Background: return 10;
    case JobClass::Heavy: return 5;
    default: return 0;
    }
}

/// Of this thread and of all that it starts from now on; there is no way back.
void lowerPriority(JobClass jobClass)
{
    if (const int nicer = nicerBy(jobClass); nicer != 0) engine::system::giveWay(nicer);
}

}  // namespace

Job::Job(QString title, JobClass jobClass, Work work, Deliver deliver, QThreadPool& pool,
         int threads, QObject* parent)
    : QObject(parent),
      m_title(std::move(title)),
      m_class(jobClass),
      m_deliver(std::move(deliver)),
      m_shared(std::make_shared<Shared>())
{
    m_clock.start();
    connect(&m_watcher, &QFutureWatcherBase::finished, this, &Job::finish);
    // Whoever cancels the future stops the engine as well.
    connect(&m_watcher, &QFutureWatcherBase::canceled, this,
            [this] { m_shared->stop.request_stop(); });
    m_watcher.setFuture(
        QtConcurrent::run(&pool, [shared = m_shared, work = std::move(work), threads, jobClass] {
            if (shared->stop.stop_requested()) return;
            // Only jobs of this class have these threads.
            lowerPriority(jobClass);
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
      m_background(new QThreadPool(this)),
      m_quiet(new QThreadPool(this)),
      m_idle(new QThreadPool(this))
{
    m_interactive->setMaxThreadCount(2);
    // These threads only wait for the engine's own; several, so that a lexicon can be opened or a page
    // be written while searches are under way.
    m_heavy->setMaxThreadCount(4);
    m_background->setMaxThreadCount(1);
    // Nothing waits behind a file that takes its time to be written.
    m_quiet->setMaxThreadCount(2);
    m_idle->setMaxThreadCount(1);
    m_progressTimer.setInterval(100);
    connect(&m_progressTimer, &QTimer::timeout, this, &JobService::changed);
}

JobService::~JobService()
{
    qDeleteAll(m_jobs);
    qDeleteAll(m_untold);
    for (QThreadPool* pool : {m_interactive, m_heavy, m_background, m_quiet, m_idle}) {
        // A pool's destructor waits for its threads.
        // Not by qApp, which takes every application for one with windows.
        QCoreApplication* application = QCoreApplication::instance();
        if (pool->activeThreadCount() > 0 && application) pool->setParent(application);
    }
}

int JobService::mostThreads()
{
    const int chosen = g_mostThreads.load(std::memory_order_relaxed);
    return chosen > 0 ? chosen : std::max(1, QThread::idealThreadCount() - 1);
}

void JobService::setMostThreads(int threads)
{
    g_mostThreads.store(std::clamp(threads, 0, kMostThreads), std::memory_order_relaxed);
}

void JobService::cancelAll()
{
    const QList<Job*> jobs = m_jobs;
    for (Job* job : jobs) job->cancel();
    const QList<Job*> untold = m_untold;
    for (Job* job : untold)
        if (job->jobClass() == JobClass::Idle) job->cancel();
}

void JobService::cancelForeground()
{
    const QList<Job*> jobs = m_jobs;
    for (Job* job : jobs)
        if (job->jobClass() != JobClass::Background) job->cancel();
}

bool JobService::isBusy() const
{
    return std::any_of(m_jobs.cbegin(), m_jobs.cend(),
                       [](const Job* job) { return job->jobClass() != JobClass::Background; });
}

bool JobService::hasHeavyJobs() const
{
    return std::any_of(m_jobs.cbegin(), m_jobs.cend(),
                       [](const Job* job) { return job->jobClass() == JobClass::Heavy; });
}

Job* JobService::launch(QString title, JobClass jobClass, Job::Work work, Job::Deliver deliver)
{
    if (jobClass == JobClass::Quiet || jobClass == JobClass::Idle)
        return launchUntold(std::move(title), jobClass, std::move(work), std::move(deliver));
    const int threads = jobClass == JobClass::Interactive ? 1 : mostThreads();
    QThreadPool* pool = jobClass == JobClass::Interactive ? m_interactive
                        : jobClass == JobClass::Heavy     ? m_heavy
                                                          : m_background;
    auto* job = new Job(std::move(title), jobClass, std::move(work), std::move(deliver), *pool,
                        threads, this);
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

Job* JobService::launchUntold(QString title, JobClass jobClass, Job::Work work,
                              Job::Deliver deliver)
{
    auto* job = new Job(std::move(title), jobClass, std::move(work), std::move(deliver),
                        jobClass == JobClass::Idle ? *m_idle : *m_quiet, 1, this);
    m_untold.append(job);
    connect(job, &Job::ended, this, [this](Job* ended) {
        m_untold.removeOne(ended);
        ended->deleteLater();
    });
    return job;
}

}  // namespace ui

#include "moc_job_service.cpp"
