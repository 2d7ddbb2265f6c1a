// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include <QObject>

#include "engine/board/move.h"
#include "engine/lexicon/lexicon_fwd.h"
#include "engine/search/endgame_rules.h"
#include "ui/document/study_fwd.h"
#include "ui/work/newest_job.h"

namespace ui {

class EndgameRun;

/// Plays the other side of an endgame as well as it can be played, from a position on until it is
/// told to leave: whenever a person has made a move, it answers.
class SolverOpponent : public QObject
{
    Q_OBJECT

public:
    explicit SolverOpponent(JobService& jobs, QObject* parent = nullptr);
    ~SolverOpponent() override;

    [[nodiscard]] bool isOn() const { return m_seat >= 0; }
    [[nodiscard]] bool isThinking() const { return m_job.isRunning(); }
    /// Takes the seat of the one who is not on turn, and plays with his words.
    void sitDown(PositionPtr position, engine::EndgameEnd end);
    void leave();
    /// What is shown now. `known`: what was found out of the position before; may be null.
    void follow(PositionPtr position, const EndgameRun* known);

signals:
    /// It sat down or left, thinks or has thought.
    void changed();
    /// This is to be played now.
    void answered(const engine::Move& move);
    /// The game is over.
    void finished();
    void failed(const engine::Error& error);

private:
    void think(const PositionPtr& position);

    int m_seat = -1;
    engine::EndgameEnd m_end = engine::EndgameEnd::TwoPasses;
    engine::LexiconPtr m_personsWords;  ///< when it was his turn
    PositionPtr m_position;             ///< that was shown before
    NewestJob m_job;
};

}  // namespace ui
