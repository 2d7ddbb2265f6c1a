// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/eval/move_groups.h"

#include <algorithm>

namespace engine {

std::string squaresAndTiles(const Move& move)
{
    if (move.kind != MoveKind::Place) return {};
    std::string key(move.tiles.begin(), move.tiles.begin() + move.length);
    std::ranges::sort(key);
    key.push_back(static_cast<char>(move.row));
    key.push_back(static_cast<char>(move.column));
    key.push_back(static_cast<char>(move.direction));
    return key;
}

}  // namespace engine
