// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lexicon/anagram_filter.h"

#include <algorithm>
#include <array>
#include <bit>

namespace engine {
namespace {

/// More entries than this are not worth their memory (32 MB) and the time to enter them.
constexpr std::size_t kMostEntries = std::size_t{1} << 24;
/// No lexicon for a game has so many beginnings of words; a damaged file may seem to.
constexpr std::size_t kMostSteps = std::size_t{1} << 24;
constexpr int kLongest = 64;

/// Calls visit(letters, length, sum of keys) for each word of the DAWG.
template <class Visit>
class WordWalk
{
public:
    WordWalk(const LetterGraph& words, Visit visit) : m_words(words), m_visit(visit) {}

    /// False when it was too long and has been broken off.
    bool from(std::uint32_t number, int length, std::uint64_t sum)
    {
        if (length == kLongest) return false;
        const LetterGraph::List list = m_words.list(number);
        for (LetterSet letters = list.letters(); letters != 0; letters &= letters - 1) {
            if (++m_steps > kMostSteps) return false;
            const auto letter = static_cast<Tile>(std::countr_zero(letters));
            const std::uint64_t with = sum + AnagramFilter::key(letter);
            m_word[static_cast<std::size_t>(length)] = letter;
            if ((list.accepting() >> letter & 1) != 0) m_visit(m_word, length + 1, with);
            const std::uint32_t child = list.childOf(letter);
            if (child != 0 && !from(child, length + 1, with)) return false;
        }
        return true;
    }

private:
    const LetterGraph& m_words;
    Visit m_visit;
    std::size_t m_steps = 0;
    std::array<Tile, kLongest> m_word{};
};

template <class Visit>
bool forEachWord(const LetterGraph& words, Visit visit)
{
    return WordWalk<Visit>(words, visit).from(words.dawgRoot(), 0, 0);
}

}  // namespace

void AnagramFilter::Bits::reserve(std::size_t entries)
{
    // 16 to 32 bits for each entry.
    const std::size_t blocks = std::bit_ceil(std::max<std::size_t>(entries / 4, 2));
    m_blocks.assign(blocks, 0);
    m_shift = 64 - std::countr_zero(blocks);
}

AnagramFilter::AnagramFilter(const LetterGraph& words)
{
    std::size_t wordCount = 0;
    std::size_t letterCount = 0;
    const bool all = forEachWord(words, [&](const auto&, int length, std::uint64_t) {
        ++wordCount;
        letterCount += static_cast<std::size_t>(length);
    });
    if (!all || wordCount > kMostEntries) return;
    m_words.reserve(wordCount);
    const bool withBlank = letterCount <= kMostEntries;
    if (withBlank) m_withBlank.reserve(letterCount);
    forEachWord(words, [&](const auto& word, int length, std::uint64_t sum) {
        m_words.add(sum);
        for (int i = 0; withBlank && i < length; ++i)
            m_withBlank.add(sum - key(word[static_cast<std::size_t>(i)]));
    });
}

}  // namespace engine
