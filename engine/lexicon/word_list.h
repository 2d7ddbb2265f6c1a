// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/base/task.h"
#include "engine/rules/alphabet.h"

namespace engine {

/// The longest word that word lists and word graphs take, in tiles.
inline constexpr int kLongestWord = 255;

/// Words as tiles, packed one after the other. Letters only, no blanks.
class WordList
{
public:
    [[nodiscard]] std::size_t size() const { return m_starts.size() - 1; }
    [[nodiscard]] bool empty() const { return size() == 0; }
    [[nodiscard]] std::span<const Tile> operator[](std::size_t index) const
    {
        return std::span(m_tiles).subspan(m_starts[index], m_starts[index + 1] - m_starts[index]);
    }

    void add(std::span<const Tile> word);
    /// Makes room for so many in all.
    void reserve(std::size_t words, std::size_t tiles);
    /// Ascending by tile, shorter first when one begins the other; removes repeated words and
    /// returns how many there were. When it is asked to stop, the list stays as it was.
    std::size_t sortAndRemoveDuplicates(const TaskContext& context = {});
    /// Makes alphagrams of the words: the tiles of each in ascending order.
    void sortTilesOfWords();

private:
    std::vector<Tile> m_tiles;
    std::vector<std::uint32_t> m_starts{0};
};

/// A line of a word list that holds no word of the alphabet.
struct RejectedLine
{
    int line = 0;      ///< 1-based
    int column = 0;    ///< 1-based character where it fails
    std::string text;  ///< the line's first token, shortened when very long
    std::string reason;
};

struct WordListLimits
{
    int minimumLength = 2;  ///< in tiles; shorter words are left out and counted, not rejected
    int maximumLength = kMaxDim;
};

/// What reading a word list brought.
struct WordListReading
{
    WordList words;              ///< sorted, unique
    std::int64_t wordsRead = 0;  ///< accepted, repeated ones included
    std::int64_t duplicates = 0;
    std::int64_t outsideLimits = 0;  ///< too short or too long
    std::int64_t rejectedCount = 0;
    std::vector<RejectedLine> rejected;  ///< the first 1,000 of them
};

/// Reads words, one per line, the rest of a line after the first blank ignored; UTF-8 with or
/// without BOM, any line ends, upper and lower case the same. Never fails on a bad line: it is
/// reported in the result.
[[nodiscard]] Result<WordListReading> readWordList(std::string_view text, const Alphabet& alphabet,
                                                   const WordListLimits& limits = {},
                                                   const TaskContext& context = {});
/// The same for a file, which may also be in UTF-16 or Latin-1, and compressed (.gz, .zst).
[[nodiscard]] Result<WordListReading> readWordListFile(const std::filesystem::path& path,
                                                       const Alphabet& alphabet,
                                                       const WordListLimits& limits = {},
                                                       const TaskContext& context = {});

}  // namespace engine
