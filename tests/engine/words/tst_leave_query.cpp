// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <stop_token>
#include <string>
#include <vector>

#include <QtTest>

#include "engine/rules/catalogue.h"
#include "engine/words/leave_query.h"
#include "tests/support/test_class.h"

using namespace engine;

namespace {

const Alphabet& english()
{
    static const Alphabet alphabet = catalogue::tileSet("english")->alphabet;
    return alphabet;
}

const LeaveTable& table()
{
    static const LeaveTable leaves =
        readLeaveCsv("?,25\n??,48\n?ER,30\n?S,35\nA,1\nAE,3\nAER,6\nE,1\nER,2.5\nERS,12\n"
                     "EERS,10\nQ,-7\nQU,0.5\nS,8\nU,-3\n",
                     english())
            .value();
    return leaves;
}

std::string answer(const LeaveQuery& query)
{
    const auto found = findLeaves(table(), query).value();
    std::string text;
    for (const std::uint32_t leave : found)
        text += (text.empty() ? "" : " ") + english().written(table().leaves[leave]);
    return text;
}

}  // namespace

class TestLeaveQuery : public QObject
{
    Q_OBJECT

private slots:
    void finds_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("leaves");
        QTest::newRow("all") << ""
                             << "? ?? ?ER ?S A AE AER E EERS ER ERS Q QU S U";
        QTest::newRow("one leave in any order and case") << "re?"
                                                         << "?ER";
        QTest::newRow("a blank is a blank") << "?"
                                            << "?";
        QTest::newRow("one more") << "ER."
                                  << "?ER AER ERS";
        QTest::newRow("two more, wherever the dots stand") << ".R.E"
                                                           << "EERS";
        QTest::newRow("any number more") << "ER*"
                                         << "?ER AER EERS ER ERS";
        QTest::newRow("at least one more") << "ER.*"
                                           << "?ER AER EERS ERS";
        QTest::newRow("twice the same") << "EE*"
                                        << "EERS";
        QTest::newRow("length only") << "."
                                     << "? A E Q S U";
        QTest::newRow("star alone") << "*"
                                    << "? ?? ?ER ?S A AE AER E EERS ER ERS Q QU S U";
        QTest::newRow("nothing fits") << "ZZ"
                                      << "";
    }
    void finds()
    {
        QFETCH(QString, text);
        QFETCH(QString, leaves);
        const auto query = readLeaveQuery(text.toStdString(), english());
        QVERIFY(query);
        QCOMPARE(answer(*query), leaves.toStdString());
        for (std::size_t i = 0; i < table().leaves.size(); ++i) {
            const std::string written = english().written(table().leaves[i]);
            const bool listed =
                (" " + leaves.toStdString() + " ").find(" " + written + " ") != std::string::npos;
            QCOMPARE(query->accepts(table().leaves[i]), listed);
        }
    }

    void refuses_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("column");
        QTest::newRow("stranger") << "A1" << 2;
        QTest::newRow("stranger behind wildcards") << "..*Ä" << 4;
        QTest::newRow("too many") << QString(300, u'.') << 0;
    }
    void refuses()
    {
        QFETCH(QString, text);
        QFETCH(int, column);
        const auto query = readLeaveQuery(text.toStdString(), english());
        QVERIFY(!query);
        QCOMPARE(query.error().place.column, column);
    }

    void wildcardsDoNotJoinLetters()
    {
        const Alphabet catalan = catalogue::tileSet("catalan")->alphabet;
        const auto digraph = readLeaveQuery("NY", catalan).value();
        QCOMPARE(digraph.tiles.total(), 1);
        const auto apart = readLeaveQuery("N.Y", catalan).value();
        QCOMPARE(apart.tiles.total(), 2);
        QCOMPARE(apart.others, 1);
    }

    void lengths()
    {
        LeaveQuery query;
        query.lengths = (std::uint64_t{1} << 2) | (std::uint64_t{1} << 4);
        QCOMPARE(answer(query), std::string("?? ?S AE EERS ER QU"));
        // Long leaves share the last bit.
        query.lengths = std::uint64_t{1} << 63;
        QVERIFY(query.accepts(std::vector<Tile>(70, Tile{1})));
        QVERIFY(!query.accepts(std::vector<Tile>(62, Tile{1})));
    }

    void near()
    {
        LeaveQuery query;
        query.near = Leave(*english().readTiles("ERS"));
        // Itself; one fewer, one more, one exchanged.
        QCOMPARE(answer(query), std::string("?ER AER EERS ER ERS"));
        query.near = Leave();
        QCOMPARE(answer(query), std::string("? A E Q S U"));
    }

    void orders()
    {
        LeaveQuery query = readLeaveQuery("E*", english()).value();
        query.order = LeaveOrder::ByValue;
        QCOMPARE(answer(query), std::string("E ER AE AER EERS ERS ?ER"));
        query.descending = true;
        QCOMPARE(answer(query), std::string("?ER ERS EERS AER AE ER E"));
        query.order = LeaveOrder::ByLength;
        QCOMPARE(answer(query), std::string("EERS ?ER ERS AER AE ER E"));
        query.descending = false;
        QCOMPARE(answer(query), std::string("E AE ER ?ER ERS AER EERS"));
        query.order = LeaveOrder::ByTiles;
        query.descending = true;
        QCOMPARE(answer(query), std::string("ERS ER EERS E AER AE ?ER"));
        // Equals stay as the table has them, whichever way.
        LeaveQuery ones = readLeaveQuery(".", english()).value();
        ones.order = LeaveOrder::ByValue;
        QCOMPARE(answer(ones), std::string("Q U A E S ?"));
        ones.descending = true;
        QCOMPARE(answer(ones), std::string("? S A E U Q"));
    }

    void standing()
    {
        const auto place = standingOf(table(), 1.0F, 1);
        QCOMPARE(place.better, 2);
        QCOMPARE(place.all, 6);
        QCOMPARE(standingOf(table(), 0.0F, 9).all, 0);
    }

    void canBeStopped()
    {
        std::stop_source source;
        source.request_stop();
        TaskContext context;
        context.stop = source.get_token();
        const auto found = findLeaves(table(), {}, context);
        QVERIFY(!found);
        QCOMPARE(found.error().code, ErrorCode::Cancelled);
    }
};

TEST_CLASS(TestLeaveQuery, tests::NoApplication)
#include "tst_leave_query.moc"
