// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boggle/boggle_kernel.h"

#include <bit>

#include "engine/boggle/boggle_kernel_avx2.h"
#include "engine/boggle/boggle_kernel_avx512.h"
#include "engine/boggle/boggle_kernel_parts.h"

namespace engine {
namespace {

/// Lanes, a bit for each.
struct LaneSets
{
    std::uint32_t on = 0;       ///< those that lead on
    std::uint32_t endings = 0;  ///< those in which words end
};

/// Those whose letters the node has. Letter by letter would be fewer instructions, but how many of
/// them there are can't be foretold.
[[gnu::always_inline]] inline LaneSets lanesOf(const BoggleLanes& lanes, const BoggleNode& node)
{
    // Both masks at once, as the halves of one number.
    const std::uint64_t masks = std::uint64_t{node.words} << 32 | node.children;
    constexpr std::uint64_t kBoth = std::uint64_t{1} << 32 | 1;
    std::uint64_t found = 0;
    for (std::size_t lane = 8; lane-- > 0;)
        found = found * 2 + (masks >> lanes.numbers[lane] & kBoth);
    return {static_cast<std::uint32_t>(found) & lanes.leading,
            static_cast<std::uint32_t>(found >> 32) & lanes.ending};
}

/// In a function of its own, which is compiled for several processors. Lanes are sorted out all at
/// once; only those that lead on are gone through.
template <BoggleTrace kTrace, bool kWide>
[[gnu::always_inline]] inline void expandStates(BoggleWork& work)
{
    const std::uint32_t* const fromPlace = work.from->place.data();
    const std::uint32_t* const fromLow = work.from->low.data();
    [[maybe_unused]] const std::uint32_t* const fromHigh = work.from->high.data();
    [[maybe_unused]] const std::uint32_t* const fromTrace = work.from->trace.data();
    std::uint32_t* const toPlace = work.to->place.data();
    std::uint32_t* const toLow = work.to->low.data();
    [[maybe_unused]] std::uint32_t* const toHigh = work.to->high.data();
    [[maybe_unused]] std::uint32_t* const toTrace = work.to->trace.data();
    BoggleHit* const hits = work.hits->data();
    const BoggleNode* const nodes = work.nodes;
    const int columns = work.columns;
    const std::uint32_t end = work.end;
    std::uint32_t count = 0;
    std::uint32_t hitCount = 0;
    for (std::uint32_t state = work.begin; state < end; ++state) {
        const std::uint32_t place = fromPlace[state];
        const BoggleNode node = nodes[place >> 8];
        const BoggleLanes& lanes = work.lanes[place & 0xff];
        const std::uint32_t low = fromLow[state];
        std::uint64_t squares = low;
        if constexpr (kWide) squares |= std::uint64_t{fromHigh[state]} << 32;
        const LaneSets found = lanesOf(lanes, node);
        const std::uint32_t free = ~lanes.lanesTo(squares, columns);
        for (std::uint32_t rest = found.on & free; rest != 0; rest &= rest - 1) {
            const auto lane = static_cast<std::size_t>(std::countr_zero(rest));
            const auto rank =
                static_cast<std::uint32_t>(std::popcount(node.children & lanes.below[lane]));
            const std::uint32_t next = node.first + (rank << 8);
            // Read soon, by keepThoseThatGoOn().
            __builtin_prefetch(&nodes[next >> 8]);
            toPlace[count] = next | lanes.cells[lane];
            toLow[count] = low | lanes.lowBits[lane];
            if constexpr (kWide) toHigh[count] = fromHigh[state] | lanes.highBits[lane];
            if constexpr (kTrace == BoggleTrace::Parent)
                toTrace[count] = boggleParent(state, place);
            if constexpr (kTrace == BoggleTrace::Group) toTrace[count] = fromTrace[state];
            ++count;
        }
        const std::uint32_t endings = found.endings & free;
        hits[hitCount] = BoggleHit::of(place, state, endings);
        hitCount += static_cast<std::uint32_t>(endings != 0);
    }
    work.to->count = kernels::keepThoseThatGoOn<kTrace, kWide>(work, count);
    work.hitCount = hitCount;
}

template <BoggleTrace kTrace, bool kWide>
struct Scalar
{
    static void expand(BoggleWork& work) { expandStates<kTrace, kWide>(work); }
};

#if defined(__x86_64__)
/// The same where the processor counts bits.
template <BoggleTrace kTrace, bool kWide>
struct ScalarPopcnt
{
    [[gnu::target("popcnt,bmi")]] static void expand(BoggleWork& work)
    {
        expandStates<kTrace, kWide>(work);
    }
};
#endif

BoggleKernel scalarKernel(BoggleTrace trace, bool wide)
{
#if defined(__x86_64__)
    __builtin_cpu_init();
    if (__builtin_cpu_supports("popcnt") != 0 && __builtin_cpu_supports("bmi") != 0)
        return kernels::chosen<ScalarPopcnt>(trace, wide);
#endif
    return kernels::chosen<Scalar>(trace, wide);
}

void collectEndings(const BoggleWork& work, BoggleEndings& endings)
{
    const BoggleHit* const hits = work.hits->data();
    std::uint32_t* const words = endings.words.data();
    std::uint32_t* const ends = endings.ends.data();
    std::size_t count = 0;
    for (std::uint32_t i = 0; i < work.hitCount; ++i) {
        const BoggleHit hit = hits[i];
        const BoggleLanes& lanes = work.lanes[hit.cell()];
        for (std::uint32_t rest = hit.lanes(); rest != 0; rest &= rest - 1) {
            const auto lane = static_cast<std::size_t>(std::countr_zero(rest));
            words[count] = hit.node() * kMaxBoggleLetters + lanes.numbers[lane];
            ends[count] = hit.state() << 8 | lanes.cells[lane];
            ++count;
        }
    }
    endings.count = count;
}

}  // namespace

void BoggleEndings::makeRoom()
{
    for (auto* column : {&words, &ends}) column->resize(kBoggleRoom);
}

void BoggleStates::makeRoom()
{
    for (auto* column : {&place, &low, &high, &trace}) column->resize(kBoggleRoom);
}

BoggleVectors bestBoggleVectors()
{
#if defined(__x86_64__)
    __builtin_cpu_init();
    const bool avx2 = __builtin_cpu_supports("avx2") != 0 && __builtin_cpu_supports("bmi") != 0 &&
                      __builtin_cpu_supports("popcnt") != 0;
    const bool avx512 = avx2 && __builtin_cpu_supports("avx512vl") != 0 &&
                        __builtin_cpu_supports("avx512vpopcntdq") != 0;
    if (avx512 && kernels::avx512(BoggleTrace::None, false) != nullptr)
        return BoggleVectors::Avx512;
    if (avx2 && kernels::avx2(BoggleTrace::None, false) != nullptr) return BoggleVectors::Avx2;
#endif
    return BoggleVectors::None;
}

BoggleKernel boggleKernel(BoggleVectors vectors, BoggleTrace trace, bool wide)
{
    static const BoggleVectors kBest = bestBoggleVectors();
    if (vectors == BoggleVectors::Avx512 && kBest == BoggleVectors::Avx512)
        return kernels::avx512(trace, wide);
    if (vectors != BoggleVectors::None && kBest != BoggleVectors::None)
        return kernels::avx2(trace, wide);
    return scalarKernel(trace, wide);
}

BoggleCollector boggleCollector(BoggleVectors vectors)
{
    static const BoggleVectors kBest = bestBoggleVectors();
    if (vectors != BoggleVectors::None && kBest != BoggleVectors::None)
        return &kernels::collectAvx2;
    return &collectEndings;
}

}  // namespace engine
