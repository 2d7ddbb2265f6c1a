// SPDX-License-Identifier: GPL-3.0-or-later
// Positions of games become a study that is shown to an audience.
#include <QAction>
#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>
#include <QTextBrowser>
#include <QTimer>
#include <QtTest>

#include "tests/support/test_class.h"
#include "tests/ui/game_fixture.h"
#include "tests/ui/ui_fixture.h"
#include "tests/ui/window/library_stage.h"
#include "ui/document/study.h"
#include "ui/lesson/lesson_feature.h"
#include "ui/lesson/library_chapters.h"
#include "ui/lesson/puzzle_dialog.h"
#include "ui/lesson/puzzle_hunt.h"
#include "ui/library/game_library.h"
#include "ui/library/library_panel.h"
#include "ui/review/practice.h"

using namespace Qt::StringLiterals;

namespace {

struct LessonStage : fixture::LibraryStage
{
    ui::LessonFeature* lesson = window->feature<ui::LessonFeature>();

    [[nodiscard]] ui::Study& study() const { return session->study(); }
    void go(const char* id) const { action(id)->trigger(); }
    [[nodiscard]] int turn() const { return study().moment().turn; }
    /// All of the score sheet, as it is read and spoken.
    [[nodiscard]] QString textOf() const
    {
        QStringList texts;
        const QAbstractItemModel* sheet = child<QTableView>("scoreSheet")->model();
        for (int row = 0; row < sheet->rowCount(); ++row)
            for (int column = 0; column < sheet->columnCount(); ++column)
                for (const int role :
                     {int(Qt::DisplayRole), int(Qt::ToolTipRole), int(Qt::AccessibleTextRole)})
                    texts.append(sheet->index(row, column).data(role).toString());
        return texts.join(u'\n');
    }
    /// The program ends and begins anew.
    void restart()
    {
        window.reset();
        session.reset();
        session = std::make_unique<ui::Session>(fixture::catPosition(), engine::rankMoves,
                                                folder.filePath(u"settings.ini"_s));
        window = std::make_unique<ui::MainWindow>(*session);
        window->show();
        lesson = window->feature<ui::LessonFeature>();
    }
};

/// Of a study; 0 where there is none.
std::size_t gamesIn(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return 0;
    const auto study = engine::readStudy(file.readAll().toStdString());
    return study ? study->games.size() : 0;
}

}  // namespace

class TestLessons : public QObject
{
    Q_OBJECT

private slots:
    void turnsOfAGameBecomeAStudy()
    {
        const LessonStage stage;
        QVERIFY(!stage.action("lesson.make")->isEnabled());
        QVERIFY(!stage.action("lesson.forget")->isEnabled());
        stage.study().setGame(fixture::openGame(), u"a.gcg"_s, u"open"_s);
        QSignalSpy said(stage.lesson, &ui::LessonFeature::said);
        stage.go("lesson.take");
        stage.study().goTo({0, 2});
        stage.go("lesson.take");
        QCOMPARE(stage.lesson->taken().size(), std::size_t{2});
        QVERIFY(said.last().first().toString().contains(u'2'));
        const auto board = stage.study().position()->board();
        const QList<int> tabs = stage.study().tabs();
        stage.go("lesson.make");
        // A tab of its own, as soon as the answers are there; what was taken from stays as it is.
        QTRY_COMPARE(stage.study().tabs().size(), tabs.size() + 1);
        QVERIFY(stage.study().isModified());
        QVERIFY(stage.lesson->taken().empty());
        QVERIFY(!stage.action("lesson.make")->isEnabled());
        QVERIFY(stage.study().state().file != nullptr);
        const auto games = stage.study().state().file->games;
        QCOMPARE(games.size(), std::size_t{2});
        QVERIFY2(games[1].info().title.ends_with("turn 3"), games[1].info().title.c_str());
        // The game names no lexicon, the lesson has the one that its answers are of.
        QCOMPARE(games[1].info().lexicon, fixture::lexicon()->name());
        QVERIFY(stage.study().goToChapter(1));
        QVERIFY(stage.study().position()->board() == board);
        // SEA is no word of this lexicon, and more could be had than CAT: both are variations beside
        // the answers.
        QCOMPARE(stage.study().moment().turns.size(), std::size_t{1});
        QCOMPARE(games[1].nodeCount(), 3);
        QCOMPARE(games[0].nodeCount(), 3);
        QVERIFY(stage.study().moment().lastMove == std::nullopt || stage.turn() == 0);
    }

    /// What was taken is there again when the program runs anew, until it has become a lesson.
    void whatIsTakenIsKept()
    {
        LessonStage stage;
        const QString file = stage.session->settings().dataFolder() + u"/lesson.cws"_s;
        stage.study().setGame(fixture::openGame(), u"a.gcg"_s, u"open"_s);
        stage.go("lesson.take");
        stage.study().goTo({0, 2});
        stage.go("lesson.take");
        QTRY_VERIFY(stage.lesson->taken().front().answer.has_value());
        QTRY_VERIFY(stage.lesson->taken().back().answer.has_value());
        // The answers have just come, and may be on their way into the file.
        stage.restart();
        QFile kept(file);
        QVERIFY(kept.open(QIODevice::ReadOnly));
        const auto before = engine::readStudy(kept.readAll().toStdString());
        QVERIFY(before && before->games.size() == 2);
        const auto answerOf = [](const engine::GameRecord& game) {
            const auto line = game.lineThrough(engine::kRootNode);
            return line.empty() ? std::optional<engine::Move>()
                                : engine::replay(game)->at(line.front()).move;
        };
        const auto answer = answerOf(before->games[0]);
        QVERIFY(answer && answerOf(before->games[1]));
        QTRY_COMPARE(stage.lesson->takenCount(), std::size_t{2});
        QVERIFY(stage.action("lesson.make")->isEnabled());
        stage.go("lesson.take");
        QCOMPARE(stage.lesson->takenCount(), std::size_t{3});
        stage.go("lesson.make");
        QTRY_VERIFY(stage.study().state().file != nullptr);
        const auto& games = stage.study().state().file->games;
        QCOMPARE(games.size(), std::size_t{3});
        QCOMPARE(answerOf(games[0]), answer);
        QTRY_VERIFY(!QFile::exists(file));
        // What can't be read is told, and not written over.
        QFile broken(file);
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write("{");
        broken.close();
        stage.restart();
        QTRY_VERIFY(QFile::exists(file + u".broken"_s));
        QCOMPARE(stage.lesson->takenCount(), std::size_t{0});
    }

    /// The program may end while the file is read, or while an older one is written.
    void whatIsTakenLastIsKept()
    {
        LessonStage stage;
        const QString file = stage.session->settings().dataFolder() + u"/lesson.cws"_s;
        for (std::size_t taken = 3; taken <= 6; taken += 3) {
            stage.study().setGame(fixture::openGame(), u"a.gcg"_s, u"open"_s);
            for (const int turn : {0, 1, 2}) {
                stage.study().goTo({0, turn});
                stage.go("lesson.take");
            }
            stage.restart();
            QCOMPARE(gamesIn(file), taken);
        }
        QTRY_COMPARE(stage.lesson->takenCount(), std::size_t{6});
    }

    /// Whoever stands in front of a chapter that asks reads its question, not its answer.
    void theSheetKeepsTheAnswer()
    {
        const LessonStage stage;
        stage.study().setGame(fixture::openGame(), u"a.gcg"_s, u"open"_s);
        const auto line = stage.study().game()->record().lineThrough(engine::kRootNode);
        engine::Annotations told;
        told.notes = {"because of the leave"};
        stage.study().setAnnotations(line[0], told, u"note"_s);
        QVERIFY(stage.textOf().contains(u"CAT"_s));
        stage.go("lesson.take");
        stage.go("lesson.make");
        QTRY_COMPARE(stage.study().moment().turns.size(), std::size_t{1});
        QCOMPARE(stage.turn(), 0);
        const ui::OpenGame& lesson = *stage.study().game();
        const auto& step = lesson.replay().at(stage.study().moment().turns.front().move);
        const QString answer =
            QString::fromStdString(engine::moveText(*step.before, step.move)).section(u' ', 1);
        QVERIFY(answer.size() > 1);
        QVERIFY2(!stage.textOf().contains(answer), qPrintable(stage.textOf()));
        QVERIFY2(stage.textOf().contains(u'?'), qPrintable(stage.textOf()));
        QVERIFY(stage.child<QWidget>("playedMove")->isHidden());
        const auto* note = stage.child<QTextBrowser>("turnNoteView");
        QVERIFY2(!note->toPlainText().contains(u"leave"_s), qPrintable(note->toPlainText()));
        stage.study().goTo({0, 1});
        QVERIFY(stage.textOf().contains(answer));
        QTRY_VERIFY(note->toPlainText().contains(u"leave"_s));
        // Games are read from their beginning as before.
        stage.study().setGame(fixture::openGame(), u"a.gcg"_s, u"open"_s);
        QVERIFY(stage.textOf().contains(u"CAT"_s));
    }

    /// Find Better asks for the answers of chapters, one after the other.
    void answersArePractised()
    {
        const LessonStage stage;
        stage.study().setGame(fixture::openGame(), u"a.gcg"_s, u"open"_s);
        stage.go("lesson.take");
        stage.study().goTo({0, 2});
        stage.go("lesson.take");
        QTRY_VERIFY(stage.lesson->taken().back().answer.has_value());
        const engine::Move first = *stage.lesson->taken().front().answer;
        const engine::Move second = *stage.lesson->taken().back().answer;
        const engine::Move phony = *stage.lesson->taken().back().played;
        stage.go("lesson.make");
        ui::Practice& practice = stage.session->practice();
        stage.go("review.practise");
        QTRY_COMPARE(practice.state(), ui::Practice::State::Asking);
        QVERIFY(practice.isPuzzle());
        QCOMPARE(*practice.answer(), first);
        const auto* question = stage.child<QLabel>("practiceQuestion");
        QVERIFY2(!question->text().contains(u"CAT"_s), qPrintable(question->text()));
        QVERIFY(practice.tryMove(first));
        QTRY_COMPARE(practice.state(), ui::Practice::State::Found);
        practice.next();
        QTRY_COMPARE(practice.state(), ui::Practice::State::Asking);
        QCOMPARE(stage.study().state().chapter, 1);
        QCOMPARE(*practice.answer(), second);
        // A phony is no answer, and nothing is told.
        QVERIFY(practice.tryMove(phony));
        QTRY_VERIFY(practice.lastTry() && practice.lastTry()->known);
        QCOMPARE(practice.state(), ui::Practice::State::Asking);
        practice.show();
        practice.next();
        QCOMPARE(practice.state(), ui::Practice::State::Finished);
        QVERIFY(question->text().contains(u"puzzles"_s));
    }

    /// Who takes a turn of a game that wasn't reviewed gets the answer that the review would give.
    void whatIsTakenIsReviewed()
    {
        const LessonStage stage;
        stage.study().setGame(fixture::openGame(), u"a.gcg"_s, u"open"_s);
        stage.study().goTo({0, 2});
        QVERIFY(stage.session->reviewer().turn(stage.study().moment().viewed) == nullptr);
        stage.go("lesson.take");
        // SEA is no word of this lexicon.
        QVERIFY(!stage.lesson->taken().back().answer.has_value());
        QTRY_VERIFY(stage.lesson->taken().back().answer.has_value());
        const engine::LessonStep& taken = stage.lesson->taken().back();
        QVERIFY(taken.played.has_value());
        QVERIFY(*taken.played != *taken.answer);
        stage.go("lesson.make");
        QVERIFY(stage.study().state().file != nullptr);
        QCOMPARE(stage.study().state().file->games[0].nodeCount(), 3);
    }

    /// Whatever is written or looked at before the review has come: until then nothing is its answer.
    void whatIsTakenWaitsForItsReview()
    {
        const LessonStage stage;
        stage.study().setGame(fixture::openGame(), u"a.gcg"_s, u"open"_s);
        stage.go("lesson.take");
        QVERIFY(!stage.lesson->taken().back().answer.has_value());
        engine::Annotations note;
        note.notes = {"hm"};
        stage.study().setAnnotations(stage.study().moment().viewed, note, u"note"_s);
        stage.study().setGame(fixture::openGame(), u"b.gcg"_s, u"open"_s);
        QTRY_VERIFY(stage.lesson->taken().back().answer.has_value());
    }

    /// A mistake of which nothing better is known has no answer, and other moves in the file make
    /// another game of it.
    void mistakesWithoutAnAnswerAreLeftOut()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"a.gcg"_s);
        const auto write = [&path](const QByteArray& first) {
            QFile out(path);
            return out.open(QIODevice::WriteOnly) &&
                   out.write("#player1 a Anna\n#player2 b Ben\n>a: AESTOUV " + first +
                             "\n>b: CATSEIN - +0 0\n") > 0;
        };
        QVERIFY(write("8H SEAT +8 8"));
        const QString database = folder.filePath(u"library.sqlite"_s);
        QVERIFY(ui::importGames(database, {path}, fixture::english(), {}));
        ui::LibraryTurnRow row = ui::LibraryStore::open(database)->searchTurns({})->turns.first();
        QCOMPARE(row.game.turn, 1);
        const auto left = [&](const ui::LibraryTurnRow& turn) {
            const auto made =
                ui::chaptersOf(database, {turn}, {u"one"_s}, fixture::english(), {}, {});
            return made ? made->left : -1;
        };
        QCOMPARE(left(row), 0);
        row.said = 3;
        QCOMPARE(left(row), 1);
        row.best = u"8G no move"_s;
        QCOMPARE(left(row), 1);
        row.best = u"8H EAT"_s;
        QCOMPARE(left(row), 0);
        QVERIFY(write("8H TEA +6 6"));
        QCOMPARE(left(row), 1);
    }

    /// What was said of the last turn is no question about what comes then.
    void theEndAsksNothing()
    {
        const LessonStage stage;
        stage.study().setGame(fixture::openGame(), u"a.gcg"_s, u"open"_s);
        const auto line = stage.study().game()->record().lineThrough(engine::kRootNode);
        engine::Annotations said;
        said.notes = {"well played"};
        for (const engine::NodeId node : line) stage.study().setAnnotations(node, said, u"note"_s);
        stage.study().goTo({0, 1});
        stage.go("lesson.take");
        QVERIFY(!stage.lesson->taken().back().said.notes.empty());
        stage.study().goTo({0, 99});
        stage.go("lesson.take");
        QVERIFY(stage.lesson->taken().back().said.notes.empty());
        QVERIFY(!stage.lesson->taken().back().answer.has_value());
    }

    void positionsAreAdded()
    {
        const LessonStage stage;
        QSignalSpy said(stage.lesson, &ui::LessonFeature::said);
        // Without a game it is a position without an answer, which is said.
        stage.go("lesson.take");
        QVERIFY(said.last().first().toString().contains(u"no answer"_s));
        QVERIFY(!stage.action("lesson.add")->isEnabled());
        stage.study().setGame(fixture::openGame(), u"a.gcg"_s, u"open"_s);
        QVERIFY(stage.action("lesson.add")->isEnabled());
        stage.go("lesson.add");
        QVERIFY(stage.study().state().file != nullptr);
        QCOMPARE(stage.study().state().file->games.size(), std::size_t{2});
        QCOMPARE(stage.study().state().chapter, 1);
        QVERIFY(stage.study().position()->board() == fixture::catPosition()->board());
        // One step back takes them away again.
        stage.study().undoStack()->undo();
        QVERIFY(stage.study().state().file == nullptr);
        stage.go("lesson.take");
        stage.go("lesson.forget");
        QVERIFY(stage.lesson->taken().empty());
    }

    void puzzlesAreFound()
    {
        const LessonStage stage;
        QSignalSpy failed(stage.lesson, &ui::LessonFeature::failed);
        QSignalSpy said(stage.lesson, &ui::LessonFeature::said);
        ui::PuzzleChoice choice;
        choice.source = ui::PuzzleSource::SelfPlay;
        choice.wanted = 1;
        choice.leastWin = 0;
        choice.secondsPerTurn = 0.1;
        const auto tabs = stage.study().tabs().size();
        stage.lesson->hunt(choice, *engine::PuzzleFilter::parse("not exchange"));
        QTRY_VERIFY_WITH_TIMEOUT(said.size() > 1, 60'000);
        QVERIFY(failed.isEmpty());
        QCOMPARE(stage.study().tabs().size(), tabs + 1);
        const auto file = stage.study().state().file;
        QVERIFY(file != nullptr);
        QCOMPARE(file->games.size(), std::size_t{1});
        for (const engine::GameRecord& game : file->games) {
            QVERIFY(!game.node(engine::kRootNode).annotations.noteText().empty());
            QVERIFY(!game.node(engine::kRootNode).children.empty());
            // The mover doesn't see the other's tiles.
            const auto& start = *game.start();
            QVERIFY(start.bagSize() == 0 || start.player(1 - start.onTurn()).rack.empty());
        }
        // As a page for others.
        QSignalSpy written(stage.lesson, &ui::LessonFeature::exported);
        const QString path = stage.folder.filePath(u"questions.html"_s);
        stage.lesson->writeQuestions(path);
        QTRY_COMPARE(written.size(), 1);
        QFile page(path);
        QVERIFY(page.open(QIODevice::ReadOnly));
        QCOMPARE(page.readAll().count("<details>"), 1);
        // Games that begin with no position aren't asked for.
        stage.study().setGame(fixture::openGame(), u"a.gcg"_s, u"open"_s);
        QSignalSpy refused(stage.lesson, &ui::LessonFeature::exportFailed);
        stage.lesson->writeQuestions(path);
        QTRY_COMPARE(refused.size(), 1);
    }

    void whatWasFoundStaysWhenItIsStopped()
    {
        const LessonStage stage;
        QSignalSpy said(stage.lesson, &ui::LessonFeature::said);
        ui::PuzzleChoice choice;
        choice.source = ui::PuzzleSource::SelfPlay;
        choice.wanted = 500;
        choice.leastWin = 0;
        choice.secondsPerTurn = 0.1;
        stage.lesson->hunt(choice, *engine::PuzzleFilter::parse(""));
        ui::Job* job = nullptr;
        for (ui::Job* each : stage.session->jobs().jobs())
            if (each->place() == u"lesson.puzzles"_s) job = each;
        QVERIFY(job != nullptr);
        QTRY_VERIFY_WITH_TIMEOUT(job->progress().done > 0, 60'000);
        job->cancel();
        QTRY_VERIFY(said.size() > 1);
        QVERIFY(stage.study().state().file != nullptr);
        QVERIFY(stage.study().state().file->games.size() > 0);
    }

    void filtersAreChecked()
    {
        ui::PuzzleDialog dialog({true, 3}, {});
        auto* filter = dialog.findChild<QLineEdit*>(u"puzzleFilter"_s);
        auto* find = dialog.findChild<QPushButton*>(u"puzzleFind"_s);
        auto* source = dialog.findChild<QComboBox*>(u"puzzleSource"_s);
        QCOMPARE(source->count(), 3);
        QVERIFY(find->isEnabled());
        // How filters are written is told where it would be told what is wrong with one.
        QVERIFY(dialog.findChild<QLabel*>(u"puzzleProblem"_s)->text().contains(u"static-fails"_s));
        filter->setText(u"bingo and"_s);
        QVERIFY(!find->isEnabled());
        QVERIFY(dialog.findChild<QLabel*>(u"puzzleProblem"_s)->text().contains(u"10"_s));
        filter->setText(u"bingo and lead > 5"_s);
        QVERIFY(find->isEnabled());
        QCOMPARE(dialog.choice().filter, filter->text());
        // Only games of its own begin with a seed.
        auto* seed = dialog.findChild<QSpinBox*>(u"puzzleSeed"_s);
        QVERIFY(!seed->isEnabled());
        source->setCurrentIndex(2);
        QVERIFY(seed->isEnabled());
        QCOMPARE(dialog.choice().source, ui::PuzzleSource::SelfPlay);
        // Enter finds, whatever stood there before.
        dialog.show();
        filter->setText(u"bingo or"_s);
        QTest::keyClick(filter, Qt::Key_Return);
        QVERIFY(dialog.isVisible());
        filter->setText(u"bingo"_s);
        QTest::keyClick(filter, Qt::Key_Return);
        QVERIFY(!dialog.isVisible());
        QCOMPARE(dialog.result(), static_cast<int>(QDialog::Accepted));
        // Without a game and a library there is one source.
        const ui::PuzzleDialog alone({false, 0}, {});
        QCOMPARE(alone.findChild<QComboBox*>(u"puzzleSource"_s)->count(), 1);
    }

    void mistakesOfTheLibraryBecomeAStudy()
    {
        const LessonStage stage;
        QVERIFY(stage.fillLibrary());
        QSignalSpy said(stage.lesson, &ui::LessonFeature::said);
        stage.go("lesson.mistakes");
        QCOMPARE(said.size(), 1);
        auto* panel = stage.window->feature<ui::LibraryFeature>()->panel();
        panel->seekMistakes();
        QTRY_VERIFY(!panel->questions().isEmpty());
        const auto rows = panel->questions();
        const auto tabs = stage.study().tabs().size();
        stage.go("lesson.mistakes");
        QTRY_COMPARE(stage.study().tabs().size(), tabs + 1);
        const auto& games = stage.study().state().file->games;
        QCOMPARE(static_cast<qsizetype>(games.size()), rows.size());
        // The games name no lexicon; the answers are of the one at hand.
        for (const auto& game : games) QCOMPARE(game.info().lexicon, fixture::lexicon()->name());
        for (qsizetype i = 0; i < rows.size(); ++i) {
            const auto& record = games[static_cast<std::size_t>(i)];
            // What the library calls the best move is the answer.
            const auto answer = record.lineThrough(engine::kRootNode).front();
            const auto text = engine::moveText(*engine::replay(record)->at(answer).before,
                                               engine::replay(record)->at(answer).move);
            QCOMPARE(QString::fromStdString(text), rows[i].best);
        }
        // It is kept under its own name.
        QString proposed;
        QTimer::singleShot(0, stage.window.get(), [&proposed] {
            auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            if (dialog == nullptr) return;
            proposed = dialog->selectedFiles().value(0);
            dialog->reject();
        });
        stage.go("file.saveAs");
        QVERIFY2(proposed.endsWith(u"/Lesson.cws"_s), qPrintable(proposed));
    }

    /// Turns that ask nothing, because the best move was played, are left out, and that is said.
    void turnsThatAskNothingAreCounted()
    {
        const LessonStage stage;
        auto start = engine::Position::create(fixture::english(), nullptr, 2).value();
        QVERIFY(start.setLexicon(fixture::lexicon()));
        start.setRack(0, engine::Rack(*fixture::english()->alphabet.readTiles("AESTUOV")));
        const engine::Move best = engine::rankMoves({start, nullptr, 1}).value().moves.front().move;
        const QByteArray score = QByteArray::number(best.score.points);
        QFile out(stage.folder.filePath(u"best.gcg"_s));
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write("#player1 a Anna\n#player2 b Ben\n>a: AESTUOV " +
                  QByteArray::fromStdString(engine::moveText(start, best)) + " +" + score + " " +
                  score + "\n>b: CATSEIN - +0 0\n");
        out.close();
        auto& library = stage.window->feature<ui::LibraryFeature>()->library();
        QSignalSpy imported(&library, &ui::GameLibrary::imported);
        library.import({out.fileName()}, fixture::english());
        QTRY_VERIFY(!imported.isEmpty());
        QSignalSpy reviewed(&library, &ui::GameLibrary::reviewed);
        library.review({fixture::english(), fixture::lexicon(), nullptr, nullptr, {}});
        QTRY_VERIFY(!reviewed.isEmpty());
        auto* panel = stage.window->feature<ui::LibraryFeature>()->panel();
        QSignalSpy said(stage.lesson, &ui::LessonFeature::said);
        stage.child<QComboBox>("libraryWhat")->setCurrentIndex(1);
        QTRY_VERIFY(panel->turnsWithoutQuestion() > 0 && !panel->questions().isEmpty());
        const int left = panel->turnsWithoutQuestion();
        const auto made = panel->questions().size();
        stage.go("lesson.mistakes");
        QTRY_COMPARE(said.size(), 1);
        const QString text = said.last().first().toString();
        QVERIFY2(text.contains(QString::number(made)) && text.contains(QString::number(left)) &&
                     text.contains(u"nothing better"_s),
                 qPrintable(text));
    }

    /// Games have an end: the bar tells how much of them was looked at, whatever was found there.
    void theSearchForPuzzlesTellsHowFarItIs()
    {
        ui::PuzzleHunt hunt;
        hunt.choice.secondsPerTurn = 0.1;
        hunt.choice.wanted = 100;
        hunt.filter = *engine::PuzzleFilter::parse("turn > 1000");
        hunt.position = fixture::openGame()->lexicon() ? fixture::catPosition() : nullptr;
        QVERIFY(hunt.position != nullptr);
        hunt.games.emplace_back("a", fixture::openGame()->record());
        hunt.games.emplace_back("b", fixture::openGame()->record());
        std::vector<double> shares;
        engine::TaskContext context;
        context.onProgress = [&shares](const engine::Progress& progress) {
            QVERIFY(progress.total > 0);
            shares.push_back(static_cast<double>(progress.done) /
                             static_cast<double>(progress.total));
        };
        int found = 0;
        QVERIFY(ui::huntPuzzles(hunt, context, [&found](const auto&) { ++found; }));
        QCOMPARE(found, 0);
        QVERIFY(std::ranges::is_sorted(shares));
        QVERIFY(std::ranges::any_of(shares, [](double share) { return share > 0 && share < 0.5; }));
        QVERIFY(shares.back() > 0.5);
    }
};

TEST_CLASS(TestLessons, QApplication)
#include "tst_lessons.moc"
