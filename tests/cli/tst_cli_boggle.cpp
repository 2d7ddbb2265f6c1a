// SPDX-License-Identifier: GPL-3.0-or-later
// Grids as scripts use them.
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/support/test_class.h"

namespace {

const QString kProgram = QStringLiteral(TILEWRIGHT_CLI);
const QString kWords = QStringLiteral(TILEWRIGHT_TEST_DATA "/lexicon/small_english.txt");

struct BoggleOutcome
{
    int status = -1;
    QString out;
    QString err;
};

BoggleOutcome runBoggle(const QStringList& arguments, const QByteArray& input = {})
{
    QProcess process;
    process.start(kProgram, arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(120'000)) return {};
    const int status = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
    return {status, QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

/// A command for grids, with the small list of words.
BoggleOutcome boggle(QStringList arguments, const QByteArray& input = {})
{
    arguments.prepend("boggle");
    return runBoggle(arguments + QStringList{"--lexicon", kWords}, input);
}

}  // namespace

class TestCliBoggle : public QObject
{
    Q_OBJECT

private slots:
    void usage_data();
    void usage();
    void scores();
    void wrongLinesDoNotEndTheBatch();
    void words();
    void whatIf();
    void rolls();
    void searches();
    void bounds();
    void benchmarks();
    void largeListScores();
};

void TestCliBoggle::usage_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<int>("status");
    for (const char* command : {"boggle", "boggle score", "boggle words", "boggle whatif",
                                "boggle roll", "boggle search", "boggle bound", "bench boggle"})
        QTest::newRow(command) << QString(command) + " --help" << 0;
    QTest::newRow("no command") << "boggle" << 2;
    QTest::newRow("no board") << "boggle words" << 2;
    QTest::newRow("no dice") << "boggle roll --score" << 2;
    QTest::newRow("least length") << "boggle words abcd --min-length 6" << 2;
    QTest::newRow("runs and seconds") << "boggle search --runs 1 --seconds 1" << 2;
    QTest::newRow("unknown dice") << "boggle roll --score --dice loaded" << 1;
    QTest::newRow("size") << "boggle words abcd --size 9x9" << 1;
    QTest::newRow("dice of another size") << "boggle search --dice big --size 4x4" << 1;
    QTest::newRow("scoring") << "boggle words abcd --scoring 3" << 1;
    QTest::newRow("no file") << "boggle score /no/such/file" << 1;
}

void TestCliBoggle::usage()
{
    QFETCH(QString, arguments);
    QFETCH(int, status);
    QStringList list = arguments.split(' ');
    if (status == 1) list << "--lexicon" << kWords;
    const BoggleOutcome outcome = runBoggle(list);
    QCOMPARE(outcome.status, status);
    QVERIFY((status == 0 ? outcome.err : outcome.out).isEmpty());
    if (status == 1) QVERIFY(outcome.err.startsWith("tilewright-cli: boggle "));
}

void TestCliBoggle::scores()
{
    const BoggleOutcome outcome =
        boggle({"score", "--threads", "2"}, "catdlinemaropets\nS QU N G T F Y A T B E W R E T E\n");
    QCOMPARE(outcome.err, QString());
    QCOMPARE(outcome.status, 0);
    QCOMPARE(outcome.out, QString("line\tboard\tscore\twords\n"
                                  "1\tCATDLINEMAROPETS\t139\t125\n"
                                  "2\tS QU N G T F Y A T B E W R E T E\t31\t30\n"));
    // What is no square can be read again without a size.
    const BoggleOutcome wide = boggle({"score"}, "cat/sea\ncats/\n");
    QCOMPARE(wide.out.section('\n', 1, 1).section('\t', 1, 1), QString("CAT/SEA"));
    QCOMPARE(wide.out.section('\n', 2, 2).section('\t', 1, 1), QString("CATS/"));
    const BoggleOutcome json = boggle({"score", "--json", "-"}, "catdlinemaropets");
    const auto list = QJsonDocument::fromJson(json.out.toUtf8()).array();
    QCOMPARE(list.size(), 1);
    QCOMPARE(list[0].toObject()["score"].toInt(), 139);
    QCOMPARE(list[0].toObject()["words"].toInt(), 125);
    // A face more, another table, other lengths.
    QVERIFY(boggle({"score", "--faces", "th,in", "--size", "1x3"}, "thinks\n").status == 1);
    QVERIFY(boggle({"score", "--faces", "th,in", "--size", "1x4"}, "thinks\n").status == 0);
    const BoggleOutcome custom = boggle({"score", "--scoring", "3:10"}, "catdlinemaropets");
    QVERIFY(custom.out.contains("\t1250\t125\n"));
    const BoggleOutcome shorter = boggle({"score", "--max-length", "3"}, "catdlinemaropets");
    const BoggleOutcome longer = boggle({"score", "--min-length", "4"}, "catdlinemaropets");
    const auto wordsOf = [](const BoggleOutcome& answer) {
        return answer.out.trimmed().section('\t', -1).toInt();
    };
    QCOMPARE(wordsOf(shorter) + wordsOf(longer), 125);
}

void TestCliBoggle::wrongLinesDoNotEndTheBatch()
{
    QTemporaryDir folder;
    const QString path = folder.filePath("grids é.txt");
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("catdlinemaropets\r\n\nabc\nab1d\nabcdefghijklmnop");
    file.close();
    const BoggleOutcome outcome = boggle({"score", path});
    QCOMPARE(outcome.status, 1);
    QVERIFY(outcome.out.contains("1\tCATDLINEMAROPETS\t139\t125\n"));
    QVERIFY(outcome.out.contains("5\tABCDEFGHIJKLMNOP\t6\t6\n"));
    const QStringList errors = outcome.err.trimmed().split('\n');
    QCOMPARE(errors.size(), 3);
    QVERIFY(errors[0].contains("grids é.txt:2: has no letters"));
    QVERIFY(errors[1].contains("grids é.txt:3: has 3 squares"));
    QVERIFY(errors[2].contains("grids é.txt:4:3: '1' is no letter"));
    QVERIFY(boggle({"score", "-"}, "").err.contains("holds no grid"));
    const BoggleOutcome sized = boggle({"score", "--size", "4x4", "-"}, "abcd\n");
    QVERIFY(sized.err.contains("standard input:1: has 4 squares, expected 16 in 4 rows of 4"));
}

void TestCliBoggle::words()
{
    const BoggleOutcome outcome = boggle({"words", "cat/###"});
    QCOMPARE(outcome.status, 0);
    QVERIFY(outcome.out.startsWith("word\tlength\tpoints\tpath\n"));
    QVERIFY(outcome.out.contains("CAT\t3\t1\t1,1 1,2 1,3\n"));
    const BoggleOutcome json = boggle({"words", "catdlinemaropets", "--json", "--all-paths"});
    const auto answer = QJsonDocument::fromJson(json.out.toUtf8()).object();
    QCOMPARE(answer["score"].toInt(), 139);
    QCOMPARE(answer["words"].toArray().size(), 125);
    QCOMPARE(answer["size"].toString(), QString("4x4"));
    const BoggleOutcome wrong = boggle({"words", "ab!d"});
    QCOMPARE(wrong.status, 1);
    QVERIFY(wrong.err.contains("'!'"));
}

void TestCliBoggle::whatIf()
{
    const BoggleOutcome outcome = boggle({"whatif", "catdlinemaropets", "--square", "1,2"});
    QCOMPARE(outcome.status, 0);
    const QStringList lines = outcome.out.trimmed().split('\n');
    // A heading, 26 letters, Qu, a block.
    QCOMPARE(lines.size(), 29);
    QVERIFY(lines.contains("1,2\tA\t139\t125"));
    for (const char* square : {"5,5", "0,1", "x", "1"}) {
        const BoggleOutcome wrong = boggle({"whatif", "catdlinemaropets", "--square", square});
        QCOMPARE(wrong.status, 1);
        QVERIFY2(wrong.err.contains("from 1,1 to 4,4"), qPrintable(wrong.err));
    }
    const BoggleOutcome all = boggle({"whatif", "catdlinemaropets", "--json"});
    QCOMPARE(QJsonDocument::fromJson(all.out.toUtf8()).array().size(), 16 * 28);
}

void TestCliBoggle::rolls()
{
    const auto roll = [](const QString& seed) {
        return runBoggle({"boggle", "roll", "--dice", "super", "--count", "20", "--seed", seed});
    };
    const BoggleOutcome outcome = roll("4");
    QCOMPARE(outcome.status, 0);
    QCOMPARE(outcome.out.trimmed().split('\n').size(), 20);
    QCOMPARE(roll("4").out, outcome.out);
    QVERIFY(roll("5").out != outcome.out);
    // What is rolled can be scored.
    const BoggleOutcome scored = boggle({"score", "--dice", "super"}, outcome.out.toUtf8());
    QCOMPARE(scored.err, QString());
    QCOMPARE(scored.status, 0);
    QCOMPARE(scored.out.count('\n'), 21);
    // At once, too.
    const QStringList both{"roll", "--dice", "super", "--count", "20", "--seed", "4", "--score"};
    const QString rows = boggle(both).out;
    QVERIFY2(rows.startsWith("board\tscore\twords\n"), qPrintable(rows));
    const QStringList expected = scored.out.split('\n');
    const QStringList rolled = rows.split('\n');
    for (int i = 0; i <= 20; ++i) QCOMPARE(rolled[i], expected[i].section('\t', 1));
    const auto json = QJsonDocument::fromJson(boggle(both + QStringList{"--json"}).out.toUtf8());
    QCOMPARE(json.array().size(), 20);
    QCOMPARE(QString::number(json[0]["score"].toInt()), rolled[1].section('\t', 1, 1));
}

void TestCliBoggle::searches()
{
    const QStringList search = {"search", "--size", "3x3",   "--runs", "1",
                                "--seed", "3",      "--top", "5"};
    const BoggleOutcome one = boggle(search + QStringList{"--threads", "1"});
    QCOMPARE(one.status, 0);
    QCOMPARE(one.out.count('\n'), 6);
    QCOMPARE(boggle(search + QStringList{"--threads", "3"}).out, one.out);
    const BoggleOutcome json =
        boggle({"search", "--size", "2x2", "--seconds", "0.1", "--json", "--letters", "a e s t"});
    const auto answer = QJsonDocument::fromJson(json.out.toUtf8()).object();
    QCOMPARE(answer["end"].toString(), QString("time"));
    QVERIFY(answer["boards"].toArray()[0].toObject()["score"].toInt() > 0);
    const BoggleOutcome missed =
        boggle({"search", "--size", "2x2", "--runs", "1", "--target", "1000000"});
    QCOMPARE(missed.status, 1);
    const BoggleOutcome reached =
        boggle({"search", "--size", "2x2", "--seconds", "60", "--target", "2", "--json"});
    QCOMPARE(reached.status, 0);
    QVERIFY(reached.out.contains("\"target\""));
}

void TestCliBoggle::bounds()
{
    const BoggleOutcome outcome = boggle({"bound", "c{ao}t{ds}*#{qu t}ne"});
    QCOMPARE(outcome.err, QString());
    QCOMPARE(outcome.status, 0);
    // 2 x 2 x (26 letters and Qu) x 2.
    QVERIFY(outcome.out.contains("\n216\t"));
    const auto answer =
        QJsonDocument::fromJson(boggle({"bound", "catd", "--json"}).out.toUtf8()).object();
    QCOMPARE(boggle({"bound", "catd", "--beat", "1000"}).status, 0);
    QCOMPARE(
        boggle({"bound", "catd", "--beat", QString::number(answer["bound"].toInt() - 1)}).status,
        1);
    QVERIFY(boggle({"bound", "ca{t"}).err.contains("{ has no }"));
    QVERIFY(boggle({"bound", "ca{t1}d"}).err.contains("line 1:5: '1'"));
    QVERIFY(boggle({"bound", "cat"}).err.contains("3 squares"));
}

void TestCliBoggle::benchmarks()
{
    for (const char* mode : {"dice", "random", "words", "whatif"}) {
        QStringList sums;
        for (const char* vectors : {"best", "avx2", "none"}) {
            const BoggleOutcome outcome =
                runBoggle({"bench", "boggle", "--mode", mode, "--count", "50", "--vectors", vectors,
                           "--lexicon", kWords});
            QCOMPARE(outcome.status, 0);
            sums << outcome.out.section("checksum\t", 1).section('\n', 0, 0);
        }
        QVERIFY(sums[0].startsWith("0x"));
        QCOMPARE(sums.count(sums[0]), 3);
    }
    const BoggleOutcome search =
        runBoggle({"bench", "boggle", "--mode", "search", "--size", "2x2", "--target", "2",
                   "--count", "2", "--lexicon", kWords, "--json"});
    QCOMPARE(search.status, 0);
    QVERIFY(search.out.contains("\"searches_per_second\""));
}

void TestCliBoggle::largeListScores()
{
    const QString large = QStringLiteral(TILEWRIGHT_CASES "/ENABLE.txt");
    if (!QFile::exists(large)) QSKIP("the large word list is not at hand");
    const QByteArray board = "qaicdrneetasnnil\n";
    // Where there is no score, why.
    const auto score = [&](const QStringList& options) {
        const BoggleOutcome outcome = runBoggle(
            QStringList{"boggle", "score", "--lexicon", large, "--max-length", "17"} + options,
            board);
        return outcome.status == 0 ? outcome.out.section('\n', 1, 1)
                                   : QString::number(outcome.status) + outcome.err;
    };
    const auto points = [](const QString& line) { return line.section('\t', 2, 2); };
    const QString whole = score({});
    QCOMPARE(whole, QString("1\tQU A I C D R N E E T A S N N I L\t1391\t456"));
    const QString once = score({"--qu-counts-once"});
    QVERIFY2(points(once) == "1344", qPrintable(once));
    const QString lone = score({"--lone-q"});
    QVERIFY2(points(lone) == "1218", qPrintable(lone));
}

TEST_CLASS(TestCliBoggle, tests::NoApplication)
#include "tst_cli_boggle.moc"
