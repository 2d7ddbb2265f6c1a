// SPDX-License-Identifier: GPL-3.0-or-later
// As boggle_kernel_avx2.cpp, with the instructions that count bits and pack lanes, on the same
// eight lanes: registers of twice the width would be half empty.
#include "engine/boggle/boggle_kernel_avx512.h"

#if defined(__x86_64__)

#include <bit>

#include <immintrin.h>

#include "engine/boggle/boggle_kernel_parts.h"

#define TILEWRIGHT_AVX512 [[gnu::target("avx2,bmi,popcnt,avx512f,avx512vl,avx512vpopcntdq")]]

namespace engine {
namespace {

using Lane = BoggleLanes::Lane;

TILEWRIGHT_AVX512 inline __m256i loaded(const Lane& lane)
{
    return _mm256_load_si256(reinterpret_cast<const __m256i*>(lane.data()));
}

TILEWRIGHT_AVX512 inline __m256i repeated(std::uint32_t number)
{
    return _mm256_set1_epi32(static_cast<int>(number));
}

// Packed in a register and stored whole: to store the chosen lanes only is far slower on some.
TILEWRIGHT_AVX512 inline void storePacked(std::uint32_t* target, __mmask8 lanes, __m256i numbers)
{
    _mm256_storeu_si256(reinterpret_cast<__m256i*>(target),
                        _mm256_maskz_compress_epi32(lanes, numbers));
}

TILEWRIGHT_AVX512 inline void storePacked16(std::uint32_t* target, __mmask16 lanes, __m512i numbers)
{
    _mm512_storeu_si512(target, _mm512_maskz_compress_epi32(lanes, numbers));
}

/// As kernels::keepThoseThatGoOn(), sixteen states at a time; not for groups.
template <BoggleTrace kTrace, bool kWide>
TILEWRIGHT_AVX512 inline std::uint32_t keepThoseThatGoOn(const BoggleWork& work,
                                                         std::uint32_t count)
{
    const int* const nodes = reinterpret_cast<const int*>(work.nodes);
    const int* const around = reinterpret_cast<const int*>(work.around);
    std::uint32_t* const places = work.to->place.data();
    std::uint32_t* const lows = work.to->low.data();
    [[maybe_unused]] std::uint32_t* const highs = work.to->high.data();
    [[maybe_unused]] std::uint32_t* const traces = work.to->trace.data();
    const __m512i missing = _mm512_set1_epi32(static_cast<int>(work.missing[0]));
    const __m512i zero = _mm512_setzero_si512();
    std::uint32_t kept = 0;
    for (std::uint32_t state = 0; state < count; state += 16) {
        const std::uint32_t rest = count - state;
        const auto there = static_cast<__mmask16>(rest >= 16 ? 0xffff : (1U << rest) - 1);
        const __m512i place = _mm512_loadu_si512(places + state);
        const __m512i low = _mm512_loadu_si512(lows + state);
        const __m512i offset =
            _mm512_andnot_si512(_mm512_set1_epi32(15), _mm512_srli_epi32(place, 4));
        const __m512i children = _mm512_mask_i32gather_epi32(zero, there, offset, nodes, 1);
        const __m512i words = _mm512_mask_i32gather_epi32(zero, there, offset, nodes + 1, 1);
        const __m512i needs = _mm512_mask_i32gather_epi32(zero, there, offset, nodes + 3, 1);
        const __m512i near = _mm512_mask_i32gather_epi32(
            zero, there, _mm512_and_si512(place, _mm512_set1_epi32(0xff)), around, 4);
        __mmask16 on = _mm512_test_epi32_mask(_mm512_or_si512(children, words), near);
        on = _mm512_mask_testn_epi32_mask(on, needs, missing);
        storePacked16(places + kept, on, place);
        storePacked16(lows + kept, on, low);
        if constexpr (kWide) storePacked16(highs + kept, on, _mm512_loadu_si512(highs + state));
        if constexpr (kTrace != BoggleTrace::None)
            storePacked16(traces + kept, on, _mm512_loadu_si512(traces + state));
        kept += static_cast<std::uint32_t>(std::popcount(static_cast<unsigned>(on)));
    }
    return kept;
}

template <BoggleTrace kTrace, bool kWide>
struct Avx512
{
    TILEWRIGHT_AVX512 static void expand(BoggleWork& work);
};

template <BoggleTrace kTrace, bool kWide>
TILEWRIGHT_AVX512 void Avx512<kTrace, kWide>::expand(BoggleWork& work)
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
    std::uint32_t count = 0;
    std::uint32_t hitCount = 0;
    for (std::uint32_t state = work.begin; state < work.end; ++state) {
        const std::uint32_t place = fromPlace[state];
        const BoggleNode& node = nodes[place >> 8];
        const BoggleLanes& lanes = work.lanes[place & 0xff];
        // Its children, of which some are asked for soon.
        __builtin_prefetch(&nodes[node.first >> 8]);
        __builtin_prefetch(&nodes[(node.first >> 8) + 4]);
        const __m256i low = repeated(fromLow[state]);
        const __m256i lowBits = loaded(lanes.lowBits);
        __mmask8 open = _mm256_testn_epi32_mask(low, lowBits);
        if constexpr (kWide)
            open = _mm256_mask_testn_epi32_mask(open, repeated(fromHigh[state]),
                                                loaded(lanes.highBits));
        const __m256i children = repeated(node.children);
        const __mmask8 lanesOn = _mm256_mask_test_epi32_mask(open, children, loaded(lanes.letters));
        const auto endings = static_cast<std::uint32_t>(
            _mm256_mask_test_epi32_mask(open, repeated(node.words), loaded(lanes.endings)));
        hits[hitCount] = BoggleHit::of(place, state, endings);
        hitCount += static_cast<std::uint32_t>(endings != 0);

        const __m256i rank = _mm256_popcnt_epi32(_mm256_and_si256(children, loaded(lanes.below)));
        const __m256i next =
            _mm256_or_si256(_mm256_add_epi32(repeated(node.first), _mm256_slli_epi32(rank, 8)),
                            loaded(lanes.cells));
        storePacked(toPlace + count, lanesOn, next);
        storePacked(toLow + count, lanesOn, _mm256_or_si256(low, lowBits));
        if constexpr (kWide) {
            const __m256i high = _mm256_or_si256(repeated(fromHigh[state]), loaded(lanes.highBits));
            storePacked(toHigh + count, lanesOn, high);
        }
        if constexpr (kTrace == BoggleTrace::Parent)
            _mm256_storeu_si256(reinterpret_cast<__m256i*>(toTrace + count),
                                repeated(boggleParent(state, place)));
        if constexpr (kTrace == BoggleTrace::Group)
            _mm256_storeu_si256(reinterpret_cast<__m256i*>(toTrace + count),
                                repeated(fromTrace[state]));
        count += static_cast<std::uint32_t>(std::popcount(static_cast<unsigned>(lanesOn)));
    }
    if constexpr (kTrace == BoggleTrace::Group)
        work.to->count = kernels::keepThoseThatGoOn<kTrace, kWide>(work, count);
    else work.to->count = keepThoseThatGoOn<kTrace, kWide>(work, count);
    work.hitCount = hitCount;
}

}  // namespace

BoggleKernel kernels::avx512(BoggleTrace trace, bool wide)
{
    return chosen<Avx512>(trace, wide);
}

}  // namespace engine

#else

namespace engine {

BoggleKernel kernels::avx512(BoggleTrace, bool)
{
    return nullptr;
}

}  // namespace engine

#endif
