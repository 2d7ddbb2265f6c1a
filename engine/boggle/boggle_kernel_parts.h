// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "engine/boggle/boggle_kernel.h"

/// What the kernels for different processors share.
namespace engine::kernels {

/// The kernels of a family by what they're asked for: `Choose<trace, wide>::function`.
template <template <BoggleTrace, bool> class Choose>
[[nodiscard]] BoggleKernel chosen(BoggleTrace trace, bool wide)
{
    switch (trace) {
    case BoggleTrace::None:
        return wide ? &Choose<BoggleTrace::None, true>::expand
                    : &Choose<BoggleTrace::None, false>::expand;
    case BoggleTrace::Parent:
        return wide ? &Choose<BoggleTrace::Parent, true>::expand
                    : &Choose<BoggleTrace::Parent, false>::expand;
    case BoggleTrace::Group:
        return wide ? &Choose<BoggleTrace::Group, true>::expand
                    : &Choose<BoggleTrace::Group, false>::expand;
    }
    return nullptr;
}

/// Whether something may follow a state: the letters that its node needs are there, and one that
/// comes next is near. Without a branch: what comes of it can't be foretold.
template <BoggleTrace kTrace>
[[nodiscard]] inline std::uint32_t canGoOn(const BoggleWork& work, std::uint32_t place,
                                           std::uint32_t group)
{
    const BoggleNode& node = work.nodes[place >> 8];
    const std::uint32_t next = (node.children | node.words) & work.around[place & 0xff];
    std::uint32_t lacking = 0;
    if constexpr (kTrace == BoggleTrace::Group) {
        lacking = node.needs & work.missing[group];
        lacking &= lacking - static_cast<std::uint32_t>(group == 0);
    } else {
        lacking = node.needs & work.missing[0];
    }
    return static_cast<std::uint32_t>(lacking == 0) & static_cast<std::uint32_t>(next != 0);
}

/// Of the first `count` states of `work.to` those with canGoOn(), packed; returns how many. A pass
/// of its own, so that many nodes are on their way from memory at once.
template <BoggleTrace kTrace, bool kWide>
[[nodiscard]] inline std::uint32_t keepThoseThatGoOn(const BoggleWork& work, std::uint32_t count)
{
    std::uint32_t* const places = work.to->place.data();
    std::uint32_t* const low = work.to->low.data();
    [[maybe_unused]] std::uint32_t* const high = work.to->high.data();
    [[maybe_unused]] std::uint32_t* const traces = work.to->trace.data();
    std::uint32_t kept = 0;
    for (std::uint32_t state = 0; state < count; ++state) {
        const std::uint32_t place = places[state];
        places[kept] = place;
        low[kept] = low[state];
        if constexpr (kWide) high[kept] = high[state];
        std::uint32_t trace = 0;
        if constexpr (kTrace != BoggleTrace::None) {
            trace = traces[state];
            traces[kept] = trace;
        }
        kept += canGoOn<kTrace>(work, place, trace);
    }
    return kept;
}

}  // namespace engine::kernels
