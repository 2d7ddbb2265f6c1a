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
    };
    /// Every kind of tile that the game has, also those that are used up; blanks last.
    std::vector<Group> groups;
    int tiles = 0;
    int bag = 0;
    int vowels = 0;
    int consonants = 0;
    int blanks = 0;

    [[nodiscard]] static UnseenPool of(const engine::Position& position);
    /// "vowels 7 · consonants 9 · blanks 0".
    [[nodiscard]] QString kindsText() const;
    /// "EE G III LL N": for the clipboard and screen readers.
    [[nodiscard]] QString tilesText() const;
};

}  // namespace ui
