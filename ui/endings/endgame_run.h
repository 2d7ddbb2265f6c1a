// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "engine/search/endgame_solver.h"
#include "ui/endings/ending_run.h"

namespace ui {

/// The exact solution of a position with an empty bag, on worker threads: first the best line, with
/// all first moves that are as good; then the other moves that are worth looking at, one by one;
/// and any single move that is asked for. What was found stays when it is stopped, and it goes on
/// from there.
class EndgameRun : public EndingRun
{
    Q_OBJECT

public:
    using StatePtr = std::shared_ptr<const engine::EndgameState>;

    /// `title` names it among the jobs, `place` is the command that shows it.
    EndgameRun(JobService& jobs, EndingQuestion question, const QString& title,
               const QString& place, QObject* parent = nullptr);
    ~EndgameRun() override;

    [[nodiscard]] engine::EndingKind kind() const override;
    /// Of the best line, and then of the others.
    [[nodiscard]] Phase phase() const override;
    [[nodiscard]] bool isRunning() const override;
    [[nodiscard]] const std::optional<engine::Error>& error() const override
    {
        return m_best.error();
    }
    [[nodiscard]] bool hasState() const override { return m_state != nullptr; }
    [[nodiscard]] bool isComplete() const override;
    [[nodiscard]] bool isProved() const override;
    [[nodiscard]] engine::Move best() const override { return m_state->line.front(); }
    /// Of the best line; null before the first depth is complete.
    [[nodiscard]] const StatePtr& state() const { return m_state; }
    /// The moves that are as good as the first one of the best line, with what follows them as far as
    /// it was looked for.
    [[nodiscard]] std::vector<engine::EndgameMoveValue> equals() const;
    /// The other moves that are known, the best first.
    [[nodiscard]] std::vector<engine::EndgameMoveValue> others() const;
    /// Moves that are still to be looked at.
    [[nodiscard]] int waiting() const;
    /// Legal moves whose values aren't known.
    [[nodiscard]] int unsolved() const;
    /// What one of them is worth at most, once the value of the best line is proved.
    [[nodiscard]] int mostOfUnsolved() const;

    /// The move that is asked for; nothing before any was.
    [[nodiscard]] const std::optional<engine::Move>& asked() const { return m_askedMove; }
    /// What came of it; null while it is being looked at.
    [[nodiscard]] const engine::EndgameMoveValue* answer() const;
    [[nodiscard]] bool isAsking() const { return m_question.isRunning(); }
    /// Why it has none.
    [[nodiscard]] const std::optional<engine::Error>& askError() const
    {
        return m_question.error();
    }
    /// What a move is worth: "why not this one?".
    void ask(const engine::Move& move) override;

    void start() override;
    void stop() override;
    void resume() override;

private:
    struct Bench;
    using Search = RunningSearch<engine::EndgameState>;

    [[nodiscard]] std::shared_ptr<Bench> newBench() const;
    /// With a solver that knows the position and has nothing to do; null when there is none.
    [[nodiscard]] Bench* restingBench() const;
    [[nodiscard]] static bool timeIsOver(const Search& search);
    void launch(Search& search, const std::shared_ptr<Bench>& bench, const QString& title);
    void follow();
    void followBest();
    /// It was found to be as good as the best one.
    [[nodiscard]] bool isEqual(const engine::Move& move) const;

    QString m_title;
    std::shared_ptr<Bench> m_bestBench;
    std::shared_ptr<Bench> m_othersBench;
    std::shared_ptr<Bench> m_questionBench;
    StatePtr m_state;
    StatePtr m_othersState;
    std::optional<engine::Move> m_askedMove;
    Search m_best;
    Search m_others;
    Search m_question;
};

}  // namespace ui
