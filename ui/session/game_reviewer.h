// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <vector>

#include <QElapsedTimer>
#include <QObject>
#include <QPointer>
#include <QTimer>

#include "engine/game/review.h"
#include "ui/session/job_service.h"
#include "ui/session/study.h"

namespace ui {

/// The static review of a study's game. Once asked for, it follows the game: edits, other lines,
/// another lexicon or other leaves are reviewed in turn. Turns appear one by one. What is known
/// is no part of the document: it comes again in less than a second.
class GameReviewer : public QObject
{
    Q_OBJECT

public:
    enum class State {
        Off,      ///< nobody asked, or there is no game
        Running,  ///< some turns may be there
        Done,
        Failed,  ///< error() says why
        Stopped,
    };

    GameReviewer(JobService& jobs, Study& study, QObject* parent = nullptr);

    /// Reviews the line that the study is in, if it isn't yet.
    void start();
    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] const std::optional<engine::Error>& error() const { return m_error; }
    /// What the last run took.
    [[nodiscard]] double seconds() const { return m_seconds; }

    /// Null while nothing is known of it.
    [[nodiscard]] const engine::TurnReview* turn(engine::NodeId node) const;
    /// What is known of the line, by player.
    [[nodiscard]] std::vector<engine::PlayerReview> players() const;
    /// The nearest turn after (1) or before (-1) this one that is a mistake of the player; -1 =
    /// of any player. Turns are indices along the line, as in a GameCursor.
    [[nodiscard]] std::optional<int> mistakeFrom(int turn, int direction, int player = -1) const;

signals:
    /// State or turns.
    void changed();

private:
    /// What a review is of.
    struct Subject
    {
        OpenGamePtr game;
        engine::LexiconPtr lexicon;
        engine::KlvPtr leaves;
    };
    /// Turns on their way from the worker thread.
    struct Arrivals;

    void follow(Study::Changes changes);
    [[nodiscard]] bool isOfNow() const;
    [[nodiscard]] bool coversLine() const;
    void run();
    void cancel();
    void take();
    void end(engine::Result<engine::GameReview> result);

    JobService& m_jobs;
    Study& m_study;
    State m_state = State::Off;
    bool m_wanted = false;  ///< somebody asked for a review of this game
    std::optional<engine::Error> m_error;
    Subject m_subject;
    engine::NodeId m_line = engine::kRootNode;  ///< that changed() was told of
    std::map<engine::NodeId, engine::TurnReview> m_turns;
    std::shared_ptr<Arrivals> m_arrivals;
    QPointer<Job> m_job;
    quint64 m_epoch = 0;
    QTimer m_ticks;
    QElapsedTimer m_clock;
    double m_seconds = 0;
};

}  // namespace ui
