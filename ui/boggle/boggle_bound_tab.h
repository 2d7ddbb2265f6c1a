// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "engine/boggle/boggle_bound.h"
#include "engine/boggle/boggle_class.h"
#include "ui/boggle/boggle_desk.h"
#include "ui/work/newest_job.h"

class QLabel;
class QLineEdit;
class QPushButton;

namespace ui {

/// What no grid of a class can beat: each square has one of several letters. An answer to something
/// else than what is asked now says so.
class BoggleBoundTab : public QWidget
{
    Q_OBJECT

public:
    BoggleBoundTab(BoggleDesk& desk, JobService& jobs, QWidget* parent = nullptr);

    /// Puts the desk's grid into the field, to be made a class; not while it is secret.
    void setSecret(bool secret);

private:
    struct Question
    {
        QString text;  ///< the class as it was typed
        engine::BoggleClass grids;
        BoggleTask task;         ///< whose words and rules count; not its grid
        std::int64_t beat = -1;  ///< none when < 0
    };

    void takeGrid();
    void ask();
    /// As the fields have it; the words are ready.
    [[nodiscard]] engine::Result<Question> question() const;
    [[nodiscard]] bool isAsked(const Question& question) const;
    void show(const engine::BoggleBound& bound, const Question& question);
    /// The answer, and whether it is one to what is asked now.
    void showAnswer();
    void followDesk();
    void showBusy();
    void tell(const QString& text, bool isProblem);

    BoggleDesk& m_desk;
    NewestJob m_job;
    bool m_secret = false;
    std::optional<Question> m_answered;
    QString m_bound;  ///< the answer to it, as HTML
    QLineEdit* m_class;
    QLineEdit* m_beat;
    QPushButton* m_take;
    QPushButton* m_ask;
    QPushButton* m_stop;
    QLabel* m_answer;
};

}  // namespace ui
