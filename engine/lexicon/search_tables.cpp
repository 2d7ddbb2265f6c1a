// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lexicon/search_tables.h"

namespace engine {

SearchTables::SearchTables(const Kwg& kwg) : letters(kwg)
{
    const std::int64_t wordCount = kwg.wordCount();
    const bool whole = wordCount <= kMostKnownWhole;
    words = WordTable(*letters, whole);
    anagrams =
        whole ? AnagramFilter(words) : AnagramFilter(*letters, static_cast<std::size_t>(wordCount));
}

}  // namespace engine
