// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/boggle/boggle_desk.h"
#include "ui/work/newest_job.h"

namespace engine {
struct BoggleBound;
}

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
    void show(const engine::BoggleBound& bound, std::int64_t beat, double grids);
    void showBusy();
    void tell(const QString& text, bool isProblem);

    BoggleDesk& m_desk;
    NewestJob m_job;
    bool m_secret = false;
    QLineEdit* m_class;
    QLineEdit* m_beat;
    QPushButton* m_take;
    QPushButton* m_ask;
    QPushButton* m_stop;
    QLabel* m_answer;
};

}  // namespace ui
