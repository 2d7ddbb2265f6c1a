// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "engine/board/move.h"
#include "engine/search/endgame_board.h"
#include "engine/search/endgame_search.h"

namespace engine {

/// What a first move is worth beside a position's value that is proved: first whether it is as good,
/// then by how much it is worse. Each question is one of null windows ("at least so much?"), and
/// most of the answers are in the table since the proof.
class EndgameBeside
{
public:
    struct Worth
    {
        int value = 0;
        bool proved = false;
        int depth = 0;           ///< plies looked ahead, the move one of them
        std::vector<Move> line;  ///< the move and what follows it
    };

    /// `value` is what `turn` is worth on this board to its player. `mayGoOn` is asked when a search
    /// was stopped: false when that came from outside, else lanes were to be forgotten. Board and
    /// search live as long as this.
    EndgameBeside(EndgameBoard& board, EndgameSearch& search, const EndgameTurn& turn, int value,
                  std::function<bool()> mayGoOn)
        : m_board(board),
          m_search(search),
          m_turn(turn),
          m_value(value),
          m_mayGoOn(std::move(mayGoOn))
    {
    }

    /// Whether no other first move is worth more: one proof. Nothing when it was stopped, and for
    /// moves that the board doesn't find.
    [[nodiscard]] std::optional<bool> isBest(const Move& move);
    /// The value too.
    [[nodiscard]] std::optional<Worth> worthOf(const Move& move);

private:
    /// The moves of the side on turn change their numbers when lanes are forgotten.
    [[nodiscard]] std::optional<EndgameMove> find(const Move& move);
    [[nodiscard]] std::optional<EndgameSearch::Value> searched(const Move& move, int depth, int low,
                                                               int high);

    EndgameBoard& m_board;
    EndgameSearch& m_search;
    EndgameTurn m_turn;
    int m_value;
    std::function<bool()> m_mayGoOn;
};

}  // namespace engine
