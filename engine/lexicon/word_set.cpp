// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lexicon/word_set.h"

#include <algorithm>
#include <compare>

#include "engine/lexicon/pace.h"

namespace engine {

Result<WordList> combined(const WordList& words, const WordList& other, SetOperation operation,
                          const TaskContext& context)
{
    const bool keepsOwn = operation != SetOperation::Intersect;
    const bool keepsOther = operation == SetOperation::Union;
    const bool keepsShared = operation != SetOperation::Minus;
    Pace pace(context, say("Combining the lists"),
              static_cast<std::int64_t>(words.size() + other.size()));
    WordList result;
    std::size_t own = 0;
    std::size_t at = 0;
    while (own < words.size() || at < other.size()) {
        if (!pace.keepOn(static_cast<std::int64_t>(own + at))) return cancelled();
        auto order = std::strong_ordering::less;
        if (own == words.size()) {
            order = std::strong_ordering::greater;
        } else if (at < other.size()) {
            const auto a = words[own];
            const auto b = other[at];
            order = std::lexicographical_compare_three_way(a.begin(), a.end(), b.begin(), b.end());
        }
        if (order < 0) {
            if (keepsOwn) result.add(words[own]);
            ++own;
        } else if (order > 0) {
            if (keepsOther) result.add(other[at]);
            ++at;
        } else {
            if (keepsShared) result.add(words[own]);
            ++own;
            ++at;
        }
    }
    return result;
}

std::vector<std::int64_t> lengthCounts(const WordList& words)
{
    std::vector<std::int64_t> counts;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::size_t length = words[i].size();
        if (length >= counts.size()) counts.resize(length + 1);
        ++counts[length];
    }
    return counts;
}

WordList alphagramsOf(const WordList& words, const TaskContext& context)
{
    WordList alphagrams = words;
    alphagrams.sortTilesOfWords();
    alphagrams.sortAndRemoveDuplicates(context);
    return alphagrams;
}

}  // namespace engine
