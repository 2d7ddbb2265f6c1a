// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/overlays/overlay.h"

// All overlays there are, each from a file of its own. A new one is a line here and in the table of
// Overlay::all().
namespace ui {

/// Which letters the perpendicular words allow on each empty square, for moves of one direction:
/// up to six letters are written out, more are counted, a square that takes none is hatched, and
/// a square that takes all has no mark.
[[nodiscard]] Overlay crossSetsAcrossOverlay();
[[nodiscard]] Overlay crossSetsDownOverlay();
/// For both directions, the letters above each other.
[[nodiscard]] Overlay crossSetsBothOverlay();
/// Where words can begin to be looked for: a triangle to the right for moves across, downwards for
/// moves down. Every placement belongs to exactly one anchor.
[[nodiscard]] Overlay anchorOverlay();
/// What the placements over each anchor can be worth at most (shadow playing), in which turn the
/// search for the best moves looked at them, and which it never had to look at.
[[nodiscard]] Overlay boundOverlay();
/// The best move of each row and column as a bar beside its name, and how many are nearly as good
/// as the best of all.
[[nodiscard]] Overlay laneOverlay();
/// Where the replies of a simulation to the candidate lie: the share of them on each square.
[[nodiscard]] Overlay repliesOverlay();
/// The same of the dear replies, in points: what they make over each square.
[[nodiscard]] Overlay threatsOverlay();
/// Where the mover's own next moves lie.
[[nodiscard]] Overlay followUpsOverlay();
/// In which rows and columns the opponent's best score goes up or down by the candidate.
[[nodiscard]] Overlay openedLanesOverlay();
/// What each tile adds to the rack: value(rack) - value(rack without the tile), as a bar. A full
/// rack is no leave and has no value of its own; there the mean of what stays takes its place, so
/// that the bars say which tile one would rather part with. Unseen tiles: what they would add.
[[nodiscard]] Overlay leaveWorthOverlay();
/// How many of the best placements put a tile on a square, and use a tile of the rack.
[[nodiscard]] Overlay usageOverlay();
/// The premium squares that the best placements make use of, ringed; the more of them, the
/// heavier.
[[nodiscard]] Overlay premiumOverlay();

}  // namespace ui
