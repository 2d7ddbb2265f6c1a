// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/eval/find_move.h"

#include <algorithm>
#include <utility>

#include "engine/board/legality.h"

namespace engine {
namespace {

/// The move as the generator writes it.
Move canonical(const Position& position, const Move& move)
{
    Move result = move;
    if (move.kind == MoveKind::Exchange) {
        result = exchangeOf(move.tilesUsed());
    } else if (move.kind == MoveKind::Place) {
        if (auto same = placementOf(position.board(), tilesPlacedBy(move))) result = *same;
    }
    result.score = move.score;
    return result;
}

}  // namespace

std::optional<std::size_t> findMove(std::span<const RankedMove> moves, const Position& position,
                                    const Move& move)
{
    const auto placeOf = [&moves](const Move& sought) -> std::optional<std::size_t> {
        const auto found = std::find_if(moves.begin(), moves.end(), [&](const RankedMove& each) {
            return each.move == sought;
        });
        if (found == moves.end()) return std::nullopt;
        return static_cast<std::size_t>(found - moves.begin());
    };
    const Move sought = canonical(position, move);
    if (const auto found = placeOf(sought)) return found;
    const bool reflects = position.board().empty() && position.rules().layout.transposeSymmetric();
    if (!reflects || sought.kind != MoveKind::Place) return std::nullopt;
    Move reflection = sought;
    std::swap(reflection.row, reflection.column);
    reflection.direction = other(sought.direction);
    return placeOf(reflection);
}

}  // namespace engine
