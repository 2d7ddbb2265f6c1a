// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/base/random.h"
#include "engine/base/tile.h"
#include "engine/lexicon/word_table.h"

namespace engine {

/// Answers at once whether some word can consist of exactly these tiles, in any order: "no" is
/// certain, "yes" is wrong once in a hundred times. For bounds, which may be too high but never
/// too low.
///
/// A multiset of letters is the sum of their keys, so that adding a letter is an addition. Bloom,
/// "Space/time trade-offs in hash coding with allowable errors", CACM 1970, with both bits of an
/// entry in one 64-bit word so that a question costs one access to memory.
class AnagramFilter
{
public:
    /// Knows nothing and says yes.
    AnagramFilter() = default;
    /// Words that no board has room for are left out.
    explicit AnagramFilter(const WordTable& words);
    /// The same where no table is made of the words; `wordCount` of them, or a little less. Knows
    /// nothing of racks with blanks, for which so many words would need too much memory.
    AnagramFilter(const LetterGraph& words, std::size_t wordCount);

    [[nodiscard]] static std::uint64_t key(Tile letter) { return kKeys[letter]; }

    /// Without blanks it doesn't just say yes.
    [[nodiscard]] bool knowsWords() const { return m_words.filled(); }
    /// `letters` is the sum of the keys of the tiles that show a letter.
    [[nodiscard]] bool mayBeWord(std::uint64_t letters, int blanks) const
    {
        if (blanks == 0) return m_words.has(letters);
        // With two blanks the answer is nearly always yes.
        return blanks > 1 || m_withBlank.has(letters);
    }

private:
    static constexpr std::array<std::uint64_t, kTileKinds> kKeys = [] {
        std::array<std::uint64_t, kTileKinds> keys{};
        for (std::size_t letter = 0; letter < keys.size(); ++letter) keys[letter] = mix64(letter);
        return keys;
    }();

    class Bits
    {
    public:
        void reserve(std::size_t entries);
        [[nodiscard]] bool filled() const { return m_blocks.size() > kUnfilled.size(); }
        void add(std::uint64_t key) { m_blocks[key >> m_shift] |= pattern(key); }
        [[nodiscard]] bool has(std::uint64_t key) const
        {
            return (~m_blocks[key >> m_shift] & pattern(key)) == 0;
        }

    private:
        [[nodiscard]] static std::uint64_t pattern(std::uint64_t key)
        {
            return std::uint64_t{1} << (key & 63) | std::uint64_t{1} << (key >> 6 & 63);
        }
        /// A filter that was never filled says yes.
        static constexpr std::array<std::uint64_t, 2> kUnfilled{~std::uint64_t{0},
                                                                ~std::uint64_t{0}};
        std::vector<std::uint64_t> m_blocks{kUnfilled.begin(), kUnfilled.end()};
        int m_shift = 63;
    };

    Bits m_words;
    Bits m_withBlank;  ///< each word less one of its letters
};

}  // namespace engine
