// SPDX-License-Identifier: GPL-3.0-or-later
// Where cross-sets come from, against the cross-sets themselves in games of random moves.
#include <algorithm>
#include <string>

#include <QtTest>

#include "engine/board/cross_set_origin.h"
#include "engine/rules/catalogue.h"
#include "tests/support/random_game.h"
#include "tests/support/test_class.h"
#include "tests/support/test_lexicons.h"

using namespace engine;

class TestCrossSetOrigin : public QObject
{
    Q_OBJECT

private slots:
    void agreesWithCrossSets_data()
    {
        QTest::addColumn<QString>("rules");
        QTest::newRow("english") << "english";
        QTest::newRow("catalan") << "catalan";
        QTest::newRow("jumbled") << "jumbled";
    }
    void agreesWithCrossSets()
    {
        QFETCH(QString, rules);
        GameRulesPtr game =
            catalogue::rules(rules == "jumbled" ? "english" : rules.toStdString()).value();
        if (rules == "jumbled") {
            auto jumbled = std::make_shared<GameRules>(*game);
            jumbled->wordRule = WordRule::Jumbled;
            game = jumbled;
        }
        const auto words = tests::randomWords(*game, 7, 1500, 7);
        const LexiconPtr lexicon =
            Lexicon::fromWords("made up", words, game->alphabet, game->jumbled()).value();
        tests::RandomGame play(game, lexicon, tests::generatedMoves(), 3);
        int withNeighbours = 0;
        for (int turn = 0; turn < 14 && play.step(); ++turn) {
            const Position& position = play.position();
            for (const Direction direction : {Direction::Across, Direction::Down}) {
                for (int row = -1; row <= position.board().rows(); ++row) {
                    for (int column = -1; column <= position.board().columns(); ++column) {
                        const auto origin = crossSetOrigin(position, direction, row, column);
                        const bool isFree = position.board().contains(row, column) &&
                                            position.board().at(row, column) == kNoTile;
                        QCOMPARE(origin.has_value(), isFree);
                        if (!origin) continue;
                        if (origin->hasNeighbour()) ++withNeighbours;
                        check(position, direction, row, column, *origin);
                        if (QTest::currentTestFailed()) return;
                    }
                }
            }
        }
        QVERIFY(withNeighbours > 100);
    }

    void withoutALexiconAllFit()
    {
        const GameRulesPtr game = catalogue::rules("english").value();
        Position position = Position::create(game).value();
        position.setSquare(7, 7, 1);
        const auto origin = crossSetOrigin(position, Direction::Across, 8, 7);
        QVERIFY(origin);
        QCOMPARE(origin->before.size(), 1U);
        QVERIFY(std::ranges::all_of(origin->letters, &CrossSetOrigin::Letter::fits));
    }

private:
    static void check(const Position& position, Direction direction, int row, int column,
                      const CrossSetOrigin& origin)
    {
        const CrossSet& set = position.crossSets().at(direction, row, column);
        QCOMPARE(origin.hasNeighbour(), set.hasNeighbour());
        QCOMPARE(static_cast<int>(origin.letters.size()), position.rules().alphabet.letterCount());
        for (const auto& letter : origin.letters) {
            QCOMPARE(letter.fits, (set.fitting() & letterBit(letter.letter)) != 0);
            QCOMPARE(letter.path[letter.turn], letter.letter);
            QCOMPARE(letter.word[origin.before.size()], letter.letter);
            if (!origin.hasNeighbour()) continue;
            // The path says the same as the set.
            const auto nodes = walkGraph(*position.lexicon(), origin.part, letter.path);
            const bool accepted =
                nodes.size() == letter.path.size() &&
                graphOf(*position.lexicon(), origin.part).node(nodes.back()).accepts();
            QCOMPARE(accepted, letter.fits);
            if (origin.part == GraphPart::Alphagrams) {
                QVERIFY(std::ranges::is_sorted(letter.path));
            } else {
                QVERIFY(std::ranges::equal(origin.lead,
                                           std::span(letter.path).first(origin.lead.size())));
                QCOMPARE(letter.turn, origin.lead.size());
                QVERIFY(!origin.lead.empty());
            }
        }
    }
};

TEST_CLASS(TestCrossSetOrigin, tests::NoApplication)
#include "tst_cross_set_origin.moc"
