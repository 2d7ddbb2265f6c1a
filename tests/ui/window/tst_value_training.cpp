// SPDX-License-Identifier: GPL-3.0-or-later
#include <csignal>

#include <sys/resource.h>

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QSysInfo>
#include <QTemporaryDir>
#include <QtTest>

#include "engine/base/file_lock.h"
#include "engine/lexicon/klv.h"
#include "tests/support/test_class.h"
#include "tests/ui/ui_fixture.h"
#include "ui/document/study.h"
#include "ui/files/file_readers.h"
#include "ui/language/text.h"
#include "ui/training/value_training.h"
#include "ui/window/session.h"

using namespace Qt::StringLiterals;
using ui::ValueTraining;
using TrainingState = ui::ValueTraining::State;

namespace {

constexpr int kPatience = 120'000;

/// English with racks of two tiles: 377 racks.
engine::GameRulesPtr smallRules()
{
    auto rules = *fixture::english();
    rules.id = "small";
    rules.rackSize = 2;
    return std::make_shared<const engine::GameRules>(rules);
}

struct ValueTrainingStage
{
    QTemporaryDir folder;
    ui::Settings settings{folder.filePath(u"settings.ini"_s)};
    ui::LexiconLibrary library{settings};
    ui::JobService jobs;
    ui::TrainingSetup setup;

    ValueTrainingStage()
    {
        setup.lexicon = file(u"words.txt"_s, "at\nta\nas\neat\ntea\nsea\nis\nit\nsit\non\nno\n");
        setup.letters = u"english"_s;
        setup.rules = smallRules();
        setup.games = 60;
        setup.generations = 2;
        setup.winGames = 40;
        library.remember(setup.lexicon, setup.letters);
    }
    QString file(const QString& name, const QByteArray& content) const
    {
        QFile out(folder.filePath(name));
        if (out.open(QIODevice::WriteOnly)) out.write(content);
        return out.fileName();
    }
    [[nodiscard]] QByteArray content(const QString& path) const
    {
        QFile in(path);
        return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray("(none)");
    }
    [[nodiscard]] QString data(const QString& name) const
    {
        return settings.dataFolder() + u'/' + name;
    }
};

QString messageOf(const ValueTraining& training)
{
    return training.error() ? ui::errorText(*training.error()) : u"(no error)"_s;
}

}  // namespace

class TestValueTraining : public QObject
{
    Q_OBJECT

private slots:
    void learnsAndInstalls()
    {
        ValueTrainingStage stage;
        ValueTraining training(stage.jobs, stage.settings, stage.library);
        QCOMPARE(training.state(), TrainingState::Idle);
        QVERIFY(!training.hasValues(stage.setup));
        QVERIFY(!training.saved(stage.setup));
        training.start(stage.setup);
        QVERIFY(training.isRunning());
        QTRY_VERIFY_WITH_TIMEOUT(!training.isRunning(), kPatience);
        QVERIFY2(training.state() == TrainingState::Finished, qPrintable(messageOf(training)));
        const ui::TrainingStatus status = training.status();
        QCOMPARE(status.generations.size(), std::size_t{2});
        QCOMPARE(status.games, 60);
        QCOMPARE(status.winGames, 40);
        QVERIFY(status.extremes);
        QCOMPARE(status.extremes->sizes.size(), std::size_t{2});
        const auto& all = status.extremes->sizes[0];
        QVERIFY(all.best.front().points > all.worst.front().points);
        QVERIFY(training.hasValues(stage.setup));
        QVERIFY(training.saved(stage.setup)->finished());
        QVERIFY(!training.unfinished());

        QSignalSpy installed(&training, &ValueTraining::installed);
        training.install(stage.setup);
        QTRY_COMPARE_WITH_TIMEOUT(installed.size(), 1, kPatience);
        const std::string& rules = stage.setup.rules->id;
        const QString leaves = stage.library.leavesOf(stage.setup.lexicon, rules);
        const QString winTable = stage.library.winTableOf(stage.setup.lexicon, rules);
        QVERIFY(leaves.startsWith(stage.data(u"values/"_s)));
        QVERIFY(winTable.endsWith(u".winpct"));
        QVERIFY(engine::Klv::open(ui::toPath(leaves), 26).has_value());
        QVERIFY(ui::readWinTable(ui::toPath(winTable), *stage.setup.rules).has_value());
        // For no other rules and no other lexicon.
        const auto other = ui::readWinTable(ui::toPath(winTable), *fixture::english());
        QVERIFY(!other && other.error().code == engine::ErrorCode::WrongLexicon);
        QCOMPARE(stage.library.leavesOf(stage.setup.lexicon, "other"), QString());
        QCOMPARE(stage.library.leavesOf(stage.setup.lexicon + u'x', rules), QString());

        const QString csv = stage.folder.filePath(u"out.csv"_s);
        QSignalSpy exported(&training, &ValueTraining::exported);
        training.exportCsv(stage.setup, csv);
        QTRY_COMPARE_WITH_TIMEOUT(exported.size(), 1, kPatience);
        QCOMPARE(stage.content(csv).count('\n'), 27);
    }

    void stoppedAndContinuedLearnsTheSame()
    {
        ValueTrainingStage whole;
        whole.setup.games = 12'000;
        whole.setup.winGames = 0;
        QByteArray expected;
        {
            ValueTraining training(whole.jobs, whole.settings, whole.library);
            training.start(whole.setup);
            QTRY_COMPARE_WITH_TIMEOUT(training.state(), TrainingState::Finished, kPatience);
            const QString csv = whole.folder.filePath(u"out.csv"_s);
            training.exportCsv(whole.setup, csv);
            QTRY_VERIFY_WITH_TIMEOUT(!training.isWriting(), kPatience);
            expected = whole.content(csv);
        }
        QCOMPARE(expected.count('\n'), 27);

        ValueTrainingStage stage;
        stage.setup.games = 12'000;
        stage.setup.winGames = 0;
        {
            ValueTraining training(stage.jobs, stage.settings, stage.library);
            training.start(stage.setup);
            QTRY_VERIFY_WITH_TIMEOUT(training.status().games > 0, kPatience);
            training.stop();
            QCOMPARE(training.state(), TrainingState::Stopping);
            QTRY_VERIFY_WITH_TIMEOUT(!training.isRunning(), kPatience);
            if (training.state() == TrainingState::Finished)
                QSKIP("too fast to be stopped in between");
            QCOMPARE(training.state(), TrainingState::Stopped);
            QVERIFY(training.unfinished());
            QCOMPARE(training.unfinished()->lexicon, stage.setup.lexicon);
        }
        // As after closing the program.
        ValueTraining training(stage.jobs, stage.settings, stage.library);
        const auto saved = training.saved(stage.setup);
        QVERIFY(saved && saved->gamesDone > 0 && !saved->finished());
        training.resume(stage.setup);
        QTRY_VERIFY_WITH_TIMEOUT(!training.isRunning(), kPatience);
        QVERIFY2(training.state() == TrainingState::Finished, qPrintable(messageOf(training)));
        const QString csv = stage.folder.filePath(u"out.csv"_s);
        training.exportCsv(stage.setup, csv);
        QTRY_VERIFY_WITH_TIMEOUT(!training.isWriting(), kPatience);
        QCOMPARE(stage.content(csv), expected);
    }

    void installsWhatWasKeptBefore()
    {
        ValueTrainingStage stage;
        {
            ValueTraining training(stage.jobs, stage.settings, stage.library);
            training.start(stage.setup);
            QTRY_COMPARE_WITH_TIMEOUT(training.state(), TrainingState::Finished, kPatience);
        }
        ValueTraining training(stage.jobs, stage.settings, stage.library);
        QVERIFY(training.hasValues(stage.setup));
        QSignalSpy installed(&training, &ValueTraining::installed);
        training.install(stage.setup);
        QTRY_COMPARE_WITH_TIMEOUT(installed.size(), 1, kPatience);
        QVERIFY(!stage.library.winTableOf(stage.setup.lexicon, stage.setup.rules->id).isEmpty());
    }

    void goneWhileItRunsIsKept()
    {
        ValueTrainingStage stage;
        stage.setup.games = 1'000'000;
        {
            ValueTraining training(stage.jobs, stage.settings, stage.library);
            training.start(stage.setup);
            QTRY_VERIFY_WITH_TIMEOUT(training.status().games > 0, kPatience);
        }
        QTRY_VERIFY_WITH_TIMEOUT(stage.jobs.jobs().isEmpty(), kPatience);
        ValueTraining training(stage.jobs, stage.settings, stage.library);
        QVERIFY(training.saved(stage.setup)->gamesDone > 0);
    }

    void stateOfAnotherGameIsRefused_data()
    {
        QTest::addColumn<int>("change");
        QTest::addColumn<QString>("expected");
        QTest::newRow("other words") << 0 << u"lexicon"_s;
        QTest::newRow("other rules of the same name") << 1 << u"rules"_s;
        QTest::newRow("another seed") << 2 << u"seed"_s;
        QTest::newRow("another plan") << 3 << u"plan"_s;
        QTest::newRow("a damaged file") << 4 << u"leaves.state"_s;
    }
    void stateOfAnotherGameIsRefused()
    {
        QFETCH(int, change);
        QFETCH(QString, expected);
        ValueTrainingStage stage;
        ValueTraining training(stage.jobs, stage.settings, stage.library);
        training.start(stage.setup);
        QTRY_COMPARE_WITH_TIMEOUT(training.state(), TrainingState::Finished, kPatience);
        const QString state = stage.data(u"training/"_s) + stage.setup.name() + u"/leaves.state"_s;
        const QByteArray kept = stage.content(state);
        auto setup = stage.setup;
        if (change == 0) stage.file(u"words.txt"_s, "at\nta\n");
        if (change == 1) {
            auto rules = *setup.rules;
            rules.bonus = {0, 0, 7};
            setup.rules = std::make_shared<const engine::GameRules>(rules);
        }
        if (change == 2) setup.seed = 5;
        if (change == 3) ++setup.generations;
        if (change == 4) {
            QFile file(state);
            QVERIFY(file.open(QIODevice::ReadWrite));
            QVERIFY(file.resize(file.size() - 5));
        }
        training.resume(setup);
        QTRY_VERIFY_WITH_TIMEOUT(!training.isRunning(), kPatience);
        QCOMPARE(training.state(), TrainingState::Failed);
        QVERIFY2(messageOf(training).contains(expected), qPrintable(messageOf(training)));
        if (change != 4) QCOMPARE(stage.content(state), kept);
    }

    void whatCantBeLearntIsRefused()
    {
        ValueTrainingStage stage;
        ValueTraining training(stage.jobs, stage.settings, stage.library);
        auto rules = *fixture::english();
        rules.rackSize = 15;
        stage.setup.rules = std::make_shared<const engine::GameRules>(rules);
        training.start(stage.setup);
        QTRY_COMPARE_WITH_TIMEOUT(training.state(), TrainingState::Failed, kPatience);
        QVERIFY2(messageOf(training).contains(u"MB allowed"), qPrintable(messageOf(training)));
        // Neither can values for a file that is not there.
        ValueTrainingStage other;
        QFile::remove(other.setup.lexicon);
        ValueTraining second(other.jobs, other.settings, other.library);
        second.start(other.setup);
        QTRY_COMPARE_WITH_TIMEOUT(second.state(), TrainingState::Failed, kPatience);
        QVERIFY2(messageOf(second).contains(u"words.txt"), qPrintable(messageOf(second)));
    }

    void onlyOneProgramLearnsTheSame()
    {
        ValueTrainingStage stage;
        ValueTraining training(stage.jobs, stage.settings, stage.library);
        training.start(stage.setup);
        QTRY_COMPARE_WITH_TIMEOUT(training.state(), TrainingState::Finished, kPatience);
        const QString folder = stage.data(u"training/"_s) + stage.setup.name();
        const QByteArray kept = stage.content(folder + u"/leaves.state"_s);
        {
            // As another program holds it.
            const auto lock = engine::FileLock::lock(ui::toPath(folder + u"/leaves.state"_s));
            QVERIFY(lock);
            training.start(stage.setup);
            QTRY_COMPARE_WITH_TIMEOUT(training.state(), TrainingState::Failed, kPatience);
            QVERIFY2(messageOf(training).contains(u"another running"),
                     qPrintable(messageOf(training)));
            QCOMPARE(stage.content(folder + u"/leaves.state"_s), kept);
            // What is there can be used all the same.
            training.install(stage.setup);
            QTRY_VERIFY_WITH_TIMEOUT(!training.isWriting(), kPatience);
            QVERIFY2(!training.error(), qPrintable(messageOf(training)));
        }
        // What a killed program leaves behind is in the way of none.
        QFile dead(folder + u"/leaves.state.lock"_s);
        QVERIFY(dead.open(QIODevice::WriteOnly));
        dead.close();
        training.start(stage.setup);
        QTRY_COMPARE_WITH_TIMEOUT(training.state(), TrainingState::Finished, kPatience);
        QVERIFY(!dead.exists());
    }

    void formerSettingsGoOn()
    {
        // Begun when other settings were usual.
        ValueTrainingStage stage;
        engine::LeaveTrainingPlan plan =
            engine::LeaveTrainingPlan::ofGames(stage.setup.games, stage.setup.generations).value();
        plan.games.pop_back();
        plan.triesPerHundredTurns = 40;
        plan.rareShare = 15;
        ValueTraining training(stage.jobs, stage.settings, stage.library);
        training.start(stage.setup);
        QTRY_COMPARE_WITH_TIMEOUT(training.state(), TrainingState::Finished, kPatience);
        const auto lexicon = ui::readLexicon(ui::toPath(stage.setup.lexicon), stage.setup.letters,
                                             *stage.setup.rules, {});
        QVERIFY(lexicon);
        auto former = engine::LeaveTrainer::create(stage.setup.rules, *lexicon, plan).value();
        QVERIFY(former.run({}, {}));
        const QString folder = stage.data(u"training/"_s) + stage.setup.name();
        const auto bytes = former.save().toBytes();
        QFile state(folder + u"/leaves.state"_s);
        QVERIFY(state.open(QIODevice::WriteOnly));
        state.write(reinterpret_cast<const char*>(bytes.data()), static_cast<qint64>(bytes.size()));
        state.close();
        QVERIFY(QFile::remove(folder + u"/winpct.state"_s));
        training.resume(stage.setup);
        QTRY_VERIFY_WITH_TIMEOUT(!training.isRunning(), kPatience);
        QVERIFY2(training.state() == TrainingState::Finished, qPrintable(messageOf(training)));
        const auto kept = engine::SavedState::open(ui::toPath(state.fileName()));
        QVERIFY(kept);
        QCOMPARE(kept->number("tries_per_hundred_turns", 0, 100).value(), 40);
        QCOMPARE(kept->number("generations", 0, 100).value(), 2);
    }

    void fullDiskIsTold()
    {
        ValueTrainingStage stage;
        ValueTraining training(stage.jobs, stage.settings, stage.library);
        training.start(stage.setup);
        QTRY_COMPARE_WITH_TIMEOUT(training.state(), TrainingState::Finished, kPatience);
        // Files may not get larger than that.
        rlimit before{};
        QVERIFY(::getrlimit(RLIMIT_FSIZE, &before) == 0);
        const auto handler = std::signal(SIGXFSZ, SIG_IGN);
        rlimit small = before;
        small.rlim_cur = 300;
        QVERIFY(::setrlimit(RLIMIT_FSIZE, &small) == 0);
        training.install(stage.setup);
        QTRY_VERIFY_WITH_TIMEOUT(!training.isWriting(), kPatience);
        ::setrlimit(RLIMIT_FSIZE, &before);
        std::signal(SIGXFSZ, handler);
        QVERIFY2(training.error(), "an error was expected");
        QCOMPARE(stage.library.leavesOf(stage.setup.lexicon, stage.setup.rules->id), QString());
        QVERIFY(QDir(stage.data(u"values"_s)).entryList(QDir::Files | QDir::Hidden).isEmpty());
        // With room it works.
        training.install(stage.setup);
        QTRY_VERIFY_WITH_TIMEOUT(!training.isWriting(), kPatience);
        QVERIFY(!stage.library.leavesOf(stage.setup.lexicon, stage.setup.rules->id).isEmpty());
    }

    void usedAtOnceWhenTheLexiconIsOpen()
    {
        ValueTrainingStage stage;
        fixture::FakeRanking fake;
        ui::Session session(fixture::catPosition(), fake.function(),
                            stage.folder.filePath(u"session.ini"_s));
        session.analysis().setLive(false);
        session.loader().useRules(stage.setup.rules);
        session.loader().openLexicon(stage.setup.lexicon);
        QTRY_VERIFY(session.jobs().jobs().isEmpty());
        ValueTraining training(session.jobs(), session.settings(), session.library());
        connect(&training, &ValueTraining::installed, &session.loader(),
                &ui::Loader::reloadBelongings);
        training.start(stage.setup);
        QTRY_COMPARE_WITH_TIMEOUT(training.state(), TrainingState::Finished, kPatience);
        training.install(stage.setup);
        QTRY_VERIFY_WITH_TIMEOUT(session.study().leaves() && session.study().winTable(), kPatience);
        const auto leaves = session.study().leaves();
        // Again, with the same names.
        training.install(stage.setup);
        QTRY_VERIFY_WITH_TIMEOUT(session.study().leaves() != leaves && session.study().winTable(),
                                 kPatience);
    }

    void backgroundJobsAreNotStoppedByTheWay()
    {
        ValueTrainingStage stage;
        stage.setup.games = 1'000'000;
        ValueTraining training(stage.jobs, stage.settings, stage.library);
        training.start(stage.setup);
        QVERIFY(!stage.jobs.isBusy());
        stage.jobs.cancelForeground();
        QTRY_VERIFY_WITH_TIMEOUT(training.status().games > 0, kPatience);
        stage.jobs.cancelAll();
        QTRY_COMPARE_WITH_TIMEOUT(training.state(), TrainingState::Stopped, kPatience);
    }
};

TEST_CLASS(TestValueTraining, QCoreApplication)
#include "tst_value_training.moc"
