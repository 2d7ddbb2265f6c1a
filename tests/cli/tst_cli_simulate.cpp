// SPDX-License-Identifier: GPL-3.0-or-later
// Simulation as scripts use it.
#include <csignal>

#include <signal.h>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

#include "tests/support/cli_program.h"
#include "tests/support/test_class.h"

using cli::linesOf;
using cli::Outcome;
using cli::run;

class TestCliSimulate : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void jsonHasWhatScriptsRead();
    void tablesHaveTheSame();
    void threadsAndSeeds();
    void manyPositionsAtOnce();
    void candidatesCanBeNamed();
    void racksOfOpponents();
    void wordsOfOpponents();
    void turnsByRollOutsOfTheirOwn();
    void wrongInputIsNamed_data();
    void wrongInputIsNamed();
    void nearTiesAreLookedAtMoreDeeply();
    void oddQuestionsHaveAnswers_data();
    void oddQuestionsHaveAnswers();
    void interruptedOnesTellWhatThereIs();
    void benchIsRepeatable();

private:
    [[nodiscard]] Outcome simulate(const QStringList& more) const
    {
        QStringList all{"simulate", "--leaves", "none"};
        if (!more.contains("--lexicon")) all << "--lexicon" << m_lexicon;
        return run(all + more);
    }
    [[nodiscard]] QJsonArray answers(const QStringList& more) const
    {
        const Outcome outcome = simulate(more + QStringList{"--json"});
        return outcome.status == 0 ? QJsonDocument::fromJson(outcome.out.toUtf8()).array()
                                   : QJsonArray();
    }

    cli::Folder m_folder;
    QString m_lexicon;
    const QString m_first = cli::kEmptyBoard + " AEINRST/ 0/0 0";
};

void TestCliSimulate::initTestCase()
{
    QVERIFY(m_folder.isValid());
    m_lexicon = m_folder.path("small.kwg");
    QCOMPARE(run({"lexicon", "build",
                  QStringLiteral(TILEWRIGHT_TEST_DATA) + "/lexicon/small_english.txt", "--alphabet",
                  "english", "--graph", "gaddawg", "--out", m_lexicon})
                 .status,
             0);
}

void TestCliSimulate::jsonHasWhatScriptsRead()
{
    const QJsonArray all = answers({"--cgp", m_first, "--plies", "3", "--iterations", "20",
                                    "--stop", "none", "--top", "4", "--seed", "5"});
    QCOMPARE(all.size(), 1);
    const QJsonObject answer = all[0].toObject();
    QCOMPARE(answer["plies"].toInt(), 3);
    QCOMPARE(answer["seed"].toInt(), 5);
    QCOMPARE(answer["iterations"].toInt(), 20);
    QCOMPARE(answer["stopped_by"].toString(), QString("iterations"));
    const QJsonArray candidates = answer["candidates"].toArray();
    QCOMPARE(candidates.size(), 4);
    double probability = 0;
    for (const QJsonValue& value : candidates) {
        const QJsonObject candidate = value.toObject();
        for (const char* name : {"score", "static_equity", "equity", "equity_se", "win", "win_se",
                                 "best_probability", "difference", "difference_se"})
            QVERIFY2(candidate[name].isDouble(), name);
        QVERIFY(candidate["move"].isString());
        QCOMPARE(candidate["iterations"].toInt(), 20);
        QVERIFY(candidate["win"].toDouble() >= 0 && candidate["win"].toDouble() <= 100);
        probability += candidate["best_probability"].toDouble();
        const QJsonArray plies = candidate["by_ply"].toArray();
        QCOMPARE(plies.size(), 3);
        for (const QJsonValue& ply : plies)
            for (const char* name : {"score", "score_sd", "bingos"})
                QVERIFY2(ply.toObject()[name].isDouble(), name);
    }
    QVERIFY(std::abs(probability - 1) < 1e-9);
    QCOMPARE(candidates[0].toObject()["difference"].toDouble(), 0.0);
}

void TestCliSimulate::tablesHaveTheSame()
{
    const QStringList question{"--cgp", m_first, "--iterations", "10", "--candidates", "3"};
    const Outcome table = simulate(question + QStringList{"--stop", "none"});
    QCOMPARE(table.status, 0);
    const QStringList lines = linesOf(table.out);
    QCOMPARE(lines.size(), 4);
    QVERIFY(lines[0].startsWith("position\trank\tmove\t"));
    const QJsonArray candidates = answers(question)[0].toObject()["candidates"].toArray();
    for (int i = 0; i < 3; ++i)
        QCOMPARE(lines[i + 1].section('\t', 2, 2), candidates[i].toObject()["move"].toString());
}

void TestCliSimulate::threadsAndSeeds()
{
    const QStringList question{"--cgp", m_first, "--iterations", "40", "--top", "5"};
    const QString one = simulate(question + QStringList{"--threads", "1"}).out;
    QVERIFY(!one.isEmpty());
    QCOMPARE(simulate(question + QStringList{"--threads", "3"}).out, one);
    QVERIFY(simulate(question + QStringList{"--seed", "2"}).out != one);
}

void TestCliSimulate::manyPositionsAtOnce()
{
    const QString file = m_folder.write(
        "two.cgp",
        ("# two\n" + m_first + "\n\n" + cli::kEmptyBoard + " ABCDEFG/ 10/0 0\n").toUtf8());
    const QJsonArray all =
        answers({"--cgp-file", file, "--iterations", "5", "--top", "2", "--stop", "none"});
    QCOMPARE(all.size(), 2);
    QVERIFY(all[0].toObject()["candidates"] != all[1].toObject()["candidates"]);
}

void TestCliSimulate::candidatesCanBeNamed()
{
    // The second one is no word.
    const QJsonArray all = answers({"--cgp", m_first, "--iterations", "5", "--move", "pass",
                                    "--move", "8H TRSN", "--stop", "none"});
    const QJsonArray candidates = all[0].toObject()["candidates"].toArray();
    QCOMPARE(candidates.size(), 2);
    QStringList moves;
    for (const QJsonValue& candidate : candidates) moves << candidate.toObject()["move"].toString();
    QVERIFY(moves.contains("pass"));
    QVERIFY(moves.contains("8H TRSN"));
    const QJsonArray more = answers(
        {"--cgp", m_first, "--iterations", "5", "--move", "pass", "--top", "3", "--stop", "none"});
    QCOMPARE(more[0].toObject()["candidates"].toArray().size(), 4);
}

void TestCliSimulate::racksOfOpponents()
{
    const QStringList question{"--cgp", m_first, "--iterations", "30", "--move", "pass"};
    // With a known rack the reply is the same every time.
    const QJsonArray known = answers(question + QStringList{"--rack-of-opponent", "AEINRST"});
    const QJsonObject ply =
        known[0].toObject()["candidates"].toArray()[0].toObject()["by_ply"].toArray()[0].toObject();
    QCOMPARE(ply["score_sd"].toDouble(), 0.0);
    QVERIFY(ply["score"].toDouble() > 0);
    QVERIFY(!answers(question + QStringList{"--rack-of-opponent", "QZ"}).isEmpty());
}

void TestCliSimulate::wordsOfOpponents()
{
    const QString few = m_folder.write("few.txt", "AT\n");
    const QStringList question{"--cgp",   m_first, "--iterations", "20",
                               "--plies", "1",     "--move",       "8H AT"};
    const auto reply = [&](const QString& words) {
        const QJsonArray all = answers(question + QStringList{"--lexicon-of-opponent", words});
        const QJsonObject candidate = all[0].toObject()["candidates"].toArray()[0].toObject();
        return candidate["by_ply"].toArray()[0].toObject();
    };
    // Who has one word only scores little, and never lays all tiles.
    const QJsonObject same = reply(m_lexicon);
    QCOMPARE(reply(few)["bingos"].toDouble(), 0.0);
    QVERIFY(reply(few)["score"].toDouble() < same["score"].toDouble());
    const QJsonObject plain = answers(question)[0].toObject()["candidates"].toArray()[0].toObject();
    QCOMPARE(plain["by_ply"].toArray()[0].toObject(), same);
}

void TestCliSimulate::turnsByRollOutsOfTheirOwn()
{
    const QStringList question{"--cgp", m_first, "--iterations", "20",
                               "--top", "3",     "--stop",       "none"};
    const QString plain = simulate(question).out;
    QCOMPARE(simulate(question + QStringList{"--nested", "1"}).out, plain);
    const QStringList nested = question + QStringList{"--nested", "3", "--nested-scenarios", "2"};
    const Outcome once = simulate(nested + QStringList{"--threads", "1"});
    QCOMPARE(once.status, 0);
    QVERIFY(once.out != plain);
    QCOMPARE(simulate(nested + QStringList{"--threads", "3"}).out, once.out);
}

void TestCliSimulate::wrongInputIsNamed_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("said");
    const QStringList position{"--cgp", m_first};
    QTest::newRow("no position") << QStringList{} << 2 << "--cgp";
    QTest::newRow("plies") << position + QStringList{"--plies", "0"} << 2 << "--plies";
    QTest::newRow("confidence") << position + QStringList{"--stop", "97"} << 2 << "--stop";
    QTest::newRow("move") << position + QStringList{"--move", "8H QQ"} << 1 << "Q";
    QTest::newRow("move beside the board")
        << position + QStringList{"--move", "99Z AT"} << 1 << "99Z";
    QTest::newRow("opponent's tiles")
        << position + QStringList{"--rack-of-opponent", "ZZZ"} << 1 << "--rack-of-opponent: ";
    QTest::newRow("opponent's letters")
        << position + QStringList{"--rack-of-opponent", "A%"} << 1 << "--rack-of-opponent";
    QTest::newRow("board") << QStringList{"--cgp", "nonsense"} << 1 << "--cgp";
    QTest::newRow("too many plies") << position + QStringList{"--plies", "1001"} << 2 << "--plies";
    QTest::newRow("time") << position + QStringList{"--seconds", "-1"} << 2
                          << "--seconds: Value -1 not in range 0 and more (";
    QTest::newRow("time that is none")
        << position + QStringList{"--seconds", "nan"} << 2 << "--seconds: Value nan is no number";
    QTest::newRow("iterations") << position + QStringList{"--iterations", "0"} << 2
                                << "--iterations";
    QTest::newRow("candidate beside the start")
        << position + QStringList{"--move", "1A AT"} << 1
        << "--move 1A AT: the first move must cover the start square";
    QTest::newRow("candidate that the rack lacks")
        << position + QStringList{"--move", "8H ZA"} << 1 << "Z";
    QTest::newRow("exchange of unknown tiles")
        << position + QStringList{"--move", "exch 3"} << 1 << "name the tiles";
    QTest::newRow("opponent's rack too large")
        << position + QStringList{"--rack-of-opponent", "BBCCDDFF"} << 1 << "rack";
    QTest::newRow("finished game")
        << QStringList{"--cgp", cli::kEmptyBoard + " AEINRST/ 0/0 6"} << 1 << "the game is over";
    QTest::newRow("unknown rack") << QStringList{"--cgp", cli::kEmptyBoard + " / 0/0 0"} << 1
                                  << "isn't known";
    QTest::newRow("over-full board")
        << QStringList{"--cgp", "AAAAAAAAAAAAAAA" + cli::kEmptyBoard.mid(2) + " AEINRST/ 0/0 0"}
        << 1 << "only 9 in the game";
    QTest::newRow("opponent's lexicon")
        << position + QStringList{"--lexicon-of-opponent", "/no/such.kwg"} << 1 << "/no/such.kwg";
    QTest::newRow("nested scenarios of nothing")
        << position + QStringList{"--nested-scenarios", "3"} << 2 << "--nested";
    QTest::newRow("nested without candidates")
        << position + QStringList{"--nested", "0"} << 2 << "--nested";
    const QString empty = m_folder.write("empty.txt", "");
    QTest::newRow("empty lexicon")
        << position + QStringList{"--lexicon", empty} << 1 << "holds no words";
}

void TestCliSimulate::wrongInputIsNamed()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const int, status);
    QFETCH(const QString, said);
    const Outcome outcome = simulate(arguments);
    QCOMPARE(outcome.status, status);
    QVERIFY(outcome.out.isEmpty());
    QVERIFY2(outcome.err.contains(said), qPrintable(outcome.err));
}

void TestCliSimulate::nearTiesAreLookedAtMoreDeeply()
{
    const QStringList question{"--cgp", m_first, "--iterations", "40", "--top", "4"};
    const QJsonObject answer = answers(question + QStringList{"--deeper", "4,6"})[0].toObject();
    QVERIFY(answer["plies"].toInt() > 2);
    const QJsonArray candidates = answer["candidates"].toArray();
    QCOMPARE(candidates.size(), 4);
    QCOMPARE(candidates[0].toObject()["plies"].toInt(), answer["plies"].toInt());
    QCOMPARE(simulate(question + QStringList{"--deeper", "2"}).status, 1);
    QCOMPARE(simulate(question + QStringList{"--deeper", "x"}).status, 2);
}

void TestCliSimulate::oddQuestionsHaveAnswers_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("candidates");
    const QStringList position{"--cgp", m_first, "--iterations", "3"};
    QTest::newRow("one candidate") << position + QStringList{"--move", "pass"} << 1;
    QTest::newRow("two equal ones")
        << position + QStringList{"--move", "8H AT", "--move", "8H AT"} << 1;
    QTest::newRow("P = 1") << position + QStringList{"--plies", "1", "--top", "2"} << 2;
    QTest::newRow("huge P") << position + QStringList{"--plies", "1000", "--top", "2"} << 2;
    QTest::newRow("no time") << QStringList{"--cgp", m_first, "--seconds", "0", "--top", "3"} << 3;
    QTest::newRow("won by far") << QStringList{"--cgp",
                                               cli::kEmptyBoard + " AEINRST/ 99999/-99999 0",
                                               "--iterations",
                                               "3",
                                               "--top",
                                               "2"}
                                << 2;
    const QString words = m_folder.write("zzz.txt", "ZZZ\n");
    QTest::newRow("no move but exchanges")
        << position + QStringList{"--lexicon", words, "--top", "3"} << 3;
    // All other tiles lie on the board.
    QTest::newRow("no move but the pass")
        << QStringList{"--cgp",
                       "AABAACAAD6/EEEEEEEEEEEE3/IIIIIIIII6/OOOOOOOO7/NNNNNNRRRRRR3/"
                       "TTTTTTLLLLSSSSU/UUUDDDGGGBCMM2/PPFFHHVVWWYYKJX/QZ13/15/15/15/15/15/15 "
                       "?"
                       "?/AA 0/0 0",
                       "--iterations",
                       "3",
                       "--lexicon",
                       words,
                       "--lenient"}
        << 1;
}

void TestCliSimulate::oddQuestionsHaveAnswers()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const int, candidates);
    const Outcome outcome = simulate(arguments + QStringList{"--json"});
    QVERIFY2(outcome.status == 0, qPrintable(outcome.err));
    // JSON has no such numbers: they would be null.
    QVERIFY(!outcome.out.contains("null") && !outcome.out.contains("nan"));
    const QJsonObject answer = QJsonDocument::fromJson(outcome.out.toUtf8()).array()[0].toObject();
    QCOMPARE(answer["candidates"].toArray().size(), candidates);
    double probability = 0;
    for (const QJsonValue& candidate : answer["candidates"].toArray())
        probability += candidate["best_probability"].toDouble();
    QVERIFY(std::abs(probability - 1) < 1e-9);
    QCOMPARE(outcome.err.contains("no time for a single iteration"),
             answer["iterations"].toInt() == 0);
}

void TestCliSimulate::interruptedOnesTellWhatThereIs()
{
    QProcess process;
    process.start(QStringLiteral(TILEWRIGHT_CLI),
                  {"simulate", "--lexicon", m_lexicon, "--leaves", "none", "--cgp", m_first,
                   "--iterations", "1000000", "--stop", "none", "--json"});
    QVERIFY(process.waitForStarted());
    QTest::qWait(1500);
    QCOMPARE(::kill(static_cast<pid_t>(process.processId()), SIGINT), 0);
    QVERIFY(process.waitForFinished(20'000));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 130);
    const QJsonArray all = QJsonDocument::fromJson(process.readAllStandardOutput()).array();
    QCOMPARE(all.size(), 1);
    QCOMPARE(all[0].toObject()["stopped_by"].toString(), QString("user"));
}

void TestCliSimulate::benchIsRepeatable()
{
    const QStringList bench{"bench",        "sim", "--lexicon", m_lexicon, "--leaves",    "none",
                            "--iterations", "2",   "--top",     "3",       "--positions", "5"};
    const Outcome first = run(bench);
    QCOMPARE(first.status, 0);
    const QString checksum = cli::valueOf(first.out, "checksum");
    QVERIFY(checksum.startsWith("0x"));
    QCOMPARE(cli::valueOf(run(bench + QStringList{"--threads", "2"}).out, "checksum"), checksum);
}

TEST_CLASS(TestCliSimulate, tests::NoApplication)
#include "tst_cli_simulate.moc"
