// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lexicon/graph_extent.h"

#include <algorithm>

#include "engine/lexicon/word_list.h"

namespace engine {
namespace {

constexpr std::size_t kLargeExtent = 20'000;  // nodes

}  // namespace

Result<void> checkLetters(const Kwg& kwg, const Alphabet& alphabet, const std::string& file)
{
    if (kwg.nodes().size() <= kLargeExtent || kwg.highestTile() + 1 >= alphabet.letterCount())
        return {};
    return failure(ErrorCode::WrongLexicon,
                   say("was made for an alphabet of %1 letters, not for the %2 of %3",
                       kwg.highestTile(), alphabet.letterCount(), alphabet.name()),
                   {file, 0, 0, -1});
}

Result<void> checkExtent(const Kwg& kwg, const std::string& file)
{
    const std::int64_t most =
        std::clamp(static_cast<std::int64_t>(kwg.nodes().size()), kMostWordsOfFewNodes, kMostWords);
    if (kwg.wordCount() > most) {
        return failure(
            ErrorCode::OutOfRange,
            say("has more than %1 words, more than any lexicon; it is damaged or made to do harm",
                most),
            {file, 0, 0, -1});
    }
    if (const int longest = kwg.longestWord(); longest > kLongestWord) {
        return failure(
            ErrorCode::OutOfRange,
            say("has a word of %1 letters, more than the %2 allowed", longest, kLongestWord),
            {file, 0, 0, -1});
    }
    return {};
}

}  // namespace engine
