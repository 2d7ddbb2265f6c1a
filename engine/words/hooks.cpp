// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/words/hooks.h"

#include <cassert>

namespace engine {
namespace {

/// The letters that end a word in a list of siblings. The separator of a GADDAG never does.
LetterSet endingsIn(const Kwg& kwg, std::uint32_t list)
{
    LetterSet letters = 0;
    if (list == 0) return letters;
    for (std::uint32_t index = list;; ++index) {
        const GraphNode node = kwg.node(index);
        if (node.accepts()) letters |= letterBit(node.tile());
        if (node.isEnd()) return letters;
    }
}

}  // namespace

Hooks hooksOf(const Kwg& kwg, std::span<const Tile> word)
{
    assert(kwg.hasGaddag());
    Hooks hooks;
    if (word.empty()) return hooks;
    hooks.innerFront = kwg.contains(word.subspan(1));

    std::uint32_t list = kwg.dawgRoot();
    for (std::size_t i = 0; i < word.size(); ++i) {
        const std::uint32_t found = kwg.find(list, letterOf(word[i]));
        if (found == 0) {
            list = 0;
            break;
        }
        if (i + 2 == word.size()) hooks.innerBack = kwg.node(found).accepts();
        if (i + 1 == word.size()) hooks.isWord = kwg.node(found).accepts();
        list = kwg.node(found).arc();
    }
    hooks.back = endingsIn(kwg, list);

    // A GADDAG has each word reversed, too: what follows the reversed word stands in front of it.
    list = kwg.gaddagRoot();
    for (std::size_t i = word.size(); i-- > 0 && list != 0;) {
        const std::uint32_t found = kwg.find(list, letterOf(word[i]));
        list = found == 0 ? 0 : kwg.node(found).arc();
    }
    hooks.front = endingsIn(kwg, list);
    return hooks;
}

std::string lettersText(const Alphabet& alphabet, LetterSet letters)
{
    std::string text;
    for (Tile letter = 1; letter <= alphabet.letterCount(); ++letter)
        if ((letters & letterBit(letter)) != 0) text += alphabet.written(letter);
    return text;
}

}  // namespace engine
