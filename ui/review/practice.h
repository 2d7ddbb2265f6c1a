// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <utility>

#include <QObject>

#include "ui/document/shown_study.h"
#include "ui/moves/live_analysis.h"
#include "ui/overlays/overlay_service.h"
#include "ui/review/game_reviewer.h"
#include "ui/work/newest_job.h"

namespace ui {

/// "Find better": goes from mistake to mistake of a reviewed game and has the user look for a
/// better move, with all answers hidden, hints on demand and the solution at last. Moves tried are
/// no edits. Leaving the turn by any other way ends it.
///
/// In front of the answer of a chapter that asks, see heldAnswer(), there is a veil without that, too:
/// stepping on to the answer goes past it, stepping back comes before it again. It is lifted, as long
/// as the chapter is in front, for whoever has looked for the answer or wants to be shown it.
class Practice : public QObject
{
    Q_OBJECT

public:
    enum class State {
        Off,
        Veiled,   ///< in front of the answer of a chapter; nobody is looking for it
        Waiting,  ///< for the review
        Asking,
        Found,     ///< the user has found a good move
        Shown,     ///< the user gave up
        Finished,  ///< no more mistakes
    };
    /// How much has been told; each includes those before.
    enum class Hint { None, Score, Tiles, Lane };
    /// A move that was tried.
    struct Try
    {
        engine::Move move;
        std::optional<engine::Equity> lost;  ///< nothing for a phony, or while it isn't known
        bool known = false;                  ///< judged already
        bool wasPlayed = false;              ///< it is the mistake itself
        /// What a search says of it, where one judged the turn.
        std::optional<engine::TurnVerdict> verdict = std::nullopt;
    };
    /// A move that loses no more, in points or in the chance of winning, is as good as the best; of a
    /// simulation also one that may not lose more, within two standard errors.
    static constexpr engine::Equity kTolerance = engine::Equity::fromPoints(1);
    static constexpr double kWinTolerance = 0.0025;

    Practice(JobService& jobs, ShownStudy& shown, LiveAnalysis& analysis, OverlayService& overlays,
             GameReviewer& reviewer, QObject* parent = nullptr);

    [[nodiscard]] State state() const { return m_state; }
    /// Somebody looks for moves.
    [[nodiscard]] bool isOn() const { return m_state != State::Off && !isVeiled(); }
    [[nodiscard]] bool isVeiled() const { return m_state == State::Veiled; }
    /// The solution must not be seen.
    [[nodiscard]] bool isConcealing() const { return isVeiled() || isCovering(); }
    /// Nor may the game that the question is of. That of a chapter which asks keeps its answer to
    /// itself, and tells the question.
    [[nodiscard]] bool isCovering() const
    {
        return m_state == State::Asking || m_state == State::Waiting;
    }
    [[nodiscard]] Hint hint() const { return m_hint; }
    /// What is asked for is the answer of a chapter, a puzzle or the step of a lesson.
    [[nodiscard]] bool isPuzzle() const { return m_isPuzzle; }
    /// What is looked for; null without a question.
    [[nodiscard]] const engine::Move* answer() const;
    /// The turn in question; null when there is none.
    [[nodiscard]] const engine::TurnReview* question() const;
    [[nodiscard]] const std::optional<Try>& lastTry() const { return m_try; }
    /// Hints were given, or something else was tried before.
    [[nodiscard]] bool wasHelped() const { return m_hint != Hint::None || m_wrongTries > 0; }

    /// Only mistakes of this player are asked for; -1 = of all.
    void setPlayer(int player) { m_player = player; }
    [[nodiscard]] int player() const { return m_player; }

    /// With the answer of a chapter where one stands in front of it, see heldAnswer(); else with the
    /// mistake of the viewed turn, else the next one, else the first.
    void start();
    /// With the viewed turn, whatever the review calls it, if it can be judged.
    void startHere();
    /// The turn that startHere() will ask for is about to come in front: its answers must not be seen
    /// until then. stop() gives it up.
    void expect();
    /// Another exercise that is asked in front of this one, such as a word: it takes the commands for
    /// hints and for going on.
    struct Foreground
    {
        std::function<void()> hint;  ///< may be empty: it has none
        std::function<void()> next;
    };
    void setForeground(std::optional<Foreground> foreground);
    [[nodiscard]] const std::optional<Foreground>& foreground() const { return m_foreground; }
    /// On to the next mistake: by this, where it says that it has something; else to the next chapter
    /// that asks, or the next mistake of the game.
    void setOnward(std::function<bool()> onward) { m_onward = std::move(onward); }
    void next();
    /// One thing more.
    void giveHint();
    /// The solution; of a veiled chapter what there is to see of its position.
    void show();
    void stop();
    /// Whether the move was taken as an answer; else it is to be played.
    bool tryMove(const engine::Move& move);
    /// Takes the veil off where no chapter asks any more. To be called for a change of the study when
    /// what is asked is of the new position: else the old one's answers would be seen.
    void unveil();

signals:
    void changed();

private:
    void begin();
    void wait();
    /// Whether a chapter behind this one asks for an answer, too, which is asked for then.
    [[nodiscard]] bool toNextPuzzle();
    void ask(int turn);
    void followStudy();
    /// The state while nobody looks for moves.
    [[nodiscard]] State resting() const;
    void judge();
    /// Of a turn that a search judged, as that did.
    void search();
    void settle(bool isGood);
    void setState(State state);

    ShownStudy& m_shown;
    LiveAnalysis& m_analysis;
    OverlayService& m_overlays;
    GameReviewer& m_reviewer;
    State m_state = State::Off;
    Hint m_hint = Hint::None;
    int m_player = -1;
    GameId m_game;       ///< that the question is of
    GameCursor m_place;  ///< of the question
    bool m_moving = false;
    bool m_here = false;       ///< the viewed turn was asked for
    bool m_expecting = false;  ///< see expect()
    bool m_isPuzzle = false;
    std::optional<GameId> m_told;  ///< the chapter in front, once its answer was told
    std::function<bool()> m_onward;
    std::optional<Foreground> m_foreground;
    std::optional<Try> m_try;
    int m_wrongTries = 0;  ///< at the question
    NewestJob m_search;    ///< judges what was tried
    OverlayService::Overlays m_shownBefore;
};

}  // namespace ui
