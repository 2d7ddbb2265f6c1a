// SPDX-License-Identifier: GPL-3.0-or-later
#include <CLI/CLI.hpp>

#include "app/cli/command.h"
#include "app/cli/command_tree.h"
#include "app/cli/console.h"
#include "app/cli/program.h"
#include "engine/base/system.h"
#include "engine/base/table_memory.h"
#include "engine/base/twin_program.h"

int main(int argc, char** argv)
{
    using namespace app;
    engine::becomeTwin(argv);
    engine::giveTablesBack();
    const auto arguments = engine::system::beginCommand(argc, argv);
    CLI::App program("Tilewright without the window: rules, lexicons, moves, measurements.",
                     programName());
    // Names of files may begin with '/', and commands take this from the program.
    program.allow_windows_style_options(false);
    CommandList commands;
    addRulesCommands(program, commands);
    addLexiconCommands(program, commands);
    addLeavesCommands(program, commands);
    addWordCommands(program, commands);
    addMovesCommand(program, commands);
    addSimulateCommand(program, commands);
    addSolveCommand(program, commands);
    addInferCommand(program, commands);
    addExplainCommand(program, commands);
    addServeCommand(program, commands);
    addSelfplayCommand(program, commands);
    addTrainCommands(program, commands);
    addBoggleCommands(program, commands);
    addSolitaireCommands(program, commands);
    addGameCommands(program, commands);
    addReviewCommand(program, commands);
    addPuzzlesCommand(program, commands);
    addBenchCommands(program, commands);
    addDescribingCommands(program, commands);
    return runProgram(program, commands, arguments);
}
