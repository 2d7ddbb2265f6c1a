// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QTimer>
#include <QWidget>

#include "ui/library/game_library.h"

class QLabel;
class QProgressBar;
class QToolButton;

namespace ui {

/// What is under way in the library, an import or a review, and what came of it; a review can rest
/// and go on. Hidden while there is nothing to tell.
class LibraryJobRow : public QWidget
{
    Q_OBJECT

public:
    explicit LibraryJobRow(GameLibrary& library, QWidget* parent = nullptr);

    /// Tells of a review that was begun some time ago and isn't done.
    void showUnfinished();

signals:
    /// The review that rests is to go on.
    void resumed();
    /// A review may have found something.
    void progressed();

private:
    /// An import or a review that has begun.
    void followJob(Job* job);
    void showProgress();
    void showReport(const ImportReport& report);
    void showReviewed(const ReviewReport& report);
    void endJob(const QStringList& parts, const QStringList& failures);

    GameLibrary& m_library;
    QLabel* m_text;
    QProgressBar* m_bar;
    QToolButton* m_pause;
    QToolButton* m_stop;
    QPointer<Job> m_job;  ///< that the row is about
    bool m_tellsUnfinished = false;
    QTimer m_timer;
};

}  // namespace ui
