// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/base/random.h"
#include "engine/lexicon/word_list.h"
#include "engine/rules/game_rules.h"

namespace tests {

/// Made-up words as a language with many endings has them, which makes lists of millions: stems of
/// two or three syllables, letters as often as their tiles, each with the endings of its class. At
/// least `count` of them, sorted, none of more than 15 letters.
inline engine::WordList inflectedWords(const engine::GameRules& rules, std::uint64_t seed,
                                       std::size_t count)
{
    constexpr std::size_t kLongest = 15;
    constexpr std::uint32_t kEndings = 64;
    constexpr std::uint32_t kClasses = 32;
    engine::Random random(seed);
    std::vector<engine::Tile> vowels;
    std::vector<engine::Tile> consonants;
    for (const engine::Tile tile : rules.tiles.tiles())
        if (tile != engine::kBlank)
            (rules.alphabet.isVowel(tile) ? vowels : consonants).push_back(tile);
    const auto oneOf = [&random](const std::vector<engine::Tile>& letters) {
        return letters[random.below(static_cast<std::uint32_t>(letters.size()))];
    };
    const auto addSyllable = [&](std::vector<engine::Tile>& word, std::uint32_t oneInHasEnd) {
        if (!word.empty() || random.below(8) != 0) word.push_back(oneOf(consonants));
        word.push_back(oneOf(vowels));
        if (random.below(oneInHasEnd) == 0) word.push_back(oneOf(consonants));
    };
    std::vector<std::vector<engine::Tile>> endings(kEndings);
    for (std::uint32_t i = 1; i < kEndings; ++i) {
        if (i % 2 == 0) endings[i].push_back(oneOf(vowels));
        else addSyllable(endings[i], 2);
    }
    std::vector<std::vector<std::uint32_t>> classes(kClasses);
    for (auto& fitting : classes)
        for (std::uint32_t i = 0; i < kEndings; ++i)
            if (random.below(4) == 0) fitting.push_back(i);

    engine::WordList words;
    std::vector<engine::Tile> word;
    // Some come more than once.
    for (std::size_t wanted = count + count / 8;; wanted += count / 8) {
        while (words.size() < wanted) {
            word.clear();
            for (std::uint32_t syllables = 2 + random.below(2); syllables > 0; --syllables)
                addSyllable(word, 3);
            const std::size_t stem = word.size();
            for (const std::uint32_t i : classes[random.below(kClasses)]) {
                word.resize(stem);
                word.insert(word.end(), endings[i].begin(), endings[i].end());
                if (word.size() <= kLongest) words.add(word);
            }
        }
        words.sortAndRemoveDuplicates();
        if (words.size() >= count) return words;
    }
}

}  // namespace tests
