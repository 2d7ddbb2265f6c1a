// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <numbers>

#include <QtTest>

#include "engine/eval/win_table.h"
#include "engine/rules/catalogue.h"
#include "tests/support/test_class.h"

using namespace engine;

namespace {

/// Gains spread evenly from -width to width.
WinCounts evenCounts(int width, int from, int to)
{
    WinCounts counts(7);
    for (int unseen = from; unseen <= to; ++unseen)
        for (int gain = -width; gain <= width; ++gain) counts.add(unseen, {gain});
    return counts;
}

}  // namespace

class TestWinTable : public QObject
{
    Q_OBJECT

private slots:
    void chancesAreSharesOfGains();
    void chancesAreMonotoneAndSymmetric();
    void neighboursAreAveraged();
    void rowsThatNeverOccurredHaveTheNearest();
    void emptyTablesKnowWhoLeads();
    void estimatesAreLikeWhatWasCounted();
    void leadForAChance();
    void textThereAndBack();
    void countsCanBeMerged();
    void extremeGainsAreLimited();
    void wrongFiles_data();
    void wrongFiles();
};

void TestWinTable::chancesAreSharesOfGains()
{
    WinCounts counts(7);
    counts.add(5, {-10});
    counts.add(5, {0});
    counts.add(5, {10});
    counts.add(5, {30});
    const WinTable table(counts);
    QCOMPARE(table.chance({0}, 5).share, 0.625);   // 10 and 30, half of 0
    QCOMPARE(table.chance({10}, 5).share, 0.875);  // 0 10 30, half of -10
    QCOMPARE(table.chance({11}, 5).share, 1.0);
    QCOMPARE(table.chance({-10}, 5).share, 0.375);
    QCOMPARE(table.chance({-29}, 5).share, 0.25);
    QCOMPARE(table.chance({-30}, 5).share, 0.125);
    QCOMPARE(table.chance({-31}, 5).share, 0.0);
    QCOMPARE(table.chance({1'000'000}, 5).share, 1.0);
    QCOMPARE(table.chance({-1'000'000}, 5).share, 0.0);
    QCOMPARE(table.chance({INT32_MAX}, 5).share, 1.0);
    QCOMPARE(table.chance({INT32_MIN}, 5).share, 0.0);
    QCOMPARE(table.chance({10}, 5).ofOpponent().share, 0.125);
    QCOMPARE(table.chance({10}, 5).percent(), 87.5);
}

void TestWinTable::chancesAreMonotoneAndSymmetric()
{
    const WinTable table(evenCounts(200, 1, 93));
    for (int unseen = 1; unseen <= 93; ++unseen) {
        for (int lead = -250; lead < 250; ++lead) {
            QVERIFY(table.chance({lead}, unseen) <= table.chance({lead + 1}, unseen));
            QVERIFY(std::abs(table.chance({lead}, unseen).share +
                             table.chance({-lead}, unseen).share - 1) < 1e-6);
        }
    }
}

void TestWinTable::neighboursAreAveraged()
{
    WinCounts counts(7);
    counts.add(50, {1});
    counts.add(51, {-1});
    counts.add(7, {1});
    counts.add(8, {-1});
    const WinTable table(counts);
    QVERIFY(std::abs(table.chance({0}, 50).share - 0.6) < 1e-6);  // weights 3 and 2
    QVERIFY(std::abs(table.chance({0}, 51).share - 0.4) < 1e-6);
    // With an empty bag nothing is averaged, and what is not there is no help before.
    QCOMPARE(table.chance({0}, 7).share, 1.0);
    QCOMPARE(table.chance({0}, 8).share, 0.0);
}

void TestWinTable::rowsThatNeverOccurredHaveTheNearest()
{
    WinCounts counts(7);
    counts.add(20, {5});
    counts.add(40, {-5});
    const WinTable table(counts);
    QCOMPARE(table.chance({0}, 1).share, 1.0);
    QCOMPARE(table.chance({0}, 29).share, 1.0);
    QCOMPARE(table.chance({0}, 31).share, 0.0);
    QCOMPARE(table.chance({0}, 500).share, 0.0);
    // The game is over.
    QCOMPARE(table.chance({1}, 0).share, 1.0);
    QCOMPARE(table.chance({0}, 0).share, 0.5);
    QCOMPARE(table.chance({-1}, -3).share, 0.0);
}

void TestWinTable::emptyTablesKnowWhoLeads()
{
    const WinTable table{WinCounts(7)};
    QCOMPARE(table.chance({1}, 50).share, 1.0);
    QCOMPARE(table.chance({0}, 50).share, 0.5);
    QCOMPARE(table.chance({-1}, 50).share, 0.0);
}

void TestWinTable::estimatesAreLikeWhatWasCounted()
{
    // The bundled table of English, counted in 100,000 games of the program against itself.
    struct Counted
    {
        int unseen;
        double mean;
        double deviation;
    };
    const auto english = catalogue::rules("english").value();
    const auto table = WinTable::estimate(*english);
    for (const Counted& each :
         {Counted{3, 19.2, 19.6}, Counted{7, 20.1, 43.5}, Counted{8, 13.3, 37.3},
          Counted{20, 19.7, 51.5}, Counted{50, 20.8, 74.7}, Counted{86, 19.9, 94.9}}) {
        QCOMPARE(table->chance({-20}, each.unseen).share, 0.5);
        for (const double lead : {-150.0, -60.0, -20.0, 0.0, 30.0, 100.0}) {
            const double counted =
                std::erfc(-(lead + each.mean) / each.deviation / std::numbers::sqrt2) / 2;
            const double share = table->chance({static_cast<int>(lead)}, each.unseen).share;
            QVERIFY2(std::abs(share - counted) < 0.1,
                     qPrintable(QStringLiteral("%1 unseen, lead %2: %3, not %4")
                                    .arg(each.unseen)
                                    .arg(lead)
                                    .arg(share)
                                    .arg(counted)));
        }
    }
    // The game is over.
    QCOMPARE(table->chance({1}, 0).share, 1.0);
    QCOMPARE(table->chance({0}, 0).share, 0.5);
    QCOMPARE(table->chance({-1}, 0).share, 0.0);
    QCOMPARE(table->chance({INT32_MAX}, 93).share, 1.0);
    QCOMPARE(table->chance({INT32_MIN}, 93).share, 0.0);
    // Dearer tiles, wider gains: the same lead is worth less.
    const auto german = catalogue::rules("german").value();
    QVERIFY(WinTable::estimate(*german)->chance({60}, 50).share < table->chance({60}, 50).share);
    GameRules free = *english;
    free.tiles = {};
    QVERIFY(WinTable::estimate(free)->chance({60}, 50).share > 0.5);
}

void TestWinTable::leadForAChance()
{
    const WinTable table(evenCounts(100, 30, 40));
    const Score lead = table.leadFor({0.9}, 35);
    QVERIFY(table.chance(lead, 35).share >= 0.9);
    QVERIFY(table.chance(lead - Score{1}, 35).share < 0.9);
    QCOMPARE(table.leadFor({0.5}, 35).points, 0);
}

void TestWinTable::textThereAndBack()
{
    WinCounts counts = evenCounts(30, 3, 9);
    counts.add(1, {-400});
    counts.addGame();
    counts.addGame();
    const std::string text = counts.toText(
        std::vector<std::pair<std::string, std::string>>{{"lexicon", "small"}, {"seed", "1"}});
    QVERIFY(
        text.starts_with("tilewright win counts 1\nrack=7\ngames=2\nlexicon=small\nseed=1\n\n1\t"
                         "-400\t1\n3\t-30\t1 1 "));
    const auto again = WinCounts::parse(text);
    QVERIFY(again);
    QVERIFY(*again == counts);
    QVERIFY(*WinCounts::parse(WinCounts(5).toText()) == WinCounts(5));
}

void TestWinTable::countsCanBeMerged()
{
    WinCounts a = evenCounts(10, 1, 5);
    const WinCounts b = evenCounts(20, 4, 8);
    a.addGame();
    QVERIFY(a.merge(b));
    QCOMPARE(a.games(), 1);
    QCOMPARE(a.rows().size(), 8U);
    const auto rows = a.rows();
    QCOMPARE(rows[3].least, -20);
    QCOMPARE(rows[3].counts[20], 2);
    QVERIFY(!a.merge(WinCounts(9)));
    auto huge = WinCounts::parse("tilewright win counts 1\nrack=7\ngames=1\n\n"
                                 "5\t0\t549755813888\n")
                    .value();
    const WinCounts before = huge;
    QVERIFY(!huge.merge(before));
    QVERIFY(huge == before);
}

void TestWinTable::extremeGainsAreLimited()
{
    WinCounts counts(7);
    counts.add(5, {INT32_MAX});
    counts.add(5, {INT32_MIN});
    counts.add(1'000'000, {0});
    const auto rows = counts.rows();
    QCOMPARE(rows.size(), 2U);
    QCOMPARE(rows[0].least, -WinCounts::kMostSwing);
    QCOMPARE(rows[0].counts.back(), 1);
    QCOMPARE(rows[1].unseen, WinCounts::kMostUnseen);
    QCOMPARE(WinTable(counts).chance({0}, 5).share, 0.5);
}

void TestWinTable::wrongFiles_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("line");
    const QString head = "tilewright win counts 1\nrack=7\ngames=1\n\n";
    QTest::newRow("empty") << "" << 1;
    QTest::newRow("something else") << "unseen,spread\n" << 1;
    QTest::newRow("no counts") << "tilewright win counts 1\nrack=7\ngames=1\n" << 4;
    QTest::newRow("no rack") << "tilewright win counts 1\ngames=1\n\n" << 3;
    QTest::newRow("wrong rack") << "tilewright win counts 1\nrack=22\ngames=1\n\n" << 2;
    QTest::newRow("wrong games") << "tilewright win counts 1\nrack=7\ngames=-1\n\n" << 3;
    QTest::newRow("no value") << "tilewright win counts 1\nrack=7\nhello\n\n" << 3;
    QTest::newRow("negative count") << head + "5\t0\t-1\n" << 5;
    QTest::newRow("no number") << head + "5\t0\t1 x\n" << 5;
    QTest::newRow("too large") << head + "5\t0\t549755813889\n" << 5;
    QTest::newRow("repeated row") << head + "5\t0\t1\n5\t0\t1\n" << 6;
    QTest::newRow("descending") << head + "5\t0\t1\n4\t0\t1\n" << 6;
    QTest::newRow("beyond bounds") << head + "5\t4000\t1 1\n" << 5;
    QTest::newRow("too many unseen") << head + "1001\t0\t1\n" << 5;
    QTest::newRow("no counts in row") << head + "5\t0\n" << 5;
    QTest::newRow("empty row") << head + "\n5\t0\t1\n" << 5;
}

void TestWinTable::wrongFiles()
{
    QFETCH(const QString, text);
    QFETCH(const int, line);
    const auto counts = WinCounts::parse(text.toStdString(), "table");
    QVERIFY(!counts);
    QCOMPARE(counts.error().code, ErrorCode::Malformed);
    QCOMPARE(counts.error().place.line, line);
    QCOMPARE(counts.error().place.file, std::string("table"));
}

TEST_CLASS(TestWinTable, tests::NoApplication)
#include "tst_win_table.moc"
