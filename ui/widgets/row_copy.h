// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <stop_token>

#include <QString>

#include "ui/work/newest_job.h"

namespace ui {

/// Puts rows of a list on the clipboard as text: a few at once, of many the text is written on a
/// worker thread. What is copied later takes the place of what is still being written.
class RowCopy
{
public:
    /// Runs on any thread; broken off by the token the text is not used.
    using Write = std::function<QString(const std::stop_token&)>;

    /// The service outlives this.
    explicit RowCopy(JobService& jobs) : m_job(jobs) {}

    /// `title` is that of the job for people; `done` is called once the text is there.
    void copy(const QString& title, qsizetype rows, Write write, std::function<void()> done = {});

private:
    NewestJob m_job;
};

}  // namespace ui
