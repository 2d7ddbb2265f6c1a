// SPDX-License-Identifier: GPL-3.0-or-later
#include <optional>
#include <string>
#include <vector>

#include <QtTest>

#include "engine/board/move_notation.h"
#include "engine/game/gcg.h"
#include "engine/game/lesson.h"
#include "engine/game/study_file.h"
#include "tests/support/test_class.h"
#include "tests/support/test_lexicons.h"
#include "tests/support/test_rules.h"

using engine::NodeId;

namespace {

/// Anna plays CAT, Ben lays S behind it and says so.
engine::GameRecord lessonGame()
{
    auto record = engine::readGcg("#player1 anna Anna\n#player2 ben Ben\n"
                                  ">anna: CATEEEE 8G CAT +10 10\n"
                                  ">ben: SEATOOO 8G ...S +6 6\n#note why not more?\n",
                                  tests::rulesOf("english"))
                      .value()
                      .record;
    const NodeId second = record.lineThrough(engine::kRootNode).back();
    engine::Annotations said = record.node(second).annotations;
    said.glyph = engine::Glyph::Mistake;
    said.shapes = {{engine::ShapeColour::Red, 7, 9, 7, 9}};
    said.analyses = {std::make_shared<const engine::CachedAnalysis>()};
    record.setAnnotations(second, said);
    return record;
}

}  // namespace

class TestLesson : public QObject
{
    Q_OBJECT

private slots:
    void aTurnBecomesAChapter()
    {
        const engine::GameRecord record = lessonGame();
        const auto replay = engine::replay(record).value();
        const NodeId turn = record.lineThrough(engine::kRootNode).back();
        const auto step = engine::lessonStep(record, replay, turn);
        QVERIFY(step.has_value());
        const auto chapter = engine::lessonChapter(*step);
        QVERIFY(chapter.has_value());
        QVERIFY(chapter->start() != nullptr);
        QCOMPARE(chapter->start()->player(0).score.points, 10);
        QCOMPARE(chapter->start()->onTurn(), 1);
        QVERIFY(chapter->start()->mover().rack == replay.at(turn).before->mover().rack);
        QCOMPARE(chapter->info().players[1].name, std::string("Ben"));
        const auto line = chapter->lineThrough(engine::kRootNode);
        QCOMPARE(line.size(), std::size_t{1});
        const engine::Node& answer = chapter->node(line.front());
        QVERIFY(answer.event.move == replay.at(turn).move ||
                engine::sameAction(answer.event, record.node(turn).event));
        QCOMPARE(answer.event.score.points, 6);
        QCOMPARE(answer.annotations.noteText(), std::string("why not more?"));
        QVERIFY(answer.annotations.glyph == engine::Glyph::Mistake);
        QCOMPARE(answer.annotations.shapes.size(), std::size_t{1});
        QVERIFY(answer.annotations.analyses.empty());
        // It is a game like any other: kept and read again, and right by the rules.
        engine::StudyFile study;
        study.games = {*chapter};
        const auto again = engine::readStudy(engine::writeStudy(study));
        QVERIFY(again.has_value());
        QVERIFY(again->games.front() == *chapter);
        const auto played = engine::replay(*chapter).value();
        QVERIFY(played.firstMistake() == nullptr);
        QCOMPARE(played.at(line.front()).after->player(1).score.points, 6);
    }

    void theBestMoveIsTheAnswer()
    {
        const engine::GameRecord record = lessonGame();
        const auto replay = engine::replay(record).value();
        const NodeId turn = record.lineThrough(engine::kRootNode).back();
        const auto best = engine::readMove(*replay.at(turn).before, "9H SEA");
        QVERIFY(best.has_value());
        const auto step = engine::lessonStep(record, replay, turn, *best);
        QVERIFY(step.has_value());
        const auto chapter = engine::lessonChapter(*step).value();
        const auto& moves = chapter.node(engine::kRootNode).children;
        QCOMPARE(moves.size(), std::size_t{2});
        QVERIFY(engine::sameAction(chapter.node(moves[0]).event,
                                   engine::eventFor(*step->position, *best)));
        QVERIFY(engine::sameAction(chapter.node(moves[1]).event, record.node(turn).event));
        // The note comes with the answer; the mark was about the other move.
        QCOMPARE(chapter.node(moves[0]).annotations.noteText(), std::string("why not more?"));
        QVERIFY(chapter.node(moves[0]).annotations.glyph == engine::Glyph::None);
        // Where the best move was played there is one.
        const auto same = engine::lessonStep(record, replay, turn, replay.at(turn).move).value();
        QVERIFY(!same.played.has_value());
    }

    /// Without a review nobody knows a better move, and what is no word is none.
    void aPhonyIsNoAnswer()
    {
        const engine::GameRecord record = lessonGame();
        const engine::GameRulesPtr rules = tests::rulesOf("english");
        const auto other =
            tests::lexiconOf(*rules, tests::wordsFrom("QI", rules->alphabet).value());
        const auto replay = engine::replay(record, {other, true}).value();
        const NodeId turn = record.lineThrough(engine::kRootNode).back();
        const auto step = engine::lessonStep(record, replay, turn).value();
        QVERIFY(!step.answer.has_value());
        const auto chapter = engine::lessonChapter(step).value();
        QVERIFY(chapter.node(engine::kRootNode).children.empty());
        // The note stays with the position.
        QCOMPARE(chapter.node(engine::kRootNode).annotations.noteText(),
                 std::string("why not more?"));
        const auto best = engine::readMove(*replay.at(turn).before, "9H SEA");
        QVERIFY(engine::lessonStep(record, replay, turn, *best)->answer == *best);
    }

    void aPositionAloneHasNoAnswer()
    {
        const engine::GameRecord record = lessonGame();
        const auto replay = engine::replay(record).value();
        const auto step = engine::lessonStep(record, replay, engine::kRootNode).value();
        QVERIFY(!step.answer.has_value());
        const auto chapter = engine::lessonChapter(step).value();
        QVERIFY(chapter.node(engine::kRootNode).children.empty());
    }

    void whatIsNotKnownIsRefused()
    {
        auto record = lessonGame();
        const auto replay = engine::replay(record, {nullptr, false}).value();
        const auto step =
            engine::lessonStep(record, replay, record.lineThrough(engine::kRootNode).back());
        QVERIFY(!step.has_value());
        QCOMPARE(step.error().code, engine::ErrorCode::IllegalPosition);
    }

    void aPageAsksForTheAnswers()
    {
        const engine::GameRecord record = lessonGame();
        const auto replay = engine::replay(record).value();
        const NodeId turn = record.lineThrough(engine::kRootNode).back();
        auto step = engine::lessonStep(record, replay, turn).value();
        step.title = "Anna <b>";
        engine::StudyFile study;
        study.games = {record, engine::lessonChapter(step).value()};
        step.question = "Which **hook**? <b>";
        step.answer.reset();
        study.games.push_back(engine::lessonChapter(step).value());
        const auto questions = engine::lessonQuestions(study, "Find it");
        // The game itself begins with no position.
        QCOMPARE(questions.size(), std::size_t{2});
        QCOMPARE(questions[0].task, std::string("Find it"));
        QCOMPARE(questions[0].answer, std::vector<std::string>{"8G (CAT)S, 6"});
        QCOMPARE(questions[0].notes, std::vector<std::string>{"why not more?"});
        QCOMPARE(questions[1].task, std::string("Find it"));
        QVERIFY2(questions[1].note.starts_with("Which **hook**?"), questions[1].note.c_str());
        QVERIFY(questions[1].answer.empty());
        const auto page = engine::questionPage(questions);
        QVERIFY(page.has_value());
        const QString text = QString::fromStdString(*page);
        // Nothing is hidden where there is no answer.
        QCOMPARE(text.count(QStringLiteral("<details>")), 1);
        QCOMPARE(text.count(QStringLiteral("</details>")), 1);
        QVERIFY(text.contains(QStringLiteral("8G (CAT)S, 6")));
        QVERIFY(text.contains(QStringLiteral("Anna &lt;b&gt;")));
        QVERIFY(!text.contains(QStringLiteral("Anna <b>")));
        // Notes are Markdown, and nothing else than that.
        QVERIFY(text.contains(QStringLiteral("Which <strong>hook</strong>? &lt;b&gt;")));
    }

    void aGameEndsWithThePuzzle()
    {
        auto record = lessonGame();
        const auto replay = engine::replay(record).value();
        const auto line = record.lineThrough(engine::kRootNode);
        engine::Puzzle puzzle;
        puzzle.node = line.front();
        puzzle.position = replay.at(puzzle.node).before;
        puzzle.answer = engine::readMove(*puzzle.position, "8H TEA").value();
        static_cast<void>(
            record.add(engine::kRootNode, engine::eventFor(*puzzle.position, engine::passMove())));
        const auto game = engine::gameUpTo(record, puzzle, "This one.").value();
        QVERIFY(game.info().incomplete);
        QCOMPARE(game.nodeCount(), 2);
        const NodeId answer = game.lineThrough(engine::kRootNode).front();
        QVERIFY(engine::sameAction(game.node(answer).event,
                                   engine::eventFor(*puzzle.position, puzzle.answer)));
        // It is a GCG like any other.
        const auto text = engine::writeGcg(game).value().text;
        const auto again = engine::readGcg(text, tests::rulesOf("english")).value().record;
        QCOMPARE(again.node(again.lineThrough(engine::kRootNode).front()).annotations.noteText(),
                 std::string("This one."));
        puzzle.node = line.back();
        puzzle.position = replay.at(puzzle.node).before;
        puzzle.answer = engine::passMove();
        const auto later = engine::gameUpTo(record, puzzle, {}).value();
        QCOMPARE(later.lineThrough(engine::kRootNode).size(), std::size_t{2});
        QCOMPARE(later.nodeCount(), 3);
        puzzle.node = engine::kRootNode;
        QVERIFY(!engine::gameUpTo(record, puzzle, {}).has_value());
    }

    void aPuzzleBecomesAChapter()
    {
        const engine::GameRecord record = lessonGame();
        const auto replay = engine::replay(record).value();
        const NodeId turn = record.lineThrough(engine::kRootNode).back();
        engine::NamedPuzzle named;
        named.source = "game.gcg";
        named.puzzle.position = replay.at(turn).before;
        named.puzzle.answer = replay.at(turn).move;
        named.puzzle.turn = 2;
        named.puzzle.staticFails = true;
        named.players = record.info().players;
        const engine::PuzzleWords words;
        const auto chapter = engine::lessonChapter(engine::lessonStep(named, words, "It wins."));
        QVERIFY(chapter.has_value());
        QCOMPARE(chapter->info().title, std::string("game.gcg, turn 2"));
        QVERIFY(!record.info().players.front().name.empty());
        QVERIFY(chapter->info().players == record.info().players);
        QCOMPARE(chapter->node(engine::kRootNode).annotations.noteText(),
                 words.tasks[static_cast<std::size_t>(named.puzzle.kind)]);
        const NodeId answer = chapter->lineThrough(engine::kRootNode).front();
        QCOMPARE(chapter->node(answer).annotations.noteText(), "It wins.\n\n" + words.staticFails);
    }
};

TEST_CLASS(TestLesson, tests::NoApplication)
#include "tst_lesson.moc"
