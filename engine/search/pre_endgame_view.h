// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "engine/rules/rack.h"
#include "engine/search/pre_endgame_state.h"

namespace engine {

// A pre-endgame's state, looked at from several sides.

/// What a candidate comes to over some of the draws, counted in orders.
struct PreEndgameSum
{
    std::int64_t wins = 0;
    std::int64_t ties = 0;
    std::int64_t losses = 0;
    std::int64_t solved = 0;
    std::int64_t of = 0;
    double gain = 0;  ///< mean over the solved ones
    bool exact = true;
    bool gainExact = true;
    /// The least plies of cells that aren't proved; the largest number when all are.
    int depth = std::numeric_limits<int>::max();

    /// Wins and half of the ties.
    [[nodiscard]] double points() const
    {
        return static_cast<double>(wins) + static_cast<double>(ties) / 2;
    }
};

/// Whether a cell counts: of a candidate that was left only what is proved, as what it had been
/// taken for doesn't stand beside that.
[[nodiscard]] inline bool cellCounts(const PreEndgameRow& row, const PreEndgameCell& cell)
{
    return cell.solved && (!row.cut || cell.isProved);
}

/// Over the draws with these numbers.
[[nodiscard]] PreEndgameSum sumOver(const PreEndgameRow& row, std::span<const PreEndgameDraw> draws,
                                    std::span<const std::size_t> chosen);
/// Over all draws.
[[nodiscard]] PreEndgameSum sumOver(const PreEndgameRow& row,
                                    std::span<const PreEndgameDraw> draws);

/// Numbers of the draws that have these tiles in the bag; with none all.
[[nodiscard]] std::vector<std::size_t> drawsWith(std::span<const PreEndgameDraw> draws,
                                                 const Rack& tiles);

/// Numbers of rows, those first that come to most over the chosen draws; what was left comes last,
/// equals stay in their order.
[[nodiscard]] std::vector<std::size_t> rowsByDraws(const PreEndgameState& state,
                                                   std::span<const std::size_t> chosen);

/// What a candidate comes to with a draw.
enum class PreEndgameResult { Unknown, Wins, Ties, Loses, Depends };

/// Depends: on the order in which the tiles lie in the bag.
[[nodiscard]] PreEndgameResult resultOf(const PreEndgameRow& row, const PreEndgameCell& cell);

/// What the best candidate comes to with a draw, as far as that is proved: Wins when one wins it in
/// every order, Unknown when that is still open.
[[nodiscard]] PreEndgameResult bestResult(const PreEndgameState& state, std::size_t draw);

}  // namespace engine
