// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstdint>
#include <memory>

#include "engine/base/tile.h"
#include "engine/lexicon/kwg.h"

namespace engine {

/// A word graph laid out for searches that know which letters they can use: each list of siblings
/// begins with the set of its letters and the set of those that complete a word, and the children
/// follow in the order of the letters, each with the letters that its own list has. A search looks
/// at the letters that it can use and at no others, and at no list that has none of them: most
/// lists are far away in memory, and most have one or two letters. About three times as large as
/// the Kwg that it is made from.
class LetterGraph
{
public:
    /// The way to the list of a letter's children.
    class Child
    {
    public:
        explicit Child(std::uint64_t word) : m_word(word) {}

        /// Of the list; 0 = none.
        [[nodiscard]] std::uint32_t number() const { return static_cast<std::uint32_t>(m_word); }
        /// False when the list has none of these letters. True is certain only with fewer than 32
        /// letters in the alphabet.
        [[nodiscard]] bool mayHave(LetterSet letters) const
        {
            return (m_word >> 32 & folded(letters)) != 0;
        }

    private:
        std::uint64_t m_word;
    };

    /// One list of siblings; a view.
    class List
    {
    public:
        List(const std::uint64_t* words, bool wide) : m_words(words)
        {
            m_letters = words[0] & UINT32_MAX;
            m_accepting = words[0] >> 32;
            if (wide) {
                m_letters |= words[-1] << 32;
                m_accepting |= words[-1] & ~LetterSet{UINT32_MAX};
            }
        }

        /// Letters of the siblings; bit 0 is the separator of a GADDAG.
        [[nodiscard]] LetterSet letters() const { return m_letters; }
        /// Those of them that complete a word.
        [[nodiscard]] LetterSet accepting() const { return m_accepting; }
        /// What comes after a letter of letters().
        [[nodiscard]] Child child(Tile letter) const
        {
            return Child(m_words[1 + std::popcount(m_letters & (letterBit(letter) - 1))]);
        }
        /// The list of children of a letter of letters(); 0 = none.
        [[nodiscard]] std::uint32_t childOf(Tile letter) const { return child(letter).number(); }
        /// What comes after the separator; only when letters() has bit 0.
        [[nodiscard]] Child childOfSeparator() const { return Child(m_words[1]); }

    private:
        const std::uint64_t* m_words;
        LetterSet m_letters;
        LetterSet m_accepting;
    };

    explicit LetterGraph(const Kwg& kwg);

    /// List 0 is empty, so that a missing child needs no care.
    [[nodiscard]] List list(std::uint32_t number) const { return {m_lists + number, m_wide}; }
    /// The list of children of `letter` in a list; 0 when it has none.
    [[nodiscard]] std::uint32_t step(std::uint32_t number, Tile letter) const
    {
        const List from = list(number);
        return (from.letters() >> letter & 1) != 0 ? from.childOf(letter) : 0;
    }
    [[nodiscard]] std::uint32_t dawgRoot() const { return m_dawgRoot; }
    /// 0 when there is no GADDAG.
    [[nodiscard]] std::uint32_t gaddagRoot() const { return m_gaddagRoot; }
    [[nodiscard]] std::size_t bytes() const { return m_size * sizeof(std::uint64_t); }

private:
    /// Letters from the 32nd on share the bits of others.
    [[nodiscard]] static std::uint32_t folded(LetterSet letters)
    {
        return static_cast<std::uint32_t>(letters | letters >> 32);
    }

    /// A list: both sets, those of accepting letters in the high half; then the children, each
    /// with its number in the low half and the letters of its list in the high one. What has no
    /// room in 32 bits of the sets stands before them, where an alphabet needs that.
    std::unique_ptr<std::uint64_t[]> m_words;
    std::size_t m_size = 0;
    const std::uint64_t* m_lists = nullptr;  ///< list 0
    bool m_wide = false;                     ///< something stands before the sets
    std::uint32_t m_dawgRoot = 0;
    std::uint32_t m_gaddagRoot = 0;
};

}  // namespace engine
