// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/alphabet.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <tuple>
#include <utility>

#include "engine/rules/letter_check.h"
#include "engine/rules/text.h"

namespace engine {
namespace {

constexpr std::string_view kBlankText = "?";
constexpr std::size_t kNoKey = 256;
constexpr std::size_t kMixedCaseCharacters = 6;  // 64 ways to write the longest label

/// A number below 256 for the first character: the byte itself in ASCII; two bytes mixed beyond,
/// since most letters of a script share their first one. kNoKey when the character is cut off.
std::size_t keyOf(std::string_view text)
{
    const auto lead = static_cast<std::uint8_t>(text[0]);
    if (lead < 0x80) return lead;
    if (text.size() < 2) return kNoKey;
    return 0x80U | ((lead * 64U + static_cast<std::uint8_t>(text[1])) & 0x7fU);
}

struct ShortCharacter
{
    std::size_t point = 0;   ///< below 0x800
    std::size_t length = 0;  ///< in bytes; 0 = the character has more than two, or is broken
};

/// The character that begins at a byte of the text.
ShortCharacter shortCharacterAt(std::string_view text, std::size_t at)
{
    const auto lead = static_cast<std::uint8_t>(text[at]);
    if (lead < 0x80) return {lead, 1};
    if (lead < 0xc2 || lead > 0xdf || at + 1 == text.size()) return {};
    const auto second = static_cast<std::uint8_t>(text[at + 1]);
    if ((second & 0xc0U) != 0x80U) return {};
    return {(lead & 0x1fU) << 6 | (second & 0x3fU), 2};
}

std::vector<std::string_view> charactersOf(std::string_view text)
{
    std::vector<std::string_view> result;
    while (!text.empty()) {
        const std::size_t length = text::characterBytes(text);
        result.push_back(text.substr(0, length));
        text.remove_prefix(length);
    }
    return result;
}

/// All ways to take each character from either text, when they have the same number of them.
std::vector<std::string> mixedCases(std::string_view upper, std::string_view lower)
{
    const auto uppers = charactersOf(upper);
    const auto lowers = charactersOf(lower);
    if (uppers.size() != lowers.size() || uppers.size() > kMixedCaseCharacters) return {};
    std::vector<std::string> result{{}};
    for (std::size_t i = 0; i < uppers.size(); ++i) {
        const std::size_t count = result.size();
        for (std::size_t j = 0; j < count; ++j) {
            if (lowers[i] != uppers[i]) result.push_back(result[j] + std::string(lowers[i]));
            result[j] += uppers[i];
        }
    }
    return result;
}

std::string bracketed(const std::string& label)
{
    return text::characterCount(label) > 1 ? "[" + label + "]" : label;
}

tl::unexpected<Error> noTile(std::string_view text, std::size_t at, const std::string& alphabet,
                             bool blanksToo)
{
    const std::string_view rest = text.substr(at);
    Place place;
    place.column = text::characterCount(text.substr(0, at)) + 1;
    const Sentence character = text::quoted(rest.substr(0, text::characterBytes(rest)));
    return failure(ErrorCode::OutsideAlphabet,
                   blanksToo ? say("%1 is no tile of the alphabet %2", character, alphabet)
                             : say("%1 is no letter of the alphabet %2", character, alphabet),
                   std::move(place));
}

}  // namespace

Result<Alphabet> Alphabet::create(std::string name, std::vector<LetterSpec> letters, int blankValue)
{
    if (auto problem = findLetterProblem(letters))
        return failure(problem->code, std::move(problem->sentence));
    if (blankValue < 0 || blankValue > 255) {
        return failure(ErrorCode::OutOfRange,
                       say("a blank can be worth 0 to 255 points, not %1", blankValue));
    }
    Alphabet alphabet;
    alphabet.m_name = std::move(name);
    alphabet.m_letterCount = static_cast<int>(letters.size());
    alphabet.m_letters = std::move(letters);
    alphabet.m_values[kBlank] = blankValue;
    for (std::size_t i = 0; i < alphabet.m_letters.size(); ++i) {
        const LetterSet bit = letterBit(static_cast<Tile>(i + 1));
        alphabet.m_allLetters |= bit;
        if (alphabet.m_letters[i].vowel) alphabet.m_vowels |= bit;
        alphabet.m_values[i + 1] = alphabet.m_letters[i].value;
    }
    alphabet.buildTables();
    return alphabet;
}

void Alphabet::buildTables()
{
    m_written.assign(1, std::string(kBlankText));
    for (const LetterSpec& letter : m_letters) m_written.push_back(bracketed(letter.label));
    for (const LetterSpec& letter : m_letters) m_written.push_back(bracketed(letter.blankLabel));

    std::set<std::string_view> labels;
    for (const LetterSpec& letter : m_letters) labels.insert({letter.label, letter.blankLabel});
    const auto spelledBySingles = [&labels](std::string_view text) {
        const auto characters = charactersOf(text);
        return characters.size() > 1 &&
               std::all_of(characters.begin(), characters.end(),
                           [&](std::string_view c) { return labels.contains(c); });
    };

    std::vector<Text> running{{std::string(kBlankText), kBlank, false}};
    std::vector<Text> words;
    std::set<std::string> known;  // of words
    const auto add = [&](const std::string& text, Tile tile) {
        running.push_back({text, tile, spelledBySingles(text)});
        words.push_back({text, letterOf(tile), false});
        known.insert(text);
    };
    for (std::size_t i = 0; i < m_letters.size(); ++i) {
        const auto tile = static_cast<Tile>(i + 1);
        add(m_letters[i].label, tile);
        add(m_letters[i].blankLabel, asBlank(tile));
        for (const std::string& alias : m_letters[i].aliases) add(alias, tile);
        for (const std::string& alias : m_letters[i].blankAliases) add(alias, asBlank(tile));
    }
    // "Ch" beside "CH" and "ch", unless it is another letter's text.
    for (std::size_t i = 0; i < m_letters.size(); ++i) {
        for (std::string& text : mixedCases(m_letters[i].label, m_letters[i].blankLabel)) {
            if (known.insert(text).second)
                words.push_back({std::move(text), static_cast<Tile>(i + 1), false});
        }
    }
    m_running.build(std::move(running));
    m_words.build(std::move(words));

    std::array<bool, 0x800> beginsLonger{};
    for (const Text& text : m_words.texts) {
        const ShortCharacter first = shortCharacterAt(text.text, 0);
        if (first.point == 0) continue;
        if (first.length == text.text.size()) m_singleLetters[first.point] = text.tile;
        else beginsLonger[first.point] = true;
    }
    for (std::size_t point = 0; point < beginsLonger.size(); ++point)
        if (beginsLonger[point]) m_singleLetters[point] = kNoTile;
}

void Alphabet::TextTable::build(std::vector<Text> all)
{
    texts = std::move(all);
    const auto order = [](const Text& text) {
        return std::tuple(keyOf(text.text), -static_cast<std::ptrdiff_t>(text.text.size()),
                          std::string_view(text.text));
    };
    std::sort(texts.begin(), texts.end(),
              [&](const Text& a, const Text& b) { return order(a) < order(b); });
    starts.fill(0);
    for (const Text& text : texts) ++starts[keyOf(text.text) + 1];
    for (std::size_t key = 1; key < starts.size(); ++key)
        starts[key] = static_cast<std::uint16_t>(starts[key] + starts[key - 1]);
}

std::span<const Alphabet::Text> Alphabet::TextTable::candidates(std::string_view text) const
{
    const std::size_t key = keyOf(text);
    if (key == kNoKey) return {};
    return std::span(texts).subspan(starts[key],
                                    static_cast<std::size_t>(starts[key + 1] - starts[key]));
}

std::optional<Alphabet::Reading> Alphabet::TextTable::read(std::string_view text) const
{
    if (text.empty()) return std::nullopt;
    if (text.front() == '[') {
        const auto end = text.find(']');
        if (end == std::string_view::npos || end == 1) return std::nullopt;
        const std::string_view inside = text.substr(1, end - 1);
        for (const Text& candidate : candidates(inside)) {
            if (candidate.text == inside && candidate.tile != kBlank)
                return Reading{candidate.tile, end + 1};
        }
        return std::nullopt;
    }
    for (const Text& candidate : candidates(text)) {
        if (!candidate.needsBrackets && text.starts_with(candidate.text))
            return Reading{candidate.tile, candidate.text.size()};
    }
    return std::nullopt;
}

std::string_view Alphabet::label(Tile tile) const
{
    if (tile == kBlank) return kBlankText;
    const LetterSpec& letter = spec(letterOf(tile));
    return isDesignatedBlank(tile) ? letter.blankLabel : letter.label;
}

std::string_view Alphabet::written(Tile tile) const
{
    const auto blanks = static_cast<std::size_t>(isDesignatedBlank(tile) ? m_letterCount : 0);
    return m_written[letterOf(tile) + blanks];
}

std::string Alphabet::written(std::span<const Tile> tiles) const
{
    std::string result;
    for (const Tile tile : tiles) result += written(tile);
    return result;
}

std::optional<Alphabet::Reading> Alphabet::readTile(std::string_view text) const
{
    return m_running.read(text);
}

Result<std::vector<Tile>> Alphabet::readTiles(std::string_view text) const
{
    std::vector<Tile> tiles;
    for (std::size_t at = 0; at < text.size();) {
        const auto reading = m_running.read(text.substr(at));
        if (!reading) return noTile(text, at, m_name, true);
        tiles.push_back(reading->tile);
        at += reading->length;
    }
    return tiles;
}

Result<std::vector<Tile>> Alphabet::readWord(std::string_view text) const
{
    std::vector<Tile> tiles;
    tiles.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const ShortCharacter character = shortCharacterAt(text, at);
        if (const Tile letter = m_singleLetters[character.point]; letter != kNoTile) {
            tiles.push_back(letter);
            at += character.length;
            continue;
        }
        const auto reading = m_words.read(text.substr(at));
        if (!reading) return noTile(text, at, m_name, false);
        tiles.push_back(reading->tile);
        at += reading->length;
    }
    return tiles;
}

bool Alphabet::sameLetters(const Alphabet& other) const
{
    return std::equal(m_letters.begin(), m_letters.end(), other.m_letters.begin(),
                      other.m_letters.end(),
                      [](const LetterSpec& a, const LetterSpec& b) { return a.label == b.label; });
}

}  // namespace engine
