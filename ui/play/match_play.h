// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <QObject>
#include <QTimer>

#include "engine/game/game_record.h"
#include "engine/game/match_setup.h"
#include "ui/document/permissions.h"
#include "ui/document/study_state.h"
#include "ui/work/newest_job.h"

namespace engine {
class Match;
}

namespace ui {

class LexiconLibrary;

/// Plays the game of a study, where it was begun with the program: whose turn it is, what people
/// may see, the clocks, the moves of the computer. The record in the study is the truth and is
/// followed through undo, saving and opening: the ShownStudy, whose source it is, has it look at each
/// change. A move of the computer is part of the edit before it, so that undo comes back to where a
/// person was to move.
class MatchPlay : public PermissionSource
{
    Q_OBJECT

public:
    enum class State {
        Off,       ///< the study holds no game that was begun with the program
        Broken,    ///< it does, but it can't be gone on with: see problem()
        Paused,    ///< no player moves and no clock runs
        Handover,  ///< the next person is to sit down and say so
        Turn,      ///< a person is to move
        Thinking,  ///< the computer is
        Closing,   ///< a person accepts or challenges the last play of the game
        Over,
    };
    /// Milliseconds of a clock that never goes back.
    using Now = std::function<qint64()>;

    /// The library has the lexicons whose words computers know.
    MatchPlay(Study& study, JobService& jobs, const LexiconLibrary& library,
              QObject* parent = nullptr);
    ~MatchPlay() override;

    /// For tests.
    void setNow(Now now) { m_now = std::move(now); }
    /// So long the computer takes at least, so that one sees what happens; 0 = none.
    void setLeastThinking(int milliseconds) { m_leastThinking = milliseconds; }

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] bool isRunning() const { return m_match && m_state != State::Over; }
    /// There is a game that was begun with the program and can be gone on with, or is over. Nothing
    /// here tells any tile of it: what may be seen of the game is in the ShownStudy.
    [[nodiscard]] bool hasMatch() const { return m_match != nullptr; }
    [[nodiscard]] const QString& problem() const { return m_problem; }
    /// The game was played to its end here, and the result is news.
    [[nodiscard]] bool hasJustEnded() const { return m_state == State::Over && m_wasRunning; }
    /// The study is seen at the end of the game, where it goes on.
    [[nodiscard]] bool isAtEnd() const;
    /// What those who play may see.
    [[nodiscard]] Permissions permissions() override;
    void settled() override;
    /// Who is, at the end of the game, wherever it is seen. Needs a match.
    [[nodiscard]] int onTurn() const;
    /// How many turns people have had; -1 without a match.
    [[nodiscard]] int turnsOfPeople() const;
    /// By player, at the end of the game. Needs a match.
    [[nodiscard]] std::vector<engine::Score> totals() const;
    /// Who gave up, -1 = no player. Needs a match.
    [[nodiscard]] int resigned() const;
    /// Clocks run in this game.
    [[nodiscard]] bool hasClocks() const;
    /// What is left on the clock of a player, now; milliseconds.
    [[nodiscard]] qint64 clockOf(int player) const;
    [[nodiscard]] bool canChallenge() const;
    [[nodiscard]] bool canPause() const;

    /// A new game with the rules and the lexicon of the study, which the record calls so; by the
    /// name of its file where that is empty.
    [[nodiscard]] engine::Result<void> start(std::vector<engine::GamePlayer> players,
                                             engine::MatchSetup setup, const QString& name,
                                             const QString& lexiconName = {});
    /// A move of the person on turn, seen at the end of the game.
    [[nodiscard]] engine::Result<void> play(const engine::Move& move);
    /// Whether the challenge was right.
    [[nodiscard]] engine::Result<bool> challenge();
    /// Who would give up: the player on turn; where the computer is, the one person there is. Needs
    /// a match.
    [[nodiscard]] int resigning() const;
    [[nodiscard]] engine::Result<void> resign();
    void setPaused(bool paused);
    /// On with it: out of the pause, the next person is ready, the last play is accepted, or back to
    /// where the game goes on.
    void goOn();
    /// Everything may be seen for the rest of the game.
    void reveal();

signals:
    /// State or match, after what is shown of the study is settled; not when the study is only seen
    /// from another place.
    void changed();
    /// A clock shows another time.
    void ticked();
    /// Something happened that is told in words: a challenge.
    void told(const QString& what);
    /// The computer's move can't be made.
    void failed(const QString& what, const engine::Error& error);

private:
    /// Finds out the match and the state.
    void lookAtStudy();
    void rebuild();
    /// Something other than the study is another.
    void update();
    [[nodiscard]] State currentState() const;
    /// Those who play are not to see each other's tiles, nor which words are good.
    [[nodiscard]] bool isDiscreet() const;
    /// Of the game while it isn't over; null without one.
    [[nodiscard]] const engine::MatchSetup* setupInPlay() const;
    [[nodiscard]] bool hidesRackOf(int player) const;
    [[nodiscard]] int people() const;
    void think();
    void stopThinking();
    void playChosen();
    void runClock();
    /// Puts the next record into the study.
    engine::Result<void> commit(engine::GameRecord record, const QString& text, StudyStep step);
    engine::Result<bool> challengeAs(StudyStep step);
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
    /// Says again which tiles there are, where that went with a turn that was deleted.
    void sayRack();

    /// The words that an opponent knows who doesn't know all.
    struct Vocabulary
    {
        engine::LexiconPtr game;  ///< of which they are
        engine::LexiconPtr known;
    };
    /// They, on a worker thread; `path` is that of their lexicon, empty where they are a part of the
    /// game's.
    [[nodiscard]] static engine::Result<Vocabulary>
    readVocabulary(const engine::Position& position, const QString& path, const QString& letters,
                   const engine::TaskContext& context);

    Study& m_study;
    const LexiconLibrary& m_library;
    Now m_now;
    int m_leastThinking = 0;
    std::unique_ptr<const engine::Match> m_match;
    OpenGamePtr m_game;  ///< that m_match is made of
    QString m_problem;
    State m_state = State::Off;
    State m_told = State::Off;  ///< that changed() was told of
    bool m_news = false;        ///< for changed()
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
    /// What the computer came to.
    struct Thought
    {
        engine::Move move;
        Vocabulary vocabulary;
    };
    std::map<std::string, Vocabulary> m_vocabularies;  ///< by MatchSeat::vocabulary
    NewestJob m_thinking;
};

}  // namespace ui
