// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/lexicon/lexicon_fwd.h"
#include "engine/rules/game_rules.h"

namespace engine {

struct JudgedWord
{
    std::string text;  ///< as it was asked
    bool valid = false;
    /// Why the text can't be a word of the alphabet; its column counts from the word's start.
    std::optional<Error> problem;
};

struct Judgement
{
    std::vector<JudgedWord> words;  ///< in the order of the question
    bool allValid = false;          ///< there are words, and each is valid
};

/// Judges words that blanks, commas, semicolons, slashes or line ends separate; letters as in word
/// lists.
/// The lexicon needs alphagrams when the rule is Jumbled.
[[nodiscard]] Judgement judgeWords(const Lexicon& lexicon, std::string_view words, WordRule rule);

}  // namespace engine
