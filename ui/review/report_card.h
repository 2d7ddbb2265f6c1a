// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QTabWidget>

#include "ui/review/game_reviewer.h"
#include "ui/widgets/cell_table_model.h"

class QTableView;

namespace ui {

/// What a review comes to: the players side by side, the phases of the game, the reasons of the
/// mistakes, and the turns that the game turned on.
class ReportCard : public QTabWidget
{
    Q_OBJECT

public:
    explicit ReportCard(QWidget* parent = nullptr);

    /// `names` are those of the players. `player` is the one whose phases are told, -1 = all.
    void setReview(const QStringList& names, const std::vector<engine::PlayerReview>& players,
                   const engine::GameReview& turns, int player);
    /// Width at which the figures of two players are seen whole.
    [[nodiscard]] int neededWidth() const { return m_needed; }

signals:
    /// Index along the line.
    void turnChosen(int turn);

private:
    QTableView* addTable(const QString& title, const QString& name, const QString& spoken);
    /// The rows of a table, with these headers; the first column is text.
    void fill(QTableView& table, const QStringList& headers, std::vector<CellTableModel::Row> rows);
    void fillTotals(const QStringList& names, const std::vector<engine::PlayerReview>& players);
    void fillPhases(const QStringList& names, const std::vector<engine::PlayerReview>& players,
                    int player);
    void fillReasons(const QStringList& names, const std::vector<engine::PlayerReview>& players);
    void fillKeyTurns(const QStringList& names, const engine::GameReview& turns, bool isSearched);

    QTableView* m_totals;
    QTableView* m_phases;
    QTableView* m_reasons;
    QTableView* m_keys;
    std::vector<int> m_keyTurns;  ///< by row
    int m_needed = 0;
    bool m_isEmpty = false;  ///< told that there is no game
    bool m_filling = false;
};

}  // namespace ui
