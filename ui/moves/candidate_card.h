// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include <QWidget>

#include "ui/moves/candidate_facts.h"
#include "ui/position/simulated.h"
#include "ui/work/newest_job.h"

class QLabel;
class QTableWidget;

namespace ui {

/// One move: its words, what it keeps and how good that is, what the next draw brings, which lanes
/// it opens and closes. Worked out on a worker thread while the card is seen.
class CandidateCard : public QWidget
{
    Q_OBJECT

public:
    explicit CandidateCard(JobService& jobs, QWidget* parent = nullptr);

    /// Nothing to be seen without a position or a move: then it says `hint`.
    void setMove(const PositionPtr& position, const std::optional<engine::Move>& move,
                 const engine::KlvPtr& leaves, const SimulationPtr& simulation,
                 const QString& hint = {});
    [[nodiscard]] QTableWidget* table() { return m_table; }
    /// The move, or what there is to say in its place.
    [[nodiscard]] QString headline() const;
    [[nodiscard]] QSize sizeHint() const override { return {420, 320}; }

protected:
    void showEvent(QShowEvent* event) override;

private:
    void ask();
    void showLines();

    NewestJob m_job;
    PositionPtr m_position;
    std::optional<engine::Move> m_move;
    engine::KlvPtr m_leaves;
    SimulationPtr m_simulation;
    std::optional<CandidateFacts> m_facts;  ///< of m_move
    std::shared_ptr<LeaveRanks> m_ranks;
    QLabel* m_headline;
    QTableWidget* m_table;
};

}  // namespace ui
