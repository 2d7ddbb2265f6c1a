// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "engine/game/game_record.h"
#include "engine/game/replay.h"
#include "tests/support/random_game.h"

namespace tests {

/// A random game to its end, and the record of its moves.
struct PlayedRecord
{
    RandomGame game;
    engine::GameRecord record;
    engine::NodeId last = engine::kRootNode;

    PlayedRecord(const engine::GameRulesPtr& rules, const engine::LexiconPtr& lexicon,
                 std::uint64_t seed)
        : game(rules, lexicon, generatedMoves(), seed),
          record(engine::GameRecord::create(rules, {{"a", ""}, {"b", ""}}).value())
    {
        for (;;) {
            const engine::Position before = game.position();
            if (!game.step()) break;
            last = record.add(last, engine::eventFor(before, game.lastMove())).value();
        }
    }
};

}  // namespace tests
