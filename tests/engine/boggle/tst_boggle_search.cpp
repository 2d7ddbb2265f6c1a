// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <atomic>
#include <chrono>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

#include <QtTest>

#include "engine/boggle/boggle_bound.h"
#include "engine/boggle/boggle_search.h"
#include "engine/boggle/boggle_solver.h"
#include "tests/support/boggle.h"
#include "tests/support/test_class.h"

using namespace engine;

namespace {

TaskContext withThreads(int threads)
{
    TaskContext context;
    context.threads = threads;
    return context;
}

SearchLimits ofRuns(std::int64_t runs)
{
    SearchLimits limits;
    limits.units = runs;
    return limits;
}

SearchLimits ofSeconds(double seconds)
{
    SearchLimits limits;
    limits.seconds = seconds;
    return limits;
}

BoggleSearchOptions smallSearch()
{
    BoggleSearchOptions options;
    options.size = {3, 3};
    options.stepsPerRun = 2000;
    options.keep = 10;
    options.seed = 5;
    return options;
}

}  // namespace

class TestBoggleSearch : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void findsTheBest();
    void resultsAreRight();
    void sameForAnyThreads();
    void sameInParts();
    void sameAfterPauses();
    void targetEndsIt();
    void usesTheDice();
    void stops();
    void refusesOptions();
    void boundIsNeverBelow_data();
    void boundIsNeverBelow();
    void boundOfOneGridIsItsScore();
    void boundStops();

private:
    LexiconPtr m_lexicon;
    BoggleGraphPtr m_graph;
};

void TestBoggleSearch::initTestCase()
{
    m_lexicon = tests::smallLexicon();
    m_graph = tests::boggleGraph(*m_lexicon);
}

void TestBoggleSearch::findsTheBest()
{
    // Small enough to try all grids.
    BoggleSearchOptions options = smallSearch();
    options.size = {2, 3};
    options.faces = readBoggleFaces("a e r s t n #", m_lexicon->alphabet(), {}).value();
    BoggleSolver solver(m_graph);
    std::int64_t best = 0;
    BoggleGrid grid{options.size, std::vector<BoggleFace>(6)};
    for (int number = 0; number < 7 * 7 * 7 * 7 * 7 * 7; ++number) {
        for (int square = 0, rest = number; square < 6; ++square, rest /= 7)
            grid.faces[static_cast<std::size_t>(square)] =
                options.faces[static_cast<std::size_t>(rest % 7)];
        best = std::max(best, solver.score(grid).points);
    }
    const auto state = BoggleSearch::create(m_graph, options).value()->run(ofRuns(3), {});
    QCOMPARE(state->best.front().score.points, best);
    QVERIFY(state->end == SearchEnd::Units);
    QCOMPARE(state->runs, 3);
}

void TestBoggleSearch::resultsAreRight()
{
    auto search = BoggleSearch::create(m_graph, smallSearch()).value();
    const auto found = search->run(ofRuns(2), {}, [](const StatePtr<BoggleSearchState>& now) {
        QVERIFY(now->end == SearchEnd::NotYet);
    });
    const BoggleSearchState& state = *found;
    QCOMPARE(state.best.size(), std::size_t{10});
    QVERIFY(state.gridsScored > 100);
    BoggleSolver solver(m_graph);
    for (std::size_t i = 0; i < state.best.size(); ++i) {
        const RankedGrid& ranked = state.best[i];
        QCOMPARE(solver.score(ranked.grid), ranked.score);
        QVERIFY(canonicalGrid(ranked.grid) == ranked.grid);
        if (i == 0) continue;
        QVERIFY(state.best[i - 1].score.points >= ranked.score.points);
        QVERIFY(state.best[i - 1].grid != ranked.grid);
    }
    QVERIFY(!state.history.empty());
    QCOMPARE(state.history.back().points, state.best.front().score.points);
    // No change of one square brings more.
    const BoggleGrid& best = state.best.front().grid;
    for (int square = 0; square < 9; ++square)
        for (const BoggleScore& score : solver.whatIf(best, square, ~LetterSet{0}).letters)
            QVERIFY(score.points <= state.best.front().score.points);
}

void TestBoggleSearch::sameForAnyThreads()
{
    BoggleSearchState expected;
    for (const int threads : {1, 2, 8}) {
        const auto state = BoggleSearch::create(m_graph, smallSearch())
                               .value()
                               ->run(ofRuns(4), withThreads(threads));
        if (threads == 1) expected = *state;
        QVERIFY(state->best == expected.best);
        QCOMPARE(state->gridsScored, expected.gridsScored);
        QCOMPARE(state->runs, 4);
    }
    BoggleSearchOptions other = smallSearch();
    other.seed = 6;
    QVERIFY(BoggleSearch::create(m_graph, other).value()->run(ofRuns(1), {})->best !=
            BoggleSearch::create(m_graph, smallSearch()).value()->run(ofRuns(1), {})->best);
}

void TestBoggleSearch::sameInParts()
{
    const auto whole = BoggleSearch::create(m_graph, smallSearch()).value()->run(ofRuns(4), {});
    auto search = BoggleSearch::create(m_graph, smallSearch()).value();
    StatePtr<BoggleSearchState> state;
    int parts = 0;
    double seconds = 0;
    do {
        // Each part may look at its limits a few times only, whatever the machine's speed.
        std::atomic<int> looks = 0;
        SearchLimits limits = ofRuns(4);
        limits.rules.emplace_back(
            [&](const SearchEffort&) { return ++looks > 1 ? SearchEnd::Rule : SearchEnd::NotYet; });
        state = search->run(limits, withThreads(2));
        QVERIFY(state->seconds >= seconds);
        seconds = state->seconds;
        ++parts;
    } while (state->end == SearchEnd::Rule && parts < 100'000);
    QVERIFY(state->end == SearchEnd::Units);
    QVERIFY(parts > 1);
    QCOMPARE(state->runs, 4);
    QVERIFY(state->best == whole->best);
}

void TestBoggleSearch::sameAfterPauses()
{
    const auto expected =
        BoggleSearch::create(m_graph, smallSearch()).value()->run(ofRuns(4), {})->best;
    const PauseSwitch pause;
    std::atomic<int> pauses = 0;
    const std::jthread pauser([&](const std::stop_token& stop) {
        for (; !stop.stop_requested(); ++pauses) {
            pause.pause();
            std::this_thread::sleep_for(std::chrono::milliseconds(3));
            pause.resume();
            std::this_thread::sleep_for(std::chrono::milliseconds(3));
        }
    });
    while (pauses == 0) std::this_thread::yield();
    TaskContext context = withThreads(2);
    context.pause = pause.token();
    const auto state =
        BoggleSearch::create(m_graph, smallSearch()).value()->run(ofRuns(4), context);
    QVERIFY(state->best == expected);
}

void TestBoggleSearch::targetEndsIt()
{
    const auto reached = BoggleSearch::create(m_graph, smallSearch()).value()->run(ofRuns(6), {});
    SearchLimits limits;
    limits.target = reached->best.front().score.points;
    BoggleSearchState expected;
    for (const int threads : {1, 2, 8}) {
        const auto search = BoggleSearch::create(m_graph, smallSearch()).value();
        const auto state = search->run(limits, withThreads(threads));
        QVERIFY(state->end == SearchEnd::Target);
        QCOMPARE(state->best.front().score.points, limits.target);
        if (threads == 1) expected = *state;
        QVERIFY(state->best == expected.best);
        QCOMPARE(state->runs, expected.runs);
        QCOMPARE(state->gridsScored, expected.gridsScored);
        // There is nothing more to do.
        QVERIFY(search->run(limits, {})->end == SearchEnd::Target);
        // But more can be asked for.
        QCOMPARE(search->run(ofRuns(7), {})->runs, 7);
    }
}

void TestBoggleSearch::usesTheDice()
{
    BoggleSearchOptions options = smallSearch();
    options.size = {4, 4};
    options.dice = boggleDice(boggleDiceNamed("new").value(), m_lexicon->alphabet()).value();
    const auto state = BoggleSearch::create(m_graph, options).value()->run(ofRuns(1), {});
    for (const RankedGrid& ranked : state->best) {
        // Each face must have a die of its own: try to give out the dice.
        std::vector<int> owner(16, -1);
        const auto give = [&](auto& self, std::size_t square, std::vector<bool>& tried) -> bool {
            for (std::size_t die = 0; die < 16; ++die) {
                if (tried[die]) continue;
                if (std::ranges::count(options.dice->dice[die], ranked.grid.faces[square]) == 0)
                    continue;
                tried[die] = true;
                if (owner[die] < 0 || self(self, static_cast<std::size_t>(owner[die]), tried)) {
                    owner[die] = static_cast<int>(square);
                    return true;
                }
            }
            return false;
        };
        for (std::size_t square = 0; square < 16; ++square) {
            std::vector<bool> tried(16);
            QVERIFY(give(give, square, tried));
        }
    }
}

void TestBoggleSearch::stops()
{
    BoggleSearchOptions options = smallSearch();
    options.stepsPerRun = 1'000'000'000;
    const auto search = BoggleSearch::create(m_graph, options).value();
    std::stop_source stop;
    TaskContext context = withThreads(2);
    context.stop = stop.get_token();
    const std::jthread later([&stop] {
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
        stop.request_stop();
    });
    const auto state = search->run({}, context);
    QVERIFY(state->end == SearchEnd::Stopped);
    QVERIFY(!state->best.empty());
    // Where words go on without end, too.
    std::string words(21, 'A');
    words += " B";
    const LexiconPtr endless = tests::lexiconOf(words, tests::alphabetOf("english"));
    options.size = {8, 8};
    const auto other = BoggleSearch::create(tests::boggleGraph(*endless), options).value();
    QVERIFY(other->run(ofSeconds(0.05), {})->end == SearchEnd::Time);
}

void TestBoggleSearch::refusesOptions()
{
    const auto refused = [this](const auto& change) {
        BoggleSearchOptions options = smallSearch();
        change(options);
        return !BoggleSearch::create(m_graph, options).has_value();
    };
    QVERIFY(!refused([](BoggleSearchOptions&) {}));
    QVERIFY(refused([](BoggleSearchOptions& options) { options.size = {9, 1}; }));
    QVERIFY(refused([](BoggleSearchOptions& options) { options.size = {0, 4}; }));
    QVERIFY(refused([](BoggleSearchOptions& options) { options.stepsPerRun = 0; }));
    QVERIFY(refused([](BoggleSearchOptions& options) { options.keep = 0; }));
    QVERIFY(refused([](BoggleSearchOptions& options) { options.dice = BoggleDice{{3, 3}, {}}; }));
    const auto none = BoggleGraph::create(m_lexicon->words(), {0, 5}).value();
    QCOMPARE(BoggleSearch::create(none, smallSearch()).error().code, ErrorCode::OutsideAlphabet);
}

void TestBoggleSearch::boundIsNeverBelow_data()
{
    QTest::addColumn<bool>("facesCountOnce");
    QTest::newRow("letters") << false;
    QTest::newRow("faces") << true;
}

void TestBoggleSearch::boundIsNeverBelow()
{
    QFETCH(bool, facesCountOnce);
    const LexiconPtr lexicon = tests::denseLexicon(41);
    const auto graph = tests::boggleGraph(*lexicon);
    BoggleRules rules;
    rules.facesCountOnce = facesCountOnce;
    BoggleSolver solver(graph, rules);
    Random random(42);
    int exact = 0;
    for (int i = 0; i < 40; ++i) {
        BoggleClass grids;
        do grids.size = tests::randomBoggleGrid(random, 6).size;
        while (grids.size.squares() > 9);
        std::size_t count = 1;
        for (int square = 0; square < grids.size.squares(); ++square) {
            auto& faces = grids.choices.emplace_back();
            const std::uint32_t wanted = count < 300 ? 1 + random.below(3) : 1;
            while (faces.size() < wanted) {
                const auto face = tests::randomBoggleGrid(random, 6).faces.front();
                if (std::ranges::count(faces, face) == 0) faces.push_back(face);
            }
            count *= faces.size();
        }
        const auto bound = boundClass(*graph, rules, grids);
        QVERIFY(bound.has_value());
        std::int64_t best = 0;
        for (std::size_t number = 0; number < count; ++number) {
            BoggleGrid grid{grids.size, {}};
            std::size_t rest = number;
            for (const auto& faces : grids.choices) {
                grid.faces.push_back(faces[rest % faces.size()]);
                rest /= faces.size();
            }
            best = std::max(best, solver.score(grid).points);
        }
        QVERIFY(bound->sumUnion >= best);
        QVERIFY(bound->maxNoMark >= best);

        // Split to the end, the bound is the best score; on the way it never rises nor goes below.
        const auto bounder = BoggleBounder::create(graph, rules, grids).value();
        SearchLimits none;
        none.units = 0;
        std::int64_t before = bounder->run(none, {})->bound;
        QVERIFY(before >= bound->points());
        StatePtr<BoggleBoundState> state;
        for (SearchLimits limits{.units = 1}; !state || state->end == SearchEnd::Units;
             limits.units += 3) {
            state = bounder->run(limits, {});
            QVERIFY(state->bound >= best);
            QVERIFY(state->bound <= before);
            before = state->bound;
        }
        QCOMPARE(state->end, SearchEnd::Complete);
        QCOMPARE(state->bound, best);
        QCOMPARE(state->whole->points(), bound->points());
        SearchLimits enough;
        enough.target = best;
        const auto again = BoggleBounder::create(graph, rules, grids).value()->run(enough, {});
        QCOMPARE(again->end, SearchEnd::Target);
        if (bound->points() == best && best > 0) ++exact;
    }
    // And it isn't just a large number.
    QVERIFY(exact > 0);
}

void TestBoggleSearch::boundOfOneGridIsItsScore()
{
    BoggleSolver solver(m_graph);
    Random random(43);
    for (int i = 0; i < 50; ++i) {
        const BoggleGrid grid = tests::randomBoggleGrid(random, 26);
        BoggleClass grids{grid.size, {}};
        for (const BoggleFace& face : grid.faces) grids.choices.push_back({face});
        const auto bound = boundClass(*m_graph, {}, grids);
        QCOMPARE(bound->sumUnion, solver.score(grid).points);
        QVERIFY(bound->maxNoMark >= bound->sumUnion);
    }
    QCOMPARE(boundClass(*m_graph, {}, {{2, 2}, {}}).error().code, ErrorCode::OutOfRange);
}

void TestBoggleSearch::boundStops()
{
    const LexiconPtr endless = tests::lexiconOf(std::string(21, 'A'), tests::alphabetOf("english"));
    const std::vector<BoggleFace> one{BoggleFace(Tile{1})};
    const BoggleClass grids{{8, 8}, std::vector<std::vector<BoggleFace>>(64, one)};
    std::stop_source stop;
    TaskContext context;
    context.stop = stop.get_token();
    const std::jthread later([&stop] {
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
        stop.request_stop();
    });
    QCOMPARE(boundClass(*tests::boggleGraph(*endless), {}, grids, context).error().code,
             ErrorCode::Cancelled);
}

TEST_CLASS(TestBoggleSearch, tests::NoApplication)
#include "tst_boggle_search.moc"
