// SPDX-License-Identifier: GPL-3.0-or-later
// What one asks of leave values that are open: single leaves, all of them, pairs of tiles.
#include <stop_token>
#include <string>
#include <vector>

#include <QtTest>

#include "engine/lexicon/klv.h"
#include "engine/lexicon/klv_builder.h"
#include "engine/lexicon/leave_synergy.h"
#include "engine/lexicon/leave_table.h"
#include "engine/rules/catalogue.h"
#include "tests/support/golden_graphs.h"
#include "tests/support/test_class.h"

using namespace engine;
using tests::english;

namespace {

Klv leavesFrom(const std::string& csv, KlvVersion version = KlvVersion::Klv2)
{
    const auto table = readLeaveCsv(csv, english()).value();
    return Klv::parse(buildKlv(table, version).value()).value();
}

Leave leave(const char* tiles)
{
    return Leave(*english().readTiles(tiles));
}

Tile tile(const char* label)
{
    return english().readTiles(label)->front();
}

}  // namespace

class TestLeaveSynergy : public QObject
{
    Q_OBJECT

private slots:
    void leavesThatAreNotThereAreNotZero()
    {
        const Klv klv = leavesFrom("A,0\nAE,1.5\nQU,2\n");
        QCOMPARE(klv.find(leave("A")), std::optional(Equity{0}));
        QCOMPARE(klv.find(leave("EA")), std::optional(Equity{1500}));
        QVERIFY(!klv.find(leave("E")));
        QVERIFY(!klv.find(leave("Q")));
        QVERIFY(!klv.find(leave("AEE")));
        QVERIFY(!klv.find(Leave()));
        QCOMPARE(klv.value(leave("Q")), Equity{});
    }

    void tableHasTheValuesOfTheFile()
    {
        // No thousandth is exactly the first value.
        const std::string csv = "?,25.123457\n?S,-3.5\nAE,1.5\nQU,0.00390625\n";
        const auto table = leaveTableOf(leavesFrom(csv)).value();
        QCOMPARE(writeLeaveCsv(table, english()), csv);
        const auto narrow = leaveTableOf(leavesFrom(csv, KlvVersion::Klv1)).value();
        QCOMPARE(narrow.points[3], 0.00390625F);
        QCOMPARE(narrow.points[1], -3.5F);
        QVERIFY(leaveTableOf(leavesFrom("")).value().leaves.empty());
    }

    void tableCanBeStopped()
    {
        std::string csv;
        for (char a = 'A'; a <= 'Z'; ++a)
            for (char b = a; b <= 'Z'; ++b)
                for (char c = b; c <= 'Z'; ++c)
                    for (char d = c; d <= 'Z'; ++d) csv += std::string{a, b, c, d} + ",1\n";
        const Klv klv = leavesFrom(csv);
        std::stop_source source;
        source.request_stop();
        TaskContext context;
        context.stop = source.get_token();
        const auto table = leaveTableOf(klv, context);
        QVERIFY(!table);
        QCOMPARE(table.error().code, ErrorCode::Cancelled);
    }

    void synergyOfPairs()
    {
        const Klv klv = leavesFrom("?,25\n??,48\n?S,35\nA,1\nAA,-4\nQ,-7\nQU,0.5\nS,8\nU,-3\n");
        const LeaveSynergy synergy(klv, english().letterCount());
        QCOMPARE(synergy.kinds(), 27);
        QCOMPARE(synergy.at(tile("Q"), tile("U")), std::optional(Equity{10'500}));
        QCOMPARE(synergy.at(tile("U"), tile("Q")), std::optional(Equity{10'500}));
        QCOMPARE(synergy.at(tile("A"), tile("A")), std::optional(Equity{-6'000}));
        QCOMPARE(synergy.at(kBlank, kBlank), std::optional(Equity{-2'000}));
        QCOMPARE(synergy.at(kBlank, tile("S")), std::optional(Equity{2'000}));
        QCOMPARE(synergy.pairValue(tile("S"), kBlank), std::optional(Equity{35'000}));
        QCOMPARE(synergy.value(tile("Q")), std::optional(Equity{-7'000}));
        // No such pair, no such tile.
        QVERIFY(!synergy.at(tile("A"), tile("S")));
        QVERIFY(!synergy.at(tile("Z"), tile("Z")));
        QVERIFY(!synergy.value(tile("Z")));
        QCOMPARE(synergy.greatest(), Equity{10'500});
        QCOMPARE(LeaveSynergy(leavesFrom(""), 26).greatest(), Equity{});
        QCOMPARE(LeaveSynergy().kinds(), 0);
    }
};

TEST_CLASS(TestLeaveSynergy, tests::NoApplication)
#include "tst_leave_synergy.moc"
