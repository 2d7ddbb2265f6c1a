// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/base/result.h"
#include "engine/base/task.h"
#include "engine/base/tile.h"
#include "engine/lexicon/lexicon_fwd.h"
#include "engine/lexicon/word_list.h"
#include "engine/words/word_query.h"

namespace engine {

/// Words that have all these tiles side by side, and more.
struct ExtensionQuery
{
    std::vector<Tile> tiles;      ///< need be no word; blank flags are ignored
    int maxFront = kLongestWord;  ///< tiles added in front; 0 = the tiles begin the word
    int maxBack = kLongestWord;   ///< tiles added behind; 0 = they end it
    int minLength = 1;            ///< of the whole word
    int maxLength = kLongestWord;
    std::size_t limit = kMostFoundWords;
};

struct Extension
{
    std::vector<Tile> word;
    int front = 0;  ///< tiles in front; the fewest where the tiles stand in it more than once

    friend bool operator==(const Extension&, const Extension&) = default;
};

struct FoundExtensions
{
    std::vector<Extension> words;  ///< short ones first, then in tile order
    std::int64_t total = 0;        ///< also those beyond the limit
};

/// Nothing for no tiles. Errors: Cancelled; OutOfRange when there are more than kMostFoundWords.
[[nodiscard]] Result<FoundExtensions> findExtensions(const Lexicon& lexicon,
                                                     const ExtensionQuery& query,
                                                     const TaskContext& context = {});

}  // namespace engine
