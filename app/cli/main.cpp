// SPDX-License-Identifier: GPL-3.0-or-later
#include <csignal>
#include <string>

#include <CLI/CLI.hpp>

#include "app/cli/command.h"
#include "app/cli/console.h"

namespace app {

ExitStatus CommandList::run() const
{
    for (const auto& [command, action] : m_commands)
        if (command->parsed()) return action();
    return ExitStatus::Usage;
}

namespace {

int runProgram(int argc, char** argv)
{
    CLI::App program("Tilewright without the window: rules, lexicons, moves, measurements.",
                     kProgramName);
    program.set_version_flag("--version", std::string(kProgramName) + " " TILEWRIGHT_VERSION);
    program.require_subcommand(1);
    CommandList commands;
    addRulesCommands(program, commands);
    addLexiconCommands(program, commands);
    addLeavesCommands(program, commands);
    addWordCommands(program, commands);
    addMovesCommand(program, commands);
    addSimulateCommand(program, commands);
    addSolveCommand(program, commands);
    addSelfplayCommand(program, commands);
    addTrainCommands(program, commands);
    addBoggleCommands(program, commands);
    addGameCommands(program, commands);
    addReviewCommand(program, commands);
    addBenchCommands(program, commands);

    try {
        program.parse(argc, argv);
    } catch (const CLI::Success& help) {
        return program.exit(help);
    } catch (const CLI::ParseError& error) {
        complain("usage", std::string(error.what()) + " (--help tells more)");
        return static_cast<int>(ExitStatus::Usage);
    }
    ExitStatus status = commands.run();
    if (!finishOutput()) status = ExitStatus::No;
    return static_cast<int>(status);
}

}  // namespace
}  // namespace app

int main(int argc, char** argv)
{
    // A file that grows beyond the limit of the user is an error like a full disk.
    std::signal(SIGXFSZ, SIG_IGN);
    return app::runProgram(argc, argv);
}
