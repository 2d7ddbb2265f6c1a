// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QWidget>

#include "ui/review/game_reviewer.h"
#include "ui/review/practice.h"
#include "ui/widgets/cell_table_model.h"

class QAction;
class QComboBox;
class QHBoxLayout;
class QLabel;
class QSplitter;
class QStackedWidget;
class QTableView;

namespace ui {

class SpreadGraph;

/// The review of a game: the lead over the game with the mistakes marked in it, totals of the
/// players, the mistakes one by one; or, while one practises, the question.
class ReviewPanel : public QWidget
{
    Q_OBJECT

public:
    ReviewPanel(ShownStudy& shown, GameReviewer& reviewer, Practice& practice,
                QWidget* parent = nullptr);

    /// The commands that review and step through the game, as buttons.
    void addActions(const QList<QAction*>& actions);
    /// Whose mistakes are looked at; -1 = everybody's.
    [[nodiscard]] int player() const;
    [[nodiscard]] SpreadGraph* graph() { return m_graph; }

signals:
    void turnChosen(int turn);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    /// Mistakes and totals side by side where all their columns have room so, else one above the
    /// other.
    void arrangeTables();
    void follow(StudyChanges changes);
    void showReview();
    void showGraph();
    void showTotals();
    void showMistakes();
    void showPlace();
    [[nodiscard]] QString statusText() const;

    ShownStudy& m_shown;
    GameReviewer& m_reviewer;
    Practice& m_practice;
    SpreadGraph* m_graph;
    QHBoxLayout* m_buttons;
    QLabel* m_status;
    QComboBox* m_who;
    QStackedWidget* m_stack;
    CellTableModel* m_totals = nullptr;
    QSplitter* m_tables;
    QTableView* m_totalsTable;
    CellTableModel* m_mistakes;
    QTableView* m_mistakeTable;
    QStackedWidget* m_list;  ///< the mistakes, or that there are none
    QLabel* m_none;
    std::vector<int> m_mistakeTurns;            ///< by row of the mistakes as they were set
    engine::NodeId m_line = engine::kRootNode;  ///< that is shown
    bool m_following = false;
};

}  // namespace ui
