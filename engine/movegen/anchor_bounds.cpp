// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/movegen/anchor_bounds.h"

#include <algorithm>

namespace engine {
namespace {

/// The squares that a placement covers with new tiles, and what lies between them. `Width` is
/// the greatest number of new tiles, a multiple of 8 so that sums become a few wide instructions.
template <std::size_t Width>
struct StretchOf
{
    using Multipliers = std::array<std::int32_t, Width>;

    int left = 0;   ///< tiles to the left of the anchor
    int right = 0;  ///< and to its right
    int first = 0;  ///< square of the lane
    int last = 0;
    int runs = 0;                 ///< runs of tiles on the board, after the anchor
    bool touchesTiles = false;    ///< some run of tiles is part of it
    bool oneTileTwice = false;    ///< one tile here is an across move already
    std::uint64_t boardKeys = 0;  ///< of the tiles on the board
    std::int32_t wordFactor = 1;
    std::size_t count = 0;
    Multipliers letterFactors{};
    Multipliers acrossFactors{};
    Multipliers multipliers{};            ///< of values placed, descending, then zeros
    std::array<LetterSet, Width> fits{};  ///< by square; ~0 where anything fits

    [[nodiscard]] std::int32_t multiplier(std::size_t square) const
    {
        return wordFactor * letterFactors[square] + acrossFactors[square];
    }

    void add(const LaneSquare& square, LetterSet letters)
    {
        letterFactors[count] = mainPoints(square.factors);
        acrossFactors[count] = acrossPoints(square.factors);
        fits[count] = letters;
        if (square.wordFactor == 1) {
            insert(multipliers, count, multiplier(count));
        } else {
            wordFactor *= square.wordFactor;
            for (std::size_t i = 0; i <= count; ++i) insert(multipliers, i, multiplier(i));
        }
        ++count;
    }

    static void insert(Multipliers& sorted, std::size_t size, std::int32_t value)
    {
        std::size_t at = size;
        for (; at > 0 && sorted[at - 1] < value; --at) sorted[at] = sorted[at - 1];
        sorted[at] = value;
    }
};

using ShortStretch = StretchOf<RackSubsets::kMostTiles>;
using LongStretch = StretchOf<kMaxRackSize + 3>;
static_assert((kMaxRackSize + 3) % 8 == 0);

template <std::size_t Width>
std::int32_t dot(const std::array<std::int32_t, Width>& multipliers, const std::int32_t* values)
{
    std::int32_t sum = 0;
    for (std::size_t i = 0; i < Width; ++i) sum += multipliers[i] * values[i];
    return sum;
}

}  // namespace

void AnchorBounds::begin(const Position& position, const RackSubsets& rack)
{
    m_rack = &rack;
    m_tiles = rack.tiles();
    const LetterSet kinds = position.mover().rack.present();
    m_usable = (kinds & 1) != 0 ? ~LetterSet{1} : kinds;
    for (int tiles = 1; tiles <= std::min(m_tiles, kMaxDim); ++tiles)
        m_bonus[static_cast<std::size_t>(tiles)] = position.rules().bonusFor(tiles);
}

template <class Stretch, class Visit>
void AnchorBounds::forEachStretch(const LaneScan& lane, const Anchor& anchor, LetterSet letters,
                                  Visit visit) const
{
    constexpr LetterSet kAnything = ~LetterSet{0};
    const auto fitsAt = [&lane](int index) {
        const LaneSquare& square = lane[index];
        return square.hasNeighbour ? square.fits : kAnything;
    };
    if ((letters & m_usable) == 0) return;
    Stretch base;
    base.oneTileTwice = lane.direction() == Direction::Down && lane[anchor.index].hasNeighbour;
    base.first = base.last = anchor.index;
    for (; lane.hasTile(base.first - 1); --base.first) {
        base.boardKeys += AnagramFilter::key(lane[base.first - 1].letter);
        base.touchesTiles = true;
    }
    const bool restricted =
        base.touchesTiles || lane[anchor.index].hasNeighbour || lane.hasTile(anchor.index + 1);
    base.add(lane[anchor.index], restricted ? letters : kAnything);
    for (;;) {
        Stretch stretch = base;
        for (;;) {
            if (lane.hasTile(stretch.last + 1)) {
                ++stretch.runs;
                stretch.touchesTiles = true;
                do {
                    ++stretch.last;
                    stretch.boardKeys += AnagramFilter::key(lane[stretch.last].letter);
                } while (lane.hasTile(stretch.last + 1));
            }
            visit(stretch);
            if (static_cast<int>(stretch.count) == m_tiles) break;
            const int next = stretch.last + 1;
            if ((lane[next].fits & m_usable) == 0) break;
            stretch.last = next;
            ++stretch.right;
            stretch.add(lane[next], fitsAt(next));
        }
        const int next = anchor.index - base.left - 1;
        if (static_cast<int>(base.count) == m_tiles || next < anchor.leftLimit ||
            (lane[next].fits & m_usable) == 0)
            return;
        ++base.left;
        base.first = next;
        base.add(lane[next], fitsAt(next));
    }
}

template <class Stretch>
Equity AnchorBounds::quickBound(const LaneScan& lane, const Stretch& stretch) const
{
    const int tiles = static_cast<int>(stretch.count);
    if (tiles == 1 && (stretch.first == stretch.last || stretch.oneTileTwice)) return kImpossible;
    const Equity leave = m_rack->bestLeave(tiles, stretch.touchesTiles);
    if (leave == kImpossible) return kImpossible;
    if (tiles == m_tiles && !m_rack->mayPlayAll(stretch.boardKeys)) return kImpossible;
    const SplitPoints onBoard = lane.pointsOnBoard(stretch.first, stretch.last);
    const std::int32_t points = mainPoints(onBoard) * stretch.wordFactor + acrossPoints(onBoard) +
                                m_bonus[stretch.count] +
                                dot(stretch.multipliers, m_rack->topValues().data());
    return Equity::fromPoints(points) + leave;
}

template <class Stretch>
Equity AnchorBounds::fineBound(const LaneScan& lane, const Stretch& stretch, Equity threshold)
{
    const Equity quick = quickBound(lane, stretch);
    if constexpr (std::tuple_size_v<typename Stretch::Multipliers> == RackSubsets::kMostTiles) {
        if (quick == kImpossible || quick < threshold) return quick;
        const RackSubsets::Choice* choice = &m_choiceBeyond;
        const auto runs = static_cast<std::size_t>(stretch.runs);
        if (runs >= kMostRuns) {
            m_rack->choose(static_cast<int>(stretch.count), stretch.boardKeys, m_choiceBeyond);
        } else {
            choice = &m_choices[runs][stretch.count];
            if (!m_chosen[runs][stretch.count]) {
                m_chosen[runs][stretch.count] = true;
                m_rack->choose(static_cast<int>(stretch.count), stretch.boardKeys,
                               m_choices[runs][stretch.count]);
            }
        }
        // Squares that not every letter fits, apart from the others.
        std::array<LetterSet, RackSubsets::kMostTiles> narrow{};
        std::size_t narrowCount = 0;
        typename Stretch::Multipliers open{};
        std::size_t openCount = 0;
        std::int32_t narrowPoints = 0;
        for (std::size_t i = 0; i < stretch.count; ++i) {
            const LetterSet fits = stretch.fits[i];
            const std::int32_t multiplier = stretch.multiplier(i);
            if (fits == ~LetterSet{0}) {
                Stretch::insert(open, openCount++, multiplier);
            } else {
                narrow[narrowCount++] = fits | 1;
                narrowPoints += multiplier * m_rack->topValueOf(fits);
            }
        }
        const SplitPoints onBoard = lane.pointsOnBoard(stretch.first, stretch.last);
        const Equity fixed = Equity::fromPoints(mainPoints(onBoard) * stretch.wordFactor +
                                                acrossPoints(onBoard) + m_bonus[stretch.count]);
        Equity best = kImpossible;
        for (int i = 0; i < choice->count; ++i) {
            const RackSubsets::Subset& subset =
                m_rack->subset(choice->numbers[static_cast<std::size_t>(i)]);
            std::int32_t points = dot(stretch.multipliers, subset.values.data());
            if (narrowCount != 0) {
                bool fits = true;
                for (std::size_t k = 0; k < narrowCount; ++k)
                    fits = fits && (subset.kinds & narrow[k]) != 0;
                if (!fits) continue;
                points = std::min(points, narrowPoints + dot(open, subset.values.data()));
            }
            best = std::max(best, Equity::fromPoints(points) + subset.leave);
        }
        return best == kImpossible ? best : best + fixed;
    }
    return quick;
}

Equity AnchorBounds::quick(const LaneScan& lane, const Anchor& anchor, LetterSet letters)
{
    Equity best = kImpossible;
    const auto visit = [&](const auto& stretch) {
        best = std::max(best, quickBound(lane, stretch));
    };
    if (m_tiles <= RackSubsets::kMostTiles)
        forEachStretch<ShortStretch>(lane, anchor, letters, visit);
    else forEachStretch<LongStretch>(lane, anchor, letters, visit);
    return best;
}

template <class Stretch>
Equity AnchorBounds::refineAs(const LaneScan& lane, const Anchor& anchor, LetterSet letters,
                              Equity threshold, StretchBounds& bounds)
{
    for (auto& row : m_chosen) row.fill(false);
    std::size_t lefts = 0;
    std::array<std::size_t, StretchBounds::kSide> rights{};
    forEachStretch<Stretch>(lane, anchor, letters, [&](const Stretch& stretch) {
        const auto left = static_cast<std::size_t>(stretch.left);
        const auto right = static_cast<std::size_t>(stretch.right);
        bounds.rightFrom[left][right] = fineBound(lane, stretch, threshold);
        lefts = left + 1;
        rights[left] = right + 1;
    });
    bounds.leftFrom[lefts] = kImpossible;
    for (std::size_t left = lefts; left-- > 0;) {
        auto& row = bounds.rightFrom[left];
        row[rights[left]] = kImpossible;
        for (std::size_t right = rights[left]; right-- > 0;)
            row[right] = std::max(row[right], row[right + 1]);
        bounds.leftFrom[left] = std::max(row[0], bounds.leftFrom[left + 1]);
    }
    return bounds.leftFrom[0];
}

Equity AnchorBounds::refine(const LaneScan& lane, const Anchor& anchor, LetterSet letters,
                            Equity threshold, StretchBounds& bounds)
{
    return m_tiles <= RackSubsets::kMostTiles
               ? refineAs<ShortStretch>(lane, anchor, letters, threshold, bounds)
               : refineAs<LongStretch>(lane, anchor, letters, threshold, bounds);
}

}  // namespace engine
