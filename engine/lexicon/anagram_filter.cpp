// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lexicon/anagram_filter.h"

#include <algorithm>
#include <bit>
#include <span>
#include <utility>

#include "engine/lexicon/word_walk.h"

namespace engine {
namespace {

/// More entries than this are not worth their memory (32 MB) and the time to enter them.
constexpr std::size_t kMostEntries = std::size_t{1} << 24;

}  // namespace

void AnagramFilter::Bits::reserve(std::size_t entries)
{
    // 16 to 32 bits for each entry.
    const std::size_t blocks = std::bit_ceil(std::max<std::size_t>(entries / 4, 2));
    m_blocks.assign(blocks, 0);
    m_shift = 64 - std::countr_zero(blocks);
}

AnagramFilter::AnagramFilter(const WordTable& words)
{
    if (!words.complete()) return;
    std::size_t wordCount = 0;
    std::size_t letterCount = 0;
    for (std::size_t length = 1; length <= kMaxDim; ++length) {
        wordCount += words.count(length);
        letterCount += words.count(length) * length;
    }
    if (wordCount > kMostEntries) return;
    m_words.reserve(wordCount);
    const bool withBlank = letterCount <= kMostEntries;
    if (withBlank) m_withBlank.reserve(letterCount);
    for (std::size_t length = 1; length <= kMaxDim; ++length) {
        for (std::uint32_t number = 0; number < words.count(length); ++number) {
            const std::span<const Tile> word = words.word(length, number);
            std::uint64_t sum = 0;
            for (const Tile letter : word) sum += key(letter);
            m_words.add(sum);
            if (!withBlank) continue;
            for (const Tile letter : word) m_withBlank.add(sum - key(letter));
        }
    }
}

AnagramFilter::AnagramFilter(const LetterGraph& words, std::size_t wordCount)
{
    if (wordCount > kMostEntries) return;
    Bits filled;
    filled.reserve(wordCount);
    const bool all = WordWalk(words, [&filled](std::span<const Tile> word) {
                         if (word.size() > kMaxDim) return;
                         std::uint64_t sum = 0;
                         for (const Tile letter : word) sum += key(letter);
                         filled.add(sum);
                     }).run();
    if (all) m_words = std::move(filled);
}

}  // namespace engine
