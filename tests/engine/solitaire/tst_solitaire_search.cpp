// SPDX-License-Identifier: GPL-3.0-or-later
// Searches for one-player games beside a search that leaves nothing out.
#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>
#include <set>
#include <stop_token>
#include <string>

#include <QtTest>

#include "engine/movegen/reference_generator.h"
#include "engine/selfplay/saved_state.h"
#include "engine/solitaire/beam_search.h"
#include "engine/solitaire/plan_race.h"
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
    void preferencesAreNothingToABeamThatKeepsAll();
    void fewFreeTilesCost();
    void theSearchNeverExceedsIt();
    void gamesReplayAndTheBestNeverFalls();
    void aSeedGivesTheSameGame();
    void goalsAreCompletedFromOtherLetters();
    void lettersThatComeTooEarlyCost();
    void aStopEndsIt();
    void noOpeningWord();
    void statesAreResumed();
    void theRaceGoesOn();
    void stoppedPlansWaitAgain();
    void otherGoalsBeginAnotherRace();
    void damagedStatesAreRefused();
    void hostileStatesDoNoHarm();
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

/// What a beam prefers decides what it drops, and nothing else.
void TestSolitaireSearch::preferencesAreNothingToABeamThatKeepsAll()
{
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        const auto task = smallTask(seed, 9);
        const SoloGrid grid(*task);
        SearchPlan plan;
        plan.squares.push_back({grid.cell(2, 3), task->order()[5], 5});
        plan.checkpoints.push_back(
            {3, grid.cell(2, 3), grid.cell(2, 2), Direction::Down, false, 200});
        plan.checkpoints.push_back(
            {6, grid.cell(0, 2), grid.cell(2, 2), Direction::Across, false, 300});
        BeamSearch beam(task);
        BeamOptions options;
        options.width = 50'000;
        options.fewerBlanks = false;
        const BeamOutcome expected = beam.run(plan, options, kNoContext);
        for (const bool diverse : {false, true}) {
            for (const int weight : {1, 20}) {
                options.diverse = diverse;
                options.pointWeight = weight;
                options.noise = diverse ? 0.01 : 0;
                QCOMPARE(beam.run(plan, options, kNoContext).total, expected.total);
            }
        }
    }
}

/// The rack is full of letters for squares that the board can't have come to: what lays one of them
/// first is kept before what brings a few points more.
void TestSolitaireSearch::fewFreeTilesCost()
{
    const GameRulesPtr rules = tests::rulesOf("english");
    const auto task =
        SolitaireTask::create(
            {rules, tests::lexiconOf(*rules, tests::wordsFrom("AS", rules->alphabet).value()),
             readTileOrder(rules->alphabet, "ASASASASASAS").value()})
            .value();
    const SoloGrid grid(*task);
    PlanView view(*task, grid);
    const auto pressureOf = [&](int squares) {
        SearchPlan plan;
        for (int i = 0; i < squares; ++i)
            plan.squares.push_back(
                {grid.cell(0, i), task->order()[static_cast<std::size_t>(i)], i});
        plan.checkpoints.push_back(
            {3, grid.cell(0, 0), grid.cell(2, 0), Direction::Across, false, 200});
        view.begin(plan);
        const PlanView::HeldBack held = view.heldBack(grid.opening().data(), 0);
        // Of the first seven tiles; the others are drawn later.
        if (held.tiles != std::min(squares, 7)) return -1;
        return held.pressure;
    };
    QCOMPARE(pressureOf(4), 0);
    int before = 0;
    for (int squares = 5; squares <= 8; ++squares) {
        const int pressure = pressureOf(squares);
        QVERIFY2(pressure > before, qPrintable(QString::number(squares)));
        before = pressure;
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

/// A plan whose letters E, R and S would lie first, which makes no word; with S alone seven tiles do.
void TestSolitaireSearch::goalsAreCompletedFromOtherLetters()
{
    const GameRulesPtr rules = tests::rulesOf("english");
    const auto task =
        SolitaireTask::create(
            {rules,
             tests::lexiconOf(*rules, tests::wordsFrom("AS STARTERS", rules->alphabet).value()),
             readTileOrder(rules->alphabet, "SASTARTER").value()})
            .value();
    const SoloGrid grid(*task);
    const std::vector<Tile> letters = readTileOrder(rules->alphabet, "STARTERS").value();
    const std::array<int, 8> numbers{0, 3, 4, 5, 6, 7, 8, 2};
    SearchPlan plan;
    PlannedMove goal;
    goal.goal = true;
    goal.move.first = grid.cell(7, 0);
    for (std::size_t i = 0; i < letters.size(); ++i) {
        const Cell cell = grid.cell(7, static_cast<int>(i));
        if (i < 5) {
            goal.move.tiles[goal.move.count++] = letters[i];
            goal.cells.push_back(cell);
            goal.numbers.push_back(numbers[i]);
        } else {
            goal.through.push_back(cell);
            plan.squares.push_back({cell, letters[i], numbers[i]});
        }
    }
    plan.moves.push_back(goal);
    const BeamOutcome outcome = BeamSearch(task).run(plan, {}, kNoContext);
    QVERIFY(outcome.planned);
    QCOMPARE(outcome.moves.size(), std::size_t{2});
    QCOMPARE(outcome.goals, (std::vector<std::uint8_t>{0, 1}));
    QCOMPARE(int{outcome.moves[1].tilesPlayed}, 7);
    // AS over the start square, then R on a letter premium and the word on a triple one.
    QCOMPARE(outcome.total, 2 * (1 + 1) + 3 * (8 + 1) + 50);
    QCOMPARE(replaySolitaire(*task, outcome.moves).value().total().points, outcome.total);
}

/// Letters that are drawn before the board can have grown to their squares wait on the rack.
void TestSolitaireSearch::lettersThatComeTooEarlyCost()
{
    const GameRulesPtr rules = tests::rulesOf("english");
    std::string words;
    for (std::size_t length = 2; length <= 15; ++length) words += std::string(length, 'A') + " ";
    const LexiconPtr lexicon =
        tests::lexiconOf(*rules, tests::wordsFrom(words, rules->alphabet).value());
    const std::string letters(15, 'A');
    const std::string others(40, 'N');
    const auto sketchOf = [&](const std::string& order) {
        const auto task =
            SolitaireTask::create({rules, lexicon, readTileOrder(rules->alphabet, order).value()})
                .value();
        const GoalWord word =
            GoalCatalogue::wordAt(*task, readTileOrder(rules->alphabet, letters).value(),
                                  Direction::Across, 0)
                .value();
        const std::array<const GoalWord*, 1> goals{&word};
        const std::array<int, 1> lanes{0};
        return Sketcher(*task).best(goals, lanes, 0);
    };
    const auto late = sketchOf(others + letters);
    const auto early = sketchOf(letters + others);
    QVERIFY(late.has_value() && early.has_value());
    // The numbers of the tiles alone make 40 for each letter.
    QVERIFY2(late->value - early->value > 15 * 40,
             qPrintable(QString::number(late->value - early->value)));
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

void TestSolitaireSearch::theRaceGoesOn()
{
    const auto task = englishTask(2);
    SearchLimits limits;
    limits.nodes = 20'000;
    auto first = SolitaireSearch::create(task, {}).value();
    const auto before = first->run(limits, kNoContext);
    QVERIFY(before->plansTried > 0);
    auto second = SolitaireSearch::create(task, {}).value();
    QVERIFY(second->resume(first->save(), "state"));
    QVERIFY(second->save() == first->save());
    // Nothing is done any more, so that this is what was read.
    const auto read = second->run(limits, kNoContext);
    QCOMPARE(read->plansTried, before->plansTried);
    QCOMPARE(read->plans, before->plans);
    QCOMPARE(read->plansDone, before->plansDone);
    QCOMPARE(read->refinements, before->refinements);
    QCOMPARE(read->games.size(), before->games.size());
    limits.nodes = 30'000;
    const auto after = second->run(limits, kNoContext);
    QVERIFY(after->plansTried > before->plansTried);
    QVERIFY(after->plans >= before->plans);
}

void TestSolitaireSearch::stoppedPlansWaitAgain()
{
    const auto task = englishTask(2);
    const auto catalogue = GoalCatalogue::create(*task);
    QVERIFY(!catalogue->words().empty());
    const SoloGrid grid(*task);
    Random random(1);
    PlanRace race;
    Sketcher sketcher(*task);
    for (const GoalWord& word : catalogue->words()) {
        const std::vector<const GoalWord*> words{&word};
        const std::vector<int> lanes{-1};
        if (const auto sketch = sketcher.best(words, lanes, 20)) {
            race.add(*task, grid, *sketch, false, random);
            break;
        }
    }
    const auto entry = race.next();
    QVERIFY(entry);
    const std::size_t waiting = race.waiting();
    race.giveBack(*entry);
    QCOMPARE(race.waiting(), waiting + 1);
    // One that is being searched for waits in what is kept.
    const auto other = race.next();
    QVERIFY(other);
    PlanRace again;
    again.restore(race.standings());
    QCOMPARE(again.waiting(), waiting + 1);
    QCOMPARE(again.size(), race.size());
}

void TestSolitaireSearch::otherGoalsBeginAnotherRace()
{
    const auto task = englishTask(2);
    SearchLimits limits;
    limits.nodes = 8'000;
    auto first = SolitaireSearch::create(task, {}).value();
    const auto before = first->run(limits, kNoContext);
    SolitaireSearchOptions chosen;
    const auto catalogue = GoalCatalogue::create(*task);
    const GoalWord& word = catalogue->words().front();
    chosen.goals.push_back(
        GoalCatalogue::wordAt(*task, word.letters, word.direction, word.lanes.front()).value());
    auto second = SolitaireSearch::create(task, chosen).value();
    QVERIFY(second->resume(first->save(), "state"));
    const auto read = second->run(limits, kNoContext);
    QCOMPARE(read->plansTried, 0);
    QCOMPARE(read->best.total(), before->best.total());
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
        QVERIFY(!SolitaireSearch::create(task, {}).value()->resume(damaged, "state"));
        damaged = bytes;
        damaged.resize(i);
        QVERIFY(!SolitaireSearch::create(task, {}).value()->resume(damaged, "state"));
    }
}

void TestSolitaireSearch::hostileStatesDoNoHarm()
{
    const auto task = englishTask(2);
    auto search = SolitaireSearch::create(task, {}).value();
    SearchLimits limits;
    limits.nodes = 4'000;
    static_cast<void>(search->run(limits, kNoContext));
    const SavedState good = SavedState::parse(search->save()).value();
    const std::string text(reinterpret_cast<const char*>(good.payload().data()),
                           good.payload().size());
    // The sum over the bytes is right, the numbers are anything.
    Random random(1);
    int taken = 0;
    for (int i = 0; i < 150; ++i) {
        std::string other = text;
        for (int k = 0; k < 3; ++k) {
            const std::size_t at = random.below(static_cast<std::uint32_t>(other.size()));
            const std::size_t digit = other.find_first_of("0123456789", at);
            if (digit == std::string::npos) continue;
            other[digit] = static_cast<char>('0' + random.below(10));
        }
        SavedState bad = good;
        const auto bytes = std::as_bytes(std::span(other.data(), other.size()));
        bad.payload().assign(bytes.begin(), bytes.end());
        auto next = SolitaireSearch::create(task, {}).value();
        if (!next->resume(bad.toBytes(), "state")) continue;
        ++taken;
        limits.nodes = 4'200;
        const auto state = next->run(limits, kNoContext);
        for (const EliteGame& game : state->games) QVERIFY(replaySolitaire(*task, game.game.moves));
    }
    QVERIFY(taken > 0);
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
