// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/base/random.h"
#include "engine/base/result.h"
#include "engine/lexicon/lexicon.h"
#include "engine/lexicon/word_list.h"
#include "engine/rules/game_rules.h"

namespace tests {

/// Made-up words for rules of any alphabet: letters as often as their tiles, `count` words of 2
/// to `longest` letters, many of them short so that words fit side by side.
inline engine::WordList randomWords(const engine::GameRules& rules, std::uint64_t seed, int count,
                                    int longest)
{
    engine::Random random(seed);
    std::vector<engine::Tile> letters;
    for (const engine::Tile tile : rules.tiles.tiles())
        if (tile != engine::kBlank) letters.push_back(tile);
    engine::WordList words;
    std::vector<engine::Tile> word;
    for (int i = 0; i < count; ++i) {
        const auto lengths = static_cast<std::uint32_t>(longest - 1);
        // The lesser of two draws: half of the words have a third of the lengths.
        const std::uint32_t a = random.below(lengths);
        const std::uint32_t b = random.below(lengths);
        word.resize(2 + std::min(a, b));
        for (engine::Tile& tile : word)
            tile = letters[random.below(static_cast<std::uint32_t>(letters.size()))];
        words.add(word);
    }
    words.sortAndRemoveDuplicates();
    return words;
}

/// The small free word list of the tests' data.
inline engine::Result<engine::WordList> smallEnglish(const engine::Alphabet& alphabet)
{
    auto reading = engine::readWordListFile(
        std::filesystem::path(TILEWRIGHT_TEST_DATA) / "lexicon" / "small_english.txt", alphabet);
    if (!reading) return engine::failure(reading.error());
    return std::move(reading->words);
}

/// The list that the default lexicon is made of, without words too long for its board.
inline engine::Result<engine::WordList> defaultEnglish(const engine::Alphabet& alphabet)
{
    auto reading = engine::readWordListFile(std::filesystem::path(TILEWRIGHT_SOURCE) / "lexicons" /
                                                "tilewright_english.txt",
                                            alphabet, {2, 15});
    if (!reading) return engine::failure(reading.error());
    return std::move(reading->words);
}

/// Words that are given as text, separated by blanks.
inline engine::Result<engine::WordList> wordsFrom(const std::string& text,
                                                  const engine::Alphabet& alphabet)
{
    engine::WordList words;
    for (std::size_t start = 0; start < text.size();) {
        const std::size_t end = std::min(text.find(' ', start), text.size());
        if (end > start) {
            const auto word = alphabet.readWord(std::string_view(text).substr(start, end - start));
            if (!word) return engine::failure(word.error());
            words.add(*word);
        }
        start = end + 1;
    }
    words.sortAndRemoveDuplicates();
    return words;
}

/// A sound DAWG of 2^`length` words in twice as many nodes as they have letters: too much to
/// walk through when the words are long.
inline std::vector<engine::KwgNode> nodesOfManyWords(std::uint32_t length)
{
    std::vector<engine::KwgNode> nodes{engine::KwgNode::of(1, 0, true, false)};
    for (std::uint32_t i = 0; i < length; ++i) {
        const std::uint32_t next = i + 1 == length ? 0 : 2 * i + 3;
        nodes.push_back(engine::KwgNode::of(next, 1, false, next == 0));
        nodes.push_back(engine::KwgNode::of(next, 2, true, next == 0));
    }
    return nodes;
}

}  // namespace tests
