// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>

#include <QObject>

#include "engine/eval/win_table.h"
#include "engine/lexicon/player_lexicons.h"
#include "engine/search/explanation.h"
#include "ui/document/study_fwd.h"
#include "ui/position/simulated.h"
#include "ui/work/running_search.h"

namespace ui {

/// Two moves that are to be set against each other, and what is known of them.
struct ExplanationQuestion
{
    PositionPtr position;  ///< with a lexicon
    engine::Move move;
    engine::Move against;
    engine::KlvPtr leaves;
    engine::WinTablePtr winTable;
    SimulationPtr simulation;              ///< of the position; may be null or lack the moves
    engine::PlayerLexicons lexicons = {};  ///< where players have lexicons of their own
};

/// Explains one move beside another: from a simulation that there is, else from one of the two
/// alone, which it makes. The newest question counts.
class ExplanationRun : public QObject
{
    Q_OBJECT

public:
    /// Of each move, where a simulation is made for it.
    static constexpr std::int64_t kIterations = 1000;

    struct Answer
    {
        engine::Explanation explanation;
        std::int64_t iterations = 0;  ///< that it rests on, of each move
        int plies = 0;                ///< turns after each move; 0 = to the end of the game
        bool own = false;             ///< of a simulation that was made for it
    };

    explicit ExplanationRun(JobService& jobs, QObject* parent = nullptr);

    void ask(ExplanationQuestion question);
    /// The answer isn't shown any more, and is remembered.
    void drop();
    /// What the question is asked of is this, with these words and values, whatever the moves.
    [[nodiscard]] bool isOf(const ExplanationQuestion& now) const;
    /// The last question that was answered of this position, with these words and values; returns
    /// whether there was one. For when there is no question.
    bool recall(const ExplanationQuestion& now);
    void stop() { m_search.stop(); }
    /// Null before the first question.
    [[nodiscard]] const ExplanationQuestion* question() const
    {
        return m_question ? &*m_question : nullptr;
    }
    /// Of the question; null until there is one.
    [[nodiscard]] std::shared_ptr<const Answer> answer() const
    {
        return m_recalled ? m_recalled : m_search.state();
    }
    [[nodiscard]] bool isRunning() const { return m_search.isRunning(); }
    [[nodiscard]] engine::Progress progress() const { return m_search.progress(); }
    [[nodiscard]] const std::optional<engine::Error>& error() const { return m_search.error(); }

signals:
    void changed();

private:
    /// Positions that one goes to and fro between.
    static constexpr std::size_t kMostRemembered = 16;

    struct Remembered
    {
        ExplanationQuestion question;
        std::shared_ptr<const Answer> answer;
    };

    std::optional<ExplanationQuestion> m_question;
    std::shared_ptr<const Answer> m_recalled;  ///< of the question, if it was not asked anew
    std::deque<Remembered> m_remembered;       ///< one of each position, the newest at the end
    RunningSearch<Answer> m_search;
};

}  // namespace ui
