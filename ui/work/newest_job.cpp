// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/work/newest_job.h"

namespace ui {

NewestJob::NewestJob(JobService& jobs) : m_jobs(jobs)
{
    m_delay.setSingleShot(true);
    m_delay.setTimerType(Qt::PreciseTimer);
    QObject::connect(&m_delay, &QTimer::timeout, &m_receiver, [this] {
        const auto ask = std::exchange(m_ask, nullptr);
        ask();
    });
}

NewestJob::~NewestJob()
{
    drop();
}

void NewestJob::askSoon(std::chrono::milliseconds delay, std::function<void()> ask)
{
    drop();
    m_ask = std::move(ask);
    m_delay.start(delay);
}

void NewestJob::drop()
{
    ++m_question;
    m_delay.stop();
    m_ask = nullptr;
    if (m_job) m_job->cancel();
    m_job.clear();
}

void NewestJob::cancel()
{
    m_delay.stop();
    m_ask = nullptr;
    if (m_job) m_job->cancel();
}

}  // namespace ui
