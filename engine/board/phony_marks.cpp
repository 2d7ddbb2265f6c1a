// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/phony_marks.h"

namespace engine {

std::string phonyMarks(const Alphabet& alphabet, const Move& move,
                       const std::vector<FormedWord>& phonies)
{
    std::string main;
    std::string others;
    for (const FormedWord& word : phonies) {
        if (word.direction == move.direction) main = "*";
        else others += " · " + alphabet.written(word.tiles) + "*";
    }
    return main + others;
}

}  // namespace engine
