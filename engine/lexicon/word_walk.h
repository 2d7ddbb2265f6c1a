// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <span>

#include "engine/base/tile.h"
#include "engine/lexicon/letter_graph.h"

namespace engine {

/// Calls visit(letters of the word) for each word of a DAWG, in tile order.
template <class Visit>
class WordWalk
{
public:
    WordWalk(const LetterGraph& words, Visit visit) : m_words(words), m_visit(visit) {}

    /// False when it was too long and has been broken off.
    bool run() { return from(m_words.dawgRoot(), 0); }

private:
    /// No lexicon for a game has this many prefixes; a damaged file may seem to.
    static constexpr std::size_t kMostSteps = std::size_t{1} << 24;
    static constexpr std::size_t kLongest = 64;

    bool from(std::uint32_t number, std::size_t length)
    {
        if (length == kLongest) return false;
        const LetterGraph::List list = m_words.list(number);
        for (LetterSet letters = list.letters(); letters != 0; letters &= letters - 1) {
            if (++m_steps > kMostSteps) return false;
            const auto letter = static_cast<Tile>(std::countr_zero(letters));
            m_word[length] = letter;
            if ((list.accepting() >> letter & 1) != 0)
                m_visit(std::span<const Tile>(m_word.data(), length + 1));
            const std::uint32_t child = list.childOf(letter);
            if (child != 0 && !from(child, length + 1)) return false;
        }
        return true;
    }

    const LetterGraph& m_words;
    Visit m_visit;
    std::size_t m_steps = 0;
    std::array<Tile, kLongest> m_word{};
};

}  // namespace engine
