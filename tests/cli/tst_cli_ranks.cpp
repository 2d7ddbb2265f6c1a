// SPDX-License-Identifier: GPL-3.0-or-later
// tilewright-mpi: whatever the number of ranks, and whatever becomes of them, the result is what one
// machine comes to. Skipped where Open MPI is not installed.
#include <utility>

#include <QUuid>
#include <QtTest>

#include "tests/support/cli_program.h"
#include "tests/support/test_class.h"

using cli::contentOf;
using cli::Outcome;

namespace {

constexpr int kLongest = 120'000;  // milliseconds
/// Of two generations, the second one long enough for something to become of it meanwhile.
const char* const kPlan = "60,6000";

/// A job of ranks, which may have to be told from other ones that run beside it.
class Job
{
public:
    explicit Job(int ranks, const QStringList& arguments, const QStringList& ofMpi = {})
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("OMPI_ALLOW_RUN_AS_ROOT", "1");
        environment.insert("OMPI_ALLOW_RUN_AS_ROOT_CONFIRM", "1");
        // Its folder must have a short name.
        environment.insert("TMPDIR", "/tmp");
        environment.insert(m_mark.section('=', 0, 0), m_mark.section('=', 1));
        m_process.setProcessEnvironment(environment);
        m_process.start(TILEWRIGHT_MPIEXEC,
                        QStringList{"-n", QString::number(ranks), "--oversubscribe"} + ofMpi +
                            arguments);
    }
    ~Job()
    {
        if (m_process.state() == QProcess::NotRunning) return;
        m_process.terminate();
        if (!m_process.waitForFinished(10'000)) m_process.kill();
        m_process.waitForFinished();
    }
    Q_DISABLE_COPY_MOVE(Job)

    [[nodiscard]] Outcome end()
    {
        if (!m_process.waitForFinished(kLongest)) return {};
        const int status =
            m_process.exitStatus() == QProcess::NormalExit ? m_process.exitCode() : -1;
        return {status, QString::fromUtf8(m_process.readAllStandardOutput()),
                QString::fromUtf8(m_process.readAllStandardError())};
    }
    [[nodiscard]] bool runs() { return m_process.state() == QProcess::Running; }
    /// 0 while there is none.
    [[nodiscard]] pid_t processOf(int rank) const
    {
        const QByteArray own = "OMPI_COMM_WORLD_RANK=" + QByteArray::number(rank);
        for (const QString& number : QDir("/proc").entryList({"[1-9]*"}, QDir::Dirs)) {
            const auto variables = contentOf("/proc/" + number + "/environ").split('\0');
            if (variables.contains(own) && variables.contains(m_mark.toUtf8()))
                return static_cast<pid_t>(number.toInt());
        }
        return 0;
    }
    [[nodiscard]] bool kill(int rank, int signal) const
    {
        const pid_t process = processOf(rank);
        return process > 1 && ::kill(process, signal) == 0;
    }
    [[nodiscard]] const QProcess& process() const { return m_process; }

private:
    QString m_mark = "TILEWRIGHT_TEST_JOB=" + QUuid::createUuid().toString(QUuid::WithoutBraces);
    QProcess m_process;
};

}  // namespace

class TestCliRanks : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void togetherTheyAreTheWhole_data();
    void togetherTheyAreTheWhole();
    void othersPlayForALostRank_data();
    void othersPlayForALostRank();
    void killedJobsGoOn_data();
    void killedJobsGoOn();
    void aPoliteEndKeepsWhatThereIs();
    void wrongCommandLinesAreNamedOnce();

private:
    [[nodiscard]] QString path(const QString& name) const { return m_folder.path(name); }
    [[nodiscard]] QStringList outputs(const QString& command, const QString& name) const
    {
        QStringList more{"--state", path(name + ".state")};
        if (command == "train leaves") more += {"--out", path(name + ".csv")};
        if (command == "train winpct") more += {"--out", path(name + ".winpct")};
        if (command == "selfplay") more += {"--log", path(name + ".log")};
        return more;
    }
    [[nodiscard]] QStringList with(const QString& command, const QString& plan,
                                   const QString& name) const
    {
        QStringList all = command.split(' ') + QStringList{"--lexicon", m_lexicon, "--seed", "5"};
        if (command == "train leaves") all += {"--rules", m_rules, "--plan", plan};
        else all += {"--leaves", "none", "--games", plan};
        return all + outputs(command, name);
    }
    void forget(const QString& name) const
    {
        for (const char* ending : {".state", ".csv", ".klv2", ".json", ".winpct", ".log"})
            QFile::remove(path(name) + ending);
    }
    /// What one machine comes to.
    void playAlone(const QString& command, const QString& plan)
    {
        if (std::exchange(m_whole, command + plan) == command + plan) return;
        forget("whole");
        QCOMPARE(cli::run(with(command, plan, "whole") + QStringList{"--threads", "2"}).status, 0);
    }
    void compare(const QString& name) const
    {
        QVERIFY(!contentOf(path("whole.state")).isEmpty());
        for (const char* ending : {".state", ".csv", ".klv2", ".json", ".winpct", ".log"})
            QVERIFY2(contentOf(path(name) + ending) == contentOf(path("whole") + ending), ending);
    }

    cli::Folder m_folder;
    QString m_lexicon;
    QString m_rules;
    /// What the files named "whole" are of.
    QString m_whole;
};

void TestCliRanks::initTestCase()
{
    if (QStringLiteral(TILEWRIGHT_MPI).isEmpty())
        QSKIP("tilewright-mpi was not built: Open MPI is not installed");
    const Outcome tried = Job(2, {"true"}).end();
    if (tried.status != 0) QSKIP(qPrintable("Open MPI can't start anything here: " + tried.err));
    QVERIFY(m_folder.isValid());
    m_lexicon =
        cli::graphOf(QStringLiteral(TILEWRIGHT_TEST_DATA) + "/lexicon/small_english.txt", m_folder);
    QVERIFY(!m_lexicon.isEmpty());
    m_rules = cli::rulesOfThree(m_folder);
    QVERIFY(!m_rules.isEmpty());
}

void TestCliRanks::togetherTheyAreTheWhole_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("plan");
    QTest::addColumn<int>("ranks");
    const auto add = [](const char* command, const char* plan) {
        for (const int ranks : {1, 2, 4})
            QTest::addRow("%s, %d ranks", command, ranks) << command << plan << ranks;
    };
    add("train leaves", "11,170");
    add("train winpct", "150");
    add("selfplay", "151");
}

void TestCliRanks::togetherTheyAreTheWhole()
{
    QFETCH(QString, command);
    QFETCH(QString, plan);
    QFETCH(int, ranks);
    playAlone(command, plan);
    forget("ranks");
    const Outcome played =
        Job(ranks, QStringList{TILEWRIGHT_MPI} + with(command, plan, "ranks")).end();
    QVERIFY2(played.status == 0, qPrintable(played.err));
    compare("ranks");
    if (command == "train leaves") QCOMPARE(cli::linesOf(played.out).size(), 4);
    QVERIFY(played.err.contains(QString("on %1 ranks").arg(ranks)));
}

void TestCliRanks::othersPlayForALostRank_data()
{
    QTest::addColumn<int>("signal");
    QTest::newRow("killed") << SIGKILL;
    QTest::newRow("stuck") << SIGSTOP;
}

/// Where the job doesn't end with a rank, the others go on without it.
void TestCliRanks::othersPlayForALostRank()
{
    QFETCH(int, signal);
    const QString plan = kPlan;
    playAlone("train leaves", plan);
    forget("ranks");
    Job job(4,
            QStringList{TILEWRIGHT_MPI} + with("train leaves", plan, "ranks") +
                QStringList{"--rank-lost-after", "2"},
            {"--enable-recovery"});
    // The second generation is being played.
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(path("ranks.state")), kLongest);
    QVERIFY(job.kill(2, signal));
    if (signal == SIGSTOP) {
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(path("ranks.csv")), kLongest);
        QVERIFY(job.kill(2, SIGCONT));
    }
    const Outcome played = job.end();
    QVERIFY2(played.status == 0, qPrintable(played.err));
    compare("ranks");
    QVERIFY2(played.err.contains("rank 2 has not been heard of for 2 s: others play its games"),
             qPrintable(played.err));
    // The other one may be back in time.
    if (signal == SIGKILL) QVERIFY(played.err.contains("some ranks are gone"));
}

void TestCliRanks::killedJobsGoOn_data()
{
    QTest::addColumn<int>("rank");
    QTest::addColumn<bool>("isAlone");
    QTest::newRow("a rank") << 2 << false;
    QTest::newRow("the first one") << 0 << false;
    QTest::newRow("on one machine") << 1 << true;
}

/// Where MPI ends the job with a rank, the same command goes on from what was kept.
void TestCliRanks::killedJobsGoOn()
{
    QFETCH(int, rank);
    QFETCH(bool, isAlone);
    const QString plan = kPlan;
    playAlone("train leaves", plan);
    forget("ranks");
    const QStringList training = with("train leaves", plan, "ranks");
    {
        Job job(4, QStringList{TILEWRIGHT_MPI} + training);
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(path("ranks.state")), kLongest);
        QVERIFY(job.kill(rank, SIGKILL));
        const Outcome killed = job.end();
        QVERIFY(killed.status != 0 && killed.status != -1);
        QVERIFY(!killed.out.contains("\n2\t6000\t"));
    }
    const Outcome played = isAlone ? cli::run(training + QStringList{"--threads", "2"})
                                   : Job(3, QStringList{TILEWRIGHT_MPI} + training).end();
    QVERIFY2(played.status == 0, qPrintable(played.err));
    compare("ranks");
}

void TestCliRanks::aPoliteEndKeepsWhatThereIs()
{
    const QString plan = kPlan;
    playAlone("train leaves", plan);
    forget("ranks");
    const QStringList training = with("train leaves", plan, "ranks");
    {
        Job job(3, QStringList{TILEWRIGHT_MPI} + training);
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(path("ranks.state")), kLongest);
        QTest::qWait(200);
        QVERIFY(cli::sendSignal(job.process(), SIGTERM));
        const Outcome stopped = job.end();
        QVERIFY(stopped.status != 0);
        QVERIFY2(stopped.err.contains("was stopped after"), qPrintable(stopped.err));
    }
    QVERIFY(QFile::exists(path("ranks.csv")));
    const Outcome played = Job(2, QStringList{TILEWRIGHT_MPI} + training).end();
    QVERIFY2(played.status == 0, qPrintable(played.err));
    compare("ranks");
}

void TestCliRanks::wrongCommandLinesAreNamedOnce()
{
    const QString said = "tilewright-mpi: usage: --share: the ranks share the games already";
    const Outcome shared =
        Job(3, {TILEWRIGHT_MPI, "selfplay", "--state", path("x.state"), "--share", "1/2"}).end();
    QCOMPARE(shared.status, 2);
    QCOMPARE(shared.err.count(said), 1);
    const Outcome none = Job(3, {TILEWRIGHT_MPI, "boggle", "words"}).end();
    QCOMPARE(none.status, 2);
    QCOMPARE(none.err.count("tilewright-mpi: usage: there is no command 'boggle'"), 1);
    const Outcome help = Job(2, {TILEWRIGHT_MPI, "train", "leaves", "--help"}).end();
    QCOMPARE(help.status, 0);
    QCOMPARE(help.out.count("--rank-lost-after"), 1);
    QVERIFY(!help.out.contains("--merge-shares"));
}

TEST_CLASS(TestCliRanks, QCoreApplication)
#include "tst_cli_ranks.moc"
