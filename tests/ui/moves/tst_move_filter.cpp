// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "tests/support/test_class.h"
#include "tests/ui/ui_fixture.h"
#include "ui/moves/move_filter.h"

using ui::MoveFilter;

class TestMoveFilter : public QObject
{
    Q_OBJECT

private slots:
    void selects_data()
    {
        QTest::addColumn<QString>("filter");
        QTest::addColumn<QString>("move");
        QTest::addColumn<bool>("accepted");
        const auto row = [](const char* filter, const char* move, bool accepted) {
            QTest::addRow("%s: %s", filter, move)
                << QString::fromUtf8(filter) << QString::fromUtf8(move) << accepted;
        };
        row("", "8G (CAT)S", true);
        row(">5", "8G (CAT)S", true);  // 6 points
        row(">6", "8G (CAT)S", false);
        row(">=6", "8G (CAT)S", true);
        row("<6", "8G (CAT)S", false);
        row("<=6", "8G (CAT)S", true);
        row("=6", "8G (CAT)S", true);
        row("-=6", "8G (CAT)S", false);
        row("keep:AE", "8G (CAT)S", true);
        row("keep:ea", "8G (CAT)S", true);
        row("keep:EE", "8G (CAT)S", false);
        row("-keep:EE", "8G (CAT)S", true);
        row("uses:S", "8G (CAT)S", true);
        row("uses:C", "8G (CAT)S", false);
        row("uses:?", "8G (CAT)s", true);
        row("uses:?", "8G (CAT)S", false);
        row("lane:8", "8G (CAT)S", true);
        row("lane:7", "8G (CAT)S", false);
        row("lane:H", "8G (CAT)S", false);
        row("lane:J", "J8 SEAT", true);
        row("lane:8", "J8 SEAT", false);
        row("at:8J", "8G (CAT)S", true);
        row("at:J8", "8G (CAT)S", true);
        row("at:8K", "8G (CAT)S", false);
        row("at:J10", "J8 SEAT", true);
        row("in:J8-J8", "8G (CAT)S", true);
        row("in:8J-9K", "8G (CAT)S", true);
        row("in:K9-J8", "8G (CAT)S", true);
        row("in:A1-I15", "8G (CAT)S", false);
        row("-in:A1-I15", "8G (CAT)S", true);
        row("in:J8-J11", "J8 SEAT", true);
        row("in:J8-J10", "J8 SEAT", false);
        row("in:A1-O15", "exch AE", false);
        row("/^ca/", "8G (CAT)S", true);
        row("/TS$/", "8G (CAT)s", true);
        row("/^AT/", "8G (CAT)S", false);
        row("-/^AT/", "8G (CAT)S", true);
        row("/S", "8G (CAT)S", true);
        row("/A/", "exch AE", false);
        row("word:TS", "8G (CAT)S", true);
        row("word:TS", "8G (CAT)s", true);
        row("word:ST", "8G (CAT)S", false);
        row("tiles:1", "8G (CAT)S", true);
        row("tiles:4", "J8 SEAT", true);
        row("bingo", "J8 SEAT", false);
        row("exch", "exch AE", true);
        row("-exch", "exch AE", false);
        row("exch uses:AE keep:ST", "exch AE", true);
        row("pass", "pass", true);
        row("lane:8", "pass", false);
        row("word:A", "exch AE", false);
        row(">3 keep:AE lane:8", "8G (CAT)S", true);
        row(">3 keep:AE lane:9", "8G (CAT)S", false);
    }
    void selects()
    {
        QFETCH(QString, filter);
        QFETCH(QString, move);
        QFETCH(bool, accepted);
        const auto position = fixture::catPosition("AEST?/");
        const auto read = engine::readMove(*position, move.toStdString());
        QVERIFY2(read, read ? "" : read.error().message().c_str());
        const MoveFilter parsed = MoveFilter::parse(filter, *position);
        QVERIFY2(parsed.problems().isEmpty(), qPrintable(parsed.problems().join(u' ')));
        QCOMPARE(parsed.accepts(*position, *read), accepted);
    }

    void wordsAndArea()
    {
        const auto position = fixture::catPosition();
        const MoveFilter filter =
            MoveFilter::parse(QStringLiteral("bingo big -in:A1-B2 in:J9-E4"), *position);
        QCOMPARE(filter.words(), (QStringList{QStringLiteral("bingo"), QStringLiteral("-in:A1-B2"),
                                              QStringLiteral("in:J9-E4")}));
        const MoveFilter::Area area{3, 4, 8, 9};
        QCOMPARE(filter.area(), std::optional(area));
        QCOMPARE(MoveFilter::areaWord(area), QStringLiteral("in:E4-J9"));
        QCOMPARE(MoveFilter::parse(MoveFilter::areaWord(area), *position).area(),
                 std::optional(area));
        QVERIFY(!MoveFilter::parse(QStringLiteral("bingo"), *position).area());
    }

    void bingoIsWhatTheRulesReward()
    {
        const auto position = fixture::position(fixture::kEmptyBoard + " CASTEAT/ 0/0 0");
        const auto seven = engine::readMove(*position, "8D CASTEAT");
        const auto six = engine::readMove(*position, "8D CASTEA");
        const MoveFilter bingo = MoveFilter::parse(QStringLiteral("BINGO"), *position);
        QVERIFY(seven && bingo.accepts(*position, *seven));
        QVERIFY(six && !bingo.accepts(*position, *six));
    }

    void tellsWhatItCannotRead_data()
    {
        QTest::addColumn<QString>("filter");
        QTest::addColumn<int>("problems");
        QTest::newRow("unknown word") << "big" << 1;
        QTest::newRow("unknown key") << "foo:A" << 1;
        QTest::newRow("no number") << ">x" << 1;
        QTest::newRow("number too large") << ">99999999999999999999" << 1;
        QTest::newRow("no tiles") << "keep:" << 1;
        QTest::newRow("foreign letter") << "keep:Ж" << 1;
        QTest::newRow("lane beyond the board") << "lane:16" << 1;
        QTest::newRow("lane nonsense") << "lane:8H" << 1;
        QTest::newRow("lane empty") << "lane:" << 1;
        QTest::newRow("square beyond the board") << "at:16A" << 1;
        QTest::newRow("area beyond the board") << "in:A1-P15" << 1;
        QTest::newRow("area with one corner") << "in:A1" << 1;
        QTest::newRow("bad expression") << "/(/" << 1;
        QTest::newRow("two of three") << "big bingo tiles:x" << 2;
        QTest::newRow("unfinished negation") << "-" << 0;
    }
    void tellsWhatItCannotRead()
    {
        QFETCH(QString, filter);
        QFETCH(int, problems);
        const MoveFilter parsed = MoveFilter::parse(filter, *fixture::catPosition());
        QCOMPARE(parsed.problems().size(), problems);
        for (const QString& problem : parsed.problems()) QVERIFY(problem.contains(u"“"));
    }
};

TEST_CLASS(TestMoveFilter, QCoreApplication)
#include "tst_move_filter.moc"
