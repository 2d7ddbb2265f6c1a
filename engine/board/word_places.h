// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "engine/base/result.h"
#include "engine/board/legality.h"
#include "engine/board/move_notation.h"
#include "engine/board/position.h"

namespace engine {

/// Somewhere a word can be played.
struct WordPlace
{
    Move move;                      ///< with its score
    std::vector<FormedWord> words;  ///< the main word first
    int phonies = 0;                ///< of them not in the lexicon
};

/// Where the player on turn can have made a main word, letters that lie there included: everywhere,
/// or from `start` on. Designated blanks are blanks; another letter is one where neither his rack
/// nor the unseen tiles have the letter itself, and which of several equal letters that is, is left
/// open. Likeliest first: with the fewest phonies, then with the highest score. Never empty: the
/// error says why it fits nowhere.
[[nodiscard]] Result<std::vector<WordPlace>>
placesOf(const Position& position, std::span<const WrittenTile> word,
         const std::optional<Coordinate>& start = std::nullopt);

}  // namespace engine
