// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/quantities.h"
#include "engine/board/position.h"
#include "engine/eval/win_table.h"
#include "engine/movegen/ranked_move.h"

namespace engine {

/// How likely the mover wins after each of his moves, by a win table: a static estimate, as the
/// equity is.
///
/// A move that ends the game has won, lost or tied it, by the final scores. After any other the
/// opponent is on turn: he is behind by the mover's lead plus the equity of the move, and doesn't
/// see what is in the bag and on the mover's rack once that has drawn; the mover's chance is what
/// the table leaves him. The equity counts instead of the score because it holds what the tiles
/// kept are worth. Leads between two whole points have a chance in between. With an empty bag the
/// equity of a move that doesn't go out is but a guess, and so is the chance.
class MoveChances
{
public:
    /// Tables are learnt from games of two.
    [[nodiscard]] static bool canTell(const Position& position)
    {
        return position.playerCount() == 2;
    }

    /// Keeps a copy of the position, and refers to the table. canTell() holds.
    MoveChances(const WinTable& table, const Position& position);

    [[nodiscard]] WinProbability after(const RankedMove& ranked);

private:
    [[nodiscard]] bool mayEndTheGame(const Move& move) const;

    const WinTable& m_table;
    Position m_position;
    Position::Undo m_undo;
    Score m_lead;
    int m_bag;
    int m_held;  ///< tiles on the mover's rack
};

}  // namespace engine
