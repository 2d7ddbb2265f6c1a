// SPDX-License-Identifier: GPL-3.0-or-later
// The engine's fingerprint beside the number in tests/golden/fingerprint.txt, and beside the one in
// the message of the newest commit that touches the engine.
#include <QRegularExpression>
#include <QtTest>

#include "tests/support/cli_program.h"
#include "tests/support/test_class.h"

using cli::linesOf;
using cli::Outcome;
using cli::run;
using cli::valueOf;

namespace {

const QString kRoot = QStringLiteral(TILEWRIGHT_SOURCE);

/// What git says about this source tree; nothing when it fails.
QString git(const QStringList& arguments)
{
    QProcess process;
    process.start("git", QStringList{"-C", kRoot} + arguments);
    if (!process.waitForFinished() || process.exitStatus() != QProcess::NormalExit ||
        process.exitCode() != 0)
        return {};
    return QString::fromUtf8(process.readAllStandardOutput()).trimmed();
}

/// The number behind "Bench:" in a commit's message; empty when there is none.
QString benchIn(const QString& message)
{
    static const QRegularExpression line(QStringLiteral("^Bench: (\\d+)$"),
                                         QRegularExpression::MultilineOption);
    return line.match(message).captured(1);
}

}  // namespace

class TestCliFingerprint : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void isThatOfTheRepository();
    void threadsDontMatter_data();
    void threadsDontMatter();
    void benchLinesAreFound();
    void newestCommitCarriesIt();

private:
    QString m_golden;
};

void TestCliFingerprint::initTestCase()
{
    m_golden = QString::fromUtf8(cli::contentOf(kRoot + "/tests/golden/fingerprint.txt")).trimmed();
    QVERIFY(!m_golden.isEmpty());
}

void TestCliFingerprint::isThatOfTheRepository()
{
    const Outcome outcome = run({"bench", "fingerprint"});
    QCOMPARE(outcome.status, 0);
    QCOMPARE(outcome.err, QString());
    QVERIFY2(outcome.out == m_golden + "\n",
             qPrintable("the engine's behaviour has changed: its fingerprint is " +
                        outcome.out.trimmed() + ", tests/golden/fingerprint.txt has " + m_golden +
                        ". If that is meant, write the new number there and in the commit's "
                        "message"));
}

void TestCliFingerprint::threadsDontMatter_data()
{
    QTest::addColumn<int>("threads");
    for (const int threads : {1, 2, 3}) QTest::addRow("%d", threads) << threads;
}

void TestCliFingerprint::threadsDontMatter()
{
    QFETCH(const int, threads);
    const Outcome outcome =
        run({"bench", "fingerprint", "--parts", "--threads", QString::number(threads)});
    QCOMPARE(outcome.status, 0);
    QCOMPARE(valueOf(outcome.out, "all"), m_golden);
    // A headline, the parts and their sum; all different.
    QStringList numbers;
    for (const QString& line : linesOf(outcome.out)) numbers << line.section('\t', 1);
    QVERIFY(numbers.size() >= 6);
    QCOMPARE(numbers.removeDuplicates(), 0);
}

void TestCliFingerprint::benchLinesAreFound()
{
    QCOMPARE(benchIn("Title\n\nWhy.\n\nBench: 123"), "123");
    QCOMPARE(benchIn("Title\n\nBench: 123\nSigned: x"), "123");
    QCOMPARE(benchIn("Title, with Bench: 123"), QString());
    QCOMPARE(benchIn("Title\n\nBench: none"), QString());
}

/// Only a commit of its own can tell: a merge has no behaviour of its own, and a shallow clone
/// ends at a commit that seems to touch everything.
void TestCliFingerprint::newestCommitCarriesIt()
{
    if (git({"rev-parse", "--is-shallow-repository"}) != "false")
        QSKIP("this source tree has no history");
    if (git({"rev-parse", "--show-toplevel"}) != QDir(kRoot).canonicalPath())
        QSKIP("this source tree lies in the repository of something else");
    const QString commit = git({"rev-list", "--no-merges", "-1", "HEAD", "--", "engine"});
    if (commit.isEmpty()) QSKIP("no commit touches the engine");
    // Changes that are not committed yet may have a number of their own.
    const QString changed = git({"status", "--porcelain", "--", "engine", "tests/golden"});
    if (!changed.isEmpty()) QSKIP("the engine has changes that are not committed");
    const QString golden = git({"show", commit + ":tests/golden/fingerprint.txt"});
    if (golden.isEmpty()) QSKIP("the newest commit is older than the fingerprint");
    const QString message = git({"log", "-1", "--format=%B", commit});
    QVERIFY2(benchIn(message) == golden, qPrintable("commit " + commit.left(12) +
                                                    " touches engine/, so its message must end "
                                                    "with the line \"Bench: " +
                                                    golden + "\""));
}

TEST_CLASS(TestCliFingerprint, QCoreApplication)
#include "tst_cli_fingerprint.moc"
