// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QTabBar>
#include <QTabWidget>

#include "engine/search/search_fwd.h"
#include "ui/document/study_fwd.h"
#include "ui/position/simulated.h"

class QLabel;
class QSplitter;
class QTableView;

namespace ui {

class CellTableModel;
class EquityHistogramView;
class PlayFilterButton;

/// What is played after a candidate: replies by lane, the most frequent and the costliest ones, our
/// own next moves with the tiles that they need, and how the iterations came out.
class SimulatedPlaysPanel : public QTabWidget
{
    Q_OBJECT

public:
    explicit SimulatedPlaysPanel(QWidget* parent = nullptr);

    /// Of a candidate of the state, by id; nothing for one that is not there.
    void setCandidate(const PositionPtr& position, const SimulationPtr& state, int id);
    /// Which plays the lanes are of.
    [[nodiscard]] PlayFilterButton* filter() { return m_filter; }
    /// In which all its tabs are seen.
    [[nodiscard]] int neededWidth() const { return tabBar()->sizeHint().width(); }

signals:
    /// A row was chosen: the candidate and what follows it, to be seen on the board.
    void lineChosen(const std::vector<engine::Move>& line);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    struct List
    {
        QTableView* table = nullptr;
        CellTableModel* model = nullptr;
        std::vector<engine::Move> moves;  ///< by row, as set
    };
    [[nodiscard]] List makeList(const QString& name, const QString& title,
                                const QStringList& headers);
    void fill(List& list, const engine::Position& after,
              const std::vector<engine::SimulatedPlay>& plays, bool costly, bool own);
    void choose(const List& list);

    engine::Move m_candidate;
    bool m_filling = false;
    QLabel* m_head;
    QLabel* m_followHead;
    PlayFilterButton* m_filter;
    QSplitter* m_parts;
    List m_lanes;
    List m_frequent;
    List m_costly;
    List m_follow;
    EquityHistogramView* m_histogram;
};

}  // namespace ui
