// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <span>

#include <CLI/CLI.hpp>

#include "app/cli/command.h"
#include "app/cli/command_tree.h"
#include "app/cli/console.h"
#include "app/cli/program.h"
#include "engine/base/system.h"
#include "engine/base/table_memory.h"
#include "engine/base/twin_program.h"

namespace {

using namespace app;

/// The commands that the first argument may ask for: all, or those up to the one that it names.
/// Options of commands that aren't asked for would take a tenth of the time of a short answer.
CommandList addCommands(CLI::App& program, std::span<char*> arguments)
{
    constexpr auto kGroups = std::to_array<void (*)(CLI::App&, CommandList&)>({
        addRulesCommands,
        addLexiconCommands,
        addLeavesCommands,
        addWordCommands,
        addMovesCommand,
        addSimulateCommand,
        addSolveCommand,
        addInferCommand,
        addExplainCommand,
        addServeCommand,
        [](CLI::App& to, CommandList& commands) { addSelfplayCommand(to, commands); },
        [](CLI::App& to, CommandList& commands) { addTrainCommands(to, commands); },
        addBoggleCommands,
        addSolitaireCommands,
        addGameCommands,
        addReviewCommand,
        addPuzzlesCommand,
        addBenchCommands,
        addDescribingCommands,
    });
    const auto isAskedFor = [arguments](const CLI::App* command) {
        return arguments.size() > 1 && command->check_name(arguments[1]);
    };
    CommandList commands;
    for (const auto add : kGroups) {
        add(program, commands);
        if (!program.get_subcommands(isAskedFor).empty()) break;
    }
    return commands;
}

}  // namespace

int main(int argc, char** argv)
{
    engine::becomeTwin(argv);
    engine::giveTablesBack();
    const auto arguments = engine::system::beginCommand(argc, argv);
    CLI::App program("Tilewright without the window: rules, lexicons, moves, measurements.",
                     programName());
    // Names of files may begin with '/', and commands take this from the program.
    program.allow_windows_style_options(false);
    const CommandList commands = addCommands(program, arguments);
    return runProgram(program, commands, arguments);
}
