// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/base/task.h"
#include "engine/base/tile.h"
#include "engine/lexicon/lexicon_fwd.h"
#include "engine/lexicon/word_list.h"
#include "engine/rules/alphabet.h"
#include "engine/rules/rack.h"
#include "engine/words/word_expression.h"

namespace engine {

/// A search never keeps more words than this.
inline constexpr std::size_t kMostFoundWords = 5'000'000;

enum class WordOrder {
    ByTiles,   ///< as a word list has them
    ByLength,  ///< short words first, then as a word list has them
};

/// Conditions for words. All that are set must hold.
struct WordQuery
{
    std::vector<WordExpression> expressions;
    /// What the word is laid with; blanks stand for any letter. Not set: anything.
    std::optional<TileCounts> tiles;
    bool useAllTiles = false;  ///< of `tiles`
    /// The word has at least these letters; a blank is any one letter more.
    TileCounts contains;
    int minLength = 1;  ///< in tiles
    int maxLength = kLongestWord;

    // Some letter in front makes another word, or one behind; the word is one without its first
    // letter, or without its last.
    bool needsFrontHook = false;
    bool needsBackHook = false;
    bool needsInnerFrontHook = false;
    bool needsInnerBackHook = false;

    WordOrder order = WordOrder::ByTiles;
    std::size_t limit = kMostFoundWords;  ///< at most this many, the first in that order
};

/// Words with exactly these tiles; with some of them.
[[nodiscard]] WordQuery anagramQuery(const TileCounts& tiles);
[[nodiscard]] WordQuery subAnagramQuery(const TileCounts& tiles);

struct FoundWords
{
    /// What a blank must stand for is a designated blank: of equal letters the later ones.
    std::vector<std::vector<Tile>> words;
    std::int64_t total = 0;  ///< also those beyond the limit
};

/// One walk over the word graph, on all conditions at once. Looks at no word of more than
/// kLongestWord tiles. Cancelled is the only error.
[[nodiscard]] Result<FoundWords> findWords(const Lexicon& lexicon, const WordQuery& query,
                                           const TaskContext& context = {});

/// Tiles in any order, "?" a blank, letters as in word lists (upper and lower case are the same,
/// the longest label wins, brackets around one). At most kLongestWord. Errors have the column.
[[nodiscard]] Result<TileCounts> readTileCounts(std::string_view text, const Alphabet& alphabet);

}  // namespace engine
