// SPDX-License-Identifier: GPL-3.0-or-later
// Which lanes a move opens and closes.
#include <QtTest>

#include "engine/board/move_notation.h"
#include "engine/search/lane_outlook.h"
#include "tests/support/test_class.h"
#include "tests/support/test_lexicons.h"
#include "tests/support/test_rules.h"

using namespace engine;

namespace {

Position lanePosition()
{
    const GameRulesPtr rules = tests::rulesOf("english");
    Position position = Position::create(rules, nullptr, 2).value();
    static_cast<void>(position.setLexicon(tests::lexiconOf(
        *rules, tests::wordsFrom("CAT CATS AT TA EAT TEA TEAS EATS SEAT AS SAT IS IT TI SI",
                                 rules->alphabet)
                    .value())));
    position.setRack(0, Rack(*rules->alphabet.readTiles("CAT")));
    Position::Undo undo;
    position.make(*readMove(position, "8G CAT"), undo);
    position.setOnTurn(0);
    position.setRack(0, Rack(*rules->alphabet.readTiles("AEST")));
    return position;
}

}  // namespace

class TestLaneOutlook : public QObject
{
    Q_OBJECT

private slots:
    void aPassOpensNothing()
    {
        const auto outlook = laneOutlook(lanePosition(), passMove(), 20, 1);
        QVERIFY(outlook);
        QCOMPARE(outlook->racks, 20);
        QVERIFY(!outlook->lanes.empty());
        QVERIFY(outlook->bestBefore > 0);
        QCOMPARE(outlook->bestAfter, outlook->bestBefore);
        for (const LaneChange& lane : outlook->lanes) QCOMPARE(lane.opened(), 0.0);
    }
    void anSTakesOneLaneAndOpensOthers()
    {
        const Position position = lanePosition();
        const auto outlook = laneOutlook(position, *readMove(position, "J5 SEATS"), 40, 1);
        QVERIFY(!outlook);  // it takes two of the one S
        const auto fits = laneOutlook(position, *readMove(position, "J8 SEAT"), 40, 1);
        QVERIFY(fits);
        const auto of = [&](Direction direction, int lane) {
            const auto found = std::ranges::find_if(fits->lanes, [&](const LaneChange& each) {
                return each.direction == direction && each.lane == lane;
            });
            return found == fits->lanes.end() ? LaneChange{} : *found;
        };
        // CAT takes no S any more, and row 11 has a T to play through.
        QVERIFY(of(Direction::Across, 7).opened() < 0);
        QVERIFY(of(Direction::Across, 10).opened() > 0);
        // In order.
        for (std::size_t i = 1; i < fits->lanes.size(); ++i)
            QVERIFY(fits->lanes[i - 1].opened() >= fits->lanes[i].opened());
        // The same draws, the same numbers.
        QCOMPARE(laneOutlook(position, *readMove(position, "J8 SEAT"), 40, 1)->bestAfter,
                 fits->bestAfter);
    }
    void wrongQuestions()
    {
        Position position = lanePosition();
        QVERIFY(!laneOutlook(position, *readMove(position, "8G CATZ"), 5, 1));
        static_cast<void>(position.setLexicon(nullptr));
        QVERIFY(!laneOutlook(position, passMove(), 5, 1));
        std::stop_source stop;
        stop.request_stop();
        TaskContext context;
        context.stop = stop.get_token();
        const auto stopped = laneOutlook(lanePosition(), passMove(), 5, 1, context);
        QVERIFY(!stopped);
        QCOMPARE(stopped.error().code, ErrorCode::Cancelled);
    }
};

TEST_CLASS(TestLaneOutlook, tests::NoApplication)
#include "tst_lane_outlook.moc"
