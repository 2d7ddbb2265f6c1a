// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <limits>
#include <optional>
#include <vector>

#include <QObject>

#include "engine/board/move.h"
#include "engine/lexicon/lexicon_fwd.h"
#include "engine/search/endgame_rules.h"
#include "engine/search/ending_kind.h"
#include "engine/search/pre_endgame_state.h"
#include "ui/document/study_fwd.h"
#include "ui/work/running_search.h"

namespace ui {

/// How endings are looked at.
struct EndingSettings
{
    static constexpr double kNoLimit = std::numeric_limits<double>::infinity();

    /// Of pre-endgames.
    engine::PreEndgameModel model = engine::PreEndgameModel::Rational;
    engine::EndgameEnd end = engine::EndgameEnd::TwoPasses;
    double seconds = kNoLimit;    ///< at most, each time that it is started or goes on
    std::size_t candidates = 32;  ///< of pre-endgames, the best static moves; 0 = all
    bool finishAll = false;       ///< of pre-endgames: also what can't be the best any more
    bool onlyWinner = false;      ///< of endgames: who wins is proved, not by how much
    friend bool operator==(const EndingSettings&, const EndingSettings&) = default;
};

/// What is asked of an ending.
struct EndingQuestion
{
    PositionPtr position;
    engine::KlvPtr leaves = {};
    EndingSettings settings = {};
    std::vector<engine::Move> moves = {};    ///< candidates besides; of no use with an empty bag
    engine::LexiconPtr lexiconOfOther = {};  ///< what the other one plays with; null = the same
};

/// An ending that is looked at on worker threads. What was found stays when it is stopped, and it
/// goes on from there.
class EndingRun : public QObject
{
    Q_OBJECT

public:
    using Phase = RunningSearchBase::Phase;

    [[nodiscard]] virtual engine::EndingKind kind() const = 0;
    [[nodiscard]] const PositionPtr& position() const { return m_question.position; }
    [[nodiscard]] const EndingQuestion& question() const { return m_question; }
    [[nodiscard]] virtual Phase phase() const = 0;
    [[nodiscard]] virtual bool isRunning() const = 0;
    /// Only when Failed.
    [[nodiscard]] virtual const std::optional<engine::Error>& error() const = 0;
    /// Something was found that can be shown.
    [[nodiscard]] virtual bool hasState() const = 0;
    /// There is nothing more to be found.
    [[nodiscard]] virtual bool isComplete() const = 0;
    /// What is said to be best is proved to be.
    [[nodiscard]] virtual bool isProved() const = 0;
    /// What is best so far; there is a state.
    [[nodiscard]] virtual engine::Move best() const = 0;

    /// By which the mover leads now.
    [[nodiscard]] int lead() const { return position()->spread().points; }
    /// A move is asked for: "why not this one?".
    virtual void ask(const engine::Move& move) = 0;

public slots:
    virtual void start() = 0;
    virtual void stop() = 0;
    /// Goes on where it was stopped, or where its time was over.
    virtual void resume() = 0;

signals:
    /// Phase, state, or an answer.
    void changed();

protected:
    explicit EndingRun(EndingQuestion question, QObject* parent)
        : QObject(parent), m_question(std::move(question))
    {
    }
    [[nodiscard]] engine::SearchLimits limits() const
    {
        engine::SearchLimits limits;
        limits.seconds = m_question.settings.seconds;
        return limits;
    }

private:
    EndingQuestion m_question;
};

}  // namespace ui
