// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "app/cli/command.h"
#include "app/cli/game_inputs.h"
#include "app/cli/input_files.h"
#include "engine/base/result.h"
#include "engine/base/task.h"
#include "engine/search/simulation_question.h"

namespace app {

/// What measurements of simulations are about.
struct SimulationBenchOptions
{
    GameOptions game;
    std::vector<std::string> cgpFiles;
    int plies = 2;
    std::size_t candidates = 10;
    std::size_t positions = 60;
};

void addSimulationBenchOptions(CLI::App& command, SimulationBenchOptions& options);

/// The positions, as CGP: built-in ones when no file is named.
[[nodiscard]] engine::Result<std::vector<InputLine>>
simulationBenchLines(const SimulationBenchOptions& options, const engine::TaskContext& context);

/// The best static moves of a position, whose other racks are not known.
[[nodiscard]] engine::Result<engine::SimulationQuestion>
simulationBenchQuestion(GameInputs& inputs, const InputLine& line,
                        const SimulationBenchOptions& options, const engine::TaskContext& context);

/// `bench samples`, below the command `bench`.
void addBenchSamples(CLI::App& bench, CommandList& commands);

}  // namespace app
