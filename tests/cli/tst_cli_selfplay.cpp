// SPDX-License-Identifier: GPL-3.0-or-later
// Self-play and training as scripts use them.
#include <csignal>
#include <utility>

#include <signal.h>
#include <sys/resource.h>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

#include "tests/support/cli_program.h"
#include "tests/support/test_class.h"

using cli::linesOf;
using cli::Outcome;
using cli::run;
using cli::valueOf;

class TestCliSelfplay : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void helpIsThere();
    void usage_data();
    void usage();
    void weakerPlayers();
    void equalPlayersAreEven();
    void threadsDontMatter();
    void simulatingPlayersAreEven();
    void simulatingPlayersAreStronger();
    void logsCanBeReadAsPositions();
    void seriesGoOn();
    void interruptedSeriesKeepWhatTheyHave();
    void leavesAreTrained();
    void trainingGoesOn();
    void tooManyRacksAreRefused();
    void tooFewGamesAreRefused();
    void statesOfOtherWorkAreNamed();
    void killedTrainingGoesOn();
    void fullDisksAreTold();
    void unusableLogsAreTold();
    void winTablesAreTrained();
    void filesThatCannotBeUsedAreNamed();
    void benchIsRepeatable();

private:
    [[nodiscard]] QString path(const QString& name) const { return m_folder.path(name); }
    [[nodiscard]] QStringList with(const QStringList& command, const QStringList& more) const
    {
        return command + QStringList{"--lexicon", m_lexicon, "--leaves", "none"} + more;
    }
    /// Racks of three tiles are soon all known.
    [[nodiscard]] QStringList training(const QStringList& more) const
    {
        return QStringList{"train", "leaves", "--lexicon", m_lexicon, "--rules", m_rules} + more;
    }

    cli::Folder m_folder;
    QString m_lexicon;
    QString m_rules;
};

void TestCliSelfplay::initTestCase()
{
    QVERIFY(m_folder.isValid());
    m_lexicon = path("small.kwg");
    QCOMPARE(run({"lexicon", "build",
                  QStringLiteral(TILEWRIGHT_TEST_DATA) + "/lexicon/small_english.txt", "--alphabet",
                  "english", "--graph", "gaddawg", "--out", m_lexicon})
                 .status,
             0);
    m_rules = m_folder.write("three.txt", "[game]\ntitle = Three\nalphabet = english\n"
                                          "layout = standard15\nrack = 3\nbonus = 50\n");
    QVERIFY(!m_rules.isEmpty());
}

void TestCliSelfplay::helpIsThere()
{
    for (const char* command : {"selfplay", "train", "train leaves", "train winpct",
                                "train check-winpct", "bench selfplay"}) {
        const Outcome outcome = run(QString(command).split(' ') + QStringList{"--help"});
        QCOMPARE(outcome.status, 0);
        QVERIFY2(outcome.out.contains("--help"), command);
    }
}

void TestCliSelfplay::usage_data()
{
    QTest::addColumn<QString>("command");
    QTest::newRow("no games") << "selfplay --games 0";
    QTest::newRow("unknown player") << "selfplay --p1 oracle";
    QTest::newRow("unknown setting") << "selfplay --p1 sim:pils=2";
    QTest::newRow("setting twice") << "selfplay --p1 sim:plies=2,plies=2";
    QTest::newRow("setting without a value") << "selfplay --p1 sim:plies";
    QTest::newRow("no plies") << "selfplay --p1 sim:plies=0";
    QTest::newRow("half an iteration") << "selfplay --p1 sim:iterations=0.5";
    QTest::newRow("no number") << "selfplay --p1 sim:seconds=soon";
    QTest::newRow("no confidence") << "selfplay --p1 sim:stop=97";
    QTest::newRow("no switch") << "selfplay --p1 sim:endgame=maybe";
    QTest::newRow("among no moves") << "selfplay --p1 casual:0";
    QTest::newRow("among some moves") << "selfplay --p1 casual:5x";
    QTest::newRow("not deeper") << "selfplay --p1 sim:plies=4,deeper=2";
    QTest::newRow("no depth") << "selfplay --p1 sim:deeper=4+x";
    QTest::newRow("nothing to set") << "selfplay --p1 sim:";
    QTest::newRow("nothing to train") << "train";
    QTest::newRow("no output") << "train leaves --games 5";
    QTest::newRow("neither games nor plan") << "train leaves --out x.csv";
    QTest::newRow("both") << "train leaves --games 5 --plan 1,2 --out x.csv";
    QTest::newRow("no number of games") << "train winpct --out x";
    QTest::newRow("not a table of values") << "train leaves --games 5 --out x.txt";
    QTest::newRow("no ending") << "train leaves --games 5 --out x";
}

void TestCliSelfplay::usage()
{
    QFETCH(const QString, command);
    const Outcome outcome = run(command.split(' '));
    QCOMPARE(outcome.status, 2);
    QVERIFY(outcome.err.startsWith("tilewright-cli: usage: "));
}

/// Against the best move each of them loses, but for one who knows all words.
void TestCliSelfplay::weakerPlayers()
{
    const auto shareOf = [this](const QString& player) {
        const Outcome outcome =
            run(with({"selfplay"}, {"--games", "60", "--p1", player, "--p2", "static", "--json"}));
        return QJsonDocument::fromJson(outcome.out.toUtf8()).object()["win_rate1"].toDouble(-1);
    };
    const double casual = shareOf("casual:20");
    const double vocabulary = shareOf("vocabulary");
    QVERIFY2(casual >= 0 && casual < 0.5, qPrintable(QString::number(casual)));
    QVERIFY2(vocabulary >= 0 && vocabulary < 0.5, qPrintable(QString::number(vocabulary)));
    QCOMPARE(shareOf("vocabulary:" + m_lexicon), 0.5);
    const Outcome missing =
        run(with({"selfplay"}, {"--games", "2", "--p1", "vocabulary:" + path("none.kwg")}));
    QCOMPARE(missing.status, 1);
    QVERIFY(missing.err.contains("none.kwg"));
    // A word list that is mostly no words of the game: only what is good is played.
    const auto listed = [this](const char* name, const QByteArray& words) {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(words) != words.size()) return QString();
        return QString("vocabulary:" + file.fileName());
    };
    const double few = shareOf(listed("few.txt", "QZXJ\nXQ\nAT\nTEA\nSEAT\n"));
    QVERIFY2(few >= 0 && few < 0.5, qPrintable(QString::number(few)));
    const Outcome strange =
        run(with({"selfplay"}, {"--games", "2", "--p1", listed("strange.txt", "QZXJ\nXQ\n")}));
    QCOMPARE(strange.status, 1);
    QVERIFY2(strange.err.contains("no word in common"), qPrintable(strange.err));
}

void TestCliSelfplay::equalPlayersAreEven()
{
    const Outcome outcome = run(with({"selfplay"}, {"--games", "11", "--json"}));
    QCOMPARE(outcome.status, 0);
    const QJsonObject result = QJsonDocument::fromJson(outcome.out.toUtf8()).object();
    QCOMPARE(result["games"].toInt(), 12);
    QCOMPARE(result["pairs"].toInt(), 6);
    QCOMPARE(result["win_rate1"].toDouble(), 0.5);
    QCOMPARE(result["win_rate_error"].toDouble(), 0.0);
    QVERIFY(result["mean_score1"].toDouble() > 100);
    QVERIFY(result["games_per_second"].toDouble() > 0);
}

void TestCliSelfplay::threadsDontMatter()
{
    QString first;
    for (const char* threads : {"1", "3"}) {
        const Outcome outcome =
            run(with({"selfplay"}, {"--games", "20", "--single", "--threads", threads}));
        QCOMPARE(outcome.status, 0);
        const QString games = outcome.out.section("seconds", 0, 0);
        if (first.isEmpty()) first = games;
        QCOMPARE(games, first);
    }
}

void TestCliSelfplay::simulatingPlayersAreEven()
{
    const QString player = "sim:plies=2,iterations=8,candidates=3";
    QString first;
    for (const char* threads : {"1", "2"}) {
        const Outcome outcome = run(with(
            {"selfplay"}, {"--games", "4", "--p1", player, "--p2", player, "--threads", threads}));
        QCOMPARE(outcome.status, 0);
        QCOMPARE(valueOf(outcome.out, "pairs_won1").toInt(), 0);
        QCOMPARE(valueOf(outcome.out, "pairs_won2").toInt(), 0);
        QCOMPARE(valueOf(outcome.out, "win_rate1").toDouble(), 0.5);
        QCOMPARE(valueOf(outcome.out, "mean_spread1").toDouble(), 0.0);
        const QString games = outcome.out.section("seconds", 0, 0);
        if (first.isEmpty()) first = games;
        QCOMPARE(games, first);
    }
    // Other settings are another player: a series isn't gone on with.
    const QStringList state = {"--state", path("sim.state")};
    QCOMPARE(run(with({"selfplay"}, QStringList{"--games", "2", "--p1", player} + state)).status,
             0);
    const Outcome other =
        run(with({"selfplay"}, QStringList{"--games", "4", "--p1", player + ",stop=95"} + state));
    QCOMPARE(other.status, 1);
    QVERIFY2(other.err.contains("it was begun with other players"), qPrintable(other.err));
}

void TestCliSelfplay::simulatingPlayersAreStronger()
{
    const Outcome outcome = run(
        with({"selfplay"}, {"--games", "24", "--p1", "sim:iterations=40,candidates=6,endgame=on"}));
    QCOMPARE(outcome.status, 0);
    QVERIFY2(valueOf(outcome.out, "mean_spread1").toDouble() > 0, qPrintable(outcome.out));
}

void TestCliSelfplay::logsCanBeReadAsPositions()
{
    const QString log = path("games.log");
    const Outcome played = run(with({"selfplay"}, {"--games", "2", "--log", log}));
    QCOMPARE(played.status, 0);
    const Outcome moves = run(with({"moves"}, {"--cgp-file", log, "--summary"}));
    QCOMPARE(moves.status, 0);
    QCOMPARE(linesOf(moves.out).size() - 1, valueOf(played.out, "turns").toInt());
    // What was played is what ranks first.
    const QStringList lines = linesOf(QString::fromUtf8(cli::contentOf(log)));
    QVERIFY(lines[2].startsWith("# player 1: "));
    QVERIFY(lines[2].contains(linesOf(moves.out)[1].section('\t', 1, 1)));
}

void TestCliSelfplay::seriesGoOn()
{
    const QString whole = path("whole.log");
    QCOMPARE(run(with({"selfplay"}, {"--games", "8", "--log", whole})).status, 0);
    const QString log = path("parts.log");
    const QStringList state = {"--state", path("series.state"), "--log", log};
    QCOMPARE(run(with({"selfplay"}, QStringList{"--games", "4"} + state)).status, 0);
    // What stands behind the saved games in the log is not theirs.
    QFile file(log);
    QVERIFY(file.open(QIODevice::Append));
    file.write("half a game");
    file.close();
    const Outcome rest = run(with({"selfplay"}, QStringList{"--games", "8"} + state));
    QCOMPARE(rest.status, 0);
    QCOMPARE(valueOf(rest.out, "games"), "8");
    QCOMPARE(cli::contentOf(log), cli::contentOf(whole));

    const Outcome otherRules = run(
        with({"selfplay"}, QStringList{"--games", "8", "--rules", "words_with_friends"} + state));
    QCOMPARE(otherRules.status, 1);
    QVERIFY2(otherRules.err.contains("series.state: it was begun with the rules 'english', not "
                                     "with 'words_with_friends'"),
             qPrintable(otherRules.err));
    QCOMPARE(cli::contentOf(log), cli::contentOf(whole));
}

void TestCliSelfplay::interruptedSeriesKeepWhatTheyHave()
{
    const QString state = path("interrupted.state");
    QProcess process;
    process.start(QStringLiteral(TILEWRIGHT_CLI),
                  with({"selfplay"}, {"--games", "100000000", "--state", state}));
    QVERIFY(process.waitForStarted());
    QTest::qWait(700);
    QVERIFY(cli::sendSignal(process, SIGINT));
    QVERIFY(process.waitForFinished(20'000));
    QCOMPARE(process.exitCode(), 130);
    const QString out = QString::fromUtf8(process.readAllStandardOutput());
    const QString err = QString::fromUtf8(process.readAllStandardError());
    QVERIFY(valueOf(out, "games").toInt() > 0);
    QVERIFY2(err.contains("was stopped after " + valueOf(out, "games")), qPrintable(err));
    QVERIFY(cli::contentOf(state).startsWith("tilewright state 2 selfplay\n"));
}

void TestCliSelfplay::leavesAreTrained()
{
    const QString out = path("three.csv");
    const Outcome trained =
        run(training({"--games", "300", "--generations", "2", "--out", out, "--threads", "2"}));
    QVERIFY2(trained.status == 0, qPrintable(trained.err));
    QVERIFY(trained.err.contains("MB of memory"));
    QCOMPARE(linesOf(trained.out)[0],
             "generation\tgames\tsamples\tracks_seen\tmean_equity\tdeviation\tchange");
    QVERIFY(linesOf(trained.out)[2].startsWith("2\t225\t"));
    const QStringList csv = linesOf(QString::fromUtf8(cli::contentOf(out)));
    QCOMPARE(csv.size(), 27 + 373);  // leaves of one and of two tiles
    const Outcome shown = run({"leaves", "show", path("three.klv2")});
    QCOMPARE(shown.status, 0);
    QCOMPARE(valueOf(shown.out, "leaves"), QString::number(csv.size()));
    QCOMPARE(linesOf(run({"leaves", "csv", path("three.klv2")}).out), csv);
    const QJsonObject from = QJsonDocument::fromJson(cli::contentOf(path("three.json"))).object();
    QCOMPARE(from["games"].toInt(), 300);
    QCOMPARE(from["rules"].toString(), "three");
    QCOMPARE(from["lexicon"].toString(), "small");
    QCOMPARE(from["generations"].toArray().size(), 2);
    QCOMPARE(from["klv2_sha256"].toString(), valueOf(shown.out, "sha256"));

    // A match between what was learnt and nothing.
    const Outcome match =
        run({"selfplay", "--lexicon", m_lexicon, "--rules", m_rules, "--games", "400", "--p1",
             "static:" + path("three.klv2"), "--p2", "static:none"});
    QCOMPARE(match.status, 0);
    QVERIFY2(valueOf(match.out, "win_rate1").toDouble() > 0.5, qPrintable(match.out));
}

void TestCliSelfplay::trainingGoesOn()
{
    const QStringList plan = {"--plan", "20,30", "--state", path("training.state")};
    QCOMPARE(run(training(QStringList{"--plan", "20,30", "--out", path("a.csv")})).status, 0);
    QCOMPARE(run(training(QStringList{"--plan", "20", "--state", path("training.state"), "--out",
                                      path("b.csv")}))
                 .status,
             0);
    QVERIFY(cli::contentOf(path("a.csv")) != cli::contentOf(path("b.csv")));
    QCOMPARE(run(training(plan + QStringList{"--out", path("b.csv")})).status, 0);
    QCOMPARE(cli::contentOf(path("a.csv")), cli::contentOf(path("b.csv")));
    const Outcome other = run(training(plan + QStringList{"--out", path("b.csv"), "--seed", "2"}));
    QCOMPARE(other.status, 1);
    QVERIFY(other.err.contains("training.state"));
    QCOMPARE(cli::contentOf(path("a.csv")), cli::contentOf(path("b.csv")));
}

void TestCliSelfplay::tooManyRacksAreRefused()
{
    const QString rules =
        m_folder.write("huge.txt", "[game]\ntitle = Huge\nalphabet = english_super\n"
                                   "layout = super21\nrack = 15\nbonus = 50\n");
    const Outcome outcome = run({"train", "leaves", "--lexicon", m_lexicon, "--rules", rules,
                                 "--plan", "1", "--out", path("huge.csv")});
    QCOMPARE(outcome.status, 1);
    QVERIFY2(outcome.err.contains("different racks and"), qPrintable(outcome.err));
    QVERIFY(cli::contentOf(path("huge.csv")).isEmpty());
    QVERIFY(!outcome.err.contains("--memory"));  // no machine has that much

    // What is too large for a small limit only says which limit would do.
    const QStringList small = {"--games", "4", "--generations", "1", "--out", path("small.csv")};
    const QString five = m_folder.write("five.txt", "[game]\ntitle = Five\nalphabet = english\n"
                                                    "layout = standard15\nrack = 5\nbonus = 50\n");
    const QStringList command =
        QStringList{"train", "leaves", "--lexicon", m_lexicon, "--rules", five} + small;
    const Outcome limited = run(command + QStringList{"--memory", "1"});
    QCOMPARE(limited.status, 1);
    const QString hint = limited.err.section("--memory ", 1).section(' ', 0, 0);
    QVERIFY2(hint.toInt() > 1, qPrintable(limited.err));
    QCOMPARE(run(command + QStringList{"--memory", hint}).status, 0);
}

void TestCliSelfplay::tooFewGamesAreRefused()
{
    const Outcome outcome =
        run(training({"--games", "3", "--generations", "4", "--out", path("few.csv")}));
    QCOMPARE(outcome.status, 1);
    QVERIFY2(outcome.err.contains("3 games are too few for 4 generations"),
             qPrintable(outcome.err));
    QVERIFY(!QFile::exists(path("few.csv")));
}

void TestCliSelfplay::statesOfOtherWorkAreNamed()
{
    const QString leaves = path("kind leaves.state");
    const QString table = path("kind table.state");
    QCOMPARE(run(training({"--plan", "5", "--state", leaves, "--out", path("kind.csv")})).status,
             0);
    const QStringList winpct = with({"train", "winpct", "--rules", m_rules},
                                    {"--games", "5", "--out", path("kind.winpct")});
    QCOMPARE(run(winpct + QStringList{"--state", table}).status, 0);
    const QByteArray kept = cli::contentOf(leaves);

    const Outcome first = run(winpct + QStringList{"--state", leaves});
    QCOMPARE(first.status, 1);
    QVERIFY2(first.err.contains("state of 'leave training', not of 'win table'"),
             qPrintable(first.err));
    const Outcome second =
        run(training({"--plan", "5", "--state", table, "--out", path("kind.csv")}));
    QCOMPARE(second.status, 1);
    QVERIFY2(second.err.contains("state of 'win table', not of 'leave training'"),
             qPrintable(second.err));
    const Outcome series =
        run(with({"selfplay", "--rules", m_rules}, {"--games", "4", "--state", leaves}));
    QCOMPARE(series.status, 1);
    QVERIFY(series.err.contains("not of 'selfplay'"));
    QVERIFY(cli::contentOf(leaves) == kept);
}

void TestCliSelfplay::killedTrainingGoesOn()
{
    // A state is written whole or not at all; what came after it is played again.
    const QStringList plan = {"--plan", "2000,3000"};
    QCOMPARE(run(training(plan + QStringList{"--out", path("unhurt.csv")})).status, 0);
    const QString state = path("killed.state");
    const QStringList command =
        training(plan + QStringList{"--state", state, "--out", path("killed.csv")});
    for (const auto& [signal, wait] :
         {std::pair{SIGINT, 60}, {SIGINT, 150}, {SIGKILL, 200}, {SIGTERM, 100}, {SIGKILL, 300}}) {
        QProcess process;
        process.start(QStringLiteral(TILEWRIGHT_CLI), command);
        QVERIFY(process.waitForStarted());
        QTest::qWait(wait);
        QVERIFY(cli::sendSignal(process, signal));
        QVERIFY(process.waitForFinished(20'000));
    }
    const Outcome rest = run(command);
    QVERIFY2(rest.status == 0, qPrintable(rest.err));
    QCOMPARE(cli::contentOf(path("killed.csv")), cli::contentOf(path("unhurt.csv")));
}

void TestCliSelfplay::fullDisksAreTold()
{
    // No file may get larger than that.
    static constexpr rlim_t kMost = 1500;
    const auto limited = [](const QStringList& arguments) {
        QProcess process;
        process.setChildProcessModifier([] {
            const rlimit limit{kMost, kMost};
            ::setrlimit(RLIMIT_FSIZE, &limit);
            (void)std::signal(SIGXFSZ, SIG_IGN);
        });
        process.start(QStringLiteral(TILEWRIGHT_CLI), arguments);
        if (!process.waitForFinished(120'000)) return Outcome{};
        return Outcome{process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
                       QString::fromUtf8(process.readAllStandardOutput()),
                       QString::fromUtf8(process.readAllStandardError())};
    };
    const QString csv = path("room.csv");
    const QString state = path("room.state");
    const QStringList leaves = {"--state", state, "--out", csv};
    QCOMPARE(run(training(QStringList{"--plan", "20"} + leaves)).status, 0);
    const QByteArray values = cli::contentOf(csv);
    const QByteArray kept = cli::contentOf(state);
    const Outcome trained = limited(training(QStringList{"--plan", "20,30"} + leaves));
    QCOMPARE(trained.status, 1);
    QVERIFY2(trained.err.contains("room.state"), qPrintable(trained.err));
    // What was there is there.
    QVERIFY(cli::contentOf(state) == kept);
    QVERIFY(cli::contentOf(csv) == values);
    const Outcome unkept = limited(training({"--plan", "20", "--out", path("no room.csv")}));
    QCOMPARE(unkept.status, 1);
    QVERIFY2(unkept.err.contains("no room."), qPrintable(unkept.err));
    for (const char* ending : {"csv", "klv2", "json"})
        QVERIFY(!QFile::exists(path(QStringLiteral("no room.") + ending)));

    const QString table = path("no room.winpct");
    const Outcome counted = limited(with({"train", "winpct"}, {"--games", "200", "--out", table}));
    QCOMPARE(counted.status, 1);
    QVERIFY2(counted.err.contains("no room.winpct"), qPrintable(counted.err));
    QVERIFY(!QFile::exists(table));

    const QString log = path("no room.log");
    const Outcome played = limited(with({"selfplay"}, {"--games", "20", "--log", log}));
    QCOMPARE(played.status, 1);
    QVERIFY2(played.err.contains("no room.log"), qPrintable(played.err));
}

void TestCliSelfplay::unusableLogsAreTold()
{
    const QString state = path("log.state");
    const QString log = path("the.log");
    const auto play = [&](const QString& file, int games) {
        return run(with({"selfplay"},
                        {"--games", QString::number(games), "--state", state, "--log", file}));
    };
    QCOMPARE(play(log, 4).status, 0);
    const QByteArray kept = cli::contentOf(state);
    // Cut short, gone, or no file at all: nothing is played, nothing changed.
    const QByteArray whole = cli::contentOf(log);
    const QString shorter = m_folder.write("shorter.log", whole.left(whole.size() / 2));
    for (const QString& wrong : {shorter, path("gone.log"), path("")}) {
        const Outcome outcome = play(wrong, 8);
        QCOMPARE(outcome.status, 1);
        QVERIFY2(outcome.err.contains(QFileInfo(wrong).fileName()), qPrintable(outcome.err));
        QVERIFY(cli::contentOf(state) == kept);
    }
    QVERIFY(cli::contentOf(shorter) == whole.left(whole.size() / 2));
    QCOMPARE(play(log, 8).status, 0);
    QVERIFY(cli::contentOf(log).startsWith(whole));
}

void TestCliSelfplay::winTablesAreTrained()
{
    const QStringList command = {"train", "winpct"};
    const QString all = path("all.winpct");
    const QString first = path("first.winpct");
    const QString merged = path("merged.winpct");
    QCOMPARE(run(with(command, {"--games", "60", "--out", all})).status, 0);
    QCOMPARE(
        run(with(command, {"--games", "25", "--out", first, "--state", path("w.state")})).status,
        0);
    const Outcome more =
        run(with(command, {"--games", "60", "--out", first, "--state", path("w.state")}));
    QCOMPARE(more.status, 0);
    QCOMPARE(cli::contentOf(first), cli::contentOf(all));
    QVERIFY(cli::contentOf(all).startsWith("tilewright win counts 1\nrack=7\ngames=60\n"));
    const Outcome added =
        run(with(command, {"--games", "10", "--seed", "5", "--out", merged, "--merge", first}));
    QCOMPARE(valueOf(added.out, "games"), "70");

    const Outcome check = run(with({"train", "check-winpct", merged}, {"--games", "50"}));
    QCOMPARE(check.status, 0);
    QCOMPARE(linesOf(check.out).size(), 11);
    for (const QStringList& use :
         {QStringList{"train", "check-winpct", first, "--games", "5"},
          QStringList{"train", "winpct", "--games", "5", "--out", path("x"), "--merge", first}}) {
        const Outcome other = run(with(use, {"--rules", "nyt_crossplay"}));
        QCOMPARE(other.status, 1);
        QVERIFY2(other.err.contains("first.winpct: it was made for the rules 'english', not for "
                                    "'nyt_crossplay'"),
                 qPrintable(other.err));
    }
    const QString broken = m_folder.write("broken.winpct", "tilewright win counts 1\nrack=x\n");
    const Outcome refused = run(with({"train", "check-winpct", broken}, {"--games", "5"}));
    QCOMPARE(refused.status, 1);
    QVERIFY(refused.err.contains("broken.winpct:2"));
}

void TestCliSelfplay::filesThatCannotBeUsedAreNamed()
{
    const Outcome leaves =
        run(with({"selfplay"}, {"--games", "2", "--p2", "static:" + path("missing.klv2")}));
    QCOMPARE(leaves.status, 1);
    QVERIFY(leaves.err.contains("missing.klv2"));
    const QString garbage = m_folder.write("garbage.state", "garbage");
    const Outcome state = run(with({"selfplay"}, {"--games", "2", "--state", garbage}));
    QCOMPARE(state.status, 1);
    QVERIFY(state.err.contains("garbage.state: it is no saved state"));
    QCOMPARE(cli::contentOf(garbage), QByteArray("garbage"));
    if (QFile::exists("/dev/full")) {
        const Outcome full = run(with({"selfplay"}, {"--games", "200", "--log", "/dev/full"}));
        QCOMPARE(full.status, 1);
        QVERIFY2(full.err.contains("/dev/full"), qPrintable(full.err));
    }
    const Outcome out = run(training({"--plan", "2", "--out", "/nonexistent/folder/x.csv"}));
    QCOMPARE(out.status, 1);
    QVERIFY(out.err.contains("/nonexistent/folder/x.csv"));
}

void TestCliSelfplay::benchIsRepeatable()
{
    const Outcome one = run(with({"bench", "selfplay"}, {"--games", "10"}));
    const Outcome two =
        run(with({"bench", "selfplay"}, {"--games", "10", "--threads", "2", "--repeat", "2"}));
    QCOMPARE(one.status, 0);
    QCOMPARE(two.status, 0);
    QCOMPARE(valueOf(one.out, "checksum"), valueOf(two.out, "checksum"));
    QCOMPARE(valueOf(one.out, "turns"), valueOf(two.out, "turns"));
}

TEST_CLASS(TestCliSelfplay, QCoreApplication)
#include "tst_cli_selfplay.moc"
