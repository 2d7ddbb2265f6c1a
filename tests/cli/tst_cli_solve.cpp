// SPDX-License-Identifier: GPL-3.0-or-later
// Endgames as scripts ask for them.
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

#include "tests/support/cli_program.h"
#include "tests/support/test_class.h"

using cli::Outcome;
using cli::run;

class TestCliSolve : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void anEndgameIsSolved();
    void movesAreValued();
    void movesWithoutTimeAreTold();
    void severalPositions();
    void whoWinsFirst();
    void eachWithHisOwnWords();
    void aPreEndgame();
    void theBridge();
    void benches();
    void wrongPositions();

private:
    /// AT on the middle row, with these racks.
    [[nodiscard]] static QString cgp(const QString& racks)
    {
        return "5/5/1AT2/5/5 " + racks + " 0/0 0";
    }
    [[nodiscard]] QStringList solve(const QStringList& more) const
    {
        return QStringList{"solve", "--lexicon", m_lexicon, "--rules", m_rules} + more;
    }
    [[nodiscard]] QJsonArray solved(const QStringList& more) const
    {
        const Outcome outcome = run(solve(more + QStringList{"--json"}));
        return QJsonDocument::fromJson(outcome.out.toUtf8()).array();
    }

    cli::Folder m_folder;
    QString m_lexicon;
    QString m_rules;
};

void TestCliSolve::initTestCase()
{
    QVERIFY(m_folder.isValid());
    const QString list = m_folder.write("small.txt", "AT\nATE\nATES\n");
    m_rules = m_folder.write("tiny.txt", "[game]\n"
                                         "title = Tiny\n"
                                         "rack = 3\n"
                                         "bonus = 0\n"
                                         "\n"
                                         "[alphabet]\n"
                                         "tiles:\n"
                                         "A a 1 1 vowel\n"
                                         "E e 1 1 vowel\n"
                                         "Q q 1 10\n"
                                         "S s 1 1\n"
                                         "T t 1 1\n"
                                         "V v 0 4\n"
                                         "\n"
                                         "[layout]\n"
                                         "start = C3\n"
                                         "squares:\n"
                                         ".....\n"
                                         ".....\n"
                                         ".....\n"
                                         ".....\n"
                                         ".....\n");
    // One tile on a rack: E, and S and V, or R as well, beside AT.
    const auto smaller = [this](const char* name, const char* more) {
        static_cast<void>(m_folder.write(name, QByteArray("[game]\n"
                                                          "title = Smaller\n"
                                                          "rack = 1\n"
                                                          "bonus = 0\n"
                                                          "\n"
                                                          "[alphabet]\n"
                                                          "tiles:\n"
                                                          "A a 1 1 vowel\n"
                                                          "E e 1 1 vowel\n"
                                                          "Q q ") +
                                                   more +
                                                   " 10\n"
                                                   "S s 1 1\n"
                                                   "T t 1 1\n"
                                                   "V v 1 4\n"
                                                   "\n"
                                                   "[layout]\n"
                                                   "start = C3\n"
                                                   "squares:\n"
                                                   ".....\n"
                                                   ".....\n"
                                                   ".....\n"
                                                   ".....\n"
                                                   ".....\n"));
    };
    smaller("one.txt", "0");
    smaller("two.txt", "1");
    m_lexicon = m_folder.path("small.kwg");
    const Outcome built =
        run({"lexicon", "build", list, "--alphabet", m_rules, "--out", m_lexicon});
    QCOMPARE(built.err, QString());
    QCOMPARE(built.status, 0);
}

void TestCliSolve::anEndgameIsSolved()
{
    const QJsonObject answer = solved({"--cgp", cgp("ES/Q")}).at(0).toObject();
    QCOMPARE(answer["kind"].toString(), QString("endgame"));
    QVERIFY(answer["proved"].toBool());
    // The E alone, then the S: the other can't play his Q.
    QCOMPARE(answer["value"].toInt(), 27);
    QCOMPARE(answer["move"].toString(), QString("3B (AT)E"));
    QCOMPARE(answer["stopped_by"].toString(), QString("solved"));
    const QJsonArray line = answer["line"].toArray();
    QCOMPARE(line.size(), 3);
    QCOMPARE(line.at(1).toObject()["move"].toString(), QString("pass"));
    QCOMPARE(line.at(2).toObject()["move"].toString(), QString("3B (ATE)S"));
    QCOMPARE(line.at(2).toObject()["score"].toInt(), 4);

    const Outcome table = run(solve({"--cgp", cgp("ES/Q")}));
    QVERIFY(table.out.startsWith("position\tkind\tmove\tvalue\tproved\t"));
    QVERIFY2(cli::linesOf(table.out).at(1).startsWith("1\tendgame\t3B (AT)E\t27\tyes\t"),
             qPrintable(table.out));

    // Three tiles are followed to the end at any depth; of four, one ply is no proof.
    QFile tiny(m_rules);
    QVERIFY(tiny.open(QIODevice::ReadOnly));
    const QString rules = m_folder.write("four.txt", tiny.readAll().replace("V v 0 4", "V v 1 4"));
    const QString list = m_folder.write("four.list", "AT\nATE\nATES\nTA\nVAT\nVATE\nVATES\n");
    const QString lexicon = m_folder.path("four.kwg");
    QCOMPARE(run({"lexicon", "build", list, "--alphabet", rules, "--out", lexicon}).status, 0);
    const auto toDepth = [&](const char* depth) {
        const Outcome outcome = run({"solve", "--lexicon", lexicon, "--rules", rules, "--cgp",
                                     cgp("ES/QV"), "--depth", depth, "--json"});
        return QJsonDocument::fromJson(outcome.out.toUtf8()).array().at(0).toObject();
    };
    const QJsonObject shallow = toDepth("1");
    QVERIFY(!shallow["proved"].toBool());
    QCOMPARE(shallow["stopped_by"].toString(), QString("depth"));
    const QJsonObject deep = toDepth("9");
    QVERIFY(deep["proved"].toBool());
    QCOMPARE(deep["value"].toInt(), 32);
}

void TestCliSolve::eachWithHisOwnWords()
{
    // The other one can lay his Q in front of the E now, so both tiles go out at once.
    const QString other = m_folder.write("other.txt", "AT\nQATE\n");
    const QStringList ask{"--cgp", cgp("ES/Q"), "--lexicon-of-opponent", other};
    const QJsonObject answer = solved(ask + QStringList{"--move", "3B ATE"}).at(0).toObject();
    QCOMPARE(answer["value"].toInt(), 24);
    QCOMPARE(answer["move"].toString(), QString("3B (AT)ES"));
    QVERIFY(answer["proved"].toBool());
    // 3, less his 13, less twice the S.
    QCOMPARE(answer["moves"].toArray().at(0).toObject()["value"].toInt(), -12);
    QCOMPARE(run(solve({"--cgp", cgp("ES/Q"), "--lexicon-of-opponent", "none.txt"})).status, 1);
    QCOMPARE(answer["lexicon"].toString(), QString("small"));
    QCOMPARE(answer["lexicon_of_opponent"].toString(), QString("other"));

    // With tiles in the bag, against one who can't make ATES of ATE.
    const auto answered = [&](const char* rules, const QString& words) {
        QStringList bag{"solve",    "--lexicon", m_lexicon,      "--rules", m_folder.path(rules),
                        "--leaves", "none",      "--cgp",        cgp("E/"), "--json",
                        "--seed",   "3",         "--iterations", "200"};
        if (!words.isEmpty()) bag << "--lexicon-of-opponent" << words;
        return QJsonDocument::fromJson(run(bag).out.toUtf8()).array().at(0).toObject();
    };
    const QString poor = m_folder.write("poor.txt", "AT\n");
    const QJsonObject one = answered("one.txt", poor);
    QCOMPARE(one["kind"].toString(), QString("pre-endgame"));
    QCOMPARE(one["lexicon_of_opponent"].toString(), QString("poor"));
    QCOMPARE(one["move"].toString(), QString("3B (AT)E"));
    // 15 where the S is drawn, else nothing: both are stuck.
    QCOMPARE(one["value"].toDouble(), 7.5);
    QVERIFY(one["proved"].toBool());
    QCOMPARE(answered("one.txt", {})["move"].toString(), QString("pass"));

    const QJsonObject bridge = answered("two.txt", poor);
    QCOMPARE(bridge["kind"].toString(), QString("bridge"));
    QCOMPARE(bridge["lexicon_of_opponent"].toString(), QString("poor"));
    // He draws nothing that he could be left with.
    QVERIFY(bridge["endings"].toInt() < answered("two.txt", {})["endings"].toInt());
    QVERIFY(bridge["value"].toDouble() != answered("two.txt", {})["value"].toDouble());
}

void TestCliSolve::movesAreValued()
{
    const QJsonObject answer =
        solved({"--cgp", cgp("ES/Q"), "--move", "3B ATES", "--move", "pass", "--all-best"})
            .at(0)
            .toObject();
    const QJsonArray moves = answer["moves"].toArray();
    QCOMPARE(moves.size(), 2);
    QCOMPARE(moves.at(0).toObject()["value"].toInt(), 24);
    QCOMPARE(moves.at(1).toObject()["value"].toInt(), 8);
    QVERIFY(moves.at(1).toObject()["proved"].toBool());
    QVERIFY(!moves.at(0).toObject().contains("phony"));
    QCOMPARE(answer["best"].toArray().size(), 0);
    QCOMPARE(run(solve({"--cgp", cgp("ES/Q"), "--move", "3B ATEQ"})).status, 1);
    // A word that isn't valid is valued as if it stayed, and that is said.
    const QJsonObject phony = solved({"--cgp", cgp("ES/Q"), "--move", "3B ATS"}).at(0).toObject();
    QVERIFY(phony["moves"].toArray().at(0).toObject()["phony"].toBool());
    const auto said = run(solve({"--cgp", cgp("ES/Q"), "--move", "3B ATS"}));
    QVERIFY2(said.err.contains("note") && said.err.contains("ATS"), qPrintable(said.err));
}

void TestCliSolve::movesWithoutTimeAreTold()
{
    const QStringList ask{"--cgp",  cgp("ES/Q"), "--move", "3B ATES",   "--move",
                          "3B ATS", "--move",    "pass",   "--seconds", "0"};
    const QJsonObject answer = solved(ask).at(0).toObject();
    QCOMPARE(answer["stopped_by"].toString(), QString("time"));
    const QJsonArray moves = answer["moves"].toArray();
    QCOMPARE(moves.size(), 3);
    for (const QJsonValue& each : moves) {
        const QJsonObject move = each.toObject();
        QVERIFY(move["looked_at"].isBool() && !move["looked_at"].toBool());
        QVERIFY(move["value"].isNull());
        QVERIFY(!move["proved"].toBool());
        QCOMPARE(move["depth"].toInt(-1), 0);
    }
    QCOMPARE(moves.at(0).toObject()["move"].toString(), QString("3B (AT)ES"));
    QCOMPARE(moves.at(0).toObject()["score"].toInt(), 4);
    QVERIFY(!moves.at(0).toObject().contains("phony"));
    QVERIFY(moves.at(1).toObject()["phony"].toBool());

    const QStringList lines = cli::linesOf(run(solve(ask)).out);
    QVERIFY2(lines.size() >= 5, qPrintable(lines.join('|')));
    QVERIFY2(lines.at(2).startsWith("1\tendgame\t3B (AT)ES\t\tnot looked at\t0\t"),
             qPrintable(lines.at(2)));
    QVERIFY2(lines.at(4).startsWith("1\tendgame\tpass\t\tnot looked at\t0\t"),
             qPrintable(lines.at(4)));
    QCOMPARE(lines.at(4).count('\t'), lines.at(0).count('\t'));

    // With the time for it there is nothing of that.
    const QJsonObject timely = solved(ask.first(6)).at(0).toObject();
    QCOMPARE(timely["moves"].toArray().size(), 2);
    for (const QJsonValue& each : timely["moves"].toArray()) {
        QVERIFY(each.toObject()["value"].isDouble());
        QVERIFY(!each.toObject().contains("looked_at") && !each.toObject().contains("depth"));
    }
}

void TestCliSolve::severalPositions()
{
    const QString file =
        m_folder.write("two.cgp", (cgp("ES/Q") + "\n# a comment\n" + cgp("Q/ES") + "\n").toUtf8());
    const QJsonArray answers = solved({"--cgp-file", file});
    QCOMPARE(answers.size(), 2);
    QCOMPARE(answers.at(1).toObject()["position"].toInt(), 2);
    QCOMPARE(answers.at(1).toObject()["value"].toInt(), -27);
}

void TestCliSolve::whoWinsFirst()
{
    // 27 points to come: enough at 25 behind, a tie at 27, too few at 30.
    for (const auto& [scores, winner] :
         {std::pair("0/25", "win"), std::pair("0/27", "tie"), std::pair("0/30", "loss")}) {
        QString position = cgp("ES/Q");
        position.replace("0/0", scores);
        const QJsonObject answer = solved({"--cgp", position, "--first-win"}).at(0).toObject();
        QCOMPARE(answer["first_win"].toString(), QString(winner));
        QVERIFY(answer["proved"].toBool());
        QVERIFY(answer["value_is_bound"].toBool());
        QVERIFY(answer["move"].isString());
    }
}

/// Rules with one tile on a rack, for tiles that leave some in the bag.
void TestCliSolve::aPreEndgame()
{
    const QString rules = m_folder.path("one.txt");
    const QStringList ask{"solve",    "--lexicon", m_lexicon, "--rules", rules,
                          "--leaves", "none",      "--cgp",   cgp("E/"), "--json"};
    const Outcome outcome = run(ask);
    QCOMPARE(outcome.err, QString());
    const QJsonObject answer =
        QJsonDocument::fromJson(outcome.out.toUtf8()).array().at(0).toObject();
    QCOMPARE(answer["kind"].toString(), QString("pre-endgame"));
    QCOMPARE(answer["model"].toString(), QString("rational"));
    QCOMPARE(answer["move"].toString(), QString("pass"));
    QCOMPARE(answer["value"].toDouble(), 1.5);
    QVERIFY(answer["proved"].toBool());
    QCOMPARE(answer["stopped_by"].toString(), QString("solved"));
    const QJsonArray moves = answer["moves"].toArray();
    QCOMPARE(moves.size(), 2);
    const QJsonObject pass = moves.at(0).toObject();
    QCOMPARE(pass["wins"].toInt(), 1);
    QCOMPARE(pass["ties"].toInt(), 1);
    QCOMPARE(pass["losses"].toInt(), 0);
    QCOMPARE(pass["of"].toInt(), 2);
    QCOMPARE(pass["points"].toDouble(), 1.5);
    QVERIFY(pass["exact"].toBool());
    const QJsonArray draws = pass["draws"].toArray();
    QCOMPARE(draws.size(), 2);
    QCOMPARE(draws.at(0).toObject()["bag"].toString(), QString("S"));
    QCOMPARE(draws.at(0).toObject()["wins"].toInt(), 1);
    QCOMPARE(draws.at(0).toObject()["reply"].toString(), QString("pass"));
    // What can't be the best any more is left, unless it is asked for.
    const QJsonObject play = moves.at(1).toObject();
    QVERIFY(play["cut"].toBool() && !play["exact"].toBool());
    const Outcome whole = run(ask + QStringList{"--finish-all"});
    const QJsonObject finished = QJsonDocument::fromJson(whole.out.toUtf8())
                                     .array()
                                     .at(0)
                                     .toObject()["moves"]
                                     .toArray()
                                     .at(1)
                                     .toObject();
    QCOMPARE(finished["points"].toDouble(), 1.0);
    QVERIFY(finished["exact"].toBool());

    const Outcome table = run({"solve", "--lexicon", m_lexicon, "--rules", rules, "--leaves",
                               "none", "--cgp", cgp("E/"), "--model", "clairvoyant"});
    QVERIFY2(cli::linesOf(table.out).at(1).startsWith("1\tpre-endgame\tpass\t1.500\tyes\t"),
             qPrintable(table.out));
    QVERIFY2(cli::linesOf(table.out).at(1).endsWith("\t1\t1\t0\t2\t2"), qPrintable(table.out));
}

void TestCliSolve::theBridge()
{
    // Two tiles in the bag.
    const QString rules = m_folder.path("two.txt");
    const QStringList ask{"solve", "--lexicon", m_lexicon, "--rules",      rules, "--leaves",
                          "none",  "--cgp",     cgp("E/"), "--iterations", "40",  "--json"};
    const QJsonObject answer =
        QJsonDocument::fromJson(run(ask).out.toUtf8()).array().at(0).toObject();
    QCOMPARE(answer["kind"].toString(), QString("bridge"));
    QVERIFY(!answer["proved"].toBool());
    QCOMPARE(answer["bag"].toInt(), 2);
    QVERIFY(answer["endings"].toInt() > 0);
    QVERIFY(answer["endings_exact"].toInt() <= answer["endings"].toInt());
    QCOMPARE(answer["moves"].toArray().size(), 2);
    // The same when it is asked for as a pre-endgame.
    const QJsonObject other =
        QJsonDocument::fromJson(run(ask + QStringList{"--kind", "pre-endgame"}).out.toUtf8())
            .array()
            .at(0)
            .toObject();
    QCOMPARE(other["kind"].toString(), QString("pre-endgame"));
    QCOMPARE(other["bag"].toInt(), 2);
    QCOMPARE(other["moves"].toArray().at(0).toObject()["of"].toInt(), 6);
}

void TestCliSolve::benches()
{
    const QString file = m_folder.write("bench.cgp", (cgp("ES/Q") + "\n").toUtf8());
    const auto bench = [&](const QStringList& more) {
        QStringList lines = cli::linesOf(
            run(QStringList{"bench"} + more + QStringList{"--lexicon", m_lexicon}).out);
        lines.removeIf([](const QString& line) { return line.contains("second"); });
        return lines.join(' ');
    };
    const QString once = bench({"endgame", "--rules", m_rules, "--cgp-file", file});
    QVERIFY2(once.contains("positions\t1") && once.contains("proved\t1"), qPrintable(once));
    QCOMPARE(bench({"endgame", "--rules", m_rules, "--cgp-file", file}), once);
    const QString before = m_folder.write("before.cgp", (cgp("E/") + "\n").toUtf8());
    const QStringList ask{"pre-endgame", "--rules", m_folder.path("two.txt"), "--cgp-file", before};
    QVERIFY2(bench(ask).contains("positions\t1"), qPrintable(bench(ask)));
    QCOMPARE(bench(ask), bench(ask + QStringList{"--threads", "2"}));
}

void TestCliSolve::wrongPositions()
{
    const Outcome unknown = run(solve({"--cgp", cgp("/")}));
    QCOMPARE(unknown.status, 1);
    QCOMPARE(unknown.out, QString());
    const QString english = m_folder.path("english.kwg");
    QCOMPARE(run({"lexicon", "build", m_folder.path("small.txt"), "--out", english}).status, 0);
    const Outcome bag =
        run({"solve", "--lexicon", english, "--cgp", cli::kEmptyBoard + " ABC/ 0/0 0"});
    QCOMPARE(bag.status, 1);
    QVERIFY2(bag.err.contains("86 tiles in the bag"), qPrintable(bag.err));
    const Outcome forced = run({"solve", "--lexicon", english, "--kind", "endgame", "--cgp",
                                cli::kEmptyBoard + " ABC/ 0/0 0"});
    QVERIFY2(forced.err.contains("the bag isn't empty"), qPrintable(forced.err));
    const Outcome before = run({"solve", "--lexicon", english, "--kind", "pre-endgame", "--cgp",
                                cli::kEmptyBoard + " ABCDEFG/ 0/0 0"});
    QVERIFY2(before.err.contains("solved with 6 at most"), qPrintable(before.err));
    // Of several moves the one is named that can't be made.
    const Outcome apart =
        run(solve({"--cgp", cgp("ES/Q"), "--move", "3B ATES", "--move", "1A ES"}));
    QCOMPARE(apart.status, 1);
    QVERIFY2(apart.err.contains("--move 1A ES") && apart.err.contains("touches no tile"),
             qPrintable(apart.err));
    QCOMPARE(run(solve({"--cgp", cgp("ES/Q"), "--kind", "middle"})).status, 2);
    QCOMPARE(run(solve({"--cgp", cgp("ES/Q"), "--model", "wise"})).status, 2);
    QCOMPARE(run(solve({})).status, 2);
    QCOMPARE(run(solve({"--cgp", cgp("ES/Q"), "--depth", "0"})).status, 2);
}

TEST_CLASS(TestCliSolve, tests::NoApplication)
#include "tst_cli_solve.moc"
