// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

#include "engine/base/result.h"
#include "engine/game/lesson.h"
#include "ui/commands/window_feature.h"
#include "ui/document/study_fwd.h"
#include "ui/lesson/puzzle_hunt.h"
#include "ui/lesson/taken_file.h"
#include "ui/work/newest_job.h"
#include "ui/work/running_search.h"

class QAction;
class QMainWindow;

namespace ui {

class GameReviewer;
class LibraryFeature;
class Settings;
class ShownStudy;
class Study;

/// Lessons: positions and turns of many games are taken one by one, or as the library lists them, and
/// become chapters of a study, with what is the answer as the first move. So do puzzles that are
/// looked for in games. Shown to an audience the way any study is.
class LessonFeature : public WindowFeature
{
    Q_OBJECT

public:
    struct Services
    {
        JobService& jobs;
        Study& study;
        ShownStudy& shown;
        GameReviewer& reviewer;
        LibraryFeature& library;
        Settings& settings;
    };
    /// Lives as long as the window.
    LessonFeature(const Services& services, QMainWindow& window);

    void addActions(ActionRegistry& actions) override;
    [[nodiscard]] QList<MenuPlace> menuPlaces() const override;
    /// What was taken in this run and isn't in a study yet.
    [[nodiscard]] const std::vector<engine::LessonStep>& taken() const { return m_taken; }
    /// The same with what was taken in runs before.
    [[nodiscard]] std::size_t takenCount() const { return m_kept.size() + m_taken.size(); }
    /// The chapters of the study that begin with a position, as a web page with hidden answers.
    void writeQuestions(const QString& path);
    /// Looks for puzzles in the background; those found until then become a study at its end, or when
    /// it is stopped.
    void hunt(const PuzzleChoice& choice, const engine::PuzzleFilter& filter);

private:
    using Puzzles = std::vector<engine::NamedPuzzle>;
    using Hunt = RunningSearch<Puzzles>;

    /// A step whose best move is being looked for.
    struct Awaited
    {
        std::uint64_t search;
        std::size_t step;  ///< of those that were taken
    };

    /// What the board shows becomes a step.
    void take();
    /// Of the last step, which is a turn that no review has looked at: where it was a mistake, the better
    /// move becomes the answer, whatever is looked at meanwhile.
    void findAnswer(const OpenGamePtr& game, engine::NodeId node);
    void takeAnswer(std::uint64_t search, engine::Result<engine::LessonStep> found);
    /// Once all that was taken has its answer; at once when it has.
    void whenAnswered(std::function<void()> then);
    /// What was taken has become a study, or isn't wanted any more.
    void clearTaken();
    void makeStudy();
    void addToStudy();
    void ofMistakes();
    void askForPuzzles();
    void exportQuestions();
    /// What it has found is opened once it has ended, and no game is played in front.
    void followHunt();
    [[nodiscard]] bool mayTell() const;
    void follow();
    /// Whether it could be opened.
    bool openStudy(std::vector<engine::GameRecord> chapters, const QString& title,
                   const engine::LexiconPtr& lexicon);
    void openFound();
    [[nodiscard]] engine::Result<engine::LessonStep> stepNow() const;
    /// Of all that was taken; nothing where one can't be made, which is told.
    [[nodiscard]] std::vector<engine::GameRecord> chaptersTaken();
    /// Until the program runs again.
    void keepTaken();

    Services m_services;
    QMainWindow& m_window;
    NewestJob m_reading;
    Hunt m_hunting;
    PuzzleChoice m_choice;                   ///< the last one
    engine::LexiconPtr m_huntLexicon;        ///< of it
    bool m_pending = false;                  ///< it has ended and waits to be opened
    std::vector<engine::GameRecord> m_kept;  ///< chapters of what was taken in an earlier run
    std::vector<engine::LessonStep> m_taken;
    TakenFile m_file;  ///< writes those two, also when it goes
    std::vector<Awaited> m_awaited;
    std::uint64_t m_searches = 0;
    std::function<void()> m_whenAnswered;  ///< what waits for the answers
    QAction* m_take = nullptr;
    QAction* m_make = nullptr;
    QAction* m_add = nullptr;
    QAction* m_forget = nullptr;
    QAction* m_mistakes = nullptr;
    QAction* m_puzzles = nullptr;
    QAction* m_page = nullptr;
};

}  // namespace ui
