// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <CLI/CLI.hpp>

#include "app/cli/selfplay_inputs.h"
#include "engine/base/result.h"
#include "engine/play/auto_player.h"
#include "engine/search/simulating_player.h"

namespace app {

/// A player as the command line names it:
///
///     static                         the best static move
///     static:FILE, static:none       with other leave values than those of --leaves
///     solving                        the best static move; exact search from one tile in the bag on
///     casual:N                       one of the N best static moves
///     vocabulary                     the best static move that it finds with a part of the words
///     vocabulary:FILE                or with those that are in another lexicon, too
///     sim, sim:NAME=VALUE,...        simulates; see simulatingSettings()
struct PlayerChoice
{
    engine::AutoPlayerMaker maker;
    std::string name;  ///< with all settings, and the fingerprint of the leave values

    [[nodiscard]] static engine::Result<PlayerChoice> from(const std::string& text,
                                                           const SelfplayInputs& inputs);
};

/// "sim" or "sim:NAME=VALUE,..." with plies=2, deeper=4+6, seconds=0.3, iterations=300,
/// candidates=10, stop=99, endgame=off, nested=3x8, prior=2, infer=1000: each of them at most once
/// and in any order. `deeper` are plies for near ties, `nested` candidates and scenarios of
/// engine::NestedChoice, `prior` the staticError of engine::SimulatingPlayerSettings in percent,
/// `infer` its inferredRacks. Iterations are as many as seconds allow when only those are given.
/// UnknownName and OutOfRange say what is wrong.
[[nodiscard]] engine::Result<engine::SimulatingPlayerSettings>
simulatingSettings(const std::string& text);

/// Refuses what PlayerChoice doesn't know.
[[nodiscard]] CLI::Validator playerNames();

/// What the help of an option says of them.
inline constexpr const char* kPlayersHelp =
    "static, or static:FILE or static:none for other leave values than --leaves, or solving "
    "for one who ends by exact search from one tile in the bag on, or casual:N for one of the "
    "N best, or vocabulary for one who knows a part of the words, or vocabulary:FILE for those "
    "that are in another lexicon, too, or "
    "sim:plies=2,deeper=4+6,seconds=0.3,iterations=300,candidates=10,stop=99,endgame=on,nested=3x8,"
    "prior=2,infer=1000 "
    "(any of these: a simulation before each move, exact search from one tile in the bag on; "
    "nested: each turn of a roll-out is the best of 3 static moves after 8 small roll-outs; "
    "prior: percent by which static chances of winning are taken to be off, 0 = they don't "
    "count; infer: racks of the other player that are looked at to read off his last move what "
    "he kept)";

}  // namespace app
