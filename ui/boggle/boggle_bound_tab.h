// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

#include "ui/boggle/boggle_desk.h"

class QLabel;
class QLineEdit;
class QPushButton;

namespace ui {

/// What no grid of a class can beat: each square has one of several letters.
class BoggleBoundTab : public QWidget
{
    Q_OBJECT

public:
    BoggleBoundTab(BoggleDesk& desk, JobService& jobs, QWidget* parent = nullptr);

    /// Puts the desk's grid into the field, to be made a class; not while it is secret.
    void setSecret(bool secret);

private:
    void takeGrid();
    void ask();
    void showBusy();
    void tell(const QString& text, bool isProblem);

    BoggleDesk& m_desk;
    JobService& m_jobs;
    QPointer<Job> m_job;
    quint64 m_epoch = 0;
    bool m_secret = false;
    QLineEdit* m_class;
    QLineEdit* m_beat;
    QPushButton* m_take;
    QPushButton* m_ask;
    QPushButton* m_stop;
    QLabel* m_answer;
};

}  // namespace ui
