// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/rack_sampling.h"

#include <bit>
#include <utility>

namespace engine {
namespace {

void addTo(std::vector<Tile>& tiles, const TileCounts& counts)
{
    for (LetterSet kinds = counts.present(); kinds != 0; kinds &= kinds - 1) {
        const auto kind = static_cast<Tile>(std::countr_zero(kinds));
        tiles.insert(tiles.end(), static_cast<std::size_t>(counts.count(kind)), kind);
    }
}

void drawFrom(std::vector<Tile>& tiles, int count, Rack& rack, Random& random)
{
    for (; count > 0; --count) {
        const auto which = random.below(static_cast<std::uint32_t>(tiles.size()));
        rack.add(tiles[which]);
        tiles[which] = tiles.back();
        tiles.pop_back();
    }
}

}  // namespace

RackSamplingGames::RackSamplingGames(const RackSamplingOptions& options, GameTable table)
    : m_options(options),
      m_table(std::move(table)),
      m_player(std::make_unique<StaticPlayer>(StaticEvaluator(options.leaves))),
      m_scratch(std::make_unique<MoveScratch>())
{
}

std::optional<std::vector<RackSample>> RackSamplingGames::operator()(std::int64_t game,
                                                                     const TaskContext& own)
{
    const std::uint64_t seed = mix64(m_options.seed ^ mix64(static_cast<std::uint64_t>(game)));
    Random random(mix64(seed));
    std::vector<RackSample> samples;
    samples.reserve(64);
    m_table.deal(seed);
    const Position& position = m_table.position();
    const int rackSize = position.rules().rackSize;
    while (!m_table.over() && m_table.bagSize() >= rackSize) {
        const Rack rack = position.mover().rack;
        const auto tries = static_cast<std::uint32_t>(m_options.triesPerHundredTurns);
        // More than a hundred are more than one try each turn.
        const std::uint32_t count = tries / 100 + (random.below(100) < tries % 100 ? 1 : 0);
        for (std::uint32_t i = 0; i < count; ++i) {
            // What is unseen is so beside the turn's own rack, not beside the one that was tried last.
            if (i > 0) m_table.lendRack(rack);
            const Rack other = m_options.rare.empty() ? redrawn(rack, random) : rare(random);
            if (other.empty()) continue;
            m_table.lendRack(other);
            const auto best = m_player->choose(position, *m_scratch, own.stop);
            if (!best) return std::nullopt;
            samples.push_back(sampleOf(other, best->equity, false));
        }
        if (count > 0) m_table.lendRack(rack);
        const auto best = m_player->choose(position, *m_scratch, own.stop);
        if (!best) return std::nullopt;
        samples.push_back(sampleOf(rack, best->equity, true));
        m_table.play(best->move);
    }
    return samples;
}

RackSample RackSamplingGames::sampleOf(const Rack& rack, Equity equity, bool ofThePlayer) const
{
    return {static_cast<std::uint32_t>(m_options.index.number(rack)), equity, m_table.bagSize(),
            ofThePlayer};
}

Rack RackSamplingGames::redrawn(const Rack& rack, Random& random)
{
    const int size = rack.total();
    const int kept = 1 + static_cast<int>(random.below(static_cast<std::uint32_t>(size - 1)));
    Rack result;
    m_tiles.clear();
    addTo(m_tiles, rack);
    drawFrom(m_tiles, kept, result, random);
    m_tiles.clear();
    addTo(m_tiles, m_table.position().unseen());
    drawFrom(m_tiles, size - kept, result, random);
    return result;
}

Rack RackSamplingGames::rare(Random& random) const
{
    constexpr int kAttempts = 8;
    const Position& position = m_table.position();
    TileCounts there = position.unseen();
    there.addAll(position.mover().rack);
    for (int attempt = 0; attempt < kAttempts; ++attempt) {
        const std::uint32_t which = random.below(static_cast<std::uint32_t>(m_options.rare.size()));
        const Rack rack = m_options.index.set(position.rules().rackSize, m_options.rare[which]);
        if (there.contains(rack)) return rack;
    }
    return {};
}

}  // namespace engine
