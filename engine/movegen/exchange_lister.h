// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "engine/board/position.h"
#include "engine/movegen/recorders.h"
#include "engine/movegen/valuation.h"

namespace engine {

/// Every non-empty sub-multiset of the rack, as far as an exchange of that size is allowed, in
/// the order of what is kept.
template <MoveRecorder Recorder>
class ExchangeLister
{
public:
    /// `subsets` are those of the mover's rack, like those of the valuation.
    ExchangeLister(const Position& position, const SubsetNumbering& subsets,
                   const Valuation& valuation, Recorder& recorder)
        : m_last(subsets.wholeRack()),
          m_valuation(valuation),
          m_recorder(recorder),
          m_limit(position.exchangeLimit())
    {
        const Rack& rack = position.mover().rack;
        m_total = rack.total();
        for (LetterSet kinds = rack.present(); kinds != 0; kinds &= kinds - 1) {
            const auto kind = static_cast<Tile>(std::countr_zero(kinds));
            m_kinds[m_kindCount++] = {kind, rack.count(kind), 0};
        }
    }

    /// Returns how many there are.
    std::int64_t list()
    {
        if (m_limit == 0) return 0;
        if constexpr (Recorder::kBounded)
            if (m_total <= m_limit) return listWanted();
        std::int64_t found = 0;
        int kept = 0;
        for (std::uint32_t number = 0; number < m_last; ++number) {
            if (m_total - kept <= m_limit) {
                ++found;
                Equity equity;
                if constexpr (Recorder::kEvaluates) equity = m_valuation.byKept[number];
                if (m_recorder.wants(equity)) record(equity);
            }
            // The next number: count up in the mixed radix.
            std::size_t digit = 0;
            for (; m_kinds[digit].kept == m_kinds[digit].count; ++digit) {
                kept -= m_kinds[digit].kept;
                m_kinds[digit].kept = 0;
            }
            ++m_kinds[digit].kept;
            ++kept;
        }
        return found;
    }

private:
    struct Kind
    {
        Tile tile = kBlank;
        int count = 0;
        int kept = 0;
    };

    /// All of them are allowed, and few are wanted.
    std::int64_t listWanted()
    {
        for (std::uint32_t number = 0; number < m_last; ++number) {
            const Equity equity = m_valuation.byKept[number];
            if (!m_recorder.wants(equity)) continue;
            std::uint32_t rest = number;
            for (std::size_t i = 0; i < m_kindCount; ++i) {
                const auto copies = static_cast<std::uint32_t>(m_kinds[i].count) + 1;
                m_kinds[i].kept = static_cast<int>(rest % copies);
                rest /= copies;
            }
            record(equity);
        }
        return m_last;
    }

    void record(Equity equity)
    {
        RankedMove ranked;
        ranked.equity = equity;
        Move& move = ranked.move;
        move.kind = MoveKind::Exchange;
        for (std::size_t i = 0; i < m_kindCount; ++i)
            for (int copy = m_kinds[i].kept; copy < m_kinds[i].count; ++copy)
                move.tiles[move.length++] = m_kinds[i].tile;
        move.tilesPlayed = move.length;
        m_recorder.record(ranked);
    }

    std::uint32_t m_last;
    const Valuation& m_valuation;
    Recorder& m_recorder;
    int m_limit;
    int m_total = 0;
    std::array<Kind, kTileKinds> m_kinds{};
    std::size_t m_kindCount = 0;
};

}  // namespace engine
