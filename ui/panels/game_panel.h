// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QTimer>
#include <QWidget>

#include "ui/models/score_sheet_model.h"

class QAction;
class QComboBox;
class QHBoxLayout;
class QLabel;
class QPlainTextEdit;
class QPushButton;
class QStackedWidget;
class QTableView;

namespace ui {

/// The game of a study: score sheet, where one stands in it, what was played there, and the note
/// and mark of the turn. Choosing a turn goes there.
class GamePanel : public QWidget
{
    Q_OBJECT

public:
    GamePanel(Study& study, const GameReviewer& reviewer, QWidget* parent = nullptr);

    [[nodiscard]] QTableView* table() { return m_table; }
    [[nodiscard]] ScoreSheetModel& model() { return m_model; }
    /// The commands to go about with, as buttons.
    void addActions(const QList<QAction*>& actions);
    /// How the move that was played stands in the list of moves; empty while that is unknown.
    void setPlayed(const QString& text, const QString& spoken);
    /// Writes the note that is being typed into the study.
    void commitNote();
    void focusNote();
    /// While somebody looks for a better move, what was played and said is covered.
    void setConcealed(bool concealed);

signals:
    /// The user wants to see the played move in the list.
    void playedRequested();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void follow(Study::Changes changes);
    void showMoment();
    void showNote(engine::NodeId node);
    void chooseMark(int index);
    void goToCurrent();

    Study& m_study;
    const GameReviewer& m_reviewer;
    ScoreSheetModel m_model;
    QStackedWidget* m_stack;
    QTableView* m_table;
    QHBoxLayout* m_buttons;
    QLabel* m_where;
    QPushButton* m_played;
    QComboBox* m_mark;
    QPlainTextEdit* m_note;
    QTimer m_noteTimer;
    engine::NodeId m_noteNode = engine::kNoNode;  ///< that the note field belongs to
    bool m_following = false;
    bool m_concealed = false;
};

}  // namespace ui
