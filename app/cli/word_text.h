// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>

#include "engine/rules/alphabet.h"

namespace app {

/// A word as a word list has it: `lexicon build` reads the same tiles from it again.
[[nodiscard]] std::string wordText(const engine::Alphabet& alphabet,
                                   std::span<const engine::Tile> word);

}  // namespace app
