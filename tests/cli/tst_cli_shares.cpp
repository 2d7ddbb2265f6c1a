// SPDX-License-Identifier: GPL-3.0-or-later
// Work of several machines: what the shares came to, put together, is what one machine writes.
#include <algorithm>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

#include "tests/support/cli_program.h"
#include "tests/support/test_class.h"

using cli::contentOf;
using cli::Outcome;
using cli::run;

class TestCliShares : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void togetherTheyAreTheWhole_data();
    void togetherTheyAreTheWhole();
    void leavesAreLearntInRounds_data();
    void leavesAreLearntInRounds();
    void sharesOfOtherRoundsAreNamed();
    void logsFollowOneAnother();
    void interruptedSharesGoOn();
    void gridsAreTheSame_data();
    void gridsAreTheSame();
    void reviewsAreTheSame_data();
    void reviewsAreTheSame();
    void theBestSolitairesAreKept();
    void wrongSharesAreNamed();
    void usage_data();
    void usage();

private:
    /// `train leaves` of few racks, in two generations.
    [[nodiscard]] QStringList training(const QStringList& more) const
    {
        return QStringList{"train",  "leaves", "--lexicon", m_lexicon, "--seed",  "5",
                           "--plan", "11,17",  "--threads", "2",       "--rules", m_rules} +
               more;
    }
    [[nodiscard]] QString path(const QString& name) const { return m_folder.path(name); }
    [[nodiscard]] QStringList with(const QString& command, const QStringList& more) const
    {
        return command.split(' ') +
               QStringList{"--lexicon", m_lexicon, "--leaves", "none",      "--seed",
                           "5",         "--games", "14",       "--threads", "2"} +
               more;
    }
    /// Plays all shares of a command; their state files.
    [[nodiscard]] QStringList playShares(const QString& command, int shares,
                                         const QStringList& more = {}) const
    {
        QStringList states;
        // In any order.
        for (int share = shares; share >= 1; --share) {
            const QString state = path(QString("%1-%2.state").arg(share).arg(shares));
            QFile::remove(state);
            const Outcome outcome =
                run(with(command, QStringList{"--share", QString("%1/%2").arg(share).arg(shares),
                                              "--state", state} +
                                      more));
            if (outcome.status != 0) qWarning("%s", qPrintable(outcome.err));
            states << state;
        }
        return states;
    }

    cli::Folder m_folder;
    QString m_lexicon;
    QString m_rules;  ///< few racks
};

void TestCliShares::initTestCase()
{
    QVERIFY(m_folder.isValid());
    m_lexicon =
        cli::graphOf(QStringLiteral(TILEWRIGHT_TEST_DATA) + "/lexicon/small_english.txt", m_folder);
    QVERIFY(!m_lexicon.isEmpty());
    m_rules = cli::rulesOfThree(m_folder);
    QVERIFY(!m_rules.isEmpty());
}

void TestCliShares::togetherTheyAreTheWhole_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<int>("shares");
    for (const QString command : {"selfplay", "train winpct"})
        for (const int shares : {1, 2, 5, 20})
            QTest::addRow("%s in %d", qPrintable(command), shares) << command << shares;
}

void TestCliShares::togetherTheyAreTheWhole()
{
    QFETCH(QString, command);
    QFETCH(int, shares);
    const bool table = command == "train winpct";
    const auto out = [&](const QString& name) {
        return table ? QStringList{"--out", path(name)} : QStringList();
    };
    QFile::remove(path("whole.state"));
    QCOMPARE(run(with(command, QStringList{"--state", path("whole.state")} + out("whole.winpct")))
                 .status,
             0);
    const QByteArray whole = contentOf(path("whole.state"));
    QVERIFY(!whole.isEmpty());

    const QStringList states = playShares(command, shares, out("part.winpct"));
    const Outcome merged =
        run(with(command, QStringList{"--state", path("merged.state")} + out("merged.winpct") +
                              QStringList{"--merge-shares"} + states));
    QCOMPARE(merged.err, QString());
    QCOMPARE(merged.status, 0);
    QCOMPARE(contentOf(path("merged.state")), whole);
    if (table) QCOMPARE(contentOf(path("merged.winpct")), contentOf(path("whole.winpct")));
    QVERIFY(cli::valueOf(merged.out, "games") == "14");
    // What is no state is left alone.
    QFile game(path("game.gcg"));
    QVERIFY(game.open(QIODevice::WriteOnly));
    game.write("#player1 a Anna\n");
    game.close();
    const Outcome wrong =
        run(with(command, QStringList{"--state", game.fileName()} + out("merged.winpct") +
                              QStringList{"--merge-shares"} + states));
    QCOMPARE(wrong.status, 1);
    QCOMPARE(contentOf(game.fileName()), QByteArray("#player1 a Anna\n"));
}

void TestCliShares::leavesAreLearntInRounds_data()
{
    QTest::addColumn<int>("shares");
    // The last: more than there are games.
    for (const int shares : {1, 2, 5, 30}) QTest::addRow("in %d", shares) << shares;
}

void TestCliShares::leavesAreLearntInRounds()
{
    QFETCH(int, shares);
    for (const char* name : {"whole.state", "whole.csv", "all.state", "all.csv"})
        QFile::remove(path(name));
    QCOMPARE(run(training({"--out", path("whole.csv"), "--state", path("whole.state")})).status, 0);

    int rounds = 0;
    for (bool more = true; more; ++rounds) {
        QVERIFY(rounds < 4);
        const QStringList after =
            rounds == 0 ? QStringList() : QStringList{"--after", path("all.state")};
        QStringList states;
        // In any order, and one of them in two parts.
        for (int share = shares; share >= 1; --share) {
            states << path(QString("share%1.state").arg(share));
            QFile::remove(states.back());
            const Outcome played =
                run(training(QStringList{"--share", QString("%1/%2").arg(share).arg(shares),
                                         "--state", states.back()} +
                             after));
            QCOMPARE(played.status, 0);
        }
        const Outcome merged = run(training(
            QStringList{"--state", path("all.state"), "--out", path("all.csv"), "--merge-shares"} +
            states));
        QCOMPARE(merged.status, 0);
        more = !QFile::exists(path("all.csv"));
        QCOMPARE(merged.err.contains("next come the games"), more);
    }
    QCOMPARE(rounds, 4);  // two for each generation
    QVERIFY(!contentOf(path("whole.csv")).isEmpty());
    for (const QString name : {"%1.csv", "%1.klv2", "%1.json", "%1.state"})
        QCOMPARE(contentOf(path(name.arg("all"))), contentOf(path(name.arg("whole"))));
}

void TestCliShares::sharesOfOtherRoundsAreNamed()
{
    for (const char* name : {"base.state", "first.state", "late.state"}) QFile::remove(path(name));
    const auto share = [&](const QString& part, const QString& state,
                           const QStringList& more = {}) {
        return run(training(QStringList{"--share", part, "--state", path(state)} + more));
    };
    const auto merge = [&](const QStringList& states) {
        return run(training(QStringList{"--state", path("base.state"), "--out", path("base.csv"),
                                        "--merge-shares"} +
                            states));
    };
    const auto says = [](const Outcome& outcome, const char* text) {
        return outcome.status == 1 && outcome.err.contains(text);
    };
    QCOMPARE(share("1/1", "first.state").status, 0);
    QCOMPARE(merge({path("first.state")}).status, 0);
    const QByteArray base = contentOf(path("base.state"));
    QVERIFY(!base.isEmpty());
    // Taken once already.
    QVERIFY(says(merge({path("first.state")}), "of other games than those that come next"));
    QCOMPARE(contentOf(path("base.state")), base);

    QCOMPARE(share("1/2", "late.state", {"--after", path("base.state")}).status, 0);
    QVERIFY(says(merge({path("late.state")}), "it is the share 1/2, and there are 1"));
    QVERIFY(says(merge({path("late.state"), path("late.state")}), "is there twice"));
    const Outcome guarded = merge({path("base.state")});
    QVERIFY2(says(guarded, "is one of the files that are read"), qPrintable(guarded.err));
    QVERIFY(says(share("2/2", "late.state"), "it is of the share 1/2, not 2/2"));
    QVERIFY(says(share("1/2", "base.state"), "it is a whole training, not its share 1/2"));
    QVERIFY(says(run(training({"--state", path("late.state"), "--out", path("x.csv")})),
                 "it is the share 1/2 of a training, not a whole one"));
    QVERIFY(says(share("1/2", "new.state", {"--after", path("late.state")}),
                 "it is the share 1/2 of a training, not a whole one"));
    QVERIFY(says(share("1/2", "new.state", {"--after", path("none.state")}), "none.state"));
    QCOMPARE(contentOf(path("base.state")), base);
}

void TestCliShares::logsFollowOneAnother()
{
    QCOMPARE(run(with("selfplay", {"--log", path("whole.log")})).status, 0);
    QByteArray all;
    for (const QString share : {"1/3", "2/3", "3/3"}) {
        QFile::remove(path("log.state"));
        QCOMPARE(run(with("selfplay", {"--share", share, "--state", path("log.state"), "--log",
                                       path("part.log")}))
                     .status,
                 0);
        all += contentOf(path("part.log"));
    }
    QCOMPARE(all, contentOf(path("whole.log")));
}

/// A share that is finished does nothing more; its state is taken as it is.
void TestCliShares::interruptedSharesGoOn()
{
    const QStringList states = playShares("selfplay", 2);
    const QByteArray before = contentOf(states.front());
    const Outcome again = run(with("selfplay", {"--share", "2/2", "--state", states.front()}));
    QCOMPARE(again.status, 0);
    QCOMPARE(contentOf(states.front()), before);
    // What was begun as a share is no part of another.
    const Outcome other = run(with("selfplay", {"--share", "1/2", "--state", states.front()}));
    QCOMPARE(other.status, 1);
    QVERIFY2(other.err.contains("it is of the share 2/2, not 1/2"), qPrintable(other.err));
    const Outcome whole = run(with("selfplay", {"--state", states.front()}));
    QCOMPARE(whole.status, 1);
    QCOMPARE(contentOf(states.front()), before);
}

void TestCliShares::gridsAreTheSame_data()
{
    QTest::addColumn<int>("shares");
    for (const int shares : {1, 2, 5}) QTest::addRow("in %d", shares) << shares;
}

void TestCliShares::gridsAreTheSame()
{
    QFETCH(int, shares);
    const QStringList search = {"boggle", "search",  "--lexicon", m_lexicon, "--size",
                                "3x3",    "--limit", "5",         "--seed",  "3"};
    const Outcome whole = run(search + QStringList{"--runs", "7"});
    QCOMPARE(whole.status, 0);
    QCOMPARE(cli::linesOf(whole.out).size(), 6);
    QStringList tables;
    for (int share = 1; share <= shares; ++share) {
        tables << path(QString("%1.table").arg(share));
        const Outcome part = run(
            search + QStringList{"--runs", "7", "--share", QString("%1/%2").arg(share).arg(shares)},
            tables.back());
        QCOMPARE(part.status, 0);
    }
    const Outcome merged = run(search + QStringList{"--merge-shares"} + tables);
    QCOMPARE(merged.err, QString());
    QCOMPARE(merged.out, whole.out);
    const Outcome wrong = run(search + QStringList{"--merge-shares", m_lexicon});
    QCOMPARE(wrong.status, 1);
}

void TestCliShares::reviewsAreTheSame_data()
{
    QTest::addColumn<QString>("form");
    QTest::addColumn<int>("shares");
    for (const QString form : {"", "--summary", "--json"})
        for (const int shares : {1, 2, 5})
            QTest::addRow("%s in %d", qPrintable(form), shares) << form << shares;
}

void TestCliShares::reviewsAreTheSame()
{
    QFETCH(QString, form);
    QFETCH(int, shares);
    QStringList command = {"review", "--lexicon", m_lexicon, "--leaves", "none"};
    if (!form.isEmpty()) command << form;
    QStringList games;
    for (int i = 0; i < 4; ++i) {
        games << m_folder.write(QString("game %1.gcg").arg(i),
                                "#player1 anna Anna\n#player2 ben Ben\n"
                                ">anna: AEST 8H SEAT +8 8\n>ben: CATS I7 C.T +5 5\n");
    }
    const Outcome whole = run(command + games);
    QCOMPARE(whole.status, 0);
    QStringList parts;
    for (int share = 1; share <= shares; ++share) {
        parts << path(QString("%1.review").arg(share));
        const Outcome part =
            run(command + games + QStringList{"--share", QString("%1/%2").arg(share).arg(shares)},
                parts.back());
        QCOMPARE(part.status, 0);
    }
    const Outcome merged = run(command + QStringList{"--merge-shares"} + parts);
    QCOMPARE(merged.err, QString());
    QCOMPARE(merged.status, 0);
    QCOMPARE(merged.out, whole.out);
    QCOMPARE(run(command + QStringList{"--merge-shares", m_rules}).status, 1);
    const QString deep =
        m_folder.write("deep.json", QByteArray(200'000, '[') + QByteArray(200'000, ']'));
    const Outcome refused = run(command + QStringList{"--json", "--merge-shares", deep});
    QCOMPARE(refused.status, 1);
    QVERIFY2(refused.err.contains("is no JSON list"), qPrintable(refused.err));
    QCOMPARE(run(command).status, 2);
    QCOMPARE(run(command + games + QStringList{"--merge-shares"} + parts).status, 2);
}

/// Searches of their own, each with its seed.
void TestCliShares::theBestSolitairesAreKept()
{
    const QStringList command = {
        "solitaire", "--lexicon", m_lexicon, "--tiles", "STARPITENDOARESLINTEGRATO",
        "--json",    "--threads", "1"};
    const auto json = [](const Outcome& outcome) {
        return QJsonDocument::fromJson(outcome.out.toUtf8()).object();
    };
    QStringList states;
    QStringList totals;
    int best = 0;
    for (int share = 1; share <= 3; ++share) {
        states << path(QString("solo%1.state").arg(share));
        QFile::remove(states.back());
        const Outcome part =
            run(command + QStringList{"--expansions", "6000", "--seed", "7", "--share",
                                      QString("%1/3").arg(share), "--state", states.back()});
        QCOMPARE(part.status, 0);
        // The same as a search with that seed.
        const Outcome alone = run(
            command + QStringList{"--expansions", "6000", "--seed", QString::number(6 + share)});
        QCOMPARE(json(part)["seed"].toInt(), 6 + share);
        QCOMPARE(json(part)["moves"], json(alone)["moves"]);
        for (const auto& game : json(part)["games"].toArray())
            totals << QString::number(game.toObject()["total"].toInt());
        best = std::max(best, json(part)["total"].toInt());
    }
    QFile::remove(path("solo.state"));
    const Outcome merged =
        run(command + QStringList{"--state", path("solo.state"), "--merge-shares"} + states);
    QVERIFY2(merged.status == 0, qPrintable(merged.err));
    QCOMPARE(json(merged)["total"].toInt(), best);
    const QJsonArray games = json(merged)["games"].toArray();
    QVERIFY(!games.isEmpty());
    for (const auto& game : games)
        QVERIFY(totals.contains(QString::number(game.toObject()["total"].toInt())));
    // In whatever order.
    const Outcome turned =
        run(command + QStringList{"--merge-shares", states[2], states[0], states[1]});
    QCOMPARE(json(turned)["games"], json(merged)["games"]);
    QCOMPARE(json(turned)["moves"], json(merged)["moves"]);
    // The search goes on with them.
    const Outcome more =
        run(command + QStringList{"--expansions", "20000", "--state", path("solo.state")});
    QVERIFY(json(more)["total"].toInt() >= best);
    QCOMPARE(run(command + QStringList{"--merge-shares", m_rules}).status, 1);
    QCOMPARE(run(command + QStringList{"--share", "1/2"}).status, 2);
}

void TestCliShares::wrongSharesAreNamed()
{
    const QStringList states = playShares("selfplay", 3);
    const auto merge = [&](const QStringList& files, const QStringList& more = {}) {
        return run(with("selfplay", QStringList{"--merge-shares"} + files + more));
    };
    QCOMPARE(merge(states).status, 0);
    QVERIFY(merge(states.mid(1)).err.contains("it is the share 2/3, and there are 2"));
    QVERIFY(merge({states[0], states[0], states[1]}).err.contains("is there twice"));
    QVERIFY(merge({states[0], states[1], path("nowhere")}).err.contains("nowhere"));
    // The last --games holds: shares of another number of games are other games.
    QStringList other = with("selfplay", {});
    other[other.indexOf("14")] = "16";
    const Outcome fewer = run(other + QStringList{"--merge-shares"} + states);
    QCOMPARE(fewer.status, 1);
    QVERIFY2(fewer.err.contains("it is a share of 14 games, not of 16"), qPrintable(fewer.err));
}

void TestCliShares::usage_data()
{
    QTest::addColumn<QString>("options");
    QTest::newRow("no state") << "--share 1/2";
    QTest::newRow("no number") << "--state x --share 0/2";
    QTest::newRow("beyond the last") << "--state x --share 3/2";
    QTest::newRow("no mark") << "--state x --share 3";
    QTest::newRow("more behind it") << "--state x --share 1/2/3";
    QTest::newRow("too many") << "--state x --share 1/1000000";
    QTest::newRow("share and merge") << "--state x --share 1/2 --merge-shares y";
    QTest::newRow("after what for no share") << "--state x --after y";
}

void TestCliShares::usage()
{
    QFETCH(QString, options);
    for (const QString command : {"selfplay", "train winpct --out x"}) {
        const Outcome outcome = run(with(command, options.split(' ')));
        QCOMPARE(outcome.status, 2);
        QVERIFY(outcome.err.startsWith("tilewright-cli: usage: "));
    }
}

TEST_CLASS(TestCliShares, QCoreApplication)
#include "tst_cli_shares.moc"
