// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/words/lookalikes.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "engine/lexicon/lexicon.h"

namespace engine {

namespace {

/// Stands before the first tile and behind the last one.
constexpr Tile kEnd = 0;

/// Calls `visit` with the place of each run of three among all such runs.
template <class Visit>
void forEachRun(std::span<const Tile> tiles, std::size_t base, Visit visit)
{
    const auto at = [tiles](std::size_t i) {
        return std::size_t{i == 0 || i > tiles.size() ? kEnd : letterOf(tiles[i - 1])};
    };
    for (std::size_t i = 0; i < tiles.size(); ++i)
        visit((at(i) * base + at(i + 1)) * base + at(i + 2));
}

}  // namespace

Lookalikes::Lookalikes(LexiconPtr lexicon)
    : m_lexicon(std::move(lexicon)),
      m_tiles(static_cast<std::size_t>(m_lexicon->alphabet().letterCount()) + 1),
      m_counts(m_tiles * m_tiles * m_tiles)
{
}

Result<Lookalikes> Lookalikes::create(LexiconPtr lexicon, const TaskContext& context)
{
    Lookalikes made(std::move(lexicon));
    std::uint32_t seen = 0;
    bool stopped = false;
    made.m_lexicon->words().forEachWord([&](std::span<const Tile> word) {
        forEachRun(word, made.m_tiles, [&made](std::size_t run) { ++made.m_counts[run]; });
        stopped = seen++ % 4096 == 0 && context.stopRequested();
        return !stopped;
    });
    if (stopped) return failure(ErrorCode::Cancelled, {});
    return made;
}

std::uint32_t Lookalikes::scarcestRun(std::span<const Tile> tiles) const
{
    if (tiles.empty()) return 0;
    std::uint32_t least = std::numeric_limits<std::uint32_t>::max();
    forEachRun(tiles, m_tiles, [&](std::size_t run) { least = std::min(least, m_counts[run]); });
    return least;
}

std::optional<std::vector<Tile>> Lookalikes::of(std::span<const Tile> word) const
{
    std::vector<Tile> tiles;
    for (const Tile tile : word) tiles.push_back(letterOf(tile));
    std::vector<Tile> best;
    std::uint32_t bestRun = 0;
    const auto consider = [&] {
        const std::uint32_t run = scarcestRun(tiles);
        if (run <= bestRun || m_lexicon->contains(tiles)) return;
        bestRun = run;
        best = tiles;
    };
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        const Tile own = tiles[i];
        for (Tile other = 1; other < m_tiles; ++other) {
            if (other == own) continue;
            tiles[i] = other;
            consider();
        }
        tiles[i] = own;
        if (i == 0 || tiles[i - 1] == own) continue;
        std::swap(tiles[i - 1], tiles[i]);
        consider();
        std::swap(tiles[i - 1], tiles[i]);
    }
    if (best.empty()) return std::nullopt;
    return best;
}

}  // namespace engine
