// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include <QtTest>

#include "engine/board/hands.h"
#include "engine/board/move_notation.h"
#include "engine/board/position.h"
#include "engine/board/position_check.h"
#include "tests/support/test_class.h"
#include "tests/support/test_lexicons.h"
#include "tests/support/test_rules.h"

using namespace engine;

/// Counting tiles, the end of the game and its settlement.
class TestPosition : public QObject
{
    Q_OBJECT

private:
    static Rack rack(const Position& position, const char* text)
    {
        return tests::rackOf(position.rules().alphabet, text);
    }

    /// A built-in rule set with only these tiles besides those of the word AT on the board.
    static Position endgame(const char* rules, const char* first, const char* second,
                            const char* others = "")
    {
        const GameRulesPtr plain = tests::rulesOf(rules);
        const GameRulesPtr changed = tests::changed(plain, [&](GameRules& copy) {
            copy.tiles = tests::rackOf(copy.alphabet, "AT");
            for (const char* more : {first, second, others})
                copy.tiles.addAll(tests::rackOf(copy.alphabet, more));
        });
        Position position = Position::create(changed).value();
        tests::lay(position, 7, 7, Direction::Across, "AT");
        position.setRack(0, rack(position, first));
        position.setRack(1, rack(position, second));
        return position;
    }

    static void play(Position& position, const char* text)
    {
        Position::Undo undo;
        position.make(readMove(position, text).value(), undo);
    }

    static std::vector<int> settled(const Position& position)
    {
        std::vector<int> points;
        for (const Score score : position.settlement()) points.push_back(score.points);
        return points;
    }

private slots:
    void creation()
    {
        const GameRulesPtr rules = tests::rulesOf("english");
        for (int players = 1; players <= 4; ++players) {
            const auto position = Position::create(rules, nullptr, players);
            QVERIFY(position.has_value());
            QCOMPARE(position->playerCount(), players);
        }
        for (const int players : {-1, 0, 5, 1'000'000})
            QVERIFY(!Position::create(rules, nullptr, players).has_value());
    }

    void lexiconMustFit()
    {
        const GameRulesPtr english = tests::rulesOf("english");
        const GameRulesPtr spanish = tests::rulesOf("spanish");
        const GameRulesPtr jumbled = tests::rulesOf("wordsmog");
        const WordList words = tests::wordsFrom("AT", english->alphabet).value();
        const LexiconPtr plain =
            Lexicon::fromWords("plain", words, english->alphabet, false).value();
        const LexiconPtr full = Lexicon::fromWords("full", words, english->alphabet, true).value();
        QVERIFY(Position::create(english, plain).has_value());
        QVERIFY(Position::create(jumbled, full).has_value());
        for (const auto& wrong :
             {Position::create(spanish, plain), Position::create(jumbled, plain)}) {
            QVERIFY(!wrong.has_value());
            QVERIFY(wrong.error().code == ErrorCode::WrongLexicon);
        }
        Position position = Position::create(jumbled, full).value();
        QVERIFY(!position.setLexicon(plain).has_value());
        QVERIFY(position.lexicon() == full.get());
        QVERIFY(position.setLexicon(nullptr).has_value());
    }

    void lexiconChangesTheCrossSets()
    {
        const GameRulesPtr rules = tests::rulesOf("english");
        const auto lexicon = [&](const char* words) {
            return tests::lexiconOf(*rules, tests::wordsFrom(words, rules->alphabet).value());
        };
        Position position = Position::create(rules, lexicon("AT")).value();
        tests::lay(position, 7, 7, Direction::Across, "A");
        const LetterSet t = letterBit(rules->alphabet.readTile("T")->tile);
        const LetterSet h = letterBit(rules->alphabet.readTile("H")->tile);
        QCOMPARE(position.crossSets().at(Direction::Across, 8, 7).fitting(), t);
        QVERIFY(position.setLexicon(lexicon("AH")).has_value());
        QCOMPARE(position.crossSets().at(Direction::Across, 8, 7).fitting(), h);
        QVERIFY(position.setLexicon(nullptr).has_value());
        QCOMPARE(position.crossSets().at(Direction::Across, 8, 7).fitting(),
                 rules->alphabet.allLetters());
    }

    void tileCounting_data()
    {
        QTest::addColumn<QString>("mover");
        QTest::addColumn<QString>("opponent");
        QTest::addColumn<int>("onBoard");  // how many of the 100 tiles
        QTest::addColumn<int>("bag");
        QTest::addColumn<int>("moverHolds");
        QTest::addColumn<int>("opponentHolds");
        QTest::addColumn<int>("exchange");
        const auto row = [](const char* name, const char* mover, const char* opponent, int onBoard,
                            int bag, int moverHolds, int opponentHolds, int exchange) {
            QTest::newRow(name) << mover << opponent << onBoard << bag << moverHolds
                                << opponentHolds << exchange;
        };
        row("start", "", "", 0, 86, 7, 7, 21);
        row("racks known or not", "ZQJXKVV", "", 10, 76, 7, 7, 21);
        row("partial rack", "ZQ", "J", 10, 76, 7, 7, 21);
        row("seven in the bag", "ZQJXKVV", "", 79, 7, 7, 7, 7);
        row("six in the bag", "ZQJXKVV", "", 80, 6, 7, 7, 0);
        row("one in the bag", "ZQJXKVV", "", 85, 1, 7, 7, 0);
        row("bag empty", "ZQJXKVV", "", 86, 0, 7, 7, 0);
        row("opponent has four left", "ZQJXKVV", "", 89, 0, 7, 4, 0);
        row("mover has three", "ZQJ", "", 90, 0, 3, 7, 0);
        row("nobody knows: the opponent first", "", "", 90, 0, 3, 7, 0);
        row("all tiles on the board", "", "", 100, 0, 0, 0, 0);
    }
    void tileCounting()
    {
        QFETCH(QString, mover);
        QFETCH(QString, opponent);
        QFETCH(int, onBoard);
        QFETCH(int, bag);
        QFETCH(int, moverHolds);
        QFETCH(int, opponentHolds);
        QFETCH(int, exchange);
        Position position = Position::create(tests::rulesOf("english")).value();
        const Rack first = rack(position, mover.toUtf8().constData());
        const Rack second = rack(position, opponent.toUtf8().constData());
        TileCounts left = position.rules().tiles;
        left.removeAll(first);
        left.removeAll(second);
        const std::vector<Tile> tiles = left.tiles();
        for (int i = 0; i < onBoard; ++i) {
            const Tile tile = tiles[tiles.size() - 1 - static_cast<std::size_t>(i)];
            position.setSquare(i / 15, i % 15, tile == kBlank ? asBlank(1) : tile);
        }
        position.setRack(0, first);
        position.setRack(1, second);
        QVERIFY(checkTiles(position).has_value());
        QCOMPARE(position.bagSize(), bag);
        QCOMPARE(tilesHeld(position, 0), moverHolds);
        QCOMPARE(tilesHeld(position, 1), opponentHolds);
        QCOMPARE(position.exchangeLimit(), exchange);
        QCOMPARE(position.unseen().total(), 100 - onBoard - first.total());
        const auto knowledge = [](int known, int held) {
            if (known == held) return RackKnowledge::Known;
            return known == 0 ? RackKnowledge::Unknown : RackKnowledge::Partial;
        };
        QVERIFY(rackKnowledge(position, 0) == knowledge(first.total(), moverHolds));
        QVERIFY(rackKnowledge(position, 1) == knowledge(second.total(), opponentHolds));
    }

    void overdrawnTilesAreNamed()
    {
        Position position = Position::create(tests::rulesOf("english")).value();
        tests::lay(position, 7, 7, Direction::Across, "QI");
        position.setRack(1, rack(position, "Q"));
        const auto wrong = checkTiles(position);
        QVERIFY(!wrong.has_value());
        QVERIFY(wrong.error().code == ErrorCode::IllegalPosition);
        QVERIFY(wrong.error().message().find('Q') != std::string::npos);
        // All of them.
        position.setRack(0, rack(position, "ZZZQ??"));
        position.setRack(1, rack(position, "?"));
        QCOMPARE(checkTiles(position).error().message(),
                 std::string("there are more tiles on the board and the racks than in the game: "
                             "1 × ?, 1 × Q, 2 × Z too many"));
        position.setRack(0, Rack());
        position.setRack(1, rack(position, "Q"));
        // Counting goes on without wrapping round.
        QCOMPARE(position.unseen().count(rack(position, "Q").tiles().front()), 0);
        QVERIFY(position.bagSize() >= 0);
        // A Q more than there are, as a blank, is fine.
        position.setRack(1, Rack());
        tests::lay(position, 9, 7, Direction::Across, "q");
        QVERIFY(checkTiles(position).has_value());
    }

    void rackLongerThanTheRulesAllow()
    {
        Position position = Position::create(tests::rulesOf("english")).value();
        position.setRack(0, rack(position, "AEINRSTU"));
        QVERIFY(!checkTiles(position).has_value());
        QVERIFY(position.bagSize() >= 0);
    }

    void oddities_data()
    {
        QTest::addColumn<QString>("board");      // "8H AT" pieces, by ";"
        QTest::addColumn<QStringList>("found");  // parts of the messages, in order
        QTest::newRow("empty") << QString() << QStringList();
        QTest::newRow("one word") << "8G CAT" << QStringList();
        QTest::newRow("start uncovered") << "9G CAT" << QStringList{"8H"};
        QTest::newRow("phony across") << "8G CTA" << QStringList{"8G CTA"};
        QTest::newRow("phony down") << "8G CAT;G8 CAC" << QStringList{"G8 CAC"};
        QTest::newRow("hanging") << "8G CAT;1A CAT" << QStringList{"1A"};
        QTest::newRow("hanging one tile") << "8G CAT;12A C" << QStringList{"12A"};
        QTest::newRow("blocked") << "8G CAT;H8 AT;G8 CAT;8F SCAT;1A S" << QStringList{"1A"};
    }
    void oddities()
    {
        QFETCH(QString, board);
        QFETCH(QStringList, found);
        const bool punctured = QTest::currentDataTag() == QByteArray("blocked");
        const GameRulesPtr rules = tests::rulesOf(punctured ? "punctured" : "english");
        const WordList words = tests::wordsFrom("CAT SCAT AT", rules->alphabet).value();
        Position position = Position::create(rules, tests::lexiconOf(*rules, words)).value();
        for (const QString& piece : board.split(QLatin1Char(';'), Qt::SkipEmptyParts)) {
            const QStringList parts = piece.split(QLatin1Char(' '));
            const Coordinate at = readCoordinate(parts[0].toStdString(), 15, 15).value();
            tests::lay(position, at.row, at.column, at.direction, parts[1].toStdString());
        }
        const std::vector<Error> errors = engine::oddities(position);
        QStringList messages;
        for (const Error& error : errors) messages << QString::fromStdString(error.message());
        for (const QString& part : found)
            QVERIFY2(messages.filter(part).size() > 0,
                     qPrintable(messages.join(QLatin1Char('\n'))));
        if (!punctured) QCOMPARE(messages.size(), found.size());
    }

    void spreads()
    {
        Position position = Position::create(tests::rulesOf("english"), nullptr, 3).value();
        position.setScore(0, Score{100});
        position.setScore(1, Score{80});
        position.setScore(2, Score{130});
        QCOMPARE(position.spread().points, -30);
        position.setOnTurn(2);
        QCOMPARE(position.spread().points, 30);
    }

    void makeCountsTurns()
    {
        const GameRulesPtr rules = tests::rulesOf("english");
        Position position = Position::create(rules).value();
        position.setRack(0, rack(position, "AETINRS"));
        position.setRack(1, rack(position, "OULDZ?E"));
        play(position, "exch AE");
        QCOMPARE(position.scorelessTurns(), 1);
        QCOMPARE(position.consecutivePasses(), 0);
        QCOMPARE(position.onTurn(), 1);
        QCOMPARE(position.player(0).rack.total(), 5);
        QCOMPARE(position.player(0).exchanges, 1);
        play(position, "pass");
        QCOMPARE(position.scorelessTurns(), 2);
        QCOMPARE(position.consecutivePasses(), 1);
        play(position, "8G TIN");
        QCOMPARE(position.scorelessTurns(), 0);
        QCOMPARE(position.consecutivePasses(), 0);
        QCOMPARE(position.player(0).score.points, 6);
        QVERIFY(position.player(0).rack == rack(position, "RS"));
        QCOMPARE(position.onTurn(), 1);
        // A blank leaves the rack as a blank.
        play(position, "G7 s(T)");
        QVERIFY(position.player(1).rack == rack(position, "OULDZE"));
        QVERIFY(isDesignatedBlank(position.board().at(6, 6)));
    }

    void stalledGames_data()
    {
        QTest::addColumn<QString>("rules");
        QTest::addColumn<QString>("turns");  // p = pass, x = exchange, m = placement
        QTest::addColumn<bool>("ended");
        const auto row = [](const char* rules, const char* turns, bool ended) {
            QTest::newRow((std::string(rules) + " " + turns).c_str()) << rules << turns << ended;
        };
        row("english", "mppppp", false);
        row("english", "mpppppp", true);
        row("english", "pppppp", true);
        row("english", "mpxpxpx", true);
        row("english", "pppppmp", false);
        row("german", "mxxxxxxxxxxx", false);
        row("german", "mppp", false);
        row("german", "mpppp", true);
        row("german", "mpppxppp", false);
        row("polish", "mpppp", true);
        row("polish", "mpxpxpxp", false);   // exchanges are no scoreless turns, and break passes
        row("polish", "mpxpxppxpp", true);  // six passes without a score between
        row("spanish", "pppp", true);
        row("spanish", "mxxxxxxxxxxx", false);
        row("spanish", "mxxxxxxxxxxxx", true);
        row("spanish", "xxxxxxxxxxxxx", false);  // not on an empty board
        row("words_with_friends", "mppp", true);
        row("words_with_friends", "mpp", false);
        row("nyt_crossplay", "mpppp", true);
        row("nyt_crossplay", "mxxxxxxxxxx", false);
    }
    void stalledGames()
    {
        QFETCH(QString, rules);
        QFETCH(QString, turns);
        QFETCH(bool, ended);
        Position position = Position::create(tests::rulesOf(rules.toStdString())).value();
        Position::Undo undo;
        int placements = 0;
        for (qsizetype i = 0; i < turns.size(); ++i) {
            QVERIFY2(position.gameEnd() == GameEnd::NotYet, qPrintable(turns.left(i)));
            position.setRack(position.onTurn(), rack(position, "AA"));
            const char turn = turns[i].toLatin1();
            if (turn == 'm') {
                const std::string where =
                    coordinate(7, position.rules().layout.startColumn(), Direction::Across);
                QCOMPARE(++placements, 1);
                position.make(readMove(position, where + " AA").value(), undo);
            } else {
                position.make(turn == 'p' ? passMove() : exchangeOf(rack(position, "A")), undo);
            }
        }
        QVERIFY(position.gameEnd() == (ended ? GameEnd::Stalled : GameEnd::NotYet));
        if (!ended) QVERIFY(settled(position) == (std::vector<int>{0, 0}));
    }

    void stalledRacksAreLost()
    {
        Position position = endgame("english", "QZ", "AAE");
        for (int i = 0; i < 6; ++i) play(position, "pass");
        QVERIFY(position.gameEnd() == GameEnd::Stalled);
        QVERIFY(settled(position) == (std::vector<int>{-20, -3}));
        // The opponent's rack follows from the counts.
        position.setRack(1, Rack());
        QVERIFY(settled(position) == (std::vector<int>{-20, -3}));
        // Crossplay: nothing is lost.
        Position crossplay = endgame("nyt_crossplay", "QZ", "AAE", "TTTTTTTTTTTT");
        for (int i = 0; i < 4; ++i) play(crossplay, "pass");
        QVERIFY(crossplay.gameEnd() == GameEnd::Stalled);
        QVERIFY(settled(crossplay) == (std::vector<int>{0, 0}));
    }

    void playedOut_data()
    {
        QTest::addColumn<QString>("rules");
        QTest::addColumn<QList<int>>("settlement");
        QTest::newRow("english") << "english" << QList<int>{2 * 11, 0};
        QTest::newRow("german") << "german" << QList<int>{2 * 11, 0};
        QTest::newRow("spanish") << "spanish" << QList<int>{2 * 6, 0};
        QTest::newRow("words with friends") << "words_with_friends" << QList<int>{11, -11};
    }
    void playedOut()
    {
        QFETCH(QString, rules);
        QFETCH(QList<int>, settlement);
        Position position = endgame(rules.toUtf8().constData(), "S", "QE");
        QVERIFY(position.gameEnd() == GameEnd::NotYet);
        play(position, "8H (AT)S");
        QVERIFY(position.gameEnd() == GameEnd::PlayedOut);
        const std::vector<int> wanted(settlement.begin(), settlement.end());
        QVERIFY(settled(position) == wanted);
        // The same when the opponent's rack was never seen.
        position.setRack(1, Rack());
        QVERIFY(position.gameEnd() == GameEnd::PlayedOut);
        QVERIFY(settled(position) == wanted);
    }

    void playingAllTilesIsNoEndWhileTheBagLasts()
    {
        Position position = endgame("english", "S", "QEEEEEE", "AAAAAAA");
        play(position, "8H (AT)S");
        QVERIFY(position.gameEnd() == GameEnd::NotYet);
    }

    void crossplayHasOneTurnMoreEach()
    {
        Position position = endgame("nyt_crossplay", "SE", "QEEA");
        QCOMPARE(position.bagSize(), 0);
        play(position, "8H (AT)S");
        QVERIFY(position.gameEnd() == GameEnd::NotYet);
        QCOMPARE(position.turnsSinceBagEmpty(), 1);
        play(position, "pass");
        QVERIFY(position.gameEnd() == GameEnd::TurnsUsedUp);
        QVERIFY(settled(position) == (std::vector<int>{0, 0}));
    }

    void crossplayGoesOnWhenSomebodyIsOut()
    {
        Position position = endgame("nyt_crossplay", "S", "QEEA");
        play(position, "8H (AT)S");
        QVERIFY(position.gameEnd() == GameEnd::NotYet);
        play(position, "pass");
        QVERIFY(position.gameEnd() == GameEnd::TurnsUsedUp);
    }

    void threePlayersLoseWhatTheOneWhoIsOutGains()
    {
        const GameRulesPtr rules = tests::changed(tests::rulesOf("english"), [](GameRules& copy) {
            copy.tiles = tests::rackOf(copy.alphabet, "ATSQEZ");
        });
        Position position = Position::create(rules, nullptr, 3).value();
        tests::lay(position, 7, 7, Direction::Across, "AT");
        position.setRack(0, rack(position, "S"));
        position.setRack(1, rack(position, "QE"));
        position.setRack(2, rack(position, "Z"));
        play(position, "8H (AT)S");
        QVERIFY(position.gameEnd() == GameEnd::PlayedOut);
        QVERIFY(settled(position) == (std::vector<int>{21, -11, -10}));
    }

    void hashesTellPositionsApart()
    {
        const GameRulesPtr rules = tests::rulesOf("english");
        const Position start = Position::create(rules).value();
        std::vector<std::uint64_t> hashes{start.hash()};
        const auto with = [&](auto change) {
            Position position = start;
            change(position);
            QVERIFY(!(position == start));
            hashes.push_back(position.hash());
        };
        with([](Position& position) { position.setSquare(7, 7, 1); });
        with([](Position& position) { position.setSquare(7, 7, asBlank(1)); });
        with([](Position& position) { position.setSquare(7, 8, 1); });
        with([](Position& position) { position.setSquare(8, 7, 1); });
        with([&](Position& position) { position.setRack(0, rack(position, "A")); });
        with([&](Position& position) { position.setRack(0, rack(position, "?")); });
        with([&](Position& position) { position.setRack(1, rack(position, "A")); });
        with([](Position& position) { position.setScore(0, Score{1}); });
        with([](Position& position) { position.setScore(1, Score{1}); });
        with([](Position& position) { position.setScore(0, Score{-1}); });
        with([](Position& position) { position.setOnTurn(1); });
        with([](Position& position) { position.setScorelessTurns(1); });
        with([&](Position& position) { position.setRack(0, rack(position, "AA")); });
        with([&](Position& position) { position.setRack(0, rack(position, "A"), 1); });
        with([](Position& position) { position.setScorelessTurns(2); });
        with([](Position& position) {
            position.setScore(0, Score{2});
            position.setScore(1, Score{2});
        });
        with([](Position& position) {
            position.setSquare(7, 7, 1);
            position.setSquare(7, 8, 2);
        });
        with([](Position& position) {
            position.setSquare(7, 7, 2);
            position.setSquare(7, 8, 1);
        });
        with([](Position& position) { play(position, "pass"); });
        with([](Position& position) {
            play(position, "pass");
            play(position, "pass");
        });
        with([&](Position& position) {
            position.setRack(0, rack(position, "AB"));
            play(position, "exch A");
        });
        for (const int players : {1, 3, 4})
            hashes.push_back(Position::create(rules, nullptr, players).value().hash());
        hashes.push_back(Position::create(tests::rulesOf("german")).value().hash());
        hashes.push_back(
            Position::create(tests::changed(rules, [](GameRules& copy) { copy.rackSize = 8; }))
                .value()
                .hash());
        std::ranges::sort(hashes);
        QVERIFY(std::ranges::adjacent_find(hashes) == hashes.end());
        // Names don't matter, nor who made the rules, nor the way that led to a position.
        const GameRulesPtr same = tests::changed(rules, [](GameRules& copy) { copy.id = "own"; });
        QCOMPARE(Position::create(same).value().hash(), start.hash());
        Position back = start;
        back.setSquare(7, 7, 1);
        back.setRack(1, rack(back, "QU"));
        back.setScore(1, Score{50});
        QVERIFY(back.hash() != start.hash());
        back.setScore(1, Score{});
        back.setRack(1, Rack());
        back.setSquare(7, 7, kNoTile);
        QCOMPARE(back.hash(), start.hash());
    }

    void hashBesideScoresIsBlindToScores()
    {
        const Position start = Position::create(tests::rulesOf("english")).value();
        Position position = start;
        position.setScore(0, Score{17});
        position.setScore(1, Score{-3});
        QVERIFY(position.hash() != start.hash());
        QCOMPARE(position.hashBesideScores(), start.hashBesideScores());
        position.setSquare(7, 7, 1);
        QVERIFY(position.hashBesideScores() != start.hashBesideScores());
    }
};

TEST_CLASS(TestPosition, tests::NoApplication)
#include "tst_position.moc"
