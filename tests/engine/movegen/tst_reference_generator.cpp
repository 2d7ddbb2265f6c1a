// SPDX-License-Identifier: GPL-3.0-or-later
#include <string>

#include <QtTest>

#include "engine/board/move_notation.h"
#include "engine/movegen/reference_generator.h"
#include "tests/support/test_class.h"
#include "tests/support/test_lexicons.h"
#include "tests/support/test_rules.h"

using namespace engine;

/// The oracle itself, on cases that can be counted by hand.
class TestReferenceGenerator : public QObject
{
    Q_OBJECT

private slots:
    void listsPlacements_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<bool>("jumbled");
        QTest::addColumn<QString>("layout");  // rows by blanks; start is the first S
        QTest::addColumn<QString>("board");   // rows by blanks
        QTest::addColumn<QString>("rack");
        QTest::addColumn<QString>("expected");  // moves with scores, by "; "

        const QString plain5 = QStringLiteral("..... ..... ..S.. ..... .....");
        const QString empty5 = QStringLiteral("..... ..... ..... ..... .....");
        const auto row = [](const char* name, const char* words, bool jumbled,
                            const QString& layout, const QString& board, const char* rack,
                            const char* expected) {
            QTest::newRow(name) << QString::fromLatin1(words) << jumbled << layout << board
                                << QString::fromLatin1(rack) << QString::fromLatin1(expected);
        };
        row("first move across only, through the start", "AT", false, plain5, empty5, "AT",
            "3B AT 2; 3C AT 2");
        row("first move both ways on an asymmetric layout", "AT", false,
            QStringLiteral("....d ..... ..S.. ..... ....."), empty5, "AT",
            "3B AT 2; 3C AT 2; C2 AT 2; C3 AT 2");
        row("a blank is every letter", "AT TA", false, plain5, empty5, "A?",
            "3B At 1; 3B tA 1; 3C At 1; 3C tA 1");
        row("one letter is no word", "A", false, plain5, empty5, "AT", "");
        row("first move can't be made where the start is blocked", "AT", false,
            QStringLiteral("..... ..... ..B.. ..... ....."), empty5, "AT", "");
        row("premium squares count for new tiles", "AT TATE", false,
            QStringLiteral("..... ..... DdS.. ..... ....."),
            QStringLiteral("..... ..... ..A.. ..... ....."), "T", "3C (A)T 2; C3 (A)T 2");
        row("word and letter premiums together", "TEA", false,
            QStringLiteral("..... ..... DdS.. ..... ....."),
            QStringLiteral("..... ..... ..A.. ..... ....."), "TE", "3A TE(A) 8; C1 TE(A) 3");
        row("hooks and parallel words", "AT TA", false, plain5,
            QStringLiteral("..... ..... .AT.. ..... ....."), "A", "C2 A(T) 2; C3 (T)A 2");
        // The tile on 2B and that on 3C have neighbours both ways; those on 1C and 4B only above
        // or below.
        row("one tile that makes two words is an across move", "AT TA", false, plain5,
            QStringLiteral("..... ..T.. .T... ..... ....."), "A",
            "3B (T)A 4; 2B A(T) 4; C1 A(T) 2; 2C (T)A 2; 3A A(T) 2; B3 (T)A 2");
        row("blocked squares end a lane", "AT CAT CATS", false,
            QStringLiteral("..... ..... .#S#. ..... ....."),
            QStringLiteral("..... ..... ..A.. ..... ....."), "CTS",
            "C2 C(A)T 5; C3 (A)T 2; C2 C(A)TS 6");
        row("jumbled: any order of the letters", "CAT", true, plain5,
            QStringLiteral("..... ..... .CA.. ..... ....."), "T", "3A T(CA) 5; 3B (CA)T 5");
        row("a rack that fits nowhere", "AT", false, plain5,
            QStringLiteral("..... ..... .AT.. ..... ....."), "QX", "");
    }
    void listsPlacements()
    {
        QFETCH(QString, words);
        QFETCH(bool, jumbled);
        QFETCH(QString, layout);
        QFETCH(QString, board);
        QFETCH(QString, rack);
        QFETCH(QString, expected);

        std::vector<std::string> picture;
        int startRow = 0;
        int startColumn = 0;
        const QStringList layoutRows = layout.split(QLatin1Char(' '));
        for (int r = 0; r < layoutRows.size(); ++r) {
            for (const QChar mark : {QLatin1Char('S'), QLatin1Char('B')}) {
                const auto at = layoutRows[r].indexOf(mark);
                if (at < 0) continue;
                startRow = r;
                startColumn = static_cast<int>(at);
            }
            QString drawn = layoutRows[r];
            drawn.replace(QLatin1Char('S'), QLatin1Char('.'));
            drawn.replace(QLatin1Char('B'), QLatin1Char('#'));
            picture.push_back(drawn.toStdString());
        }
        const GameRulesPtr rules = tests::changed(tests::rulesOf("english"), [&](GameRules& copy) {
            copy.layout = tests::layoutOf(picture, startRow, startColumn);
            copy.wordRule = jumbled ? WordRule::Jumbled : WordRule::InOrder;
        });
        const WordList list = tests::wordsFrom(words.toStdString(), rules->alphabet).value();
        Position position = Position::create(rules).value();
        const QStringList boardRows = board.split(QLatin1Char(' '));
        for (int r = 0; r < boardRows.size(); ++r)
            tests::lay(position, r, 0, Direction::Across, boardRows[r].toStdString());

        const ReferenceGenerator generator(list, rules->wordRule);
        QStringList found;
        for (const Move& move :
             generator.placements(position, tests::rackOf(rules->alphabet, rack.toStdString())))
            found << QStringLiteral("%1 %2")
                         .arg(QString::fromStdString(moveText(position, move)))
                         .arg(move.score.points);
        QStringList wanted = expected.split(QStringLiteral("; "), Qt::SkipEmptyParts);
        found.sort();
        wanted.sort();
        QCOMPARE(found.join(QStringLiteral("; ")), wanted.join(QStringLiteral("; ")));
    }

    void addsTheBonusByTilesPlayed()
    {
        const GameRulesPtr rules = tests::changed(tests::rulesOf("english"), [](GameRules& copy) {
            copy.bonus = {0, 0, 7, 40};
        });
        const WordList list = tests::wordsFrom("AT EAT TEAS", rules->alphabet).value();
        const ReferenceGenerator generator(list, rules->wordRule);
        const Position position = Position::create(rules).value();
        for (const Move& move :
             generator.placements(position, tests::rackOf(rules->alphabet, "TEAS"))) {
            const int bonus = move.tilesPlayed == 2 ? 7 : 40;
            QCOMPARE(move.score.points, 2 * move.tilesPlayed + bonus);
        }
    }

    void listsExchanges()
    {
        const GameRulesPtr rules = tests::rulesOf("english");
        Position position = Position::create(rules).value();
        const Rack rack = tests::rackOf(rules->alphabet, "AAB?");
        QStringList found;
        for (const Move& move : ReferenceGenerator::exchanges(position, rack))
            found << QString::fromStdString(moveText(position, move));
        found.sort();
        // 3 * 2 * 2 sub-multisets, the empty one left out.
        QCOMPARE(found.join(QLatin1Char(',')),
                 QStringLiteral("exch ?,exch ?A,exch ?AA,exch ?AAB,exch ?AB,exch ?B,exch A,"
                                "exch AA,exch AAB,exch AB,exch B"));
        const WordList none;
        const ReferenceGenerator generator(none, rules->wordRule);
        QCOMPARE(generator.moves(position, rack).size(), std::size_t{12});
    }

    void exchangesNoMoreThanTheBagHolds()
    {
        // Spanish rules allow an exchange while the bag has a tile.
        const GameRulesPtr rules = tests::changed(tests::rulesOf("spanish"), [](GameRules& copy) {
            copy.tiles = TileDistribution();
            copy.tiles.add(1, 16);
        });
        Position position = Position::create(rules).value();
        Rack rack;
        rack.add(1, 7);
        position.setRack(0, rack);
        QCOMPARE(position.bagSize(), 2);
        QCOMPARE(ReferenceGenerator::exchanges(position, rack).size(), std::size_t{2});
    }
};

TEST_CLASS(TestReferenceGenerator, tests::NoApplication)
#include "tst_reference_generator.moc"
