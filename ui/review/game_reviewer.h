// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <QElapsedTimer>
#include <QObject>

#include "engine/game/review.h"
#include "ui/document/study_change.h"
#include "ui/document/study_state.h"
#include "ui/work/running_search.h"

namespace ui {

/// By which reviews are told from each other: lexicon and leaves. Reads all of both.
[[nodiscard]] std::string reviewSettings(const engine::Lexicon& lexicon, const engine::Klv* leaves);

/// The static review of a study's game. Once asked for, it follows the game: edits, other lines,
/// another lexicon or other leaves are reviewed in turn. Turns appear one by one. What is known is
/// no edit of the document, but study files keep it: where lexicon and leaves are the same, a game
/// that was reviewed is so as soon as it is opened.
class GameReviewer : public QObject
{
    Q_OBJECT

public:
    enum class State {
        Off,      ///< no review was asked for, or there is no game
        Running,  ///< some turns may be there
        Done,
        Failed,  ///< error() says why
        Stopped,
    };

    /// It reads the whole game in the study, and tells of it when `shown` permits it.
    GameReviewer(JobService& jobs, const Study& study, const ShownStudy& shown,
                 QObject* parent = nullptr);

    /// Reviews the line that the study is in, if it isn't yet.
    void start();
    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] const std::optional<engine::Error>& error() const { return m_error; }
    /// What the last run took.
    [[nodiscard]] double seconds() const { return m_seconds; }
    /// The game brought a review along, but of other words or values; nothing is shown of it.
    [[nodiscard]] bool isOutdated() const { return m_outdated; }
    /// What a study file is to keep of the review of that state's game, by node.
    [[nodiscard]] KeptAnalyses kept(const StudyState& state) const;

    /// No turn is told of while a game is played; the review is kept all the same.
    [[nodiscard]] bool isWithheld() const { return m_withheld; }

    /// Null while nothing is known of it.
    [[nodiscard]] const engine::TurnReview* turn(engine::NodeId node) const;
    /// What is known of the line, by player.
    [[nodiscard]] std::vector<engine::PlayerReview> players() const;
    /// The nearest turn after (1) or before (-1) this one that is a mistake of the player; -1 =
    /// of any player. Turns are indices along the line, as in a GameCursor.
    [[nodiscard]] std::optional<int> mistakeFrom(int turn, int direction, int player = -1) const;
    /// The next of them after this turn of which a best move is known, so that it can be asked for.
    [[nodiscard]] std::optional<int> questionFrom(int turn, int player = -1) const;

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
    struct Outcome
    {
        engine::GameReview review;
        std::string settings;
    };
    using Turns = std::vector<engine::TurnReview>;

    void follow(StudyChanges changes);
    void followGame(StudyChanges changes);
    [[nodiscard]] bool isOfNow() const;
    [[nodiscard]] bool coversLine() const;
    void run();
    void cancel();
    void followPhase();
    void take(const Turns& turns);
    void finish(const Outcome& outcome);
    /// Takes the review that came with the game, if it is of these words and values.
    void takeKept();
    engine::ReviewRequest begin();
    [[nodiscard]] static engine::Result<Outcome>
    review(engine::ReviewRequest request, const engine::TaskContext& context,
           const std::function<void(const engine::TurnReview&)>& onTurn);

    const Study& m_study;
    const ShownStudy& m_shown;
    State m_state = State::Off;
    bool m_wanted = false;  ///< a review of this game was asked for
    std::optional<engine::Error> m_error;
    Subject m_subject;
    engine::NodeId m_line = engine::kRootNode;  ///< that changed() was told of
    std::map<engine::NodeId, engine::TurnReview> m_turns;
    bool m_outdated = false;
    bool m_withheld = false;
    std::string m_settings;  ///< of the subject's lexicon and leaves; empty = not worked out yet
    QElapsedTimer m_clock;
    double m_seconds = 0;
    RunningSearch<Turns, Outcome> m_run;  ///< states: the turns that are known
    NewestJob m_kept;                     ///< looks at the review that came with the game
};

}  // namespace ui
