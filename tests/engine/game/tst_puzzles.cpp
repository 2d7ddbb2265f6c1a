// SPDX-License-Identifier: GPL-3.0-or-later
// Sets of puzzles: which are wanted, the page with hidden answers, lines of CGP, single positions.
#include <algorithm>
#include <memory>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include <QtTest>

#include "engine/board/move_notation.h"
#include "engine/game/cgp.h"
#include "engine/game/puzzle_filter.h"
#include "engine/game/puzzle_page.h"
#include "engine/game/puzzles.h"
#include "tests/support/test_class.h"
#include "tests/support/test_lexicons.h"
#include "tests/support/test_rules.h"

using namespace engine;

class TestPuzzles : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void filtersChoose_data();
    void filtersChoose();
    void wrongFiltersSayWhere_data();
    void wrongFiltersSayWhere();
    void pagesHideTheirAnswers();
    void pagesHaveOneBoard();
    void linesCanBeReadAgain();
    void positionsBecomePuzzles();

private:
    [[nodiscard]] Puzzle puzzle() const;

    GameRulesPtr m_english;
    LexiconPtr m_lexicon;
};

void TestPuzzles::initTestCase()
{
    m_english = tests::rulesOf("english");
    m_lexicon = tests::lexiconOf(*m_english, tests::smallEnglish(m_english->alphabet).value());
}

/// (CARE)s at 8G with a blank for 13 points, in turn 5, leads by 6.25 %.
Puzzle TestPuzzles::puzzle() const
{
    Puzzle puzzle;
    const auto reading = readCgp("15/15/15/15/15/15/15/6CARE5/15/15/15/15/15/15/15 ?EINST/ 20/12 0",
                                 m_english, m_lexicon);
    puzzle.position = std::make_shared<const Position>(reading.value().position);
    puzzle.answer = readMove(*puzzle.position, "8G (CARE)s").value();
    puzzle.answer.score = Score{13};
    puzzle.turn = 5;
    puzzle.kind = PuzzleKind::Placement;
    puzzle.verdict.by = JudgedBy::Simulation;
    puzzle.verdict.leadWin = 0.0625;
    puzzle.staticFails = true;
    return puzzle;
}

void TestPuzzles::filtersChoose_data()
{
    QTest::addColumn<QString>("filter");
    QTest::addColumn<bool>("wanted");
    QTest::newRow("all") << "  " << true;
    QTest::newRow("kind") << "placement" << true;
    QTest::newRow("another kind") << "pre-endgame" << false;
    QTest::newRow("tags") << "static-fails and blank and through" << true;
    QTest::newRow("a tag that isn't") << "proved" << false;
    QTest::newRow("not") << "not proved" << true;
    QTest::newRow("not not") << "not not found" << false;
    QTest::newRow("or") << "bingo or placement" << true;
    QTest::newRow("and before or") << "placement or bingo and proved" << true;
    QTest::newRow("brackets") << "(placement or bingo) and proved" << false;
    QTest::newRow("not before and") << "not found and placement" << true;
    QTest::newRow("not of brackets") << "not(found or placement)" << false;
    QTest::newRow("lead") << "lead >= 6.25" << true;
    QTest::newRow("more lead") << "lead>6.25" << false;
    QTest::newRow("score") << "score = 13 and score<14 and score <= 13" << true;
    QTest::newRow("tiles") << "tiles = 1" << true;
    QTest::newRow("length") << "length = 5" << true;
    QTest::newRow("turn") << "turn < 5" << false;
    QTest::newRow("hook") << "hook" << true;
    QTest::newRow("bag") << "bag > 70 and bag < 90" << true;
}

void TestPuzzles::filtersChoose()
{
    QFETCH(QString, filter);
    const auto parsed = PuzzleFilter::parse(filter.toStdString());
    QVERIFY2(parsed.has_value(), parsed ? "" : parsed.error().toString().c_str());
    QTEST(parsed->wants(puzzle()), "wanted");
}

void TestPuzzles::wrongFiltersSayWhere_data()
{
    QTest::addColumn<QString>("filter");
    QTest::addColumn<int>("column");
    QTest::newRow("unknown") << "bingo and nice" << 11;
    QTest::newRow("nothing behind") << "bingo and" << 10;
    QTest::newRow("nothing between") << "bingo proved" << 7;
    QTest::newRow("an open bracket") << "(bingo" << 7;
    QTest::newRow("a closing bracket") << "bingo)" << 6;
    QTest::newRow("no comparison") << "lead 5" << 6;
    QTest::newRow("no number") << "lead > much" << 8;
    QTest::newRow("not a number") << "lead > nan" << 8;
    QTest::newRow("beyond all numbers") << "lead < inf" << 8;
    QTest::newRow("half a number") << "lead > 5x" << 8;
    QTest::newRow("nothing to compare with") << "lead >" << 7;
    QTest::newRow("too deep") << QString(100'000, '(') << 102;
    QTest::newRow("too many nots") << QString("not ").repeated(5000) << 405;
}

void TestPuzzles::wrongFiltersSayWhere()
{
    QFETCH(QString, filter);
    const auto parsed = PuzzleFilter::parse(filter.toStdString());
    QVERIFY(!parsed);
    QCOMPARE(parsed.error().code, ErrorCode::Malformed);
    QTEST(parsed.error().place.column, "column");
    // A name that isn't known is answered with those that are.
    const std::string told = parsed.error().toString();
    const bool isUnknown = filter.contains("nice");
    for (const char* name : {"bingo", "static-fails", "hook", "lead", "bag"})
        QCOMPARE(told.find(name) != std::string::npos, isUnknown);
}

void TestPuzzles::pagesHideTheirAnswers()
{
    const std::string page = puzzlePage(std::vector<NamedPuzzle>{{"a<b>.gcg", puzzle()}}).value();
    const QString text = QString::fromStdString(page);
    QVERIFY(text.startsWith(u"<!DOCTYPE html>") && text.endsWith(u"</html>\n"));
    QVERIFY(!text.contains(u"a<b>"));
    // The answer stands in what is closed at first, and nowhere else.
    const QString answer = QString::fromStdString(puzzleAnswer(puzzle()).english());
    QCOMPARE(answer, u"8G (CARE)s (13 points) wins 6.3 % more often than the next best move "
                     "(simulation).");
    // With its comma elsewhere.
    QCOMPARE(puzzleAnswer(puzzle()).arguments()[2].text(), std::string("6"));
    const qsizetype begin = text.indexOf(u"<details>");
    const qsizetype end = text.indexOf(u"</details>");
    QVERIFY(begin > 0 && end > begin);
    QVERIFY(text.sliced(begin, end - begin).contains(answer));
    QString rest = text;
    rest.remove(begin, end - begin);
    QVERIFY(!rest.contains(u"CARE") && !rest.contains(u"a&lt;b&gt;"));
    QVERIFY(puzzlePage({}).value().find("No position") != std::string::npos);
}

void TestPuzzles::pagesHaveOneBoard()
{
    Puzzle other = puzzle();
    const auto german = tests::rulesOf("german");
    other.position = std::make_shared<const Position>(Position::create(german).value());
    other.answer = passMove();
    const auto page = puzzlePage(std::vector<NamedPuzzle>{{"a.gcg", puzzle()}, {"b.gcg", other}});
    QVERIFY(!page);
    QCOMPARE(page.error().place.file, std::string("b.gcg"));
}

void TestPuzzles::linesCanBeReadAgain()
{
    const std::string line = puzzleCgp(puzzle());
    const auto reading = readCgp(line, m_english, m_lexicon);
    QVERIFY(reading.has_value());
    QCOMPARE(reading->position.hash(), puzzle().position->hash());
    const std::vector<std::pair<std::string, std::string>> expected{{"puzzle", "placement"},
                                                                    {"answer", "8G (CARE)s"}};
    for (const auto& operation : expected)
        QVERIFY(std::ranges::find(reading->otherOperations, operation) !=
                reading->otherOperations.end());
}

void TestPuzzles::positionsBecomePuzzles()
{
    // As in tst_search_review: 3B (AT)E is the only best move of the endgame.
    const GameRulesPtr plain = tests::changed(m_english, [](GameRules& rules) {
        rules.tiles = tests::rackOf(rules.alphabet, "AETSQ");
        rules.layout = tests::layoutOf({".....", ".....", ".....", ".....", "....."}, 2, 2);
        rules.rackSize = 3;
        rules.bonus.clear();
        // Else a pass before the best move would do as well.
        rules.end.passes = 2;
    });
    const LexiconPtr words =
        tests::lexiconOf(*plain, tests::wordsFrom("AT ATE ATES", plain->alphabet).value());
    Position position = Position::create(plain, words).value();
    tests::lay(position, 2, 1, Direction::Across, "AT");
    position.setRack(0, tests::rackOf(plain->alphabet, "ES"));
    position.setRack(1, tests::rackOf(plain->alphabet, "Q"));
    PuzzleQuestion question{std::make_shared<const Position>(position)};
    const auto found = puzzleAt(question);
    QVERIFY(found.has_value());
    QVERIFY(found->has_value());
    QCOMPARE(moveText(*(*found)->position, (*found)->answer), std::string("3B (AT)E"));
    QCOMPARE((*found)->kind, PuzzleKind::Endgame);
    QVERIFY((*found)->verdict.proved);
    QCOMPARE((*found)->turn, 0);
    // Where there is nothing but a pass, nothing is asked.
    position.setRack(0, tests::rackOf(plain->alphabet, "Q"));
    position.setRack(1, {});
    QVERIFY(!puzzleAt({std::make_shared<const Position>(position)}).value());
    std::stop_source stop;
    stop.request_stop();
    QCOMPARE(puzzleAt(question, {}, {stop.get_token(), {}, 1}).error().code, ErrorCode::Cancelled);
}

TEST_CLASS(TestPuzzles, tests::NoApplication)
#include "tst_puzzles.moc"
