// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/static_player.h"

#include <memory>

#include "engine/play/move_scratch.h"

namespace engine {

std::optional<RankedMove> StaticPlayer::choose(const Position& position, MoveScratch& scratch,
                                               const std::stop_token& stop)
{
    m_evaluator.prepare(position, scratch.valuation);
    scratch.best.clear();
    scratch.generator.generate(position, scratch.valuation, scratch.best, stop);
    // What was found before a stop may not be the best.
    if (stop.stop_requested()) return std::nullopt;
    return scratch.best.best();
}

AutoPlayerMaker staticPlayers(KlvPtr leaves)
{
    return [leaves = std::move(leaves)] {
        return std::make_unique<StaticPlayer>(StaticEvaluator(leaves));
    };
}

}  // namespace engine
