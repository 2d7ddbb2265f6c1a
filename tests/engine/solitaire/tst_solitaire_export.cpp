// SPDX-License-Identifier: GPL-3.0-or-later
// One-player games in files: as GCG and back, as table, JSON and page; plans as text and back.
#include <string>
#include <utility>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QtTest>

#include "engine/game/gcg.h"
#include "engine/game/replay.h"
#include "engine/solitaire/plan_maker.h"
#include "engine/solitaire/plan_text.h"
#include "engine/solitaire/solitaire_export.h"
#include "engine/solitaire/solitaire_reading.h"
#include "engine/solitaire/solitaire_record.h"
#include "engine/solitaire/solitaire_rows.h"
#include "engine/solitaire/solitaire_text.h"
#include "tests/support/test_class.h"
#include "tests/support/test_lexicons.h"
#include "tests/support/test_rules.h"

using namespace engine;

namespace {

SolitaireTaskPtr soloTask(const std::string& order, const std::string& words)
{
    const GameRulesPtr rules = tests::rulesOf("english");
    return SolitaireTask::create(
               {rules, tests::lexiconOf(*rules, tests::wordsFrom(words, rules->alphabet).value()),
                readTileOrder(rules->alphabet, order).value()})
        .value();
}

SolitaireGame soloGame(const SolitaireTask& task, const std::string& text)
{
    return checkSolitaire(task, readSolitaireText(text).value().front()).value();
}

QString written(const SolitaireTask& task, const SolitaireGame& game, SolitaireFormat format,
                const SolitaireLabel& label = {})
{
    return QString::fromStdString(writeSolitaire(task, game, format, label).value());
}

/// One of them can lie on row 1; its runs are letters or words.
const char* const kPlanWords = "STARTS TAR TARTS ART OR PIT PITS ROTATORSTARTLED STAR";

}  // namespace

class TestSolitaireExport : public QObject
{
    Q_OBJECT

private slots:
    void gcgIsReadAgain();
    void wrongGcgs_data();
    void wrongGcgs();
    void otherRecordsAreRefused();
    void tablesHoldEveryMove();
    void jsonSaysWhatWasPlayed();
    void jsonIsReadAgain();
    void brokenJson_data();
    void brokenJson();
    void pagesStandAlone();
    void notesGoAlong();
    void formatsFollowNames();
    void goalsAreFound();
    void tilesKnowTheirMoves();
    void plansAreReadAgain();
    void brokenPlans_data();
    void brokenPlans();

private:
    // 10, then a tile more, then 8 with a through letter; I, E and T stay.
    SolitaireTaskPtr m_task = soloTask("PI?STAREAT", "PIT PITS STAR STARE RAT TA");
    SolitaireGame m_game = soloGame(*m_task, "P: 8H PIt, 8H PItS, K8 STAR;");
};

void TestSolitaireExport::gcgIsReadAgain()
{
    const QString text = written(*m_task, m_game, SolitaireFormat::Gcg, {.name = "P"});
    QVERIFY2(text.contains("\n>Solo: ?AIPRST 8H PIt +8 8\n"), qPrintable(text));
    QVERIFY2(text.contains(" 8H ...S +"), qPrintable(text));
    QVERIFY2(text.contains(QRegularExpression("\n>Solo: +\\(AET\\) -3 ")), qPrintable(text));
    const auto reading = readGcg(text.toStdString(), tests::rulesOf("english"));
    QVERIFY(reading);
    QVERIFY(reading->remarks.empty());
    QCOMPARE(reading->record.playerCount(), 1);
    const auto again = checkSolitaire(*m_task, reading->record);
    QVERIFY2(again, again ? "" : again.error().message().c_str());
    QCOMPARE(again->total(), m_game.total());
    QCOMPARE(again->key, m_game.key);
    // The program's own reader of games finds nothing wrong either.
    const auto replayed = replay(reading->record, {m_task->lexiconPtr()});
    QVERIFY(replayed);
    QVERIFY(replayed->firstMistake() == nullptr);
}

void TestSolitaireExport::wrongGcgs_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QString>("said");
    const auto row = [](const char* name, const char* from, const char* to, const char* said) {
        QTest::newRow(name) << from << to << said;
    };
    row("score", " 8H PIt +8 8", " 8H PIt +9 8", "move 1 (8H PIt): the score is 8, not 9");
    row("total", " 8H PIt +8 8", " 8H PIt +8 9", "move 1 (8H PIt): the total is 8, not 9");
    row("penalty", "-3 ", "-2 ", "the tiles left take off 3, not 2");
    row("word", "8H ...S", "8H ...T", "move 2 (8H ...T): ");
    row("pass", "8H ...S +", "- +", "move 2 ");
}

void TestSolitaireExport::wrongGcgs()
{
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(QString, said);
    QString text = written(*m_task, m_game, SolitaireFormat::Gcg);
    QVERIFY(text.contains(from));
    text.replace(from, to);
    const auto reading = readGcg(text.toStdString(), tests::rulesOf("english"));
    QVERIFY(reading);
    const auto checked = checkSolitaire(*m_task, reading->record);
    QVERIFY(!checked);
    QVERIFY2(QString::fromStdString(checked.error().message()).startsWith(said),
             checked.error().message().c_str());
}

void TestSolitaireExport::otherRecordsAreRefused()
{
    const auto two = GameRecord::create(tests::rulesOf("english"), {{"a", {}}, {"b", {}}});
    QVERIFY(!checkSolitaire(*m_task, *two));
    // A GCG has no place for tiles that lie from the start.
    const auto rules = tests::rulesOf("english");
    Board board(rules->layout);
    board.set(7, 7, Tile{1});
    const auto task = SolitaireTask::create({rules, m_task->lexiconPtr(),
                                             readTileOrder(rules->alphabet, "T").value(),
                                             LeftoverRule::Subtract, board})
                          .value();
    QVERIFY(!writeSolitaire(*task, SolitaireReplay(*task).game(), SolitaireFormat::Gcg));
    QVERIFY(writeSolitaire(*task, SolitaireReplay(*task).game(), SolitaireFormat::Html));
}

void TestSolitaireExport::tablesHoldEveryMove()
{
    const QStringList lines =
        written(*m_task, m_game, SolitaireFormat::Csv).split("\r\n", Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 4);
    QVERIFY(lines[0].startsWith("number,square,word,move,rack,tiles,score,total,"));
    QCOMPARE(lines[1], QString("1,8H,PIt,8H PIt,?AIPRST,3,8,8,8,10,0"));
    QVERIFY(lines[2].startsWith("2,8H,PItS,8H (PIt)S,"));
    QVERIFY(lines[2].endsWith(",,,0"));
}

void TestSolitaireExport::jsonSaysWhatWasPlayed()
{
    const QString text = written(*m_task, m_game, SolitaireFormat::Json, {.name = "P", .seed = 7});
    const QJsonObject json = QJsonDocument::fromJson(text.toUtf8()).object();
    QCOMPARE(json["name"].toString(), QString("P"));
    QCOMPARE(json["seed"].toInt(), 7);
    QCOMPARE(json["order"].toString(), QString("PI?STAREAT"));
    QCOMPARE(json["total"].toInt(), m_game.total().points);
    QCOMPARE(json["rules"].toObject()["leftover"].toString(), QString("subtract"));
    QCOMPARE(json["rules"].toObject()["rack"].toInt(), 7);
    QCOMPARE(json["moves"].toArray().size(), 3);
    QCOMPARE(json["moves"].toArray()[1].toObject()["move"].toString(), QString("8H PItS"));
}

void TestSolitaireExport::jsonIsReadAgain()
{
    const std::string text = written(*m_task, m_game, SolitaireFormat::Json).toStdString();
    const std::string order = m_task->rules().alphabet.written(m_task->order());
    for (const std::string& form : {text, "[" + text + "]", "\n  " + text}) {
        const auto games = readSolitaireGames(form);
        QVERIFY2(games, games ? "" : games.error().message().c_str());
        QCOMPARE(games->size(), std::size_t{1});
        const auto game = checkSolitaire(*m_task, games->front());
        QVERIFY2(game, game ? "" : game.error().message().c_str());
        QCOMPARE(game->key, m_game.key);
        QCOMPARE(orderOfGames(form), order);
    }
    QCOMPARE(orderOfGames(written(*m_task, m_game, SolitaireFormat::Gcg).toStdString()), order);
    QCOMPARE(orderOfGames(written(*m_task, m_game, SolitaireFormat::Text).toStdString()), "");
    // Contest text comes the same way.
    const auto contest =
        readSolitaireGames(written(*m_task, m_game, SolitaireFormat::Text).toStdString());
    QVERIFY(contest && checkSolitaire(*m_task, contest->front()));
}

void TestSolitaireExport::brokenJson_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("said");
    QTest::newRow("cut") << "{\n\"moves\": ["
                         << "is no JSON from here on";
    QTest::newRow("nothing") << "[]"
                             << "there is no game in it";
    QTest::newRow("number") << "[1]"
                            << "an object with its moves";
    QTest::newRow("no moves") << "{\"name\": \"A\"}"
                              << "no list of moves";
    QTest::newRow("no move") << "{\"moves\": [{\"move\": 3}]}"
                             << "move 1 is none";
    QTest::newRow("deep") << QString(200'000, '[') << "is nested too deeply";
    QTest::newRow("deep and whole")
        << QString(200'000, '[') + QString(200'000, ']') << "is nested too deeply";
    QTest::newRow("page") << "<!DOCTYPE html>"
                          << "not from web pages";
    QTest::newRow("table") << "number,square,word"
                           << "not from tables";
}

void TestSolitaireExport::brokenJson()
{
    QFETCH(const QString, text);
    QFETCH(const QString, said);
    const auto games = readSolitaireGames(text.toStdString());
    QVERIFY(!games);
    QCOMPARE(games.error().code, ErrorCode::Malformed);
    QVERIFY2(QString::fromStdString(games.error().message()).contains(said),
             games.error().message().c_str());
}

void TestSolitaireExport::pagesStandAlone()
{
    const QString page = written(*m_task, m_game, SolitaireFormat::Html);
    for (const char* outside : {"<script", "http:", "https:", "src=", "@import", "url("})
        QVERIFY2(!page.contains(outside), outside);
    // Each link leads to something on the page.
    static const QRegularExpression link("href=\"#([^\"]+)\"");
    int links = 0;
    for (auto it = link.globalMatch(page); it.hasNext(); ++links) {
        const QString id = it.next().captured(1);
        QVERIFY2(page.contains("id=\"" + id + "\""), qPrintable(id));
    }
    QVERIFY(links >= 10);
    QCOMPARE(page.count("<section class=\"step"), 3);
    QCOMPARE(page.count("<svg class=\"board\""), 3);
    // A lexicon's name or an order's can't write into the page.
    QVERIFY(!written(*m_task, m_game, SolitaireFormat::Html, {.name = "<b>"}).contains("<b>:"));
    // Also where nothing was laid.
    QVERIFY(!written(*m_task, SolitaireReplay(*m_task).game(), SolitaireFormat::Html).isEmpty());
}

void TestSolitaireExport::notesGoAlong()
{
    const SolitaireLabel label{.notes = "first <line>\nsecond"};
    QVERIFY(
        written(*m_task, m_game, SolitaireFormat::Html, label).contains("first &lt;line&gt;\n"));
    const auto json =
        QJsonDocument::fromJson(written(*m_task, m_game, SolitaireFormat::Json, label).toUtf8());
    QCOMPARE(json.object().value("notes").toString(), QString("first <line>\nsecond"));
    const QString gcg = written(*m_task, m_game, SolitaireFormat::Gcg, label);
    const auto reading = readGcg(gcg.toStdString(), tests::rulesOf("english"));
    QVERIFY(reading);
    QVERIFY2(reading->record.info().description.ends_with("first <line>\nsecond"), qPrintable(gcg));
    QVERIFY(checkSolitaire(*m_task, reading->record));
}

void TestSolitaireExport::formatsFollowNames()
{
    QVERIFY(solitaireFormatFor("a.GCG") == SolitaireFormat::Gcg);
    QVERIFY(solitaireFormatFor("a.csv") == SolitaireFormat::Csv);
    QVERIFY(solitaireFormatFor("a.json") == SolitaireFormat::Json);
    QVERIFY(solitaireFormatFor("a.htm") == SolitaireFormat::Html);
    QVERIFY(solitaireFormatFor("a.txt") == SolitaireFormat::Text);
    QVERIFY(solitaireFormatFor("a") == SolitaireFormat::Text);
}

void TestSolitaireExport::goalsAreFound()
{
    Move corner;
    corner.kind = MoveKind::Place;
    corner.direction = Direction::Across;
    corner.length = 15;
    corner.tilesPlayed = 2;
    corner.tiles.fill(kPlaythrough);
    corner.tiles[0] = corner.tiles[7] = Tile{1};
    Move inner = corner;
    inner.tiles[7] = kPlaythrough;
    inner.tilesPlayed = 1;
    const std::vector<Move> moves{corner, inner};
    QCOMPARE(goalMoves(*m_task, moves), (std::vector<std::uint8_t>{1, 0}));
}

void TestSolitaireExport::tilesKnowTheirMoves()
{
    // The T drawn first is laid by PIT, the other one by STAR; a blank is a blank whatever it says.
    const auto task = soloTask("PITS?AREATE", "PIT PITS STAR");
    const SolitaireGame game = soloGame(*task, "P: 8H PIT 10, 8H PITs 5, K8 sTAR 6;");
    const std::vector<int> expected = {1, 1, 1, 0, 2, 3, 3, 0, 0, 3, 0};
    QVERIFY(layingMoves(*task, game.moves) == expected);
    QVERIFY(layingMoves(*task, {}) == std::vector<int>(task->order().size(), 0));
}

void TestSolitaireExport::plansAreReadAgain()
{
    const auto task = soloTask("PITROTATORSTARTLED?ROTATORSTARTLEDS", kPlanWords);
    const auto letters = task->rules().alphabet.readWord("ROTATORSTARTLED").value();
    const auto word = GoalCatalogue::wordAt(*task, letters, Direction::Across, 0);
    QVERIFY2(word, word ? "" : word.error().message().c_str());
    const std::vector<const GoalWord*> words{&*word};
    const std::vector<int> lanes{0};
    const auto sketch = Sketcher(*task).best(words, lanes, 20);
    QVERIFY(sketch);
    const SoloGrid grid(*task);
    Random random(3);
    const SearchPlan plan = planOf(*task, grid, *sketch, random);
    const std::string text =
        "# a plan\n\n" + sketchLines(*task, *sketch) + checkpointLines(grid, plan.checkpoints);
    const auto again = readPlan(*task, grid, text);
    QVERIFY2(again, again ? "" : again.error().message().c_str());
    QCOMPARE(again->moves.size(), plan.moves.size());
    QCOMPARE(again->moves[0].numbers, plan.moves[0].numbers);
    QCOMPARE(again->moves[0].cells, plan.moves[0].cells);
    QCOMPARE(again->moves[0].move.score, plan.moves[0].move.score);
    QCOMPARE(again->squares.size(), plan.squares.size());
    QVERIFY(again->checkpoints == plan.checkpoints);
    // Without checkpoints it gets some.
    QCOMPARE(readPlan(*task, grid, sketchLines(*task, *sketch))->checkpoints.size(),
             plan.checkpoints.size());
}

void TestSolitaireExport::brokenPlans_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("line");
    const auto row = [](const char* name, const char* text, int line) {
        QTest::newRow(name) << text << line;
    };
    row("nothing", "# only this\n", 0);
    row("square", "\n1Z PIT 9 1P 2I 3T\n", 2);
    row("letters", "1A P1T 9 1P 2I 3T\n", 1);
    row("no word", "1A TIP 9 3T 2I 1P\n", 1);
    row("no premiums there", "3A PIT 9 1P 2I 3T\n", 1);
    row("points", "1A ROTATORSTARTLED many\n", 1);
    row("too few tiles", "1A ROTATORSTARTLED 9 *1R\n", 1);
    row("another letter",
        "1A ROTATORSTARTLED 9 *1R 2O 3T 4A 5T 6O 7R *8S 9T 10A 11R 12T 13L 14E "
        "*15D\n",
        1);
    row("checkpoint first", "40(1,8)360\n", 1);
    row("half a checkpoint", "40(1,8\n", 1);
}

void TestSolitaireExport::brokenPlans()
{
    QFETCH(QString, text);
    QFETCH(int, line);
    const auto task = soloTask("PITROTATORSTARTLED?ROTATORSTARTLEDS", kPlanWords);
    const SoloGrid grid(*task);
    const auto plan = readPlan(*task, grid, text.toStdString());
    QVERIFY(!plan);
    QVERIFY(!plan.error().message().empty());
    QCOMPARE(plan.error().place.line, line);
}

TEST_CLASS(TestSolitaireExport, tests::NoApplication)
#include "tst_solitaire_export.moc"
