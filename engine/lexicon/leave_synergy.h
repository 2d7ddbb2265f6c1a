// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "engine/base/quantities.h"
#include "engine/base/tile.h"
#include "engine/lexicon/lexicon_fwd.h"

namespace engine {

/// What two tiles are worth together beyond what each is worth alone:
/// value(pair) - value(one) - value(other). Symmetric. Immutable.
class LeaveSynergy
{
public:
    LeaveSynergy() = default;
    /// Of the blank and the letters 1..letterCount.
    LeaveSynergy(const Klv& leaves, int letterCount);

    /// Tiles per side: the letters and the blank.
    [[nodiscard]] int kinds() const { return m_kinds; }
    /// Nothing when one of the three leaves is not in the table, like a pair of which the game has
    /// only one. Tiles below kinds().
    [[nodiscard]] std::optional<Equity> at(Tile a, Tile b) const
    {
        return m_synergies[place(a, b)];
    }
    [[nodiscard]] std::optional<Equity> pairValue(Tile a, Tile b) const
    {
        return m_pairs[place(a, b)];
    }
    [[nodiscard]] std::optional<Equity> value(Tile tile) const { return m_singles[tile]; }
    /// The greatest, either way; 0 when there are none.
    [[nodiscard]] Equity greatest() const { return m_greatest; }

private:
    [[nodiscard]] std::size_t place(Tile a, Tile b) const
    {
        return std::size_t{a} * static_cast<std::size_t>(m_kinds) + b;
    }

    int m_kinds = 0;
    std::vector<std::optional<Equity>> m_singles;
    std::vector<std::optional<Equity>> m_pairs;
    std::vector<std::optional<Equity>> m_synergies;
    Equity m_greatest;
};

}  // namespace engine
