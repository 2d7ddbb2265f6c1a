// SPDX-License-Identifier: GPL-3.0-or-later
#include <string>

#include <QtTest>

#include "engine/board/move_notation.h"
#include "engine/board/phony_marks.h"
#include "tests/support/test_class.h"
#include "tests/support/test_rules.h"

using namespace engine;

class TestMoveNotation : public QObject
{
    Q_OBJECT

private:
    /// AT across on 8H and a blank CH over A.
    static Position spanish()
    {
        Position position = Position::create(tests::rulesOf("spanish")).value();
        tests::lay(position, 7, 7, Direction::Across, "AT");
        tests::lay(position, 6, 7, Direction::Down, "[ch]");
        return position;
    }

private slots:
    void coordinates_data()
    {
        QTest::addColumn<int>("row");
        QTest::addColumn<int>("column");
        QTest::addColumn<QString>("across");
        QTest::addColumn<QString>("down");
        QTest::newRow("corner") << 0 << 0 << "1A"
                                << "A1";
        QTest::newRow("centre") << 7 << 7 << "8H"
                                << "H8";
        QTest::newRow("last of 21") << 20 << 20 << "21U"
                                    << "U21";
        QTest::newRow("column Z") << 11 << 25 << "12Z"
                                  << "Z12";
        QTest::newRow("column AA") << 0 << 26 << "1AA"
                                   << "AA1";
        QTest::newRow("column AZ") << 0 << 51 << "1AZ"
                                   << "AZ1";
        QTest::newRow("column BA") << 0 << 52 << "1BA"
                                   << "BA1";
    }
    void coordinates()
    {
        QFETCH(int, row);
        QFETCH(int, column);
        QFETCH(QString, across);
        QFETCH(QString, down);
        QCOMPARE(QString::fromStdString(coordinate(row, column, Direction::Across)), across);
        QCOMPARE(QString::fromStdString(coordinate(row, column, Direction::Down)), down);
        QCOMPARE(QString::fromStdString(squareName(row, column)), across);
        for (const QString& text : {across, down, across.toLower(), down.toLower()}) {
            const auto read = readCoordinate(text.toStdString(), 60, 60);
            QVERIFY(read.has_value());
            QCOMPARE(read->row, row);
            QCOMPARE(read->column, column);
            QVERIFY(read->direction == (text[0].isDigit() ? Direction::Across : Direction::Down));
        }
    }

    void badCoordinates_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("outOfRange");
        for (const char* text : {"", "8", "H", "H8H", "8H8", "8-H", " 8H", "H 8", "ABC1", "A1234",
                                 "\xc3\x84"
                                 "8",
                                 "99999999999999999999A"})
            QTest::newRow(text) << QString::fromUtf8(text) << false;
        for (const char* text : {"0A", "16A", "1P", "P1", "A0", "AA1", "999A"})
            QTest::newRow(text) << QString::fromUtf8(text) << true;
    }
    void badCoordinates()
    {
        QFETCH(QString, text);
        QFETCH(bool, outOfRange);
        const auto read = readCoordinate(text.toStdString(), 15, 15);
        QVERIFY(!read.has_value());
        QVERIFY(read.error().code == (outOfRange ? ErrorCode::OutOfRange : ErrorCode::Malformed));
    }

    void readsMoves_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("expected");  // as moveText writes it
        const auto row = [](const char* text, const char* expected) {
            QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(expected);
        };
        row("8G M(AT)", "8G M(AT)");
        row("8G M..", "8G M(AT)");
        row("8G MAT", "8G M(AT)");
        row("8g MAT", "8G M(AT)");
        row("8G M.T", "8G M(AT)");
        row("8G M(A)T", "8G M(AT)");
        row("8G mAT", "8G m(AT)");
        row("  8G \t MAT  ", "8G M(AT)");
        row("H7 ([ch]A)[LL]O", "H7 ([ch]A)[LL]O");
        row("H7 ..[LL]O", "H7 ([ch]A)[LL]O");
        // A blank that lies there may be written as letter or blank, and is no news.
        row("H7 [CH]A[ll]O", "H7 ([ch]A)[ll]O");
        // Two single tiles, not the one of two letters.
        row("H7 ..LLO", "H7 ([ch]A)LLO");
        row("8G \xc3\x91(AT)", "8G \xc3\x91(AT)");
        // One tile that makes a word both ways is an across move however it is written.
        row("G8 M", "8G M(AT)");
        row("9H E", "H7 ([ch]A)E");
        row("pass", "pass");
        row("PASS", "pass");
        row("-", "pass");
        row("exch A[CH]", "exch A[CH]");
        row("exchange OA?", "exch ?AO");
        row("Exch A", "exch A");
        row("-AE", "exch AE");
        row("-?", "exch ?");
        row("exch 7", "exch 7");
        row("-3", "exch 3");
        row("exch 3A", "exch A[RR]");
    }
    void readsMoves()
    {
        QFETCH(QString, text);
        QFETCH(QString, expected);
        const Position position = spanish();
        const auto move = readMove(position, text.toStdString());
        QVERIFY2(move.has_value(), move ? "" : move.error().toString().c_str());
        QCOMPARE(QString::fromStdString(moveText(position, *move)), expected);
        const auto again = readMove(position, expected.toStdString());
        QVERIFY(again.has_value());
        QVERIFY(*again == *move);
    }

    void refusesMoves_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("column");  // of the error, 0 = not checked
        const auto row = [](const QByteArray& text, int column) {
            QTest::newRow(text.left(20).constData()) << text << column;
        };
        row("", 0);
        row("   ", 0);
        row("8G", 0);
        row("MAT", 0);
        row("99Z MAT", 0);
        row("8G (AT", 0);
        row("8G M)AT", 5);
        row("8G M((AT))", 6);
        row("8G MQT", 5);  // A lies there
        row("8F .AT", 4);  // nothing lies there
        row("8F (M)AT", 5);
        row("8N MATE", 6);  // off the board
        row("8G M?T", 5);   // which letter?
        row("8G M1T", 5);
        row("8H AT", 0);  // no new tile
        row("8H ..", 0);
        row("8G M\xff\xfe", 5);
        row("exch", 0);
        row("exch 0", 0);
        row("exch 99", 0);
        row("-9A", 0);
        row("exch -1", 0);
        row("exch " + QByteArray(100, 'A'), 0);
        row("8G " + QByteArray(5000, 'A'), 0);
        row("8G " + QByteArray(5000, '('), 0);
        row(QByteArray("8G M\0T", 6), 5);
        row(QByteArray(100'000, '9'), 0);
    }
    void refusesMoves()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, column);
        const auto move =
            readMove(spanish(), {text.constData(), static_cast<std::size_t>(text.size())});
        QVERIFY(!move.has_value());
        QVERIFY(!move.error().message().empty());
        QVERIFY(move.error().message().size() < 400);
        if (column != 0) QCOMPARE(move.error().place.column, column);
    }

    void errorColumnsCountCharacters()
    {
        // N with a tilde is two bytes and one character.
        const auto move = readMove(spanish(), "9A \xc3\x91\xc3\x91$");
        QVERIFY(!move.has_value());
        QCOMPARE(move.error().place.column, 6);
    }

    void wordsOfMoves()
    {
        const Position position = spanish();
        QCOMPARE(moveWord(position, readMove(position, "8G MAT").value()), std::string("M(AT)"));
        QCOMPARE(moveWord(position, readMove(position, "exch EA?").value()), std::string("?AE"));
        QCOMPARE(moveWord(position, passMove()), std::string());
        QCOMPARE(moveWord(position, exchangeOfUnknown(5)), std::string("5"));
    }

    void placementsWithoutABoard_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("expected");  // "!" when refused
        const auto row = [](const char* text, const char* expected) {
            QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(expected);
        };
        row("8D ..NVIRILE", "8D ..NVIRILE");
        row("h1 A[CH]o[ll].", "H1 A[CH]o[ll].");
        row("8D (AB)C", "8D ..C");
        row("15L ABCD", "15L ABCD");
        row("15M ABCD", "!");
        row("O13 ABCD", "!");
        row("16A AB", "!");
        row("8D ...", "!");
        row("8D A(B", "!");
        row("8D A9", "!");
        row("8D", "!");
        row("", "!");
        row("8D ABCDEFGHIJKLMNOPQRSTUVWXYZ", "!");
    }
    void placementsWithoutABoard()
    {
        QFETCH(QString, text);
        QFETCH(QString, expected);
        const Alphabet alphabet = tests::rulesOf("spanish")->alphabet;
        const auto move = readPlacement(alphabet, 15, 15, text.toStdString());
        QCOMPARE(move.has_value(), expected != "!");
        if (!move) return;
        QCOMPARE(QString::fromStdString(placementText(alphabet, *move)), expected);
        QCOMPARE(move->score, Score{});
    }

    /// The star stands at the word that is none.
    void marksPhonies()
    {
        const GameRulesPtr rules = tests::rulesOf("english");
        const Alphabet& alphabet = rules->alphabet;
        Move move;
        move.kind = MoveKind::Place;
        move.direction = Direction::Across;
        const auto word = [&alphabet](const char* letters, Direction direction) {
            FormedWord formed;
            formed.tiles = alphabet.readTiles(letters).value();
            formed.direction = direction;
            return formed;
        };
        const FormedWord main = word("QUANT", Direction::Across);
        const FormedWord cross = word("XU", Direction::Down);
        QCOMPARE(phonyMarks(alphabet, move, {}), std::string());
        QCOMPARE(phonyMarks(alphabet, move, {main}), std::string("*"));
        QCOMPARE(phonyMarks(alphabet, move, {cross}), std::string(" · XU*"));
        QCOMPARE(phonyMarks(alphabet, move, {main, cross}), std::string("* · XU*"));
    }
};

TEST_CLASS(TestMoveNotation, tests::NoApplication)
#include "tst_move_notation.moc"
