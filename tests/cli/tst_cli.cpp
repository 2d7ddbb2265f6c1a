// SPDX-License-Identifier: GPL-3.0-or-later
// The program as scripts use it: exit status, messages, files.
#include <signal.h>

#include <QCryptographicHash>
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

class TestCli : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void usage_data();
    void usage();
    void rulesAreListed();
    void shownRulesCanBeReadAgain();
    void alphabetsAndLayoutsAreShown();
    void wrongRulesFileIsReportedWithItsLine();
    void buildInfoWordsCheck();
    void wordsOfABuiltFileAreTheInput_data();
    void wordsOfABuiltFileAreTheInput();
    void otherLettersHaveNoName();
    void severalListsAreMerged();
    void rejectedLinesAreReported();
    void linesAreKeptOrSkipped();
    void alphagramsAreChecked();
    void brokenGraphs_data();
    void brokenGraphs();
    void filesThatCannotBeUsedAreNamed();
    void interruptedBuildLeavesNoFile();
    void wordTools_data();
    void wordTools();

private:
    [[nodiscard]] QString path(const QString& name) const { return m_folder.path(name); }
    [[nodiscard]] QString write(const QString& name, const QByteArray& content) const
    {
        return m_folder.write(name, content);
    }

    cli::Folder m_folder;
    QString m_lexicon;
};

void TestCli::initTestCase()
{
    QVERIFY(m_folder.isValid());
    const QString list = write("small.txt", "CAT\nCATS\nACT\nACTS\nAT\nTA\nAS\nSCAT\n");
    m_lexicon = path("small.kwg");
    const Outcome built = run({"lexicon", "build", list, "--out", m_lexicon});
    QCOMPARE(built.err, QString());
    QCOMPARE(built.status, 0);
}

void TestCli::usage_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("text");
    const auto row = [](const QString& arguments, int status, const QString& text) {
        QTest::newRow(qPrintable(arguments.isEmpty() ? "nothing" : arguments))
            << arguments.split(' ', Qt::SkipEmptyParts) << status << text;
    };
    row("", 2, "tilewright-cli: usage: ");
    row("nonsense", 2, "tilewright-cli: usage: ");
    row("lexicon", 2, "tilewright-cli: usage: ");
    row("lexicon build", 2, "WORDS");
    row("lexicon build a.txt --out b.kwg --graph tree", 2, "tree");
    row("lexicon build a.txt --out b.kwg --order random", 2, "random");
    row("moves", 2, "--cgp");
    row("moves --cgp x --cgp-file y", 2, "--cgp");
    row("moves --cgp x --top 0", 2, "--limit");
    row("moves --cgp x --top 3 --all", 2, "--all");
    row("moves --cgp x --nonsense", 2, "nonsense");
    row("bench movegen --mode fast", 2, "fast");
    row("boggle roll --dice new --seed nought", 2, "nought");
    row("lexicon build none.txt --out b.kwg --order magpiemerged", 1, "none.txt");
    row("word", 2, "tilewright-cli: usage: ");
    row("word pattern", 2, "QUERY");
    row("word anagram CAT DOG", 2, "DOG");
    row("word judge CAT --nonsense", 2, "nonsense");
    row("word anagram CAT --limit 0", 2, "--limit");
    row("--help", 0, "lexicon");
    row("--version", 0, "tilewright-cli ");
    for (const char* command :
         {"rules", "rules list", "rules show", "lexicon", "lexicon build", "lexicon info",
          "lexicon words", "lexicon check", "moves", "bench", "bench movegen"})
        row(QString(command) + " --help", 0, "--help");
}

void TestCli::usage()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, status);
    QFETCH(QString, text);
    const Outcome outcome = run(arguments);
    QCOMPARE(outcome.status, status);
    const QString& shown = status == 0 ? outcome.out : outcome.err;
    QVERIFY2(shown.contains(text), qPrintable(shown));
    QVERIFY((status == 0 ? outcome.err : outcome.out).isEmpty());
}

void TestCli::rulesAreListed()
{
    const Outcome outcome = run({"rules", "list"});
    QCOMPARE(outcome.status, 0);
    const QStringList lines = linesOf(outcome.out);
    QCOMPARE(lines.first(), QString("kind\tname\ttitle"));
    QVERIFY(lines.contains("rules\tenglish\tEnglish"));
    for (const QString& line : lines) QCOMPARE(line.count('\t'), 2);

    const Outcome json = run({"rules", "list", "--json"});
    QCOMPARE(QJsonDocument::fromJson(json.out.toUtf8()).array().size(), lines.size() - 1);
}

void TestCli::shownRulesCanBeReadAgain()
{
    for (const QString& line : linesOf(run({"rules", "list"}).out)) {
        if (!line.startsWith("rules\t")) continue;
        const QString name = line.section('\t', 1, 1);
        const Outcome shown = run({"rules", "show", name});
        QCOMPARE(shown.status, 0);
        const Outcome again = run({"rules", "show", write("shown.txt", shown.out.toUtf8())});
        QVERIFY2(again.status == 0, qPrintable(again.err));
        QCOMPARE(again.out, shown.out);
    }
}

void TestCli::alphabetsAndLayoutsAreShown()
{
    for (const QString& line : linesOf(run({"rules", "list"}).out).mid(1)) {
        const Outcome shown =
            run({"rules", "show", line.section('\t', 1, 1), "--kind", line.section('\t', 0, 0)});
        QVERIFY2(shown.status == 0, qPrintable(line + shown.err));
        QVERIFY(!shown.out.isEmpty());
    }
    const Outcome missing = run({"rules", "show", "nowhere", "--kind", "layout"});
    QCOMPARE(missing.status, 1);
    QVERIFY(missing.err.startsWith("tilewright-cli: rules show: "));
}

void TestCli::wrongRulesFileIsReportedWithItsLine()
{
    QStringList lines = run({"rules", "show", "english"}).out.split('\n');
    const auto wrong = lines.indexOf(QRegularExpression("^rack = .*"));
    QVERIFY(wrong > 0);
    lines[wrong] = "rack = many";
    const QString file = write("wrong.txt", lines.join('\n').toUtf8());
    for (const QStringList& arguments :
         {QStringList{"rules", "show", file},
          QStringList{"moves", "--rules", file, "--cgp", kEmptyBoard + " / 0/0 0"}}) {
        const Outcome outcome = run(arguments);
        QCOMPARE(outcome.status, 1);
        QVERIFY2(outcome.err.contains(file + ":" + QString::number(wrong + 1) + ":"),
                 qPrintable(outcome.err));
        QVERIFY(outcome.err.startsWith("tilewright-cli: " + arguments.first()));
    }
}

void TestCli::buildInfoWordsCheck()
{
    const QString list = write("list.txt", "\xef\xbb\xbf"
                                           "zebra\r\nCAT a pet\r\n\r\nact\nCAT\nQ\n");
    const QString graph = path("list.kwg");
    const Outcome built = run({"lexicon", "build", list, "--out", graph});
    QCOMPARE(built.status, 0);
    QCOMPARE(linesOf(built.out).first(), QString("item\tvalue"));
    QCOMPARE(valueOf(built.out, "words_read"), QString("4"));
    QCOMPARE(valueOf(built.out, "duplicates"), QString("1"));
    QCOMPARE(valueOf(built.out, "outside_length_limits"), QString("1"));
    QCOMPARE(valueOf(built.out, "rejected"), QString("0"));
    QCOMPARE(valueOf(built.out, "words"), QString("3"));
    QFile file(graph);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    QCOMPARE(valueOf(built.out, "bytes"), QString::number(bytes.size()));
    QCOMPARE(valueOf(built.out, "nodes"), QString::number(bytes.size() / 4));

    const Outcome info = run({"lexicon", "info", graph});
    QCOMPARE(info.status, 0);
    QCOMPARE(valueOf(info.out, "format"), QString("gaddawg"));
    QCOMPARE(valueOf(info.out, "words"), QString("3"));
    QCOMPARE(valueOf(info.out, "longest_word"), QString("5"));
    QCOMPARE(valueOf(info.out, "nodes"), QString::number(bytes.size() / 4));
    QCOMPARE(valueOf(info.out, "check"), QString("ok"));
    QCOMPARE(valueOf(info.out, "sha256"),
             QString(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex()));
    const QJsonObject json =
        QJsonDocument::fromJson(run({"lexicon", "info", graph, "--json"}).out.toUtf8()).object();
    QCOMPARE(json["words"].toInt(), 3);
    QCOMPARE(json["file"].toString(), graph);

    QCOMPARE(run({"lexicon", "words", graph}).out, QString("ACT\nCAT\nZEBRA\n"));

    // The lexicon is named as everywhere; in front of the words it is the same.
    for (const QStringList& how : {QStringList{"--lexicon", graph}, QStringList{graph}}) {
        const Outcome checked = run(QStringList{"lexicon", "check"} + how + QStringList{"cat"});
        QCOMPARE(checked.out, QString("cat\tvalid\n"));
        QCOMPARE(checked.status, 0);
    }
    const Outcome lacking = run({"lexicon", "check", graph});
    QCOMPARE(lacking.status, 2);
    QVERIFY2(lacking.err.contains("needs words"), qPrintable(lacking.err));
    const QString all = run({"lexicon", "words", graph}).out;
    QVERIFY(all.count('\n') > 2);
    const Outcome some = run({"lexicon", "words", graph, "--limit", "2"});
    QCOMPARE(some.out.count('\n'), 2);
    QVERIFY(all.startsWith(some.out));
    const QString found =
        run({"boggle", "words", "CATSATSCTSCASCAT", "--lexicon", graph, "--min-length", "2"}).out;
    const Outcome one = run({"boggle", "words", "CATSATSCTSCASCAT", "--lexicon", graph,
                             "--min-length", "2", "--limit", "1"});
    QVERIFY2(found.count('\n') > 2, qPrintable(found));
    QCOMPARE(one.out.count('\n'), 2);
    QVERIFY(found.startsWith(one.out));
    const Outcome good = run({"lexicon", "check", graph, "cat", "ACT"});
    QCOMPARE(good.out, QString("cat\tvalid\nACT\tvalid\n"));
    QCOMPARE(good.status, 0);
    const Outcome bad = run({"lexicon", "check", graph, "CAT", "CA", "C4T"});
    QCOMPARE(bad.out, QString("CAT\tvalid\nCA\tinvalid\nC4T\tinvalid\n"));
    QCOMPARE(bad.status, 1);
}

void TestCli::wordsOfABuiltFileAreTheInput_data()
{
    QTest::addColumn<QString>("alphabet");
    QTest::addColumn<QStringList>("sorted");
    QTest::newRow("english") << "english"
                             << QStringList{"AA", "AB", "ABLE", "CAT", "CATS", "QUIZ", "ZA", "ZAX"};
    // In the order of the alphabets: accented letters after the plain ones, CH after all of C.
    QTest::newRow("polish") << "polish" << QStringList{"AS",  "ĄCKI", "BAĆ", "CZAS", "ĆMA", "LAS",
                                                       "ŁAŃ", "ŁÓDŹ", "ZA",  "ŹLE",  "ŻÓŁĆ"};
    QTest::newRow("spanish") << "spanish" << QStringList{"CALLE", "CUÑA", "CHAL",  "CHICO", "LUZ",
                                                         "LLAMA", "NUEZ", "ÑANDU", "PERRO", "ZUMO"};
}

void TestCli::wordsOfABuiltFileAreTheInput()
{
    QFETCH(QString, alphabet);
    QFETCH(QStringList, sorted);
    QStringList shuffled;
    for (qsizetype i = 0; i < sorted.size(); ++i)
        shuffled.append(sorted[(i * 7 + 3) % sorted.size()].toLower());
    const QString list =
        write(alphabet + ".txt", ((shuffled + sorted).join("\r\n") + "\r\n").toUtf8());
    for (const char* ending : {".kwg", ".kbwg"}) {
        const QString graph = path(alphabet + ending);
        const Outcome built =
            run({"lexicon", "build", list, "--alphabet", alphabet, "--out", graph});
        QCOMPARE(built.err, QString());
        QCOMPARE(built.status, 0);
        const Outcome words = run({"lexicon", "words", graph, "--alphabet", alphabet});
        QCOMPARE(words.out, sorted.join('\n') + '\n');
    }
}

void TestCli::otherLettersHaveNoName()
{
    const QString list = write("perro.txt", "CALLE\nCHICO\nPERRO\nZUMO\n");
    const QString graph = path("perro.kwg");
    QCOMPARE(run({"lexicon", "build", list, "--alphabet", "spanish", "--out", graph}).status, 0);
    // With English letters the tiles beyond Z have no name.
    const Outcome wrong = run({"lexicon", "words", graph});
    QCOMPARE(wrong.status, 1);
    QVERIFY(wrong.err.contains(graph));
}

void TestCli::severalListsAreMerged()
{
    const QString one = write("one.txt", "BED\nCAB\n");
    const QString two = write("two.txt", "ACE\nCAB\n");
    const QString graph = path("merged.kwg");
    const Outcome built = run({"lexicon", "build", one, two, "--out", graph});
    QCOMPARE(built.status, 0);
    QCOMPARE(valueOf(built.out, "words_read"), QString("4"));
    QCOMPARE(valueOf(built.out, "duplicates"), QString("1"));
    QCOMPARE(run({"lexicon", "words", graph}).out, QString("ACE\nBED\nCAB\n"));
}

void TestCli::rejectedLinesAreReported()
{
    const QString list = write("mixed.txt", "CAT\nna\xc3\xafve\nACT\nx-ray\n");
    const QString graph = path("mixed.kwg");
    const auto namesTheLines = [&list](const Outcome& outcome) {
        return outcome.err.contains("tilewright-cli: lexicon build: " + list + ":2:3: ") &&
               outcome.err.contains("tilewright-cli: lexicon build: " + list + ":4:2: ") &&
               !outcome.out.contains(list);
    };
    // Whoever asks for nothing else gets all words or none.
    for (const QStringList& more : {QStringList(), QStringList{"--strict"}}) {
        const Outcome refused = run(QStringList{"lexicon", "build", list, "--out", graph} + more);
        QCOMPARE(refused.status, 1);
        QCOMPARE(refused.out, QString());
        QVERIFY2(namesTheLines(refused), qPrintable(refused.err));
        QVERIFY2(refused.err.contains("--skip-rejected"), qPrintable(refused.err));
        QVERIFY(!QFile::exists(graph));
    }
    const Outcome piped = runWith({"lexicon", "build", "-", "--out", graph}, "CAT\nD0G\n");
    QVERIFY2(piped.err.contains("lexicon build: standard input:2:2: "), qPrintable(piped.err));
    const Outcome built = run({"lexicon", "build", list, "--skip-rejected", "--out", graph});
    QCOMPARE(built.status, 0);
    QVERIFY2(namesTheLines(built), qPrintable(built.err));
    QCOMPARE(valueOf(built.out, "rejected"), QString("2"));
    QCOMPARE(valueOf(built.out, "words"), QString("2"));
    QCOMPARE(run({"lexicon", "words", graph}).out, QString("ACT\nCAT\n"));
}

void TestCli::linesAreKeptOrSkipped()
{
    const QString list = write("strict.txt", "CAT\n12\n");
    const Outcome both =
        run({"lexicon", "build", list, "--strict", "--skip-rejected", "--out", path("strict.kwg")});
    QCOMPARE(both.status, 2);
    const Outcome refused = run({"lexicon", "build", list, "--out", path("strict.kwg")});
    QVERIFY2(refused.err.contains("as a line holds no word;"), qPrintable(refused.err));
    const QString none = write("numbers.txt", "12\n13\n");
    const Outcome empty =
        run({"lexicon", "build", none, "--skip-rejected", "--out", path("strict.kwg")});
    QCOMPARE(empty.status, 1);
    QVERIFY2(empty.err.contains(none + ":2:1: "), qPrintable(empty.err));
    QVERIFY(!QFile::exists(path("strict.kwg")));
}

void TestCli::alphagramsAreChecked()
{
    const QString graph = path("alpha.kad");
    const QString list = write("alpha.txt", "CAT\nDOG\n");
    QCOMPARE(run({"lexicon", "build", list, "--graph", "alpha", "--out", graph}).status, 0);
    QCOMPARE(valueOf(run({"lexicon", "info", graph}).out, "format"), QString("alpha"));
    QCOMPARE(run({"lexicon", "words", graph}).out, QString("ACT\nDGO\n"));
    QCOMPARE(run({"lexicon", "check", graph, "TAC"}).status, 0);
    QCOMPARE(run({"lexicon", "check", graph, "TAG"}).status, 1);
}

void TestCli::brokenGraphs_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("three bytes") << QByteArray("\0\1\2", 3);
    QTest::newRow("ones") << QByteArray(400, '\xff');
    // Node 0 and 1 as they should be, then an arc beyond the end.
    QTest::newRow("arc outside") << QByteArray::fromHex("0200400000004000ffff7f01");
    QTest::newRow("cycle") << QByteArray::fromHex("020040000000400002004001");
}

void TestCli::brokenGraphs()
{
    QFETCH(QByteArray, bytes);
    const QString file = write("broken.kwg", bytes);
    for (const QStringList& arguments :
         {QStringList{"lexicon", "info", file}, QStringList{"lexicon", "words", file},
          QStringList{"lexicon", "check", file, "CAT"},
          QStringList{"moves", "--lexicon", file, "--cgp", kEmptyBoard + " ACT/ 0/0 0"}}) {
        const Outcome outcome = run(arguments);
        QCOMPARE(outcome.status, 1);
        QVERIFY2(outcome.err.startsWith("tilewright-cli: ") && outcome.err.contains(file),
                 qPrintable(outcome.err));
        QCOMPARE(linesOf(outcome.err).size(), 1);
    }
}

void TestCli::filesThatCannotBeUsedAreNamed()
{
    const Outcome text = run({"lexicon", "info", write("text.kwg", "CAT\nDOG\nELEPHANT\n")});
    QCOMPARE(text.status, 1);
    QVERIFY(text.err.contains("text.kwg"));
    const Outcome missing = run({"lexicon", "info", path("nowhere.kwg")});
    QCOMPARE(missing.status, 1);
    QVERIFY(missing.err.contains("nowhere.kwg"));
    const QString list = write("fine.txt", "CAT\n");
    const Outcome unwritable =
        run({"lexicon", "build", list, "--out", path("no such folder/out.kwg")});
    QCOMPARE(unwritable.status, 1);
    QVERIFY(unwritable.err.contains("no such folder/out.kwg"));
}

void TestCli::interruptedBuildLeavesNoFile()
{
    // Enough for seconds of work.
    QByteArray words;
    for (quint32 i = 0, state = 1; i < 3'000'000; ++i) {
        for (int letter = 0; letter < 9; ++letter) {
            state = state * 1664525U + 1013904223U;
            words.append(static_cast<char>('A' + (state >> 24) % 26));
        }
        words.append('\n');
    }
    const QString list = write("huge.txt", words);
    const QString folder = path("interrupted");
    QVERIFY(QDir().mkpath(folder));

    QProcess process;
    process.start(QStringLiteral(TILEWRIGHT_CLI),
                  {"lexicon", "build", list, "--out", folder + "/huge.kwg"});
    QVERIFY(process.waitForStarted());
    // Until the program is ready to be interrupted.
    const QString status = QString("/proc/%1/status").arg(process.processId());
    const auto blocksInterrupt = [&status] {
        QFile file(status);
        if (!file.open(QIODevice::ReadOnly)) return false;
        for (const QByteArray& line : file.readAll().split('\n')) {
            if (line.startsWith("SigBlk:"))
                return (line.mid(7).trimmed().toULongLong(nullptr, 16) >> (SIGINT - 1) & 1) != 0;
        }
        return false;
    };
    QTRY_VERIFY_WITH_TIMEOUT(blocksInterrupt(), 10'000);
    QVERIFY(cli::sendSignal(process, SIGINT));
    QVERIFY(process.waitForFinished(10'000));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 130);
    QVERIFY(process.readAllStandardError().startsWith("tilewright-cli: lexicon build: "));
    QVERIFY(QDir(folder).isEmpty());
    QFile::remove(list);
}

void TestCli::wordTools_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("out");
    QTest::addColumn<QString>("err");
    // In `out`, lines are separated by / and columns by blanks.
    const auto row = [](const char* arguments, int status, const char* out, const char* err = "") {
        QTest::newRow(arguments) << arguments << status << out << err;
    };
    row("anagram tac", 0, "word length/ACT 3/CAT 3/");
    row("anagram TA?? --limit 2", 0, "word length/AcTs 4/cATs 4/");
    row("subanagram TAC --min-length 3", 0, "word length/ACT 3/CAT 3/");
    row("subanagram S? --contains S", 0, "word length/aS 2/");
    row("pattern *AT?", 0, "word length/CATS 4/");
    row("pattern [^C]?*[ST] --max-length 3", 0, "word length/ACT 3/");
    row("pattern C[A", 1, "", "word pattern: QUERY:1:2: ");
    row("regex (S?CAT|AT)S?", 0, "word length/AT 2/CAT 3/CATS 4/SCAT 4/");
    row("regex A{999999}", 1, "", "word regex: QUERY:1:2: ");
    row("hooks CAT", 0, "word valid front back inner_front inner_back/CAT yes S S yes no/");
    row("extend AT", 0, "word length front back/CAT 3 1 0/CATS 4 1 1/SCAT 4 2 0/");
    row("extend AT --max-front 1 --max-back 0", 0, "word length front back/CAT 3 1 0/");
    row("index CAT 0", 0, "number word/4 CAT/0 ACT/");
    row("index XYZ", 1, "number word/", "'XYZ' is no word");
    row("index 8", 1, "number word/", "there are 8");
    row("judge CAT [CAT]", 1, "word verdict/CAT valid/[CAT] invalid/", "[CAT]:1:1: ");
    row("judge CAT,AT TA", 0, "word verdict/CAT valid/AT valid/TA valid/");
    row("judge TC", 1, "word verdict/TC invalid/");
    row("probability TAC", 0,
        "rank alphagram ways probability words/1 ACT 293 1.811998e-03 ACT CAT/");
    row("probability --length 3 --limit 1", 0,
        "rank alphagram ways probability words/1 ACT 293 1.811998e-03 ACT CAT/");
    row("probability", 2, "", "--length");
}

void TestCli::wordTools()
{
    QFETCH(QString, arguments);
    QFETCH(int, status);
    QFETCH(QString, out);
    QFETCH(QString, err);
    const Outcome outcome =
        run(QStringList{"word"} + arguments.split(' ') + QStringList{"--lexicon", m_lexicon});
    QCOMPARE(outcome.out, out.replace(' ', '\t').replace('/', '\n').replace("ACT\tCAT", "ACT CAT"));
    QVERIFY2(outcome.err.contains(err), qPrintable(outcome.err));
    QCOMPARE(outcome.status, status);
}

TEST_CLASS(TestCli, QCoreApplication)
#include "tst_cli.moc"
