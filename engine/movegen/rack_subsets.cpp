// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/movegen/rack_subsets.h"

#include <algorithm>
#include <bit>

namespace engine {

void RackSubsets::list(const Rack& rack, const ListedRack& states, const Alphabet& alphabet,
                       const AnagramFilter& words)
{
    m_words = &words;
    m_tiles = rack.total();
    m_blanks = rack.count(kBlank);
    m_wholeKeys = 0;
    m_kindCount = 0;
    for (LetterSet kinds = rack.present(); kinds != 0; kinds &= kinds - 1) {
        const auto kind = static_cast<Tile>(std::countr_zero(kinds));
        int at = m_kindCount++;
        const std::int32_t value = alphabet.value(kind);
        for (; at > 0 && m_kinds[static_cast<std::size_t>(at - 1)].value < value; --at)
            m_kinds[static_cast<std::size_t>(at)] = m_kinds[static_cast<std::size_t>(at - 1)];
        m_kinds[static_cast<std::size_t>(at)] = {letterBit(kind), value};
    }
    for (auto& leaves : m_bestLeaves) leaves.fill(kImpossible);
    m_topValues.fill(0);
    std::size_t placed = 0;

    const bool listed = m_tiles <= kMostTiles;
    if (listed) {
        m_subsets.resize(states.size());
        m_subsets[0] = {};
        m_subsets[0].kept = states.size() - 1;
    }
    std::size_t known = 1;
    for (int i = 0; i < m_kindCount; ++i) {
        const Kind& kind = m_kinds[static_cast<std::size_t>(i)];
        const auto tile = static_cast<Tile>(std::countr_zero(kind.bit));
        const int count = rack.count(tile);
        const std::uint64_t key = tile == kBlank ? 0 : AnagramFilter::key(tile);
        for (int copy = 0; copy < count; ++copy) m_topValues[placed++] = kind.value;
        m_wholeKeys += key * static_cast<std::uint64_t>(count);
        if (!listed) continue;
        // Each choice so far, with one more tile of this kind, and again.
        const std::size_t added = known * static_cast<std::size_t>(count);
        for (std::size_t from = 0, to = known; from < added; ++from, ++to) {
            Subset& subset = m_subsets[to];
            subset = m_subsets[from];
            subset.values[static_cast<std::size_t>(subset.tiles)] = kind.value;
            ++subset.tiles;
            subset.kinds |= kind.bit;
            subset.keys += key;
            subset.blanks += tile == kBlank ? 1 : 0;
            subset.kept -= states.step(tile);
        }
        known += added;
    }
    if (!listed) {
        for (std::uint32_t i = 0; i < states.size(); ++i) {
            const RackState& kept = states[i];
            const auto played = static_cast<std::size_t>(m_tiles - kept.tiles);
            for (auto& leaves : m_bestLeaves) leaves[played] = std::max(leaves[played], kept.leave);
        }
        return;
    }
    for (Choice& choice : m_ofSize) choice.count = 0;
    for (std::size_t i = 1; i < known; ++i) {
        Subset& subset = m_subsets[i];
        subset.leave = states[subset.kept].leave;
        const auto size = static_cast<std::size_t>(subset.tiles);
        Choice& choice = m_ofSize[size];
        choice.numbers[static_cast<std::size_t>(choice.count++)] = static_cast<std::uint8_t>(i);
        Equity& withBoard = m_bestLeaves[1][size];
        Equity& alone = m_bestLeaves[0][size];
        withBoard = std::max(withBoard, subset.leave);
        if (subset.leave > alone && words.mayBeWord(subset.keys, subset.blanks))
            alone = subset.leave;
    }
}

std::int32_t RackSubsets::topValueOf(LetterSet letters) const
{
    for (int i = 0; i < m_kindCount; ++i) {
        const Kind& kind = m_kinds[static_cast<std::size_t>(i)];
        if ((kind.bit & (letters | 1)) != 0) return kind.value;
    }
    return 0;
}

void RackSubsets::choose(int tiles, std::uint64_t boardKeys, Choice& choice) const
{
    const Choice& all = m_ofSize[static_cast<std::size_t>(tiles)];
    int count = 0;
    for (int i = 0; i < all.count; ++i) {
        const std::uint8_t number = all.numbers[static_cast<std::size_t>(i)];
        const Subset& one = m_subsets[number];
        choice.numbers[static_cast<std::size_t>(count)] = number;
        count += m_words->mayBeWord(one.keys + boardKeys, one.blanks) ? 1 : 0;
    }
    choice.count = count;
}

}  // namespace engine
