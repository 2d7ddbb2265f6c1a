// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/word_text.h"

#include <algorithm>

namespace app {

std::string wordText(const engine::Alphabet& alphabet, std::span<const engine::Tile> word)
{
    std::string text;
    for (const engine::Tile tile : word) text += alphabet.label(tile);
    const auto read = alphabet.readWord(text);
    const bool same = read && std::equal(read->begin(), read->end(), word.begin(), word.end());
    return same ? text : alphabet.written(word);
}

}  // namespace app
