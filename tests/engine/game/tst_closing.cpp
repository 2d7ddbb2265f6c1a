// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstddef>
#include <string>
#include <vector>

#include <QtTest>

#include "engine/board/move_notation.h"
#include "engine/game/closing.h"
#include "engine/game/gcg.h"
#include "engine/game/replay.h"
#include "tests/support/played_record.h"
#include "tests/support/random_game.h"
#include "tests/support/test_class.h"
#include "tests/support/test_lexicons.h"
#include "tests/support/test_rules.h"

using namespace engine;

namespace {

/// AT on the board, nothing in the bag: all tiles are on the racks.
Position endgame(const char* rules, const std::vector<std::string>& racks)
{
    std::string all = "AT";
    for (const std::string& rack : racks) all += rack;
    const GameRulesPtr changed = tests::changed(tests::rulesOf(rules), [&](GameRules& copy) {
        copy.tiles = tests::rackOf(copy.alphabet, all);
    });
    Position position = Position::create(changed, nullptr, static_cast<int>(racks.size())).value();
    tests::lay(position, 7, 7, Direction::Across, "AT");
    for (std::size_t i = 0; i < racks.size(); ++i)
        position.setRack(static_cast<int>(i), tests::rackOf(changed->alphabet, racks[i]));
    return position;
}

void play(Position& position, const std::string& text)
{
    Position::Undo undo;
    position.make(readMove(position, text).value(), undo);
}

/// "0:out QE +22=22" for each event.
QString textOf(const std::vector<Event>& events, const Alphabet& alphabet)
{
    QStringList texts;
    for (const Event& event : events) {
        texts << QStringLiteral("%1:%2 %3 %4=%5")
                     .arg(event.player)
                     .arg(event.kind == EventKind::OutPoints ? "out" : "rack")
                     .arg(QString::fromStdString(alphabet.written(event.tiles)))
                     .arg(event.score.points)
                     .arg(event.total ? event.total->points : -1);
    }
    return texts.join(", ");
}

}  // namespace

/// The events at the end of a game.
class TestClosing : public QObject
{
    Q_OBJECT

private slots:
    void playedOut_data()
    {
        QTest::addColumn<QString>("rules");
        QTest::addColumn<QStringList>("racks");
        QTest::addColumn<QString>("expected");
        const QStringList two{"S", "QE"};
        QTest::newRow("twice the other rack") << "english" << two << "0:out EQ 22=25";
        QTest::newRow("both ways")
            << "words_with_friends" << two << "0:out EQ 11=14, 1:rack EQ -11=-11";
        QTest::newRow("three players") << "english" << QStringList{"S", "QE", "Z"}
                                       << "0:out EQZ 21=24, 1:rack EQ -11=-11, 2:rack Z -10=-10";
        QTest::newRow("only blanks are left") << "english" << QStringList{"S", "?"} << "";
        QTest::newRow("alone") << "english" << QStringList{"S"} << "";
    }
    void playedOut()
    {
        QFETCH(QString, rules);
        QFETCH(QStringList, racks);
        QFETCH(QString, expected);
        std::vector<std::string> tiles;
        for (const QString& rack : racks) tiles.push_back(rack.toStdString());
        Position position = endgame(rules.toUtf8().constData(), tiles);
        QVERIFY(closingEvents(position).empty());
        play(position, "8H (AT)S");
        QCOMPARE(position.gameEnd(), GameEnd::PlayedOut);
        QCOMPARE(textOf(closingEvents(position), position.rules().alphabet), expected);
    }

    void lastTurnsSettleNothing()
    {
        Position position = endgame("nyt_crossplay", {"S", "QE"});
        play(position, "8H (AT)S");
        play(position, "pass");
        QCOMPARE(position.gameEnd(), GameEnd::TurnsUsedUp);
        QVERIFY(closingEvents(position).empty());
    }

    void stalledGamesCostTheRacks()
    {
        Position position = Position::create(tests::rulesOf("english")).value();
        const Alphabet& alphabet = position.rules().alphabet;
        position.setRack(0, tests::rackOf(alphabet, "QAEINRT"));
        position.setRack(1, tests::rackOf(alphabet, "AAEEII?"));
        position.setScore(1, Score{40});
        position.setScorelessTurns(5);
        QVERIFY(closingEvents(position).empty());
        play(position, "pass");
        QCOMPARE(textOf(closingEvents(position), alphabet),
                 QString("0:rack AEINQRT -16=-16, 1:rack ?AAEEII -6=34"));
        QCOMPARE(closingEvents(position)[1].rack.tiles.size(), std::size_t{7});
        // No tiles are made up for a rack that nobody knows.
        position.setRack(0, Rack());
        QVERIFY(closingEvents(position).empty());
    }

    void oneUnknownRackFollowsFromTheOthers()
    {
        Position position = endgame("english", {"S", "QE"});
        play(position, "8H (AT)S");
        position.setRack(1, Rack());
        QCOMPARE(textOf(closingEvents(position), position.rules().alphabet),
                 QString("0:out EQ 22=25"));
    }

    void racksOfTheLastTurns()
    {
        const std::string turns = ">a: AEINRTS - +0 0\n>b: AEINRTO - +0 0\n"
                                  ">a: AEINRTS - +0 0\n>b: AEINRTO - +0 0\n"
                                  ">a: AEINRTS - +0 0\n";
        for (const auto& [last, expected] :
             {std::pair<std::string, const char*>{">b: AEINRTO - +0 0\n",
                                                  "0:rack AEINRST -7=-7, 1:rack AEINORT -7=-7"},
              // Some or all of it isn't known.
              {">b: AEI____ - +0 0\n", ""},
              {">b: AEINRTO -AO +0 0\n", ""}}) {
            const GameRecord record =
                readGcg("#player1 a A\n#player2 b B\n" + turns + last, tests::rulesOf("english"))
                    .value()
                    .record;
            const NodeId end = record.lineThrough(kRootNode).back();
            const Replay replayed = replay(record).value();
            QCOMPARE(replayed.at(end).after->gameEnd(), GameEnd::Stalled);
            QCOMPARE(textOf(closingEvents(record, end, *replayed.at(end).after),
                            record.rules().alphabet),
                     QString(expected));
        }
    }

    void allRuleSets_data()
    {
        QTest::addColumn<QString>("id");
        for (const auto& set : catalogue::ruleSets())
            QTest::newRow(set.id.c_str()) << QString::fromStdString(set.id);
    }
    /// What is said at the end of a game is what the rules settle, and what replay() expects.
    void allRuleSets()
    {
        QFETCH(QString, id);
        const GameRulesPtr rules = tests::rulesOf(id.toStdString());
        const LexiconPtr lexicon = tests::lexiconOf(*rules, tests::randomWords(*rules, 7, 3000, 8));
        for (std::uint64_t seed = 0; seed < 2; ++seed) {
            auto [game, record, last] = tests::PlayedRecord(rules, lexicon, seed);
            const Position& end = game.position();
            QVERIFY(end.gameEnd() != GameEnd::NotYet);
            std::vector<Score> totals{end.player(0).score, end.player(1).score};
            const PlayerScores settled = end.settlement();
            std::vector<Score> wanted(settled.begin(), settled.end());
            for (std::size_t i = 0; i < 2; ++i) wanted[i] += totals[i];
            for (const Event& event : closingEvents(end)) {
                QVERIFY(checkEvent(event, *rules, 2));
                totals[static_cast<std::size_t>(event.player)] = *event.total;
                last = record.add(last, event).value();
            }
            QCOMPARE(totals, wanted);
            const Replay replayed = replay(record, {lexicon, true}).value();
            for (const Difference& difference : replayed.differences)
                QVERIFY2(false, difference.finding.sentence.english().c_str());
            const auto again = readGcg(writeGcg(record).value().text, rules);
            QVERIFY(again && again->remarks.empty());
        }
    }
};

TEST_CLASS(TestClosing, tests::NoApplication)
#include "tst_closing.moc"
