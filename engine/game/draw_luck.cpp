// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/draw_luck.h"

#include <span>
#include <utility>
#include <vector>

#include "engine/base/random.h"
#include "engine/eval/static_evaluator.h"
#include "engine/movegen/move_generator.h"
#include "engine/search/paired_samples.h"

namespace engine {

struct DrawWeigher::Work
{
    StaticEvaluator evaluator;
    MoveGenerator generator;
    Valuation valuation;
    BestMove best;

    [[nodiscard]] double bestEquity(const Position& position, const std::stop_token& stop)
    {
        evaluator.prepare(position, valuation);
        best.clear();
        generator.generate(position, valuation, best, stop);
        return best.best() ? best.best()->equity.toPoints() : 0;
    }
};

DrawWeigher::DrawWeigher(KlvPtr leaves) : m_work(std::make_unique<Work>())
{
    m_work->evaluator = StaticEvaluator(std::move(leaves));
}

DrawWeigher::~DrawWeigher() = default;

std::optional<DrawLuck> DrawWeigher::weigh(const Position& position, const Leave& kept,
                                           const std::stop_token& stop)
{
    const Rack rack = position.mover().rack;
    const int drawn = rack.total() - kept.total();
    if (drawn <= 0 || !rack.contains(kept)) return std::nullopt;
    TileCounts pool = position.unseen();
    pool.addAll(rack);
    pool.removeAll(kept);
    std::vector<Tile> tiles = pool.tiles();

    Position other = position;
    Random random(mix64(position.hash()));
    Moments equities;
    for (int sample = 0; sample < kSamples; ++sample) {
        if (stop.stop_requested()) return std::nullopt;
        random.shuffle(std::span<Tile>(tiles));
        Rack tried = kept;
        for (int i = 0; i < drawn; ++i) tried.add(tiles[static_cast<std::size_t>(i)]);
        other.setRack(other.onTurn(), tried, tried.total());
        equities.add(m_work->bestEquity(other, stop));
    }
    const double own = m_work->bestEquity(position, stop);
    if (stop.stop_requested()) return std::nullopt;
    return DrawLuck{own - equities.mean(), equities.standardError(), drawn};
}

}  // namespace engine
