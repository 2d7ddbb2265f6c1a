// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <vector>

#include "engine/base/tile.h"
#include "engine/lexicon/letter_graph.h"

namespace engine {

/// The words of a lexicon by length, and for each letter which of them have it, and where: finds
/// the words that have some letters without looking at others.
///
/// An inverted index of bit sets, as in text retrieval (Zobel, Moffat, "Inverted files for text
/// search engines", ACM Computing Surveys, 2006); the sets of several letters are intersected 256
/// words at a time. The words of a length stand in the order of their keys, the sums of the keys of
/// their letters (see AnagramFilter::key()), so that those of given letters are found by their key.
class WordTable
{
public:
    /// Without words; not complete.
    WordTable() = default;
    /// `places`: also which words have a letter at a place, for forEachAt().
    explicit WordTable(const LetterGraph& words, bool places = true);

    /// False when the words are not known, as of a graph too large to list them; then there are
    /// none.
    [[nodiscard]] bool complete() const { return m_complete; }
    /// forEachAt() may be asked.
    [[nodiscard]] bool knowsPlaces() const
    {
        return std::ranges::any_of(m_ofLength,
                                   [](const OfLength& words) { return !words.placeSets.empty(); });
    }
    /// Words of such a length; 0 for those that no board has room for.
    [[nodiscard]] std::uint32_t count(std::size_t length) const
    {
        return length < m_ofLength.size() ? m_ofLength[length].count : 0;
    }
    /// Letters have numbers below this.
    [[nodiscard]] std::size_t letterKinds(std::size_t length) const
    {
        return length < m_ofLength.size() ? m_ofLength[length].kinds : 0;
    }
    /// The letters of a word; `number` < count(length).
    [[nodiscard]] std::span<const Tile> word(std::size_t length, std::uint32_t number) const
    {
        return {m_ofLength[length].letters.data() + number * length, length};
    }
    /// Calls visit(number) for the words that have all these letters, which ascend; a letter that
    /// stands there thrice or more is only looked for twice.
    template <class Visit>
    void forEachWith(std::size_t length, std::span<const Tile> letters, Visit visit) const;

    /// A letter and its place from the beginning of a word.
    struct Placed
    {
        std::size_t at = 0;
        Tile letter = 0;
    };
    /// Calls visit(number) for the words that have all these letters at their places, which
    /// ascend; `letters` isn't empty. Only when knowsPlaces().
    template <class Visit>
    void forEachAt(std::size_t length, std::span<const Placed> letters, Visit visit) const;

    [[nodiscard]] std::size_t bytes() const;

private:
    /// A vector of gcc and clang: one register where the processor has them so wide.
    using Block [[gnu::vector_size(32)]] = std::uint64_t;
    static constexpr std::uint32_t kBlockBits = 256;
    static constexpr std::size_t kCopies = 2;

    struct OfLength
    {
        std::uint32_t count = 0;
        std::size_t blocks = 0;                ///< in each set
        std::size_t kinds = 0;                 ///< of letters, the number 0 included
        std::vector<Tile> letters;             ///< `length` of each word
        std::vector<std::uint64_t> sets;       ///< by letter: words that have it, have it twice
        std::vector<std::uint64_t> placeSets;  ///< by place and letter: words that have it there
        [[nodiscard]] std::size_t setAt(Tile letter, std::size_t copies) const
        {
            return (kCopies * letter + copies - 1) * blocks * (kBlockBits / 64);
        }
        [[nodiscard]] std::size_t setAtPlace(std::size_t place, Tile letter) const
        {
            return (place * kinds + letter) * blocks * (kBlockBits / 64);
        }
    };

    template <class Visit>
    static void forEachInAll(const OfLength& words, std::span<const std::uint64_t* const> sets,
                             Visit visit);

    std::array<OfLength, kMaxDim + 1> m_ofLength;
    bool m_complete = false;
};

template <class Visit>
void WordTable::forEachWith(std::size_t length, std::span<const Tile> letters, Visit visit) const
{
    if (count(length) == 0) return;
    const OfLength& words = m_ofLength[length];
    std::array<const std::uint64_t*, std::size_t{2} * kMaxDim> sets{};
    std::size_t setCount = 0;
    for (std::size_t i = 0; i < letters.size();) {
        const Tile letter = letters[i];
        std::size_t copies = 0;
        for (; i < letters.size() && letters[i] == letter; ++i) ++copies;
        const std::size_t at = words.setAt(letter, std::min(copies, kCopies));
        if (at >= words.sets.size()) return;  // no word has this letter
        sets[setCount++] = words.sets.data() + at;
    }
    if (setCount == 0) {
        for (std::uint32_t number = 0; number < words.count; ++number) visit(number);
        return;
    }
    forEachInAll(words, std::span(sets.data(), setCount), visit);
}

template <class Visit>
void WordTable::forEachAt(std::size_t length, std::span<const Placed> letters, Visit visit) const
{
    if (count(length) == 0) return;
    const OfLength& words = m_ofLength[length];
    std::array<const std::uint64_t*, kMaxDim> sets{};
    std::size_t setCount = 0;
    for (const Placed& placed : letters) {
        if (placed.letter >= words.kinds) return;  // no word has this letter
        sets[setCount++] = words.placeSets.data() + words.setAtPlace(placed.at, placed.letter);
    }
    forEachInAll(words, std::span(sets.data(), setCount), visit);
}

template <class Visit>
void WordTable::forEachInAll(const OfLength& words, std::span<const std::uint64_t* const> sets,
                             Visit visit)
{
    for (std::size_t block = 0; block < words.blocks; ++block) {
        const std::size_t at = block * (kBlockBits / 64);
        Block common;
        Block last;
        std::memcpy(&common, sets.front() + at, sizeof common);
        std::memcpy(&last, sets.back() + at, sizeof last);
        common &= last;
        for (std::size_t i = 1; i + 1 < sets.size(); ++i) {
            Block other;
            std::memcpy(&other, sets[i] + at, sizeof other);
            common &= other;
        }
        const Block halves = common | __builtin_shufflevector(common, common, 2, 3, 2, 3);
        if ((halves[0] | halves[1]) == 0) continue;
        for (std::size_t part = 0; part < kBlockBits / 64; ++part)
            for (std::uint64_t rest = common[part]; rest != 0; rest &= rest - 1)
                visit(static_cast<std::uint32_t>(64 * (at + part)) +
                      static_cast<std::uint32_t>(std::countr_zero(rest)));
    }
}

}  // namespace engine
