// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "engine/game/game_record.h"
#include "engine/game/replay.h"
#include "engine/play/game_table.h"
#include "engine/play/move_scratch.h"
#include "engine/play/static_player.h"
#include "tests/bench/bench_position.h"

namespace bench {

/// A game of the program against itself, always the same for a seed.
inline engine::GameRecord playedGame(std::uint64_t seed, const std::string& first = "Anna",
                                     const std::string& second = "Ben")
{
    struct Room
    {
        engine::GameRulesPtr rules = require(engine::catalogue::rules("english"));
        engine::GameTable table = require(engine::GameTable::create(rules, openLexicon()));
        engine::StaticPlayer player{engine::StaticEvaluator(openLeaves())};
        std::unique_ptr<engine::MoveScratch> scratch = std::make_unique<engine::MoveScratch>();
    };
    static Room room;
    auto record =
        require(engine::GameRecord::create(room.rules, {{"one", first}, {"two", second}}));
    engine::NodeId node = engine::kRootNode;
    room.table.deal(seed);
    while (!room.table.over()) {
        const engine::Position before = room.table.position();
        const engine::Move move = room.player.choose(before, *room.scratch, {})->move;
        node = require(record.add(node, engine::eventFor(before, move)));
        room.table.play(move);
    }
    return record;
}

/// One of 30 turns.
inline engine::GameRecord gameOf30()
{
    for (std::uint64_t seed = 1;; ++seed) {
        engine::GameRecord game = playedGame(seed);
        if (game.nodeCount() == 31) return game;
    }
}

}  // namespace bench
