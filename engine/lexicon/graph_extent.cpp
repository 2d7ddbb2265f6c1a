// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lexicon/graph_extent.h"

#include "engine/lexicon/word_list.h"

namespace engine {
namespace {

template <class Graph>
Result<void> check(const Graph& graph, const std::string& file)
{
    if (graph.wordCount() > kMostWords) {
        return failure(ErrorCode::OutOfRange,
                       "has more than " + std::to_string(kMostWords) +
                           " words, more than any lexicon; it is damaged or made to do harm",
                       {file, 0, 0, -1});
    }
    if (const int longest = graph.longestWord(); longest > kLongestWord) {
        return failure(ErrorCode::OutOfRange,
                       "has a word of " + std::to_string(longest) + " letters, more than the " +
                           std::to_string(kLongestWord) + " allowed",
                       {file, 0, 0, -1});
    }
    return {};
}

}  // namespace

Result<void> checkExtent(const Kwg& kwg, const std::string& file)
{
    return check(kwg, file);
}

Result<void> checkExtent(const Kbwg& kbwg, const std::string& file)
{
    return check(kbwg, file);
}

}  // namespace engine
