// SPDX-License-Identifier: GPL-3.0-or-later
// Moves and the bench as scripts use them.
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

#include "tests/support/cli_program.h"
#include "tests/support/test_class.h"

using cli::kEmptyBoard;
using cli::linesOf;
using cli::Outcome;
using cli::run;
using cli::runWith;
using cli::valueOf;

class TestCliMoves : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void movesOfASmallGame();
    void movesAsJson();
    void movesSortedByScore();
    void ordersOfTheSameTilesAreGrouped();
    void movesDoNotDependOnThreads();
    void commentsAndEmptyLinesAreLeftOut();
    void wrongPositions_data();
    void wrongPositions();
    void laterLineIsNamed();
    void positionalFilesOfPositionsGoOn();
    void otherLettersNeedALexicon();
    void aPartialRackIsCalledOne();
    void notesNameStandardInput();
    void fullDiskIsReported();
    void benchCountsTheSameMovesInEveryMode();
    void knownPositions();

private:
    [[nodiscard]] QString path(const QString& name) const { return m_folder.path(name); }
    [[nodiscard]] QString write(const QString& name, const QByteArray& content) const
    {
        return m_folder.write(name, content);
    }
    [[nodiscard]] QStringList movesOf(const QString& cgp, const QStringList& more = {}) const
    {
        return QStringList{"moves", "--lexicon", m_lexicon, "--leaves", "none", "--cgp", cgp} +
               more;
    }

    cli::Folder m_folder;
    QString m_lexicon;
};

void TestCliMoves::initTestCase()
{
    QVERIFY(m_folder.isValid());
    const QString list = write("small.txt", "CAT\nCATS\nACT\nACTS\nAT\nTA\nAS\nSCAT\n");
    m_lexicon = path("small.kwg");
    const Outcome built = run({"lexicon", "build", list, "--out", m_lexicon});
    QCOMPARE(built.err, QString());
    QCOMPARE(built.status, 0);
}

void TestCliMoves::aPartialRackIsCalledOne()
{
    const QString partial = kEmptyBoard + " ACST/ 0/0 0";
    const QString full = kEmptyBoard + " AACSTTT/ 0/0 0";
    const Outcome told = run(movesOf(partial));
    QCOMPARE(told.status, 0);
    QVERIFY2(told.err.contains("note: the rack of position 1 is partial") &&
                 told.err.contains("moves of ACST; 3 more tiles are not known"),
             qPrintable(told.err));
    QCOMPARE(run(movesOf(partial, {"--quiet"})).err, QString());
    QCOMPARE(run(movesOf(full)).err, QString());
    for (const QStringList& more : {QStringList{}, QStringList{"--summary"}}) {
        const auto answerTo = [&](const QString& cgp) {
            const Outcome outcome = run(movesOf(cgp, more + QStringList{"--json"}));
            return QJsonDocument::fromJson(outcome.out.toUtf8()).array().first().toObject();
        };
        QCOMPARE(answerTo(partial).value("partial_rack").toBool(), true);
        QCOMPARE(answerTo(partial).value("unknown_tiles").toInt(), 3);
        QVERIFY(!answerTo(full).contains("partial_rack"));
    }
    QVERIFY(run(movesOf(partial, {"--print"})).out.contains("ACST and 3 not known"));
    // A batch tells it once.
    const QString batch = write("partial.cgp", (partial + '\n' + partial + '\n').toUtf8());
    const Outcome all =
        run({"moves", "--lexicon", m_lexicon, "--leaves", "none", "--cgp-file", batch});
    QCOMPARE(all.err.count("is partial"), 1);
}

void TestCliMoves::notesNameStandardInput()
{
    // Five K are more than the game has.
    const QByteArray position = kEmptyBoard.toUtf8() + " KKKKKAT/ 0/0 0\n";
    const Outcome outcome =
        runWith({"moves", "--lexicon", m_lexicon, "--leaves", "none", "--lenient", "-"}, position);
    QCOMPARE(outcome.status, 0);
    QVERIFY2(outcome.err.contains("note: standard input:1:"), qPrintable(outcome.err));
    QVERIFY2(!outcome.err.contains("/proc/"), qPrintable(outcome.err));
    QFile list(path("small.txt"));
    QVERIFY(list.open(QIODevice::ReadOnly));
    const Outcome piped = runWith(
        {"moves", "--lexicon", "-", "--cgp", kEmptyBoard + " AACSTTT/ 0/0 0"}, list.readAll());
    QVERIFY2(piped.err.contains("standard input: "), qPrintable(piped.err));
    QVERIFY2(!piped.err.contains("/proc/"), qPrintable(piped.err));
}

void TestCliMoves::movesOfASmallGame()
{
    const Outcome outcome = run(movesOf(kEmptyBoard + " ACST/ 0/0 0", {"--all", "--quiet"}));
    QCOMPARE(outcome.err, QString());
    QCOMPARE(outcome.status, 0);
    const QStringList lines = linesOf(outcome.out);
    QCOMPARE(lines.first(),
             QString("position\trank\tmove\tscore\tleave\tleave_value\tequity\tnote\twin_percent"));
    // SCAT over the start: C is worth 3, the word counts double.
    QVERIFY2(lines[1].startsWith("1\t1\t8"), qPrintable(lines[1]));
    QVERIFY2(lines[1].contains("\t12\t"), qPrintable(lines[1]));
    QVERIFY(outcome.out.contains("	pass	0	ACST	0.000	0.000	rack not valued"));

    // Across only: SCAT, CATS, ACTS 4 each; CAT, ACT 3; AT, TA, AS 2.
    const Outcome summary = run(movesOf(kEmptyBoard + " ACST/ 0/0 0", {"--summary"}));
    const QStringList row = linesOf(summary.out).last().split('\t');
    QCOMPARE(linesOf(summary.out).first(),
             QString("position\tbest\tscore\tequity\tplaces\texchanges\tsum_scores"));
    QCOMPARE(row[0], QString("1"));
    QCOMPARE(row[2], QString("12"));
    QCOMPARE(row[4], QString::number(3 * 4 + 2 * 3 + 3 * 2));
    QCOMPARE(row[5], QString("15"));
    QCOMPARE(lines.size(), 1 + row[4].toInt() + row[5].toInt() + 1);
}

void TestCliMoves::movesAsJson()
{
    const Outcome outcome = run(movesOf(kEmptyBoard + " ACST/ 0/0 0", {"--top", "2", "--json"}));
    QCOMPARE(outcome.status, 0);
    QJsonParseError error;
    const QJsonArray positions = QJsonDocument::fromJson(outcome.out.toUtf8(), &error).array();
    QCOMPARE(error.error, QJsonParseError::NoError);
    QCOMPARE(positions.size(), 1);
    const QJsonArray moves = positions[0].toObject()["moves"].toArray();
    QCOMPARE(moves.size(), 2);
    QCOMPARE(moves[0].toObject()["score"].toInt(), 12);
    QCOMPARE(moves[0].toObject()["rank"].toInt(), 1);

    const Outcome summary = run(movesOf(kEmptyBoard + " ACST/ 0/0 0", {"--summary", "--json"}));
    const QJsonArray rows = QJsonDocument::fromJson(summary.out.toUtf8()).array();
    QCOMPARE(rows[0].toObject()["places"].toInt(), 24);
}

void TestCliMoves::movesSortedByScore()
{
    const Outcome outcome =
        run(movesOf(kEmptyBoard + " ACST/ 0/0 0", {"--all", "--sort", "score"}));
    int previous = INT_MAX;
    for (const QString& line : linesOf(outcome.out).mid(1)) {
        const int score = line.section('\t', 3, 3).toInt();
        QVERIFY(score <= previous);
        previous = score;
    }
    QCOMPARE(previous, 0);
}

void TestCliMoves::ordersOfTheSameTilesAreGrouped()
{
    const QString position = kEmptyBoard + " ACST?/ 0/0 0 lex small;";
    const QStringList jumbled{"--rules", "wordsmog"};
    const Outcome all = run(movesOf(position, jumbled + QStringList{"--all"}));
    QVERIFY2(all.status == 0, qPrintable(all.err));
    const Outcome grouped = run(movesOf(position, jumbled + QStringList{"--all", "--group"}));
    QVERIFY2(grouped.status == 0, qPrintable(grouped.err));
    QStringList rows = linesOf(grouped.out);
    QVERIFY(rows.takeFirst().endsWith("\torders"));
    int count = 0;
    for (const QString& row : rows) count += row.section('\t', -1).toInt();
    QCOMPARE(count, linesOf(all.out).size() - 1);
    QVERIFY2(rows.size() * 3 < count, qPrintable(QString::number(rows.size())));
    // The best of all is the best of its group.
    QCOMPARE(rows[0].section('\t', 1, 6), linesOf(all.out)[1].section('\t', 1, 6));
    // Groups are what --top counts.
    QCOMPARE(linesOf(run(movesOf(position, jumbled + QStringList{"--top", "4", "--group"})).out),
             linesOf(grouped.out).first(5));
    const auto json = QJsonDocument::fromJson(
        run(movesOf(position, jumbled + QStringList{"--group", "--json"})).out.toUtf8());
    QVERIFY(json.array()[0].toObject()["moves"].toArray()[0].toObject()["orders"].toInt() > 1);
    // In other games other orders are other words.
    const Outcome plain = run(movesOf(position, {"--all", "--group"}));
    for (const QString& row : linesOf(plain.out).mid(1)) QVERIFY(row.endsWith("\t1"));
    QCOMPARE(run(movesOf(position, {"--summary", "--group"})).status, 2);
}

void TestCliMoves::movesDoNotDependOnThreads()
{
    QByteArray positions;
    for (const char* rack : {"ACST", "ACT", "S?T", "TA", "AAAA", "", "CCS"})
        for (int i = 0; i < 10; ++i)
            positions +=
                kEmptyBoard.toUtf8() + " " + rack + "/ " + QByteArray::number(i) + "/0 0\n";
    const QString file = write("many.cgp", positions);
    const QStringList arguments = {"moves", "--lexicon",  m_lexicon, "--leaves", "none",
                                   "--all", "--cgp-file", file,      "--threads"};
    const Outcome one = run(arguments + QStringList{"1"});
    QCOMPARE(one.status, 0);
    QVERIFY(linesOf(one.out).last().startsWith("70\t"));
    QCOMPARE(run(arguments + QStringList{"7"}).out, one.out);
}

void TestCliMoves::commentsAndEmptyLinesAreLeftOut()
{
    const QByteArray line = kEmptyBoard.toUtf8() + " CAT/ 0/0 0";
    const QString file =
        write("comments.cgp", "# first\n\n" + line + "\r\n   \n  # second\n" + line + " lex X;");
    const Outcome outcome =
        run({"moves", "--lexicon", m_lexicon, "--leaves", "none", "--summary", "--cgp-file", file});
    QCOMPARE(outcome.status, 0);
    QCOMPARE(linesOf(outcome.out).size(), 3);
    const Outcome empty =
        run({"moves", "--lexicon", m_lexicon, "--cgp-file", write("empty.cgp", "# nothing\n")});
    QCOMPARE(empty.status, 1);
    QVERIFY(empty.err.contains("empty.cgp"));
}

void TestCliMoves::wrongPositions_data()
{
    QTest::addColumn<QString>("cgp");
    QTest::newRow("nothing") << QString();
    QTest::newRow("no board") << QString("hello world");
    QTest::newRow("short row") << QString(kEmptyBoard).replace(0, 2, "14") + " CAT/ 0/0 0";
    QTest::newRow("few rows") << kEmptyBoard.mid(3) + " CAT/ 0/0 0";
    QTest::newRow("no letter") << QString(kEmptyBoard).replace(0, 2, "7%7") + " CAT/ 0/0 0";
    QTest::newRow("too many Z") << kEmptyBoard + " ZZ/ 0/0 0";
    QTest::newRow("Z on both") << kEmptyBoard + " Z/Z 0/0 0";
    QTest::newRow("no score") << kEmptyBoard + " CAT/ x/0 0";
    QTest::newRow("rack too long") << kEmptyBoard + " ABCDEFGHIJ/ 0/0 0";
}

void TestCliMoves::wrongPositions()
{
    QFETCH(QString, cgp);
    const Outcome outcome = run(movesOf(cgp));
    QCOMPARE(outcome.status, 1);
    QVERIFY2(outcome.err.startsWith("tilewright-cli: moves: --cgp:1"), qPrintable(outcome.err));
}

void TestCliMoves::laterLineIsNamed()
{
    const QByteArray good = kEmptyBoard.toUtf8() + " CAT/ 0/0 0\n";
    const QString file = write("later.cgp", good + "\n" + good + "15/15 CAT/ 0/0 0\n");
    const Outcome outcome =
        run({"moves", "--lexicon", m_lexicon, "--leaves", "none", "--summary", "--cgp-file", file});
    QCOMPARE(outcome.status, 1);
    QVERIFY2(outcome.err.contains(file + ":4:"), qPrintable(outcome.err));
    // What came before is not lost.
    QCOMPARE(linesOf(outcome.out).size(), 3);
}

void TestCliMoves::positionalFilesOfPositionsGoOn()
{
    const QByteArray good = kEmptyBoard.toUtf8() + " CAT/ 0/0 0\n";
    const QByteArray bad = "15/15 CAT/ 0/0 0\n";
    const QString named = write("named.cgp", bad + "# remark\n" + good + good);
    // Neither name nor first line tell what it is.
    const QString unnamed = write("unnamed", "no position at all\n" + good);
    const QStringList words{"moves", "--lexicon", m_lexicon, "--leaves", "none", "--summary"};

    const Outcome byOption = run(words + QStringList{"--cgp-file", named});
    const Outcome byPlace = run(words + QStringList{named});
    QCOMPARE(byPlace.status, 1);
    QCOMPARE(byPlace.out, byOption.out);
    QCOMPARE(linesOf(byPlace.out).size(), 3);
    QVERIFY2(byPlace.err.contains(named + ":1:"), qPrintable(byPlace.err));

    const Outcome two = run(words + QStringList{named, unnamed});
    QCOMPARE(two.status, 1);
    QCOMPARE(linesOf(two.out).size(), 4);
    QVERIFY(linesOf(two.out).last().startsWith("5\t"));
    QVERIFY2(two.err.contains(unnamed + ":1:"), qPrintable(two.err));

    const Outcome piped = runWith(words + QStringList{"-"}, bad + good);
    QCOMPARE(piped.status, 1);
    QCOMPARE(linesOf(piped.out).size(), 2);
    QVERIFY2(piped.err.contains("standard input:1:"), qPrintable(piped.err));

    const Outcome third = run(words + QStringList{named, "--game", "3"});
    QVERIFY2(third.status == 0, qPrintable(third.err));
    QCOMPARE(linesOf(third.out).size(), 2);
    QVERIFY(linesOf(third.out).last().startsWith("3\t"));
    const Outcome fourth = run(words + QStringList{named, "--game", "4"});
    QCOMPARE(fourth.status, 1);
    QVERIFY2(fourth.err.contains("3 positions"), qPrintable(fourth.err));
    const Outcome turn = run(words + QStringList{named, "--turn", "1"});
    QCOMPARE(turn.status, 1);
    QVERIFY2(turn.err.contains("--game"), qPrintable(turn.err));
    const Outcome empty = run(words + QStringList{write("empty.cgp", "# nothing\n")});
    QCOMPARE(empty.status, 1);
    QVERIFY2(empty.err.contains("holds no position"), qPrintable(empty.err));
    // What lines hold is found by looking at each of them once.
    const Outcome lines = run(words + QStringList{write("lines", QByteArray(65'000, '\n'))});
    QVERIFY2(lines.status == 1, qPrintable(lines.err));
}

void TestCliMoves::otherLettersNeedALexicon()
{
    const Outcome outcome = run({"moves", "--rules", "polish", "--cgp", kEmptyBoard + " / 0/0 0"});
    QCOMPARE(outcome.status, 1);
    QVERIFY2(outcome.err.contains("--lexicon"), qPrintable(outcome.err));
}

void TestCliMoves::fullDiskIsReported()
{
    const Outcome outcome = run({"rules", "list"}, "/dev/full");
    QCOMPARE(outcome.status, 1);
    QVERIFY(outcome.err.startsWith("tilewright-cli: output: "));
}

void TestCliMoves::benchCountsTheSameMovesInEveryMode()
{
    const QString file = write("bench.cgp", (kEmptyBoard + " ACST/ 0/0 0\n").toUtf8());
    const auto bench = [&](const QString& mode, const QString& repeat) {
        return run({"bench", "movegen", "--lexicon", m_lexicon, "--leaves", "none", "--cgp-file",
                    file, "--mode", mode, "--repeat", repeat});
    };
    const Outcome all = bench("all", "1");
    QCOMPARE(all.status, 0);
    QCOMPARE(valueOf(all.out, "moves"), QString::number(24 + 15 + 1));
    QCOMPARE(valueOf(bench("raw", "1").out, "moves"), valueOf(all.out, "moves"));
    QCOMPARE(valueOf(bench("top15", "1").out, "moves"), QString("15"));
    QCOMPARE(valueOf(bench("best", "1").out, "moves"), QString("1"));
    for (const QString mode : {"all", "raw", "top15", "best"}) {
        const QString checksum = valueOf(bench(mode, "1").out, "checksum");
        QVERIFY(QRegularExpression("^0x[0-9a-f]{16}$").match(checksum).hasMatch());
        QCOMPARE(valueOf(bench(mode, "3").out, "checksum"), checksum);
    }
}

void TestCliMoves::knownPositions()
{
    const QString cases = QStringLiteral(TILEWRIGHT_CASES);
    if (!QFile::exists(cases + "/positions.tsv")) QSKIP("the folder of known answers is missing");
    const QString graph = path("enable.kwg");
    QCOMPARE(run({"lexicon", "build", cases + "/ENABLE.txt", "--max-length", "15", "--out", graph})
                 .status,
             0);
    const Outcome outcome = run({"moves", "--lexicon", graph, "--leaves", cases + "/ENABLE.klv2",
                                 "--summary", "--cgp-file", cases + "/positions.cgp"});
    QCOMPARE(outcome.status, 0);
    QFile file(cases + "/positions.tsv");
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QStringList expected = linesOf(QString::fromUtf8(file.readAll()));
    const QStringList found = linesOf(outcome.out);
    QCOMPARE(found.size(), expected.size());
    for (qsizetype i = 1; i < found.size(); ++i) {
        const QStringList want = expected[i].split('\t');
        const QStringList have = found[i].split('\t');
        QCOMPARE(have[4].toInt() + have[5].toInt() + 1, want[4].toInt());
        if (want[1] == "pass") {
            QCOMPARE(have[1], want[1]);
            continue;
        }
        QVERIFY2(have[3] == want[3], qPrintable(found[i] + " <> " + expected[i]));
    }
}

TEST_CLASS(TestCliMoves, QCoreApplication)
#include "tst_cli_moves.moc"
