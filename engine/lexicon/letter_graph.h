// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstdint>
#include <cstring>
#include <memory>

#include "engine/base/tile.h"
#include "engine/lexicon/kwg.h"

namespace engine {

/// A word graph laid out for searches that know which letters they can use: each list of siblings
/// begins with the set of its letters and the set of those that complete a word, and the children
/// follow in the order of the letters. A search looks at the letters that it can use and at no
/// others. About three times as large as the Kwg that it is made from.
class LetterGraph
{
public:
    /// One list of siblings; a view.
    class List
    {
    public:
        explicit List(const std::uint32_t* words) : m_words(words) {}

        /// Letters of the siblings; bit 0 is the separator of a GADDAG.
        [[nodiscard]] LetterSet letters() const { return setAt(0); }
        /// Those of them that complete a word.
        [[nodiscard]] LetterSet accepting() const { return setAt(2); }
        /// The list of children of a letter of letters(); 0 = none.
        [[nodiscard]] std::uint32_t childOf(Tile letter) const
        {
            return m_words[4 + std::popcount(letters() & (letterBit(letter) - 1))];
        }
        /// Only when letters() has bit 0.
        [[nodiscard]] std::uint32_t childOfSeparator() const { return m_words[4]; }

    private:
        [[nodiscard]] LetterSet setAt(int word) const
        {
            LetterSet set = 0;
            std::memcpy(&set, m_words + word, sizeof set);
            return set;
        }

        const std::uint32_t* m_words;
    };

    explicit LetterGraph(const Kwg& kwg);

    /// List 0 is empty, so that a missing child needs no care.
    [[nodiscard]] List list(std::uint32_t number) const { return List(m_words.get() + number); }
    /// The list of children of `letter` in a list; 0 when it has none.
    [[nodiscard]] std::uint32_t step(std::uint32_t number, Tile letter) const
    {
        const List from = list(number);
        return (from.letters() >> letter & 1) != 0 ? from.childOf(letter) : 0;
    }
    [[nodiscard]] std::uint32_t dawgRoot() const { return m_dawgRoot; }
    /// 0 when there is no GADDAG.
    [[nodiscard]] std::uint32_t gaddagRoot() const { return m_gaddagRoot; }
    [[nodiscard]] std::size_t bytes() const { return m_size * sizeof(std::uint32_t); }

private:
    std::unique_ptr<std::uint32_t[]> m_words;
    std::size_t m_size = 0;
    std::uint32_t m_dawgRoot = 0;
    std::uint32_t m_gaddagRoot = 0;
};

}  // namespace engine
