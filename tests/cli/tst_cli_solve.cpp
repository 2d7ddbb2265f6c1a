// SPDX-License-Identifier: GPL-3.0-or-later
// Endgames as scripts ask for them.
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
    void severalPositions();
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
                                         "\n"
                                         "[layout]\n"
                                         "start = C3\n"
                                         "squares:\n"
                                         ".....\n"
                                         ".....\n"
                                         ".....\n"
                                         ".....\n"
                                         ".....\n");
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

    const QJsonObject shallow = solved({"--cgp", cgp("ES/Q"), "--depth", "1"}).at(0).toObject();
    QVERIFY(!shallow["proved"].toBool());
    QCOMPARE(shallow["stopped_by"].toString(), QString("depth"));
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
    QCOMPARE(answer["best"].toArray().size(), 0);
    QCOMPARE(run(solve({"--cgp", cgp("ES/Q"), "--move", "3B ATEQ"})).status, 1);
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
    QVERIFY2(bag.err.contains("the bag isn't empty"), qPrintable(bag.err));
    QCOMPARE(run(solve({})).status, 2);
    QCOMPARE(run(solve({"--cgp", cgp("ES/Q"), "--depth", "0"})).status, 2);
}

TEST_CLASS(TestCliSolve, tests::NoApplication)
#include "tst_cli_solve.moc"
