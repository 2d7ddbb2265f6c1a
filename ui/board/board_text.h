// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>

#include "engine/board/legality.h"
#include "engine/board/position.h"

/// The board in words, for tool tips and screen readers.
namespace ui::text {

/// "H" of "8H".
[[nodiscard]] QString columnName(int column);
/// "H", "blank as T", "blank" for a tile of a rack.
[[nodiscard]] QString tileName(const engine::Alphabet& alphabet, engine::Tile tile);
/// "14I, P, 3 points"; `isNew`: the tile is not played yet.
[[nodiscard]] QString occupiedSquare(const engine::GameRules& rules, int row, int column,
                                     engine::Tile tile, bool isNew);
/// "8H, centre, double word, empty"
[[nodiscard]] QString emptySquare(const engine::GameRules& rules, int row, int column);
/// "✓ PACED 32", "✕ PREADJ 20": mark, word and score.
[[nodiscard]] QString formedWord(const engine::Alphabet& alphabet, const engine::FormedWord& word);
enum class Hooks { Leave, Tell };
/// The words that run through a square with a tile, with their judgement and, if told, the letters
/// that go in front of them and behind; one per line.
[[nodiscard]] QString wordsThrough(const engine::Position& position, int row, int column,
                                   Hooks hooks = Hooks::Leave);

}  // namespace ui::text
