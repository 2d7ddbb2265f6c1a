// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "engine/rules/alphabet.h"

namespace engine {

/// A word of a list written with the letters that the alphabet has: an accent that is a character
/// of its own joins its letter, a letter that the alphabet lacks loses its accents or becomes the
/// plain ones that stand for it ("é" "e", "ß" "ss", "ё" "е"), apostrophes and hyphens go. What the
/// alphabet has stays: "ó" in Polish. Characters that nothing is known of stay as well, so that
/// reading the word fails on them. The letters of all scripts are those of the Unicode Character
/// Database, Latin ones without a decomposition ("ł", "œ") those of CLDR's Latin-ASCII, as ICU has
/// them.
[[nodiscard]] std::string foldedFor(std::string_view word, const Alphabet& alphabet);

}  // namespace engine
