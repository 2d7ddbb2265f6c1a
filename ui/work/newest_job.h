// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <functional>
#include <utility>

#include <QObject>
#include <QPointer>
#include <QString>
#include <QTimer>

#include "ui/work/job_service.h"

namespace ui {

/// Questions of which only the newest counts, answered on worker threads: a new one cancels the
/// one before, whose answer is never delivered. A member of the object that asks: once that is
/// gone, nothing is delivered and nothing works for it any more.
class NewestJob
{
public:
    /// The service outlives what it answers.
    explicit NewestJob(JobService& jobs);
    NewestJob(const NewestJob&) = delete;
    NewestJob& operator=(const NewestJob&) = delete;
    /// As drop(); does not wait.
    ~NewestJob();

    /// Takes the place of whatever was asked before. `work` and `answered` are called as by
    /// JobService::start(): errors are delivered, and so is Cancelled when cancel() or the user
    /// stopped the job. When `answered` is called nothing runs any more; it may ask anew, and
    /// destroy this.
    template <class T>
    Job* ask(QString title, JobClass jobClass, JobService::Work<T> work,
             JobService::Done<T> answered)
    {
        drop();
        m_job = m_jobs.start<T>(std::move(title), jobClass, std::move(work), &m_receiver,
                                [this, question = m_question,
                                 answered = std::move(answered)](engine::Result<T> answer) {
                                    if (question != m_question) return;
                                    m_job.clear();
                                    answered(std::move(answer));
                                });
        return m_job;
    }

    /// Takes the place of whatever was asked before at once, and calls `ask`, which asks, after the
    /// delay, so that a burst of changes is one question.
    void askSoon(std::chrono::milliseconds delay, std::function<void()> ask);

    /// Nothing that was asked until now is answered, not even as cancelled.
    void drop();
    /// Stops the job, which is answered with Cancelled; what waits for its delay never begins.
    void cancel();

    /// The newest question waits or is being answered.
    [[nodiscard]] bool isRunning() const { return !m_job.isNull() || m_delay.isActive(); }
    /// That answers the newest question; null while none does.
    [[nodiscard]] Job* job() const { return m_job; }

private:
    JobService& m_jobs;
    QPointer<Job> m_job;
    quint64 m_question = 0;  ///< number of the newest one
    std::function<void()> m_ask;
    QTimer m_delay;
    QObject m_receiver;  ///< its end is the end of all answers
};

}  // namespace ui
