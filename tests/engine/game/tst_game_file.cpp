// SPDX-License-Identifier: GPL-3.0-or-later
#include <string>

#include <QtTest>

#include "engine/game/game_file.h"
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
        QTest::addColumn<int>("format");  // -1: none
        const auto row = [](const char* name, const QByteArray& bytes, int format) {
            QTest::newRow(name) << bytes << format;
        };
        const QByteArray cgp = QByteArray::fromStdString(kBoard) + " ABC/ 0/0 0";
        row("game", "#player1 a A\n>a: ABC - +0 0\n", 0);
        row("event first", "\n>a: ABC - +0 0\n", 0);
        row("garbage first", "what\n#player1 a A\n", 0);
        row("mark", "\xef\xbb\xbf#player1 a A\n", 0);
        row("utf-16", QByteArray("\xff\xfe#\0p\0", 6), 0);
        row("position", cgp, 1);
        row("positions", "# some\n\n" + cgp + "\r\n" + cgp + "\n", 1);
        row("study", "\n {\"format\": \"tilewright-study\"}", 2);
        row("nothing", "", -1);
        row("blanks", " \n\n ", -1);
        row("words", "AA\nAB\n", -1);
        row("binary",
            QByteArray("\x7f"
                       "ELF\0\0",
                       6),
            -1);
    }
    void recognises()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(int, format);
        const auto found = gameFormatOf(bytes.toStdString());
        QCOMPARE(found ? static_cast<int>(*found) : -1, format);
    }

    void endings()
    {
        QCOMPARE(gameFormatFor("a/b.gcg"), std::optional(GameFormat::Gcg));
        QCOMPARE(gameFormatFor("b.CGP"), std::optional(GameFormat::Cgp));
        QCOMPARE(gameFormatFor("b.x.cws"), std::optional(GameFormat::Study));
        QVERIFY(!gameFormatFor("gcg"));
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
