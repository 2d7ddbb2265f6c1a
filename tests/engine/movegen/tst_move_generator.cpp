// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include <QtTest>

#include "engine/base/random.h"
#include "engine/movegen/move_generator.h"
#include "engine/movegen/reference_generator.h"
#include "tests/support/move_lists.h"
#include "tests/support/test_class.h"
#include "tests/support/test_lexicons.h"
#include "tests/support/test_rules.h"
#include "tests/support/test_scale.h"

using namespace engine;

namespace {

struct Setting
{
    GameRulesPtr rules;
    WordList words;
    int positions = 0;
    int mostBlanks = 2;
    int mostTiles = 0;  ///< on a rack; 0 = what the rules say
};

/// Words of at most this many letters: the reference needs short ones for the jumbled rule.
WordList shortWords(const WordList& words, std::size_t longest)
{
    WordList kept;
    for (std::size_t i = 0; i < words.size(); ++i)
        if (words[i].size() <= longest) kept.add(words[i]);
    return kept;
}

GameRulesPtr withBlanks(const GameRulesPtr& rules)
{
    return tests::changed(rules, [](GameRules& copy) { copy.tiles.add(kBlank, 8); });
}

GameRulesPtr withLayout(const GameRulesPtr& rules, const std::vector<std::string>& picture, int row,
                        int column)
{
    return tests::changed(
        rules, [&](GameRules& copy) { copy.layout = tests::layoutOf(picture, row, column); });
}

WordList english()
{
    return tests::smallEnglish(tests::rulesOf("english")->alphabet).value();
}

/// Each setting by name, made when its row runs.
struct NamedSetting
{
    const char* name;
    std::function<Setting()> make;
};

const std::vector<NamedSetting>& settings()
{
    static const std::vector<NamedSetting> kSettings = {
        {"english",
         [] {
             return Setting{tests::rulesOf("english"), english(), 150, 2, 0};
         }},
        {"english, many blanks",
         [] {
             return Setting{withBlanks(tests::rulesOf("english")), english(), 25, 3, 0};
         }},
        {"spanish",
         [] {
             const GameRulesPtr rules = tests::rulesOf("spanish");
             return Setting{rules, tests::randomWords(*rules, 11, 2500, 9), 120, 2, 0};
         }},
        {"catalan",
         [] {
             const GameRulesPtr rules = tests::rulesOf("catalan");
             return Setting{rules, tests::randomWords(*rules, 12, 2500, 9), 120, 2, 0};
         }},
        {"super english, 21 x 21",
         [] {
             return Setting{tests::rulesOf("english_super"), english(), 80, 2, 0};
         }},
        {"hong kong, 9 tiles",
         [] {
             return Setting{tests::rulesOf("hong_kong"), english(), 60, 2, 0};
         }},
        {"punctured",
         [] {
             return Setting{tests::rulesOf("punctured"), english(), 120, 2, 0};
         }},
        {"crossplay",
         [] {
             return Setting{tests::rulesOf("nyt_crossplay"), english(), 80, 2, 0};
         }},
        {"words with friends",
         [] {
             return Setting{tests::rulesOf("words_with_friends"), english(), 80, 2, 0};
         }},
        {"asymmetric rectangle",
         [] {
             return Setting{withLayout(tests::rulesOf("english"),
                                       {"T..d...T...", ".D...t...D.", "..D...d....", "d..D....D.#",
                                        "....D...Q..", ".t...q.....", "..d...d...d"},
                                       3, 7),
                            english(), 150, 2, 0};
         }},
        {"start in a corner",
         [] {
             return Setting{withLayout(tests::rulesOf("english"),
                                       {"D..d....", ".D...t..", "..D...d.", "d..D....", "....D...",
                                        ".t...T..", "..d...d.", "........"},
                                       7, 7),
                            english(), 150, 2, 0};
         }},
        {"one row",
         [] {
             return Setting{withLayout(tests::rulesOf("english"), {"T..d...D...d..T"}, 0, 7),
                            english(), 60, 2, 0};
         }},
        {"bonus by tiles, blanks that score",
         [] {
             const GameRulesPtr plain = tests::rulesOf("english");
             const GameRulesPtr rules = tests::changed(plain, [&](GameRules& copy) {
                 std::vector<LetterSpec> letters;
                 for (int letter = 1; letter <= plain->alphabet.letterCount(); ++letter)
                     letters.push_back(plain->alphabet.spec(static_cast<Tile>(letter)));
                 copy.alphabet = Alphabet::create("english", letters, 3).value();
                 copy.bonus = {0, 0, 0, 5, 9, 20, 30, 40};
             });
             return Setting{rules, english(), 80, 2, 0};
         }},
        {"jumbled",
         [] {
             return Setting{tests::rulesOf("wordsmog"), shortWords(english(), 6), 12, 1, 6};
         }},
        {"jumbled, punctured, two blanks",
         [] {
             const GameRulesPtr rules =
                 tests::changed(withBlanks(tests::rulesOf("punctured")),
                                [](GameRules& copy) { copy.wordRule = WordRule::Jumbled; });
             return Setting{rules, shortWords(english(), 4), 20, 2, 4};
         }},
        {"jumbled, catalan",
         [] {
             const GameRulesPtr rules =
                 tests::changed(tests::rulesOf("catalan"),
                                [](GameRules& copy) { copy.wordRule = WordRule::Jumbled; });
             return Setting{rules, tests::randomWords(*rules, 13, 500, 6), 12, 1, 6};
         }},
    };
    return kSettings;
}

/// Tiles from the pool: mostly a full rack, at times fewer; mostly without blanks.
Rack randomRack(Random& random, const TileCounts& pool, const Setting& setting)
{
    const int full = setting.mostTiles > 0 ? setting.mostTiles : setting.rules->rackSize;
    const int size = random.below(4) != 0
                         ? full
                         : 1 + static_cast<int>(random.below(static_cast<std::uint32_t>(full)));
    static constexpr std::array<int, 10> kBlanks{0, 0, 0, 0, 0, 1, 1, 1, 2, 3};
    const int blanks =
        std::min({kBlanks[random.below(10)], setting.mostBlanks, size, pool.count(kBlank)});
    std::vector<Tile> letters;
    for (const Tile tile : pool.tiles())
        if (tile != kBlank) letters.push_back(tile);
    random.shuffle(std::span<Tile>(letters));
    Rack rack;
    rack.add(kBlank, blanks);
    for (const Tile tile : letters)
        if (rack.total() < size) rack.add(tile);
    return rack;
}

std::vector<Move> generated(MoveGenerator& generator, const Position& position,
                            GenerationCounts& counts)
{
    RawMoves recorder;
    counts = generator.generate(position, Valuation{}, recorder);
    std::vector<Move> moves = recorder.moves();
    std::ranges::sort(moves);
    return moves;
}

/// Empty when the generator finds exactly what the reference finds.
std::string disagreement(MoveGenerator& generator, const ReferenceGenerator& reference,
                         const Position& position, std::vector<Move>& placements)
{
    const Rack& rack = position.mover().rack;
    placements = reference.placements(position, rack);
    const std::vector<Move> exchanges = ReferenceGenerator::exchanges(position, rack);
    std::vector<Move> expected = placements;
    expected.insert(expected.end(), exchanges.begin(), exchanges.end());
    expected.push_back(passMove());
    std::ranges::sort(expected);

    GenerationCounts counts;
    std::string text =
        tests::difference(position, expected, generated(generator, position, counts));
    if (counts.placements != static_cast<std::int64_t>(placements.size()) ||
        counts.exchanges != static_cast<std::int64_t>(exchanges.size())) {
        text += "counted " + std::to_string(counts.placements) + " placements and " +
                std::to_string(counts.exchanges) + " exchanges, not " +
                std::to_string(placements.size()) + " and " + std::to_string(exchanges.size());
    }
    return text;
}

}  // namespace

/// The fast generator finds what the slow one finds: the same moves with the same scores.
class TestMoveGenerator : public QObject
{
    Q_OBJECT

private slots:
    void agreesOnPlayedBoards_data() { addSettings(); }
    /// Boards as they arise from legal play.
    void agreesOnPlayedBoards()
    {
        QFETCH(int, setting);
        const Setting what = settings()[static_cast<std::size_t>(setting)].make();
        const LexiconPtr lexicon = tests::lexiconOf(*what.rules, what.words);
        const ReferenceGenerator reference(what.words, what.rules->wordRule);
        MoveGenerator generator;
        const int wanted = tests::scaled(what.positions);
        for (std::uint64_t seed = 1; m_compared < wanted; ++seed) {
            Random random(mix64(seed + 1000 * static_cast<std::uint64_t>(setting)));
            Position position = Position::create(what.rules, lexicon).value();
            Position::Undo undo;
            for (int stuck = 0; stuck < 2 && m_compared < wanted;) {
                TileCounts pool = what.rules->tiles;
                pool.removeAll(position.board().tiles());
                if (pool.empty()) break;
                position.setRack(position.onTurn(), randomRack(random, pool, what));
                std::vector<Move> placements;
                const std::string wrong = disagreement(generator, reference, position, placements);
                QVERIFY2(wrong.empty(), ("seed " + std::to_string(seed) + "\n" + wrong).c_str());
                ++m_compared;
                m_moves += static_cast<std::int64_t>(placements.size());
                stuck = placements.empty() ? stuck + 1 : 0;
                const int mover = position.onTurn();
                position.make(
                    placements.empty()
                        ? passMove()
                        : placements[random.below(static_cast<std::uint32_t>(placements.size()))],
                    undo);
                position.setRack(mover, Rack());
            }
        }
        qInfo("%d positions, %lld placements", m_compared, static_cast<long long>(m_moves));
    }

    void agreesOnStrewnBoards_data() { addSettings(); }
    /// Boards that no game could reach: tiles anywhere, runs that are no words.
    void agreesOnStrewnBoards()
    {
        QFETCH(int, setting);
        const Setting what = settings()[static_cast<std::size_t>(setting)].make();
        const LexiconPtr lexicon = tests::lexiconOf(*what.rules, what.words);
        const ReferenceGenerator reference(what.words, what.rules->wordRule);
        MoveGenerator generator;
        const BoardLayout& layout = what.rules->layout;
        const int wanted = tests::scaled(std::max(1, what.positions / 5));
        for (std::uint64_t seed = 1; m_compared < wanted; ++seed, ++m_compared) {
            Random random(mix64(seed + 77'000 * (1 + static_cast<std::uint64_t>(setting))));
            Position position = Position::create(what.rules, lexicon).value();
            TileCounts pool = what.rules->tiles;
            const std::uint32_t percent = 1 + random.below(45);
            for (int row = 0; row < layout.rows(); ++row) {
                for (int column = 0; column < layout.columns(); ++column) {
                    if (layout.blocked(row, column) || random.below(100) >= percent) continue;
                    const std::vector<Tile> left = pool.tiles();
                    if (left.size() <= 10) continue;
                    Tile tile = left[random.below(static_cast<std::uint32_t>(left.size()))];
                    pool.remove(tile);
                    if (tile == kBlank) {
                        const auto letters =
                            static_cast<std::uint32_t>(what.rules->alphabet.letterCount());
                        tile = asBlank(static_cast<Tile>(1 + random.below(letters)));
                    }
                    position.setSquare(row, column, tile);
                }
            }
            position.setRack(0, randomRack(random, pool, what));
            std::vector<Move> placements;
            const std::string wrong = disagreement(generator, reference, position, placements);
            QVERIFY2(wrong.empty(), ("seed " + std::to_string(seed) + "\n" + wrong).c_str());
            m_moves += static_cast<std::int64_t>(placements.size());
        }
        qInfo("%d positions, %lld placements", m_compared, static_cast<long long>(m_moves));
    }

    void emptyRackCanOnlyPass()
    {
        const GameRulesPtr rules = tests::rulesOf("english");
        const Position position =
            Position::create(rules, tests::lexiconOf(*rules, english())).value();
        MoveGenerator generator;
        GenerationCounts counts;
        const std::vector<Move> moves = generated(generator, position, counts);
        QCOMPARE(moves.size(), std::size_t{1});
        QVERIFY(moves.front() == passMove());
        QCOMPARE(counts.placements, std::int64_t{0});
        QCOMPARE(counts.exchanges, std::int64_t{0});
    }

    void blockedStartAllowsNoFirstPlacement()
    {
        const GameRulesPtr rules =
            withLayout(tests::rulesOf("english"), {".....", "..#..", "....."}, 1, 2);
        Position position = Position::create(rules, tests::lexiconOf(*rules, english())).value();
        position.setRack(0, tests::rackOf(rules->alphabet, "AEINRST"));
        MoveGenerator generator;
        GenerationCounts counts;
        static_cast<void>(generated(generator, position, counts));
        QCOMPARE(counts.placements, std::int64_t{0});
    }

    void stopsWhenAskedTo()
    {
        const GameRulesPtr rules = tests::rulesOf("english");
        Position position = Position::create(rules, tests::lexiconOf(*rules, english())).value();
        position.setRack(0, tests::rackOf(rules->alphabet, "AEINRST"));
        std::stop_source source;
        source.request_stop();
        MoveGenerator generator;
        RawMoves recorder;
        const GenerationCounts counts =
            generator.generate(position, Valuation{}, recorder, source.get_token());
        QCOMPARE(counts.placements, std::int64_t{0});
    }

    void init()
    {
        m_compared = 0;
        m_moves = 0;
    }

private:
    static void addSettings()
    {
        QTest::addColumn<int>("setting");
        for (std::size_t i = 0; i < settings().size(); ++i)
            QTest::newRow(settings()[i].name) << static_cast<int>(i);
    }

    int m_compared = 0;
    std::int64_t m_moves = 0;
};

TEST_CLASS(TestMoveGenerator, tests::NoApplication)
#include "tst_move_generator.moc"
