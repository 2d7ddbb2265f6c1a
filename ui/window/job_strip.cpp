// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/job_strip.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QToolButton>

#include "ui/session/job_service.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

constexpr qint64 kShownAfterMilliseconds = 250;
constexpr int kSteps = 1000;

}  // namespace

JobStrip::JobStrip(JobService& jobs, QWidget* parent)
    : QWidget(parent),
      m_jobs(jobs),
      m_title(new QLabel),
      m_progress(new QProgressBar),
      m_stop(new QToolButton)
{
    setObjectName(u"jobStrip"_s);
    m_title->setObjectName(u"jobTitle"_s);
    m_progress->setObjectName(u"jobProgress"_s);
    m_progress->setAccessibleName(tr("Progress"));
    m_progress->setFixedWidth(120);
    m_progress->setMaximumHeight(14);
    m_progress->setTextVisible(false);
    auto* stop = m_stop;
    stop->setObjectName(u"jobStop"_s);
    stop->setAutoRaise(true);
    stop->setToolTip(tr("Stop the jobs"));
    stop->setAccessibleName(tr("Stop the jobs"));
    connect(stop, &QToolButton::clicked, this, &JobStrip::stopRequested);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_title);
    layout->addWidget(m_progress);
    layout->addWidget(stop);
    hide();
    connect(&m_jobs, &JobService::changed, this, &JobStrip::refresh);
}

void JobStrip::refresh()
{
    const Job* oldest = nullptr;
    int others = -1;
    for (const Job* job : m_jobs.jobs()) {
        if (job->milliseconds() < kShownAfterMilliseconds) continue;
        if (!oldest) oldest = job;
        ++others;
    }
    setVisible(oldest != nullptr);
    if (!oldest) return;
    m_stop->setText(m_jobs.isBusy() ? tr("Esc stops") : tr("Stop"));
    m_title->setText(others > 0 ? tr("%1 and %2 more").arg(oldest->title()).arg(others)
                                : oldest->title());
    const engine::Progress progress = oldest->progress();
    if (progress.total <= 0) {
        m_progress->setRange(0, 0);
    } else {
        const double part =
            static_cast<double>(progress.done) / static_cast<double>(progress.total);
        m_progress->setRange(0, kSteps);
        m_progress->setValue(static_cast<int>(part * kSteps));
    }
}

}  // namespace ui
