// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/base/tile.h"
#include "engine/boggle/boggle_rules.h"

namespace engine {

/// How words of a grid are wanted.
struct BoggleWordOptions
{
    bool allPaths = false;  ///< every way to take a word, not only one
    /// Further paths are left out; each word has one in any case.
    std::size_t mostPaths = 1'000'000;
};

/// The words of a grid, each once, with paths: shorter ones first, then in the alphabet's order.
/// All in a few flat vectors, so that it can be filled again and again without asking for memory.
class BoggleWords
{
public:
    [[nodiscard]] std::size_t size() const { return m_wordCount; }
    [[nodiscard]] BoggleScore score() const { return m_score; }
    [[nodiscard]] std::span<const Tile> letters(std::size_t word) const
    {
        return std::span(m_letters).subspan(m_words[word].letters, m_words[word].length);
    }
    [[nodiscard]] int points(std::size_t word) const { return m_words[word].points; }
    /// Letters as they count, see BoggleRules::facesCountOnce.
    [[nodiscard]] int countedLength(std::size_t word) const { return m_words[word].counted; }
    /// At least 1.
    [[nodiscard]] std::size_t pathCount(std::size_t word) const { return m_words[word].pathCount; }
    /// The squares in the order of the word; the first path is the one that counts.
    [[nodiscard]] std::span<const std::uint8_t> path(std::size_t word, std::size_t path = 0) const
    {
        const Path& found = m_paths[m_words[word].paths + path];
        return std::span(m_squares).subspan(found.squares, found.count);
    }
    /// Some path of the word passes the square.
    [[nodiscard]] bool passes(std::size_t word, int square) const
    {
        return (m_words[word].passed >> square & 1) != 0;
    }
    /// There were more paths than asked for.
    [[nodiscard]] bool pathsLeftOut() const { return m_pathsLeftOut; }

private:
    friend class BoggleSolver;

    struct Word
    {
        std::uint32_t letters = 0;  ///< index in m_letters
        std::uint32_t length = 0;
        std::uint32_t paths = 0;  ///< index in m_paths
        std::uint32_t pathCount = 0;
        std::uint64_t passed = 0;
        int counted = 0;
        int points = 0;
    };
    struct Path
    {
        std::uint64_t word = 0;     ///< node times 32 + letter: sorts as the words shall be
        std::uint32_t squares = 0;  ///< index in m_squares
        std::uint32_t count = 0;
    };

    void clear()
    {
        m_words.clear();
        m_paths.clear();
        m_letters.clear();
        m_squares.clear();
        m_wordCount = 0;
        m_score = {};
        m_pathsLeftOut = false;
    }

    // May have more room than what is in them.
    std::vector<Word> m_words;
    std::vector<Path> m_paths;
    std::vector<Tile> m_letters;
    std::vector<std::uint8_t> m_squares;
    std::size_t m_wordCount = 0;
    BoggleScore m_score;
    bool m_pathsLeftOut = false;
};

}  // namespace engine
