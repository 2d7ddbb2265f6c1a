// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <thread>
#include <tuple>
#include <vector>

#include <QtTest>

#include "engine/board/move_notation.h"
#include "engine/eval/static_evaluator.h"
#include "engine/movegen/move_generator.h"
#include "engine/movegen/reference_generator.h"
#include "tests/support/move_lists.h"
#include "tests/support/random_game.h"
#include "tests/support/random_leaves.h"
#include "tests/support/test_class.h"
#include "tests/support/test_lexicons.h"
#include "tests/support/test_rules.h"
#include "tests/support/test_scale.h"

using namespace engine;

namespace {

struct Setting
{
    std::string name;
    std::function<GameRulesPtr()> rules;
    int positions;
};

GameRulesPtr withBlanks(const char* id, int blanks)
{
    return tests::changed(tests::rulesOf(id),
                          [blanks](GameRules& copy) { copy.tiles.add(kBlank, blanks); });
}

const std::vector<Setting>& ownSettings()
{
    static const std::vector<Setting> kSettings = {
        {"english, many blanks", [] { return withBlanks("english", 12); }, 40},
        {"asymmetric, huge premiums",
         [] {
             return tests::changed(tests::rulesOf("english"), [](GameRules& copy) {
                 copy.layout =
                     tests::layoutOf({"QQQQQQQQQ..", ".D...t...D.", "..D...d....", "d..D....D.#",
                                      "....D...Q..", ".t...q.....", "..d...d...d"},
                                     3, 7);
             });
         },
         100},
        {"8 tiles, bonus by tiles, blanks that score",
         [] {
             const GameRulesPtr plain = tests::rulesOf("english");
             return tests::changed(plain, [&](GameRules& copy) {
                 std::vector<LetterSpec> letters;
                 for (int letter = 1; letter <= plain->alphabet.letterCount(); ++letter)
                     letters.push_back(plain->alphabet.spec(static_cast<Tile>(letter)));
                 copy.alphabet = Alphabet::create("english", letters, 3).value();
                 copy.rackSize = 8;
                 copy.bonus = {0, 0, 0, 5, 9, 20, 30, 40};
             });
         },
         80},
        {"values too great for bounds",
         [] {
             const GameRulesPtr plain = tests::rulesOf("english");
             return tests::changed(plain, [&](GameRules& copy) {
                 std::vector<LetterSpec> letters;
                 for (int letter = 1; letter <= plain->alphabet.letterCount(); ++letter) {
                     letters.push_back(plain->alphabet.spec(static_cast<Tile>(letter)));
                     if (letter == 17) letters.back().value = 200;
                 }
                 copy.alphabet = Alphabet::create("english", letters, 0).value();
             });
         },
         40},
    };
    return kSettings;
}

int positionsOf(const std::string& id)
{
    if (id == "english") return 150;
    return id.starts_with("wordsmog") ? 12 : 36;
}

/// Every rule set that the program knows, then what none of them has.
const std::vector<Setting>& settings()
{
    static const std::vector<Setting> kSettings = [] {
        std::vector<Setting> made;
        for (const catalogue::Entry& entry : catalogue::ruleSets())
            made.push_back(
                {entry.id, [id = entry.id] { return tests::rulesOf(id); }, positionsOf(entry.id)});
        for (const Setting& setting : ownSettings()) made.push_back(setting);
        return made;
    }();
    return kSettings;
}

LexiconPtr lexiconFor(const GameRules& rules, std::size_t longest = 15,
                      TablesWhen tables = TablesWhen::AtOnce)
{
    // Any order of the letters of a longer word would take the jumbled game too long.
    if (rules.jumbled()) longest = 6;
    const WordList words = rules.alphabet.letterCount() == 26
                               ? tests::smallEnglish(rules.alphabet).value()
                               : tests::randomWords(rules, 21, 2500, 9);
    WordList kept;
    for (std::size_t i = 0; i < words.size(); ++i)
        if (words[i].size() <= longest) kept.add(words[i]);
    return tests::lexiconOf(rules, kept, tables);
}

std::string shown(const Position& position, const RankedMove& ranked)
{
    return moveText(position, ranked.move) + " " + std::to_string(ranked.equity.millis);
}

}  // namespace

/// The search that stops early finds what the search for everything finds.
class TestBestMoves : public QObject
{
    Q_OBJECT

private:
    static void addSettings()
    {
        QTest::addColumn<int>("setting");
        for (std::size_t i = 0; i < settings().size(); ++i)
            QTest::newRow(settings()[i].name.c_str()) << static_cast<int>(i);
    }

    /// The first of all moves, one by one.
    static std::string difference(const Position& position, const std::vector<RankedMove>& all,
                                  const std::vector<RankedMove>& best, std::size_t limit)
    {
        const std::string where = tests::drawing(position) + "rack " +
                                  position.rules().alphabet.written(position.mover().rack.tiles()) +
                                  ", limit " + std::to_string(limit) + ": ";
        if (best.size() != std::min(limit, all.size()))
            return where + std::to_string(best.size()) + " moves of " + std::to_string(all.size());
        for (std::size_t i = 0; i < best.size(); ++i)
            if (best[i].move != all[i].move || best[i].equity != all[i].equity)
                return where + "rank " + std::to_string(i + 1) + " is " + shown(position, best[i]) +
                       " instead of " + shown(position, all[i]);
        return {};
    }

    /// The moves that plain trial finds, each valued on its own, are those of the list.
    static std::string disagreement(const Position& position, const Valuation& valuation,
                                    const ReferenceGenerator& reference,
                                    const std::vector<RankedMove>& all)
    {
        const Rack& rack = position.mover().rack;
        std::vector<Move> expected = reference.placements(position, rack);
        for (const Move& move : ReferenceGenerator::exchanges(position, rack))
            expected.push_back(move);
        expected.push_back(passMove());
        std::ranges::sort(expected);
        std::vector<Move> found;
        for (const RankedMove& ranked : all) {
            found.push_back(ranked.move);
            if (ranked.equity != equityOf(position, ranked.move, valuation))
                return tests::drawing(position) + shown(position, ranked) + " is worth " +
                       std::to_string(equityOf(position, ranked.move, valuation).millis);
        }
        std::ranges::sort(found);
        return tests::difference(position, expected, found);
    }

private slots:
    void bestAreTheFirstOfAll_data() { addSettings(); }
    /// All is what plain trial finds, valued move by move, and the best are the first of all.
    /// Looking for more moves than there are visits every anchor with its bounds; assertions in
    /// the generator compare each placement with its bound.
    void bestAreTheFirstOfAll()
    {
        QFETCH(int, setting);
        const auto which = static_cast<std::size_t>(setting);
        const Setting& what = settings()[which];
        const GameRulesPtr rules = what.rules();
        const LexiconPtr lexicon = lexiconFor(*rules);
        const KlvPtr leaves = tests::randomLeaves(*rules, 40 + which, 20'000);
        const ReferenceGenerator reference(tests::wordsOf(lexicon->words()), rules->wordRule);
        MoveGenerator generator;
        Valuation valuation;
        BestMove best;
        for (const Position& position :
             tests::randomPositions(rules, lexicon, tests::generatedMoves(), 900 + which,
                                    static_cast<std::size_t>(tests::scaled(what.positions)), 2)) {
            // Without leaves many moves tie.
            for (const KlvPtr& table : {leaves, KlvPtr()}) {
                StaticEvaluator(table).prepare(position, valuation);
                AllMoves recorder;
                static_cast<void>(generator.generate(position, valuation, recorder));
                const std::vector<RankedMove> all = recorder.takeRanked();
                if (table != nullptr) {
                    const std::string wrong = disagreement(position, valuation, reference, all);
                    QVERIFY2(wrong.empty(), wrong.c_str());
                }
                for (const std::size_t limit : {1U, 2U, 15U, 1'000'000U}) {
                    TopMoves top(limit);
                    static_cast<void>(generator.generate(position, valuation, top));
                    const std::string wrong = difference(position, all, top.takeRanked(), limit);
                    QVERIFY2(wrong.empty(), wrong.c_str());
                }
                best.clear();
                static_cast<void>(generator.generate(position, valuation, best));
                QVERIFY(best.best().has_value());
                const std::string wrong = difference(position, all, {*best.best()}, 1);
                QVERIFY2(wrong.empty(), wrong.c_str());
            }
        }
    }

    void tablesChangeNoMove_data() { addSettings(); }
    /// Before the search tables are built, and after that by the same generator, a position has the
    /// moves that it has with a lexicon that began with them.
    void tablesChangeNoMove()
    {
        QFETCH(int, setting);
        const auto which = static_cast<std::size_t>(setting);
        const Setting& what = settings()[which];
        const GameRulesPtr rules = what.rules();
        const LexiconPtr bare = lexiconFor(*rules, 15, TablesWhen::OnDemand);
        const LexiconPtr full = lexiconFor(*rules);
        const KlvPtr leaves = tests::randomLeaves(*rules, 40 + which, 20'000);
        MoveGenerator generator;
        MoveGenerator other;
        const auto agrees = [&](const Position& position) {
            Position same = position;
            const bool fits = same.setLexicon(full).has_value();
            Valuation valuation;
            StaticEvaluator(leaves).prepare(position, valuation);
            AllMoves expected;
            AllMoves found;
            TopMoves top(15);
            const GenerationCounts counts = other.generate(same, valuation, expected);
            // What is kept of the lanes is met first by the search for the best, then by the
            // other.
            static_cast<void>(generator.generate(position, valuation, top));
            const GenerationCounts own = generator.generate(position, valuation, found);
            const std::vector<RankedMove> all = expected.takeRanked();
            const auto sameAnchors = std::ranges::equal(
                MoveGenerator::anchorsOf(position), MoveGenerator::anchorsOf(same), {},
                [](const AnchorLook& look) {
                    return std::tuple(look.direction, look.row, look.column);
                },
                [](const AnchorLook& look) {
                    return std::tuple(look.direction, look.row, look.column);
                });
            std::string wrong = difference(position, all, top.takeRanked(), 15) +
                                difference(position, all, found.takeRanked(), all.size());
            if (own.placements != counts.placements || own.sumOfScores != counts.sumOfScores)
                wrong += tests::drawing(position) + "has other counts";
            if (!fits || !sameAnchors) wrong += tests::drawing(position) + "has other anchors";
            return wrong;
        };
        const std::vector<Position> positions =
            tests::randomPositions(rules, bare, tests::generatedMoves(), 1700 + which,
                                   static_cast<std::size_t>(tests::scaled(12)), 2);
        QVERIFY(!bare->searchTables().letters.has_value());
        for (const Position& position : positions) {
            const std::string wrong = agrees(position);
            QVERIFY2(wrong.empty(), wrong.c_str());
        }
        bare->buildSearchTables();
        QVERIFY(bare->searchTables().letters.has_value());
        // The last position first: the generator still has its lanes.
        for (std::size_t i = positions.size(); i-- > 0;) {
            const std::string wrong = agrees(positions[i]);
            QVERIFY2(wrong.empty(), wrong.c_str());
        }
    }

    void countingDoesNotChangeTheBest()
    {
        const GameRulesPtr rules = tests::rulesOf("english");
        const LexiconPtr lexicon = lexiconFor(*rules);
        MoveGenerator generator;
        Valuation valuation;
        for (const Position& position :
             tests::randomPositions(rules, lexicon, tests::generatedMoves(), 77, 20, 3)) {
            StaticEvaluator().prepare(position, valuation);
            AllMoves all;
            const GenerationCounts expected = generator.generate(position, valuation, all);
            CountedTopMoves top(5);
            const GenerationCounts counts = generator.generate(position, valuation, top);
            QCOMPARE(counts.placements, expected.placements);
            QCOMPARE(counts.exchanges, expected.exchanges);
            QCOMPARE(counts.sumOfScores, expected.sumOfScores);
            const std::string wrong = difference(position, all.takeRanked(), top.takeRanked(), 5);
            QVERIFY2(wrong.empty(), wrong.c_str());
        }
    }

    /// It gets its search tables meanwhile.
    void threadsShareALexicon()
    {
        for (const char* id : {"english", "wordsmog"}) {
            const GameRulesPtr rules = tests::rulesOf(id);
            const LexiconPtr lexicon = lexiconFor(*rules, 15, TablesWhen::OnDemand);
            const std::vector<Position> positions =
                tests::randomPositions(rules, lexicon, tests::generatedMoves(), 5, 40, 3);
            const auto bestOfAll = [&positions] {
                MoveGenerator generator;
                Valuation valuation;
                BestMove best;
                std::vector<RankedMove> found;
                for (const Position& position : positions) {
                    StaticEvaluator().prepare(position, valuation);
                    best.clear();
                    static_cast<void>(generator.generate(position, valuation, best));
                    found.push_back(*best.best());
                }
                return found;
            };
            std::vector<std::vector<RankedMove>> found(4);
            {
                std::vector<std::jthread> threads;
                for (auto& mine : found)
                    threads.emplace_back([&mine, &bestOfAll] { mine = bestOfAll(); });
                threads.emplace_back([&lexicon] { lexicon->buildSearchTables(); });
            }
            const std::vector<RankedMove> expected = bestOfAll();
            for (const auto& mine : found) {
                QCOMPARE(mine.size(), expected.size());
                for (std::size_t i = 0; i < mine.size(); ++i)
                    QVERIFY(mine[i].move == expected[i].move &&
                            mine[i].equity == expected[i].equity);
            }
        }
    }

    void repliesFromAPool_data()
    {
        QTest::addColumn<QString>("rulesId");
        for (const char* id : {"english", "catalan", "punctured", "english_super"})
            QTest::newRow(id) << QString(id);
    }
    /// What an opponent could play with unknown tiles is what the reference plays with all of them
    /// on its rack, but for placements of too many.
    void repliesFromAPool()
    {
        QFETCH(QString, rulesId);
        const GameRulesPtr rules = tests::rulesOf(rulesId.toStdString().c_str());
        const LexiconPtr lexicon = lexiconFor(*rules, 6);
        const ReferenceGenerator reference(tests::wordsOf(lexicon->words()), rules->wordRule);
        MoveGenerator generator;
        // With all the tiles of a large board, the reference takes a quarter of a minute for each.
        const int positions = rules->layout.rows() > 15 ? 1 : 4;
        for (const Position& position :
             tests::randomPositions(rules, lexicon, tests::generatedMoves(), 66,
                                    static_cast<std::size_t>(tests::scaled(positions)), 5)) {
            const TileCounts pool = position.unseen();
            const std::vector<Move> all = reference.placements(position, pool);
            for (const int mostTiles : {0, 1, 2, 3, rules->rackSize}) {
                std::vector<Move> expected;
                for (const Move& move : all)
                    if (move.tilesPlayed <= mostTiles) expected.push_back(move);
                RawMoves recorder;
                const GenerationCounts counts =
                    generator.generateFromPool(position, pool, mostTiles, recorder);
                QCOMPARE(counts.placements, static_cast<std::int64_t>(expected.size()));
                std::vector<Move> found = recorder.moves();
                std::ranges::sort(found);
                const std::string wrong = tests::difference(position, expected, found);
                QVERIFY2(wrong.empty(), wrong.c_str());

                TopMoves top(3);
                static_cast<void>(generator.generateFromPool(position, pool, mostTiles, top));
                int most = 0;
                for (const Move& move : expected) most = std::max(most, move.score.points);
                const std::vector<RankedMove> best = top.takeRanked();
                QCOMPARE(best.size(), std::min<std::size_t>(3, expected.size()));
                if (!best.empty()) QCOMPARE(best.front().equity, Equity::fromPoints(most));
            }
        }
    }
};

TEST_CLASS(TestBestMoves, tests::NoApplication)
#include "tst_best_moves.moc"
