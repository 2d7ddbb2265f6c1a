// SPDX-License-Identifier: GPL-3.0-or-later
// Compiled for any x86-64: only the functions with the attribute use AVX2, and only machines that
// have it call them.
#include "engine/boggle/boggle_kernel_avx2.h"

#if defined(__x86_64__)

#include <bit>

#include <immintrin.h>

#include "engine/boggle/boggle_kernel_parts.h"

#define TILEWRIGHT_AVX2 [[gnu::target("avx2,bmi,popcnt")]]

namespace engine {
namespace {

/// For each set of lanes the order that brings them to the front.
struct PackTable
{
    alignas(64) std::array<std::array<std::uint32_t, 8>, 256> orders{};

    constexpr PackTable()
    {
        for (std::size_t lanes = 0; lanes < 256; ++lanes) {
            std::size_t count = 0;
            for (std::uint32_t lane = 0; lane < 8; ++lane)
                if ((lanes >> lane & 1) != 0) orders[lanes][count++] = lane;
        }
    }
};

constexpr PackTable kPack;

using Lane = BoggleLanes::Lane;

TILEWRIGHT_AVX2 inline __m256i loaded(const Lane& lane)
{
    return _mm256_load_si256(reinterpret_cast<const __m256i*>(lane.data()));
}

TILEWRIGHT_AVX2 inline __m256i repeated(std::uint32_t number)
{
    return _mm256_set1_epi32(static_cast<int>(number));
}

TILEWRIGHT_AVX2 inline void store(std::uint32_t* target, __m256i numbers)
{
    _mm256_storeu_si256(reinterpret_cast<__m256i*>(target), numbers);
}

TILEWRIGHT_AVX2 inline std::uint32_t laneBits(__m256i lanes)
{
    return static_cast<std::uint32_t>(_mm256_movemask_ps(_mm256_castsi256_ps(lanes)));
}

/// 256 times the number of bits in each lane: a look-up for each half byte, as Mula describes it.
TILEWRIGHT_AVX2 inline __m256i bitsTimes256(__m256i masks)
{
    const __m256i counts = _mm256_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4, 0, 1, 1,
                                            2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);
    const __m256i half = _mm256_set1_epi8(0x0f);
    const __m256i low = _mm256_shuffle_epi8(counts, _mm256_and_si256(masks, half));
    const __m256i high =
        _mm256_shuffle_epi8(counts, _mm256_and_si256(_mm256_srli_epi32(masks, 4), half));
    const __m256i pairs = _mm256_maddubs_epi16(_mm256_add_epi8(low, high), _mm256_set1_epi8(1));
    return _mm256_madd_epi16(pairs, _mm256_set1_epi16(256));
}

template <BoggleTrace kTrace, bool kWide>
struct Avx2
{
    TILEWRIGHT_AVX2 static void expand(BoggleWork& work);
};

template <BoggleTrace kTrace, bool kWide>
TILEWRIGHT_AVX2 void Avx2<kTrace, kWide>::expand(BoggleWork& work)
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
    const __m256i zero = _mm256_setzero_si256();
    std::uint32_t count = 0;
    std::uint32_t hitCount = 0;
    // Nothing here branches on what is found; a wrong guess would cost more than the work.
    for (std::uint32_t state = work.begin; state < work.end; ++state) {
        const std::uint32_t place = fromPlace[state];
        const BoggleNode& node = nodes[place >> 8];
        const BoggleLanes& lanes = work.lanes[place & 0xff];
        const __m256i low = repeated(fromLow[state]);
        const __m256i lowBits = loaded(lanes.lowBits);
        __m256i taken = _mm256_and_si256(low, lowBits);
        if constexpr (kWide)
            taken = _mm256_or_si256(
                taken, _mm256_and_si256(repeated(fromHigh[state]), loaded(lanes.highBits)));
        const __m256i open = _mm256_cmpeq_epi32(taken, zero);

        const __m256i children = repeated(node.children);
        const __m256i noChild =
            _mm256_cmpeq_epi32(_mm256_and_si256(children, loaded(lanes.letters)), zero);
        const std::uint32_t lanesOn = laneBits(_mm256_andnot_si256(noChild, open));
        const __m256i noWord =
            _mm256_cmpeq_epi32(_mm256_and_si256(repeated(node.words), loaded(lanes.endings)), zero);
        const std::uint32_t endings = laneBits(_mm256_andnot_si256(noWord, open));
        hits[hitCount] = BoggleHit::of(place, state, endings);
        hitCount += static_cast<std::uint32_t>(endings != 0);

        const __m256i rank = bitsTimes256(_mm256_and_si256(children, loaded(lanes.below)));
        const __m256i next =
            _mm256_or_si256(_mm256_add_epi32(repeated(node.first), rank), loaded(lanes.cells));
        const __m256i order = loaded(kPack.orders[lanesOn]);
        store(toPlace + count, _mm256_permutevar8x32_epi32(next, order));
        store(toLow + count, _mm256_permutevar8x32_epi32(_mm256_or_si256(low, lowBits), order));
        if constexpr (kWide) {
            const __m256i high = _mm256_or_si256(repeated(fromHigh[state]), loaded(lanes.highBits));
            store(toHigh + count, _mm256_permutevar8x32_epi32(high, order));
        }
        if constexpr (kTrace == BoggleTrace::Parent)
            store(toTrace + count, repeated(boggleParent(state, place)));
        if constexpr (kTrace == BoggleTrace::Group)
            store(toTrace + count, repeated(fromTrace[state]));
        count += static_cast<std::uint32_t>(std::popcount(lanesOn));
    }
    work.to->count = kernels::keepThoseThatGoOn<kTrace, kWide>(work, count);
    work.hitCount = hitCount;
}

}  // namespace

TILEWRIGHT_AVX2 void kernels::collectAvx2(const BoggleWork& work, BoggleEndings& endings)
{
    const BoggleHit* const hits = work.hits->data();
    std::uint32_t* const words = endings.words.data();
    std::uint32_t* const ends = endings.ends.data();
    std::size_t count = 0;
    // All lanes are written; those without a word are written over.
    for (std::uint32_t i = 0; i < work.hitCount; ++i) {
        const BoggleHit hit = hits[i];
        const BoggleLanes& lanes = work.lanes[hit.cell()];
        const __m256i numbers = _mm256_cvtepu8_epi32(
            _mm_loadl_epi64(reinterpret_cast<const __m128i*>(lanes.numbers.data())));
        const __m256i order = loaded(kPack.orders[hit.lanes()]);
        store(words + count,
              _mm256_permutevar8x32_epi32(
                  _mm256_or_si256(repeated(hit.node() * kMaxBoggleLetters), numbers), order));
        store(ends + count,
              _mm256_permutevar8x32_epi32(
                  _mm256_or_si256(repeated(hit.state() << 8), loaded(lanes.cells)), order));
        count += static_cast<std::size_t>(std::popcount(hit.lanes()));
    }
    endings.count = count;
}

BoggleKernel kernels::avx2(BoggleTrace trace, bool wide)
{
    return chosen<Avx2>(trace, wide);
}

}  // namespace engine

#else

namespace engine {

BoggleKernel kernels::avx2(BoggleTrace, bool)
{
    return nullptr;
}

void kernels::collectAvx2(const BoggleWork&, BoggleEndings&) {}

}  // namespace engine

#endif
