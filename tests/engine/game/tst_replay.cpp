// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include <QtTest>

#include "engine/board/hands.h"
#include "engine/board/move_notation.h"
#include "engine/game/gcg.h"
#include "engine/game/promotion.h"
#include "engine/game/replay.h"
#include "engine/game/turns.h"
#include "tests/support/played_record.h"
#include "tests/support/random_game.h"
#include "tests/support/test_class.h"
#include "tests/support/test_lexicons.h"
#include "tests/support/test_rules.h"

using namespace engine;

namespace {

GameRecord replayedGame(const std::string& events, const std::string& rules = "english")
{
    return readGcg("#player1 a A\n#player2 b B\n" + events, tests::rulesOf(rules)).value().record;
}

Replay replayed(const GameRecord& record, const LexiconPtr& lexicon = nullptr)
{
    return replay(record, {lexicon, true}).value();
}

/// "2:WrongScore" for each difference, by the number of the event.
QString kindsOf(const Replay& replay)
{
    static const char* const names[] = {"unread",    "misfit", "illegal", "score", "total", "rack",
                                        "overdrawn", "kept",   "order",   "over",  "words", "good"};
    QStringList kinds;
    for (const Difference& difference : replay.differences) {
        kinds << QString::number(difference.node) + ":" +
                     names[static_cast<std::size_t>(difference.finding.kind)];
    }
    return kinds.join(' ');
}

LexiconPtr lexiconWith(const GameRules& rules, const std::string& words)
{
    return tests::lexiconOf(rules, tests::wordsFrom(words, rules.alphabet).value());
}

}  // namespace

class TestReplay : public QObject
{
    Q_OBJECT

private slots:
    void findsDifferences_data()
    {
        QTest::addColumn<QString>("events");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, const char* events, const char* expected) {
            QTest::newRow(name) << events << expected;
        };
        row("nothing", ">a: CARESTV 8F CARE +12 12\n>b: AABENST G7 B.AN +10 10\n", "");
        row("score", ">a: CARESTV 8F CARE +14 14\n", "1:score");
        row("score, right total", ">a: CARESTV 8F CARE +14 12\n", "1:score");
        row("total", ">a: CARESTV 8F CARE +12 13\n>b: - +0 0\n>a: - +0 13\n", "1:total");
        row("rack", ">a: CARSTV 8F CARE +12 12\n", "1:rack");
        row("hidden tile on the rack", ">a: CAR_ 8F CARE +12 12\n", "");
        row("too large a rack", ">a: CARESTVA 8F CARE +12 12\n", "1:rack");
        row("blank for a letter", ">a: CAR?STV 8F CARe +10 10\n", "");
        row("not over the start", ">a: CARESTV 9F CARE +7 7\n", "1:illegal 1:score");
        row("in the air", ">a: CARESTV 8F CARE +12 12\n>b: ABC 1A CAB +21 21\n", "2:illegal");
        row("one letter", ">a: CARESTV 8H C +6 6\n", "1:illegal");
        row("too many of a tile", ">a: JJ 8G JJ +32 32\n", "1:overdrawn");
        row("rack overdrawn", ">a: QZ - +0 0\n>b: QQK - +0 0\n>a: QQ - +0 0\n", "2:overdrawn");
        row("kept tiles", ">a: CARESTV 8F CARE +12 12\n>b: - +0 0\n>a: STXABCD - +0 12\n",
            "3:kept");
        row("kept tiles are there", ">a: CARESTV 8F CARE +12 12\n>b: - +0 0\n>a: STVABCD - +0 12\n",
            "");
        row("order", ">a: CARESTV 8F CARE +12 12\n>a: - +0 12\n", "2:order");
        row("exchange scores", ">a: CARESTV -C +3 3\n", "1:score");
        row("exchange of what is not there", ">a: CARESTV -X +0 0\n", "1:rack");
        row("exchange of many", ">a: -8 +0 0\n", "1:illegal");
        row("withdrawn",
            ">a: CARESTV 8F CARE +12 12\n>a: CARESTV -- -12 0\n>b: ABC 8G CAB +14 14\n", "");
        row("withdrawn, total right", ">a: CARESTV 8F CARE +12 12\n>a: CARESTV -- +0 0\n",
            "2:score");
        row("withdrawn, but what", ">a: - +0 0\n>a: -- +0 0\n>b: -- +0 0\n", "2:misfit 3:misfit");
        row("withdrawn by the other", ">a: CARESTV 8F CARE +12 12\n>b: CARESTV -- -12 -12\n",
            "2:misfit");
        row("bonus", ">a: CARESTV 8F CARE +12 12\n>a: (challenge) +5 17\n>b: - +0 0\n", "");
        row("not understood", ">a: CARESTV ** +12 12\n", "1:unread");
        row("wrong number of points left", ">a: CARESTV 8F CARE +12 12\n>a: (QZ) +41 53\n",
            "2:score");
        row("penalty", ">a: CARESTV - +0 0\n>a: QZ (QZ) -20 -20\n", "");
        row("penalty for others", ">a: CARESTV - +0 0\n>a: QZ (QQ) -20 -20\n", "2:rack");
        row("time", ">a: CARESTV - +0 0\n>a: (time) -10 -10\n", "");
    }
    void findsDifferences()
    {
        QFETCH(QString, events);
        QFETCH(QString, expected);
        const GameRecord record = replayedGame(events.toStdString());
        const Replay result = replayed(record);
        QCOMPARE(kindsOf(result), expected);
        for (const Difference& difference : result.differences)
            QVERIFY(!difference.finding.sentence.english().empty());
        const bool anyMistake = std::any_of(
            result.differences.begin(), result.differences.end(),
            [](const Difference& difference) { return isMistake(difference.finding.kind); });
        QCOMPARE(result.firstMistake() != nullptr, anyMistake);
        QCOMPARE(kindsOf(replay(record, {nullptr, false}).value()), expected);
    }

    void positions()
    {
        const GameRecord record = replayedGame(
            ">a: CARESTV 8F CARE +12 12\n>b: AABENST G7 B.AN +10 10\n>b: AABENST -- -10 0\n"
            ">a: STVIOX? 8F ....s +6 18\n>a: (challenge) +5 23\n>b: -3 +0 0\n");
        const Replay result = replayed(record);
        QCOMPARE(kindsOf(result), QString());
        const Alphabet& alphabet = record.rules().alphabet;

        const Position& first = *result.at(1).before;
        QVERIFY(first.board().empty());
        QVERIFY(first.mover().rack == tests::rackOf(alphabet, "CARESTV"));
        QVERIFY(first.player(1).rack.empty());
        QCOMPARE(result.at(1).move.score, Score{12});
        QCOMPARE(result.at(1).after->onTurn(), 1);
        QCOMPARE(result.at(1).after->player(0).score, Score{12});
        // What is left on a rack is not seen.
        QVERIFY(result.at(1).after->player(0).rack.empty());

        QCOMPARE(result.at(2).after->board().tileCount(), 7);
        QCOMPARE(result.at(2).after->scorelessTurns(), 0);
        const Position& withdrawn = *result.at(3).after;
        QCOMPARE(withdrawn.board().tileCount(), 4);
        QCOMPARE(withdrawn.player(1).score, Score{0});
        QCOMPARE(withdrawn.onTurn(), 0);
        QCOMPARE(withdrawn.scorelessTurns(), 1);
        // But these have been seen by all.
        QVERIFY(withdrawn.player(1).rack == tests::rackOf(alphabet, "ABN"));
        QVERIFY(result.at(4).before->player(1).rack == tests::rackOf(alphabet, "ABN"));
        QCOMPARE(result.at(4).move.score, Score{6});
        QCOMPARE(result.at(5).after->player(0).score, Score{23});
        QCOMPARE(result.at(5).after->onTurn(), 1);
        QVERIFY(result.at(6).after->player(1).rack.empty());
        QCOMPARE(result.at(6).after->player(1).exchanges, 1);
        QCOMPARE(result.at(6).after->scorelessTurns(), 1);
        QVERIFY(result.at(kRootNode).before == nullptr);
        QVERIFY(result.at(kRootNode).after->board().empty());
    }

    void knownRacks()
    {
        const GameRecord record =
            replayedGame(">a: CARESTV 8F CARE +12 12\n#rack1 STVQQ\n#rack2 ABC_\n");
        const Replay result = replayed(record);
        const Position& end = *result.at(1).after;
        const Alphabet& alphabet = record.rules().alphabet;
        QVERIFY(end.player(0).rack == tests::rackOf(alphabet, "STVQQ"));
        QVERIFY(end.mover().rack == tests::rackOf(alphabet, "ABC"));
        QCOMPARE(rackKnowledge(end, 1), RackKnowledge::Partial);
    }

    /// Once the bag runs out, how many tiles each player holds follows from the draws.
    void handsFollowFromTheDraws()
    {
        const GameRulesPtr rules = tests::changed(tests::rulesOf("english"), [](GameRules& copy) {
            copy.tiles = tests::rackOf(copy.alphabet, "CARTERSATBNEOIDULG");
        });
        const auto game = [&rules](const std::string& events) {
            return readGcg("#player1 a A\n#player2 b B\n" + events, rules).value().record;
        };
        // Four tiles are left for the six that a has laid.
        const std::string start = ">a: CARTERS 8D CARTER +20 20\n>b: AT 7H AT +10 10\n";
        const Replay result = replayed(game(start + ">a: SDULG - +0 20\n"));
        const Position& second = *result.at(2).before;
        QCOMPARE(tilesHeld(second, 0), 5);
        QCOMPARE(tilesHeld(second, 1), 7);
        QCOMPARE(rackKnowledge(second, 1), RackKnowledge::Partial);
        const Position& third = *result.at(3).before;
        QCOMPARE(third.bagSize(), 0);
        QCOMPARE(rackKnowledge(third, 0), RackKnowledge::Known);
        QCOMPARE(tilesHeld(third, 1), 5);
        // The board alone would give the player on turn what the other can't hold.
        const Replay one = replayed(game(start + ">a: S - +0 20\n"));
        QCOMPARE(tilesHeld(*one.at(3).after, 0), 5);
        QCOMPARE(rackKnowledge(*one.at(3).after, 1), RackKnowledge::Unknown);

        // A play that is taken back was never drawn for.
        const Replay back = replayed(game(start + ">b: AT -- -10 0\n>a: SDULG - +0 20\n"));
        QCOMPARE(tilesHeld(*back.at(4).before, 1), 7);
        QCOMPARE(rackKnowledge(*back.at(4).before, 0), RackKnowledge::Known);

        // A record that shows more tiles than the draws allow is believed.
        const Replay more = replayed(game(start + ">a: SDULGO - +0 20\n"));
        QCOMPARE(tilesHeld(*more.at(3).before, 0), 6);
    }

    /// With an empty bag nothing is drawn: what a player has behind his turn he had before it.
    void keptTilesAreKnownBeforeTheTurn()
    {
        const GameRulesPtr rules = tests::changed(tests::rulesOf("english"), [](GameRules& copy) {
            copy.tiles = tests::rackOf(copy.alphabet, "CARTERSATBNEOIDULG");
        });
        const auto game = [&rules](const std::string& events) {
            return readGcg("#player1 a A\n#player2 b B\n" + events, rules).value().record;
        };
        const std::string start =
            ">a: CARTERS 8D CARTER +20 20\n>b: AT 7H AT +10 10\n>a: SDULG 8C S...... +7 27\n";
        const auto rackOf = [&rules](const char* letters) {
            return tests::rackOf(rules->alphabet, letters);
        };
        // As his next turn has them, as they are counted in the end, and as he pays for them.
        for (const char* rest :
             {">a: DULG - +0 27\n>b: OI - +0 15\n", ">a: DULG 1A DULG +5 32\n>a:  (OI) +4 36\n"}) {
            const Replay known = replayed(game(start + ">b: BEN 9H BEN +5 15\n" + rest));
            QVERIFY2(known.at(4).before->player(1).rack == rackOf("BENOI"), rest);
            QCOMPARE(rackKnowledge(*known.at(4).before, 1), RackKnowledge::Known);
        }
        // Tiles that can't be his are none of his.
        const std::string one =
            ">a: CARTERS 8D CARTER +20 20\n>b: AT 7H AT +10 10\n>a: S 8C S...... +7 27\n";
        for (const char* rest : {">a: D - +0 27\n>b: QI - +0 15\n", ">a: D - +0 27\n"}) {
            const Replay partial = replayed(game(one + ">b: BEN 9H BEN +5 15\n" + rest));
            QCOMPARE(rackKnowledge(*partial.at(4).before, 1), RackKnowledge::Partial);
        }
    }

    /// And what he doesn't lay he still has when his line goes on.
    void keptTilesAreKnownBehindTheTurn()
    {
        const GameRulesPtr rules = tests::changed(tests::rulesOf("english"), [](GameRules& copy) {
            copy.tiles = tests::rackOf(copy.alphabet, "CARTERSATBNEOIDULG");
        });
        const auto game = [&rules](const std::string& events) {
            return readGcg("#player1 a A\n#player2 b B\n>a: CARTERS 8D CARTER +20 20\n"
                           ">b: ATBENOI 7H AT +10 10\n" +
                               events,
                           rules)
                .value()
                .record;
        };
        const auto rackOf = [&rules](const char* letters) {
            return tests::rackOf(rules->alphabet, letters);
        };
        const std::string plays =
            ">a: SDULG 8C S...... +7 27\n>b: BENOI 9H BEN +5 15\n>a: DULG 1A DU +5 32\n";
        const Replay known = replayed(game(plays));
        QVERIFY(known.at(5).after->mover().rack == rackOf("OI"));
        QVERIFY(known.at(5).after->player(0).rack == rackOf("LG"));
        QCOMPARE(rackKnowledge(*known.at(5).after, 1), RackKnowledge::Known);
        // A play that is taken back leaves all of them.
        const Replay back = replayed(game(plays + ">b: OI 10H OI +5 20\n>b: OI -- -5 15\n"));
        QVERIFY(back.at(7).after->player(1).rack == rackOf("OI"));
        // Where tiles are in the bag nothing is known of what comes.
        const Replay early = replayed(game(""));
        QVERIFY(early.at(1).after->player(0).rack.empty());
    }

    /// Who is out leaves all tiles that aren't seen to the other.
    void tilesLeftFollowFromTheCounts()
    {
        const GameRulesPtr rules = tests::changed(tests::rulesOf("english"), [](GameRules& copy) {
            copy.tiles = tests::rackOf(copy.alphabet, "CARTERSATBNEOIDULG");
        });
        const auto game = [&rules](const std::string& events) {
            return readGcg("#player1 a A\n#player2 b B\n" + events, rules).value().record;
        };
        const std::string start = ">a: CARTERS 8D CARTER +20 20\n>b: AT 7H AT +10 10\n";
        const Replay out = replayed(game(start + ">a: SDULG 8C S...... +7 27\n"
                                                 ">b: NEOIB 9H BEN +5 15\n"
                                                 ">a: DULG 1A DULG +5 32\n"));
        const Position& end = *out.at(5).after;
        QCOMPARE(end.gameEnd(), GameEnd::PlayedOut);
        QVERIFY(end.player(0).rack.empty());
        QVERIFY(end.player(1).rack == tests::rackOf(rules->alphabet, "OI"));
        QCOMPARE(rackKnowledge(end, 1), RackKnowledge::Known);
        // So it is in front of the last move, whose player's rack is known.
        QVERIFY(out.at(5).before->player(1).rack == tests::rackOf(rules->alphabet, "OI"));
        // With tiles in the bag, or two who may hold them, nothing follows.
        QVERIFY(out.at(1).after->player(1).rack.empty());
        const Replay both = replayed(game(start + ">a: S 8C S...... +7 27\n"
                                                  ">b: BEN 9H BEN +5 15\n"));
        QVERIFY(both.at(3).after->player(1).rack.empty());
        QVERIFY(both.at(4).after->player(0).rack.empty());
        // What one keeps is known, and then the other's tiles are.
        QVERIFY(out.at(3).after->player(1).rack == tests::rackOf(rules->alphabet, "BENOI"));
    }

    /// A rack doesn't depend on what the other player does before.
    void variationsKnowTheOthersRack()
    {
        GameRecord record = replayedGame(">a: CARESTV 8F CARE +12 12\n>b: AABENST G7 B.AN +10 10\n"
                                         ">a: STVIOX? 8F ....s +6 18\n");
        const Alphabet& alphabet = record.rules().alphabet;
        const Rack known = tests::rackOf(alphabet, "AABENST");
        const auto variation = [&](NodeId parent, int player, const std::string& rack,
                                   const std::string& move) {
            Event event;
            event.kind = EventKind::Place;
            event.player = player;
            event.rack.tiles = tests::rackOf(alphabet, rack).tiles();
            event.move = readPlacement(alphabet, 15, 15, move).value();
            return record.add(parent, event).value();
        };
        const NodeId other = variation(kRootNode, 0, "CARESTV", "8G CARES");
        QVERIFY(replayed(record).at(other).after->mover().rack == known);
        // What is left of it after a turn isn't seen, as in the game.
        const NodeId answer = variation(other, 1, "", "9H BA");
        const Replay result = replayed(record);
        QVERIFY(result.at(answer).before->mover().rack == known);
        QVERIFY(result.at(answer).after->player(1).rack.empty());
        QVERIFY(result.at(answer).after->mover().rack.empty());
        // Nor does the game learn anything from a variation.
        QVERIFY(result.at(1).after->mover().rack.empty());

        // The line knows it as well when it has become the game, and has the turn that followed it.
        GameRecord promoted = record;
        promoteLine(promoted, answer);
        QCOMPARE(promoted.node(kRootNode).children.front(), other);
        QVERIFY(replayed(promoted).at(other).after->mover().rack == known);
        QVERIFY(replayed(promoted).at(answer).before->mover().rack == known);
        GameRecord again = promoted;
        promoteLine(again, answer);
        QVERIFY(again == promoted);
        // The game that was, too: its own turns show its racks.
        promoteLine(promoted, 1);
        QVERIFY(replayed(promoted).at(1).after->mover().rack.empty());
        QVERIFY(replayed(promoted).at(2).before->mover().rack == known);

        // Two of the tiles are nowhere else: both can't be.
        const NodeId greedy = variation(kRootNode, 0, "BBCARES", "8G BABBAS");
        QVERIFY(replayed(record).at(greedy).after->mover().rack.empty());

        // That a rack isn't known can be said.
        QVERIFY(record.setRacksAfter(other, {{}, {{}, 7}}));
        QVERIFY(replayed(record).at(other).after->mover().rack.empty());
    }

    /// Tiles that a phony showed are a part of it.
    void variationsCompleteAPartOfTheOthersRack()
    {
        GameRecord record = replayedGame(">a: CARESTV 8F CARE +12 12\n>b: AABENST G7 B.AN +10 10\n"
                                         ">b: AABENST -- -10 0\n>a: STVIOX? 8F ....s +6 18\n"
                                         ">b: AABENST 9H BA +14 14\n>a: EETIOVX 10I TOE +8 26\n"
                                         ">b: AENQSTZ 11K AZ +20 34\n");
        const Alphabet& alphabet = record.rules().alphabet;
        constexpr NodeId kKept = 5;
        Event event;
        event.kind = EventKind::Place;
        event.player = 0;
        event.rack.tiles = tests::rackOf(alphabet, "EETIOVX").tiles();
        event.move = readPlacement(alphabet, 15, 15, "10I TOX").value();
        const NodeId other = record.add(kKept, event).value();
        QVERIFY(replayed(record).at(other).after->mover().rack ==
                tests::rackOf(alphabet, "AENQSTZ"));
    }

    void words()
    {
        const GameRulesPtr rules = tests::rulesOf("english");
        const LexiconPtr lexicon = lexiconWith(*rules, "CARE BAAN AN");
        const GameRecord record =
            replayedGame(">a: CARESTV 8F CARE +12 12\n>b: AABENST G7 B.AN +10 10\n>a: - +0 12\n"
                         ">b: ESTZ 8F ....z +6 16\n>b: ESTZ -- -6 10\n>a: EST I7 S.T +1 13\n"
                         ">a: EST -- -1 12\n");
        const Replay result = replayed(record, lexicon);
        QVERIFY2(!kindsOf(result).contains("good"), qPrintable(kindsOf(result)));
        QCOMPARE(result.at(2).phonies.size(), std::size_t{0});
        QCOMPARE(result.at(4).phonies.size(), std::size_t{1});

        const LexiconPtr narrow = lexiconWith(*rules, "CARE CAREZ");
        const Replay strict = replayed(record, narrow);
        QCOMPARE(strict.at(2).phonies.size(), std::size_t{1});
        // Played and never challenged; taken back although it is good.
        QVERIFY2(kindsOf(strict).startsWith("2:words "), qPrintable(kindsOf(strict)));
        QVERIFY2(kindsOf(strict).contains("5:good"), qPrintable(kindsOf(strict)));
        QVERIFY(strict.at(1).before->lexicon() == narrow.get());

        const LexiconPtr polish = lexiconWith(*tests::rulesOf("polish"), "ABA");
        QVERIFY(!replay(record, {polish, true}));
    }

    void variations()
    {
        GameRecord record =
            replayedGame(">a: CARESTV 8F CARE +12 12\n>b: AABENST G7 B.AN +10 10\n");
        const Replay asked = replayed(record);
        const Position& question = *asked.at(2).before;
        const Move move = readMove(question, "9E NAB").value();
        const NodeId other = record.add(1, eventFor(question, move)).value();
        const Event& event = record.node(other).event;
        QCOMPARE(event.player, 1);
        QCOMPARE(event.score, move.score);
        QCOMPARE(event.total, std::optional(move.score));
        QCOMPARE(event.rack.tiles.size(), std::size_t{7});
        const Replay result = replayed(record);
        QCOMPARE(kindsOf(result), QString());
        QCOMPARE(result.at(2).after->board().tileCount(), 7);
        QCOMPARE(result.at(other).after->board().tileCount(), 7);
        QVERIFY(!(result.at(2).after->board() == result.at(other).after->board()));
        QVERIFY(result.at(other).before->board() == result.at(2).before->board());
    }

    void editsShowConflicts()
    {
        GameRecord record = replayedGame(">a: CARESTV 8F CARE +12 12\n>b: AABENST G7 B.AN +10 10\n"
                                         ">a: STVIOX? 8F ....s +6 18\n");
        Event edited = record.node(1).event;
        edited.move = readPlacement(record.rules().alphabet, 15, 15, "8G CARE").value();
        QVERIFY(record.setEvent(1, edited).has_value());
        const Replay result = replayed(record);
        // The others no longer fit, and stay in the record as they were.
        QVERIFY2(kindsOf(result).contains("3:misfit"), qPrintable(kindsOf(result)));
        QVERIFY(!result.at(3).fits);
        QVERIFY(result.at(3).after->board() == result.at(2).after->board());
        QCOMPARE(result.at(3).after->player(0).score, Score{18});
        QCOMPARE(record.lineThrough(kRootNode).size(), std::size_t{3});
    }

    /// Games that were played by the rules have no difference, down to the last points.
    void playedGames_data()
    {
        QTest::addColumn<QString>("id");
        for (const char* id :
             {"english", "english_super", "spanish", "words_with_friends", "german"})
            QTest::newRow(id) << QString(id);
    }
    void playedGames()
    {
        QFETCH(QString, id);
        const GameRulesPtr rules = tests::rulesOf(id.toStdString());
        const LexiconPtr lexicon = tests::lexiconOf(*rules, tests::randomWords(*rules, 7, 3000, 8));
        for (std::uint64_t seed = 0; seed < 3; ++seed) {
            auto [game, record, last] = tests::PlayedRecord(rules, lexicon, seed);
            const Position end = game.position();
            QVERIFY(record.nodeCount() > 10);
            const Replay result = replayed(record, lexicon);
            QCOMPARE(kindsOf(result), QString());
            const Position& after = *result.at(last).after;
            QVERIFY(after.board() == end.board());
            for (int i = 0; i < 2; ++i) QCOMPARE(after.player(i).score, end.player(i).score);
            QCOMPARE(after.gameEnd(), end.gameEnd());
            if (end.gameEnd() == GameEnd::PlayedOut) QCOMPARE(after.settlement(), end.settlement());

            // As a file, too.
            const auto again = readGcg(writeGcg(record).value().text, rules);
            QVERIFY(again.has_value());
            QVERIFY(again->remarks.empty());
            QCOMPARE(kindsOf(replayed(again->record, lexicon)), QString());
        }
    }
};

TEST_CLASS(TestReplay, tests::NoApplication)
#include "tst_replay.moc"
