// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lexicon/search_tables.h"

namespace engine {

SearchTables::SearchTables(const Kwg& kwg) : letters(kwg)
{
    const std::int64_t wordCount = kwg.wordCount();
    if (wordCount > kMostTabledWords) {
        anagrams = AnagramFilter(*letters, static_cast<std::size_t>(wordCount));
        return;
    }
    words = WordTable(*letters);
    anagrams = AnagramFilter(words);
}

}  // namespace engine
