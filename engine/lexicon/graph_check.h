// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "engine/base/result.h"
#include "engine/base/task.h"
#include "engine/lexicon/kwg.h"
#include "engine/lexicon/word_list.h"

namespace engine {

/// What comparing a graph with the list that it was made of brought.
struct GraphCheck
{
    std::int64_t words = 0;    ///< looked up: each of the list, in the DAWG and in the GADDAG
    std::int64_t missing = 0;  ///< of those
    std::vector<Tile> firstMissing;
    std::int64_t nonWords = 0;  ///< looked up: words with a letter changed, added or left out
    std::int64_t accepted = 0;  ///< of those
    std::vector<Tile> firstAccepted;
    std::int64_t held = 0;           ///< words that the DAWG holds by its own count
    std::int64_t spellings = 0;      ///< of the words in a GADDAG: one from each of their letters
    std::int64_t spellingsHeld = 0;  ///< by its own count

    [[nodiscard]] bool good() const
    {
        return missing == 0 && accepted == 0 && held == words && spellingsHeld == spellings;
    }
};

struct GraphCheckOptions
{
    std::int64_t nonWords = 10'000;
    std::uint64_t seed = 1;
};

/// Looks up every word of a sorted list in the graph and many that are none, and counts what the
/// graph holds: a word too many is found though no caller looks it up. In a GADDAG a word is looked
/// up from its last letter and from another one, which changes from word to word. Fails with
/// Cancelled only.
[[nodiscard]] Result<GraphCheck> checkGraph(const Kwg& graph, const WordList& words,
                                            const GraphCheckOptions& options = {},
                                            const TaskContext& context = {});

}  // namespace engine
