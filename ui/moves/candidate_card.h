// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include <QWidget>

#include "engine/eval/move_ranking.h"
#include "ui/moves/candidate_facts.h"
#include "ui/position/simulated.h"
#include "ui/work/newest_job.h"

class QLabel;
class QSpinBox;
class QTableWidget;

namespace ui {

/// One move: its words, what it keeps and how good that is, what the next draw brings, which lanes
/// it opens and closes. Worked out on a worker thread while the card is seen.
class CandidateCard : public QWidget
{
    Q_OBJECT

public:
    explicit CandidateCard(JobService& jobs, QWidget* parent = nullptr);

    /// What a move is looked at beside.
    struct Surroundings
    {
        engine::KlvPtr leaves;     ///< may be null
        SimulationPtr simulation;  ///< may be null
        /// The best of those whose words are all valid, by score and leave.
        std::optional<engine::RankedMove> best;
    };
    /// Nothing to be seen without a position or a move: then it says `hint`.
    void setMove(const PositionPtr& position, const std::optional<engine::Move>& move,
                 Surroundings surroundings, const QString& hint = {});
    /// Per cent of the phonies that are thought to be challenged.
    void setChallengeChance(int percent);
    [[nodiscard]] QTableWidget* table() { return m_table; }
    /// The move, or what there is to say in its place.
    [[nodiscard]] QString headline() const;
    [[nodiscard]] QSize sizeHint() const override { return {420, 320}; }

signals:
    /// By its user.
    void challengeChanceChosen(int percent);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void ask();
    void showLines();
    void addPhony(std::vector<CandidateLine>& lines) const;

    NewestJob m_job;
    PositionPtr m_position;
    std::optional<engine::Move> m_move;
    Surroundings m_beside;
    std::optional<CandidateFacts> m_facts;  ///< of m_move
    std::shared_ptr<LeaveRanks> m_ranks;
    QLabel* m_headline;
    QTableWidget* m_table;
    QWidget* m_challenge;  ///< of a phony: how likely it is that it is taken back
    QSpinBox* m_chance;
};

}  // namespace ui
