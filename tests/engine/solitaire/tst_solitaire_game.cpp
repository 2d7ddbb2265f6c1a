// SPDX-License-Identifier: GPL-3.0-or-later
// One-player games: rules, texts and what is wrong with them.
#include <memory>
#include <string>

#include <QtTest>

#include "engine/solitaire/solitaire_game.h"
#include "engine/solitaire/solitaire_task.h"
#include "engine/solitaire/solitaire_text.h"
#include "tests/support/test_class.h"
#include "tests/support/test_lexicons.h"
#include "tests/support/test_rules.h"

using namespace engine;

namespace {

/// English on its own board with a few words.
SolitaireTaskPtr taskOf(const std::string& order, const std::string& words,
                        LeftoverRule leftover = LeftoverRule::Subtract)
{
    const GameRulesPtr rules = tests::rulesOf("english");
    SolitaireSetup setup{rules,
                         tests::lexiconOf(*rules, tests::wordsFrom(words, rules->alphabet).value()),
                         readTileOrder(rules->alphabet, order).value(), leftover};
    return SolitaireTask::create(std::move(setup)).value();
}

Result<SolitaireGame> checked(const SolitaireTaskPtr& task, const std::string& text)
{
    const auto games = readSolitaireText(text);
    if (!games) return failure(games.error());
    return checkSolitaire(*task, games->front());
}

std::string errorOf(const Result<SolitaireGame>& result)
{
    return result ? std::string() : result.error().message();
}

}  // namespace

class TestSolitaireGame : public QObject
{
    Q_OBJECT

private slots:
    void aGameReplays();
    void theFirstErrorIsNamed_data();
    void theFirstErrorIsNamed();
    void brokenTexts_data();
    void brokenTexts();
    void leftoversCount();
    void writtenGamesAreReadAgain();
    void wrongTasks();
    void ordersAreReadAndCompleted();
};

void TestSolitaireGame::aGameReplays()
{
    const auto task = taskOf("PITSTAREAT", "PIT PITS STAR STARE RAT");
    // 2 x (3+1+1), then a tile more, then 2 x (1+1+1+1) with the R on K11.
    const auto game = checked(task, "P: 8H PIT 10, 8H PITS 6, K8 STAR 8;");
    QVERIFY2(game, errorOf(game).c_str());
    QCOMPARE(game->moves.size(), 3U);
    QCOMPARE(game->points.points, 24);
    QCOMPARE(game->tilesLeft, 3);
    QCOMPARE(game->penalty.points, 3);
    QCOMPARE(game->total().points, 21);
}

void TestSolitaireGame::theFirstErrorIsNamed_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("said");
    QTest::newRow("score") << "P: 8H PIT 11;"
                           << "move 1 (8H PIT): the score is 10, not 11";
    QTest::newRow("word") << "P: 8H PIT 10, 8H PITA;"
                          << "move 2 (8H PITA)";
    QTest::newRow("not yet drawn") << "P: 8H STARE;"
                                   << "move 1 (8H STARE): the rack";
    QTest::newRow("start") << "P: 1A PIT;"
                           << "move 1 (1A PIT)";
    QTest::newRow("apart") << "P: 8H PIT, 1A RAT;"
                           << "move 2 (1A RAT)";
    QTest::newRow("total") << "P: 99 8H PIT 10;"
                           << "the total is";
    QTest::newRow("pass") << "P: pass x;"
                          << "move 1";
}

void TestSolitaireGame::theFirstErrorIsNamed()
{
    QFETCH(QString, text);
    QFETCH(QString, said);
    const auto task = taskOf("PITSTAREAT", "PIT PITS STAR STARE RAT");
    const auto game = checked(task, text.toStdString());
    QVERIFY(!game);
    QVERIFY2(QString::fromStdString(game.error().message()).startsWith(said),
             game.error().message().c_str());
}

void TestSolitaireGame::brokenTexts_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("nothing") << "";
    QTest::newRow("no colon") << "A 8H PIT 10;";
    QTest::newRow("no word") << "A: 8H;";
    QTest::newRow("no comma") << "A: 8H PIT 10 8H PITS 6;";
    QTest::newRow("score") << "A: 8H PIT ten;";
    QTest::newRow("comma alone") << "A: ,;";
    QTest::newRow("end") << "A: 8H PIT 10,";
}

void TestSolitaireGame::brokenTexts()
{
    QFETCH(QString, text);
    const auto games = readSolitaireText(text.toStdString());
    QVERIFY(!games);
    QVERIFY(!games.error().message().empty());
}

void TestSolitaireGame::leftoversCount()
{
    const std::string text = "P: 8H PIT 10;";
    QCOMPARE(checked(taskOf("PITQ", "PIT"), text)->total().points, 0);
    QCOMPARE(checked(taskOf("PITQ", "PIT", LeftoverRule::Ignore), text)->total().points, 10);
    QCOMPARE(checked(taskOf("PITQ", "PIT", LeftoverRule::MustPlayAll), text)->total().points, 0);
    QCOMPARE(checked(taskOf("PIT", "PIT", LeftoverRule::MustPlayAll), text)->total().points, 10);
}

void TestSolitaireGame::writtenGamesAreReadAgain()
{
    const auto task = taskOf("PI?STAREAT", "PIT PITS STAR STARE RAT");
    const auto game = checked(task, "P: 8H PIt, 8H PItS, K8 STAR;");
    QVERIFY2(game, errorOf(game).c_str());
    const std::string text = writeSolitaireText(*task, *game, solitaireName(*task));
    QVERIFY(text.starts_with("P: " + std::to_string(game->total().points) + "\n 8H PIt "));
    QVERIFY(text.ends_with(";\n"));
    const auto again = checked(task, text);
    QVERIFY2(again, errorOf(again).c_str());
    QCOMPARE(again->points, game->points);
    QCOMPARE(again->key, game->key);
    // The blank lies as its letter: any other reading of the board is another game.
    QCOMPARE(solitaireName(*taskOf("?IT", "PIT")), std::string("A"));
}

void TestSolitaireGame::wrongTasks()
{
    const GameRulesPtr rules = tests::rulesOf("english");
    const auto make = [&](const GameRulesPtr& by, const std::string& words, std::size_t tiles) {
        return SolitaireTask::create(
            {by, tests::lexiconOf(*by, tests::wordsFrom(words, by->alphabet).value()),
             std::vector<Tile>(tiles, Tile{1})});
    };
    QVERIFY(make(rules, "AA", 3));
    QVERIFY(!(*make(rules, "AA", 3))->warnings().empty());
    QVERIFY(!make(rules, "AA", 0));
    QVERIFY(!make(rules, "AA", 226));
    QVERIFY(!make(tests::changed(rules, [](GameRules& wide) { wide.rackSize = 11; }), "AA", 3));
}

void TestSolitaireGame::ordersAreReadAndCompleted()
{
    const GameRulesPtr rules = tests::rulesOf("english");
    const auto order = readTileOrder(rules->alphabet, "AB ?C");
    QCOMPARE(order.value(), (std::vector<Tile>{1, 2, kBlank, 3}));
    const auto wrong = readTileOrder(rules->alphabet, "AB1");
    QVERIFY(!wrong);
    QCOMPARE(wrong.error().place.column, 3);
    QVERIFY(!readTileOrder(rules->alphabet, "AbC"));
    const auto all = completedOrder(*rules, order.value(), 7);
    QVERIFY(TileCounts(all) == rules->tiles);
    QVERIFY(std::equal(order->begin(), order->end(), all.begin()));
    QVERIFY(shuffledOrder(*rules, 1) != shuffledOrder(*rules, 2));
    QCOMPARE(shuffledOrder(*rules, 1), shuffledOrder(*rules, 1));
}

TEST_CLASS(TestSolitaireGame, tests::NoApplication)
#include "tst_solitaire_game.moc"
