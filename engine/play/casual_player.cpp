// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/casual_player.h"

#include <algorithm>
#include <vector>

#include "engine/base/random.h"
#include "engine/play/move_scratch.h"

namespace engine {

std::optional<RankedMove> CasualPlayer::choose(const Position& position, MoveScratch& scratch,
                                               const std::stop_token& stop)
{
    m_evaluator.prepare(position, scratch.valuation);
    m_moves.clear();
    scratch.generator.generate(position, scratch.valuation, m_moves, stop);
    if (stop.stop_requested()) return std::nullopt;
    std::vector<RankedMove> moves = m_moves.takeRanked();
    if (moves.empty()) return std::nullopt;
    // Whatever comes behind passing is worse than passing.
    const auto pass = std::find_if(moves.begin(), moves.end(), [](const RankedMove& each) {
        return each.move.kind == MoveKind::Pass;
    });
    if (pass != moves.end()) moves.erase(std::max(pass, moves.begin() + 1), moves.end());
    Random random(mix64(position.hash() ^ m_seed));
    return moves[random.below(static_cast<std::uint32_t>(moves.size()))];
}

}  // namespace engine
