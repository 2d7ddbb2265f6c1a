// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/library_job_row.h"

#include <utility>

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QToolButton>

#include "ui/language/engine_text.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

constexpr int kProgressMilliseconds = 100;

}  // namespace

LibraryJobRow::LibraryJobRow(GameLibrary& library, QWidget* parent)
    : QWidget(parent),
      m_library(library),
      m_text(new QLabel),
      m_bar(new QProgressBar),
      m_pause(new QToolButton),
      m_stop(new QToolButton)
{
    m_text->setObjectName(u"importText"_s);
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    // Its text is its name; empty, it is nothing to come to.
    m_text->setFocusPolicy(Qt::NoFocus);
    m_bar->setObjectName(u"importBar"_s);
    m_bar->setAccessibleName(tr("Progress"));
    m_bar->setMaximumHeight(14);
    m_bar->setTextVisible(false);
    m_stop->setObjectName(u"importStop"_s);
    m_stop->setText(tr("Stop"));
    m_stop->setAccessibleName(tr("Stop what is under way"));
    connect(m_stop, &QToolButton::clicked, this, [this] {
        if (m_job && m_job != m_library.reviewing()) {
            m_job->cancel();
            return;
        }
        m_library.stopReview();
        if (!m_job) hide();
    });
    m_pause->setObjectName(u"reviewPause"_s);
    m_pause->setText(tr("Pause"));
    m_pause->setAccessibleName(tr("Pause the review of the library"));
    connect(m_pause, &QToolButton::clicked, this, [this] {
        if (m_library.reviewing()) m_library.pauseReview();
        else emit resumed();
    });
    m_pause->hide();
    // There is something to stop as long as the bar is there.
    connect(&m_library, &GameLibrary::importStarted, m_stop, &QWidget::show);
    connect(&m_library, &GameLibrary::imported, m_stop, &QWidget::hide);
    connect(&m_library, &GameLibrary::failed, m_stop, &QWidget::hide);
    auto* importLayout = new QHBoxLayout(this);
    importLayout->setContentsMargins(0, 0, 0, 0);
    importLayout->addWidget(m_text, 1);
    importLayout->addWidget(m_bar);
    importLayout->addWidget(m_pause);
    importLayout->addWidget(m_stop);
    hide();
    m_timer.setInterval(kProgressMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, &LibraryJobRow::showProgress);
    connect(&m_library, &GameLibrary::importStarted, this, &LibraryJobRow::followJob);
    connect(&m_library, &GameLibrary::imported, this, &LibraryJobRow::showReport);
    connect(&m_library, &GameLibrary::reviewStarted, this, &LibraryJobRow::followJob);
    connect(&m_library, &GameLibrary::reviewed, this, &LibraryJobRow::showReviewed);
    connect(&m_library, &GameLibrary::failed, this, [this] {
        m_timer.stop();
        m_bar->hide();
        m_pause->hide();
    });
}

void LibraryJobRow::showUnfinished()
{
    const auto& choice = m_library.unfinished();
    if (m_job) return;
    const bool told = std::exchange(m_tellsUnfinished, choice.has_value());
    if (!choice) {
        if (told) hide();
        return;
    }
    m_text->setText(
        tr("The review of the library (%1) is not finished.").arg(depthText(choice->depth)));
    m_text->setToolTip({});
    m_bar->hide();
    m_pause->setText(tr("Go On"));
    m_pause->setAccessibleName(tr("Go on with the review of the library"));
    m_pause->show();
    m_stop->show();
    show();
}

void LibraryJobRow::followJob(Job* job)
{
    m_job = job;
    m_tellsUnfinished = false;
    m_text->setText(job->title());
    m_pause->setText(tr("Pause"));
    m_pause->setAccessibleName(tr("Pause the review of the library"));
    m_pause->setVisible(job == m_library.reviewing());
    m_stop->show();
    m_bar->show();
    show();
    m_timer.start();
    showProgress();
}

void LibraryJobRow::showProgress()
{
    const Job* job = m_job;
    if (!job) return;
    if (job == m_library.reviewing()) emit progressed();
    const engine::Progress progress = job->progress();
    const auto total = static_cast<int>(progress.total);
    m_bar->setRange(0, total);
    m_bar->setValue(static_cast<int>(progress.done));
    if (total > 0) {
        const QString text = job == m_library.reviewing() ? tr("Reviewing: game %1 of %2")
                                                          : tr("Importing: file %1 of %2");
        QString now = text.arg(QLocale().toString(static_cast<int>(progress.done) + 1),
                               QLocale().toString(total));
        if (const QString turn = engineText(progress.phase); !turn.isEmpty()) now += u", "_s + turn;
        m_text->setText(now);
    }
}

void LibraryJobRow::showReport(const ImportReport& report)
{
    const QLocale locale;
    QStringList parts;
    if (report.cancelled) {
        parts.append(tr("Stopped; what had been read is in the library"));
    } else {
        parts.append(tr("New: %1").arg(locale.toString(report.added)));
        if (report.changed > 0)
            parts.append(tr("changed: %1").arg(locale.toString(report.changed)));
        if (report.duplicates > 0)
            parts.append(tr("known from other files: %1").arg(locale.toString(report.duplicates)));
        if (report.unchanged > 0)
            parts.append(tr("files unchanged: %1").arg(locale.toString(report.unchanged)));
        if (!report.failures.isEmpty())
            parts.append(tr("⚠ not read: %1").arg(locale.toString(report.failures.size())));
    }
    endJob(parts, report.failures);
}

void LibraryJobRow::showReviewed(const ReviewReport& report)
{
    QStringList parts;
    if (report.paused) parts.append(tr("Paused; what had been reviewed is in the library"));
    else if (report.cancelled)
        parts.append(tr("Stopped; what had been reviewed is in the library"));
    else parts.append(tr("Reviewed: %1").arg(QLocale().toString(report.reviewed)));
    if (!report.failures.isEmpty())
        parts.append(tr("⚠ not reviewed: %1").arg(QLocale().toString(report.failures.size())));
    endJob(parts, report.failures);
}

void LibraryJobRow::endJob(const QStringList& parts, const QStringList& failures)
{
    m_timer.stop();
    m_job = nullptr;
    m_bar->hide();
    m_pause->hide();
    m_stop->hide();
    m_text->setText(parts.join(u", "_s));
    constexpr int kTold = 30;
    m_text->setToolTip(failures.mid(0, kTold).join(u'\n'));
    show();
}

}  // namespace ui

#include "moc_library_job_row.cpp"
