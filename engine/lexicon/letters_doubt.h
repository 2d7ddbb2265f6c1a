// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/base/sentence.h"
#include "engine/lexicon/lexicon.h"
#include "engine/rules/game_rules.h"

namespace engine {

/// What speaks against the lexicon being one for the letters of these rules. A word graph numbers
/// its letters without naming them; but a large one has words with all of them, and those with many
/// tiles more often. Nothing for small lexicons, which say too little. Where the name of the
/// alphabet stands beside the graph (letters_beside.h), that alone decides. No proof: to warn by.
[[nodiscard]] std::optional<Sentence> lettersDoubt(const Lexicon& lexicon, const GameRules& rules);

}  // namespace engine
