// SPDX-License-Identifier: GPL-3.0-or-later
// Conversions, differences and leave values as scripts use them.
#include <QtTest>

#include "tests/support/cli_program.h"
#include "tests/support/test_class.h"

using cli::contentOf;
using cli::Outcome;
using cli::run;

class TestCliFormats : public QObject
{
    Q_OBJECT

private slots:
    void usage_data();
    void usage();
    void conversionsKeepTheWords_data();
    void conversionsKeepTheWords();
    void conversionRefuses();
    void bigGraphs();
    void listsMayBeCalledBig();
    void convertedGraphsNameTheirLetters();
    void differences();
    void setsOfLists();
    void definitionsAreKeptApart();
    void picturesAreNoLexicons();
    void leavesThereAndBack_data();
    void leavesThereAndBack();
    void leavesAreShown();
    void wrongLeavesWriteNothing_data();
    void wrongLeavesWriteNothing();

private:
    [[nodiscard]] QString path(const QString& name) const { return m_folder.path(name); }
    [[nodiscard]] QString write(const QString& name, const QByteArray& content) const
    {
        return m_folder.write(name, content);
    }

    cli::Folder m_folder;
};

void TestCliFormats::usage_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<int>("status");
    for (const char* command :
         {"lexicon convert", "lexicon diff", "leaves", "leaves build", "leaves show", "leaves csv"})
        QTest::newRow(command) << QString(command) + " --help" << 0;
    QTest::newRow("no file") << "lexicon convert a.txt" << 2;
    QTest::newRow("unknown ending") << "lexicon convert a.txt b.foo" << 2;
    QTest::newRow("one lexicon") << "lexicon diff a.kwg" << 2;
    QTest::newRow("no limit") << "lexicon diff a.kwg b.kwg --limit 0" << 2;
    QTest::newRow("unknown version") << "leaves build a.csv --out b.klv --format klv3" << 2;
    QTest::newRow("no command") << "leaves" << 2;
}

void TestCliFormats::usage()
{
    QFETCH(QString, arguments);
    QFETCH(int, status);
    const Outcome outcome = run(arguments.split(' '));
    QCOMPARE(outcome.status, status);
    QVERIFY((status == 0 ? outcome.err : outcome.out).isEmpty());
}

void TestCliFormats::conversionsKeepTheWords_data()
{
    QTest::addColumn<QString>("file");
    for (const char* file : {"a.kwg", "a.kbwg", "a.dawg", "a.gaddag", "a.txt"})
        QTest::newRow(file) << QString(file);
}

void TestCliFormats::conversionsKeepTheWords()
{
    QFETCH(QString, file);
    // One letter and many: nothing is left out.
    const QByteArray words = "A\nCARE\nCAT\nCATS\nSUPERCALIFRAGILISTICEXPIALIDOCIOUS\nZA\n";
    const QString list = write("words.txt", words);
    const Outcome there = run({"lexicon", "convert", list, path(file)});
    QCOMPARE(there.err, QString());
    QCOMPARE(there.status, 0);
    QVERIFY(there.out.startsWith("item\tvalue\nwords\t6\n"));
    const Outcome back = run({"lexicon", "convert", path(file), path("back.txt")});
    QCOMPARE(back.err, QString());
    QCOMPARE(contentOf(path("back.txt")), words);
}

void TestCliFormats::conversionRefuses()
{
    const QString list = write("fine.txt", "CAT\nDOG\n");
    QCOMPARE(run({"lexicon", "convert", list, path("fine.kad")}).status, 0);
    const Outcome lost = run({"lexicon", "convert", path("fine.kad"), path("lost.kwg")});
    QCOMPARE(lost.status, 1);
    QVERIFY(lost.err.contains("alphagrams"));
    QVERIFY(!QFile::exists(path("lost.kwg")));

    const QString bad = write("bad.txt", "CAT\nD0G\n");
    const Outcome rejected = run({"lexicon", "convert", bad, path("bad.kwg")});
    QCOMPARE(rejected.status, 1);
    QVERIFY2(rejected.err.contains(bad + ":2:2:"), qPrintable(rejected.err));
    QVERIFY(!QFile::exists(path("bad.kwg")));

    const QString damaged = write("damaged.dawg", QByteArray::fromHex("00000140000000"));
    const Outcome outcome = run({"lexicon", "convert", damaged, path("damaged.txt")});
    QCOMPARE(outcome.status, 1);
    QVERIFY2(outcome.err.contains(damaged), qPrintable(outcome.err));
    QVERIFY(!QFile::exists(path("damaged.txt")));
}

void TestCliFormats::bigGraphs()
{
    const QString list = write("big.txt", "CAT\nCATS\nDOG\n");
    QCOMPARE(run({"lexicon", "build", list, "--out", path("big.kbwg")}).status, 0);
    const Outcome info = run({"lexicon", "info", path("big.kbwg")});
    QCOMPARE(info.status, 0);
    QVERIFY(info.out.contains("node_bits\t24\n"));
    QVERIFY(info.out.contains("words\t3\n"));
    QCOMPARE(run({"lexicon", "check", path("big.kbwg"), "CATS"}).status, 0);
    const Outcome moves = run({"moves", "--lexicon", path("big.kbwg"), "--leaves", "none", "--cgp",
                               "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 ACST/ 0/0 0"});
    QVERIFY(moves.out.contains("CATS"));
    QVERIFY(QFile::copy(path("big.kbwg"), path("big.kwg")));
    const Outcome wrong = run({"lexicon", "info", path("big.kwg")});
    QCOMPARE(wrong.status, 1);
    QVERIFY2(wrong.err.contains(".kbwg"), qPrintable(wrong.err));
}

void TestCliFormats::listsMayBeCalledBig()
{
    const QString list = write("english-big.lst", "CAT\nCATS\nDOG\n");
    const Outcome built = run({"lexicon", "build", list, "--out", path("of-list.kwg")});
    QVERIFY2(built.status == 0, qPrintable(built.err));
    QCOMPARE(run({"lexicon", "convert", list, path("of-list.txt")}).status, 0);
    QCOMPARE(contentOf(path("of-list.txt")), QByteArray("CAT\nCATS\nDOG\n"));
    // Graphs of such names are graphs, with another ending or none, too.
    QCOMPARE(run({"lexicon", "build", list, "--out", path("dutch-big.kwg")}).status, 0);
    for (const char* name : {"dutch-big.lst", "dutch-big-autoplay", "dutch-big.kwg"}) {
        if (!QFile::exists(path(name))) QVERIFY(QFile::copy(path("dutch-big.kwg"), path(name)));
        const Outcome converted =
            run({"lexicon", "convert", path(name), path("of-graph.txt"), "--force"});
        QVERIFY2(converted.status == 0, qPrintable(converted.err));
        QCOMPARE(contentOf(path("of-graph.txt")), QByteArray("CAT\nCATS\nDOG\n"));
    }
}

void TestCliFormats::convertedGraphsNameTheirLetters()
{
    const QString list = write("named.txt", "CAT\nCATS\nDOG\n");
    for (const QString name : {"named.kwg", "named.kbwg", "named.kad"}) {
        // What stood there before was of other letters.
        const QString letters = write(name + ".letters", "spanish\n");
        const Outcome converted = run({"lexicon", "convert", list, path(name)});
        QVERIFY2(converted.status == 0, qPrintable(converted.err));
        QCOMPARE(contentOf(letters), QByteArray("english\n"));
    }
    QCOMPARE(run({"lexicon", "words", path("named.kwg")}).out, QString("CAT\nCATS\nDOG\n"));
    // Where there was none, too, but for graphs alone.
    QCOMPARE(run({"lexicon", "convert", list, path("fresh.kwg")}).status, 0);
    QCOMPARE(contentOf(path("fresh.kwg.letters")), QByteArray("english\n"));
    QCOMPARE(run({"lexicon", "convert", list, path("fresh.dawg")}).status, 0);
    QVERIFY(!QFile::exists(path("fresh.dawg.letters")));
    // Something else of that name is not replaced, and then nothing is.
    const QString other = write("kept.kwg.letters", "my dear\nfriends\n");
    const Outcome kept = run({"lexicon", "convert", list, path("kept.kwg")});
    QCOMPARE(kept.status, 1);
    QVERIFY2(kept.err.contains("is not the name of an alphabet"), qPrintable(kept.err));
    QVERIFY(!QFile::exists(path("kept.kwg")));
    QCOMPARE(contentOf(other), QByteArray("my dear\nfriends\n"));
}

void TestCliFormats::differences()
{
    const QString one = write("one.txt", "CAT\nCATS\nDOG\nZA\n");
    const QString two = write("two.txt", "cat\ncats\nemu\nyo\nza\n");
    const QString graph = path("two.kwg");
    QCOMPARE(run({"lexicon", "convert", two, graph}).status, 0);
    const Outcome outcome = run({"lexicon", "diff", one, graph});
    QCOMPARE(outcome.err, QString());
    QCOMPARE(outcome.status, 0);
    QCOMPARE(outcome.out, QString("only_in\tword\nA\tDOG\nB\tEMU\nB\tYO\n"));
    QCOMPARE(run({"lexicon", "diff", one, graph, "--limit", "1"}).out,
             QString("only_in\tword\nA\tDOG\n"));
    QCOMPARE(run({"lexicon", "diff", two, graph}).out, QString("only_in\tword\n"));
    const Outcome missing = run({"lexicon", "diff", one, path("nowhere.kwg")});
    QCOMPARE(missing.status, 1);
    QVERIFY(missing.err.contains("nowhere.kwg"));
}

void TestCliFormats::setsOfLists()
{
    const QString one = write("one.txt", "CAT\nCATS\nDOG\nEEL\n");
    const QString two = write("two.txt", "CATS\nEMU\n");
    QCOMPARE(run({"lexicon", "build", two, "--out", path("two.kwg")}).status, 0);
    // In the order of the command line, which matters; lists and graphs alike.
    const Outcome first = run({"lexicon", "build", one, "--minus", path("two.kwg"), "--intersect",
                               write("three.txt", "CATS\nDOG\nEEL\n"), "--minus",
                               write("four.txt", "EEL\n"), "--verify", "--out", path("set.kwg")});
    QCOMPARE(first.err, QString());
    QCOMPARE(first.status, 0);
    QVERIFY(first.out.contains("words\t1\n"));
    QVERIFY(first.out.contains("words_found\t1\n"));
    QVERIFY(first.out.contains("sha256\t"));
    QCOMPARE(run({"lexicon", "words", path("set.kwg")}).out, QString("DOG\n"));
    const Outcome both =
        run({"lexicon", "build", one, two, "--intersect", two, "--out", path("set.kwg")});
    QVERIFY(both.out.contains("duplicates\t1\n"));
    QCOMPARE(run({"lexicon", "words", path("set.kwg")}).out, QString("CATS\nEMU\n"));
    const Outcome missing =
        run({"lexicon", "build", one, "--minus", path("none.txt"), "--out", path("no.kwg")});
    QCOMPARE(missing.status, 1);
    QVERIFY(missing.err.contains("none.txt"));
    QVERIFY(!QFile::exists(path("no.kwg")));
    // Nothing to build from.
    const QString empty = write("empty.txt", "\n\n");
    const QString nothing = path("nothing.kwg");
    const Outcome refused = run({"lexicon", "build", empty, "--out", nothing});
    QCOMPARE(refused.status, 1);
    QVERIFY2(refused.err.contains(empty + ": holds no word"), qPrintable(refused.err));
    QVERIFY(!QFile::exists(nothing));
    QCOMPARE(run({"lexicon", "build", one, "--minus", one, "--out", nothing}).status, 1);
    // A graph says by its size and highest letter that it is of another alphabet.
    QByteArray many;
    for (int i = 0; i < 8'000; ++i) {
        for (int j = 0, rest = i * 7919; j < 9; ++j, rest = rest / 3 + j * i)
            many += static_cast<char>('A' + rest % 26);
        many += '\n';
    }
    const QString big = path("many.kwg");
    QCOMPARE(run({"lexicon", "build", write("many.txt", many), "--out", big}).status, 0);
    const Outcome foreign =
        run({"lexicon", "build", big, "--alphabet", "polish", "--out", path("polish.kwg")});
    QCOMPARE(foreign.status, 1);
    QVERIFY2(foreign.err.contains("was made for an alphabet of 26 letters"),
             qPrintable(foreign.err));
    QVERIFY(!QFile::exists(path("polish.kwg")));
    // A small one could be of any: what stands beside it tells, to all who spell its words.
    const QString list = path("set.kwg");
    for (const QStringList& spelling :
         {QStringList{"lexicon", "words", list}, QStringList{"lexicon", "check", list, "CATS"},
          QStringList{"lexicon", "diff", list, list},
          QStringList{"lexicon", "convert", list, path("other.txt")},
          QStringList{"lexicon", "build", list, "--out", path("other.kwg")}}) {
        const Outcome spelt = run(spelling + QStringList{"--alphabet", "spanish"});
        QCOMPARE(spelt.status, 1);
        QVERIFY2(spelt.err.contains(
                     "'english', as set.kwg.letters beside it says, not for those of 'spanish'"),
                 qPrintable(spelling[1] + ": " + spelt.err));
    }
    QVERIFY(!QFile::exists(path("other.txt")));
    QVERIFY(!QFile::exists(path("other.kwg")));
    // A source is not written over, whatever it is called.
    const Outcome same = run({"lexicon", "build", one, "--out", path("./one.txt")});
    QCOMPARE(same.status, 1);
    QVERIFY2(same.err.contains("is one of the files that are read"), qPrintable(same.err));
    QCOMPARE(contentOf(one), QByteArray("CAT\nCATS\nDOG\nEEL\n"));
    QVERIFY(!QFile::exists(nothing));
}

void TestCliFormats::definitionsAreKeptApart()
{
    const QString list = write("defined.txt", "cat  a pet\nabb\u00e9 a priest\nd0g no word\n");
    const Outcome outcome = run({"lexicon", "build", list, "--fold", "--skip-rejected",
                                 "--definitions", path("notes.tsv"), "--out", path("defined.kwg")});
    QCOMPARE(outcome.status, 0);
    QVERIFY(outcome.out.contains("folded\t1\n"));
    QVERIFY(outcome.out.contains("rejected\t1\n"));
    QCOMPARE(contentOf(path("notes.tsv")), QByteArray("ABBE\ta priest\nCAT\ta pet\n"));
    QCOMPARE(run({"lexicon", "words", path("defined.kwg")}).out, QString("ABBE\nCAT\n"));
}

void TestCliFormats::picturesAreNoLexicons()
{
    const QString picture = write("picture.txt", QByteArray("\x89PNG\r\n\x1a\n\0\0\0\r", 12));
    for (const QStringList& command :
         {QStringList{"lexicon", "build", picture, "--out", path("p.kwg")},
          QStringList{"lexicon", "convert", picture, path("p.kwg")},
          QStringList{"lexicon", "diff", picture, picture}}) {
        const Outcome outcome = run(command);
        QCOMPARE(outcome.status, 1);
        QVERIFY2(outcome.err.contains("a PNG picture"), qPrintable(outcome.err));
    }
    QVERIFY(!QFile::exists(path("p.kwg")));
}

void TestCliFormats::leavesThereAndBack_data()
{
    QTest::addColumn<QString>("format");
    QTest::newRow("klv1") << "klv1";
    QTest::newRow("klv2") << "klv2";
}

void TestCliFormats::leavesThereAndBack()
{
    QFETCH(QString, format);
    const QString csv = write("leaves.csv", "Q,-6.75\n?S,31.5\n?,25.046875\nBA?,-0.00390625\n");
    const QString file = path("leaves." + format);
    const Outcome built = run({"leaves", "build", csv, "--format", format, "--out", file});
    QCOMPARE(built.err, QString());
    QCOMPARE(built.status, 0);
    QVERIFY(built.out.contains("leaves\t4\n"));
    const Outcome back = run({"leaves", "csv", file});
    QCOMPARE(back.out, QString("?,25.046875\n?AB,-0.00390625\n?S,31.5\nQ,-6.75\n"));
    const QString again = path("again." + format);
    const QString text = write("again.csv", back.out.toUtf8());
    QCOMPARE(run({"leaves", "build", text, "--format", format, "--out", again}).status, 0);
    QCOMPARE(contentOf(again), contentOf(file));
}

void TestCliFormats::leavesAreShown()
{
    const QString csv = write("shown.csv", "Q,-6.75\n?S,31.5\n");
    const QString file = path("shown.klv2");
    QCOMPARE(run({"leaves", "build", csv, "--out", file}).status, 0);
    QCOMPARE(run({"leaves", "show", file, "S?", "Q", "E"}).out,
             QString("leave\tvalue\n?S\t31.500\nQ\t-6.750\nE\t0.000\n"));
    const Outcome summary = run({"leaves", "show", file});
    QVERIFY(summary.out.contains("format\tklv2\n"));
    QVERIFY(summary.out.contains("leaves\t2\n"));
    QVERIFY(summary.out.contains("least_value\t-6.750\n"));
    const Outcome wrong = run({"leaves", "show", file, "Q", "4"});
    QCOMPARE(wrong.status, 1);
    QVERIFY(wrong.err.contains("'4'"));
    const Outcome broken = run({"leaves", "csv", write("broken.klv2", "\1\2\3\4\5\6\7")});
    QCOMPARE(broken.status, 1);
    QVERIFY(broken.err.contains("broken.klv2"));
}

void TestCliFormats::wrongLeavesWriteNothing_data()
{
    QTest::addColumn<QByteArray>("csv");
    QTest::addColumn<QString>("place");
    QTest::newRow("unknown tile") << QByteArray("A,1\n\n1,2\n") << ":3:";
    QTest::newRow("twice") << QByteArray("AB,1\nBA,2\n") << ":2:";
    QTest::newRow("no number") << QByteArray("A,x\n") << ":1:";
    QTest::newRow("overflow") << QByteArray("A,1\nB,128\n") << ":2:";
    QTest::newRow("empty leave") << QByteArray(",1\n") << ":1:";
}

void TestCliFormats::wrongLeavesWriteNothing()
{
    QFETCH(QByteArray, csv);
    QFETCH(QString, place);
    const QString file = write("wrong.csv", csv);
    const Outcome outcome =
        run({"leaves", "build", file, "--format", "klv1", "--out", path("wrong.klv")});
    QCOMPARE(outcome.status, 1);
    QVERIFY2(outcome.err.startsWith("tilewright-cli: leaves build: " + file + place),
             qPrintable(outcome.err));
    QVERIFY(!QFile::exists(path("wrong.klv")));
}

TEST_CLASS(TestCliFormats, QCoreApplication)
#include "tst_cli_formats.moc"
