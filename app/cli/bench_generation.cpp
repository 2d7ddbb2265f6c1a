// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/bench_generation.h"

#include <cstdint>
#include <utility>
#include <vector>

#include "engine/movegen/move_generator.h"

namespace app {
namespace {

/// What a move is, in a checksum.
void add(Checksum& checksum, const engine::Move& move)
{
    checksum.add(static_cast<std::int64_t>(move.kind), 1);
    checksum.add(static_cast<std::int64_t>(move.direction), 1);
    checksum.add(move.row, 1);
    checksum.add(move.column, 1);
    checksum.add(move.length, 1);
    for (const engine::Tile tile : move.tileSpan()) checksum.add(tile, 1);
    checksum.add(move.score.points, 4);
}

void add(Checksum& checksum, const engine::RankedMove& ranked)
{
    add(checksum, ranked.move);
    checksum.add(ranked.equity.millis, 4);
}

class RawGeneration : public Generation
{
public:
    std::size_t run(const GenerationWork& work) override
    {
        m_moves.clear();
        m_generator.generate(work.position, m_unused, m_moves);
        return m_moves.moves().size();
    }
    void addTo(Checksum& checksum) override
    {
        // Raw moves have no order; a sum of their own checksums doesn't depend on one.
        std::uint64_t sum = 0;
        for (const engine::Move& move : m_moves.moves()) {
            Checksum one;
            add(one, move);
            sum += one.value();
        }
        checksum.add(static_cast<std::int64_t>(sum), 8);
    }

private:
    engine::MoveGenerator m_generator;
    engine::Valuation m_unused;
    engine::RawMoves m_moves;
};

class BestGeneration : public Generation
{
public:
    std::size_t run(const GenerationWork& work) override
    {
        m_best.clear();
        work.evaluator.prepare(work.position, m_valuation);
        m_generator.generate(work.position, m_valuation, m_best);
        return m_best.best() ? 1 : 0;
    }
    void addTo(Checksum& checksum) override
    {
        if (m_best.best()) add(checksum, *m_best.best());
    }

private:
    engine::MoveGenerator m_generator;
    engine::Valuation m_valuation;
    engine::BestMove m_best;
};

/// TopMoves or AllMoves, ranked.
template <class Recorder>
class RankedGeneration : public Generation
{
public:
    explicit RankedGeneration(Recorder recorder) : m_recorder(std::move(recorder)) {}

    std::size_t run(const GenerationWork& work) override
    {
        m_recorder.clear();
        work.evaluator.prepare(work.position, m_valuation);
        m_generator.generate(work.position, m_valuation, m_recorder);
        m_ranked = m_recorder.takeRanked();
        return m_ranked.size();
    }
    void addTo(Checksum& checksum) override
    {
        for (const engine::RankedMove& ranked : m_ranked) add(checksum, ranked);
    }

private:
    engine::MoveGenerator m_generator;
    engine::Valuation m_valuation;
    Recorder m_recorder;
    std::vector<engine::RankedMove> m_ranked;
};

}  // namespace

std::unique_ptr<Generation> Generation::of(const std::string& mode)
{
    if (mode == "raw") return std::make_unique<RawGeneration>();
    if (mode == "best") return std::make_unique<BestGeneration>();
    if (mode == "top15")
        return std::make_unique<RankedGeneration<engine::TopMoves>>(engine::TopMoves(15));
    return std::make_unique<RankedGeneration<engine::AllMoves>>(engine::AllMoves());
}

}  // namespace app
