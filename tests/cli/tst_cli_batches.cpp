// SPDX-License-Identifier: GPL-3.0-or-later
// Several files for one command, and outputs that are no files.
#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

#include "tests/support/cli_program.h"
#include "tests/support/test_class.h"

using cli::contentOf;
using cli::linesOf;
using cli::Outcome;
using cli::run;
using cli::runWith;

namespace {

const QByteArray kGame = "#player1 a Anna\n#player2 b Ben\n"
                         ">a: CARESTV 8F CARE +12 12\n>b: AABENST G7 B.AN +10 10\n";
const QByteArray kWrongScore = "#player1 a Anna\n#player2 b Ben\n"
                               ">a: CARESTV 8F CARE +13 13\n";
const QByteArray kWords = "CARE\nBAN\nCAT\nACT\nBAAN\nCARS\n";

const QString kSmall = QStringLiteral(TILEWRIGHT_TEST_DATA) + "/lexicon/small_english.txt";

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
        m_good = m_folder.write("good.gcg", kGame);
        m_other = m_folder.write("other.gcg", kGame);
        m_bad = m_folder.write("bad.gcg", "#player1 a\n");
        m_words = m_folder.write("words.txt", kWords);
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
        QCOMPARE(runWith({"game", "check", m_good, "-"}, kGame).status, 0);
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
        QCOMPARE(contentOf(folder + "/good.gcg"), "#character-encoding UTF-8\n" + kGame);
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
