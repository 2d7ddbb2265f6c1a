// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "engine/board/other_rules.h"
#include "tests/support/test_class.h"
#include "tests/support/test_rules.h"

namespace {

engine::Tile tileOf(const engine::Position& position, const char* label)
{
    return position.rules().alphabet.readTile(label)->tile;
}

/// "CAt" on the start square, racks QU? and AE, 12 and 34 points, a turn without points.
engine::Position catPosition()
{
    auto position = engine::Position::create(tests::rulesOf("english")).value();
    position.setSquare(7, 6, tileOf(position, "C"));
    position.setSquare(7, 7, tileOf(position, "A"));
    position.setSquare(7, 8, engine::asBlank(tileOf(position, "T")));
    engine::Rack first;
    first.add(tileOf(position, "Q"));
    first.add(tileOf(position, "U"));
    first.add(engine::kBlank);
    position.setRack(0, first);
    engine::Rack second;
    second.add(tileOf(position, "A"));
    second.add(tileOf(position, "E"));
    position.setRack(1, second);
    position.setScore(0, {12});
    position.setScore(1, {34});
    position.setOnTurn(1);
    position.setScorelessTurns(1);
    return position;
}

}  // namespace

class TestOtherRules : public QObject
{
    Q_OBJECT

private slots:
    void keepsEverythingThatFits()
    {
        const engine::Position before = catPosition();
        const auto rules = tests::changed(tests::rulesOf("english"), [](auto& copy) {
            copy.bonus = {0, 5};
        });
        const auto moved = engine::withRules(before, rules);
        QVERIFY(moved);
        QCOMPARE(moved->lost, 0);
        QCOMPARE(moved->position.rulesPtr(), rules);
        QVERIFY(moved->position.board() == before.board());
        for (int player = 0; player < 2; ++player)
            QVERIFY(moved->position.player(player) == before.player(player));
        QCOMPARE(moved->position.onTurn(), 1);
        QCOMPARE(moved->position.scorelessTurns(), 1);
    }

    void aLargerBoardKeepsTheStartSquare()
    {
        const auto moved = engine::withRules(catPosition(), tests::rulesOf("english_super"));
        QVERIFY(moved);
        QCOMPARE(moved->lost, 0);
        const engine::Position& position = moved->position;
        const engine::BoardLayout& layout = position.rules().layout;
        const auto a = position.rules().alphabet.readTile("A")->tile;
        QCOMPARE(position.board().at(layout.startRow(), layout.startColumn()), a);
        QCOMPARE(position.board().tileCount(), 3);
    }

    void lettersGoByTheirNames()
    {
        engine::Position before = catPosition();
        const auto k = before.rules().alphabet.readTile("K")->tile;
        before.setSquare(0, 0, k);
        before.setSquare(0, 1, engine::asBlank(k));
        const auto spanish = tests::rulesOf("spanish");
        QVERIFY(!spanish->alphabet.readTile("K"));
        const auto moved = engine::withRules(before, spanish);
        QVERIFY(moved);
        QCOMPARE(moved->lost, 2);
        const engine::Alphabet& letters = spanish->alphabet;
        QCOMPARE(moved->position.board().at(7, 6), letters.readTile("C")->tile);
        QCOMPARE(moved->position.board().at(7, 8), engine::asBlank(letters.readTile("T")->tile));
        const engine::Rack& rack = moved->position.player(0).rack;
        QCOMPARE(rack.total(), 3);
        QCOMPARE(rack.count(letters.readTile("Q")->tile), 1);
        QCOMPARE(rack.count(engine::kBlank), 1);
    }

    void blockedAndMissingSquaresLoseTheirTiles()
    {
        engine::Position before = catPosition();
        before.setSquare(14, 14, before.rules().alphabet.readTile("Z")->tile);
        const auto small = tests::changed(tests::rulesOf("english"), [](auto& copy) {
            copy.layout = tests::layoutOf({".....", ".....", ".#...", ".....", "....."}, 2, 2);
        });
        const auto moved = engine::withRules(before, small);
        QVERIFY(moved);
        QCOMPARE(moved->lost, 2);
        QCOMPARE(moved->position.board().tileCount(), 2);
    }
};

TEST_CLASS(TestOtherRules, tests::NoApplication)
#include "tst_other_rules.moc"
