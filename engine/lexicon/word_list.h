// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
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

/// A word as a word list has it: readWord() gives the same tiles, where any text does so.
[[nodiscard]] std::string wordText(const Alphabet& alphabet, std::span<const Tile> word);

/// What stands in a list after its words: definitions and comments. A word may have several.
class WordNotes
{
public:
    [[nodiscard]] std::size_t size() const { return m_words.size(); }
    void add(std::span<const Tile> word, std::string_view note);
    void add(const WordNotes& others);
    /// As lines of a table, for those words that `list` (sorted) has: the word, a tab, the note.
    /// In the order of the list; several notes of a word are several lines.
    [[nodiscard]] std::string table(const WordList& list, const Alphabet& alphabet) const;

private:
    [[nodiscard]] std::string_view note(std::size_t index) const;

    WordList m_words;  ///< as they were added
    std::string m_text;
    std::vector<std::size_t> m_starts{0};
};

/// A line of a word list that holds no word of the alphabet.
struct RejectedLine
{
    int line = 0;      ///< 1-based
    int column = 0;    ///< 1-based character where it fails
    std::string text;  ///< the line's first token, shortened when very long
    Sentence reason;
};

struct WordListReading;

/// What to take of a word list.
struct WordListOptions
{
    int minimumLength = 2;  ///< in tiles; shorter words are left out and counted, not rejected
    int maximumLength = kMaxDim;
    /// Words that the alphabet can't spell are tried again as foldedFor() writes them.
    bool fold = false;
    /// Keeps what stands after the words; else it is only passed over.
    bool keepNotes = false;
    /// Gets to see the reading about ten times a second, its words not sorted yet.
    std::function<void(const WordListReading&)> watch = {};
};

/// What reading a word list brought.
struct WordListReading
{
    WordList words;              ///< sorted, unique
    std::int64_t wordsRead = 0;  ///< accepted, repeated ones included
    std::int64_t duplicates = 0;
    std::int64_t outsideLimits = 0;  ///< too short or too long
    std::int64_t folded = 0;         ///< of those accepted, spelled in another way
    std::int64_t rejectedCount = 0;
    std::vector<RejectedLine> rejected;  ///< the first 1,000 of them
    WordNotes notes;                     ///< of accepted words; empty unless asked for
};

/// Reads words, one per line, the rest of a line after the first blank ignored; UTF-8 with or
/// without BOM, any line ends, upper and lower case the same. Never fails on a bad line: it is
/// reported in the result. Progress counts bytes.
[[nodiscard]] Result<WordListReading> readWordList(std::string_view text, const Alphabet& alphabet,
                                                   const WordListOptions& options = {},
                                                   const TaskContext& context = {});
/// The same for a file, which may also be in UTF-16 or Latin-1, and compressed (.gz, .zst).
/// Malformed when it is no text at all.
[[nodiscard]] Result<WordListReading> readWordListFile(const std::filesystem::path& path,
                                                       const Alphabet& alphabet,
                                                       const WordListOptions& options = {},
                                                       const TaskContext& context = {});

}  // namespace engine
