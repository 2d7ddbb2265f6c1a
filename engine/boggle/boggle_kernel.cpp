// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boggle/boggle_kernel.h"

#include <bit>

#include "engine/boggle/boggle_kernel_avx2.h"
#include "engine/boggle/boggle_kernel_avx512.h"
#include "engine/boggle/boggle_kernel_parts.h"

namespace engine {
namespace {

template <BoggleTrace kTrace, bool kWide>
struct Scalar
{
    static void expand(BoggleWork& work);
};

template <BoggleTrace kTrace, bool kWide>
void Scalar<kTrace, kWide>::expand(BoggleWork& work)
{
    const BoggleStates& from = *work.from;
    BoggleStates& to = *work.to;
    std::uint32_t count = 0;
    std::uint32_t hits = 0;
    for (std::uint32_t state = work.begin; state < work.end; ++state) {
        const std::uint32_t place = from.place[state];
        const BoggleNode node = work.nodes[place >> 8];
        const BoggleLanes& lanes = work.lanes[place & 0xff];
        std::uint32_t endings = 0;
        for (std::size_t lane = 0; lane < 8; ++lane) {
            if ((from.low[state] & lanes.lowBits[lane]) != 0) continue;
            if constexpr (kWide)
                if ((from.high[state] & lanes.highBits[lane]) != 0) continue;
            if ((node.words & lanes.endings[lane]) != 0) endings |= 1U << lane;
            if ((node.children & lanes.letters[lane]) == 0) continue;
            const auto rank =
                static_cast<std::uint32_t>(std::popcount(node.children & lanes.below[lane]));
            const std::uint32_t next = (node.first + (rank << 8)) | lanes.cells[lane];
            std::uint32_t trace = 0;
            if constexpr (kTrace == BoggleTrace::Parent) trace = state;
            if constexpr (kTrace == BoggleTrace::Group) trace = from.trace[state];
            if (kernels::canGoOn<kTrace>(work, next, trace) == 0) continue;
            to.place[count] = next;
            to.low[count] = from.low[state] | lanes.lowBits[lane];
            if constexpr (kWide) to.high[count] = from.high[state] | lanes.highBits[lane];
            if constexpr (kTrace != BoggleTrace::None) to.trace[count] = trace;
            ++count;
        }
        if (endings != 0) (*work.hits)[hits++] = BoggleHit::of(place, state, endings);
    }
    to.count = count;
    work.hitCount = hits;
}

}  // namespace

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
    return kernels::chosen<Scalar>(trace, wide);
}

}  // namespace engine
