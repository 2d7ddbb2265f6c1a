// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "engine/base/tile.h"
#include "engine/search/play_log.h"
#include "engine/search/search_fwd.h"
#include "ui/board/overlay_marks.h"
#include "ui/document/study_fwd.h"

namespace ui {

/// Which of a simulation's plays are looked at.
struct PlayFilter
{
    int ply = 0;                  ///< 0 = that of whoever asks
    engine::LetterSet tiles = 0;  ///< one of these is laid; bit 0: a blank; 0 = any
    bool bingos = false;          ///< nothing else
    int leastScore = 0;

    /// All plays of a ply are looked at.
    [[nodiscard]] bool all() const { return tiles == 0 && !bingos && leastScore <= 0; }
    [[nodiscard]] bool accepts(const engine::LoggedPlay& play) const
    {
        return (tiles == 0 || (play.tiles & tiles) != 0) && (!bingos || play.bingo) &&
               play.score >= leastScore;
    }
    friend bool operator==(const PlayFilter&, const PlayFilter&) = default;
};

/// "ply 2, with S, bingos, from 40 points"; empty for all plays of the usual ply.
[[nodiscard]] QString playFilterText(const PlayFilter& filter, const engine::Alphabet& alphabet);

/// What the plays of a ply did to the squares: one pass over what was logged.
struct PlayHeat
{
    struct Square
    {
        std::int64_t plays = 0;
        std::int64_t points = 0;
    };
    std::map<std::pair<int, int>, Square> squares;  ///< by row and column
    std::int64_t all = 0;                           ///< plays of the ply, those left out too
    std::int64_t accepted = 0;
};

/// `ply` counts where the filter has none.
[[nodiscard]] PlayHeat heatOf(const engine::SimulatedCandidate& candidate, int ply,
                              const PlayFilter& filter = {});

/// Discs for a board: the share of all plays that lay a tile on a square.
[[nodiscard]] std::vector<SquareMark> heatDiscs(const PlayHeat& heat);
/// Such a share has the hottest colour.
inline constexpr double kFullShare = 0.4;
/// Lower ones are left out.
inline constexpr double kLeastShare = 0.01;

/// The board after a candidate.
[[nodiscard]] PositionPtr afterCandidate(const engine::Position& position,
                                         const engine::Move& candidate);
/// A move as people read it, although tiles that it runs through may have come with another one.
[[nodiscard]] QString playName(const engine::Position& after, const engine::Move& move);

}  // namespace ui
