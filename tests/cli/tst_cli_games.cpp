// SPDX-License-Identifier: GPL-3.0-or-later
// Game files as scripts use them.
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

#include "tests/support/cli_program.h"
#include "tests/support/test_class.h"

using cli::contentOf;
using cli::linesOf;
using cli::Outcome;
using cli::run;

namespace {

/// What every written position says of its rules.
const QString kRules = " ld english; bdn CrosswordGame; var classic;";

const QByteArray kGame = "#player1 a Anna\n#player2 b Ben\n"
                         ">a: CARESTV 8F CARE +12 12\n>b: AABENST G7 B.AN +10 10\n"
                         ">b: AABENST -- -10 0\n>a: STVIOX? 8F ....s +6 18\n";

}  // namespace

class TestCliGames : public QObject
{
    Q_OBJECT

private slots:
    void usage_data()
    {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<int>("status");
        for (const char* command : {"game", "game convert", "game check", "game report", "review"})
            QTest::newRow(command) << QString(command) + " --help" << 0;
        QTest::newRow("no command") << "game" << 2;
        QTest::newRow("one file") << "game convert a.gcg" << 2;
        QTest::newRow("unknown ending") << "game convert a.gcg b.txt" << 2;
        QTest::newRow("turn of a game") << "game convert a.gcg b.gcg --turn 1" << 2;
        QTest::newRow("turn 0") << "game convert a.gcg b.cgp --turn 0" << 2;
        QTest::newRow("no file") << "game check" << 2;
        QTest::newRow("nothing to review") << "review" << 2;
    }
    void usage()
    {
        QFETCH(QString, arguments);
        QFETCH(int, status);
        const Outcome outcome = run(arguments.split(' '));
        QCOMPARE(outcome.status, status);
        QVERIFY((status == 0 ? outcome.err : outcome.out).isEmpty());
    }

    void thereAndBack()
    {
        const QString in = m_folder.write("in.gcg", kGame);
        const QString study = m_folder.path("out.cws");
        const QString back = m_folder.path("back.gcg");
        Outcome outcome = run({"game", "convert", in, study});
        QCOMPARE(outcome.status, 0);
        QCOMPARE(outcome.err, QString());
        QVERIFY(contentOf(study).contains("tilewright-study"));
        QCOMPARE(run({"game", "convert", study, back}).status, 0);
        QCOMPARE(contentOf(back), "#character-encoding UTF-8\n" + kGame);
        QCOMPARE(run({"game", "check", back}).status, 0);
    }

    void positions_data()
    {
        QTest::addColumn<int>("turn");
        QTest::addColumn<QString>("expected");
        QTest::newRow("first") << 1 << cli::kEmptyBoard + " ACERSTV/ 0/0 0";
        const QString care = "15/15/15/15/15/15/15/5CARE6/15/15/15/15/15/15/15";
        QTest::newRow("second") << 2 << care + " AABENST/ 0/12 0";
        QTest::newRow("third") << 3 << care + " ?IOSTVX/ABN 12/0 1";
        QTest::newRow("last") << 4
                              << "15/15/15/15/15/15/15/5CAREs5/15/15/15/15/15/15/15 ABN/ 0/18 0";
        QTest::newRow("the end") << 0
                                 << "15/15/15/15/15/15/15/5CAREs5/15/15/15/15/15/15/15 ABN/ 0/18 0";
    }
    void positions()
    {
        QFETCH(int, turn);
        QFETCH(QString, expected);
        const QString in = m_folder.write("in.gcg", kGame);
        const QString out = m_folder.path("out.cgp");
        QStringList arguments{"game", "convert", in, out};
        if (turn > 0) arguments << "--turn" << QString::number(turn);
        const Outcome outcome = run(arguments);
        QCOMPARE(outcome.err, QString());
        QCOMPARE(outcome.status, 0);
        QCOMPARE(QString::fromUtf8(contentOf(out)), expected + kRules + "\n");
    }

    void severalGames()
    {
        const QString line = cli::kEmptyBoard + " ABC/ 0/0 0" + kRules + " lex X; tmr 1/2;\n";
        const QString in = m_folder.write("in.cgp", (line + "# x\n" + line).toUtf8());
        const QString study = m_folder.path("two.cws");
        QCOMPARE(run({"game", "convert", in, study}).status, 0);
        const QString out = m_folder.path("two.cgp");
        QCOMPARE(run({"game", "convert", study, out}).status, 0);
        QCOMPARE(QString::fromUtf8(contentOf(out)), line + line);
        const Outcome unclear = run({"game", "convert", study, m_folder.path("x.gcg")});
        QCOMPARE(unclear.status, 1);
        QVERIFY(unclear.err.contains("--game"));
        // A GCG can't hold the racks.
        QCOMPARE(run({"game", "convert", study, m_folder.path("x.gcg"), "--game", "2"}).status, 1);
        QCOMPARE(run({"game", "convert", study, out, "--game", "2"}).status, 0);
        QCOMPARE(QString::fromUtf8(contentOf(out)), line);
        QCOMPARE(run({"game", "convert", study, out, "--game", "3"}).status, 1);
    }

    void wrongGames()
    {
        QByteArray wrong = kGame;
        wrong.replace("+6 18", "+8 20");
        const QString one = m_folder.write("one.gcg", kGame);
        const Outcome other = run({"game", "convert", one, m_folder.path("x.cgp"), "--game", "2"});
        QCOMPARE(other.status, 1);
        QVERIFY2(other.err.contains("there is one game in it"), qPrintable(other.err));
        const QString in = m_folder.write("wrong.gcg", wrong + "what\n>b: - +0 0\n");
        const Outcome outcome = run({"game", "check", in});
        QCOMPARE(outcome.status, 1);
        const QStringList lines = linesOf(outcome.out);
        QCOMPARE(lines.size(), 3);
        QCOMPARE(lines[0], QString("game\tturn\tline\tplayer\tkind\tmessage"));
        QVERIFY2(lines[1].startsWith("1\t\t7\t\terror\t"), qPrintable(lines[1]));
        QVERIFY2(lines[2].startsWith("1\t3\t6\ta\tscore\t"), qPrintable(lines[2]));
        QVERIFY2(outcome.err.contains("wrong.gcg:6: game 1, turn 3: the score"),
                 qPrintable(outcome.err));

        const QString words = m_folder.write("words.txt", "CARE\nCARES\n");
        const QString good = m_folder.write("good.gcg", kGame);
        const Outcome judged = run({"game", "check", good, "--lexicon", words});
        QCOMPARE(judged.status, 0);
        QCOMPARE(linesOf(judged.out).size(), 1);
        const QString few = m_folder.write("few.txt", "CARE\n");
        QCOMPARE(linesOf(run({"game", "check", good, "--lexicon", few}).out).size(), 2);
    }

    void reviews()
    {
        const QString words = m_folder.write("words.txt", "CARE\nCARES\nRACE\nCARTERS\n");
        const QString game = m_folder.write(
            "review.gcg", "#player1 a Anna\n#player2 b Ben\n>a: CAREXTQ 8G CARE +12 12\n"
                          ">b: CARTERS - +0 0\n>a: 8G ....S +6 18\n");
        const QStringList command{"review", game, "--lexicon", words, "--leaves", "none"};
        Outcome outcome = run(command);
        // A static review, too, says what is doubtful about the record.
        QVERIFY2(outcome.err.contains("the score is +6, by the rules +7"), qPrintable(outcome.err));
        QCOMPARE(outcome.status, 0);
        const QStringList lines = linesOf(outcome.out);
        QCOMPARE(lines.size(), 4);
        QVERIFY(lines[0].startsWith("turn\tplayer\track\tmove\tscore\tlead\trank\t"));
        for (const QString& line : lines) QCOMPARE(line.count('\t'), 16);
        QVERIFY2(lines[1].startsWith("1\ta\tCAREXTQ\t8G CARE\t12\t12\t"), qPrintable(lines[1]));
        QVERIFY2(lines[2].contains("\tlarge\t"), qPrintable(lines[2]));
        // Nothing is made up.
        QVERIFY2(lines[3].endsWith("\tunknown rack\t"), qPrintable(lines[3]));
        // A pass is worth 0 because its rack has no value.
        QVERIFY2(lines[2].endsWith("\track not valued"), qPrintable(lines[2]));

        outcome = run(command + QStringList{"--summary"});
        QCOMPARE(linesOf(outcome.out).size(), 3);
        QVERIFY2(linesOf(outcome.out)[1].startsWith("a\t2\t1\t"), qPrintable(outcome.out));
        outcome = run(command + QStringList{"--json"});
        const QJsonObject json = QJsonDocument::fromJson(outcome.out.toUtf8()).object();
        QCOMPARE(json["turns"].toArray().size(), 3);
        QCOMPARE(json["turns"].toArray()[1].toObject()["mistake"].toString(), QString("large"));
        QCOMPARE(json["turns"].toArray()[1].toObject()["note"].toString(),
                 QString("rack not valued"));
        QVERIFY(!json["turns"].toArray()[0].toObject().contains("note"));
        QCOMPARE(json["players"].toArray()[1].toObject()["large"].toInt(), 1);
        QCOMPARE(json["lexicon"].toString(), QString("words"));
        QVERIFY(json["leaves"].isNull());
        QCOMPARE(run({"review", m_folder.path("none.gcg")}).status, 1);
    }

    /// A lexicon without values of its own takes those of the bundled one; where there are none,
    /// the output doesn't speak of any.
    void leavesOfOwnLexicons()
    {
        const QString game = m_folder.write("values.gcg", kGame);
        const QString words = m_folder.write("values.txt", "CARE\nCARES\n");
        const Outcome review = run({"review", game, "--lexicon", words, "--json"});
        QCOMPARE(review.status, 0);
        QVERIFY2(review.err.startsWith("tilewright-cli: note: " + words + ": "),
                 qPrintable(review.err));
        const QJsonValue leaves = QJsonDocument::fromJson(review.out.toUtf8()).object()["leaves"];
        const bool any = leaves.isString();
        QVERIFY2(review.err.contains(any ? leaves.toString() : "no leave values were found"),
                 qPrintable(review.err));
        for (const char* name : {"values.html", "values.md", "values.out.txt"}) {
            const QString out = m_folder.path(name);
            QCOMPARE(run({"game", "report", game, out, "--lexicon", words}).status, 0);
            QCOMPARE(contentOf(out).contains("score and leave ("), any);
            QCOMPARE(contentOf(out).contains("score alone"), !any);
            QCOMPARE(run({"game", "report", game, out, "--lexicon", words, "--leaves", "none"}).err,
                     QString());
            QVERIFY(contentOf(out).contains("score alone"));
        }
    }

    void reports()
    {
        const QString game = m_folder.write("told.gcg", kGame);
        const QString words = m_folder.write("words.txt", "CARE\nCARES\n");
        for (const char* name : {"told.html", "told.md", "told.txt", "told.csv"}) {
            const QString out = m_folder.path(name);
            const Outcome outcome =
                run({"game", "report", game, out, "--lexicon", words, "--leaves", "none"});
            QCOMPARE(outcome.err, QString());
            QCOMPARE(outcome.status, 0);
            QVERIFY(contentOf(out).contains("CARE"));
            QVERIFY(contentOf(out).contains("Anna"));
        }
        QVERIFY(contentOf(m_folder.path("told.html")).contains("class=\"board\""));
        const QString brief = m_folder.path("brief.html");
        // With a depth the report tells what searches found.
        const QString deep = m_folder.path("deep.md");
        QCOMPARE(run({"game", "report", game, deep, "--lexicon", words, "--no-boards", "--depth",
                      "standard", "--seconds-per-turn", "0.1"})
                     .status,
                 0);
        QVERIFY(contentOf(deep).contains("Lost per decision"));
        QCOMPARE(run({"game", "report", game, deep, "--depth", "bottomless"}).status, 2);
        QCOMPARE(run({"game", "report", game, brief, "--no-boards", "--no-review"}).status, 0);
        QVERIFY(!contentOf(brief).contains("class=\"board\""));
        QCOMPARE(run({"game", "report", game, brief, "--turns", "2-", "--lexicon", words}).status,
                 0);
        QVERIFY(contentOf(brief).contains("id=\"turn2\"") &&
                !contentOf(brief).contains("id=\"turn1\""));
        // The first turn's play is the best there is, the second one's no word.
        const QString halfGood =
            m_folder.write("half.gcg", "#player1 a Anna\n#player2 b Ben\n"
                                       ">a: CARESTV 8D CARES +20 20\n>b: AABENST E7 B.AN +8 8\n");
        QCOMPARE(run({"game", "report", halfGood, brief, "--only-mistakes", "--lexicon", words,
                      "--leaves", "none"})
                     .status,
                 0);
        QVERIFY(contentOf(brief).contains("id=\"turn2\"") &&
                !contentOf(brief).contains("id=\"turn1\""));
        for (const char* turns : {"0", "x", "3-2", "-2", "1-2-3"})
            QCOMPARE(run({"game", "report", game, brief, QString("--turns=") + turns}).status, 2);
        QCOMPARE(run({"game", "report", game, m_folder.path("told.gcg2")}).status, 2);
        QCOMPARE(run({"game", "report", game, "/nowhere/a.html", "--no-review"}).status, 1);
    }

    void unreadable()
    {
        const QString out = m_folder.write("old.gcg", "old");
        for (const QByteArray& bytes : {QByteArray(), QByteArray("x\0y", 3), QByteArray("{]")}) {
            const QString in = m_folder.write("bad.gcg", bytes);
            const Outcome outcome = run({"game", "convert", in, out, "--force"});
            QCOMPARE(outcome.status, 1);
            QVERIFY(outcome.err.contains("bad.gcg"));
            QCOMPARE(contentOf(out), QByteArray("old"));
            QCOMPARE(run({"game", "check", in}).status, 1);
        }
        QCOMPARE(run({"game", "check", m_folder.path("none.gcg")}).status, 1);
        const QString in = m_folder.write("in.gcg", kGame);
        const Outcome full = run({"game", "convert", in, "/nowhere/out.gcg"});
        QCOMPARE(full.status, 1);
        QVERIFY(full.err.contains("/nowhere/out.gcg"));
    }

private:
    cli::Folder m_folder;
};

TEST_CLASS(TestCliGames, QCoreApplication)
#include "tst_cli_games.moc"
