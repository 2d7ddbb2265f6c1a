// SPDX-License-Identifier: GPL-3.0-or-later
// Batches that are ended by a signal: what was written until then is whole.
#include <chrono>
#include <thread>

#include <fcntl.h>
#include <signal.h>
#include <sys/stat.h>
#include <unistd.h>

#include <QFile>
#include <QJsonDocument>
#include <QtTest>

#include "tests/support/cli_program.h"
#include "tests/support/test_class.h"

using namespace std::chrono_literals;

namespace {

constexpr int kMany = 1'000'000;
const QString kData = QStringLiteral(TILEWRIGHT_TEST_DATA);
const QString kSmallWords = kData + "/lexicon/small_english.txt";

/// One line over and over: more than is answered in the time of a test.
QByteArray many(const QByteArray& line)
{
    return (line + "\n").repeated(kMany);
}

/// Whether the program waits for the signal; it may have ended, too.
bool isReady(const QProcess& process)
{
    QFile file(QStringLiteral("/proc/%1/status").arg(process.processId()));
    if (!file.open(QIODevice::ReadOnly)) return true;
    for (const QByteArray& line : file.readAll().split('\n')) {
        if (line.startsWith("SigBlk:"))
            return (line.mid(7).trimmed().toULongLong(nullptr, 16) >> (SIGTERM - 1) & 1) != 0;
    }
    return false;
}

}  // namespace

class TestCliSignals : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
        m_graph = m_folder.path("small.kwg");
        QCOMPARE(cli::run({"lexicon", "build", kSmallWords, "--out", m_graph}).status, 0);
    }

    void jsonIsWhole_data()
    {
        QTest::addColumn<QStringList>("command");
        const QString squares = cli::kEmptyBoard;
        const QString starts =
            m_folder.write("starts.cgp", many(squares.toUtf8() + " AEINRST/ 0/0 0"));
        const QString replied = m_folder.write(
            "replied.cgp", many("15/15/15/15/15/15/15/4CARE7/15/15/15/15/15/15/15 / 0/0 0"));
        const QString grids = m_folder.write("grids.txt", many("care/stae/tins/####"));
        const QStringList games(8000, kData + "/gcg/club.gcg");
        const QStringList graphs(2000, m_graph);
        const QStringList words{"--lexicon", m_graph, "--leaves", "none"};
        const auto row = [](const char* name, const QStringList& command) {
            QTest::newRow(name) << command + QStringList{"--json"};
        };
        row("moves", QStringList{"moves", "--cgp-file", starts} + words);
        row("moves summary", QStringList{"moves", "--summary", "--cgp-file", starts} + words);
        row("replies", {"moves", "--replies", "--cgp-file", replied, "--lexicon", m_graph});
        row("simulate",
            QStringList{"simulate", "--iterations", "10", "--cgp-file", starts} + words);
        row("explain", QStringList{"explain", "--iterations", "10", "--cgp-file", starts} + words);
        row("bridge",
            QStringList{"solve", "--kind", "bridge", "--iterations", "1", "--cgp-file", starts} +
                words);
        row("infer", QStringList{"infer"} + words + games.mid(0, 1));
        row("review", QStringList{"review"} + games + words);
        row("puzzles", QStringList{"puzzles"} + games + words);
        row("check", QStringList{"game", "check"} + games);
        row("graphs", QStringList{"lexicon", "info"} + graphs);
        row("words of graphs", QStringList{"lexicon", "words"} + graphs);
        row("score", QStringList{"boggle", "score", grids, "--lexicon", m_graph});
        row("grids", QStringList{"boggle", "words", "--file", grids, "--lexicon", m_graph});
        row("steps", QStringList{"boggle", "explain", "--file", grids, "--lexicon", m_graph});
        row("selfplay", QStringList{"selfplay", "--games", "1000000"} + words);
    }
    void jsonIsWhole()
    {
        QFETCH(QStringList, command);
        int ended = 0;
        for (const int signal : {SIGINT, SIGTERM}) {
            // `timeout` sends its signal to the program and then to the group, to which it belongs.
            for (const auto between : {0ms, 2ms, 40ms}) {
                QProcess process;
                process.setStandardOutputFile(m_folder.path("out.json"));
                process.start(QStringLiteral(TILEWRIGHT_CLI), command);
                QVERIFY(process.waitForStarted());
                const auto pid = static_cast<pid_t>(process.processId());
                QTRY_VERIFY_WITH_TIMEOUT(isReady(process), 20'000);
                std::this_thread::sleep_for(60ms);
                ::kill(pid, signal);
                if (between > 0ms) {
                    std::this_thread::sleep_for(between);
                    ::kill(pid, signal);
                }
                QVERIFY(process.waitForFinished(60'000));
                const QByteArray error = process.readAllStandardError();
                QVERIFY2(process.exitStatus() == QProcess::NormalExit, error);
                if (process.exitCode() == 128 + signal) ++ended;
                const QByteArray out = cli::contentOf(m_folder.path("out.json"));
                QJsonParseError problem{};
                QJsonDocument::fromJson(out, &problem);
                QVERIFY2(out.isEmpty() || problem.error == QJsonParseError::NoError,
                         out.right(200) + " " + error.right(200));
            }
        }
        // Else nothing was tried.
        QVERIFY2(ended == 6, qPrintable(QString::number(ended)));
    }

    /// A merge of many grids ends as soon as it is told to, without half a table.
    void mergingStops()
    {
        QByteArray table = "rank\tboard\tscore\twords\n";
        // As large as a table may be.
        table += QByteArray("1\tcarestaetinsoler\t0\t0\n").repeated(500'000);
        const QString share = m_folder.write("share.tsv", table);
        QStringList command{"boggle", "search", "--lexicon", m_graph, "--merge-shares"};
        for (int i = 0; i < 200; ++i) command += share;
        QProcess process;
        process.start(QStringLiteral(TILEWRIGHT_CLI), command);
        QVERIFY(process.waitForStarted());
        QTRY_VERIFY_WITH_TIMEOUT(isReady(process), 20'000);
        std::this_thread::sleep_for(60ms);
        QVERIFY(cli::sendSignal(process, SIGINT));
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 128 + SIGINT);
        QCOMPARE(process.readAllStandardOutput(), QByteArray());
    }

    /// Who means it can end what can't stop by itself.
    void aLaterSignalEndsIt()
    {
        // Nobody reads what is written, and a pipe takes 64 KB.
        const QByteArray pipe = m_folder.path("pipe").toUtf8();
        QCOMPARE(::mkfifo(pipe.constData(), 0600), 0);
        const int reader = ::open(pipe.constData(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
        QVERIFY(reader >= 0);
        QProcess process;
        process.setStandardOutputFile(QString::fromUtf8(pipe));
        process.start(QStringLiteral(TILEWRIGHT_CLI),
                      QStringList{"lexicon", "words", "--json"} + QStringList(2000, m_graph));
        QVERIFY(process.waitForStarted());
        const auto pid = static_cast<pid_t>(process.processId());
        QTRY_VERIFY_WITH_TIMEOUT(isReady(process), 20'000);
        std::this_thread::sleep_for(300ms);
        QCOMPARE(::kill(pid, SIGTERM), 0);
        std::this_thread::sleep_for(700ms);
        QVERIFY(!process.waitForFinished(0));
        QCOMPARE(::kill(pid, SIGTERM), 0);
        QVERIFY(process.waitForFinished(10'000));
        QCOMPARE(process.exitStatus(), QProcess::CrashExit);
        ::close(reader);
    }

    /// What is there already stays where a search is stopped before it has found anything.
    void noSetTakesThePlaceOfOne()
    {
        const QString set = m_folder.write("set.cgp", cli::kEmptyBoard.toUtf8() + " CAT/ 0/0 0\n");
        const QByteArray before = cli::contentOf(set);
        const QStringList games(2000, kData + "/gcg/club.gcg");
        QProcess process;
        process.start(QStringLiteral(TILEWRIGHT_CLI),
                      QStringList{"puzzles", "--lexicon", m_graph, "--leaves", "none", "--filter",
                                  "tiles > 30", "--out", set} +
                          games);
        QVERIFY(process.waitForStarted());
        QTRY_VERIFY_WITH_TIMEOUT(isReady(process), 20'000);
        std::this_thread::sleep_for(60ms);
        QVERIFY(cli::sendSignal(process, SIGINT));
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitCode(), 128 + SIGINT);
        QCOMPARE(cli::contentOf(set), before);
    }

private:
    cli::Folder m_folder;
    QString m_graph;
};

TEST_CLASS(TestCliSignals, QCoreApplication)
#include "tst_cli_signals.moc"
