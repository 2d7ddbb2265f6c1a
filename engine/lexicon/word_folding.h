// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "engine/rules/alphabet.h"

namespace engine {

/// A word of a list written with the letters that the alphabet has: an accent that is a character
/// of its own joins its letter, a letter that the alphabet lacks becomes the plain one or the two
/// that stand for it ("é" "e", "ß" "ss"), apostrophes and hyphens go. What the alphabet has stays:
/// "ó" in Polish. Characters that nothing is known of stay as well, so that reading the word fails
/// on them.
[[nodiscard]] std::string foldedFor(std::string_view word, const Alphabet& alphabet);

}  // namespace engine
