// SPDX-License-Identifier: GPL-3.0-or-later
// Texts that name orders of tiles and goal words, and what a search shows of its board.
#include <algorithm>
#include <string>

#include <QtTest>

#include "engine/solitaire/solitaire_orders.h"
#include "engine/solitaire/solitaire_search.h"
#include "tests/support/test_class.h"
#include "tests/support/test_lexicons.h"
#include "tests/support/test_rules.h"

using namespace engine;

namespace {

SolitaireTaskPtr orderTask()
{
    const GameRulesPtr rules = tests::rulesOf("english");
    return SolitaireTask::create(
               {rules, tests::lexiconOf(*rules, tests::smallEnglish(rules->alphabet).value()),
                shuffledOrder(*rules, 1)})
        .value();
}

SolitaireTaskPtr orderTask(const std::string& order, const std::string& words)
{
    const GameRulesPtr rules = tests::rulesOf("english");
    return SolitaireTask::create(
               {rules, tests::lexiconOf(*rules, tests::wordsFrom(words, rules->alphabet).value()),
                readTileOrder(rules->alphabet, order).value()})
        .value();
}

}  // namespace

class TestSolitaireOrders : public QObject
{
    Q_OBJECT

private slots:
    void ordersAreRead()
    {
        const auto orders =
            readTileOrders("# a note\r\nA: CATSEAT 3162\r\n\n  B :  DOG?\nEATS\nC: X 12a\n");
        QCOMPARE(orders.size(), std::size_t{4});
        QCOMPARE(orders[0].name, std::string("A"));
        QCOMPARE(orders[0].tiles, std::string("CATSEAT"));
        QCOMPARE(orders[0].best.value_or(0), 3162);
        QCOMPARE(orders[0].line, 2);
        QCOMPARE(orders[1].name, std::string("B"));
        QCOMPARE(orders[1].tiles, std::string("DOG?"));
        QVERIFY(!orders[1].best);
        QVERIFY(orders[2].name.empty());
        QCOMPARE(orders[2].line, 5);
        QVERIFY(!orders[3].best);  // No number.
        QVERIFY(readTileOrders("").empty());
    }

    void goalWordsAreRead()
    {
        const SolitaireTaskPtr task = orderTask();
        QVERIFY(readGoalWords(*task, "")->empty());
        const auto noLane = readGoalWords(*task, "CAT");
        QVERIFY(!noLane && noLane.error().code == ErrorCode::Malformed);
        QVERIFY(!readGoalWords(*task, "C4T@1"));
        QVERIFY(!readGoalWords(*task, "QQQQ@1"));
        QVERIFY(!readGoalWords(*task, "CAT@99"));
        // Two of its letters are there, a third one is the blank.
        const SolitaireTaskPtr few = orderTask("CATSEAT?", "CAT TATT TATTT");
        QVERIFY(readGoalWords(*few, "TATT@1"));
        const auto tooMany = readGoalWords(*few, "CAT@1, TATTT@15");
        QVERIFY(!tooMany);
        QCOMPARE(tooMany.error().message(),
                 std::string("TATTT can't be made of the tiles of this order"));
    }

    /// The board that is tried is told, and from then on beams are wider.
    void theBoardIsToldAndBeamsAreWidened()
    {
        SolitaireSearchOptions options;
        options.style = SolitaireStyle::Plain;
        auto search = SolitaireSearch::create(orderTask(), options);
        QVERIFY(search);
        const auto widthOf = [](const SolitaireState& state) {
            return std::stoi(state.phase.english().substr(std::string("beam of width ").size()));
        };
        SearchLimits limits;
        limits.units = 1;
        const auto first = (*search)->run(limits, {});
        QCOMPARE(first->plan.board.size(), std::size_t{225});
        QVERIFY(std::ranges::any_of(first->plan.board, [](Tile tile) { return tile != kNoTile; }));
        (*search)->widen(4);
        limits.units = 2;
        const auto second = (*search)->run(limits, {});
        // Doubled as always, and four times as wide.
        QCOMPARE(widthOf(*second), 8 * widthOf(*first));
        QVERIFY(second->best.total() >= first->best.total());
    }
};

TEST_CLASS(TestSolitaireOrders, tests::NoApplication)
#include "tst_solitaire_orders.moc"
