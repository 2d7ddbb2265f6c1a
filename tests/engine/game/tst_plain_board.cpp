// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "engine/base/random.h"
#include "engine/board/move_notation.h"
#include "engine/game/plain_board.h"
#include "tests/support/test_class.h"
#include "tests/support/test_rules.h"

namespace {

/// The tiles as "8F=C 8G=A": row by row.
QString tilesOf(const engine::Board& board, const engine::Alphabet& alphabet)
{
    QStringList tiles;
    for (int row = 0; row < board.rows(); ++row) {
        for (int column = 0; column < board.columns(); ++column) {
            if (board.at(row, column) == engine::kNoTile) continue;
            tiles.append(
                QString::fromStdString(engine::squareName(row, column) + "=" +
                                       std::string(alphabet.label(board.at(row, column)))));
        }
    }
    return tiles.join(QLatin1Char(' '));
}

/// A board of 15 rows made of one for row 8 and one for the others.
std::string around(const std::string& row8, const std::string& other, bool numbered = false)
{
    std::string text;
    for (int row = 1; row <= 15; ++row) {
        if (numbered) text += (row < 10 ? " " : "") + std::to_string(row);
        text += (row == 8 ? row8 : other) + "\n";
    }
    return text;
}

std::string repeated(const std::string& part, int times)
{
    std::string text;
    for (int i = 0; i < times; ++i) text += part;
    return text;
}

}  // namespace

class TestPlainBoard : public QObject
{
    Q_OBJECT

private slots:
    void readsWhatProgramsDraw_data()
    {
        QTest::addColumn<QByteArray>("text");
        const auto row = [](const char* name, const std::string& text) {
            QTest::newRow(name) << QByteArray::fromStdString(text);
        };
        const std::string frame = "   " + repeated("--", 15) + "\n";
        row("two characters in bars, signs for premiums",
            "   A B C D E F G H I J K L M N O\n" + frame +
                around("|=     '   C A t       '     =|", "|=     '       =       '     =|", true) +
                frame);
        row("something beside it",
            frame + around("|= '       C A t       ' =     |   -> you   QUIZ  123",
                           "|=     '       =       '     = |   Bag: 12|", true));
        row("one character in bars", around("|=  ' CAt   '  =|", "|=  '       '  =|"));
        row("dots", around(".....CAt.......", "..............."));
        row("dots with numbers", around(" .....CAt.......", " ...............", true));
        row("blanks between", around(". . . . . C A t . . . . . . .", repeated("_ ", 15)));
        row("no line ends of this system", around(".....CAt.......\r", "...............\r"));
        row("cells of a sheet", around("\t\t\t\t\tC\tA\tt\t\t\t\t\t\t\t", repeated("\t", 14)));
        row("cells with names of premiums",
            around("TW\t\t\tDL\t\tC\tA\tt\t\t\t2l\t\t\t\t3W", "TW" + repeated("\t", 14)));
        row("cells with headers",
            "\tA\tB\tC\tD\tE\tF\tG\tH\tI\tJ\tK\tL\tM\tN\tO\n" +
                around("\t\t\t\t\t\tC\tA\tt\t\t\t\t\t\t\t", repeated("\t", 15), true));
        row("commas", around(",,,,,C,A,t,,,,,,,", repeated(",", 14)));
        row("bars between cells",
            around("| | | | | |C|A|t| | | | | | | |", repeated("| ", 15) + "|"));
    }
    void readsWhatProgramsDraw()
    {
        QFETCH(QByteArray, text);
        const auto rules = tests::rulesOf("english");
        const auto reading = engine::readPlainBoard(text.toStdString(), *rules);
        QVERIFY2(reading, reading ? "" : reading.error().message().c_str());
        QCOMPARE(tilesOf(reading->board, rules->alphabet), QStringLiteral("8F=C 8G=A 8H=t"));
        QVERIFY(reading->remarks.empty());
    }

    void smallLettersMayBeNoBlanks()
    {
        const auto rules = tests::rulesOf("english");
        const auto three =
            engine::readPlainBoard(around(".....cat.......", repeated(".", 15)), *rules);
        QVERIFY(three);
        QCOMPARE(tilesOf(three->board, rules->alphabet), QStringLiteral("8F=C 8G=A 8H=T"));
        QCOMPARE(three->remarks.size(), 1U);
        const auto two =
            engine::readPlainBoard(around(".....at........", repeated(".", 15)), *rules);
        QVERIFY(two);
        QCOMPARE(tilesOf(two->board, rules->alphabet), QStringLiteral("8F=a 8G=t"));
    }

    void tilesOfSeveralCharacters_data()
    {
        QTest::addColumn<QByteArray>("row");
        QTest::addColumn<QByteArray>("other");
        QTest::newRow("cells") << QByteArray("CH;I;CO;;;;;;;;;;;;").replace("CO", "C")
                               << QByteArray(";;;;;;;;;;;;;;");
        QTest::newRow("in brackets")
            << QByteArray("[CH]IC............") << QByteArray("...............");
        QTest::newRow("two wide") << QByteArray("|CHI C                         |")
                                  << QByteArray("|                              |");
    }
    void tilesOfSeveralCharacters()
    {
        QFETCH(QByteArray, row);
        QFETCH(QByteArray, other);
        const auto rules = tests::rulesOf("spanish");
        const auto reading =
            engine::readPlainBoard(around(row.toStdString(), other.toStdString()), *rules);
        QVERIFY2(reading, reading ? "" : reading.error().message().c_str());
        QCOMPARE(tilesOf(reading->board, rules->alphabet), QStringLiteral("8A=CH 8B=I 8C=C"));
    }

    void saysWhatIsWrong_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("message");
        QTest::addColumn<int>("line");
        const std::string dots = repeated(".", 15);
        QTest::newRow("nothing") << QByteArray() << QStringLiteral("no board") << 0;
        QTest::newRow("words") << QByteArray("the quick brown fox") << QStringLiteral("no board")
                               << 0;
        QTest::newRow("rows missing")
            << QByteArray::fromStdString(dots + "\n" + dots) << QStringLiteral("2 rows") << 2;
        QTest::newRow("no letter") << QByteArray::fromStdString(around(".....C?T.......", dots))
                                   << QStringLiteral("8G") << 8;
        QTest::newRow("digit") << QByteArray::fromStdString(around(".....C7T.......", dots))
                               << QStringLiteral("8G") << 8;
        QTest::newRow("too long") << QByteArray(1 << 17, '.') << QStringLiteral("too long") << 0;
    }
    void saysWhatIsWrong()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, message);
        QFETCH(int, line);
        const auto reading = engine::readPlainBoard(text.toStdString(), *tests::rulesOf("english"));
        QVERIFY(!reading);
        QVERIFY2(QString::fromStdString(reading.error().message()).contains(message),
                 reading.error().message().c_str());
        QCOMPARE(reading.error().place.line, line);
    }

    void survivesAnyText()
    {
        engine::Random random(7);
        const auto rules = tests::rulesOf("spanish");
        constexpr std::string_view kPieces[] = {"|", "\t",  " ", "\n",       "[",         "]",
                                                "A", "CH",  ".", "\xff",     "\xc3",      "1",
                                                "-", "A B", ",", "\xe2\x98", "\r\n|   |", "ñ"};
        for (int round = 0; round < 3000; ++round) {
            std::string text;
            const auto pieces = random.below(400);
            for (std::uint32_t i = 0; i < pieces; ++i)
                text += kPieces[random.below(static_cast<std::uint32_t>(std::size(kPieces)))];
            const auto reading = engine::readPlainBoard(text, *rules);
            if (reading) QCOMPARE(reading->board.rows(), 15);
        }
        // Damage in a good text.
        const std::string good =
            around("|= '       C A T       ' =     |", "|" + repeated(" ", 30) + "|", true);
        for (int round = 0; round < 3000; ++round) {
            std::string text = good;
            for (int i = 0; i < 3; ++i)
                text[random.below(static_cast<std::uint32_t>(text.size()))] =
                    static_cast<char>(random.below(256));
            static_cast<void>(engine::readPlainBoard(text, *rules));
        }
    }
};

TEST_CLASS(TestPlainBoard, tests::NoApplication)
#include "tst_plain_board.moc"
