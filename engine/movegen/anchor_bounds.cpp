// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/movegen/anchor_bounds.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace engine {
namespace {

/// Higher than any equity: nothing is known.
constexpr Equity kUnlimited{2'000'000'000};

/// Puts `value` (1..127) among eight bytes that descend from the lowest one; the last is lost.
std::uint64_t inserted(std::uint64_t sorted, std::uint64_t value)
{
    constexpr std::uint64_t kOnes = 0x0101010101010101;
    constexpr std::uint64_t kHighBits = 0x8080808080808080;
    const std::uint64_t notLess = ((sorted | kHighBits) - value * kOnes) & kHighBits;
    const int bits = 8 * std::popcount(notLess);
    const std::uint64_t before = (std::uint64_t{1} << bits) - 1;
    return (sorted & before) | value << bits | (sorted & ~before) << 8;
}

/// Sum of the products of eight pairs of bytes.
std::int32_t dotBytes(std::uint64_t a, std::uint64_t b)
{
    std::uint64_t sum = 0;
    // All eight, whatever the last ones are: cheaper than a guess where to end.
    for (int i = 0; i < 8; ++i, a >>= 8, b >>= 8) sum += (a & 0xff) * (b & 0xff);
    return static_cast<std::int32_t>(sum);
}

/// Makes each of the first eight the greatest of itself and those behind it.
void takeGreatestFrom(std::array<Equity, StretchBounds::kSide>& bounds)
{
    using Eight [[gnu::vector_size(32)]] = std::int32_t;
    static_assert(sizeof(Equity) == sizeof(std::int32_t) && StretchBounds::kSide >= 8);
    const Eight none = Eight{} + kImpossible.millis;
    Eight most;
    std::memcpy(&most, bounds.data(), sizeof most);
    Eight behind = __builtin_shufflevector(most, none, 1, 2, 3, 4, 5, 6, 7, 8);
    most = behind > most ? behind : most;
    behind = __builtin_shufflevector(most, none, 2, 3, 4, 5, 6, 7, 8, 9);
    most = behind > most ? behind : most;
    behind = __builtin_shufflevector(most, none, 4, 5, 6, 7, 8, 9, 10, 11);
    most = behind > most ? behind : most;
    std::memcpy(static_cast<void*>(bounds.data()), &most, sizeof most);
}

std::uint64_t byteAt(std::uint64_t bytes, int index)
{
    return bytes >> (8 * index) & 0xff;
}

}  // namespace

/// The squares that a placement covers with new tiles, and what lies between them.
struct AnchorBounds::Stretch
{
    int left = 0;   ///< tiles to the left of the anchor
    int right = 0;  ///< and to its right
    int first = 0;  ///< square of the lane
    int last = 0;
    int tiles = 0;
    int runs = 0;               ///< of tiles that are part of it
    bool oneTileTwice = false;  ///< one tile here is an across move already
    std::uint64_t wordFactor = 1;
    /// A byte for each square that gets a tile.
    std::uint64_t letterFactors = 0;
    std::uint64_t acrossFactors = 0;
    std::uint64_t multipliers = 0;  ///< of the values of tiles, descending

    /// A multiplier is at most 4 x wordFactor + 16, which must stay below 128.
    [[nodiscard]] bool tooLarge() const { return wordFactor > 27; }

    [[gnu::always_inline]] void add(const LaneSquare& square)
    {
        const auto letterFactor = static_cast<std::uint64_t>(mainPoints(square.factors));
        const auto acrossFactor = static_cast<std::uint64_t>(acrossPoints(square.factors));
        letterFactors |= letterFactor << (8 * tiles);
        acrossFactors |= acrossFactor << (8 * tiles);
        ++tiles;
        if (square.wordFactor == 1) {
            multipliers = inserted(multipliers, wordFactor * letterFactor + acrossFactor);
            return;
        }
        wordFactor *= square.wordFactor;
        if (tooLarge()) return;
        std::uint64_t unsorted = wordFactor * letterFactors + acrossFactors;
        for (multipliers = 0; unsorted != 0; unsorted >>= 8)
            multipliers = inserted(multipliers, unsorted & 0xff);
    }
};

void AnchorBounds::begin(const Position& position, const RackSubsets& rack, Apart apart)
{
    m_apartTiles = apart == Apart::None ? 0 : rack.tiles();
    m_runsTogether = apart == Apart::WholeRackOrManyRuns ? 1 : kMaxDim;
    m_rack = &rack;
    m_tiles = rack.tiles();
    const LetterSet kinds = position.mover().rack.present();
    m_usable = (kinds & 1) != 0 ? ~LetterSet{1} : kinds;
    for (int tiles = 1; tiles <= m_tiles; ++tiles)
        m_bonus[static_cast<std::size_t>(tiles)] = position.rules().bonusFor(tiles);
}

bool AnchorBounds::isApart(const Stretch& stretch) const
{
    return (stretch.tiles == m_apartTiles) | (stretch.runs > m_runsTogether);
}

template <class Visit>
void AnchorBounds::forEachLeft(const LaneScan& lane, const Anchor& anchor, LetterSet letters,
                               Visit visit) const
{
    if ((letters & m_usable) == 0) return;
    Stretch stretch;
    stretch.oneTileTwice = lane.direction() == Direction::Down && lane[anchor.index].hasNeighbour;
    stretch.first = lane.runBegin(anchor.index - 1);
    stretch.last = anchor.index;
    stretch.runs = stretch.first != anchor.index ? 1 : 0;
    stretch.add(lane[anchor.index]);
    for (;;) {
        visit(stretch);
        const int next = anchor.index - stretch.left - 1;
        if ((stretch.tiles == m_tiles) | (next < anchor.leftLimit) ||
            (lane[next].fits & m_usable) == 0)
            return;
        ++stretch.left;
        stretch.first = next;
        stretch.add(lane[next]);
    }
}

template <class Visit>
void AnchorBounds::forEachRight(const LaneScan& lane, Stretch stretch, Visit visit) const
{
    for (;;) {
        const int end = lane.runEnd(stretch.last + 1);
        stretch.runs += end != stretch.last ? 1 : 0;
        stretch.last = end;
        visit(stretch);
        const LaneSquare& next = lane[stretch.last + 1];
        if ((stretch.tiles == m_tiles) | ((next.fits & m_usable) == 0)) return;
        ++stretch.last;
        ++stretch.right;
        stretch.add(next);
    }
}

Equity AnchorBounds::fixedPart(const LaneScan& lane, const Stretch& stretch) const
{
    const SplitPoints onBoard = lane.pointsOnBoard(stretch.first, stretch.last);
    return Equity::fromPoints(mainPoints(onBoard) * static_cast<std::int32_t>(stretch.wordFactor) +
                              acrossPoints(onBoard) +
                              m_bonus[static_cast<std::size_t>(stretch.tiles)]);
}

[[gnu::always_inline]] inline Equity AnchorBounds::quickBound(const LaneScan& lane,
                                                              const Stretch& stretch) const
{
    // Conditions are joined without branches where none of them is likely.
    if ((stretch.tiles == 1) & ((stretch.first == stretch.last) | stretch.oneTileTwice))
        return kImpossible;
    if (stretch.tooLarge()) return kUnlimited;
    const Equity best = m_rack->best(stretch.tiles, stretch.runs != 0, stretch.multipliers);
    bool possible = best != kImpossible;
    if ((stretch.tiles == m_tiles) & (stretch.runs != 0))
        possible &= m_rack->mayPlayAll(lane.keysOnBoard(stretch.first, stretch.last));
    return possible ? best + fixedPart(lane, stretch) : kImpossible;
}

Equity AnchorBounds::fineBound(const LaneScan& lane, const Stretch& stretch, int anchor,
                               LetterSet letters, Equity threshold, StretchBounds& bounds) const
{
    // Squares that not every letter fits, apart from the others.
    std::array<LetterSet, RackSubsets::kMostTiles> narrow{};
    std::size_t narrowCount = 0;
    std::uint64_t open = 0;
    std::int32_t narrowPoints = 0;
    int tile = 0;
    const auto sortOut = [&](int index) {
        const LaneSquare& square = lane[index];
        const std::uint64_t multiplier = stretch.wordFactor * byteAt(stretch.letterFactors, tile) +
                                         byteAt(stretch.acrossFactors, tile);
        ++tile;
        const bool besideRun = index == anchor && stretch.runs != 0;
        if (!square.hasNeighbour && !besideRun) {
            open = inserted(open, multiplier);
            return;
        }
        const LetterSet fits = index == anchor ? letters : square.fits;
        narrow[narrowCount++] = fits | 1;
        narrowPoints += static_cast<std::int32_t>(multiplier) * m_rack->topValueOf(fits);
    };
    // In the order in which the stretch was made: the anchor, to the left, to the right.
    sortOut(anchor);
    for (int left = 1; left <= stretch.left; ++left) sortOut(anchor - left);
    for (int index = anchor + 1; index <= stretch.last; ++index)
        if (!lane.hasTile(index)) sortOut(index);

    const Equity fixed = fixedPart(lane, stretch);
    const std::int32_t least =
        threshold == kLeastPossible ? threshold.millis : (threshold - fixed).millis;
    const RackSubsets::OfSize& all = m_rack->ofSize(stretch.tiles);
    const std::uint64_t boardKeys = lane.keysOnBoard(stretch.first, stretch.last);
    std::int32_t best = kImpossible.millis;
    all.candidates.forEachWorth(
        stretch.multipliers, least, [&](std::size_t at, std::int32_t worth) {
            const RackSubsets::Subset& subset = m_rack->subset(all.numbers[at]);
            for (std::size_t k = 0; k < narrowCount; ++k)
                if ((subset.kinds & narrow[k]) == 0) return;
            if (narrowCount != 0) {
                const std::int32_t points = narrowPoints + dotBytes(open, subset.values);
                worth = std::min(worth, 1000 * points + subset.leave.millis);
                if (worth < least) return;
            }
            if (!m_rack->mayPlay(subset, boardKeys)) return;
            bounds.choices.add(subset.kept);
            best = std::max(best, worth);
        });
    // What was left out for being worth too little is worth less than the threshold.
    const Equity leftOut{threshold.millis - 1};
    return best == kImpossible.millis ? leftOut : std::max(leftOut, Equity{best} + fixed);
}

template <class BoundOf>
Equity AnchorBounds::fill(const LaneScan& lane, const Anchor& anchor, LetterSet letters,
                          StretchBounds& bounds, BoundOf boundOf) const
{
    bounds.leftFrom.fill(kImpossible);
    forEachLeft(lane, anchor, letters, [&](const Stretch& begun) {
        auto& row = bounds.rightFrom[static_cast<std::size_t>(begun.left)];
        row.fill(kImpossible);
        forEachRight(lane, begun, [&](const Stretch& stretch) {
            row[static_cast<std::size_t>(stretch.right)] = boundOf(stretch);
        });
        takeGreatestFrom(row);
        bounds.leftFrom[static_cast<std::size_t>(begun.left)] = row[0];
    });
    takeGreatestFrom(bounds.leftFrom);
    return bounds.leftFrom[0];
}

Equity AnchorBounds::bound(const LaneScan& lane, const Anchor& anchor, LetterSet letters,
                           StretchBounds& bounds) const
{
    bounds.apartCount = 0;
    bounds.apartMost = kImpossible;
    return fill(lane, anchor, letters, bounds, [&](const Stretch& stretch) {
        const Equity quick = quickBound(lane, stretch);
        if (!isApart(stretch)) return quick;
        // There is a place for each; it counts only when there can be words.
        bounds.apart[bounds.apartCount] = {quick, static_cast<std::uint8_t>(stretch.first),
                                           static_cast<std::uint8_t>(stretch.last),
                                           static_cast<std::uint8_t>(stretch.tiles)};
        bounds.apartCount += quick != kImpossible ? 1U : 0U;
        bounds.apartMost = std::max(bounds.apartMost, quick);
        return kImpossible;
    });
}

Equity AnchorBounds::refine(const LaneScan& lane, const Anchor& anchor, LetterSet letters,
                            Equity threshold, StretchBounds& bounds) const
{
    bounds.choices = {};
    return fill(lane, anchor, letters, bounds, [&](const Stretch& stretch) {
        if (isApart(stretch)) return kImpossible;
        const Equity quick = quickBound(lane, stretch);
        if (quick == kUnlimited) bounds.choices.addAll();
        if (quick == kUnlimited || quick == kImpossible || quick < threshold) return quick;
        return fineBound(lane, stretch, anchor.index, letters, threshold, bounds);
    });
}

}  // namespace engine
