// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/lesson_feature.h"

#include <algorithm>
#include <chrono>
#include <memory>
#include <optional>
#include <utility>

#include <QAction>
#include <QFileInfo>
#include <QMainWindow>

#include "engine/game/review.h"
#include "ui/commands/action_registry.h"
#include "ui/document/shown_study.h"
#include "ui/document/study.h"
#include "ui/files/chosen_output.h"
#include "ui/language/engine_text.h"
#include "ui/language/shown_names.h"
#include "ui/language/text.h"
#include "ui/lesson/library_chapters.h"
#include "ui/lesson/puzzle_dialog.h"
#include "ui/lesson/puzzle_words.h"
#include "ui/library/library_feature.h"
#include "ui/library/library_panel.h"
#include "ui/review/game_reviewer.h"
#include "ui/settings/settings.h"
#include "ui/widgets/file_dialog.h"

namespace ui {

using engine::Result;
using engine::TaskContext;

namespace {

using namespace Qt::StringLiterals;

constexpr std::chrono::milliseconds kInterval{250};

/// Who played, as the title of a chapter names them.
QString playersOf(const engine::GameInfo& info)
{
    QStringList names;
    for (const engine::GamePlayer& player : info.players)
        names.append(fromUtf8(player.name.empty() ? player.nick : player.name));
    return names.join(u" – "_s);
}

/// Nothing where the review finds no mistake, or where there is none.
std::optional<engine::Move> betterThan(const engine::TurnReview* review)
{
    if (review == nullptr || !review->judged() || !review->isMistake()) return std::nullopt;
    return review->bestMove();
}

}  // namespace

LessonFeature::LessonFeature(const Services& services, QMainWindow& window)
    : WindowFeature(&window),
      m_services(services),
      m_window(window),
      m_reading(services.jobs),
      m_hunting(services.jobs, kInterval),
      m_file(services.jobs, services.settings.dataFolder() + u"/lesson.cws"_s)
{
    connect(&m_file, &TakenFile::failed, this, &LessonFeature::failed);
    connect(&m_file, &TakenFile::read, this, [this](std::vector<engine::GameRecord> chapters) {
        m_kept = std::move(chapters);
        follow();
    });
    m_hunting.setPlace(u"lesson.puzzles"_s);
    connect(&m_hunting, &RunningSearchBase::phaseChanged, this, &LessonFeature::followHunt);
    connect(&services.shown, &ShownStudy::changed, this, &LessonFeature::follow);
}

void LessonFeature::addActions(ActionRegistry& actions)
{
    const auto add = actions.adder(&m_window, this);
    m_take = add({u"lesson.take"_s,
                  tr("&Take for a Lesson"),
                  tr("Keep this position, and what was played or is best in it, for a lesson"),
                  {keys("Ctrl+Alt+J")}},
                 [this] { take(); });
    m_make = add({u"lesson.make"_s, tr("&Make a Lesson"),
                  tr("Open a study, in a new tab, with the positions that were taken as chapters")},
                 [this] { whenAnswered([this] { makeStudy(); }); });
    m_add = add({u"lesson.add"_s, tr("&Add to This Study"),
                 tr("Put the positions that were taken behind the chapters of this study")},
                [this] { whenAnswered([this] { addToStudy(); }); });
    m_forget = add({u"lesson.forget"_s, tr("&Forget What Was Taken"),
                    tr("Begin anew with taking positions for a lesson")},
                   [this] { clearTaken(); });
    m_mistakes =
        add({u"lesson.mistakes"_s, tr("Lesson of the &Library's Turns"),
             tr("Open a study with the turns that the library lists, or those selected there")},
            [this] { ofMistakes(); });
    m_puzzles = add({u"lesson.puzzles"_s, tr("Find &Puzzles…"),
                     tr("Look for positions in which one move is better than all others, in games "
                        "of yours or of the program")},
                    [this] { askForPuzzles(); });
    m_page = add({u"lesson.page"_s, tr("Export &Questions…"),
                  tr("Write the chapters of this study that begin with a position as a web page "
                     "that hides each answer until it is asked for")},
                 [this] { exportQuestions(); });
    follow();
}

QList<MenuPlace> LessonFeature::menuPlaces() const
{
    return {{u"game.lesson"_s, 0, 10, {u"lesson.take"_s, u"lesson.make"_s, u"lesson.add"_s}},
            {u"game.lesson"_s, 1, 10, {u"lesson.mistakes"_s, u"lesson.puzzles"_s}},
            {u"game.lesson"_s, 2, 10, {u"lesson.page"_s}},
            {u"game.lesson"_s, 3, 10, {u"lesson.forget"_s}}};
}

bool LessonFeature::mayTell() const
{
    // A lesson tells racks and answers.
    const Permissions& may = m_services.shown.permissions();
    return may.answers && may.hindsight;
}

void LessonFeature::follow()
{
    if (m_take == nullptr) return;
    const bool open = mayTell();
    m_take->setEnabled(open);
    m_mistakes->setEnabled(open);
    m_page->setEnabled(open && m_services.shown.game() != nullptr);
    m_puzzles->setEnabled(open && m_services.shown.position()->lexicon() != nullptr);
    const bool some = takenCount() > 0;
    m_make->setEnabled(open && some);
    m_add->setEnabled(open && some && m_services.shown.game() != nullptr);
    m_forget->setEnabled(some);
    if (m_pending && open) m_services.study.whenSettled([this] { openFound(); });
}

Result<engine::LessonStep> LessonFeature::stepNow() const
{
    const ShownStudy& shown = m_services.shown;
    if (!shown.game()) {
        engine::LessonStep step;
        step.position = shown.position();
        step.lexicon = shown.lexiconName().toStdString();
        return step;
    }
    const OpenGame& game = *shown.game();
    const GameMoment moment = shown.moment();
    const engine::NodeId node = moment.atEnd() ? moment.before : moment.viewed;
    auto step = engine::lessonStep(game.record(), game.replay(), node,
                                   betterThan(m_services.reviewer.turn(node)));
    if (!step) return step;
    // Many games don't name their words; the lesson is read again with those it was made with.
    if (step->lexicon.empty()) step->lexicon = shown.lexiconName().toStdString();
    // Behind the last turn its notes are no question.
    if (moment.atEnd()) {
        step->position = moment.question;
        step->answer.reset();
        step->played.reset();
        step->said = {};
    }
    const int number = moment.turn + 1;
    if (step->title.empty()) step->title = playersOf(game.record().info()).toStdString();
    step->title =
        tr("%1, turn %2").arg(fromUtf8(step->title), QString::number(number)).toStdString();
    return step;
}

void LessonFeature::take()
{
    auto step = stepNow();
    if (!step) {
        emit failed(tr("This position was not taken"), step.error());
        return;
    }
    const bool answered = step->answer.has_value();
    // Whoever takes a mistake that the library lists has not reviewed the game here; what was played
    // is no answer then.
    const ShownStudy& shown = m_services.shown;
    const bool awaited = shown.game() && shown.position()->lexicon() != nullptr &&
                         !shown.moment().atEnd() &&
                         m_services.reviewer.turn(shown.moment().viewed) == nullptr;
    if (awaited) step->answer.reset();
    m_taken.push_back(std::move(*step));
    keepTaken();
    follow();
    const QString count =
        tr("%n position(s) for a lesson.", nullptr, static_cast<int>(takenCount()));
    emit said(answered || awaited ? count : count + u' ' + tr("This one has no answer yet."));
    if (awaited) findAnswer(shown.game(), shown.moment().viewed);
}

void LessonFeature::findAnswer(const OpenGamePtr& game, engine::NodeId node)
{
    const std::uint64_t search = ++m_searches;
    m_awaited.push_back({search, m_taken.size() - 1});
    m_services.jobs.start<engine::LessonStep>(
        tr("Looking for the best move"), JobClass::Interactive,
        [game, node, leaves = m_services.shown.leaves(),
         lexicons = m_services.shown.lexicons()](const TaskContext& context) {
            const auto review =
                engine::reviewGame({game->record(), node, lexicons, leaves}, context);
            if (!review) return Result<engine::LessonStep>(engine::failure(review.error()));
            const auto turn = std::ranges::find(review->turns, node, &engine::TurnReview::node);
            return engine::lessonStep(game->record(), game->replay(), node,
                                      betterThan(turn == review->turns.end() ? nullptr : &*turn));
        },
        this,
        [this, search](Result<engine::LessonStep> found) { takeAnswer(search, std::move(found)); });
}

void LessonFeature::takeAnswer(std::uint64_t search, Result<engine::LessonStep> found)
{
    const auto awaited = std::ranges::find(m_awaited, search, &Awaited::search);
    if (awaited == m_awaited.end()) return;
    if (found) {
        engine::LessonStep& taken = m_taken[awaited->step];
        taken.answer = std::move(found->answer);
        taken.played = std::move(found->played);
        taken.said = std::move(found->said);
    }
    m_awaited.erase(awaited);
    if (found) keepTaken();
    if (m_awaited.empty() && m_whenAnswered) std::exchange(m_whenAnswered, {})();
}

void LessonFeature::whenAnswered(std::function<void()> then)
{
    if (m_awaited.empty()) return then();
    m_whenAnswered = std::move(then);
}

void LessonFeature::clearTaken()
{
    m_kept.clear();
    m_taken.clear();
    m_awaited.clear();
    m_whenAnswered = {};
    keepTaken();
    follow();
}

std::vector<engine::GameRecord> LessonFeature::chaptersTaken()
{
    std::vector<engine::GameRecord> chapters = m_kept;
    for (const engine::LessonStep& step : m_taken) {
        auto chapter = engine::lessonChapter(step);
        if (!chapter) {
            emit failed(tr("The lesson was not made"), chapter.error());
            return {};
        }
        chapters.push_back(std::move(*chapter));
    }
    return chapters;
}

void LessonFeature::keepTaken()
{
    m_file.keep([this] {
        std::vector<engine::GameRecord> chapters = m_kept;
        for (const engine::LessonStep& step : m_taken)
            if (auto chapter = engine::lessonChapter(step)) chapters.push_back(std::move(*chapter));
        return chapters;
    });
}

bool LessonFeature::openStudy(std::vector<engine::GameRecord> chapters, const QString& title,
                              const engine::LexiconPtr& lexicon)
{
    Study& study = m_services.study;
    auto game = OpenGame::create(chapters.front(), lexicon);
    if (!game) {
        emit failed(tr("The lesson was not made"), game.error());
        return false;
    }
    auto file = std::make_shared<engine::StudyFile>();
    file->title = title.toStdString();
    file->games = std::move(chapters);
    study.openTab();
    study.setGame(std::move(*game), title, tr("make a lesson"), std::move(file));
    // It was made here and is nowhere else.
    study.setDocument(study.state().document, {});
    return true;
}

void LessonFeature::makeStudy()
{
    auto chapters = chaptersTaken();
    if (chapters.empty()) return;
    if (!openStudy(std::move(chapters), tr("Lesson"), m_services.study.state().lexicon())) return;
    clearTaken();
    emit said(tr("F11 shows the lesson to an audience; save it as a study."));
}

void LessonFeature::addToStudy()
{
    auto chapters = chaptersTaken();
    if (chapters.empty()) return;
    if (auto added = m_services.study.addChapters(std::move(chapters), tr("add to the lesson"));
        !added) {
        emit failed(tr("The lesson was not made"), added.error());
        return;
    }
    clearTaken();
}

void LessonFeature::ofMistakes()
{
    const LibraryPanel& panel = *m_services.library.panel();
    const QList<LibraryTurnRow> turns = panel.questions();
    const QString left = panel.leftOutText();
    if (turns.isEmpty()) {
        emit actionRequested(u"view.library"_s);
        emit said(!left.isEmpty() ? left
                                  : tr("Let the library list turns first, such as mistakes: they "
                                       "become a lesson."));
        return;
    }
    QStringList titles;
    for (const LibraryTurnRow& turn : turns) {
        const QString game = turn.game.title.isEmpty() ? turn.game.players : turn.game.title;
        titles.append(tr("%1, turn %2").arg(game, QString::number(turn.game.turn)));
    }
    m_reading.ask<LibraryChapters>(
        tr("Making a lesson"), JobClass::Heavy,
        [path = m_services.library.library().path(), turns, titles,
         rules = m_services.shown.position()->rulesPtr(),
         lexicon = m_services.shown.lexiconName()](const TaskContext& context) {
            return chaptersOf(path, turns, titles, rules, lexicon, context);
        },
        [this, left](Result<LibraryChapters> chapters) {
            if (!chapters) {
                if (chapters.error().code != engine::ErrorCode::Cancelled)
                    emit failed(tr("The lesson was not made"), chapters.error());
                return;
            }
            const auto made = static_cast<int>(chapters->made.size());
            if (made > 0)
                openStudy(std::move(chapters->made), tr("Lesson"),
                          m_services.study.state().lexicon());
            QStringList missing;
            if (!left.isEmpty()) missing.append(left);
            if (chapters->left > 0)
                missing.append(
                    tr("%n turn(s) were left out: nothing better is known of them, or their games "
                       "are not there as they were.",
                       nullptr, chapters->left));
            if (!missing.isEmpty())
                emit said(tr("%n turn(s) became a lesson.", nullptr, made) + u' ' +
                          missing.join(u' '));
        });
}

void LessonFeature::askForPuzzles()
{
    if (m_hunting.isRunning()) {
        emit said(
            tr("Puzzles are being looked for; stop that in the status bar to have those found."));
        return;
    }
    const auto selected = static_cast<int>(m_services.library.panel()->selected().size());
    PuzzleDialog dialog({m_services.shown.game() != nullptr, selected}, m_choice, &m_window);
    if (dialog.exec() == QDialog::Accepted) hunt(dialog.choice(), dialog.filter());
}

void LessonFeature::exportQuestions()
{
    const QString folder = m_services.settings.lastFolder();
    const QString path = askForOutput(&m_window, tr("Export Questions"),
                                      (folder.isEmpty() ? QString() : folder + u'/') +
                                          m_services.shown.state().name + u".html"_s,
                                      tr("Web page (*.html)"), u".html"_s);
    if (path.isEmpty()) return;
    m_services.settings.setLastFolder(QFileInfo(path).absolutePath());
    writeQuestions(path);
}

void LessonFeature::writeQuestions(const QString& path)
{
    engine::PuzzleWords words = puzzleWords();
    words.title = m_services.shown.state().name.toStdString();
    m_services.jobs.start<int>(
        tr("Exporting %1").arg(shownName(path)), JobClass::Heavy,
        [path, words,
         study = studyFileOf(m_services.study.state())](const TaskContext&) -> Result<int> {
            const auto questions = engine::lessonQuestions(study, words.tasks[1]);
            if (questions.empty())
                return engine::failure(
                    engine::ErrorCode::IllegalPosition,
                    engine::say(
                        "%1", tr("no chapter of this study begins with a position").toStdString()));
            const auto page = engine::questionPage(questions, words);
            if (!page) return engine::failure(page.error());
            if (auto done = writeChosenFile(toPath(path), *page); !done)
                return engine::failure(std::move(done.error()));
            return static_cast<int>(questions.size());
        },
        this,
        [this, path](const Result<int>& written) {
            if (written) emit exported({path});
            else if (written.error().code != engine::ErrorCode::Cancelled)
                emit exportFailed(path, written.error());
        });
}

void LessonFeature::hunt(const PuzzleChoice& choice, const engine::PuzzleFilter& filter)
{
    m_choice = choice;
    const ShownStudy& shown = m_services.shown;
    if (!shown.position()->lexicon()) return;
    PuzzleHunt hunt{choice, filter, shown.position(), m_services.study.leaves(),
                    m_services.study.winTable()};
    if (shown.game()) {
        const engine::GameRecord& record = shown.game()->record();
        const QString title = fromUtf8(record.info().title);
        hunt.games.emplace_back((title.isEmpty() ? playersOf(record.info()) : title).toStdString(),
                                record);
    }
    hunt.library = m_services.library.library().path();
    hunt.rows = m_services.library.panel()->selected();
    m_pending = false;
    m_huntLexicon = shown.lexicon();
    m_hunting.start(tr("Looking for puzzles"), JobClass::Heavy,
                    [hunt = std::move(hunt)](const TaskContext& context,
                                             const Hunt::OnState& onState) -> Result<void> {
                        Puzzles found;
                        return huntPuzzles(hunt, context, [&](engine::NamedPuzzle puzzle) {
                            found.push_back(std::move(puzzle));
                            onState(std::make_shared<const Puzzles>(found));
                        });
                    });
    emit said(tr("Puzzles are looked for in the background; they open in a tab of their own."));
}

void LessonFeature::followHunt()
{
    using Phase = RunningSearchBase::Phase;
    const Phase phase = m_hunting.phase();
    if (phase != Phase::Done && phase != Phase::Stopped && phase != Phase::Failed) return;
    if (m_hunting.error()) emit failed(tr("The search for puzzles broke off"), *m_hunting.error());
    m_pending = true;
    openFound();
}

void LessonFeature::openFound()
{
    // A game that is being played stays in front.
    if (!m_pending || !mayTell()) return;
    m_pending = false;
    // What was found stays when the work is stopped or fails.
    Puzzles puzzles;
    if (const auto found = m_hunting.state()) puzzles = *found;
    const auto count = static_cast<int>(puzzles.size());
    if (count == 0) {
        if (m_hunting.phase() == RunningSearchBase::Phase::Done)
            emit said(tr("No position was found that has a single best move and is wanted."));
        return;
    }
    engine::mixPuzzles(puzzles);
    const engine::PuzzleWords words = puzzleWords();
    std::vector<engine::GameRecord> chapters;
    for (const engine::NamedPuzzle& named : puzzles) {
        auto chapter = engine::lessonChapter(engine::lessonStep(
            named, words, engineText(engine::puzzleAnswer(named.puzzle)).toStdString()));
        if (!chapter) {
            emit failed(tr("The lesson was not made"), chapter.error());
            return;
        }
        chapters.push_back(std::move(*chapter));
    }
    if (!openStudy(std::move(chapters), tr("Puzzles"), m_huntLexicon)) return;
    // With all answers hidden.
    emit actionRequested(u"review.practise"_s);
    emit said(tr("%n puzzle(s) were found. Put your move on the board; F11 shows them to others.",
                 nullptr, count));
}

}  // namespace ui

#include "moc_lesson_feature.cpp"
