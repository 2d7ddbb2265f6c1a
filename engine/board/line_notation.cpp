// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/line_notation.h"

#include "engine/board/move_notation.h"

namespace engine {

std::vector<std::string> lineTexts(const Position& position, std::span<const Move> line)
{
    std::vector<std::string> texts;
    Position current = position;
    Position::Undo undo;
    for (const Move& move : line) {
        texts.push_back(moveText(current, move));
        current.make(move, undo);
    }
    return texts;
}

}  // namespace engine
