// SPDX-License-Identifier: GPL-3.0-or-later
// What coaches ask for: reading moves, reviews by search, explanations.
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

#include "tests/support/cli_program.h"
#include "tests/support/test_class.h"

using cli::linesOf;
using cli::Outcome;
using cli::run;

class TestCliCoach : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void leavesAreInferred();
    void knownTilesCount();
    void movesOfGamesAreRead();
    void simulationsUseTheReading();
    void wrongReadingsAreNamed_data();
    void wrongReadingsAreNamed();
    void gamesAreReviewedBySearch();
    void staticReviewsTellTheSameFields();
    void playersHaveTheirOwnLexicons();
    void puzzlesAreMade();
    void movesAreExplained();
    void wrongExplanationsAreNamed();

private:
    [[nodiscard]] QStringList with(const QString& command, const QStringList& more) const
    {
        return QStringList{command, "--lexicon", m_lexicon, "--leaves", "none"} + more;
    }
    [[nodiscard]] static QJsonArray arrayOf(const Outcome& outcome)
    {
        return QJsonDocument::fromJson(outcome.out.toUtf8()).array();
    }

    cli::Folder m_folder;
    QString m_lexicon;
    QString m_game;
    const QString m_first = cli::kEmptyBoard + " / 0/0 0";
};

void TestCliCoach::initTestCase()
{
    QVERIFY(m_folder.isValid());
    m_lexicon = m_folder.path("small.kwg");
    QCOMPARE(run({"lexicon", "build",
                  QStringLiteral(TILEWRIGHT_TEST_DATA) + "/lexicon/small_english.txt", "--alphabet",
                  "english", "--graph", "gaddawg", "--out", m_lexicon})
                 .status,
             0);
    m_game = m_folder.write("game.gcg", "#player1 a A\n#player2 b B\n"
                                        ">a: CARETES 8G CARE +12 12\n"
                                        ">b: STAINED - +0 0\n"
                                        ">a: TESOLIN -OL +0 12\n"
                                        ">b: ? 9H AD +9 9\n");
}

void TestCliCoach::leavesAreInferred()
{
    const Outcome outcome = run(with("infer", {"--cgp", m_first, "--move", "8F CARE", "--racks",
                                               "300", "--limit", "5", "--json"}));
    QCOMPARE(outcome.err, QString());
    const QJsonObject answer = arrayOf(outcome).at(0).toObject();
    QCOMPARE(answer["leave_size"].toInt(), 3);
    QVERIFY(answer["informative"].isBool());
    QCOMPARE(answer["exact"].toBool(true), false);
    QCOMPARE(answer["looked_at"].toInt(), 300);
    QCOMPARE(answer["stopped_by"].toString(), QString("racks"));
    const QJsonArray leaves = answer["leaves"].toArray();
    QCOMPARE(leaves.size(), 5);
    double least = 1;
    for (const QJsonValue& value : leaves) {
        const QJsonObject leave = value.toObject();
        QCOMPARE(leave["leave"].toString().size(), 3);
        QVERIFY(leave["probability"].toDouble() <= least);
        least = leave["probability"].toDouble();
        QVERIFY(least > 0);
    }
    const QJsonArray tiles = answer["tiles"].toArray();
    QCOMPARE(tiles.size(), 27);
    for (const QJsonValue& value : tiles) {
        const QJsonObject tile = value.toObject();
        QVERIFY(tile["prior"].toDouble() > 0 && tile["prior"].toDouble() < 1);
        QVERIFY(tile["posterior"].toDouble() >= 0 && tile["posterior"].toDouble() <= 1);
    }
    const Outcome again = run(with("infer", {"--cgp", m_first, "--move", "8F CARE", "--racks",
                                             "300", "--limit", "5", "--threads", "1"}));
    QVERIFY(again.out.startsWith("position\tkind\ttiles\tprior\tprobability\tnote\n"));
    QCOMPARE(linesOf(again.out).at(1).split('\t').at(2),
             leaves.at(0).toObject()["leave"].toString());
}

void TestCliCoach::knownTilesCount()
{
    const QString known = cli::kEmptyBoard + " Q/ZZZZ 0/0 0";
    QCOMPARE(run(with("infer", {"--cgp", known, "--move", "8F CARE"})).status, 1);
    const QString fits = cli::kEmptyBoard + " Q/Z 0/0 0";
    const QJsonObject answer =
        arrayOf(run(with("infer", {"--cgp", fits, "--move", "8F CARE", "--json"})))
            .at(0)
            .toObject();
    QVERIFY(answer["exact"].toBool());
    for (const QJsonValue& value : answer["leaves"].toArray())
        QVERIFY(value.toObject()["leave"].toString().contains('Q'));
    for (const QJsonValue& value : answer["tiles"].toArray()) {
        QVERIFY(value.toObject()["tile"].toString() != "Z");
        if (value.toObject()["tile"].toString() == "Q")
            QCOMPARE(value.toObject()["posterior"].toDouble(), 1.0);
    }
    const QJsonObject back =
        arrayOf(run(with("infer", {"--cgp", m_first, "--move", "8F QARZ", "--taken-back", "--racks",
                                   "50", "--json"})))
            .at(0)
            .toObject();
    QCOMPARE(back["leave_size"].toInt(), 7);
    for (const QJsonValue& value : back["leaves"].toArray())
        for (const char letter : {'Q', 'A', 'R', 'Z'})
            QVERIFY(value.toObject()["leave"].toString().contains(QLatin1Char(letter)));
}

void TestCliCoach::movesOfGamesAreRead()
{
    const Outcome outcome = run(with("infer", {m_game, "--turn", "3", "--racks", "100", "--json"}));
    const QJsonObject answer = arrayOf(outcome).at(0).toObject();
    QCOMPARE(answer["move"].toString(), QString("exch LO"));
    QCOMPARE(answer["leave_size"].toInt(), 5);
    // The record knows what a kept, but b doesn't.
    QVERIFY(answer["leaves"].toArray().size() > 1);
}

void TestCliCoach::simulationsUseTheReading()
{
    const QStringList base{m_game, "--turn", "2", "--iterations", "40", "--stop",
                           "none", "--top",  "2", "--json"};
    const QJsonArray plain =
        arrayOf(run(with("simulate", base)))[0].toObject()["candidates"].toArray();
    const Outcome read = run(
        with("simulate", base + QStringList{"--infer", "--racks", "200", "--temperature", "1"}));
    const QJsonArray other = arrayOf(read)[0].toObject()["candidates"].toArray();
    QCOMPARE(plain.size(), 2);
    QCOMPARE(other.size(), 2);
    QVERIFY(plain[0].toObject()["equity"] != other[0].toObject()["equity"]);
    const Outcome none = run(with("simulate", {"--cgp", cli::kEmptyBoard + " AEINRST/ 0/0 0",
                                               "--infer", "--iterations", "10"}));
    QCOMPARE(none.status, 1);
    QVERIFY(none.err.contains("--infer-cgp"));
    const QString after = "15/15/15/15/15/15/15/5CARE6/15/15/15/15/15/15/15 STAINED/ 0/12 0";
    QCOMPARE(
        run(with("simulate", {"--cgp", after, "--infer", "--infer-cgp", m_first, "--infer-move",
                              "8F CARE", "--racks", "50", "--iterations", "10"}))
            .status,
        0);
}

void TestCliCoach::wrongReadingsAreNamed_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("says");
    const QString position = m_first;
    QTest::newRow("no move") << QStringList{"--cgp", position} << "--move";
    QTest::newRow("no word") << QStringList{"--cgp", position, "--move", "8H C!T"} << "C!T";
    QTest::newRow("off the start") << QStringList{"--cgp", position, "--move", "1A CAT"} << "8H";
    QTest::newRow("too many") << QStringList{"--cgp", cli::kEmptyBoard + " QQ/ 0/0 0", "--move",
                                             "8H CAT"}
                              << "Q";
    QTest::newRow("trust") << QStringList{"--cgp", position, "--move", "8H CAT", "--trust", "101"}
                           << "trust";
    QTest::newRow("strength") << QStringList{"--cgp",  position,     "--move",
                                             "8H CAT", "--strength", "god"}
                              << "strength";
}

void TestCliCoach::wrongReadingsAreNamed()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const QString, says);
    const Outcome outcome = run(with("infer", arguments));
    QVERIFY(outcome.status == 1 || outcome.status == 2);
    QCOMPARE(outcome.out, QString());
    QVERIFY2(outcome.err.contains(says), qPrintable(outcome.err));
}

void TestCliCoach::gamesAreReviewedBySearch()
{
    const Outcome outcome =
        run(with("review", {m_game, "--depth", "standard", "--seconds-per-turn", "0.3", "--json"}));
    QCOMPARE(outcome.status, 0);
    const QJsonObject review = QJsonDocument::fromJson(outcome.out.toUtf8()).object();
    QCOMPARE(review["depth"].toString(), QString("standard"));
    QVERIFY(review["complete"].toBool());
    const QJsonArray turns = review["turns"].toArray();
    QCOMPARE(turns.size(), 4);
    const QJsonObject pass = turns[1].toObject();
    for (const char* name :
         {"turn", "player", "played", "best", "loss_points", "loss_win", "class", "tags", "by"})
        QVERIFY2(pass.contains(name), name);
    QCOMPARE(pass["by"].toString(), QString("simulation"));
    QCOMPARE(pass["played"].toString(), QString("pass"));
    QVERIFY(pass["best"].toString() != "pass");
    QVERIFY(pass["loss_points"].toDouble() > 0);
    QVERIFY(pass["class"].toString() != "none");
    QCOMPARE(turns[3].toObject()["not_judged"].toString(), QString("partial rack"));
    const QJsonObject player = review["players"].toArray()[1].toObject();
    QVERIFY(player["mistake_index"].toDouble() > 0);
    QVERIFY(player["loss_win"].toDouble() > 0);
    QCOMPARE(player["phases"].toArray().size(), 4);
    QVERIFY(player.contains("tags"));
    QVERIFY(player.contains("luck"));

    const Outcome table =
        run(with("review", {m_game, "--depth", "standard", "--seconds-per-turn", "0.1"}));
    QVERIFY(table.out.startsWith("turn\tplayer\track\tplayed\t"));
    QCOMPARE(linesOf(table.out).size(), 5);
    QCOMPARE(run(with("review", {m_game, "--depth", "endless"})).status, 2);
    // Who says how long to search wants a search.
    const Outcome named = run(with("review", {m_game, "--seconds-per-turn", "0.1"}));
    QCOMPARE(linesOf(named.out)[0], linesOf(table.out)[0]);
    const Outcome summary =
        run(with("review", {m_game, "--seconds-per-turn", "0.1", "--summary", "--json"}));
    const QJsonObject players = QJsonDocument::fromJson(summary.out.toUtf8()).object();
    QCOMPARE(players["depth"].toString(), QString("standard"));
    QCOMPARE(players["players"].toArray().size(), 2);
    QVERIFY(!players.contains("turns"));
    // In a static review it does nothing.
    for (const QStringList& idle :
         {QStringList{"--infer"}, QStringList{"--seconds-per-turn", "3"}}) {
        const Outcome refused =
            run(with("review", QStringList{m_game, "--depth", "static"} + idle));
        QCOMPARE(refused.status, 2);
        QVERIFY2(refused.err.contains(idle.front()), qPrintable(refused.err));
    }
    for (const QStringList& idle :
         {QStringList{"x.md", "--seconds-per-turn", "3", "--depth", "static"},
          QStringList{"x.md", "--no-review", "--depth", "deep"},
          QStringList{"x.csv", "--no-boards"}}) {
        const Outcome refused = run(QStringList{"game", "report", m_game} + idle);
        QCOMPARE(refused.status, 2);
        QVERIFY2(refused.err.contains(idle[1]), qPrintable(refused.err));
    }
}

void TestCliCoach::staticReviewsTellTheSameFields()
{
    const Outcome outcome = run(with("review", {m_game, "--json"}));
    const QJsonObject review = QJsonDocument::fromJson(outcome.out.toUtf8()).object();
    const QJsonObject pass = review["turns"].toArray()[1].toObject();
    QCOMPARE(pass["by"].toString(), QString("static"));
    QVERIFY(pass["loss_win"].isNull());
    QCOMPARE(pass["loss_points"].toDouble(), pass["lost"].toDouble());
    QCOMPARE(pass["class"].toString(), pass["mistake"].toString());
    QVERIFY(pass["tags"].isArray());
}

void TestCliCoach::playersHaveTheirOwnLexicons()
{
    const QString own = m_folder.write("own.txt", "CARE\n");
    const QString game = m_folder.write("two.gcg", "#player1 a A\n#player2 b B\n"
                                                   ">a: CARETES 8G CARE +12 12\n"
                                                   ">b: STAINED - +0 0\n"
                                                   ">a: TESOLIN -OL +0 12\n"
                                                   ">b: STAINED H8 .D +3 3\n");
    const auto review = [&](const QStringList& more) {
        return run(with("review", QStringList{game, "--json"} + more));
    };
    const auto reviewed = [](const Outcome& outcome) {
        return QJsonDocument::fromJson(outcome.out.toUtf8()).object();
    };
    const auto turn = [&](const Outcome& outcome, int index) {
        return reviewed(outcome)["turns"].toArray().at(index).toObject();
    };
    const Outcome same = review({});
    const Outcome other = review({"--lexicon-of-player", "B=" + own});
    QCOMPARE(other.status, 0);
    // AD is a word of the small list, and not of his own.
    QVERIFY(!turn(same, 3)["phony"].toBool());
    QVERIFY(turn(other, 3)["phony"].toBool());
    QCOMPARE(turn(other, 0)["best"], turn(same, 0)["best"]);
    QVERIFY(turn(other, 1)["best"] != turn(same, 1)["best"]);
    const QJsonArray names = reviewed(other)["lexicons_of_players"].toArray();
    QCOMPARE(names, (QJsonArray{"small", "own"}));
    // By nick and number, too; and the game is checked and reported likewise.
    for (const char* who : {"b", "2"})
        QCOMPARE(review({"--lexicon-of-player", QString(who) + "=" + own}).out, other.out);
    const Outcome checked = run({"game", "check", "--lexicon-of-player", "2=" + own, game});
    QVERIFY2(checked.out.contains("not in own: AD"), qPrintable(checked.out));
    const QString page = m_folder.path("two.md");
    QCOMPARE(run({"game", "report", "--lexicon", m_lexicon, "--lexicon-of-player", "2=" + own, game,
                  page})
                 .status,
             0);
    QFile report(page);
    QVERIFY(report.open(QIODevice::ReadOnly));
    QVERIFY(report.readAll().contains("phony"));

    for (const char* wrong : {"nobody=x.txt", "own.txt", "=own.txt", "b="})
        QVERIFY2(review({"--lexicon-of-player", wrong}).status != 0, wrong);
    const Outcome unknown = review({"--lexicon-of-player", "zoe=" + own});
    QVERIFY2(unknown.err.contains("no player 'zoe'"), qPrintable(unknown.err));
    QVERIFY(review({"--lexicon-of-player", "b=" + m_folder.path("none.txt")}).status != 0);

    // What a study names is asked for.
    const QString study = m_folder.path("named.cws");
    QCOMPARE(run({"game", "convert", game, study}).status, 0);
    QFile file(study);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QJsonObject json = QJsonDocument::fromJson(file.readAll()).object();
    file.close();
    QJsonArray games = json["games"].toArray();
    QJsonObject first = games[0].toObject();
    QJsonArray players = first["players"].toArray();
    QJsonObject player = players[1].toObject();
    player["lexicon"] = "Own words";
    players[1] = player;
    first["players"] = players;
    games[0] = first;
    json["games"] = games;
    QVERIFY(!m_folder.write("named.cws", QJsonDocument(json).toJson()).isEmpty());
    const Outcome asked = run(with("review", {study}));
    QCOMPARE(asked.status, 0);
    QVERIFY2(asked.err.contains("Own words") && asked.err.contains("--lexicon-of-player"),
             qPrintable(asked.err));
    const Outcome given = run(with("review", {study, "--lexicon-of-player", "b=" + own}));
    QVERIFY2(!given.err.contains("Own words"), qPrintable(given.err));
}

void TestCliCoach::puzzlesAreMade()
{
    const Outcome outcome =
        run(with("puzzles", {m_game, "--seconds-per-turn", "0.05", "--least-win", "0"}));
    QCOMPARE(outcome.status, 0);
    QVERIFY(outcome.out.startsWith("game\tturn\tkind\tcgp\tanswer\tlead_win\t"));
    for (const QString& line : linesOf(outcome.out).mid(1)) {
        const QStringList cells = line.split('\t');
        QCOMPARE(cells.size(), 9);
        // The position can be asked about as it is.
        const Outcome answer = run(with("moves", {"--cgp", cells[3], "--top", "1"}));
        QCOMPARE(answer.status, 0);
    }
    QCOMPARE(run(with("puzzles", {m_folder.path("none.gcg")})).status, 1);

    // The same as a set, which can be asked about, and as a page.
    const QStringList quick{m_game, "--seconds-per-turn", "0.05", "--least-win", "0"};
    const QString set = m_folder.path("set.cgp");
    const QString page = m_folder.path("set.html");
    const auto wanted = run(with(
        "puzzles", quick + QStringList{"--filter", "not exchange and bag >= 0", "--out", set}));
    QCOMPARE(wanted.status, 0);
    QFile lines(set);
    QVERIFY(lines.open(QIODevice::ReadOnly));
    QCOMPARE(lines.readAll().count('\n'), linesOf(wanted.out).size() - 1);
    QCOMPARE(run(with("puzzles", quick + QStringList{"--out", page})).status, 0);
    QVERIFY(QFileInfo(page).size() > 1000);
    // A set is looked at again as positions, and is never written over what it was made of.
    QCOMPARE(run(with("puzzles", {set, "--seconds-per-turn", "0.05", "--out", set})).status, 1);
    const auto none = run(with("puzzles", quick + QStringList{"--filter", "tiles > 30"}));
    QCOMPARE(linesOf(none.out).size(), 1);
    for (const char* wrong : {"bingo and", "lead", "nice"}) {
        const auto refused = run(with("puzzles", quick + QStringList{"--filter", wrong}));
        QCOMPARE(refused.status, 2);
        QVERIFY2(refused.err.contains("character"), qPrintable(refused.err));
    }
    QCOMPARE(run(with("puzzles", quick + QStringList{"--out", m_folder.path("set.pdf")})).status,
             2);

    // What can't be written is told before anything is looked for.
    const auto nowhere = run(
        with("puzzles", quick + QStringList{"--out", m_folder.path("set.html") + "/no/set.html"}));
    QCOMPARE(nowhere.status, 1);
    QVERIFY2(nowhere.out.isEmpty(), qPrintable(nowhere.out));
    QVERIFY(nowhere.err.contains("set.html"));

    // As a study each is a chapter, as games each is one of its own, with the answer at the end.
    const QString study = m_folder.path("set.cws");
    const QString games = m_folder.path("games");
    QVERIFY(QDir().mkpath(games));
    // A busy machine needs more time to be sure of one.
    qsizetype count = 0;
    for (const char* seconds : {"0.05", "0.2", "1", "5", "20"}) {
        const auto told = run(with("puzzles", {m_game, "--seconds-per-turn", seconds, "--least-win",
                                               "0", "--out", study}));
        QCOMPARE(told.status, 0);
        count = linesOf(told.out).size() - 1;
        if (count > 0) break;
    }
    QVERIFY(count > 0);
    QFile chapters(study);
    QVERIFY(chapters.open(QIODevice::ReadOnly));
    QCOMPARE(QJsonDocument::fromJson(chapters.readAll())["games"].toArray().size(), count);
    // How many there are depends on time.
    const auto each = run(with("puzzles", quick + QStringList{"--out", games}));
    QCOMPARE(each.status, 0);
    QCOMPARE(QDir(games).entryList({"game-*.gcg"}, QDir::Files).size(),
             linesOf(each.out).size() - 1);
    for (const QFileInfo& file : QDir(games).entryInfoList(QDir::Files)) {
        QFile text(file.filePath());
        QVERIFY(text.open(QIODevice::ReadOnly));
        QVERIFY(text.readAll().contains("#note"));
    }
    // Games of the same name don't write over each other.
    const QString twin = m_folder.path("more/game.gcg");
    const QString twins = m_folder.path("twins");
    QVERIFY(QDir().mkpath(m_folder.path("more")) && QDir().mkpath(twins));
    QVERIFY(QFile::copy(m_game, twin));
    const auto both = run(with("puzzles", QStringList{twin} + quick + QStringList{"--out", twins}));
    QCOMPARE(both.status, 0);
    QCOMPARE(QDir(twins).entryList({"*.gcg"}, QDir::Files).size(), linesOf(both.out).size() - 1);
    // They are written again over their like, but not over what else lies there.
    QCOMPARE(run(with("puzzles", quick + QStringList{"--out", games})).status, 0);
    for (int turn = 1; turn <= 4; ++turn)
        static_cast<void>(
            m_folder.write(QStringLiteral("games/game-%1.gcg").arg(turn), "not a game"));
    const auto refused = run(with("puzzles", quick + QStringList{"--out", games}));
    QCOMPARE(refused.status, linesOf(refused.out).size() > 1 ? 1 : 0);
    for (const QFileInfo& file : QDir(games).entryInfoList(QDir::Files)) {
        QFile text(file.filePath());
        QVERIFY(text.open(QIODevice::ReadOnly));
        QCOMPARE(text.readAll(), QByteArray("not a game"));
        QVERIFY(text.remove());
    }
    // Positions are in no game. How many there are depends on time, and a busy machine may find none.
    if (QFileInfo(set).size() == 0) return;
    const auto alone = run(
        with("puzzles", {set, "--seconds-per-turn", "0.05", "--least-win", "0", "--out", games}));
    QVERIFY2(alone.status == 0, qPrintable(alone.err));
    QVERIFY2(linesOf(alone.out).size() < 2 || alone.err.contains("in no game"),
             qPrintable(alone.err));
}

void TestCliCoach::movesAreExplained()
{
    const QString cgp = "15/15/15/15/15/15/15/5CARE6/15/15/15/15/15/15/15 STAINED/ 0/12 0";
    const Outcome outcome = run(with("explain", {"--cgp", cgp, "--move", "exch D", "--against",
                                                 "9G AD", "--iterations", "60", "--json"}));
    QCOMPARE(outcome.status, 0);
    const QJsonObject answer = arrayOf(outcome).at(0).toObject();
    QCOMPARE(answer["move"].toString(), QString("exch D"));
    QCOMPARE(answer["against"].toString(), QString("9G AD"));
    const QJsonArray facts = answer["facts"].toArray();
    QVERIFY(facts.size() >= 2);
    const QJsonObject last = facts.last().toObject();
    QCOMPARE(last["fact"].toString(), QString("verdict"));
    const QString sentence = last["sentence"].toString();
    QCOMPARE(sentence.startsWith("Established"), answer["established"].toBool());
    QVERIFY(sentence.startsWith("Established") || sentence.startsWith("Too close to call"));
    bool score = false;
    for (const QJsonValue& value : facts) {
        const QJsonObject fact = value.toObject();
        if (fact["fact"].toString() != "score") continue;
        score = true;
        QCOMPARE(fact["own"].toDouble(), 0.0);
        QVERIFY(fact["other"].toDouble() > 0);
    }
    QVERIFY(score);

    const Outcome best = run(with("explain", {"--cgp", cgp, "--iterations", "40"}));
    QCOMPARE(best.status, 0);
    QVERIFY(best.out.startsWith("position\tfact\tsentence\n"));
    QVERIFY(linesOf(best.out).last().contains("verdict"));
}

void TestCliCoach::wrongExplanationsAreNamed()
{
    const QString cgp = cli::kEmptyBoard + " AEINRST/ 0/0 0";
    const Outcome same = run(with("explain", {"--cgp", cgp, "--move", "8D RETAINS", "--against",
                                              "8D RETAINS", "--iterations", "10"}));
    QCOMPARE(same.status, 1);
    QVERIFY(same.err.contains("itself"));
    QCOMPARE(run(with("explain", {"--cgp", cgp, "--move", "8D QUIZ", "--iterations", "10"})).status,
             1);
}

TEST_CLASS(TestCliCoach, tests::NoApplication)
#include "tst_cli_coach.moc"
