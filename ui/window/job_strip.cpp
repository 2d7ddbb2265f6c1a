// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/job_strip.h"

#include <algorithm>

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QToolButton>

#include "ui/work/job_service.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

constexpr qint64 kShownAfterMilliseconds = 250;
constexpr int kSteps = 1000;
constexpr int kTitleLetters = 72;  // about; the list has all of a title

bool waits(const Job& job)
{
    return job.state() == Job::State::Queued;
}

/// How far a job is: its share where that is known, that it works where it isn't, or that it waits.
void show(QProgressBar& bar, const Job& job)
{
    const engine::Progress progress = job.progress();
    const bool isWaiting = waits(job);
    if (progress.total <= 0 && !isWaiting) {
        bar.setRange(0, 0);
        return;
    }
    const double part =
        isWaiting ? 0 : static_cast<double>(progress.done) / static_cast<double>(progress.total);
    bar.setRange(0, kSteps);
    // A bar that may paints at once, and all of the window that waits to be painted with it.
    bar.setUpdatesEnabled(false);
    bar.setValue(static_cast<int>(std::clamp(part, 0.0, 1.0) * kSteps));
    bar.setUpdatesEnabled(true);
    bar.setFormat(isWaiting ? JobStrip::tr("waits")
                            : JobStrip::tr("%1 %").arg(bar.locale().toString(
                                  static_cast<int>(std::clamp(100 * part, 0.0, 100.0)))));
}

QProgressBar* makeBar()
{
    auto* bar = new QProgressBar;
    bar->setFixedWidth(120);
    // Its share is read in it.
    bar->setMaximumHeight(std::max(14, bar->fontMetrics().height() + 2));
    bar->setAlignment(Qt::AlignCenter);
    return bar;
}

}  // namespace

JobPopover::JobPopover(JobService& jobs, QWidget* parent)
    : QFrame(parent, Qt::Popup), m_jobs(jobs), m_grid(new QGridLayout(this))
{
    setObjectName(u"jobPopover"_s);
    setAccessibleName(tr("Jobs"));
    setFrameStyle(QFrame::Box | QFrame::Plain);
    connect(&m_jobs, &JobService::changed, this, &JobPopover::refresh);
}

void JobPopover::openAbove(const QWidget& place)
{
    fill();
    if (m_rows.isEmpty()) return;
    adjustSize();
    const QPoint corner = place.mapToGlobal(QPoint(place.width() - width(), -height()));
    move(std::max(0, corner.x()), std::max(0, corner.y()));
    show();
    if (auto* first = findChild<QToolButton*>()) first->setFocus();
}

void JobPopover::refresh()
{
    if (!isVisible()) return;
    const QList<Job*>& jobs = m_jobs.jobs();
    const bool same = std::equal(m_rows.begin(), m_rows.end(), jobs.begin(), jobs.end(),
                                 [](const Row& row, const Job* job) { return row.job == job; });
    if (!same) {
        if (jobs.isEmpty()) return hide();
        fill();
        adjustSize();
    }
    for (const Row& row : std::as_const(m_rows)) ui::show(*row.progress, *row.job);
}

void JobPopover::fill()
{
    m_rows.clear();
    while (QLayoutItem* item = m_grid->takeAt(0)) {
        // One of them may be what was clicked just now.
        if (QWidget* widget = item->widget()) {
            widget->hide();
            widget->deleteLater();
        }
        delete item;
    }
    const auto button = [](const QString& text, const QString& spoken) {
        auto* made = new QToolButton;
        made->setText(text);
        made->setAccessibleName(spoken);
        made->setAutoRaise(true);
        made->setFocusPolicy(Qt::StrongFocus);
        return made;
    };
    for (Job* job : m_jobs.jobs()) {
        const int line = static_cast<int>(m_rows.size());
        auto* title = new QLabel(job->title());
        title->setTextFormat(Qt::PlainText);
        auto* progress = makeBar();
        progress->setAccessibleName(tr("Progress of %1").arg(job->title()));
        ui::show(*progress, *job);
        auto* stop = button(tr("Stop"), tr("Stop %1").arg(job->title()));
        stop->setObjectName(u"jobStopOne"_s);
        connect(stop, &QToolButton::clicked, job, &Job::cancel);
        m_grid->addWidget(title, line, 0);
        m_grid->addWidget(progress, line, 1);
        if (!job->place().isEmpty()) {
            auto* go = button(tr("Go to"), tr("Go to %1").arg(job->title()));
            go->setObjectName(u"jobGoTo"_s);
            connect(go, &QToolButton::clicked, this,
                    [this, place = job->place(), approach = job->approach()] {
                        hide();
                        if (approach) approach();
                        emit placeRequested(place);
                    });
            m_grid->addWidget(go, line, 2);
        }
        m_grid->addWidget(stop, line, 3);
        m_rows.append({job, progress});
    }
}

JobStrip::JobStrip(JobService& jobs, QWidget* parent)
    : QWidget(parent),
      m_jobs(jobs),
      m_title(new QToolButton),
      m_progress(makeBar()),
      m_stop(new QToolButton),
      m_popover(new JobPopover(jobs, this))
{
    setObjectName(u"jobStrip"_s);
    m_title->setObjectName(u"jobTitle"_s);
    m_title->setAutoRaise(true);
    m_title->setFocusPolicy(Qt::TabFocus);
    m_title->setToolTip(tr("List all jobs"));
    m_title->setAccessibleName(tr("Jobs"));
    connect(m_title, &QToolButton::clicked, this, [this] { m_popover->openAbove(*this); });
    connect(m_popover, &JobPopover::placeRequested, this, &JobStrip::placeRequested);
    m_progress->setObjectName(u"jobProgress"_s);
    m_progress->setAccessibleName(tr("Progress"));
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

void JobStrip::setEscStops(bool stops)
{
    m_escStops = stops;
    refresh();
}

void JobStrip::refresh()
{
    // One that works goes before those that wait.
    const Job* oldest = nullptr;
    const Job* waiting = nullptr;
    int others = -1;
    int waitingCount = 0;
    for (const Job* job : m_jobs.jobs()) {
        if (job->milliseconds() < kShownAfterMilliseconds) continue;
        if (waits(*job)) {
            if (!waiting) waiting = job;
            ++waitingCount;
            continue;
        }
        if (!oldest) oldest = job;
        ++others;
    }
    if (!oldest && waiting) {
        oldest = waiting;
        others = 0;
        --waitingCount;
        waiting = nullptr;
    }
    setVisible(oldest != nullptr);
    if (!oldest) return;
    m_stop->setText(m_escStops && m_jobs.isBusy() ? tr("Esc stops") : tr("Stop"));
    QString text =
        others > 0 ? tr("%1 and %2 more").arg(oldest->title()).arg(others) : oldest->title();
    if (waitingCount == 1 && waiting) text = tr("%1 · waits: %2").arg(text, waiting->title());
    else if (waitingCount > 0) text = tr("%1 · %n wait", nullptr, waitingCount).arg(text);
    const QFontMetrics metrics = m_title->fontMetrics();
    m_title->setText(
        metrics.elidedText(text, Qt::ElideMiddle, kTitleLetters * metrics.averageCharWidth()));
    m_title->setAccessibleName(tr("Jobs: %1").arg(text));
    ui::show(*m_progress, *oldest);
}

}  // namespace ui

#include "moc_job_strip.cpp"
