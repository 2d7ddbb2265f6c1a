// SPDX-License-Identifier: GPL-3.0-or-later
// Several files for one command, and outputs that are no files.
#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStandardPaths>
#include <QtTest>

#include "tests/support/cli_program.h"
#include "tests/support/test_class.h"

using cli::contentOf;
using cli::linesOf;
using cli::Outcome;
using cli::run;
using cli::runWith;

namespace {

const QByteArray kBatchGame = "#player1 a Anna\n#player2 b Ben\n"
                              ">a: CARESTV 8F CARE +12 12\n>b: AABENST G7 B.AN +10 10\n";
const QByteArray kWrongScore = "#player1 a Anna\n#player2 b Ben\n"
                               ">a: CARESTV 8F CARE +13 13\n";
const QByteArray kBatchWords = "CARE\nBAN\nCAT\nACT\nBAAN\nCARS\n";

const QString kSmall = QStringLiteral(TILEWRIGHT_TEST_DATA) + "/lexicon/small_english.txt";

/// What a terminal shows in the end of the bytes that came to it.
QByteArray seenOn(const QByteArray& terminal)
{
    QByteArray seen;
    for (const QByteArray& line : terminal.split('\n')) {
        const qsizetype cleared = line.lastIndexOf("\r\033[K");
        seen += (cleared < 0 ? line : line.mid(cleared + 4)).trimmed() + '\n';
    }
    return seen;
}

QJsonArray listOf(const Outcome& outcome)
{
    return QJsonDocument::fromJson(outcome.out.toUtf8()).array();
}

}  // namespace

class TestCliBatches : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
        m_good = m_folder.write("good.gcg", kBatchGame);
        m_other = m_folder.write("other.gcg", kBatchGame);
        m_bad = m_folder.write("bad.gcg", "#player1 a\n");
        m_words = m_folder.write("words.txt", kBatchWords);
        m_none = m_folder.path("none.gcg");
    }

    /// Nobody's settings decide what the tests of the command line see.
    void userHasNoPart()
    {
        for (const char* name : {"HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME"})
            QVERIFY2(qEnvironmentVariable(name).contains("tilewright-cli-home"), name);
        QVERIFY(!qEnvironmentVariableIsSet("TILEWRIGHT_LEXICON"));
        QVERIFY(!qEnvironmentVariableIsSet("TILEWRIGHT_SETTINGS"));
    }

    /// Progress is drawn over nothing that was printed, and nothing of it stays.
    void progressLeavesRowsAlone()
    {
        const QString script = QStandardPaths::findExecutable("script");
        if (script.isEmpty()) QSKIP("script(1) is not installed");
        const QByteArray board =
            "15/15/15/15/15/15/15/7CARE4/15/15/15/15/15/15/15 ABENST?/ 0/0 0\n";
        const QString cgp = m_folder.write("three.cgp", board + board + board);
        QProcess process;
        // Names of folders may have spaces.
        const QString command = QStringLiteral("'%1' moves --lexicon '%2' --cgp-file '%3' --top 1 "
                                               "--leaves none --json")
                                    .arg(QStringLiteral(TILEWRIGHT_CLI), m_words, cgp);
        process.start(script, {"-qec", command, "/dev/null"});
        QVERIFY(process.waitForFinished());
        const QByteArray all = process.readAllStandardOutput();
        const QByteArray seen = seenOn(all);
        const qsizetype list = seen.indexOf("[\n");
        QVERIFY2(list >= 0, all.constData());
        QJsonParseError error;
        const QJsonDocument document = QJsonDocument::fromJson(seen.mid(list), &error);
        QVERIFY2(error.error == QJsonParseError::NoError, all.toPercentEncoding(" {}\",:[]"));
        QCOMPARE(document.array().size(), 3);
    }

    void reviewsSeveralGames()
    {
        const QStringList words{"--lexicon", m_words, "--leaves", "none"};
        const Outcome one = run(QStringList{"review", m_good} + words);
        QVERIFY2(one.status == 0, qPrintable(one.err));
        QVERIFY(one.out.startsWith("turn\t"));
        const Outcome two = run(QStringList{"review", m_good, m_none, m_other} + words);
        QCOMPARE(two.status, 1);
        QVERIFY(two.err.contains("none.gcg"));
        const QStringList lines = linesOf(two.out);
        QVERIFY(lines[0].startsWith("file\tturn\t"));
        QCOMPARE(lines.size(), linesOf(one.out).size() * 2 - 1);
        QCOMPARE(lines[1], m_good + "\t" + linesOf(one.out)[1]);
        QVERIFY(lines.last().startsWith(m_other + "\t"));
        QCOMPARE(
            linesOf(run(QStringList{"review", "--summary", m_good, m_other} + words).out).size(),
            5);

        const Outcome json = run(QStringList{"review", "--json", m_good, m_none, m_other} + words);
        QCOMPARE(json.status, 1);
        QCOMPARE(listOf(json).size(), 2);
        QCOMPARE(listOf(json)[1].toObject()["file"].toString(), m_other);
        QCOMPARE(listOf(json)[1].toObject()["turns"].toArray().size(), 2);
        QVERIFY(!QJsonDocument::fromJson(
                     run(QStringList{"review", "--json", m_good} + words).out.toUtf8())
                     .object()
                     .contains("file"));
    }

    void checksSeveralGames()
    {
        const QString wrong = m_folder.write("wrong.gcg", kWrongScore);
        QCOMPARE(run({"game", "check", m_good, m_other}).status, 0);
        const Outcome outcome = run({"game", "check", wrong, m_none, m_good});
        QCOMPARE(outcome.status, 1);
        QVERIFY(outcome.err.contains("wrong.gcg"));
        QVERIFY(outcome.err.contains("none.gcg"));
        QCOMPARE(linesOf(outcome.out)[0], QString("file\tgame\tturn\tline\tplayer\tkind\tmessage"));
        QVERIFY(linesOf(outcome.out)[1].startsWith(wrong + "\t1\t1\t"));
        // Standard input is one of them.
        QCOMPARE(runWith({"game", "check", m_good, "-"}, kBatchGame).status, 0);
    }

    void convertsSeveralGames()
    {
        const QString folder = m_folder.path("converted");
        QVERIFY(QDir().mkpath(folder));
        const Outcome each =
            run({"game", "convert", m_good, m_none, m_other, folder, "--to", "cws"});
        QCOMPARE(each.status, 1);
        QVERIFY(each.err.contains("none.gcg"));
        QCOMPARE(QDir(folder).entryList(QDir::Files), QStringList({"good.cws", "other.cws"}));
        QCOMPARE(run({"game", "convert", m_good, folder, "--to", "gcg"}).status, 0);
        QCOMPARE(contentOf(folder + "/good.gcg"), "#character-encoding UTF-8\n" + kBatchGame);
        // Two of one name would be one file.
        const Outcome twice = run({"game", "convert", m_good, m_good, folder, "--to", "cgp"});
        QCOMPARE(twice.status, 1);
        QVERIFY(twice.err.contains("another input has the same name"));

        const QString study = m_folder.path("all.cws");
        QCOMPARE(run({"game", "convert", m_good, m_other, study}).status, 0);
        QCOMPARE(run({"game", "convert", study, m_folder.path("x.cgp"), "--game", "2"}).status, 0);
        const QString positions = m_folder.path("all.cgp");
        QCOMPARE(run({"game", "convert", m_good, m_other, positions, "--turn", "2"}).status, 0);
        QCOMPARE(contentOf(positions).count('\n'), 2);
        // A GCG holds one game, and what can't be read isn't left out without a word.
        QCOMPARE(run({"game", "convert", m_good, m_other, m_folder.path("x.gcg")}).status, 2);
        const QString missing = m_folder.path("missing.cws");
        QCOMPARE(run({"game", "convert", m_good, m_none, missing}).status, 1);
        QVERIFY(!QFile::exists(missing));
    }

    void reportsSeveralGames()
    {
        const QString folder = m_folder.path("reports");
        QVERIFY(QDir().mkpath(folder));
        QStringList arguments{"game", "report", m_good, m_none,       m_other,
                              folder, "--to",   "md",   "--no-review"};
        QCOMPARE(run(arguments).status, 1);
        QCOMPARE(QDir(folder).entryList(QDir::Files), QStringList({"good.md", "other.md"}));
        arguments[5] = m_folder.path("one.md");
        QCOMPARE(run(arguments).status, 2);
    }

    void answersForFilesOfGrids()
    {
        const QString grids = m_folder.write("grids.txt", "cat/###\n!\nact/###\n");
        const QStringList words{"--lexicon", m_words};
        const Outcome outcome = run(QStringList{"boggle", "words", "--file", grids} + words);
        QCOMPARE(outcome.status, 1);
        QVERIFY2(outcome.err.contains("grids.txt:2"), qPrintable(outcome.err));
        const QStringList lines = linesOf(outcome.out);
        QCOMPARE(lines[0], QString("board\tword\tlength\tpoints\tpath"));
        QCOMPARE(lines.size(), 3);
        QVERIFY(lines[1].endsWith("\tCAT\t3\t1\t1,1 1,2 1,3"));
        QVERIFY(lines[2].endsWith("\tACT\t3\t1\t1,1 1,2 1,3"));
        QCOMPARE(
            listOf(run(QStringList{"boggle", "words", "--json", "--file", grids} + words)).size(),
            2);
        const Outcome piped =
            runWith(QStringList{"boggle", "whatif", "--square", "1,1", "--file", "-"} + words,
                    "cat/###\nact/###\n");
        QCOMPARE(piped.status, 0);
        QVERIFY(linesOf(piped.out)[0].startsWith("board\tsquare\t"));
        const Outcome steps = run(QStringList{"boggle", "explain", "--file", grids} + words);
        QCOMPARE(steps.out.count("board\tstep"), 1);
        QCOMPARE(steps.out.count("ways to take a word"), 2);
        QCOMPARE(run(QStringList{"boggle", "words"} + words).status, 2);
        QCOMPARE(run(QStringList{"boggle", "words", "cat/###", "--file", grids} + words).status, 2);
    }

    void infoOfSeveralGraphs()
    {
        const QString graph = m_folder.path("words.kwg");
        QCOMPARE(run({"lexicon", "build", m_words, "--out", graph}).status, 0);
        const Outcome two = run({"lexicon", "info", graph, m_none, graph});
        QCOMPARE(two.status, 1);
        QCOMPARE(linesOf(two.out)[0], QString("file\titem\tvalue"));
        QVERIFY(two.out.contains(graph + "\twords\t6\n"));
        QCOMPARE(listOf(run({"lexicon", "info", "--json", graph, graph})).size(), 2);
    }

    void wordsOfSeveralGraphs()
    {
        const QString graph = m_folder.path("words2.kwg");
        const QString small = m_folder.path("small.kwg");
        QCOMPARE(run({"lexicon", "build", m_words, "--out", graph}).status, 0);
        QCOMPARE(run({"lexicon", "build", m_folder.write("ban.txt", "BAN\nAB\n"), "--out", small})
                     .status,
                 0);
        const Outcome one = run({"lexicon", "words", small});
        QCOMPARE(one.out, QString("AB\nBAN\n"));
        const Outcome two = run({"lexicon", "words", small, m_none, graph});
        QCOMPARE(two.status, 1);
        QVERIFY(two.err.contains("none.gcg"));
        const QStringList lines = linesOf(two.out);
        QCOMPARE(lines.size(), 1 + 2 + 6);
        QCOMPARE(lines[0], QString("file\tword"));
        QCOMPARE(lines[2], small + "\tBAN");
        QVERIFY(lines[3].startsWith(graph + "\t"));
        const Outcome json = run({"lexicon", "words", "--json", small, graph});
        QCOMPARE(listOf(json).size(), 8);
        QCOMPARE(listOf(json)[1].toObject()["word"].toString(), QString("BAN"));
    }

    void leavesOfSeveralFiles()
    {
        const QString first = m_folder.path("first.klv2");
        const QString second = m_folder.path("second.klv2");
        const auto build = [this](const QByteArray& csv, const QString& out) {
            return run({"leaves", "build", m_folder.write("leaves.csv", csv), "--out", out});
        };
        QCOMPARE(build("A,1.5\nAB,-2\n", first).status, 0);
        QCOMPARE(build("A,3\n", second).status, 0);

        const Outcome values =
            run({"leaves", "show", first, "A", m_folder.path("none.klv2"), second, "BA"});
        QCOMPARE(values.status, 1);
        QVERIFY(values.err.contains("none.klv2"));
        QCOMPARE(linesOf(values.out),
                 (QStringList{"file\tleave\tvalue", first + "\tA\t1.500", first + "\tAB\t-2.000",
                              second + "\tA\t3.000", second + "\tAB\t0.000"}));
        // A leave that can't be read is told once.
        const Outcome wrong = run({"leaves", "show", first, second, "A", "4"});
        QCOMPARE(wrong.status, 1);
        QCOMPARE(linesOf(wrong.err).size(), 1);
        QCOMPARE(linesOf(wrong.out).size(), 3);
        const Outcome summaries = run({"leaves", "show", first, second});
        QCOMPARE(summaries.status, 0);
        QVERIFY(summaries.out.startsWith("file\titem\tvalue\n"));
        QVERIFY(summaries.out.contains(second + "\tleaves\t1\n"));
        const Outcome piped = runWith({"leaves", "show", "-", second, "A"}, contentOf(first));
        QCOMPARE(linesOf(piped.out).value(1), QString("standard input\tA\t1.500"));

        QCOMPARE(run({"leaves", "csv", second}).out, QString("A,3\n"));
        const Outcome listed = run({"leaves", "csv", first, m_none, second});
        QCOMPARE(listed.status, 1);
        QVERIFY(listed.err.contains("none.gcg"));
        QCOMPARE(linesOf(listed.out), (QStringList{"file\tleave\tvalue", first + "\tA\t1.5",
                                                   first + "\tAB\t-2", second + "\tA\t3"}));
        QCOMPARE(listOf(run({"leaves", "csv", "--json", first, second})).size(), 3);
        // As data it has names, of one file too.
        QCOMPARE(listOf(run({"leaves", "csv", "--json", second})),
                 (QJsonArray{QJsonObject{{"leave", "A"}, {"value", 3}}}));
    }

    void showsSeveralRules()
    {
        const QString one = run({"rules", "show", "english"}).out;
        const QString file = m_folder.write("mine.txt", one.toUtf8());
        const Outcome outcome = run({"rules", "show", "english", "no such rules", file});
        QCOMPARE(outcome.status, 1);
        QVERIFY(outcome.err.contains("no such rules"));
        QVERIFY(outcome.out.startsWith("# english\n" + one));
        QVERIFY(outcome.out.contains("\n# " + file + "\n" + one));
        const QJsonArray list =
            listOf(run({"rules", "show", "--json", "--kind", "alphabet", "english", "german"}));
        QCOMPARE(list.size(), 2);
        QCOMPARE(list[1].toObject()["name"].toString(), QString("german"));
        QVERIFY(list[1].toObject()["rows"].toArray().size() > 10);
        QCOMPARE(runWith({"rules", "show", "-"}, one.toUtf8()).out, one);
    }

    void checksSeveralWinTables()
    {
        const QStringList words{"--lexicon", kSmall, "--leaves", "none", "--games", "4"};
        const QString table = m_folder.path("win.csv");
        QCOMPARE(run(QStringList{"train", "winpct", "--out", table} + words).status, 0);
        const Outcome one = run(QStringList{"train", "check-winpct", table} + words);
        QVERIFY2(one.status == 0, qPrintable(one.err));
        const Outcome two = run(QStringList{"train", "check-winpct", table, m_none, table} + words);
        QCOMPARE(two.status, 1);
        QVERIFY(two.err.contains("none.gcg"));
        const QStringList rows = linesOf(one.out);
        QCOMPARE(linesOf(two.out).size(), 2 * rows.size() - 1);
        QCOMPARE(linesOf(two.out)[1], table + "\t" + rows[1]);
    }

    void definitionsGoToStandardOutput()
    {
        const QString words = m_folder.write("defined.txt", "CAT a pet\nACT a deed\n");
        const QString graph = m_folder.path("defined.kwg");
        const Outcome outcome =
            run({"lexicon", "build", words, "--out", graph, "--definitions", "-"});
        QVERIFY2(outcome.status == 0, qPrintable(outcome.err));
        QVERIFY(outcome.out.contains("CAT") && outcome.out.contains("a pet"));
        QVERIFY(!outcome.out.contains("words_read"));
        QVERIFY(outcome.err.contains("words_read\t2"));
        QVERIFY(QFile::exists(graph));
        QVERIFY(!QFile::exists("-"));
        QCOMPARE(run({"lexicon", "build", words, "--out", "-", "--definitions", "-"}).status, 2);
    }

    void logGoesToStandardOutput()
    {
        const QStringList command{"selfplay", "--lexicon", kSmall,      "--leaves", "none",
                                  "--games",  "2",         "--threads", "1",        "--log"};
        const QString file = m_folder.path("log.txt");
        QCOMPARE(run(command + QStringList{file}).status, 0);
        const Outcome outcome = run(command + QStringList{"-"});
        QVERIFY2(outcome.status == 0, qPrintable(outcome.err));
        QCOMPARE(outcome.out.toUtf8(), contentOf(file));
        QVERIFY(outcome.err.contains("games\t2"));
        QVERIFY(!QFile::exists("-"));
    }

    void valuesGoToStandardOutput()
    {
        const QString rules =
            m_folder.write("three.txt", "[game]\ntitle = Three\nalphabet = english\n"
                                        "layout = standard15\nrack = 3\nbonus = 50\n");
        const QStringList command{"train",         "leaves",  "--lexicon", kSmall,      "--rules",
                                  rules,           "--games", "4",         "--threads", "1",
                                  "--generations", "1",       "--out"};
        const Outcome toFile = run(command + QStringList{m_folder.path("values.csv")});
        QVERIFY2(toFile.status == 0, qPrintable(toFile.err));
        const Outcome outcome = run(command + QStringList{"-"});
        QVERIFY2(outcome.status == 0, qPrintable(outcome.err));
        QCOMPARE(outcome.out.toUtf8(), contentOf(m_folder.path("values.csv")));
        QVERIFY(outcome.err.contains("generation\tgames"));
    }

private:
    cli::Folder m_folder;
    QString m_good;
    QString m_other;
    QString m_bad;
    QString m_words;
    QString m_none;
};

TEST_CLASS(TestCliBatches, QCoreApplication)
#include "tst_cli_batches.moc"
