// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "engine/base/quantities.h"
#include "engine/base/tile.h"
#include "engine/movegen/valuation.h"
#include "engine/rules/rack.h"

namespace engine {

/// What is left of a rack.
struct RackState
{
    LetterSet kinds = 0;     ///< bit n: rack tile n is there; bit 0 the blank
    Equity leave;            ///< worth of keeping these tiles; 0 without a valuation
    std::int32_t tiles = 0;  ///< that may still be placed
};

/// A rack whose sub-multisets are few enough to be listed once: taking a tile is a step in the
/// list, and nothing has to be put back.
class ListedRack
{
public:
    using State = const RackState*;

    /// Some states of a rack that has at most 256 of them.
    class Selection
    {
    public:
        void add(std::uint32_t number) { m_bits[number / 64] |= std::uint64_t{1} << number % 64; }
        void addAll() { m_bits.fill(~std::uint64_t{0}); }
        [[nodiscard]] bool has(std::uint32_t number) const
        {
            return (m_bits[number / 64] >> number % 64 & 1) != 0;
        }

    private:
        std::array<std::uint64_t, 4> m_bits{};
    };

    /// The list grows with the product of (count + 1) over the kinds of tile.
    static constexpr std::uint64_t kMostStates = 4096;

    /// `byKept` null = without a valuation.
    void list(const Rack& rack, const SubsetNumbering& subsets, const std::vector<Equity>* byKept)
    {
        m_states.resize(subsets.size());
        m_used.resize(subsets.size());
        m_states[0] = {};
        m_used[0] = rack.present();
        std::size_t known = 1;
        for (LetterSet kinds = rack.present(); kinds != 0; kinds &= kinds - 1) {
            const auto kind = static_cast<Tile>(std::countr_zero(kinds));
            m_steps[kind] = static_cast<std::ptrdiff_t>(known);
            const int count = rack.count(kind);
            std::size_t filled = known;
            for (int copies = 1; copies <= count; ++copies) {
                const LetterSet noneUsed = copies == count ? letterBit(kind) : 0;
                for (std::size_t i = 0; i < known; ++i, ++filled) {
                    m_states[filled] = {
                        m_states[i].kinds | letterBit(kind), {}, m_states[i].tiles + copies};
                    m_used[filled] = m_used[i] & ~noneUsed;
                }
            }
            known = filled;
        }
        if (byKept != nullptr)
            for (std::size_t i = 0; i < known; ++i) m_states[i].leave = (*byKept)[i];
    }

    /// Offers only those tiles that lead from the whole rack to a state of the selection.
    void leadOnlyTo(const Selection& selection)
    {
        const std::uint32_t count = size();
        for (RackState& state : m_states) state.kinds = 0;
        // From few tiles to many: a state is on the way when it is selected or leads on.
        for (std::uint32_t number = 0; number < count; ++number) {
            if (m_states[number].kinds == 0 && !selection.has(number)) continue;
            for (LetterSet used = m_used[number]; used != 0; used &= used - 1) {
                const auto kind = static_cast<Tile>(std::countr_zero(used));
                m_states[number + step(kind)].kinds |= letterBit(kind);
            }
        }
    }

    [[nodiscard]] State whole() const { return &m_states.back(); }
    /// How many states there are; they are numbered as in SubsetNumbering.
    [[nodiscard]] std::uint32_t size() const { return static_cast<std::uint32_t>(m_states.size()); }
    [[nodiscard]] const RackState& operator[](std::uint32_t number) const
    {
        return m_states[number];
    }
    /// What taking such a tile changes in the number.
    [[nodiscard]] std::uint32_t step(Tile rackTile) const
    {
        return static_cast<std::uint32_t>(m_steps[rackTile]);
    }
    [[nodiscard]] static LetterSet kinds(State state) { return state->kinds; }
    [[nodiscard]] static int tiles(State state) { return state->tiles; }
    [[nodiscard]] static Equity leave(State state) { return state->leave; }
    [[nodiscard]] State take(State state, Tile rackTile) { return state - m_steps[rackTile]; }
    void giveBack(Tile /*rackTile*/) {}

private:
    std::vector<RackState> m_states;  ///< by SubsetNumbering
    std::vector<LetterSet> m_used;    ///< by state: kinds of which some tile is gone
    std::array<std::ptrdiff_t, kTileKinds> m_steps{};
};

/// Any number of tiles, of which a move may use a given number: a very large rack, or all tiles
/// that a player may hold.
class CountedRack
{
public:
    struct State
    {
        LetterSet kinds;
        std::uint32_t kept;
        std::int32_t tiles;
    };

    /// At most `mostTiles` of them in one move. `byKept` null = without a valuation.
    void count(const Rack& rack, int mostTiles, const SubsetNumbering& subsets,
               const std::vector<Equity>* byKept)
    {
        m_whole = {rack.present(), subsets.wholeRack(), std::min(rack.total(), mostTiles)};
        m_subsets = &subsets;
        m_byKept = byKept;
        for (int tile = 0; tile < kTileKinds; ++tile)
            m_counts[static_cast<std::size_t>(tile)] = rack.count(static_cast<Tile>(tile));
    }

    [[nodiscard]] State whole() const { return m_whole; }
    [[nodiscard]] static LetterSet kinds(const State& state)
    {
        return state.tiles > 0 ? state.kinds : 0;
    }
    [[nodiscard]] static int tiles(const State& state) { return state.tiles; }
    [[nodiscard]] Equity leave(const State& state) const
    {
        return m_byKept != nullptr ? (*m_byKept)[state.kept] : Equity{};
    }
    [[nodiscard]] State take(State state, Tile rackTile)
    {
        if (--m_counts[rackTile] == 0) state.kinds &= ~letterBit(rackTile);
        state.kept -= m_subsets->weight(rackTile);
        --state.tiles;
        return state;
    }
    void giveBack(Tile rackTile) { ++m_counts[rackTile]; }

private:
    State m_whole{};
    const SubsetNumbering* m_subsets = nullptr;
    const std::vector<Equity>* m_byKept = nullptr;
    std::array<int, kTileKinds> m_counts{};
};

}  // namespace engine
