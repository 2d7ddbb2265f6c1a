// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

#include "engine/lexicon/anagram_filter.h"
#include "engine/lexicon/kwg.h"
#include "engine/lexicon/letter_graph.h"
#include "engine/lexicon/word_table.h"

namespace engine {

/// What makes finding moves quicker and changes none of them. To build them takes as long as some
/// hundred positions without them.
struct SearchTables
{
    /// Of more words it is not known which letters stand where, nor what the filter says of racks
    /// with blanks: that would take ten times as much memory as the graph.
    static constexpr std::int64_t kMostKnownWhole = 1'000'000;

    /// Words unknown: no graph, the table is not complete and the filter says yes.
    SearchTables() = default;
    explicit SearchTables(const Kwg& kwg);

    std::optional<LetterGraph> letters;  ///< the words, laid out for move generation
    WordTable words;                     ///< by length and letter
    AnagramFilter anagrams;
};

}  // namespace engine
