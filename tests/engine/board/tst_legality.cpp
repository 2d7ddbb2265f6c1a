// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include <QtTest>

#include "engine/board/legality.h"
#include "engine/board/move_notation.h"
#include "tests/support/test_class.h"
#include "tests/support/test_lexicons.h"
#include "tests/support/test_rules.h"

using namespace engine;

/// Scores, words and the rules of a move. The position of most rows:
///
///       A B C D E F G H        row 3 with CATS and a blank T,
///     3 . . C A t S . .        the start on 3D, 5G blocked
class TestLegality : public QObject
{
    Q_OBJECT

private:
    static GameRulesPtr smallRules()
    {
        return tests::changed(tests::rulesOf("english"), [](GameRules& copy) {
            copy.layout = tests::layoutOf(
                {"T.....d.", ".D......", "........", "...t..D.", "......#.", "........"}, 2, 3);
            copy.tiles = tests::rackOf(copy.alphabet, "AAABCDEEIINNORRSSTTT??QZ");
        });
    }

    static Position started(const char* words, bool board = true)
    {
        const GameRulesPtr rules = smallRules();
        const WordList list = tests::wordsFrom(words, rules->alphabet).value();
        Position position = Position::create(rules, tests::lexiconOf(*rules, list)).value();
        if (board) tests::lay(position, 2, 2, Direction::Across, "CAtS");
        return position;
    }

    static Move placed(const Position& position, const std::string& text)
    {
        return readMove(position, text).value();
    }

private slots:
    void scores_data()
    {
        QTest::addColumn<QString>("move");
        QTest::addColumn<int>("score");
        QTest::addColumn<QString>("words");
        const auto row = [](const char* move, int score, const char* words) {
            QTest::newRow(move) << QString::fromLatin1(move) << score << QString::fromLatin1(words);
        };
        // C3 A1 t0 S1; premiums 1A 3W, 1G 2L, 2B 2W, 4D 3L, 4G 2W.
        row("3C (CAtS)B", 8, "CAtSB 8");
        row("D3 (A)T", 4, "AT 4");
        row("D3 (A)t", 1, "At 1");
        row("4C ATE", 5 + 4 + 4 + 1, "ATE 5,CA 4,AT 4,tE 1");
        row("4F SEA", 2 * 3 + 2, "SEA 6,SS 2");
        row("B2 TA", 2 * 2 + 5 + 1, "TA 4,ACAtS 6");
        row("1A BARN", 3 * (3 + 1 + 1 + 1), "BARN 18");
        row("C3 (C)ABI", 8, "CABI 8");
    }
    void scores()
    {
        QFETCH(QString, move);
        QFETCH(int, score);
        QFETCH(QString, words);
        const Position position = started("AT");
        const Move read = placed(position, move.toStdString());
        QStringList found;
        for (const FormedWord& word : wordsFormed(position, read))
            found << QString::fromStdString(position.rules().alphabet.written(word.tiles) + " " +
                                            std::to_string(word.score.points));
        QCOMPARE(found.join(QLatin1Char(',')), words);
        QCOMPARE(scoreOf(position, read).points, score);
        QCOMPARE(read.score.points, score);
    }

    void bonusAndOtherMovesInTheScore()
    {
        Position position = started("AT", false);
        const Move seven = placed(position, "3B RETAINS");
        QCOMPARE(scoreOf(position, seven).points, 7 + 50);
        QCOMPARE(scoreOf(position, passMove()).points, 0);
        QCOMPARE(scoreOf(position, placed(position, "exch AE")).points, 0);
        QVERIFY(wordsFormed(position, passMove()).empty());
    }

    void formedWordsSayWhereAndWhether()
    {
        const Position position = started("ATE CA AT");
        const auto words = wordsFormed(position, placed(position, "4C ATE"));
        QCOMPARE(words.size(), std::size_t{4});
        QVERIFY(words[0].direction == Direction::Across);
        QCOMPARE(words[0].row, 3);
        QCOMPARE(words[0].column, 2);
        QVERIFY(words[0].valid);
        QVERIFY(words[1].direction == Direction::Down);
        QCOMPARE(words[1].row, 2);
        QCOMPARE(words[1].column, 2);
        QVERIFY(words[1].valid && words[2].valid);
        QVERIFY(!words[3].valid);  // tE
        QVERIFY(isDesignatedBlank(words[3].tiles[0]));
    }

    void reasons_data()
    {
        QTest::addColumn<bool>("empty");  // board
        QTest::addColumn<QString>("rack");
        QTest::addColumn<QString>("move");    // as read, before the change
        QTest::addColumn<QString>("reason");  // part of it; empty = legal
        const auto row = [](const char* name, bool empty, const char* rack, const char* move,
                            const char* reason) {
            QTest::newRow(name) << empty << QString::fromLatin1(rack) << QString::fromLatin1(move)
                                << QString::fromLatin1(reason);
        };
        row("first move through the start", true, "ATERNIS", "3D AT", "");
        row("first move beside the start", true, "ATERNIS", "3E AT", "start square 3D");
        row("first move down", true, "ATERNIS", "D2 AT", "");
        row("extends a word", false, "RBEANIO", "C3 (C)AB", "");
        row("phony", false, "RBEANIO", "C3 (C)AN", "CAN");
        row("phony beside", false, "ATERNIS", "4C ATE", "tE");
        row("touches nothing", false, "ATERNIS", "6A AT", "touches no tile");
        row("blocked square", false, "ATERNIS", "5E TEA", "5G is blocked");
        row("goes on beyond its end", false, "ATERNIS", "D1 AT", "beyond");
        row("goes on before its start", false, "ATERNIS", "D4 AT", "beyond");
        row("a tile that the rack lacks", false, "RAEANIO", "C3 (C)AB", "B");
        row("one blank for two letters", false, "?AEANIO", "D3 (A)tb", "?");
        row("blank for the letter", false, "?AEANIO", "D3 (A)t", "");
        row("an unknown rack may hold it", false, "", "C3 (C)AB", "");
        row("a partial rack may hold it", false, "A", "C3 (C)AB", "");
        row("but not what the pool lacks", false, "A", "D3 (A)XE", "X");
        row("exchange with enough in the bag", true, "ATERNIS", "exch AT", "");
        row("exchange with too few in the bag", false, "ATERNIS", "exch AT", "in the bag");
        row("exchange of what the rack lacks", true, "ATERNIS", "exch Q", "Q");
        row("pass", false, "ATERNIS", "pass", "");
    }
    void reasons()
    {
        QFETCH(bool, empty);
        QFETCH(QString, rack);
        QFETCH(QString, move);
        QFETCH(QString, reason);
        Position position = started("AT CAB CATS CA TEA", !empty);
        position.setRack(0, tests::rackOf(position.rules().alphabet, rack.toStdString()));
        const auto result =
            checkMove(position, placed(position, move.toStdString()), WordCheck::Require);
        if (reason.isEmpty()) {
            QVERIFY2(result.has_value(), result ? "" : result.error().message().c_str());
            return;
        }
        QVERIFY(!result.has_value());
        QVERIFY(result.error().code == ErrorCode::IllegalMove);
        const QString message = QString::fromStdString(result.error().message());
        QVERIFY2(message.contains(reason), result.error().message().c_str());
    }

    /// Moves that no notation can write.
    void reasonsForMovesOutOfShape_data()
    {
        QTest::addColumn<int>("row");
        QTest::addColumn<int>("column");
        QTest::addColumn<int>("length");
        QTest::addColumn<int>("played");
        QTest::addColumn<QByteArray>("tiles");
        QTest::addColumn<QString>("reason");
        const auto row = [](const char* name, int r, int c, int length, int played,
                            const QByteArray& tiles, const char* reason) {
            QTest::newRow(name) << r << c << length << played << tiles
                                << QString::fromLatin1(reason);
        };
        row("no tiles", 2, 2, 0, 0, {}, "no tile");
        row("only through", 2, 2, 4, 0, QByteArray(4, '\0'), "no tile");
        row("longer than any lane", 2, 2, 30, 1, QByteArray(21, '\1'), "no tile");
        row("leaves the board", 2, 6, 3, 3, QByteArray(3, '\1'), "leaves the board");
        row("starts beside the board", 9, 9, 2, 2, QByteArray(2, '\1'), "leaves the board");
        row("on a tile", 2, 1, 5, 5, QByteArray(5, '\1'), "3C is occupied");
        row("through an empty square", 2, 0, 3, 2, QByteArray("\1\0\0", 3), "no tile on 3B");
        row("no letter of the alphabet", 3, 2, 2, 2, QByteArray(2, '\47'), "no letter");
        row("wrong number of tiles", 3, 2, 2, 1, QByteArray(2, '\1'), "number of tiles");
        row("one letter only", 1, 1, 1, 1, QByteArray(1, '\1'), "two letters");
    }
    void reasonsForMovesOutOfShape()
    {
        QFETCH(int, row);
        QFETCH(int, column);
        QFETCH(int, length);
        QFETCH(int, played);
        QFETCH(QByteArray, tiles);
        QFETCH(QString, reason);
        const Position position = started("AT");
        Move move;
        move.kind = MoveKind::Place;
        move.row = static_cast<std::uint8_t>(row);
        move.column = static_cast<std::uint8_t>(column);
        move.length = static_cast<std::uint8_t>(length);
        move.tilesPlayed = static_cast<std::uint8_t>(played);
        for (qsizetype i = 0; i < tiles.size(); ++i)
            move.tiles[static_cast<std::size_t>(i)] = static_cast<Tile>(tiles[i]);
        const auto result = checkMove(position, move, WordCheck::Ignore);
        QVERIFY(!result.has_value());
        QVERIFY2(QString::fromStdString(result.error().message()).contains(reason),
                 result.error().message().c_str());
    }

    void phoniesPassWhenWordsAreNotChecked()
    {
        const Position position = started("AT");
        const Move move = placed(position, "C3 (C)AN");
        QVERIFY(!checkMove(position, move, WordCheck::Require).has_value());
        QVERIFY(checkMove(position, move, WordCheck::Ignore).has_value());
    }

    void withoutLexiconNoWordIsWrong()
    {
        Position position = started("AT");
        QVERIFY(position.setLexicon(nullptr).has_value());
        QVERIFY(checkMove(position, placed(position, "C3 (C)AN"), WordCheck::Require).has_value());
    }

    void exchangesAreCapped()
    {
        const GameRulesPtr rules = tests::rulesOf("polish");
        QCOMPARE(rules->exchangesPerPlayer, 3);
        Position position = Position::create(rules).value();
        Position::Undo undo;
        for (int turn = 0; turn < 3; ++turn) {
            for (int player = 0; player < 2; ++player) {
                position.setRack(player, tests::rackOf(rules->alphabet, "AEIORSW"));
                const Move exchange = placed(position, "exch AE");
                QVERIFY(checkMove(position, exchange, WordCheck::Require).has_value());
                position.make(exchange, undo);
            }
        }
        position.setRack(0, tests::rackOf(rules->alphabet, "AEIORSW"));
        QCOMPARE(position.exchangeLimit(), 0);
        const auto fourth = checkMove(position, placed(position, "exch AE"), WordCheck::Require);
        QVERIFY(!fourth.has_value());
        QVERIFY(fourth.error().message().find("no more exchanges") != std::string::npos);
    }

    void exchangesOfUnknownTiles()
    {
        Position position = Position::create(tests::rulesOf("english")).value();
        QVERIFY(checkMove(position, exchangeOfUnknown(7), WordCheck::Require).has_value());
        QVERIFY(!checkMove(position, exchangeOfUnknown(8), WordCheck::Require));
        position.setRack(0, tests::rackOf(position.rules().alphabet, "AEIORSW"));
        // Who knows the rack can say which.
        QVERIFY(!checkMove(position, exchangeOfUnknown(3), WordCheck::Require));
    }

    void tilesPutDownByHand_data()
    {
        QTest::addColumn<QString>("tiles");     // "4D T" square and tile, by ";"
        QTest::addColumn<QString>("expected");  // the move, or "! part of the reason"
        const auto row = [](const char* tiles, const char* expected) {
            QTest::newRow(tiles) << QString::fromLatin1(tiles) << QString::fromLatin1(expected);
        };
        row("4D T", "D3 (A)T");     // down: no neighbour left or right
        row("3G B", "3C (CAtS)B");  // across
        row("3B A", "3B A(CAtS)");
        row("4C A;4E E;4D T", "4C ATE");  // any order
        row("2C A;4C A", "C2 A(C)A");     // around a tile
        row("3B A;3G B", "3B A(CAtS)B");
        row("4D t", "D3 (A)t");
        row("", "! no tile");
        row("4D T;4F T", "! gap");
        row("4D T;5E T", "! one row or column");
        row("4D T;4D A", "! two tiles lie on 4D");
        row("3D T", "! 3D is occupied");
        row("4F A;4G B;4H Z", "4F ABZ");
        row("5F A;5G B", "! 5G is blocked");
        row("6A A;6B B", "! touches no tile");
        row("6A A", "! two letters");
    }
    void tilesPutDownByHand()
    {
        QFETCH(QString, tiles);
        QFETCH(QString, expected);
        const Position position = started("AT");
        std::vector<PlacedTile> placedTiles;
        for (const QString& item : tiles.split(QLatin1Char(';'), Qt::SkipEmptyParts)) {
            const QStringList parts = item.split(QLatin1Char(' '));
            const Coordinate at = readCoordinate(parts[0].toStdString(), 6, 8).value();
            placedTiles.push_back(
                {at.row, at.column,
                 position.rules().alphabet.readTile(parts[1].toStdString()).value().tile});
        }
        const auto move = moveFromTiles(position, placedTiles, WordCheck::Ignore);
        if (expected.startsWith(QLatin1Char('!'))) {
            QVERIFY(!move.has_value());
            QVERIFY2(QString::fromStdString(move.error().message()).contains(expected.mid(2)),
                     move.error().message().c_str());
            return;
        }
        QVERIFY2(move.has_value(), move ? "" : move.error().message().c_str());
        QCOMPARE(QString::fromStdString(moveText(position, *move)), expected);
        QCOMPARE(move->score.points, scoreOf(position, *move).points);
        const auto same = placementOf(position.board(), tilesPlacedBy(*move));
        QVERIFY(same.has_value());
        QCOMPARE(same->score, Score{});
        QCOMPARE(QString::fromStdString(moveText(position, *same)), expected);
    }

    void tilesBesideTheBoard()
    {
        const Position position = started("AT");
        for (const auto& [row, column] : {std::pair{-1, 0}, std::pair{0, -1}, std::pair{6, 0},
                                          std::pair{0, 8}, std::pair{1'000'000, 3}}) {
            const auto move = moveFromTiles(position, {{row, column, 1}}, WordCheck::Ignore);
            QVERIFY(!move.has_value());
        }
        // kNoTile and codes that are no tile don't count as tiles either.
        QVERIFY(!moveFromTiles(position, {{3, 3, kNoTile}}, WordCheck::Ignore).has_value());
        QVERIFY(!moveFromTiles(position, {{3, 3, 60}}, WordCheck::Ignore).has_value());
    }
};

TEST_CLASS(TestLegality, tests::NoApplication)
#include "tst_legality.moc"
