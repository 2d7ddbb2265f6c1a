// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QWidget>

#include "ui/solitaire/replayed_game.h"
#include "ui/solitaire/solitaire_lab.h"
#include "ui/widgets/cell_table_model.h"

class QLabel;
class QTableView;

namespace ui {

class ElidedLabel;
class ScorePlot;

/// A search while it goes on: the best score over time, what is being done, the goal words that are
/// tried, and the best games, of which one is chosen.
class SolitaireSearchView : public QWidget
{
    Q_OBJECT

public:
    explicit SolitaireSearchView(QWidget* parent = nullptr);
    ~SolitaireSearchView() override;

    void show(const std::shared_ptr<const SolitaireFindings>& findings,
              const std::optional<SolitaireAsk>& ask, SolitaireLab::Phase phase);
    /// The game that is looked at, null = none: its goal words are listed while nothing is tried.
    void setGame(const ReplayedGamePtr& game);
    /// Of the game that is chosen; -1 without one.
    [[nodiscard]] int chosen() const;
    void focusGames();

signals:
    /// Another game is looked at; -1 = none.
    void gameChosen(int index);
    /// The user has chosen one.
    void looked();
    /// By Enter or two clicks.
    void gameOpened(int index);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    /// Those of the plan that is tried, or of the game that is looked at.
    void showGoals();
    [[nodiscard]] std::vector<CellTableModel::Row> plannedGoals() const;
    [[nodiscard]] std::vector<CellTableModel::Row> playedGoals() const;
    void showGames(const SolitaireFindings& findings);

    std::shared_ptr<const SolitaireFindings> m_findings;
    bool m_searching = false;  ///< a plan is being tried
    ReplayedGamePtr m_game;
    QLabel* m_best;
    ElidedLabel* m_detail;
    ElidedLabel* m_phase;
    ScorePlot* m_plot;
    CellTableModel m_goals;
    QStringList m_listedGoals;  ///< the texts of m_goals
    QTableView* m_goalTable;
    CellTableModel m_games;
    QTableView* m_gameTable;
    std::vector<std::uint64_t> m_keys;  ///< of the games that are listed
    std::vector<int> m_totals;
    bool m_listing = false;
};

}  // namespace ui
