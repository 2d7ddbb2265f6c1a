// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdint>
#include <utility>

#include <benchmark/benchmark.h>

#include "engine/eval/static_evaluator.h"
#include "engine/movegen/move_generator.h"
#include "engine/rules/bag.h"
#include "tests/bench/bench_position.h"

namespace {

/// Games in which both sides play the move that is best without looking ahead, and nothing else:
/// no records, no statistics.
class StaticGames
{
public:
    explicit StaticGames(engine::Position empty)
        : m_empty(std::move(empty)), m_position(m_empty), m_evaluator(bench::openLeaves())
    {
    }

    /// Returns how many turns the game had.
    int play(std::uint64_t seed)
    {
        engine::Random random(seed);
        engine::Bag bag(m_empty.rules().tiles);
        bag.shuffle(random);
        m_position = m_empty;
        for (int player = 0; player < m_position.playerCount(); ++player) refill(player, bag);
        int turns = 0;
        for (; m_position.gameEnd() == engine::GameEnd::NotYet; ++turns) {
            const int mover = m_position.onTurn();
            m_best.clear();
            m_evaluator.prepare(m_position, m_valuation);
            static_cast<void>(m_generator.generate(m_position, m_valuation, m_best));
            const engine::Move& move = m_best.best()->move;
            m_position.make(move, m_undo);
            refill(mover, bag);
            if (move.kind == engine::MoveKind::Exchange) bag.putBack(move.tileSpan(), random);
        }
        return turns;
    }

private:
    void refill(int player, engine::Bag& bag)
    {
        engine::Rack rack = m_position.player(player).rack;
        const int wanted = m_position.rules().rackSize - rack.total();
        if (bag.draw(wanted, rack) > 0) m_position.setRack(player, rack);
    }

    engine::Position m_empty;
    engine::Position m_position;
    engine::StaticEvaluator m_evaluator;
    engine::MoveGenerator m_generator;
    engine::Valuation m_valuation;
    engine::BestMove m_best;
    engine::Position::Undo m_undo;
};

/// One game with each seed in turn, with the leave values that the environment names.
void staticGame(benchmark::State& state)
{
    const auto rules = bench::require(engine::catalogue::rules("english"));
    StaticGames games(bench::require(engine::Position::create(rules, bench::openLexicon())));
    std::uint64_t seed = 0;
    int turns = 0;
    for (auto step : state) {
        static_cast<void>(step);
        turns += games.play(++seed);
    }
    state.SetItemsProcessed(state.iterations());
    state.counters["turns"] = static_cast<double>(turns) / static_cast<double>(seed);
}
BENCHMARK(staticGame)->Unit(benchmark::kMillisecond);

}  // namespace
