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
    static constexpr std::size_t kSide = kMaxDim + 2;
    /// Greatest bound with exactly `left` tiles to the left and `right` or more to the right;
    /// each row ends with kImpossible.
    std::array<std::array<Equity, kSide>, kSide> rightFrom{};
    /// Greatest bound with `left` or more tiles to the left, kImpossible after the last one.
    std::array<Equity, kSide> leftFrom{};
};

/// "Shadow playing": what placements over an anchor can be worth at most, without looking for
/// words. The best tiles go on the best squares, and the best leave for that number of tiles is
/// kept; the bounds never lie below a true worth.
///
/// The first pass is cheap, for putting anchors in order. The second one, for anchors that may
/// matter, goes through the choices of tiles one by one: only those count that make a word with
/// the tiles on the board, in some order; each brings its own leave; and squares that only some
/// letters fit hold one of those.
class AnchorBounds
{
public:
    /// `racks` stays with the caller.
    void begin(const Position& position, const RackSubsets& rack);

    /// The greatest bound over an anchor. `letters`: what can go on the anchor's square.
    [[nodiscard]] Equity quick(const LaneScan& lane, const Anchor& anchor, LetterSet letters);
    /// All bounds, the second pass for those that aren't below `threshold`. Returns the greatest.
    Equity refine(const LaneScan& lane, const Anchor& anchor, LetterSet letters, Equity threshold,
                  StretchBounds& bounds);

private:
    template <class Stretch, class Visit>
    void forEachStretch(const LaneScan& lane, const Anchor& anchor, LetterSet letters,
                        Visit visit) const;
    template <class Stretch>
    [[nodiscard]] Equity quickBound(const LaneScan& lane, const Stretch& stretch) const;
    template <class Stretch>
    [[nodiscard]] Equity fineBound(const LaneScan& lane, const Stretch& stretch, Equity threshold);
    template <class Stretch>
    Equity refineAs(const LaneScan& lane, const Anchor& anchor, LetterSet letters, Equity threshold,
                    StretchBounds& bounds);

    const RackSubsets* m_rack = nullptr;
    int m_tiles = 0;
    LetterSet m_usable = 0;  ///< letters that the rack can show
    std::array<std::int32_t, kMaxDim + 1> m_bonus{};

    /// Choices for stretches that differ only in free squares, by runs of tiles covered and
    /// number of tiles placed.
    static constexpr std::size_t kMostRuns = 6;
    std::array<std::array<RackSubsets::Choice, RackSubsets::kMostTiles + 1>, kMostRuns> m_choices{};
    std::array<std::array<bool, RackSubsets::kMostTiles + 1>, kMostRuns> m_chosen{};
    RackSubsets::Choice m_choiceBeyond;
};

}  // namespace engine
