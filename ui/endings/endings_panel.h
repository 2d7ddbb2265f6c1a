// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/endings/endgame_run.h"

class QAction;
class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace ui {

class LineChips;

/// How a game with an empty bag ends: the result, the moves with what each comes to, the line move
/// by move, and what speaks against any other move.
class EndingsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit EndingsPanel(QWidget* parent = nullptr);

    void setAction(QAction* solve);
    /// Null = nothing is solved here; then the text says why, or what could be done.
    void setRun(EndgameRun* run, const QString& hint);
    /// Shows what is new.
    void refresh();
    /// The move that "why not" is asked about; also of one that lies on the board.
    void setQuestion(const QString& text);
    void focusTable();

signals:
    void lineShown(const std::vector<engine::Move>& line);
    void lineKept(const std::vector<engine::Move>& line);
    void playRequested(const engine::Move& move);
    /// "Why not" this one, as typed; empty = the one that lies on the board.
    void asked(const QString& text);

private:
    void build();
    void showHead();
    void showMoves();
    void showLine();
    void showAnswer();
    [[nodiscard]] QTreeWidgetItem* rowFor(const engine::EndgameMoveValue& value, int best);
    /// The spread at the end, for people: bold where it is proved.
    [[nodiscard]] QString resultText(int spread) const;
    /// The value of the current row; null when there is none.
    [[nodiscard]] const engine::EndgameMoveValue* current() const;

    EndgameRun* m_run = nullptr;
    QString m_hint;
    std::vector<engine::EndgameMoveValue> m_values;  ///< by row
    bool m_filling = false;
    QToolButton* m_solve;
    QLabel* m_head;
    QLabel* m_detail;
    QTreeWidget* m_table;
    QLabel* m_lineHead;
    LineChips* m_line;
    QLineEdit* m_question;
    QPushButton* m_ask;
    QLabel* m_answer;
    LineChips* m_refutation;
};

}  // namespace ui
