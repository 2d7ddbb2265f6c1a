// SPDX-License-Identifier: GPL-3.0-or-later
// One-player games as scripts ask for them.
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

#include "tests/support/cli_program.h"
#include "tests/support/test_class.h"

using cli::Outcome;
using cli::run;

class TestCliSolitaire : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void aSearchWritesAGameThatChecks();
    void aSeedGivesTheSameGame();
    void theFirstErrorIsNamed();
    void gamesAreShownAndTransposed();
    void gamesAreConverted();
    void outputsFollowTheirEndings();
    void goalWordsAreListed();
    void aPlanIsPlayed();
    void memoryIsALimit();
    void aStateIsGoneOnWith();
    void aStateThatCannotBeKept();
    void aGameGoesOnFromAPosition();
    void wrongInput_data();
    void wrongInput();

private:
    [[nodiscard]] QStringList solitaire(const QStringList& more) const
    {
        return QStringList{"solitaire"} + more + QStringList{"--lexicon", m_lexicon};
    }
    [[nodiscard]] QStringList search(const QStringList& more) const
    {
        return solitaire(QStringList{"--tiles", kOrder, "--expansions", "300", "--threads", "1"} +
                         more);
    }

    const QString kOrder = QStringLiteral("PITSTAREATSPITRAT");
    cli::Folder m_folder;
    QString m_lexicon;
};

void TestCliSolitaire::initTestCase()
{
    QVERIFY(m_folder.isValid());
    m_lexicon =
        m_folder.write("words.txt", "PIT\nPITS\nSTAR\nSTARE\nRAT\nRATS\nAT\nTEA\nEAT\nTIP\nTAR\n");
    QVERIFY(!m_lexicon.isEmpty());
}

void TestCliSolitaire::aSearchWritesAGameThatChecks()
{
    const QString out = m_folder.path("game.txt");
    const Outcome found = run(search({"--out", out, "--json"}));
    QCOMPARE(found.status, 0);
    const QJsonObject json = QJsonDocument::fromJson(found.out.toUtf8()).object();
    const QString text = QString::fromUtf8(cli::contentOf(out));
    QVERIFY2(text.startsWith(QString("P: %1\n").arg(json["total"].toInt())), qPrintable(text));
    QVERIFY(text.endsWith(";\n"));
    const Outcome checked = run(solitaire({"check", out, "--tiles", kOrder}));
    QCOMPARE(checked.status, 0);
    QVERIFY2(checked.out.contains(QString("P\tright\t%1\t").arg(json["total"].toInt())),
             qPrintable(checked.out));
}

void TestCliSolitaire::aSeedGivesTheSameGame()
{
    const Outcome one = run(search({"--seed", "3"}));
    QCOMPARE(one.status, 0);
    QVERIFY(!one.out.isEmpty());
    QCOMPARE(run(search({"--seed", "3"})).out, one.out);
}

void TestCliSolitaire::theFirstErrorIsNamed()
{
    const QString file = m_folder.write("wrong.txt", "P: 8H PIT 10,\n8H PITA 7;\n");
    const Outcome outcome = run(solitaire({"check", file, "--tiles", kOrder}));
    QCOMPARE(outcome.status, 1);
    QVERIFY2(outcome.err.contains("wrong.txt:2") && outcome.err.contains("move 2 (8H PITA)"),
             qPrintable(outcome.err));
}

void TestCliSolitaire::gamesAreShownAndTransposed()
{
    const QString file = m_folder.write("right.txt", "P: 8H PIT 10, 8H PITS 6;");
    const Outcome shown = run(solitaire({"show", file, "--tiles", kOrder, "--move", "2"}));
    QCOMPARE(shown.status, 0);
    QVERIFY2(shown.out.contains("8H (PIT)S  6  16") && shown.out.contains("PITS...."),
             qPrintable(shown.out));
    const Outcome swapped = run(solitaire({"transpose", file, "--tiles", kOrder}));
    QCOMPARE(swapped.status, 0);
    QVERIFY2(swapped.out.contains(" H8 PITS    6;"), qPrintable(swapped.out));

    // As data all that is told has a name.
    const auto listOf = [](const Outcome& outcome) {
        return QJsonDocument::fromJson(outcome.out.toUtf8()).array();
    };
    const QJsonArray moves = listOf(run(solitaire({"show", file, "--tiles", kOrder, "--json"})));
    QCOMPARE(moves.size(), 2);
    QJsonObject move = moves[1].toObject();
    QCOMPARE(move.take("board").toArray()[7].toString(), QString(".......PITS...."));
    QCOMPARE(move, (QJsonObject{{"game", "P"},
                                {"number", 2},
                                {"rack", "AAERSTT"},
                                {"move", "8H (PIT)S"},
                                {"score", 6},
                                {"total", 16}}));
    const QJsonArray games =
        listOf(run(solitaire({"transpose", file, "--tiles", kOrder, "--json"})));
    QCOMPARE(games.size(), 1);
    QCOMPARE(games[0].toObject()["points"].toInt(), 16);
    QCOMPARE(games[0].toObject()["moves"].toArray()[1].toObject()["move"].toString(),
             QString("H8 PITS"));

    // A wrong game doesn't end the others.
    const QString orders = m_folder.write("three.orders", "P: PITS\nQ: PITS\nR: PITS\n");
    const QString three = m_folder.write("three.txt", "P: 8H PIT 10; Q: 8H PIT 9; R: 8H PIT 10;");
    for (const char* command : {"show", "transpose"}) {
        for (const QStringList& json : {QStringList(), QStringList{"--json"}}) {
            const Outcome outcome =
                run(solitaire(QStringList{command, three, "--tiles-file", orders} + json));
            QCOMPARE(outcome.status, 1);
            QVERIFY2(outcome.err.contains("three.txt"), qPrintable(outcome.err));
            if (json.isEmpty()) QVERIFY2(outcome.out.contains("R"), qPrintable(outcome.out));
            else QCOMPARE(listOf(outcome).size(), 2);
        }
    }
}

void TestCliSolitaire::gamesAreConverted()
{
    const QString file = m_folder.write("game.txt", "P: 8H PIT 10, 8H PITS 6;");
    const QString gcg = m_folder.path("game.gcg");
    QCOMPARE(run(solitaire({"convert", file, gcg, "--tiles", kOrder})).status, 0);
    QVERIFY(cli::contentOf(gcg).contains(">Solo: "));
    // Read again it is checked in full.
    const QString text = m_folder.path("again.txt");
    QCOMPARE(run(solitaire({"convert", gcg, text, "--tiles", kOrder})).status, 0);
    QVERIFY2(cli::contentOf(text).contains(" 8H PITS    6;"), cli::contentOf(text).constData());
    QCOMPARE(run({"game", "check", gcg, "--lexicon", m_lexicon}).status, 0);
    const QString wrong = m_folder.write("wrong.gcg", cli::contentOf(gcg).replace(" +6 ", " +7 "));
    const Outcome outcome = run(solitaire({"convert", wrong, text, "--tiles", kOrder}));
    QCOMPARE(outcome.status, 1);
    QVERIFY2(outcome.err.contains("move 2 (8H ...S): the score is 6, not 7"),
             qPrintable(outcome.err));
    // Several games fit in contest text alone.
    const QString orders = m_folder.write("orders.txt", "P: " + kOrder.toUtf8() + "\nQ: PITS\n");
    const QString two = m_folder.write("two.txt", "P: 8H PIT 10; Q: 8H PIT 10;");
    QCOMPARE(
        run(solitaire({"convert", two, m_folder.path("two.html"), "--tiles-file", orders})).status,
        1);
    QCOMPARE(
        run(solitaire({"convert", two, m_folder.path("both.txt"), "--tiles-file", orders})).status,
        0);
}

void TestCliSolitaire::outputsFollowTheirEndings()
{
    for (const char* ending : {"gcg", "csv", "json", "html"}) {
        const QString out = m_folder.path(QString("best.%1").arg(ending));
        QCOMPARE(run(search({"--out", out})).status, 0);
        // It is replaced by its like without being asked.
        QCOMPARE(run(search({"--out", out})).status, 0);
        QVERIFY(!cli::contentOf(out).isEmpty());
    }
    const QJsonObject json =
        QJsonDocument::fromJson(cli::contentOf(m_folder.path("best.json"))).object();
    QCOMPARE(json["order"].toString(), kOrder);
    QCOMPARE(json["seed"].toInt(), 1);
    QVERIFY(cli::contentOf(m_folder.path("best.html")).startsWith("<!DOCTYPE html>"));
}

void TestCliSolitaire::goalWordsAreListed()
{
    const QString words = m_folder.write("goals.txt", "ROTATORSTARTLED\nPIT\nLED\nSTAR\n");
    const QStringList task = {"solitaire", "goals", "ROTATORSTARTLED", "--lexicon", words};
    const Outcome text = run(task);
    QCOMPARE(text.status, 0);
    const QStringList lines = cli::linesOf(text.out);
    QVERIFY(!lines.isEmpty());
    // As data each has names.
    const QJsonArray list =
        QJsonDocument::fromJson(run(task + QStringList{"--json"}).out.toUtf8()).array();
    QCOMPARE(list.size(), lines.size());
    const QStringList first = lines[0].split(' ');
    QCOMPARE(list[0].toObject(), (QJsonObject{{"word", first.value(0)},
                                              {"points", first.value(1).toInt()},
                                              {"tiles", first.value(2).toInt()}}));
}

void TestCliSolitaire::aPlanIsPlayed()
{
    const QString words =
        m_folder.write("long.txt", "ROTATORSTARTLED\nPIT\nPITS\nSTAR\nSTARTLE\nTAR\nART\nTARTS\n"
                                   "RAT\nTO\nOR\nTORT\nSTARTS\nLED\nTOR\nROT\n");
    const QString order = "PITROTATORSTARTLED?ROTATORSTARTLEDS";
    const QStringList task = {"--tiles", order, "--lexicon", words};
    const Outcome plan =
        run(QStringList{"solitaire", "plan", "--goals", "ROTATORSTARTLED@1"} + task);
    QCOMPARE(plan.status, 0);
    const QString file = m_folder.write("plan.txt", plan.out.toUtf8());
    // As data goals, tiles and checkpoints have names.
    const QJsonArray plans =
        QJsonDocument::fromJson(
            run(QStringList{"solitaire", "plan", "--goals", "ROTATORSTARTLED@1", "--json"} + task)
                .out.toUtf8())
            .array();
    QCOMPARE(plans.size(), 1);
    const QJsonObject goal = plans[0].toObject()["goals"].toArray()[0].toObject();
    QCOMPARE(goal["square"].toString(), plan.out.section(' ', 0, 0));
    QCOMPARE(goal["word"].toString(), QString("ROTATORSTARTLED"));
    QCOMPARE(goal["mask"].toString(), plan.out.section(' ', 1, 1));
    QCOMPARE(goal["points"].toInt(), plan.out.section(' ', 2, 2).toInt());
    const QJsonArray tiles = goal["tiles"].toArray();
    QCOMPARE(tiles.size(), 15);
    const QString first = plan.out.section(' ', 4, 4);
    const QJsonObject tile = tiles[0].toObject();
    QCOMPARE((tile["laid"].toBool() ? "*" : "") + QString::number(tile["number"].toInt()),
             first.chopped(1));
    const QJsonObject point = plans[0].toObject()["checkpoints"].toArray()[0].toObject();
    QCOMPARE(QString("%1(%2,%3)%4")
                 .arg(point["time"].toInt())
                 .arg(point["row"].toInt())
                 .arg(point["column"].toInt())
                 .arg(point["value"].toInt()),
             cli::linesOf(plan.out)[1]);
    const QJsonArray sketches =
        QJsonDocument::fromJson(
            run(QStringList{"solitaire", "sketch", "--goals", "ROTATORSTARTLED@1", "--json"} + task)
                .out.toUtf8())
            .array();
    QCOMPARE(sketches[0].toObject()["goals"], plans[0].toObject()["goals"]);
    QVERIFY(!sketches[0].toObject().contains("checkpoints"));
    const Outcome played =
        run(QStringList{"solitaire", "play", "--plan", file, "--width", "50"} + task);
    QCOMPARE(played.status, 0);
    QVERIFY2(played.out.startsWith("P: "), qPrintable(played.out));
    const QString game = m_folder.write("played.txt", played.out.toUtf8());
    QCOMPARE(run(QStringList{"solitaire", "check", game} + task).status, 0);
    // As JSON it is a game, too, which is read again and has its order with it.
    const Outcome json =
        run(QStringList{"solitaire", "play", "--plan", file, "--width", "50", "--json"} + task);
    QVERIFY(QJsonDocument::fromJson(json.out.toUtf8()).object()["moves"].isArray());
    const QString again = m_folder.write("played.json", json.out.toUtf8());
    const Outcome checked =
        run({"solitaire", "check", again, "--lexicon", task[task.indexOf("--lexicon") + 1]});
    QVERIFY2(checked.status == 0, qPrintable(checked.err));
    const QString broken = m_folder.write("broken.txt", plan.out.toUtf8() + "99(1,1\n");
    const Outcome refused = run(QStringList{"solitaire", "play", "--plan", broken} + task);
    QCOMPARE(refused.status, 1);
    QVERIFY2(refused.err.contains("broken.txt:"), qPrintable(refused.err));
}

void TestCliSolitaire::aStateThatCannotBeKept()
{
    // A device that is always full.
    const QString full = "/dev/full";
    if (!QFile::exists(full)) QSKIP("there is no /dev/full");
    const Outcome outcome = run(search({"--out", full}));
    QCOMPARE(outcome.status, 1);
    QVERIFY2(outcome.err.contains("/dev/full"), qPrintable(outcome.err));
    const Outcome lost = run(search({"--state", m_folder.path("no/such/folder/a.state")}));
    QCOMPARE(lost.status, 1);
    QVERIFY(lost.err.contains("a.state"));
}

void TestCliSolitaire::memoryIsALimit()
{
    // Searches that choose their widths get by with little.
    QCOMPARE(run(search({"--memory", "20"})).status, 0);
    QCOMPARE(run(search({"--memory", "0"})).status, 2);
}

void TestCliSolitaire::aStateIsGoneOnWith()
{
    const QString state = m_folder.path("search.state");
    QCOMPARE(run(search({"--state", state})).status, 0);
    QVERIFY(QFile::exists(state));
    QCOMPARE(run(search({"--state", state})).status, 0);
    const Outcome other =
        run(solitaire({"--tiles", "STARPIT", "--expansions", "300", "--state", state}));
    QCOMPARE(other.status, 1);
    QFile file(state);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.seek(file.size() / 2));
    file.write("damage");
    file.close();
    QCOMPARE(run(search({"--state", state})).status, 1);
}

void TestCliSolitaire::aGameGoesOnFromAPosition()
{
    const QString board = "15/15/15/15/15/15/15/7PIT5/15/15/15/15/15/15/15";
    const QString file = m_folder.write("later.txt", "S: 8H PITS 6;");
    const QStringList order{"--tiles", "STARATE"};
    const QStringList from = order + QStringList{"--cgp", board};
    const Outcome checked = run(solitaire(QStringList{"check", file} + from));
    QCOMPARE(checked.status, 0);
    // Not from an empty board: there the tiles of PIT would have to be on the rack.
    QCOMPARE(run(solitaire(QStringList{"check", file} + order)).status, 1);
    // A whole position says the same; what stands behind the board counts for nothing.
    QCOMPARE(run(solitaire(QStringList{"check", file} + order +
                           QStringList{"--cgp", board + " AB/ 7/9 0"}))
                 .status,
             0);
    const QString out = m_folder.path("goes_on.txt");
    const QStringList search{"--expansions", "300", "--threads", "1", "--out", out};
    QCOMPARE(run(solitaire(from + search)).status, 0);
    const QString text = QString::fromUtf8(cli::contentOf(out));
    // STAR in a column through PIT's S: no first move of an empty board.
    QVERIFY2(text.contains("8H PITS") || text.contains("K8 STAR"), qPrintable(text));
    QCOMPARE(run(solitaire(QStringList{"check", out} + from)).status, 0);
    const Outcome swapped = run(solitaire(QStringList{"transpose", file} + from));
    QCOMPARE(swapped.status, 1);
    QVERIFY(swapped.err.contains("starts from a position"));
    const Outcome gcg =
        run(solitaire(from + search.first(4) + QStringList{"--out", m_folder.path("goes_on.gcg")}));
    QCOMPARE(gcg.status, 1);
    QVERIFY(gcg.err.contains("GCG"));
}

void TestCliSolitaire::wrongInput_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("no order") << QStringList{};
    QTest::newRow("no tile") << QStringList{"--tiles", "AB1C"};
    QTest::newRow("no position") << QStringList{"--tiles", "STAR", "--cgp", "15/7PI1"};
    QTest::newRow("no file") << QStringList{"--tiles-file", "/nowhere/at/all"};
    QTest::newRow("no opening word") << QStringList{"--tiles", "QQQ", "--seconds", "1"};
    QTest::newRow("width") << QStringList{"--tiles", "PIT", "--width", "99999999"};
    QTest::newRow("memory") << QStringList{"--tiles",  "PIT", "--width", "90000",
                                           "--memory", "20",  "--style", "plain"};
    QTest::newRow("goal") << QStringList{"--tiles", "PIT", "--goals", "PIT"};
    QTest::newRow("goal's lane") << QStringList{"--tiles", "PIT", "--goals", "PIT@99"};
}

void TestCliSolitaire::wrongInput()
{
    QFETCH(QStringList, arguments);
    const Outcome outcome = run(solitaire(arguments));
    QCOMPARE(outcome.status, 1);
    QVERIFY(outcome.err.contains("tilewright-cli:"));
}

TEST_CLASS(TestCliSolitaire, tests::NoApplication)
#include "tst_cli_solitaire.moc"
