// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/board/legality.h"
#include "engine/board/move.h"
#include "engine/rules/alphabet.h"

namespace engine {

/// What goes behind the text of a placement whose `phonies`, of the words that it forms, aren't in
/// the lexicon: "*" for the main word, " · XU*" for one across it; nothing without phonies.
[[nodiscard]] std::string phonyMarks(const Alphabet& alphabet, const Move& move,
                                     const std::vector<FormedWord>& phonies);

}  // namespace engine
