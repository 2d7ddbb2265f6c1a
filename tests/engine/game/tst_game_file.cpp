// SPDX-License-Identifier: GPL-3.0-or-later
#include <string>

#include <QtTest>

#include "engine/game/cgp_format.h"
#include "engine/game/game_file.h"
#include "engine/game/gcg_format.h"
#include "engine/game/replay.h"
#include "engine/game/study_format.h"
#include "tests/support/test_class.h"
#include "tests/support/test_rules.h"

using namespace engine;

namespace {

const std::string kBoard = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15";

}  // namespace

class TestGameFile : public QObject
{
    Q_OBJECT

private slots:
    void recognises_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("title");  // empty: none
        const auto row = [](const char* name, const QByteArray& bytes, const char* title) {
            QTest::newRow(name) << bytes << title;
        };
        const QByteArray cgp = QByteArray::fromStdString(kBoard) + " ABC/ 0/0 0";
        row("game", "#player1 a A\n>a: ABC - +0 0\n", "GCG");
        row("event first", "\n>a: ABC - +0 0\n", "GCG");
        row("garbage first", "what\n#player1 a A\n", "GCG");
        row("mark", "\xef\xbb\xbf#player1 a A\n", "GCG");
        row("utf-16", QByteArray("\xff\xfe#\0p\0", 6), "GCG");
        row("position", cgp, "CGP");
        row("positions", "# some\n\n" + cgp + "\r\n" + cgp + "\n", "CGP");
        row("study", "\n {\"format\": \"tilewright-study\"}", "study");
        row("nothing", "", "");
        row("blanks", " \n\n ", "");
        row("words", "AA\nAB\n", "");
        row("binary",
            QByteArray("\x7f"
                       "ELF\0\0",
                       6),
            "");
    }
    void recognises()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, title);
        const GameFormat* found = gameFormatOf(bytes.toStdString());
        QCOMPARE(found ? QString::fromStdString(std::string(found->title)) : QString(), title);
    }

    void endings()
    {
        QCOMPARE(gameFormatFor("a/b.gcg"), &gcgFormat());
        QCOMPARE(gameFormatFor("b.CGP"), &cgpFormat());
        QCOMPARE(gameFormatFor("b.x.cws"), &studyFormat());
        QVERIFY(!gameFormatFor("gcg"));
    }

    /// What the table says of a format holds: what is written in it is recognised, read and
    /// written alike again.
    void whatIsWrittenIsReadAgain()
    {
        const GameRulesPtr rules = tests::rulesOf("english");
        const auto game =
            readGames("#player1 a A\n#player2 b B\n>a: ABCEELT 8D CABLE +24 24\n", "x", rules);
        QVERIFY(game);
        QSet<QString> endings;
        for (const GameFormat* format : gameFormats()) {
            const auto written = format->write(game->study);
            QVERIFY(written);
            QCOMPARE(format->recognise(written->text), Recognition::Certain);
            QCOMPARE(certainGameFormatOf(written->text), format);
            const auto read = readGames(written->text, "x", rules);
            QVERIFY(read);
            QCOMPARE(read->format, format);
            QCOMPARE(read->study.games.size(), std::size_t{1});
            QCOMPARE(format->write(read->study)->text, written->text);
            QCOMPARE(gameFormatFor("x" + std::string(format->ending)), format);
            endings.insert(QString::fromStdString(std::string(format->ending)));
            // Of several games none is left out silently.
            StudyFile two = read->study;
            two.games.push_back(two.games.front());
            const auto both = format->write(two);
            QCOMPARE(both.has_value(), format->holds != GameFormat::Holds::OneGame);
            if (both)
                QCOMPARE(readGames(both->text, "x", rules)->study.games.size(), std::size_t{2});
        }
        QCOMPARE(static_cast<std::size_t>(endings.size()), gameFormats().size());
    }

    /// Who opens a game of another language than the one at hand gets it by its own rules, and is
    /// told. Where the rules at hand will do, or the game says its own, they hold.
    void gamesAreReadByTheRulesThatFit()
    {
        const GameRulesPtr german = tests::rulesOf("german");
        const GameRulesPtr english = tests::rulesOf("english");
        const std::string game = "#player1 a A\n#player2 b B\n"
                                 ">a: ABCEELT 8D CABLE +24 24\n>b: EIQRUXY D8 .RY +8 8\n"
                                 ">a: EFHMOTW 7H WHOM +21 45\n>b: AEIQUWX 6J WAX +38 46\n"
                                 ">a: AEFJKTZ 5K FEZ +55 100\n";
        const auto at = readGames(game, "x", german);
        QVERIFY(at && replay(at->study.games.front())->differences.size() > 2);
        const auto fitted = readFittingGames(game, "x", german);
        QVERIFY(fitted);
        QVERIFY(replay(fitted->study.games.front())->differences.empty());
        QVERIFY(fitted->study.games.front().rules().alphabet.sameLetters(english->alphabet));
        QVERIFY2(fitted->remarks.front().message().find("German") != std::string::npos,
                 fitted->remarks.front().message().c_str());
        // By its own rules nothing is said.
        QCOMPARE(readFittingGames(game, "x", english)->study.games.front().rulesPtr(), english);
        QCOMPARE(readFittingGames(game, "x", english)->remarks.size(),
                 readGames(game, "x", english)->remarks.size());
        // A slip or two are no other rules.
        const std::string slip = "#player1 a A\n#player2 b B\n>a: ABCEELT 8D CABLE +23 23\n";
        QCOMPARE(readFittingGames(slip, "x", english)->study.games.front().rulesPtr(), english);
        QCOMPARE(readFittingGames("AA\n", "x", english).error().place.file, std::string("x"));
    }

    void namesThePlace()
    {
        const GameRulesPtr rules = tests::rulesOf("english");
        const auto positions = readGames(kBoard + " ABC/ 0/0 0\n# x\n15/15 / 0/0 0\n", "x", rules);
        QVERIFY(!positions);
        QVERIFY2(QString::fromStdString(positions.error().toString()).startsWith("x:3:1: "),
                 positions.error().toString().c_str());
        const auto game = readGames("#player1 a A\n#player2 b B\nwhat\n", "x", rules);
        QCOMPARE(game->remarks.size(), std::size_t{1});
        QVERIFY(QString::fromStdString(game->remarks[0].toString()).startsWith("x:3: "));
        QCOMPARE(game->lines.size(), std::size_t{1});
        QCOMPARE(readGames("AA\n", "x", rules).error().place.file, std::string("x"));
        QCOMPARE(openGames("/nowhere/x.gcg", rules).error().code, ErrorCode::FileUnreadable);
    }
};

TEST_CLASS(TestGameFile, tests::NoApplication)
#include "tst_game_file.moc"
