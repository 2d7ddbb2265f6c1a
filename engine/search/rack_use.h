// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "engine/base/random.h"
#include "engine/base/tile.h"
#include "engine/rules/rack.h"

namespace engine {

/// How many tiles of each kind of one rack are meant, in one number: a field of bits for each kind
/// of the rack, with a bit above it that is never part of a count. Subtraction takes tiles off, and
/// one subtraction tells whether they are all there.
class RackFields
{
public:
    /// For this rack and every part of it. All racks of at most kMaxRackSize tiles have room.
    explicit RackFields(const Rack& rack)
    {
        int shift = 0;
        for (const Tile tile : rack.tiles()) {
            if (m_has & letterBit(tile)) continue;
            m_has |= letterBit(tile);
            m_shift[tile] = static_cast<std::uint8_t>(shift);
            m_kind[static_cast<std::size_t>(shift)] = tile;
            const auto count = static_cast<std::uint32_t>(rack.count(tile));
            shift += static_cast<int>(std::bit_width(count));
            m_guards |= std::uint64_t{1} << shift++;
        }
    }

    /// The tile must be of the rack; a designated blank is a blank.
    [[nodiscard]] std::uint64_t one(Tile tile) const
    {
        return std::uint64_t{1} << m_shift[rackTileOf(tile)];
    }
    /// A part of the rack.
    [[nodiscard]] std::uint64_t of(const Rack& part) const
    {
        std::uint64_t use = 0;
        for (const Tile tile : part.tiles()) use += one(tile);
        return use;
    }
    /// All tiles of `use` are among those of `held`.
    [[nodiscard]] bool holds(std::uint64_t held, std::uint64_t use) const
    {
        return (((held | m_guards) - use) & m_guards) == m_guards;
    }
    /// The tiles that are meant.
    [[nodiscard]] Rack rackOf(std::uint64_t use) const
    {
        Rack rack;
        for (LetterSet kinds = m_has; kinds != 0; kinds &= kinds - 1) {
            const auto tile = static_cast<Tile>(std::countr_zero(kinds));
            const std::uint64_t fromHere = m_guards >> m_shift[tile];
            const std::uint64_t mask = (fromHere & (~fromHere + 1)) - 1;
            rack.add(tile, static_cast<int>(use >> m_shift[tile] & mask));
        }
        return rack;
    }
    /// The tile, when one is meant.
    [[nodiscard]] Tile only(std::uint64_t use) const
    {
        return m_kind[static_cast<std::size_t>(std::countr_zero(use))];
    }
    [[nodiscard]] std::uint64_t guards() const { return m_guards; }
    /// Two of these with one of it give every part the same number.
    [[nodiscard]] std::uint64_t layoutKey() const { return mix64(m_has) ^ mix64(~m_guards); }

private:
    LetterSet m_has = 0;
    std::uint64_t m_guards = 0;
    std::array<std::uint8_t, kTileKinds> m_shift{};
    std::array<Tile, 64> m_kind{};  ///< by shift
};

}  // namespace engine
