// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

#include "engine/search/pre_endgame_line.h"
#include "engine/search/pre_endgame_solver.h"
#include "ui/endings/ending_run.h"
#include "ui/work/newest_job.h"

namespace ui {

/// Candidates by draws with 1 to 6 tiles in the bag, on worker threads; any other move that is
/// asked for; and how the game goes on for one candidate and one draw.
class PreEndgameRun : public EndingRun
{
    Q_OBJECT

public:
    using StatePtr = std::shared_ptr<const engine::PreEndgameState>;

    /// `title` names it among the jobs, `place` is the command that shows it.
    PreEndgameRun(JobService& jobs, EndingQuestion question, const QString& title,
                  const QString& place, QObject* parent = nullptr);
    ~PreEndgameRun() override;

    [[nodiscard]] engine::EndingKind kind() const override;
    [[nodiscard]] Phase phase() const override { return m_search.phase(); }
    [[nodiscard]] bool isRunning() const override { return m_search.isRunning(); }
    [[nodiscard]] const std::optional<engine::Error>& error() const override
    {
        return m_search.error();
    }
    [[nodiscard]] bool hasState() const override { return m_state != nullptr; }
    [[nodiscard]] bool isComplete() const override;
    [[nodiscard]] bool isProved() const override;
    [[nodiscard]] engine::Move best() const override { return m_state->rows.front().move; }
    /// With the move that was asked for, once it is known, behind the others; null before the first.
    [[nodiscard]] const StatePtr& state() const { return m_state; }

    /// The move that is asked for; nothing before any was.
    [[nodiscard]] const std::optional<engine::Move>& asked() const { return m_askedMove; }
    /// What came of it; null while it is being looked at.
    [[nodiscard]] const engine::PreEndgameRow* answer() const;
    [[nodiscard]] bool isAsking() const { return m_asking.isRunning(); }
    [[nodiscard]] const std::optional<engine::Error>& askError() const { return m_asking.error(); }
    void ask(const engine::Move& move) override;

    /// One ending.
    struct Cell
    {
        engine::Move move;
        std::size_t draw = 0;  ///< as in the state
        friend bool operator==(const Cell&, const Cell&) = default;
    };
    /// Has its line looked for. What was looked for before is forgotten.
    void follow(const Cell& cell);
    void unfollow();
    [[nodiscard]] const std::optional<Cell>& followed() const { return m_cell; }
    /// Nothing while it is looked for, and where that failed.
    [[nodiscard]] const std::optional<engine::PreEndgameLine>& line() const { return m_line; }
    [[nodiscard]] const std::optional<engine::Error>& lineError() const { return m_lineError; }
    /// The tiles of a draw in the order in which the line has them drawn.
    [[nodiscard]] std::vector<engine::Tile> bagOf(std::size_t draw) const;

    void start() override;
    void stop() override;
    void resume() override;

private:
    struct Bench;
    using Search = RunningSearch<engine::PreEndgameState>;

    void launch(Search& search, const std::shared_ptr<Bench>& bench, const QString& title) const;
    void takeStates();

    QString m_title;
    std::shared_ptr<Bench> m_bench;
    StatePtr m_state;
    std::optional<engine::Move> m_askedMove;
    std::optional<Cell> m_cell;
    std::optional<engine::PreEndgameLine> m_line;
    std::optional<engine::Error> m_lineError;
    Search m_search;
    Search m_asking;
    NewestJob m_lineJob;
};

}  // namespace ui
