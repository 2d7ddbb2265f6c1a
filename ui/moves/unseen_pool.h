// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>

#include "engine/board/position.h"

namespace ui {

/// What the player on turn doesn't see, for drawing and reading out.
struct UnseenPool
{
    struct Group
    {
        engine::Tile tile = engine::kBlank;
        QString label;
        int count = 0;
        int total = 0;  ///< in the whole distribution
        bool vowel = false;
        double held = 0;   ///< chance 0..1 that the next player holds one or more
        double drawn = 0;  ///< chance 0..1 of one or more among the tiles drawn next
    };
    /// Every kind of tile that the game has, also those that are used up; blanks last.
    std::vector<Group> groups;
    /// Tiles of the next player that are known, as text; `heldWhole` if they are all that he holds.
    QString heldKnown;
    bool heldWhole = false;
    int draws = 1;  ///< how many tiles are drawn next
    int tiles = 0;
    int bag = 0;
    int vowels = 0;
    int consonants = 0;
    int blanks = 0;

    /// `draws` tiles come next, or as many as there are in the bag.
    [[nodiscard]] static UnseenPool of(const engine::Position& position, int draws = 1);
    /// "vowels 7 · consonants 9 · blanks 0".
    [[nodiscard]] QString kindsText() const;
    static constexpr int kLikeliest = 5;  ///< kinds that are named, beside the blank
    /// "next tile: E 12 % · A 9 % · ? 2 %", the likeliest first; empty when nothing is drawn.
    [[nodiscard]] QString drawsText(int most = kLikeliest) const;
    /// "opponent holds: S 68 % · ? 35 %", likewise; of a rack that is known its tiles.
    [[nodiscard]] QString heldText(int most = kLikeliest) const;
    /// "EE G III LL N": for the clipboard and screen readers.
    [[nodiscard]] QString tilesText() const;
};

}  // namespace ui
