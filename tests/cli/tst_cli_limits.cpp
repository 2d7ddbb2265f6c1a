// SPDX-License-Identifier: GPL-3.0-or-later
// Files of any size and kind: what is too much is refused early and said, and no reader takes more
// memory than 64 MB and ten times the file, nor ever more than 500 MB.
#include <algorithm>

#include <sys/resource.h>
#include <sys/stat.h>

#include <QElapsedTimer>
#include <QtTest>

#include "tests/support/cli_program.h"
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
        ::setrlimit(RLIMIT_DATA, &limit);
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
    void endless_data();
    void endless();
    void settingsThatArePipes();

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
    QTest::newRow("study: long") << QByteArray("{\"x\":\"") << QByteArray("abcdefgh") << 140 << check << 1;
    QTest::newRow("CGP: one line") << QByteArray() << QByteArray("15/") << 50 << check << 1;
    QTest::newRow("CGP: lines")
        << QByteArray() << (cli::kEmptyBoard.toUtf8() + " / 0/0 0\n") << 8 << check << 1;
    QTest::newRow("GCG: notes") << QByteArray("#player1 a a\n#player2 b b\n")
                                << QByteArray("#note x\n") << 12 << check << -2;
    QTest::newRow("GCG: unread lines") << QByteArray("#player1 a a\n#player2 b b\n")
                                       << QByteArray("?\n") << 12 << check << -2;
    QTest::newRow("GCG: turns") << QByteArray("#player1 a a\n#player2 b b\n")
                                << QByteArray(">a: - +0 0\n") << 12 << check << -2;
    QTest::newRow("GCG: too long") << QByteArray("#player1 a a\n#player2 b b\n")
                                   << QByteArray("#note x\n") << 20 << check << 1;
    QTest::newRow("words: one")
        << QByteArray() << QByteArray("AB\n") << 40
        << QStringList{"lexicon", "build", "FILE", "--out", "OUT.kwg"} << 0;
    QTest::newRow("words: two")
        << QByteArray() << QByteArray("AB\nAA\n") << 40
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
    QFile::remove(sparse);
}

void TestCliLimits::settingsThatArePipes()
{
    const QString pipe = m_folder.path("cli.conf");
    QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    const cli::Outcome outcome = cli::runWith({"rules", "list"}, {}, {{"TILEWRIGHT_SETTINGS", pipe}});
    QCOMPARE(outcome.status, 1);
    QVERIFY2(outcome.err.contains("is no regular file"), qPrintable(outcome.err));
}

TEST_CLASS(TestCliLimits, QCoreApplication)
#include "tst_cli_limits.moc"
