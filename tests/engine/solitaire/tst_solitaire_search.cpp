// SPDX-License-Identifier: GPL-3.0-or-later
// Searches for one-player games beside a search that leaves nothing out.
#include <algorithm>
#include <cstddef>
#include <memory>
#include <set>
#include <stop_token>
#include <string>

#include <QtTest>

#include "engine/movegen/reference_generator.h"
#include "engine/solitaire/beam_search.h"
#include "engine/solitaire/solitaire_search.h"
#include "engine/solitaire/solitaire_text.h"
#include "tests/support/test_class.h"
#include "tests/support/test_lexicons.h"
#include "tests/support/test_rules.h"

using namespace engine;

namespace {

const TaskContext kNoContext;

/// A board of 5 by 5 with short racks and made-up words.
SolitaireTaskPtr smallTask(std::uint64_t seed, int tiles)
{
    const GameRulesPtr rules = tests::changed(tests::rulesOf("english"), [](GameRules& small) {
        small.layout = tests::layoutOf({"T..d.", ".D...", "..D..", "...t.", "d...T"}, 2, 2);
        small.rackSize = 3;
        small.bonus = {0, 0, 0, 5};
        small.keptHash = {};
    });
    std::vector<Tile> order = shuffledOrder(*rules, seed);
    order.resize(static_cast<std::size_t>(tiles));
    return SolitaireTask::create(
               {rules, tests::lexiconOf(*rules, tests::randomWords(*rules, seed, 200, 4)), order})
        .value();
}

SolitaireTaskPtr englishTask(std::uint64_t seed)
{
    const GameRulesPtr rules = tests::rulesOf("english");
    return SolitaireTask::create(
               {rules, tests::lexiconOf(*rules, tests::smallEnglish(rules->alphabet).value()),
                shuffledOrder(*rules, seed)})
        .value();
}

WordList wordsOf(const SolitaireTask& task)
{
    WordList words;
    task.lexicon().words().forEachWord([&](std::span<const Tile> word) {
        words.add(word);
        return true;
    });
    words.sortAndRemoveDuplicates();
    return words;
}

/// The best total of all games there are, by replaying every move of every position.
class PlainSolitaire
{
public:
    explicit PlainSolitaire(const WordList& words) : m_generator(words, WordRule::InOrder) {}

    int best(const SolitaireReplay& replay)
    {
        int best = replay.game().total().points;
        // The board and the points say all.
        if (!m_seen.insert({replay.game().key, replay.game().points.points}).second) return best;
        const Position& position = replay.position();
        for (Move move : m_generator.placements(position, position.mover().rack)) {
            move.score = {};
            SolitaireReplay next(replay);
            if (next.play(move)) best = std::max(best, this->best(next));
        }
        return best;
    }

private:
    ReferenceGenerator m_generator;
    std::set<std::pair<std::uint64_t, int>> m_seen;
};

}  // namespace

class TestSolitaireSearch : public QObject
{
    Q_OBJECT

private slots:
    void aWideBeamLeavesNothingOut();
    void theSearchNeverExceedsIt();
    void gamesReplayAndTheBestNeverFalls();
    void aSeedGivesTheSameGame();
    void aStopEndsIt();
    void noOpeningWord();
    void statesAreResumed();
    void damagedStatesAreRefused();
    void absurdWidths();
};

void TestSolitaireSearch::aWideBeamLeavesNothingOut()
{
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        const auto task = smallTask(seed, 7);
        PlainSolitaire plain(wordsOf(*task));
        const int expected = plain.best(SolitaireReplay(*task));
        BeamSearch beam(task);
        BeamOptions options;
        options.width = 50'000;
        options.fewerBlanks = false;
        const BeamOutcome outcome = beam.run({}, options, kNoContext);
        QVERIFY(outcome.exhaustive);
        if (outcome.moves.empty()) continue;
        QCOMPARE(outcome.total, expected);
    }
}

void TestSolitaireSearch::theSearchNeverExceedsIt()
{
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        const auto task = smallTask(seed, 12);
        BeamSearch beam(task);
        BeamOptions options;
        options.width = 100'000;
        options.fewerBlanks = false;
        const BeamOutcome all = beam.run({}, options, kNoContext);
        if (!all.exhaustive || all.moves.empty()) continue;
        auto search = SolitaireSearch::create(task, {}).value();
        SearchLimits limits;
        limits.nodes = 50'000;
        QVERIFY(search->run(limits, kNoContext)->best.total().points <= all.total);
    }
}

void TestSolitaireSearch::gamesReplayAndTheBestNeverFalls()
{
    const auto task = englishTask(3);
    auto search = SolitaireSearch::create(task, {}).value();
    SearchLimits limits;
    limits.nodes = 6'000;
    int best = 0;
    bool rises = true;
    const auto last = search->run(limits, kNoContext, [&](const auto& state) {
        rises &= state->best.total().points >= best;
        best = state->best.total().points;
    });
    QVERIFY(rises);
    QVERIFY(last->best.total().points > 0);
    for (const EliteGame& game : last->games) {
        const auto replayed = replaySolitaire(*task, game.game.moves);
        QVERIFY(replayed);
        QCOMPARE(replayed->total(), game.game.total());
    }
    limits.nodes = 9'000;
    QVERIFY(search->run(limits, kNoContext)->best.total() >= last->best.total());
}

void TestSolitaireSearch::aSeedGivesTheSameGame()
{
    const auto task = englishTask(5);
    SearchLimits limits;
    limits.nodes = 5'000;
    const auto one = SolitaireSearch::create(task, {}).value()->run(limits, kNoContext);
    const auto two = SolitaireSearch::create(task, {}).value()->run(limits, kNoContext);
    QCOMPARE(one->expansions, two->expansions);
    QCOMPARE(one->best.total(), two->best.total());
    QVERIFY(one->best.moves == two->best.moves);
}

void TestSolitaireSearch::aStopEndsIt()
{
    std::stop_source stop;
    stop.request_stop();
    const TaskContext stopped{stop.get_token(), {}, 2};
    const auto state = SolitaireSearch::create(englishTask(1), {}).value()->run({}, stopped);
    QVERIFY(state->end == SearchEnd::Stopped);
}

void TestSolitaireSearch::noOpeningWord()
{
    const GameRulesPtr rules = tests::rulesOf("english");
    const auto task =
        SolitaireTask::create(
            {rules, tests::lexiconOf(*rules, tests::wordsFrom("ZZZZ", rules->alphabet).value()),
             readTileOrder(rules->alphabet, "ABC").value()})
            .value();
    const auto state = SolitaireSearch::create(task, {}).value()->run({}, kNoContext);
    QVERIFY(state->end == SearchEnd::Complete);
    QVERIFY(state->best.moves.empty());
}

void TestSolitaireSearch::statesAreResumed()
{
    const auto task = englishTask(2);
    SearchLimits limits;
    limits.nodes = 2'000;
    auto first = SolitaireSearch::create(task, {}).value();
    const auto before = first->run(limits, kNoContext);
    auto second = SolitaireSearch::create(task, {}).value();
    QVERIFY(second->resume(first->save(), "state"));
    limits.nodes = 2'500;
    const auto after = second->run(limits, kNoContext);
    QVERIFY(after->best.total() >= before->best.total());
    QVERIFY(after->expansions >= before->expansions);
    // Another order, another search.
    auto other = SolitaireSearch::create(englishTask(4), {}).value();
    const auto refused = other->resume(first->save(), "state");
    QVERIFY(!refused);
    QVERIFY(refused.error().code == ErrorCode::WrongLexicon);
}

void TestSolitaireSearch::damagedStatesAreRefused()
{
    const auto task = smallTask(1, 9);
    auto search = SolitaireSearch::create(task, {}).value();
    SearchLimits limits;
    limits.nodes = 500;
    static_cast<void>(search->run(limits, kNoContext));
    const std::vector<std::byte> bytes = search->save();
    for (std::size_t i = 0; i < bytes.size(); i += 7) {
        std::vector<std::byte> damaged = bytes;
        damaged[i] ^= std::byte{0x15};
        // What comes through must be harmless; nearly nothing does.
        static_cast<void>(SolitaireSearch::create(task, {}).value()->resume(damaged, "state"));
        damaged = bytes;
        damaged.resize(i);
        QVERIFY(!SolitaireSearch::create(task, {}).value()->resume(damaged, "state"));
    }
}

void TestSolitaireSearch::absurdWidths()
{
    SolitaireSearchOptions options;
    options.width = BeamSearch::kMostWidth + 1;
    QVERIFY(!SolitaireSearch::create(smallTask(1, 9), options));
    options.width = -1;
    QVERIFY(!SolitaireSearch::create(smallTask(1, 9), options));
}

TEST_CLASS(TestSolitaireSearch, tests::NoApplication)
#include "tst_solitaire_search.moc"
