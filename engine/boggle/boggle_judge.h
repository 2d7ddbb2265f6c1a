// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "engine/base/tile.h"
#include "engine/boggle/boggle_rules.h"
#include "engine/boggle/boggle_words.h"
#include "engine/lexicon/kwg.h"

namespace engine {

enum class BoggleVerdict {
    Found,
    Repeated,    ///< said before
    NotAWord,    ///< not in the lexicon
    TooShort,    ///< a word, but none that counts
    TooLong,     ///< a word, but none that counts
    NotOnBoard,  ///< a word, but no path spells it (or, where faces count once, none long enough)
};

struct JudgedBoggleWord
{
    std::vector<Tile> letters;
    BoggleVerdict verdict = BoggleVerdict::NotAWord;
    int points = 0;
};

/// A player's list against what could be found.
struct BoggleJudgement
{
    std::vector<JudgedBoggleWord> said;  ///< in the order in which they were said
    std::vector<std::size_t> missed;     ///< indices into the possible words
    BoggleScore own;
    BoggleScore possible;
};

/// `possible` are all words of the grid under `rules`.
[[nodiscard]] BoggleJudgement judgeBoggleWords(std::span<const std::vector<Tile>> said,
                                               const BoggleWords& possible,
                                               const BoggleRules& rules, const Kwg& lexicon);

}  // namespace engine
