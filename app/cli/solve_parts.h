// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "app/cli/console.h"
#include "app/cli/game_inputs.h"
#include "app/cli/position_source.h"
#include "engine/base/limits.h"
#include "engine/base/result.h"
#include "engine/search/bridge.h"
#include "engine/search/endgame_rules.h"

namespace app {

// What the three kinds of `solve` have in common.

struct SolveOptions
{
    GameOptions game;
    PositionOptions positions;
    std::string kind;  ///< empty = by the tiles in the bag
    double seconds = std::numeric_limits<double>::infinity();
    int depth = std::numeric_limits<int>::max();
    std::size_t tableMegabytes = 64;
    std::string end = "two-passes";
    bool allBest = false;
    bool firstWin = false;
    std::vector<std::string> moves;
    std::string opponentLexicon;  ///< empty = the same as the mover's
    // With tiles in the bag.
    std::string model = "rational";
    std::size_t candidates = 0;
    bool candidatesGiven = false;
    bool finishAll = false;
    std::size_t draws = 0;
    std::int64_t iterations = engine::BridgeQuestion::kUsualIterations;
    int threads = 0;
    bool json = false;

    [[nodiscard]] engine::EndgameEnd endgameEnd() const
    {
        return end == "rules" ? engine::EndgameEnd::Rules : engine::EndgameEnd::TwoPasses;
    }
};

/// What all of them work with.
struct SolveWork
{
    const SolveOptions& options;
    GameInputs& inputs;
    const engine::TaskContext& context;
    const engine::SearchLimits& limits;
    LongWork& progress;
};

inline constexpr const char* kSolveHead =
    "position\tkind\tmove\tvalue\tproved\tdepth\tnodes\tseconds\tstopped_by\tline\t"
    "wins\tties\tlosses\tsolved\tof\n";

/// What ended a search, as scripts know it.
[[nodiscard]] std::string_view solveEndName(engine::SearchEnd end);
/// Moves one after the other, each with its score.
[[nodiscard]] nlohmann::ordered_json lineJson(const engine::Position& position,
                                              const std::vector<engine::Move>& line);
/// Those of --move.
[[nodiscard]] engine::Result<std::vector<engine::Move>> askedMoves(const engine::Position& position,
                                                                   const SolveOptions& options);

/// What the opponent plays with; null = with the same words.
[[nodiscard]] engine::Result<engine::LexiconPtr> lexiconOfOther(const engine::Position& position,
                                                                const SolveWork& work);
/// An answer as text; says what both play with, where that differs.
[[nodiscard]] std::string solvedText(nlohmann::ordered_json json, const engine::Position& position,
                                     const engine::LexiconPtr& others);

[[nodiscard]] engine::Result<std::string> solveEndgame(AskedPosition& asked, const SolveWork& work);
[[nodiscard]] engine::Result<std::string> solvePreEndgame(AskedPosition& asked,
                                                          const SolveWork& work);
[[nodiscard]] engine::Result<std::string> solveBridge(AskedPosition& asked, const SolveWork& work);

}  // namespace app
