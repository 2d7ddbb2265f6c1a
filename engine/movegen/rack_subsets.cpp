// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/movegen/rack_subsets.h"

#include <algorithm>
#include <bit>

namespace engine {

bool RackSubsets::canBound(const Rack& rack, const Alphabet& alphabet)
{
    if (rack.total() > kMostTiles) return false;
    for (LetterSet kinds = rack.present(); kinds != 0; kinds &= kinds - 1)
        if (alphabet.value(static_cast<Tile>(std::countr_zero(kinds))) > 127) return false;
    return true;
}

void RackSubsets::list(const Rack& rack, const ListedRack& states, const Alphabet& alphabet,
                       const AnagramFilter& words, bool withChoices)
{
    m_words = &words;
    m_tiles = rack.total();
    m_kindCount = 0;
    for (LetterSet kinds = rack.present(); kinds != 0; kinds &= kinds - 1) {
        const auto kind = static_cast<Tile>(std::countr_zero(kinds));
        const std::int32_t value = alphabet.value(kind);
        std::size_t at = m_kindCount++;
        for (; at > 0 && m_kinds[at - 1].value < value; --at) m_kinds[at] = m_kinds[at - 1];
        m_kinds[at] = {letterBit(kind), value};
    }

    m_subsets.resize(states.size());
    m_subsets[0] = {};
    m_subsets[0].kept = states.size() - 1;
    std::size_t known = 1;
    for (std::size_t i = 0; i < m_kindCount; ++i) {
        const auto tile = static_cast<Tile>(std::countr_zero(m_kinds[i].bit));
        const auto value = static_cast<std::uint64_t>(m_kinds[i].value);
        const std::uint64_t key = tile == kBlank ? 0 : AnagramFilter::key(tile);
        const std::int32_t blanks = tile == kBlank ? 1 : 0;
        const std::uint32_t step = states.step(tile);
        // Each choice so far with one more tile of this kind, and those with yet another one.
        const std::size_t added = known * static_cast<std::size_t>(rack.count(tile));
        for (std::size_t from = 0; from < added; ++from) {
            const Subset& less = m_subsets[from];
            Subset& subset = m_subsets[known + from];
            subset.values = less.values | value << (8 * less.tiles);
            subset.kinds = less.kinds | m_kinds[i].bit;
            subset.keys = less.keys + key;
            subset.tiles = less.tiles + 1;
            subset.blanks = less.blanks + blanks;
            subset.kept = less.kept - step;
        }
        known += added;
    }
    m_whole = m_subsets.back();

    for (auto& side : m_frontsMade)
        for (Front& front : side) front.count = 0;
    for (OfSize& ofSize : m_ofSize) ofSize.candidates.clear();
    for (std::size_t i = 1; i < known; ++i) {
        Subset& subset = m_subsets[i];
        const auto size = static_cast<std::size_t>(subset.tiles);
        subset.leave = states[subset.kept].leave;
        if (withChoices) {
            OfSize& ofSize = m_ofSize[size];
            ofSize.numbers[ofSize.candidates.count()] = static_cast<std::uint8_t>(i);
            ofSize.candidates.add(subset.values, subset.leave);
        }
        m_frontsMade[1][size].add(subset);
        if (mayPlay(subset, 0)) m_frontsMade[0][size].add(subset);
    }
    for (std::size_t side = 0; side < 2; ++side)
        for (std::size_t size = 1; size <= kMostTiles; ++size)
            m_frontsMade[side][size].summarise(m_fronts[side][size]);
}

void RackSubsets::Front::add(const Subset& subset)
{
    // Byte by byte: values are below 128, so that no byte borrows from the next one.
    constexpr std::uint64_t kHighBits = 0x8080808080808080;
    const auto covers = [](std::uint64_t a, std::uint64_t b) {
        return (((a | kHighBits) - b) & kHighBits) == kHighBits;
    };
    std::size_t kept = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const Candidate known = candidates[i];
        if (known.leave >= subset.leave && covers(known.values, subset.values)) return;
        // Once something has been dropped the subset can't be covered any more: what covers it
        // would have covered that, too.
        if (known.leave <= subset.leave && covers(subset.values, known.values)) continue;
        candidates[kept++] = known;
    }
    candidates[kept++] = {subset.values, subset.leave};
    count = kept;
}

void RackSubsets::Front::summarise(CandidateBlock& summary)
{
    std::sort(candidates.begin(), candidates.begin() + static_cast<std::ptrdiff_t>(count),
              [](const Candidate& a, const Candidate& b) { return a.leave > b.leave; });
    summary.clear();
    const std::size_t groups = std::min(count, CandidateBlock::kPlaces);
    for (std::size_t group = 0; group < groups; ++group) {
        const std::size_t end = (group + 1) * count / groups;
        std::size_t at = group * count / groups;
        const Equity leave = candidates[at].leave;
        std::uint64_t values = candidates[at].values;
        for (++at; at < end; ++at) {
            for (std::uint64_t byte = 0xff; byte != 0; byte <<= 8)
                values = std::max(values & byte, candidates[at].values & byte) | (values & ~byte);
        }
        summary.put(group, values, leave);
    }
}

std::int32_t RackSubsets::topValueOf(LetterSet letters) const
{
    for (std::size_t i = 0; i < m_kindCount; ++i)
        if ((m_kinds[i].bit & (letters | 1)) != 0) return m_kinds[i].value;
    return 0;
}

}  // namespace engine
