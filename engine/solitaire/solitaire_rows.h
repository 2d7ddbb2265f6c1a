// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "engine/board/move.h"
#include "engine/solitaire/solitaire_game.h"
#include "engine/solitaire/solitaire_task.h"

namespace engine {

/// A move of a one-player game as tables tell it.
struct SolitaireRow
{
    int number = 0;  ///< from 1
    Move move;
    std::string square;  ///< "8H"
    std::string word;    ///< the whole main word, blanks in small letters
    std::string text;    ///< "8H (PIT)S": what lay there already in parentheses
    std::string rack;    ///< before the move
    int tiles = 0;       ///< laid
    int score = 0;
    int total = 0;      ///< of the moves up to this one
    int drawnFrom = 0;  ///< numbers in the order, from 1, of the tiles drawn after it; 0 = none
    int drawnTo = 0;
    bool goal = false;  ///< a goal word
};

/// The moves of a game that follows the rules of its task. `goals` by move; empty = those that
/// goalMoves() names.
[[nodiscard]] std::vector<SolitaireRow> solitaireRows(const SolitaireTask& task,
                                                      const SolitaireGame& game,
                                                      std::span<const std::uint8_t> goals = {});

/// Which moves look like goal words, of a game that comes without its plan: by move, 1 for those
/// whose own tiles cover several word premiums of a product that GoalCatalogue takes.
[[nodiscard]] std::vector<std::uint8_t> goalMoves(const SolitaireTask& task,
                                                  std::span<const Move> moves);

/// For each tile of the order the number, from 1, of the move that lays it; 0 = none does. Of equal
/// tiles on a rack the one that was drawn first is laid first.
[[nodiscard]] std::vector<int> layingMoves(const SolitaireTask& task, std::span<const Move> moves);

}  // namespace engine
