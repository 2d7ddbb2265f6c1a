// SPDX-License-Identifier: GPL-3.0-or-later
// Files of any size and kind: what is too much is refused early and said, and no reader takes more
// memory than 64 MB and ten times the file, nor ever more than 500 MB.
#include <algorithm>
#include <csignal>
#include <cstdint>

#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <QDir>
#include <QElapsedTimer>
#include <QtTest>

#include "tests/support/cli_program.h"
#include "tests/support/sanitized.h"
#include "tests/support/test_class.h"

namespace {

constexpr qint64 kMegabyte = 1 << 20;

/// Of all that the program has for itself; what is mapped from files is the system's.
cli::Outcome runWithin(const QStringList& arguments, qint64 fileBytes)
{
    const qint64 most = std::min(64 * kMegabyte + 10 * fileBytes, 500 * kMegabyte);
    QProcess process;
    process.setChildProcessModifier([most] {
        const rlimit limit{static_cast<rlim_t>(most), static_cast<rlim_t>(most)};
        if (!tests::kSanitized) ::setrlimit(RLIMIT_DATA, &limit);
    });
    process.start(QStringLiteral(TILEWRIGHT_CLI), arguments);
    if (!process.waitForFinished(120'000)) return {};
    const int status = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
    return {status, QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

}  // namespace

class TestCliLimits : public QObject
{
    Q_OBJECT

private slots:
    void memory_data();
    void memory();
    void gamesOfFewBytes_data();
    void gamesOfFewBytes();
    void withoutEnd_data();
    void withoutEnd();
    void endless_data();
    void endless();
    void settingsThatArePipes();
    void packedWithoutEnd();
    void fewNodesOfManyWords();
    void pipesThatNobodyUses_data();
    void pipesThatNobodyUses();
    void foldersForAWhile();
    void reportsHoldTexts();
    void tablesHoldNoFormulas();
    void archivesAreNamed_data();
    void archivesAreNamed();
    void leavesThatMeanTheSame();
    void graphsOfOtherLetters();

private:
    cli::Folder m_folder;
};

void TestCliLimits::memory_data()
{
    QTest::addColumn<QByteArray>("front");
    QTest::addColumn<QByteArray>("part");
    QTest::addColumn<int>("megabytes");
    QTest::addColumn<QStringList>("command");
    QTest::addColumn<int>("status");
    const QByteArray study = "{\"format\":\"tilewright study\",\"version\":1,\"x\":[";
    const QStringList check{"game", "check", "FILE"};
    QTest::newRow("study: numbers") << study << QByteArray("0,") << 30 << check << 1;
    QTest::newRow("study: lists") << study << QByteArray("[],") << 20 << check << 1;
    QTest::newRow("study: objects") << study << QByteArray("{\"a\":{}},") << 20 << check << 1;
    QTest::newRow("study: texts") << study << QByteArray("\"\",") << 20 << check << 1;
    QTest::newRow("study: numbers, small") << study << QByteArray("0,") << 4 << check << 1;
    QTest::newRow("study: lists, small") << study << QByteArray("[],") << 4 << check << 1;
    // Refused or read: what an estimate lets pass must keep to the limit, too.
    for (const char* part :
         {"{\"a\":{}},", "\"\",", "{},", "[[]],", "[0],", "1e9,", "\"abcdefgh\",",
          "{\"abcdefghijklmnop\":1},", "[\"abcdefghijklmnopqrst\"],", "null,",
          "{\"a\":0,\"b\":0,\"c\":0},"}) {
        for (const int megabytes : {1, 4}) {
            const QByteArray name = "study: " + QByteArray(part) + QByteArray::number(megabytes);
            QTest::newRow(name.constData()) << study << QByteArray(part) << megabytes << check << 1;
        }
    }
    QTest::newRow("study: long") << QByteArray("{\"x\":\"") << QByteArray("abcdefgh") << 140
                                 << check << 1;
    QTest::newRow("CGP: one line") << QByteArray() << QByteArray("15/") << 50 << check << 1;
    QTest::newRow("CGP: lines") << QByteArray() << (cli::kEmptyBoard.toUtf8() + " / 0/0 0\n") << 8
                                << check << 1;
    QTest::newRow("GCG: notes") << QByteArray("#player1 a a\n#player2 b b\n")
                                << QByteArray("#note x\n") << 12 << check << -2;
    QTest::newRow("GCG: unread lines")
        << QByteArray("#player1 a a\n#player2 b b\n") << QByteArray("?\n") << 12 << check << -2;
    QTest::newRow("GCG: turns") << QByteArray("#player1 a a\n#player2 b b\n")
                                << QByteArray(">a: - +0 0\n") << 12 << check << -2;
    QTest::newRow("GCG: too long") << QByteArray("#player1 a a\n#player2 b b\n")
                                   << QByteArray("#note x\n") << 20 << check << 1;
    QTest::newRow("words: one") << QByteArray() << QByteArray("AB\n") << 40
                                << QStringList{"lexicon", "build", "FILE", "--out", "OUT.kwg"} << 0;
    QTest::newRow("words: two") << QByteArray() << QByteArray("AB\nAA\n") << 40
                                << QStringList{"lexicon", "build", "FILE", "--out", "OUT.kwg"} << 0;
    QTest::newRow("leaves") << QByteArray() << QByteArray("A,1\n") << 40
                            << QStringList{"leaves", "build", "FILE", "--out", "OUT.klv2"} << 1;
    QTest::newRow("rules") << QByteArray("[rules]\n") << QByteArray("a = b\n") << 40
                           << QStringList{"rules", "show", "FILE"} << 1;
    QTest::newRow("win table") << QByteArray("tilewright win counts 1\n") << QByteArray("1\t1\n")
                               << 80 << QStringList{"train", "check-winpct", "FILE", "--games", "1"}
                               << 1;
}

void TestCliLimits::memory()
{
    if (tests::kSanitized) QSKIP("the sanitizer takes more memory than any reader may");
    QFETCH(QByteArray, front);
    QFETCH(QByteArray, part);
    QFETCH(int, megabytes);
    QFETCH(QStringList, command);
    QFETCH(int, status);
    const QString path = m_folder.path("large");
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(front);
    QByteArray block;
    while (block.size() < kMegabyte) block += part;
    qint64 size = front.size();
    while (size < megabytes * kMegabyte) size += file.write(block);
    file.close();
    command.replaceInStrings(QRegularExpression("^FILE$"), path);
    command.replaceInStrings(QRegularExpression("^OUT"), m_folder.path("out"));
    command << "--quiet";
    const cli::Outcome outcome = runWithin(command, size);
    QFile::remove(path);
    QVERIFY2(outcome.status >= 0, qPrintable(outcome.err.left(500)));
    // Some are odd, but nothing that has to be refused.
    if (status >= 0) QVERIFY2(outcome.status == status, qPrintable(outcome.err.left(500)));
    if (outcome.status != 0) QVERIFY(!outcome.err.isEmpty() || !outcome.out.isEmpty());
    QVERIFY(!outcome.err.contains("memory") || outcome.err.contains("MB"));
}

/// What a game or a position takes has nothing to do with how short its text is.
void TestCliLimits::gamesOfFewBytes_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("front");
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("end");
    const QString board = cli::kEmptyBoard + " / 0/0 0";
    const QString front = R"({"format":"tilewright-study","version":1,"games":[)";
    const QString game = R"({"players":[{"nick":"a"},{"nick":"b"}],"nodes":[{}])";
    const auto study = [&](const char* name, const QString& more) {
        QTest::newRow(name) << "games.cws" << front << game + more + "}"
                            << "]}";
    };
    study("games", {});
    study("starts", R"(,"start":{"position":")" + board + R"("})");
    const QString rules =
        cli::run({"rules", "show", "english"}).out.replace('\n', "\\n").replace('"', "\\\"");
    study("rules", R"(,"rules":{"text":")" + rules + R"("})");
    QTest::newRow("CGP") << "games.cgp"
                         << "" << board + "\n"
                         << "";
}

void TestCliLimits::gamesOfFewBytes()
{
    if (tests::kSanitized) QSKIP("the sanitizer takes more memory than any reader may");
    QFETCH(QString, file);
    QFETCH(QString, front);
    QFETCH(QString, game);
    QFETCH(QString, end);
    for (const int count : {1000, 2600, 10'000, 30'000, 90'000}) {
        QByteArray text = front.toUtf8();
        for (int i = 0; i < count; ++i) {
            if (i > 0 && !end.isEmpty()) text += ',';
            text += game.toUtf8();
        }
        const QString path = m_folder.write(file.toUtf8(), text + end.toUtf8());
        const cli::Outcome outcome = runWithin({"game", "check", path, "--quiet"}, text.size());
        QVERIFY2(outcome.status == 0 || outcome.err.contains("more"),
                 qPrintable(QString::number(count) + " " + outcome.err.left(500)));
        if (count == 1000) QCOMPARE(outcome.status, 0);
        if (count == 90'000) QCOMPARE(outcome.status, 1);
    }
}

/// Far more than there is of any kind, and nothing but zeros: no room is made for that.
void TestCliLimits::withoutEnd_data()
{
    QTest::addColumn<QStringList>("command");
    const auto row = [](const QStringList& command) {
        QTest::addRow("%s", qPrintable(command.join(' '))) << command;
    };
    for (const char* name : {"a.kwg", "a.kbwg", "a.kad", "a.dawg", "a.gaddag", "a.lxd", "a"})
        row({"lexicon", "info", name});
    row({"lexicon", "build", "a.txt", "--out", "out.kwg"});
    row({"lexicon", "build", "few", "--out", "a.kwg"});
    row({"leaves", "build", "a.csv", "--out", "out.klv2"});
    row({"leaves", "show", "a.klv2"});
    for (const char* name : {"a.gcg", "a.cgp", "a.cws"}) row({"game", "check", name});
    row({"moves", "--cgp-file", "a.cgp"});
    row({"moves", "--rules", "a.txt", "--cgp", cli::kEmptyBoard + " / 0/0 0"});
    row({"boggle", "score", "a.txt"});
    row({"solitaire", "--tiles-file", "a.txt", "--seconds", "1"});
    row({"solitaire", "check", "a.json", "--tiles", "ABC"});
    row({"train", "check-winpct", "a.winpct", "--games", "1"});
    row({"selfplay", "--games", "1", "--state", "a.state"});
}

void TestCliLimits::withoutEnd()
{
    if (tests::kSanitized) QSKIP("the sanitizer takes more memory than any reader may");
    QFETCH(QStringList, command);
    constexpr qint64 kLarge = qint64{3} << 30;
    const QString few = m_folder.write("few", "CAT\n");
    for (QString& word : command) {
        if (word == "few") {
            word = few;
        } else if (word.startsWith("out.")) {
            word = m_folder.path(word);
        } else if (word == "a" || word.startsWith("a.")) {
            word = m_folder.path(word);
            QVERIFY(QFile(word).open(QIODevice::WriteOnly) && QFile::resize(word, kLarge));
        }
    }
    QElapsedTimer clock;
    clock.start();
    const cli::Outcome outcome = runWithin(command << "--quiet", kLarge);
    QVERIFY2(outcome.status == 1, qPrintable(outcome.err));
    QVERIFY2(clock.elapsed() < 20'000, qPrintable(QString::number(clock.elapsed())));
}

void TestCliLimits::endless_data()
{
    QTest::addColumn<QStringList>("command");
    for (const char* command :
         {"game check FILE", "moves FILE --turn 1", "review FILE", "moves --cgp-file FILE",
          "game convert FILE OUT.gcg", "boggle score FILE"})
        QTest::newRow(command) << QString(command).split(' ');
}

void TestCliLimits::endless()
{
    if (tests::kSanitized) QSKIP("the sanitizer takes more memory than any reader may");
    QFETCH(QStringList, command);
    command.replaceInStrings(QRegularExpression("^OUT"), m_folder.path("out"));
    // A file of 1 GB that takes no room, and a device without an end.
    const QString sparse = m_folder.path("sparse.cgp");
    {
        QFile file(sparse);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(file.resize(qint64{1} << 30));
    }
    for (const QString& name : {sparse, QString("/dev/zero")}) {
        QStringList arguments = command;
        arguments.replaceInStrings(QRegularExpression("^FILE$"), name);
        const cli::Outcome outcome = runWithin(arguments, 16 * kMegabyte);
        QVERIFY2(outcome.status > 0, qPrintable(name + outcome.err.left(500)));
        QVERIFY(!outcome.err.isEmpty());
    }
    // Settings come before everything.
    QProcess process;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert("TILEWRIGHT_SETTINGS", sparse);
    process.setProcessEnvironment(environment);
    process.setChildProcessModifier([] {
        const rlimit limit{64 * kMegabyte, 64 * kMegabyte};
        ::setrlimit(RLIMIT_DATA, &limit);
    });
    process.start(QStringLiteral(TILEWRIGHT_CLI), {"rules", "list"});
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitCode(), 1);
    QVERIFY(process.readAllStandardError().contains("allowed here"));
    QFile::remove(sparse);
}

void TestCliLimits::packedWithoutEnd()
{
    // Blocks of zstd that say "128 kB of this byte": 300 MB in 10 kB.
    constexpr std::uint32_t kBlock = 1U << 17U;
    QByteArray packed("\x28\xb5\x2f\xfd\0\x38", 6);
    for (int block = 0; block < 2400; ++block) {
        const std::uint32_t header = kBlock << 3U | 1U << 1U | (block == 2399 ? 1U : 0U);
        for (int shift = 0; shift < 24; shift += 8)
            packed.append(static_cast<char>(header >> shift));
        packed.append('A');
    }
    const QString path = m_folder.write("bomb.txt.zst", packed);
    const cli::Outcome outcome =
        runWithin({"lexicon", "build", path, "--out", m_folder.path("bomb.kwg")}, 64 * kMegabyte);
    QCOMPARE(outcome.status, 1);
    QVERIFY2(outcome.err.contains("when unpacked"), qPrintable(outcome.err));
}

void TestCliLimits::fewNodesOfManyWords()
{
    // Five rows of 26 letters, each of which leads to all of the next: 12 million words.
    QByteArray graph;
    const auto add = [&graph](std::uint32_t bits) {
        for (int shift = 0; shift < 32; shift += 8) graph.append(static_cast<char>(bits >> shift));
    };
    constexpr std::uint32_t kRows = 5;
    constexpr std::uint32_t kLetters = 26;
    constexpr std::uint32_t kEnd = 1U << 22U;
    add(kEnd | 1U);
    for (std::uint32_t row = 0; row < kRows; ++row) {
        const std::uint32_t next = row + 1 < kRows ? 1 + (row + 1) * kLetters : 0;
        for (std::uint32_t letter = 1; letter <= kLetters; ++letter)
            add(letter << 24U | 1U << 23U | (letter == kLetters ? kEnd : 0) | next);
    }
    const QString path = m_folder.write("words.kwg", graph);
    for (const QStringList& command :
         {QStringList{"moves", "--cgp", cli::kEmptyBoard + " ABC/ 0/0 0", "--lexicon", path},
          QStringList{"word", "pattern", "??", "--lexicon", path},
          QStringList{"lexicon", "build", path, "--out", m_folder.path("few.kwg")}}) {
        const cli::Outcome outcome = runWithin(command, graph.size());
        QCOMPARE(outcome.status, 1);
        QVERIFY2(outcome.err.contains("more than any lexicon"), qPrintable(outcome.err));
    }
    QCOMPARE(cli::run({"lexicon", "info", path}).status, 0);
}

void TestCliLimits::pipesThatNobodyUses_data()
{
    QTest::addColumn<QStringList>("command");
    for (const char* command :
         {"review FIFO", "game check FIFO", "rules show FIFO", "lexicon info FIFO",
          "leaves show FIFO", "solitaire --tiles-file FIFO", "serve --gcg FIFO --rack A",
          "moves --cgp-file FIFO", "boggle score FIFO", "solve --cgp-file FIFO",
          "simulate --cgp-file FIFO", "lexicon build WORDS --out FIFO",
          "selfplay --games 2 --log FIFO"})
        QTest::newRow(command) << QString(command).split(' ');
}

void TestCliLimits::pipesThatNobodyUses()
{
    QFETCH(QStringList, command);
    const QString pipe = m_folder.path("pipe");
    QFile::remove(pipe);
    QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    const QString words = m_folder.write("w.txt", "CAT\nACT\n");
    command.replaceInStrings(QRegularExpression("^FIFO$"), pipe);
    command.replaceInStrings(QRegularExpression("^WORDS$"), words);
    QProcess process;
    process.start(QStringLiteral(TILEWRIGHT_CLI), command);
    QVERIFY(process.waitForStarted());
    // It says what it waits for, and Ctrl+C ends that.
    QByteArray said;
    QTRY_VERIFY2((said += process.readAllStandardError()).contains("pipe: waits until something"),
                 said.constData());
    QVERIFY(cli::sendSignal(process, SIGINT));
    QVERIFY(process.waitForFinished(5000));
}

void TestCliLimits::foldersForAWhile()
{
    // Whatever lies where files for a while are put, in a folder that others may write to.
    const QString precious = m_folder.write("precious", "precious");
    QVERIFY(QDir(m_folder.path("")).mkpath("tmp"));
    const QString words = m_folder.write("w.txt", "CAT\nACT\n");
    QProcess process;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert("TMPDIR", m_folder.path("tmp"));
    process.setProcessEnvironment(environment);
    const QByteArray folder = QFile::encodeName(m_folder.path("tmp"));
    const QByteArray target = QFile::encodeName(precious);
    process.setChildProcessModifier([folder, target] {
        // A name that could be foretold.
        const QByteArray link = folder + "/tilewright-" + QByteArray::number(::getpid()) + ".kwg";
        static_cast<void>(::symlink(target.constData(), link.constData()));
    });
    process.start(QStringLiteral(TILEWRIGHT_CLI), {"lexicon", "build", words, "--out", "-"});
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitCode(), 0);
    QVERIFY(!process.readAllStandardOutput().isEmpty());
    QCOMPARE(cli::contentOf(precious), QByteArray("precious"));
    // Only the link is left.
    QCOMPARE(QDir(m_folder.path("tmp"))
                 .entryList(QDir::AllEntries | QDir::NoDotAndDotDot | QDir::System)
                 .size(),
             1);
}

void TestCliLimits::settingsThatArePipes()
{
    const QString pipe = m_folder.path("cli.conf");
    QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    const cli::Outcome outcome =
        cli::runWith({"rules", "list"}, {}, {{"TILEWRIGHT_SETTINGS", pipe}});
    QCOMPARE(outcome.status, 1);
    QVERIFY2(outcome.err.contains("is no regular file"), qPrintable(outcome.err));
}

void TestCliLimits::reportsHoldTexts()
{
    const QString game = m_folder.write(
        "hostile.gcg", "#player1 a <img src=/dev/zero>\n#player2 b =cmd|calc\n#title <script>\n"
                       ">a: CARESTV 8F CARE +12 12\n#note ![a](/dev/zero) <b>x</b> \x1b]0;x\x07\n"
                       "#note \\<i>y</i> \\![a](http://x.org/p.png) \xc2\x9b"
                       "31m\n"
                       ">b: ABC -ABC +0 0\n#note =1+1\n");
    const auto report = [&](const QString& format) {
        QStringList arguments{"game", "report", game, "-", "--to", format, "--no-review"};
        if (format != "csv") arguments.append("--no-boards");
        const cli::Outcome outcome = cli::run(arguments);
        return outcome.status == 0 ? outcome.out : QString();
    };
    const QString csv = report("csv");
    QVERIFY2(csv.contains(",'=cmd|calc,") && csv.contains(",'=1+1"), qPrintable(csv));
    for (const char* format : {"csv", "txt", "md", "html"}) {
        const QString text = report(format);
        QVERIFY(!text.isEmpty());
        QVERIFY2(!text.contains(QChar(0x1b)) && !text.contains(QChar(0x07)), format);
        QVERIFY2(format == std::string_view("html") || !text.contains(QChar(0x9b)), format);
    }
    const QString markdown = report("md");
    for (const char* raw : {"\n# <script>", "**<img", "](/dev/zero)", "\\\\<i>", "\\\\!["})
        QVERIFY2(!markdown.contains(raw), qPrintable(markdown));
    const QString page = report("html");
    QVERIFY(!page.contains("<img src=/dev") && !page.contains("<script>\n#"));
    // Messages go to terminals.
    const QString odd = m_folder.path(QString::fromUtf8("a\x1b[31mb.gcg"));
    QVERIFY(cli::run({"game", "check", odd}).err.contains("a\\x1b[31mb.gcg"));
}

void TestCliLimits::tablesHoldNoFormulas()
{
    const QString grid = m_folder.write("=1+1.txt", "cats\n");
    const QString words = m_folder.write("w.txt", "CAT\nCATS\n");
    const QStringList command{"boggle", "score", "=1+1.txt", "--lexicon", words};
    QProcess process;
    process.setWorkingDirectory(QFileInfo(grid).path());
    process.start(QStringLiteral(TILEWRIGHT_CLI), command + QStringList{"=1+1.txt"});
    QVERIFY(process.waitForFinished());
    const QString score = QString::fromUtf8(process.readAllStandardOutput());
    QVERIFY2(score.contains("\n'=1+1.txt\t"), qPrintable(score));
    // JSON is exact.
    process.start(QStringLiteral(TILEWRIGHT_CLI), command + QStringList{"=1+1.txt", "--json"});
    QVERIFY(process.waitForFinished());
    const QString json = QString::fromUtf8(process.readAllStandardOutput());
    QVERIFY2(json.contains("\"=1+1.txt\""), qPrintable(json));
    // Commands that make their JSON themselves, too.
    const QString game = m_folder.write("formulas.gcg", "#player1 =1+1 A\n#player2 @b B\n"
                                                        ">=1+1: AEST 8H SEAT +8 8\n"
                                                        ">@b: CATS I7 C.T +5 5\n");
    const auto review = cli::run({"review", game, "--lexicon", words});
    QCOMPARE(review.status, 0);
    QVERIFY2(review.out.contains("\t'=1+1\t") && review.out.contains("\t'@b\t"),
             qPrintable(review.out));
    const auto exact = cli::run({"review", game, "--lexicon", words, "--json"});
    QVERIFY2(exact.out.contains("\"=1+1\"") && !exact.out.contains("'=1+1"), qPrintable(exact.out));
    // Definitions are a table.
    const QString defined = m_folder.write("d.txt", "CAT =cmd|calc\nCATS -12.5\n");
    const QString notes = m_folder.path("notes.tsv");
    QCOMPARE(cli::run({"lexicon", "build", defined, "--out", m_folder.path("d.kwg"),
                       "--definitions", notes})
                 .status,
             0);
    QCOMPARE(cli::contentOf(notes), QByteArray("CAT\t'=cmd|calc\nCATS\t-12.5\n"));
    // Letters may be anything. What was guarded is read again.
    QString rules = cli::run({"rules", "show", "english"}).out;
    rules.replace("A a 9 1", "=cmd|'calc'!A =a 9 1").replace("B b 2 3", "- -b 2 3");
    const QString letters = m_folder.write("letters.txt", rules.toUtf8());
    const QByteArray leaves("[=cmd|'calc'!A],5\n'-C,2\nC,1\n");
    const QString csv = m_folder.write("letters.csv", leaves);
    const QString klv = m_folder.path("letters.klv2");
    const auto built = cli::run({"leaves", "build", csv, "--rules", letters, "--out", klv});
    QVERIFY2(built.status == 0, qPrintable(built.err));
    const auto table = cli::run({"leaves", "csv", klv, "--rules", letters});
    QCOMPARE(table.out.toUtf8(), leaves);
}

void TestCliLimits::archivesAreNamed_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("said");
    QTest::newRow("a.xz") << QByteArray("\xfd"
                                        "7zXZ\0\0\4",
                                        8)
                          << "an XZ archive: unpack it first";
    QTest::newRow("a.bz2") << QByteArray("BZh5abcdef") << "a BZIP2 archive: unpack it first";
    QTest::newRow("a.zip") << QByteArray("PK\3\4abcdef") << "unpack it first";
}

void TestCliLimits::archivesAreNamed()
{
    QFETCH(QByteArray, content);
    QFETCH(QString, said);
    const QString path = m_folder.write(QTest::currentDataTag(), content);
    for (const QStringList& command :
         {QStringList{"lexicon", "convert", path, m_folder.path("x.txt")},
          QStringList{"lexicon", "build", path, "--out", m_folder.path("x.kwg")}}) {
        const cli::Outcome outcome = cli::run(command);
        QCOMPARE(outcome.status, 1);
        QVERIFY2(outcome.err.contains(said), qPrintable(outcome.err));
    }
    for (const char* command : {"info", "words", "check"}) {
        const cli::Outcome outcome = cli::run({"lexicon", command, path, "CAT"});
        QCOMPARE(outcome.status, 1);
        QVERIFY2(outcome.err.contains(said), qPrintable(outcome.err));
    }
    const cli::Outcome game = cli::run({"game", "check", path});
    QCOMPARE(game.status, 1);
    QVERIFY2(game.err.contains(said), qPrintable(game.err));
}

void TestCliLimits::leavesThatMeanTheSame()
{
    const QString path = m_folder.write("same.csv", "BA,1\nQ,2\nAB,3\n");
    const cli::Outcome outcome =
        cli::run({"leaves", "build", path, "--out", m_folder.path("same.klv2")});
    QCOMPARE(outcome.status, 1);
    QVERIFY2(outcome.err.contains(":3:") && outcome.err.contains("is in line 1 already"),
             qPrintable(outcome.err));
    const QString mixed = m_folder.write("mixed.csv", "BA,1\nSEA,2\n");
    QCOMPARE(cli::run({"leaves", "build", mixed, "--out", m_folder.path("mixed.klv2")}).status, 0);
}

void TestCliLimits::graphsOfOtherLetters()
{
    QByteArray many;
    // Words without anything in common make a graph of many nodes.
    std::uint32_t state = 1;
    for (int word = 0; word < 20'000; ++word) {
        for (int letter = 0; letter < 8; ++letter) {
            state = state * 1'664'525U + 1'013'904'223U;
            many.append(static_cast<char>('A' + (state >> 16U) % 26));
        }
        many.append('\n');
    }
    const QString graph = m_folder.path("many.kwg");
    QCOMPARE(
        cli::run({"lexicon", "build", m_folder.write("many.txt", many), "--out", graph}).status, 0);
    for (const QStringList& command :
         {QStringList{"lexicon", "words", graph}, QStringList{"lexicon", "diff", graph, graph},
          QStringList{"lexicon", "check", graph, "ABC"},
          QStringList{"lexicon", "convert", graph, m_folder.path("y.txt")}}) {
        const cli::Outcome outcome = cli::run(command + QStringList{"--alphabet", "polish"});
        QCOMPARE(outcome.status, 1);
        QVERIFY2(outcome.err.contains("was made for an alphabet of 26 letters"),
                 qPrintable(command.join(' ') + outcome.err));
    }
}

TEST_CLASS(TestCliLimits, QCoreApplication)
#include "tst_cli_limits.moc"
