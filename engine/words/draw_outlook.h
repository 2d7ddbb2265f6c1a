// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/base/result.h"
#include "engine/base/task.h"
#include "engine/lexicon/lexicon_fwd.h"
#include "engine/rules/rack.h"

namespace engine {

/// What drawing a kind of tile does for the next turn.
struct TileOutlook
{
    Tile tile = kBlank;
    int unseen = 0;
    double drawn = 0;  ///< chance that one or more of them are drawn, 0..1
    /// Chance that the full rack is a word when one or more of them are drawn, 0..1.
    double bingo = 0;
};

/// What a player can hope for who keeps some tiles and draws the rest of his rack. Exact: every
/// draw counts as often as it comes, tiles of one kind told apart.
struct DrawOutlook
{
    int drawn = 0;
    double draws = 0;   ///< ways to draw so many
    double bingos = 0;  ///< of these, ways after which all tiles of the full rack make a word
    std::vector<TileOutlook> tiles;  ///< all kinds that are unseen, the best first

    /// That the next rack is a word by itself, whatever lies on the board; 0..1.
    [[nodiscard]] double bingo() const { return draws > 0 ? bingos / draws : 0; }
};

/// `kept` with as many of the `unseen` tiles as `rackSize` and `bag`, the number of tiles that are
/// left to be drawn, allow. Nothing makes a word that is no full rack. The only error is Cancelled.
[[nodiscard]] Result<DrawOutlook> drawOutlook(const Lexicon& lexicon, const Leave& kept,
                                              const TileCounts& unseen, int bag, int rackSize,
                                              const TaskContext& context = {});

}  // namespace engine
