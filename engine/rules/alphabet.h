// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/base/tile.h"

namespace engine {

/// One letter as a rules file states it.
struct LetterSpec
{
    std::string label;       ///< UTF-8, one or more characters: "A", "CH", "L·L"
    std::string blankLabel;  ///< a blank standing for it: "a", "ch", "l·l"
    int value = 0;           ///< points, 0..255
    bool vowel = false;
    std::vector<std::string> aliases;       ///< other texts read as the letter
    std::vector<std::string> blankAliases;  ///< other texts read as the blank for it
};

/// The tiles of a game: their texts, values and kinds. Letters are numbered 1..letterCount() in
/// the order that word graphs use. Text exists only here; everywhere else a letter is a number.
class Alphabet
{
public:
    /// Needs 1..63 letters whose labels, blank labels and aliases are all distinct, not empty,
    /// UTF-8 of at most 32 bytes, and free of spaces, digits at the front and
    /// `? . ( ) / , ; [ ] #`. Aliases may be digits; a letter has at most 16 of each kind.
    /// `blankValue` is what a blank scores, 0..255 (0 in most games).
    [[nodiscard]] static Result<Alphabet> create(std::string name, std::vector<LetterSpec> letters,
                                                 int blankValue = 0);

    [[nodiscard]] const std::string& name() const { return m_name; }
    [[nodiscard]] int letterCount() const { return m_letterCount; }
    /// Letters and the blank: the size of arrays indexed by letter.
    [[nodiscard]] int kinds() const { return m_letterCount + 1; }
    /// Bits 1..letterCount().
    [[nodiscard]] LetterSet allLetters() const { return m_allLetters; }
    [[nodiscard]] LetterSet vowels() const { return m_vowels; }
    [[nodiscard]] bool isVowel(Tile tile) const { return ((m_vowels >> letterOf(tile)) & 1) != 0; }

    /// Points of a tile: a letter's own; the blank's for kBlank and for designated blanks.
    [[nodiscard]] int value(Tile tile) const
    {
        return isDesignatedBlank(tile) ? m_values[0] : m_values[tile];
    }

    /// The letter as drawn on a tile: "CH", for a designated blank "ch", "?" for kBlank.
    [[nodiscard]] std::string_view label(Tile tile) const;
    /// The tile in running text (racks, moves, CGP): as label(), in brackets when the label has
    /// more than one character: "[CH]".
    [[nodiscard]] std::string_view written(Tile tile) const;
    /// Several tiles in running text, e.g. a rack, a leave or a word.
    [[nodiscard]] std::string written(std::span<const Tile> tiles) const;
    [[nodiscard]] const LetterSpec& spec(Tile letter) const { return m_letters[letter - 1U]; }

    struct Reading
    {
        Tile tile = kNoTile;     ///< a letter, a designated blank, or kBlank for "?"
        std::size_t length = 0;  ///< bytes consumed
    };
    /// Reads the tile at the front of `text`: the longest label or alias that fits, in brackets or
    /// not, "?" being kBlank. Nothing when no tile begins there. A text that single tiles spell
    /// as well (Spanish "LL", two times "L") is the one tile only in brackets, as written() has
    /// it: a rack can hold both.
    [[nodiscard]] std::optional<Reading> readTile(std::string_view text) const;

    /// Reads tiles up to the end of `text`. An error's place has the column of the first
    /// character that is no tile.
    [[nodiscard]] Result<std::vector<Tile>> readTiles(std::string_view text) const;
    /// Reads a word for a word list: upper and lower case are the same letter, "?" is refused.
    /// Here the longest text wins always, so that Spanish "CALLE" has the tile LL without brackets.
    /// An error's place is as for readTiles().
    [[nodiscard]] Result<std::vector<Tile>> readWord(std::string_view text) const;

    /// The short way to read most words: the letter that an ASCII character is in a word, kNoTile
    /// when it is none or a longer text begins with it.
    [[nodiscard]] Tile singleLetter(char c) const
    {
        const auto byte = static_cast<unsigned char>(c);
        return byte < 0x80 ? m_singleLetters[byte] : kNoTile;
    }

    /// Same labels in the same order, so that word graphs can be shared; values may differ.
    [[nodiscard]] bool sameLetters(const Alphabet& other) const;

private:
    struct Text
    {
        std::string text;
        Tile tile = kNoTile;
        bool needsBrackets = false;
    };
    /// Texts in an order in which the first that fits is the longest: by key of their first
    /// character, then longest first. The key makes it a look at two or three texts, whatever the
    /// script.
    struct TextTable
    {
        std::vector<Text> texts;
        std::array<std::uint16_t, 257> starts{};

        void build(std::vector<Text> all);
        /// Texts that may begin `text`, which is not empty.
        [[nodiscard]] std::span<const Text> candidates(std::string_view text) const;
        [[nodiscard]] std::optional<Reading> read(std::string_view text) const;
    };

    Alphabet() = default;
    void buildTables();

    std::string m_name;
    int m_letterCount = 0;
    LetterSet m_allLetters = 0;
    LetterSet m_vowels = 0;
    std::array<int, kTileKinds> m_values{};
    std::vector<LetterSpec> m_letters;
    std::vector<std::string> m_written;  ///< [0] "?", letters, then designated blanks
    TextTable m_running;                 ///< for readTile
    TextTable m_words;                   ///< for readWord: letters only, in any case
    /// Its short cut for nearly all letters: by character below U+0800 the letter that it is there,
    /// kNoTile when it is none or a longer text begins with it.
    std::array<Tile, 0x800> m_singleLetters{};
};

}  // namespace engine
