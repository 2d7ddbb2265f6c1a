// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>

#include "engine/base/tile.h"
#include "engine/lexicon/kwg.h"
#include "engine/rules/alphabet.h"

namespace engine {

/// What one letter more or less makes of a word.
struct Hooks
{
    bool isWord = false;      ///< the word itself is one
    LetterSet front = 0;      ///< letters that make a word in front of it
    LetterSet back = 0;       ///< letters that make a word behind it
    bool innerFront = false;  ///< it is a word without its first letter
    bool innerBack = false;   ///< it is a word without its last letter

    friend bool operator==(const Hooks&, const Hooks&) = default;
};

/// Any tiles, also those that are no word; blank flags are ignored. Nothing for no tiles. The
/// graph must have a GADDAG.
[[nodiscard]] Hooks hooksOf(const Kwg& kwg, std::span<const Tile> word);

/// A set of letters in running text, in the order of the alphabet: "AB[CH]". Bit 0 is ignored.
[[nodiscard]] std::string lettersText(const Alphabet& alphabet, LetterSet letters);

}  // namespace engine
