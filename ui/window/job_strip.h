// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QProgressBar;
class QToolButton;

namespace ui {

class JobService;

/// The work under way, in the status bar: the oldest job with its progress, how many more there
/// are, and a button that stops them. What takes no time is not shown.
class JobStrip : public QWidget
{
    Q_OBJECT

public:
    explicit JobStrip(JobService& jobs, QWidget* parent = nullptr);

signals:
    void stopRequested();

private:
    void refresh();

    JobService& m_jobs;
    QLabel* m_title;
    QProgressBar* m_progress;
    QToolButton* m_stop;
};

}  // namespace ui
