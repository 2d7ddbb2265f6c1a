// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <vector>

#include <QObject>
#include <QTimer>

#include "engine/game/match.h"
#include "ui/document/study.h"
#include "ui/work/newest_job.h"

namespace ui {

/// A move as those are told of it who don't see its rack: how many tiles were exchanged, not which.
[[nodiscard]] engine::Move asOthersSee(const engine::Move& move);

/// Plays the game of a study, where it was begun with the program: whose turn it is, what people
/// may see, the clocks, the moves of the computer. The record in the study is the truth and is
/// followed through undo, saving and opening. A move of the computer is part of the edit before it,
/// so that undo comes back to where a person was to move.
class MatchPlay : public QObject
{
    Q_OBJECT

public:
    enum class State {
        Off,       ///< the study holds no game that was begun with the program
        Broken,    ///< it does, but it can't be gone on with: see problem()
        Paused,    ///< nobody plays and no clock runs
        Handover,  ///< the next person is to sit down and say so
        Turn,      ///< a person is to move
        Thinking,  ///< the computer is
        Closing,   ///< a person accepts or challenges the last play of the game
        Over,
    };
    /// Milliseconds of a clock that never goes back.
    using Now = std::function<qint64()>;

    MatchPlay(Study& study, JobService& jobs, QObject* parent = nullptr);
    /// For tests.
    void setNow(Now now) { m_now = std::move(now); }
    /// So long the computer takes at least, so that one sees what happens; 0 = none.
    void setLeastThinking(int milliseconds) { m_leastThinking = milliseconds; }

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] bool isRunning() const { return m_match && m_state != State::Over; }
    /// Null when Off or Broken.
    [[nodiscard]] const engine::Match* match() const { return m_match ? &*m_match : nullptr; }
    [[nodiscard]] const QString& problem() const { return m_problem; }
    /// The game was played to its end here, and the result is news.
    [[nodiscard]] bool hasJustEnded() const { return m_state == State::Over && m_wasRunning; }
    /// The study is seen at the end of the game, where it goes on.
    [[nodiscard]] bool isAtEnd() const;
    /// Those who play are not to see each other's tiles, nor which words are good.
    [[nodiscard]] bool isDiscreet() const;
    /// No analysis is to be seen.
    [[nodiscard]] bool isWithholding() const;
    /// Nobody is told which words are good: they may be made up.
    [[nodiscard]] bool withholdsWords() const;
    /// The position of the study as those who play may see it. Never null.
    [[nodiscard]] const PositionPtr& shownPosition() const { return m_shown; }
    /// The same of its game, of which nothing else may leave the program but to be saved: without
    /// the racks and the exchanged tiles of others, and judged by nobody where words are not. Null
    /// when there is none.
    [[nodiscard]] engine::Result<OpenGamePtr> shownGame() const;
    /// What is left on the clock of a player, now; milliseconds.
    [[nodiscard]] qint64 clockOf(int player) const;
    [[nodiscard]] bool canChallenge() const;
    [[nodiscard]] bool canPause() const;

    /// A new game with the rules and the lexicon of the study.
    [[nodiscard]] engine::Result<void> start(std::vector<engine::GamePlayer> players,
                                             engine::MatchSetup setup, const QString& name);
    /// A move of the person on turn, seen at the end of the game.
    [[nodiscard]] engine::Result<void> play(const engine::Move& move);
    /// Whether the challenge was right.
    [[nodiscard]] engine::Result<bool> challenge();
    /// Who would give up: the player on turn; where the computer is, the one person there is. Needs
    /// a match().
    [[nodiscard]] int resigning() const;
    [[nodiscard]] engine::Result<void> resign();
    void setPaused(bool paused);
    /// On with it: out of the pause, the next person is ready, the last play is accepted, or back to
    /// where the game goes on.
    void goOn();
    /// Everything may be seen for the rest of the game.
    void reveal();

signals:
    /// State, match or what may be seen; not when the study is only seen from another place, of
    /// which the study tells.
    void changed();
    /// A clock shows another time.
    void ticked();
    /// Something happened that is told in words: a challenge.
    void told(const QString& what);
    /// The computer's move can't be made.
    void failed(const QString& what, const engine::Error& error);

private:
    void follow();
    void rebuild();
    /// Finds out the state, and gets the computer to move.
    void update(bool news);
    [[nodiscard]] State currentState() const;
    [[nodiscard]] PositionPtr visiblePosition() const;
    [[nodiscard]] bool hidesRackOf(int player) const;
    [[nodiscard]] int people() const;
    void think();
    void stopThinking();
    void playChosen();
    void runClock();
    /// Puts the next record into the study.
    engine::Result<void> commit(engine::GameRecord record, const QString& text, Study::Step step);
    engine::Result<bool> challengeAs(Study::Step step);
    /// A turn of a game, by the number of turns before it.
    struct Turn
    {
        GameId game{-1, 0};
        int number = 0;
        int player = -1;
        friend auto operator<=>(const Turn&, const Turn&) = default;
    };
    [[nodiscard]] Turn turnNow() const;
    [[nodiscard]] qint64 elapsed() const { return m_elapsed + (m_since ? m_now() - *m_since : 0); }
    /// Has the study keep what the turn has taken; in steps of some seconds while the clock runs.
    void keepTime();

    Study& m_study;
    Now m_now;
    int m_leastThinking = 0;
    std::optional<engine::Match> m_match;
    OpenGamePtr m_game;  ///< that m_match is made of
    engine::LexiconPtr m_lexicon;
    QString m_problem;
    State m_state = State::Off;
    PositionPtr m_shown;
    GameId m_gameId{-1, 0};
    bool m_starting = false;
    bool m_paused = false;
    bool m_revealed = false;
    bool m_wasRunning = false;
    int m_ready = -1;      ///< the person who sits there
    Turn m_turn;           ///< that the clock runs for
    qint64 m_elapsed = 0;  ///< of the turn, before m_since
    /// Of other turns, for undo and redo: to come back to one gives no time back.
    std::map<Turn, qint64> m_taken;
    std::optional<qint64> m_since;
    QTimer m_tick;
    std::optional<engine::Move> m_chosen;  ///< by the computer, not yet played
    QTimer m_delay;
    NewestJob m_thinking;
};

}  // namespace ui
