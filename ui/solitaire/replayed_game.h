// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "engine/board/position.h"
#include "engine/solitaire/solitaire_game.h"
#include "engine/solitaire/solitaire_rows.h"
#include "engine/solitaire/solitaire_task.h"

namespace ui {

/// A one-player game made ready to be looked at. Immutable.
struct ReplayedGame
{
    engine::SolitaireTaskPtr task;
    engine::SolitaireGame game;
    std::vector<std::uint8_t> goals;  ///< by move
    std::vector<engine::SolitaireRow> rows;
    /// Before each move, and after the last one: one more than rows. With the rack.
    std::vector<engine::PositionPtr> positions;
    std::vector<int> laidBy;  ///< see engine::layingMoves()
    // What the points are made of.
    int goalPoints = 0;
    int bigPoints = 0;  ///< of other moves that bring 50 or more
    int restPoints = 0;

    [[nodiscard]] int moves() const { return static_cast<int>(rows.size()); }
};
using ReplayedGamePtr = std::shared_ptr<const ReplayedGame>;

/// Takes some milliseconds: for worker threads.
[[nodiscard]] ReplayedGamePtr replayGame(const engine::SolitaireTaskPtr& task,
                                         engine::SolitaireGame game,
                                         std::vector<std::uint8_t> goals);

/// The position that has these tiles on the board, row by row, with the rack that belongs to it.
[[nodiscard]] engine::PositionPtr solitairePosition(const engine::SolitaireTask& task,
                                                    const std::vector<engine::Tile>& board);

}  // namespace ui
