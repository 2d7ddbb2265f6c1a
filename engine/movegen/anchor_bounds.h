// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/base/quantities.h"
#include "engine/board/position.h"
#include "engine/movegen/lane_scan.h"
#include "engine/movegen/rack_subsets.h"

namespace engine {

/// Upper bounds for the placements over one anchor, by the number of tiles that they put to the
/// left and to the right of it.
struct StretchBounds
{
    static constexpr std::size_t kSide = RackSubsets::kMostTiles + 2;
    /// Greatest bound with exactly `left` tiles to the left and `right` or more to the right;
    /// each row ends with kImpossible.
    std::array<std::array<Equity, kSide>, kSide> rightFrom{};
    /// Greatest bound with `left` or more tiles to the left, kImpossible after the last one.
    std::array<Equity, kSide> leftFrom{};
    /// Squares whose words are looked for by themselves; the bounds above don't count them.
    struct Apart
    {
        Equity bound;
        std::uint8_t first = 0;  ///< square of the lane
        std::uint8_t last = 0;
        std::uint8_t tiles = 0;  ///< to be placed
    };
    /// One for each number of tiles to the left and to the right of the anchor.
    static constexpr std::size_t kMostApart =
        RackSubsets::kMostTiles * (RackSubsets::kMostTiles + 1) / 2;
    std::array<Apart, kMostApart> apart;
    std::size_t apartCount = 0;
    Equity apartMost = kImpossible;  ///< the greatest of their bounds
    /// The choices of tiles that may be worth enough, as what they leave on the rack.
    ListedRack::Selection choices{};
};

/// "Shadow playing": what placements over an anchor can be worth at most, without looking for
/// words. The best tiles go on the best squares, and the rest of the rack is kept; the bounds
/// never lie below a true worth.
///
/// The first pass is cheap, for putting anchors in order. The second one, for anchors that may
/// matter, takes only those choices of tiles that make a word with the tiles on the board, in
/// some order, and on squares that only some letters fit only those letters.
class AnchorBounds
{
public:
    /// Which placements get bounds of their own.
    enum class Apart {
        None,
        WholeRack,
        WholeRackOrManyRuns,  ///< those through two runs of tiles or more, too
    };

    /// `rack` stays with the caller; see RackSubsets::canBound().
    void begin(const Position& position, const RackSubsets& rack, Apart apart);

    /// The bounds over an anchor, first pass. Returns the greatest, but for what is kept apart.
    /// `letters`: what can go on the anchor's square.
    Equity bound(const LaneScan& lane, const Anchor& anchor, LetterSet letters,
                 StretchBounds& bounds) const;
    /// The second pass for those that aren't below `threshold`. Fills in the choices, too.
    Equity refine(const LaneScan& lane, const Anchor& anchor, LetterSet letters, Equity threshold,
                  StretchBounds& bounds) const;

private:
    struct Stretch;
    [[nodiscard]] bool isApart(const Stretch& stretch) const;
    /// Calls visit(stretch) for each number of tiles to the left of the anchor, with none to its right.
    template <class Visit>
    void forEachLeft(const LaneScan& lane, const Anchor& anchor, LetterSet letters,
                     Visit visit) const;
    /// The same for this stretch and those with more tiles to the right.
    template <class Visit>
    void forEachRight(const LaneScan& lane, Stretch stretch, Visit visit) const;
    template <class BoundOf>
    Equity fill(const LaneScan& lane, const Anchor& anchor, LetterSet letters,
                StretchBounds& bounds, BoundOf boundOf) const;
    [[nodiscard]] Equity fixedPart(const LaneScan& lane, const Stretch& stretch) const;
    [[nodiscard]] Equity quickBound(const LaneScan& lane, const Stretch& stretch) const;
    /// Adds the choices of tiles that are worth a look to `bounds`.
    [[nodiscard]] Equity fineBound(const LaneScan& lane, const Stretch& stretch, int anchor,
                                   LetterSet letters, Equity threshold,
                                   StretchBounds& bounds) const;

    const RackSubsets* m_rack = nullptr;
    int m_tiles = 0;
    int m_apartTiles = 0;    ///< placements of this many tiles are kept apart
    int m_runsTogether = 0;  ///< and those through more runs of tiles than this
    LetterSet m_usable = 0;  ///< letters that the rack can show
    std::array<std::int32_t, RackSubsets::kMostTiles + 1> m_bonus{};
};

}  // namespace engine
