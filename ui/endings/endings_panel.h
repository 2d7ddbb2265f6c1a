// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <vector>

#include <QWidget>

#include "ui/endings/ending_page.h"
#include "ui/endings/ending_run.h"

class QAction;
class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QStackedWidget;
class QToolButton;

namespace ui {

/// How the game ends: which kind of ending this is and how it is solved, the answer in a few words,
/// the moves with what each comes to, the line move by move, and what speaks against any other
/// move.
class EndingsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit EndingsPanel(QWidget* parent = nullptr);

    void setActions(QAction* solve, QAction* playOn);
    /// Kinds that can be chosen, and the one that is; none = nothing can be solved here.
    void setKinds(const std::vector<engine::EndingKind>& kinds, engine::EndingKind chosen);
    /// Null = nothing is solved here; then the text says why, or what could be done.
    void setRun(EndingRun* run, const QString& hint);
    /// Shows what is new.
    void refresh();
    [[nodiscard]] EndingSettings settings() const;
    void setSettings(const EndingSettings& settings);
    /// The move that "why not" is asked about; also of one that lies on the board.
    void setQuestion(const QString& text);
    /// Why nothing can be answered, until something else is asked.
    void setProblem(const QString& text);
    void focusTable();

signals:
    void kindChosen(engine::EndingKind kind);
    void settingsChanged();
    void lineShown(const std::vector<engine::Move>& line);
    void lineKept(const std::vector<engine::Move>& line);
    void playRequested(const engine::Move& move);
    /// "Why not" this one, as typed; empty = the one that lies on the board.
    void asked(const QString& text);

private:
    void build();
    [[nodiscard]] QWidget* buildSettings();
    void connectParts();
    [[nodiscard]] engine::EndingKind chosenKind() const;
    void showHead();
    void showProgress(bool hasState);
    void showLine();
    void showAnswer();
    /// Of the run, if that has something to show; else null.
    [[nodiscard]] EndingPage* page() const;
    [[nodiscard]] bool hasState() const;

    EndingRun* m_run = nullptr;
    QString m_hint;
    QString m_problem;
    bool m_filling = false;
    std::map<engine::EndingKind, EndingPage*> m_pages;
    QComboBox* m_kind;
    QToolButton* m_solve;
    QToolButton* m_playOn;
    QProgressBar* m_progress;
    QComboBox* m_model;
    QWidget* m_filter;
    QToolButton* m_gear;
    QSpinBox* m_seconds;
    QSpinBox* m_candidates;
    QCheckBox* m_finishAll;
    QCheckBox* m_onlyWinner;
    QComboBox* m_end;
    QLabel* m_head;
    QLabel* m_detail;
    QStackedWidget* m_stack;
    QLabel* m_lineHead;
    LineChips* m_line;
    QLineEdit* m_question;
    QPushButton* m_ask;
    QLabel* m_answer;
    LineChips* m_refutation;
};

}  // namespace ui
