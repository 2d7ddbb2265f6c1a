// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <vector>

#include "engine/lexicon/lexicon.h"
#include "engine/rules/catalogue.h"
#include "tests/support/test_lexicons.h"

/// Lexicons and words as the tests of the word tools need them.
namespace tests {

using Words = std::vector<std::vector<engine::Tile>>;

inline engine::Alphabet alphabetOf(const char* id)
{
    return engine::catalogue::tileSet(id).value().alphabet;
}

inline engine::LexiconPtr lexiconOf(const engine::WordList& words, const engine::Alphabet& alphabet)
{
    return engine::Lexicon::fromWords("test", words, alphabet, true).value();
}

inline engine::LexiconPtr lexiconOf(const std::string& words, const engine::Alphabet& alphabet)
{
    return lexiconOf(wordsFrom(words, alphabet).value(), alphabet);
}

inline engine::LexiconPtr smallLexicon()
{
    const engine::Alphabet english = alphabetOf("english");
    return lexiconOf(smallEnglish(english).value(), english);
}

inline Words wordsOf(const engine::Lexicon& lexicon)
{
    Words words;
    lexicon.words().forEachWord([&words](std::span<const engine::Tile> word) {
        words.emplace_back(word.begin(), word.end());
        return true;
    });
    return words;
}

/// "CAT [CH]AT"
inline std::string textOf(const Words& words, const engine::Alphabet& alphabet)
{
    std::string text;
    for (const auto& word : words) text += (text.empty() ? "" : " ") + alphabet.written(word);
    return text;
}

inline std::string plainText(std::span<const engine::Tile> word, const engine::Alphabet& alphabet)
{
    std::string text;
    for (const engine::Tile tile : word) text += alphabet.label(engine::letterOf(tile));
    return text;
}

}  // namespace tests
