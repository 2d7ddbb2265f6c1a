// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <stop_token>

#include <QPointer>
#include <QString>

#include "ui/work/job_service.h"

namespace ui {

/// Puts rows of a list on the clipboard as text: a few at once, of many the text is written on a
/// worker thread. What is copied later takes the place of what is still being written.
class RowCopy
{
public:
    /// Runs on any thread; broken off by the token the text is not used.
    using Write = std::function<QString(const std::stop_token&)>;

    /// Both outlive this.
    RowCopy(JobService& jobs, QObject& receiver) : m_jobs(jobs), m_receiver(receiver) {}

    /// `title` is that of the job for people; `done` is called once the text is there.
    void copy(const QString& title, qsizetype rows, Write write, std::function<void()> done = {});

private:
    JobService& m_jobs;
    QObject& m_receiver;
    QPointer<Job> m_job;
};

}  // namespace ui
