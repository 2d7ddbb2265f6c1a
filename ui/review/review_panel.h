// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <utility>
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

class ColumnFit;
class ReportCard;
class ReviewControls;
class SpreadGraph;

/// The review of a game: the lead over the game with the mistakes marked in it, the mistakes or all
/// turns one by one, the report card of the players; or, while one practises, the question.
class ReviewPanel : public QWidget
{
    Q_OBJECT

public:
    ReviewPanel(ShownStudy& shown, GameReviewer& reviewer, Practice& practice,
                QWidget* parent = nullptr);
    /// With which chance phonies are challenged, in percent; asked for when rows are made.
    void setChallengeChance(std::function<int()> chance) { m_chance = std::move(chance); }

    /// The commands that review and step through the game, as buttons.
    void addActions(const QList<QAction*>& actions);
    [[nodiscard]] ReviewControls* controls() { return m_controls; }
    /// Whose mistakes are looked at; -1 = everybody's.
    [[nodiscard]] int player() const;
    [[nodiscard]] SpreadGraph* graph() { return m_graph; }

signals:
    void turnChosen(int turn);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    /// Turns and report card side by side where all their columns have room so; else the turns are
    /// the first tab of the card.
    void arrangeTables();
    /// As much as it needs, where the list stands beside it.
    void giveRoomToCard();
    /// Whoever looks for a better move needs the question more than the graph where one alone fits.
    void giveRoomToQuestion();
    /// The width without which a column can't be read.
    [[nodiscard]] int neededBy(int column) const;
    void follow(StudyChanges changes);
    void showReview();
    void showGraph();
    void showCard();
    void showTurns();
    [[nodiscard]] bool showsAllTurns() const;
    void showPlace();
    [[nodiscard]] CellTableModel::Row turnRow(const OpenGame& game,
                                              const engine::TurnReview& review) const;
    [[nodiscard]] QString statusText() const;
    /// How much it is worth, and what it was made with.
    [[nodiscard]] QString adviceText() const;

    std::function<int()> m_chance;
    ShownStudy& m_shown;
    GameReviewer& m_reviewer;
    Practice& m_practice;
    SpreadGraph* m_graph;
    QHBoxLayout* m_buttons;
    QLabel* m_status;
    QLabel* m_doubts;  ///< what makes the whole doubtful, in one line
    ReviewControls* m_controls;
    QComboBox* m_who;
    QComboBox* m_which;  ///< mistakes or all turns
    QStackedWidget* m_stack;
    QSplitter* m_tables;
    ReportCard* m_card;
    int m_roomOfCard = 0;  ///< that was made for it beside the list
    CellTableModel* m_turns;
    QTableView* m_turnTable;
    ColumnFit* m_fit = nullptr;  ///< the reasons get what the other columns leave
    QStackedWidget* m_list;      ///< the turns, or that there are none
    QLabel* m_none;
    std::vector<int> m_turnOfRow;               ///< by row of the turns as they were set
    engine::NodeId m_line = engine::kRootNode;  ///< that is shown
    bool m_following = false;
};

}  // namespace ui
