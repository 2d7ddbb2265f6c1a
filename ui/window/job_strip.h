// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QWidget>

class QGridLayout;
class QLabel;
class QProgressBar;
class QToolButton;

namespace ui {

class Job;
class JobService;

/// All jobs under way, one below the other: what it is, how far, a button that stops it and, where
/// there is such a place, one that goes to what it works for.
class JobPopover : public QFrame
{
    Q_OBJECT

public:
    JobPopover(JobService& jobs, QWidget* parent);

    void openAbove(const QWidget& place);

signals:
    /// Id of an action.
    void placeRequested(const QString& action);

private:
    struct Row
    {
        Job* job = nullptr;
        QProgressBar* progress = nullptr;
    };

    void refresh();
    void fill();

    JobService& m_jobs;
    QGridLayout* m_grid;
    QList<Row> m_rows;
};

/// The work under way, in the status bar: the oldest job with its progress, how many more there
/// are, and a button that stops them. A click on the name lists them all. What takes no time is not
/// shown.
class JobStrip : public QWidget
{
    Q_OBJECT

public:
    explicit JobStrip(JobService& jobs, QWidget* parent = nullptr);

    /// Whether the next Esc stops the jobs; otherwise it takes back something else first.
    void setEscStops(bool stops);

signals:
    void stopRequested();
    void placeRequested(const QString& action);

private:
    void refresh();

    JobService& m_jobs;
    QToolButton* m_title;
    QProgressBar* m_progress;
    QToolButton* m_stop;
    JobPopover* m_popover;
    bool m_escStops = true;
};

}  // namespace ui
