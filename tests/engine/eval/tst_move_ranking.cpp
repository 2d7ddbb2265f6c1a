// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include <QtTest>

#include "engine/board/move_notation.h"
#include "engine/eval/move_ranking.h"
#include "engine/eval/shown_order.h"
#include "engine/eval/static_evaluator.h"
#include "engine/lexicon/klv_builder.h"
#include "engine/movegen/move_generator.h"
#include "tests/support/move_lists.h"
#include "tests/support/random_game.h"
#include "tests/support/random_leaves.h"
#include "tests/support/reference_valuation.h"
#include "tests/support/test_class.h"
#include "tests/support/test_lexicons.h"
#include "tests/support/test_rules.h"
#include "tests/support/test_scale.h"

using namespace engine;

class TestMoveRanking : public QObject
{
    Q_OBJECT

private:
    static WordList wordsFor(const GameRules& rules)
    {
        if (rules.alphabet.letterCount() == 26) return tests::smallEnglish(rules.alphabet).value();
        return tests::randomWords(rules, 21, 2000, 8);
    }

    static std::string show(const Position& position, const Move& move, Equity equity)
    {
        return moveText(position, move) + " " + std::to_string(move.score.points) + " " +
               std::to_string(equity.millis);
    }

    /// The first place where the two lists differ, empty when they are the same.
    static std::string firstDifference(const Position& position,
                                       const std::vector<tests::ValuedMove>& expected,
                                       const std::vector<RankedMove>& actual)
    {
        std::string text;
        if (expected.size() != actual.size()) {
            text = std::to_string(expected.size()) + " moves expected, " +
                   std::to_string(actual.size()) + " found\n";
        }
        for (std::size_t i = 0; i < std::min(expected.size(), actual.size()); ++i) {
            if (expected[i].move == actual[i].move && expected[i].equity == actual[i].equity)
                continue;
            return text + "rank " + std::to_string(i + 1) + ": expected " +
                   show(position, expected[i].move, expected[i].equity) + ", found " +
                   show(position, actual[i].move, actual[i].equity) + "\n" +
                   tests::drawing(position) + "rack " +
                   position.rules().alphabet.written(position.mover().rack.tiles());
        }
        return text;
    }

    /// Positions of all stages, some of them with unknown or partial racks.
    static std::vector<Position> positionsFor(const GameRulesPtr& rules, const LexiconPtr& lexicon,
                                              std::uint64_t seed, int count)
    {
        std::vector<Position> positions = tests::randomPositions(
            rules, lexicon, tests::generatedMoves(), seed, static_cast<std::size_t>(count), 2);
        Random random(seed);
        for (Position& position : positions) {
            const int opponent = 1 - position.onTurn();
            if (random.below(2) == 0) position.setRack(opponent, Rack());
            if (random.below(4) == 0) {
                std::vector<Tile> tiles = position.mover().rack.tiles();
                random.shuffle(std::span<Tile>(tiles));
                tiles.resize((tiles.size() + 1) / 2);
                position.setRack(position.onTurn(), Rack(tiles));
            }
        }
        return positions;
    }

private slots:
    void equalsReference_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<int>("positions");
        QTest::newRow("english") << QStringLiteral("english") << 120;
        QTest::newRow("catalan") << QStringLiteral("catalan") << 60;
        QTest::newRow("spanish: exchanges to the last tile") << QStringLiteral("spanish") << 60;
        QTest::newRow("super english") << QStringLiteral("english_super") << 40;
        QTest::newRow("hong kong: 9 tiles") << QStringLiteral("hong_kong") << 40;
        QTest::newRow("words with friends") << QStringLiteral("words_with_friends") << 60;
        QTest::newRow("crossplay: leftover tiles don't score")
            << QStringLiteral("nyt_crossplay") << 60;
        QTest::newRow("punctured") << QStringLiteral("punctured") << 60;
    }
    void equalsReference()
    {
        QFETCH(QString, id);
        QFETCH(int, positions);
        const GameRulesPtr rules = tests::rulesOf(id.toStdString());
        const WordList words = wordsFor(*rules);
        const LexiconPtr lexicon = tests::lexiconOf(*rules, words);
        const KlvPtr leaves = tests::randomLeaves(*rules, 5, 30'000);
        const ReferenceGenerator generator(words, rules->wordRule);
        int emptyBags = 0;
        int openings = 0;
        for (const Position& position :
             positionsFor(rules, lexicon, qHash(id), tests::scaled(positions))) {
            if (position.bagSize() == 0) ++emptyBags;
            if (position.board().empty()) ++openings;
            const auto ranking = rankMoves({position, leaves, 0});
            QVERIFY(ranking.has_value());
            const auto expected = tests::referenceRanking(position, generator, leaves.get());
            const std::string wrong = firstDifference(position, expected, ranking->moves);
            QVERIFY2(wrong.empty(), wrong.c_str());
            const auto placements =
                std::ranges::count_if(expected, [](const tests::ValuedMove& valued) {
                    return valued.move.kind == MoveKind::Place;
                });
            QCOMPARE(ranking->placements, placements);
            QCOMPARE(ranking->exchanges,
                     static_cast<std::int64_t>(expected.size()) - placements - 1);
        }
        // Without both stages the test would miss half of the definition. 200 tiles last too
        // long for that, and so do few positions.
        if (tests::scaled(positions) < positions || rules->tiles.total() > 150) return;
        QVERIFY(emptyBags > 0);
        QVERIFY(openings > 0);
    }

    void openingVowelsCostWhereTheLayoutIsAsymmetric()
    {
        const GameRulesPtr rules = tests::changed(tests::rulesOf("english"), [](GameRules& copy) {
            copy.layout = tests::layoutOf(
                {"..d....T.", ".t.D.#...", "d........", "...T.q.d.", ".D..t...#", "..d......"}, 2,
                4);
        });
        const WordList words = wordsFor(*rules);
        const ReferenceGenerator generator(words, rules->wordRule);
        Position position = Position::create(rules, tests::lexiconOf(*rules, words)).value();
        for (const char* rack : {"AEINRST", "AEIOU?T", "??EEARS", "BCDFGHJ"}) {
            position.setRack(0, tests::rackOf(rules->alphabet, rack));
            const auto ranking = rankMoves({position, nullptr, 0});
            QVERIFY(ranking.has_value());
            const std::string wrong = firstDifference(
                position, tests::referenceRanking(position, generator, nullptr), ranking->moves);
            QVERIFY2(wrong.empty(), wrong.c_str());
        }
    }

    void valuesByHand_data()
    {
        QTest::addColumn<QString>("rackText");
        QTest::addColumn<QString>("moveText");
        QTest::addColumn<bool>("emptyBag");
        QTest::addColumn<int>("millis");
        // Board: AT on 8H. A vowel beside 7G, 7I, 9G or 9I would cost 0.7 on a first move only.
        QTest::newRow("score alone without leaves") << "TEA"
                                                    << "8G T(AT)" << false << 3000;
        QTest::newRow("bag empty: tiles kept count twice, and 10")
            << "TQ"
            << "8G T(AT)" << true << 3000 - 10'000 - 20'000;
        QTest::newRow("bag empty: a pass keeps all") << "TQ"
                                                     << "pass" << true << -10'000 - 22'000;
        // The opponent has Z and E.
        QTest::newRow("bag empty: going out") << "T"
                                              << "8G T(AT)" << true << 3000 + 22'000;
    }
    void valuesByHand()
    {
        QFETCH(QString, rackText);
        QFETCH(QString, moveText);
        QFETCH(bool, emptyBag);
        QFETCH(int, millis);
        const GameRulesPtr plain = tests::rulesOf("english");
        const Rack rack = tests::rackOf(plain->alphabet, rackText.toStdString());
        const GameRulesPtr rules = tests::changed(plain, [&](GameRules& copy) {
            if (!emptyBag) return;
            copy.tiles = rack;
            copy.tiles.addAll(tests::rackOf(copy.alphabet, "ATZE"));
        });
        const WordList words = tests::wordsFrom("AT TAT TEA", rules->alphabet).value();
        Position position = Position::create(rules, tests::lexiconOf(*rules, words)).value();
        tests::lay(position, 7, 7, Direction::Across, "AT");
        position.setRack(0, rack);
        QCOMPARE(position.bagSize() == 0, emptyBag);
        const auto ranking = rankMoves({position, nullptr, 0});
        QVERIFY(ranking.has_value());
        const auto found = std::ranges::find_if(ranking->moves, [&](const RankedMove& ranked) {
            return engine::moveText(position, ranked.move) == moveText.toStdString();
        });
        QVERIFY(found != ranking->moves.end());
        QCOMPARE(found->equity.millis, millis);
    }

    void bestOnesAreTheFirstOfAll()
    {
        const GameRulesPtr rules = tests::rulesOf("english");
        const LexiconPtr lexicon = tests::lexiconOf(*rules, wordsFor(*rules));
        const KlvPtr leaves = tests::randomLeaves(*rules, 6, 20'000);
        MoveGenerator generator;
        for (const Position& position : positionsFor(rules, lexicon, 4, tests::scaled(100))) {
            // Without leaves many moves tie.
            for (const KlvPtr& table : {leaves, KlvPtr()}) {
                const auto all = rankMoves({position, table, 0});
                QVERIFY(all.has_value());
                for (const std::size_t limit : {1U, 2U, 3U, 10U, 15U, 100U, 100'000U}) {
                    const auto best = rankMoves({position, table, limit});
                    QVERIFY(best.has_value());
                    QCOMPARE(best->moves.size(), std::min(limit, all->moves.size()));
                    for (std::size_t i = 0; i < best->moves.size(); ++i) {
                        const bool same = best->moves[i].move == all->moves[i].move &&
                                          best->moves[i].equity == all->moves[i].equity;
                        QVERIFY2(same,
                                 (tests::drawing(position) + "limit " + std::to_string(limit) +
                                  ", rank " + std::to_string(i + 1) + ": " +
                                  show(position, best->moves[i].move, best->moves[i].equity) +
                                  " instead of " +
                                  show(position, all->moves[i].move, all->moves[i].equity))
                                     .c_str());
                    }
                }
                Valuation valuation;
                StaticEvaluator(table).prepare(position, valuation);
                BestMove recorder;
                static_cast<void>(generator.generate(position, valuation, recorder));
                QVERIFY(recorder.best().has_value());
                QVERIFY(recorder.best()->move == all->moves.front().move);
                QCOMPARE(recorder.best()->equity.millis, all->moves.front().equity.millis);
            }
        }
    }

    void aPassStandsAtItsEquity()
    {
        const GameRulesPtr rules = tests::rulesOf("english");
        const LexiconPtr lexicon = tests::lexiconOf(*rules, wordsFor(*rules));
        const KlvPtr leaves = tests::randomLeaves(*rules, 6, 200'000);
        int amidst = 0;
        for (const Position& position : positionsFor(rules, lexicon, 9, tests::scaled(200))) {
            const auto moves = rankMoves({position, leaves, 0})->moves;
            const auto pass = std::ranges::find_if(
                moves, [](const RankedMove& each) { return each.move.kind == MoveKind::Pass; });
            QVERIFY(pass != moves.end());
            QCOMPARE(keepsRackUnvalued(position, pass->move), position.bagSize() > 0);
            if (moves.size() == 1) continue;
            QCOMPARE(placeAmong(moves, *pass), static_cast<std::size_t>(pass - moves.begin()));
            QVERIFY(pass != moves.begin());
            QVERIFY(!keepsRackUnvalued(position, moves.front().move));
            QVERIFY(pass == moves.begin() + 1 || (pass - 1)->equity >= pass->equity);
            if (pass + 1 == moves.end()) continue;
            QVERIFY(pass->equity >= (pass + 1)->equity);
            ++amidst;
        }
        if (tests::scaled(200) < 200) return;
        QVERIFY(amidst > 10);
    }

    /// What is known of a rack is no leave as long as nothing is played: a pass is worth nothing,
    /// whatever the tiles would be worth.
    void aPassOfAPartialRackIsWorthNothing()
    {
        const GameRulesPtr rules = tests::rulesOf("english");
        const LexiconPtr lexicon = tests::lexiconOf(*rules, wordsFor(*rules));
        const auto table = readLeaveCsv("S,7.5\nSS,12\n", rules->alphabet);
        QVERIFY(table.has_value());
        const auto bytes = buildKlv(*table, KlvVersion::Klv2);
        QVERIFY(bytes.has_value());
        const auto leaves = std::make_shared<const Klv>(Klv::parse(*bytes).value());
        Position position = Position::create(rules, lexicon).value();
        position.setRack(0, tests::rackOf(rules->alphabet, "SS"));
        const auto moves = rankMoves({position, leaves, 0})->moves;
        const auto pass = std::ranges::find_if(
            moves, [](const RankedMove& each) { return each.move.kind == MoveKind::Pass; });
        QVERIFY(keepsRackUnvalued(position, pass->move));
        QCOMPARE(pass->equity, Equity{});
        Valuation valuation;
        StaticEvaluator(leaves).prepare(position, valuation);
        QCOMPARE(equityOf(position, passMove(), valuation), Equity{});
        // An exchange does keep a leave.
        QCOMPARE(moves.front().equity, Equity{7500});
    }

    void isCancelledByTheStopToken()
    {
        const GameRulesPtr rules = tests::rulesOf("english");
        Position position =
            Position::create(rules, tests::lexiconOf(*rules, wordsFor(*rules))).value();
        position.setRack(0, tests::rackOf(rules->alphabet, "AEINRST"));
        std::stop_source source;
        source.request_stop();
        TaskContext context;
        context.stop = source.get_token();
        for (const std::size_t limit : {0U, 5U}) {
            const auto ranking = rankMoves({position, nullptr, limit}, context);
            QVERIFY(!ranking.has_value());
            QVERIFY(ranking.error().code == ErrorCode::Cancelled);
        }
    }

    void needsALexicon()
    {
        const Position position = Position::create(tests::rulesOf("english")).value();
        const auto ranking = rankMoves({position, nullptr, 0});
        QVERIFY(!ranking.has_value());
        QVERIFY(ranking.error().code == ErrorCode::WrongLexicon);
    }

    void leaveAfterMoves_data()
    {
        QTest::addColumn<QString>("rackText");
        QTest::addColumn<QString>("move");
        QTest::addColumn<QString>("kept");
        QTest::newRow("placement") << "AEINRST"
                                   << "8H TEA"
                                   << "INRS";
        QTest::newRow("blank") << "AEINRS?"
                               << "8H tEA"
                               << "INRS";
        QTest::newRow("exchange") << "AEINRST"
                                  << "exch RT"
                                  << "AEINS";
        QTest::newRow("exchange of a blank") << "AEINR??"
                                             << "exch ?R"
                                             << "?AEIN";
        QTest::newRow("pass") << "AEINRST"
                              << "pass"
                              << "AEINRST";
        QTest::newRow("tiles that were not known") << "AE"
                                                   << "8H TEAR"
                                                   << "";
    }
    void leaveAfterMoves()
    {
        QFETCH(QString, rackText);
        QFETCH(QString, move);
        QFETCH(QString, kept);
        const GameRulesPtr rules = tests::rulesOf("english");
        Position position = Position::create(rules).value();
        position.setRack(0, tests::rackOf(rules->alphabet, rackText.toStdString()));
        const Move read = readMove(position, move.toStdString()).value();
        QCOMPARE(rules->alphabet.written(leaveAfter(position, read).tiles()), kept.toStdString());
    }
};

TEST_CLASS(TestMoveRanking, tests::NoApplication)
#include "tst_move_ranking.moc"
