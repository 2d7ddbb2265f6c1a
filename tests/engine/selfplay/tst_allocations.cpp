// SPDX-License-Identifier: GPL-3.0-or-later
// Playing takes no memory from the heap.
#include <atomic>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <new>
#include <utility>

#include <QtTest>

#include "engine/play/game_table.h"
#include "engine/play/move_scratch.h"
#include "engine/play/rack_sampling.h"
#include "engine/play/static_player.h"
#include "engine/selfplay/autoplay.h"
#include "tests/support/random_leaves.h"
#include "tests/support/test_class.h"
#include "tests/support/test_lexicons.h"
#include "tests/support/test_rules.h"

namespace {

std::atomic<std::int64_t> allocations = 0;

void* counted(std::size_t size)
{
    ++allocations;
    // No test here can go on without memory.
    void* memory = std::malloc(size == 0 ? 1 : size);
    if (memory == nullptr) std::abort();
    return memory;
}

}  // namespace

// The arrays' call these. Those that don't throw do so too, unless a sanitizer has its own.
void* operator new(std::size_t size)
{
    return counted(size);
}
void* operator new(std::size_t size, const std::nothrow_t& /*none*/) noexcept
{
    return counted(size);
}
void operator delete(void* memory) noexcept
{
    std::free(memory);
}
void operator delete(void* memory, std::size_t /*size*/) noexcept
{
    std::free(memory);
}

using namespace engine;

class TestAllocations : public QObject
{
    Q_OBJECT

private slots:
    void movesTakeNone_data();
    void movesTakeNone();
    void seriesTakeAFewPerGame();
    void trainingTakesAFewPerGame();
};

void TestAllocations::movesTakeNone_data()
{
    QTest::addColumn<QString>("rules");
    for (const char* id : {"english", "nyt_crossplay", "words_with_friends", "wordsmog"})
        QTest::newRow(id) << QString(id);
}

void TestAllocations::movesTakeNone()
{
    QFETCH(const QString, rules);
    const GameRulesPtr game = tests::rulesOf(rules.toStdString());
    const LexiconPtr lexicon = tests::lexiconOf(*game, tests::smallEnglish(game->alphabet).value());
    auto table = GameTable::create(game, lexicon).value();
    StaticPlayer player{StaticEvaluator(tests::randomLeaves(*game, 5, 2000))};
    const auto scratch = std::make_unique<MoveScratch>();
    std::int64_t turns = 0;
    const auto play = [&](std::uint64_t seed) {
        for (table.deal(seed); !table.over(); ++turns)
            table.play(player.choose(table.position(), *scratch, {})->move);
    };
    // Rooms grow with what they have to hold: at the second time they are large enough.
    for (std::uint64_t seed = 0; seed < 100; ++seed) play(seed);
    turns = 0;
    const std::int64_t before = allocations;
    for (std::uint64_t seed = 0; seed < 100; ++seed) play(seed);
    const std::int64_t after = allocations;
    QVERIFY(turns > 1000);
    QCOMPARE(after - before, 0);
}

void TestAllocations::seriesTakeAFewPerGame()
{
    const GameRulesPtr game = tests::rulesOf("english");
    AutoplayOptions options;
    options.rules = game;
    options.lexicon = tests::lexiconOf(*game, tests::smallEnglish(game->alphabet).value());
    options.players = {staticPlayers(nullptr), staticPlayers(nullptr)};
    const auto allocationsOf = [&options](std::int64_t games) {
        options.games = games;
        auto series = Autoplay::create(options).value();
        const std::int64_t before = allocations;
        if (!series.run({}, {})) return std::int64_t{-1};
        return allocations - before;
    };
    const std::int64_t some = allocationsOf(20);
    const std::int64_t more = allocationsOf(120);
    QVERIFY2(more - some <= 4 * 100, std::to_string(more - some).c_str());
}

void TestAllocations::trainingTakesAFewPerGame()
{
    const auto game =
        tests::changed(tests::rulesOf("english"), [](GameRules& rules) { rules.rackSize = 5; });
    const LexiconPtr lexicon = tests::lexiconOf(*game, tests::smallEnglish(game->alphabet).value());
    const MultisetIndex index(game->tiles, game->rackSize);
    RackSamplingOptions options{index, nullptr, 40, {}, 1};
    RackSamplingGames games(options, GameTable::create(game, lexicon).value());
    for (std::int64_t number = 0; number < 100; ++number) QVERIFY(games(number, {}));
    const std::int64_t before = allocations;
    std::size_t samples = 0;
    for (std::int64_t number = 0; number < 100; ++number) samples += games(number, {})->size();
    const std::int64_t after = allocations;
    QVERIFY(samples > 1000);
    // What a game hands over, and a long one needs more room for.
    QVERIFY2(after - before <= 2 * 100, std::to_string(after - before).c_str());
}

TEST_CLASS(TestAllocations, tests::NoApplication)
#include "tst_allocations.moc"
