// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include <QElapsedTimer>
#include <QObject>

#include "engine/game/review.h"
#include "engine/game/review_cache.h"
#include "ui/document/study_change.h"
#include "ui/document/study_state.h"
#include "ui/review/review_choice.h"
#include "ui/work/running_search.h"

namespace ui {

/// By which reviews are told from each other: lexicons and leaves. Reads all of them. There is a
/// lexicon of the game.
[[nodiscard]] std::string reviewSettings(const engine::PlayerLexicons& lexicons,
                                         const engine::Klv* leaves);

using GameReviewPtr = std::shared_ptr<const engine::GameReview>;

/// The review of a study's game, as thorough as it was asked for. The static evaluation comes
/// first, for all turns, and follows the game from then on: edits, other lines, another lexicon or
/// other leaves are reviewed in turn. Searches are begun only by start(): turn by turn they take the
/// place of what was known before, and what they found stays until somebody asks for something else.
///
/// What is known is no edit of the document, but study files keep it: where lexicon and leaves are
/// the same, a game that was reviewed is so as soon as it is opened. A game that is left for another
/// tab or chapter is searched on, and has its review again when it comes back. One game is searched
/// at a time: the one in front first, then those that were left. Searches of what was closed go on
/// when it is opened again by undo.
class GameReviewer : public QObject
{
    Q_OBJECT

public:
    enum class State {
        Off,      ///< no review was asked for, or there is no game
        Running,  ///< some turns may be there
        Paused,   ///< searches rest, and can go on
        Done,
        Failed,   ///< error() says why
        Stopped,  ///< what was found until then is there
    };

    /// It reads the whole game in the study, and tells of it when `shown` permits it.
    GameReviewer(JobService& jobs, const Study& study, const ShownStudy& shown,
                 QObject* parent = nullptr);

    /// What start() does from now on.
    void setChoice(const ReviewChoice& choice);
    /// A game that was reviewed brings its own along, as long as it is in front.
    [[nodiscard]] const ReviewChoice& choice() const { return m_choice; }
    /// What was set, whatever the game in front brought along.
    [[nodiscard]] const ReviewChoice& ownChoice() const { return m_ownChoice; }
    /// Reviews the line that the study is in as it was chosen, as far as it isn't yet.
    void start();
    /// Sees that there is some review of it.
    void ensure();
    /// Of searches.
    void pause();
    /// Goes on after pause() and stop().
    void resume();
    void stop();

    [[nodiscard]] State state() const { return m_now.state; }
    /// All turns of the line have at least the static evaluation.
    [[nodiscard]] bool isReady() const;
    /// Turns are being searched, or would be after a pause.
    [[nodiscard]] bool isSearching() const;
    struct Count
    {
        int done = 0;
        int all = 0;
    };
    /// Of the turns that can be judged in the line that is searched, those that a search as it is
    /// being made has judged.
    [[nodiscard]] Count searchedTurns() const;
    [[nodiscard]] const std::optional<engine::Error>& error() const { return m_now.error; }
    /// The choice that the searches were begun with which go on, or did last.
    [[nodiscard]] const ReviewChoice& searchedChoice() const { return m_now.sought; }
    /// What the last run took, without its pauses.
    [[nodiscard]] double seconds() const { return m_now.seconds(); }
    /// The game brought a review along, but of other words or values; nothing is shown of it.
    [[nodiscard]] bool isOutdated() const { return m_outdated; }
    /// Takes over what searches found of nodes of the game before, where it fits; the review shows it
    /// as if it had come with the game.
    void adopt(
        const std::vector<std::pair<engine::NodeId, std::shared_ptr<const engine::CachedAnalysis>>>&
            verdicts);
    /// What a study file is to keep of the review of that state's game, by node.
    [[nodiscard]] KeptAnalyses kept(const StudyState& state) const;
    /// The documents of which searches found something that is neither in their games as they were
    /// opened nor was told of by markKept(). It would be lost with the program.
    [[nodiscard]] std::set<int> unkept() const;
    /// A file or the library has these of a document now.
    void markKept(int document, const KeptAnalyses& kept);

    /// No turn is told of while a game is played; the review is kept all the same.
    [[nodiscard]] bool isWithheld() const { return m_withheld; }

    /// Null while nothing is known of it.
    [[nodiscard]] const engine::TurnReview* turn(engine::NodeId node) const;
    /// What the search of a turn was made with; nothing where none judged it.
    [[nodiscard]] std::optional<engine::KeptDepth> depthOf(engine::NodeId node) const;
    /// What is known of the line, by player.
    [[nodiscard]] std::vector<engine::PlayerReview> players() const;
    /// What is known of the line; null while not all of its turns are.
    [[nodiscard]] GameReviewPtr review() const;
    /// The nearest turn after (1) or before (-1) this one that is a mistake of the player; -1 =
    /// of any player. Turns are indices along the line, as in a GameCursor.
    [[nodiscard]] std::optional<int> mistakeFrom(int turn, int direction, int player = -1) const;
    /// The next of them after this turn of which a best move is known, so that it can be asked for.
    [[nodiscard]] std::optional<int> questionFrom(int turn, int player = -1) const;

signals:
    /// State or turns.
    void changed();
    void choiceChanged();
    /// Searches have found more of a document, in front or not.
    void foundMore(int document);
    /// Somebody wants to see the game that is searched.
    void visitRequested(const ui::StudySpot& spot);

private:
    /// What a review is of.
    struct Subject
    {
        OpenGamePtr game;
        engine::PlayerLexicons lexicons;
        engine::KlvPtr leaves;
        engine::WinTablePtr winTable;
    };
    /// A turn, and what a search of it was made with.
    struct Known
    {
        engine::TurnReview review;
        std::optional<engine::KeptDepth> depth;
        std::shared_ptr<const engine::CachedAnalysis> verdict;  ///< null without a search
    };
    using KnownTurns = std::vector<Known>;
    struct Progress
    {
        KnownTurns turns;
        std::vector<engine::Sentence> remarks;
        std::string settings;  ///< see reviewSettings()
        bool covers = false;   ///< all turns of the line have the static evaluation
    };
    using Run = RunningSearch<Progress>;
    /// What tells a verdict from others of its game: turn, hash of its position, settings.
    using VerdictKey = std::tuple<engine::NodeId, std::uint64_t, std::string>;
    [[nodiscard]] static VerdictKey keyOf(engine::NodeId node,
                                          const engine::CachedAnalysis& verdict);
    /// What is known of a game, in front or not.
    struct Review
    {
        Subject subject;
        std::map<engine::NodeId, Known> turns;
        /// What searches found of it, also before it was edited.
        std::map<engine::NodeId, std::shared_ptr<const engine::CachedAnalysis>> verdicts;
        /// Those that are kept elsewhere, beside what came with the game.
        std::set<VerdictKey> safe;
        std::vector<engine::Sentence> remarks;
        std::string settings;  ///< of the subject's lexicon and leaves; empty = not worked out yet
        bool covers = false;   ///< as in Progress
        State state = State::Off;
        std::optional<engine::Error> error;
        /// A node of the line that searches go through, while they do or are to go on.
        std::optional<engine::NodeId> searched;
        ReviewChoice sought;  ///< that they were begun with
        /// That the searches were made with which came with the game.
        std::optional<ReviewChoice> brought;
        bool goesOn = false;  ///< as soon as it rests
        QElapsedTimer clock;
        double secondsBefore = 0;  ///< until the clock was started again
        std::unique_ptr<Run> run;  ///< states: what is known; null = nothing was run

        [[nodiscard]] double seconds() const;
        [[nodiscard]] RunningSearchBase::Phase phase() const;
        /// Whether searches have found more.
        bool take(const Progress& progress);
        /// The turn still has the position that was searched.
        [[nodiscard]] bool isOfGame(engine::NodeId node,
                                    const engine::CachedAnalysis& verdict) const;
        /// `isKept`: what came with the game stands in its file.
        [[nodiscard]] bool hasUnkept(bool isKept) const;
        /// Follows its run; false where that is no news.
        bool followPhase();
        /// Its run ends, and tells nothing of that.
        void drop();
    };
    struct Work;

    void follow(StudyChanges changes);
    void followGame(StudyChanges changes);
    [[nodiscard]] bool isOfNow() const;
    [[nodiscard]] bool coversLine() const;
    /// Whether searches as they were chosen judged all turns of the line that they can judge.
    [[nodiscard]] bool isAsChosen() const;
    /// With searches through that node, or without.
    void run(std::optional<engine::NodeId> searched);
    void cancel();
    void forget();
    /// Puts the review of the game that was in front aside.
    void leave();
    /// Takes the one of the game that is; false where none was put aside.
    bool comeBack();
    /// Sees that one review at a time is searched.
    void giveWay();
    [[nodiscard]] std::unique_ptr<Run> newRun();
    void followRun(const Run* run);
    [[nodiscard]] Review* reviewOf(const Run* run);
    [[nodiscard]] GameId gameOf(const Review& review) const;
    /// Some tab shows something of it.
    [[nodiscard]] bool isOpen(int document) const;
    /// What the document began with stands in a file.
    [[nodiscard]] bool isKept(int document) const;
    /// As setChoice(), for as long as the game is in front.
    void choose(const ReviewChoice& choice);
    /// Takes the review that came with the game, if it is of these words and values.
    void takeKept();
    [[nodiscard]] Work begin();

    JobService& m_jobs;
    const Study& m_study;
    const ShownStudy& m_shown;
    ReviewChoice m_choice;
    ReviewChoice m_ownChoice;
    bool m_wanted = false;                      ///< a review of this game was asked for
    engine::NodeId m_line = engine::kRootNode;  ///< that changed() was told of
    GameId m_game;                              ///< in front
    Review m_now;                               ///< of it
    std::map<GameId, Review> m_left;            ///< of other games
    bool m_outdated = false;
    bool m_withheld = false;
    NewestJob m_kept;  ///< looks at the review that came with the game
};

}  // namespace ui
