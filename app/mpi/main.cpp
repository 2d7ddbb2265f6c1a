// SPDX-License-Identifier: GPL-3.0-or-later
// tilewright-cli's commands that play games, on all ranks of an MPI job.
#include <cstddef>
#include <span>
#include <string>
#include <tuple>

#include <CLI/CLI.hpp>

#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/interrupt.h"
#include "app/cli/program.h"
#include "app/mpi/leader.h"
#include "app/mpi/player.h"
#include "app/mpi/wire.h"
#include "engine/base/system.h"
#include "engine/base/table_memory.h"

namespace mpi {

namespace {

/// What is done by ranks needs no shares.
void fitToRanks(CLI::App& command, int& lostAfter)
{
    for (const char* name : {"--share", "--merge-shares", "--after"})
        if (CLI::Option* const option = command.get_option_no_throw(name)) option->group("");
    command.parse_complete_callback([&command] {
        for (const char* name : {"--share", "--merge-shares", "--after"}) {
            const CLI::Option* const option = command.get_option_no_throw(name);
            if (option != nullptr && option->count() > 0)
                throw CLI::ValidationError(name, "the ranks share the games already");
        }
    });
    command.get_option("--threads")->description("Of each rank; default: 1");
    command
        .add_option("--rank-lost-after", lostAfter,
                    "Seconds without a word from a rank after which others play its games")
        ->check(CLI::Range(1, 86'400))
        ->capture_default_str();
}

int run(std::span<char*> arguments, Wire& wire)
{
    Leader leader(wire);
    Player player(wire);
    const bool leads = wire.rank() == 0;
    CLI::App program("Games of Tilewright on all ranks of an MPI job: mpirun tilewright-mpi ...",
                     app::programName());
    app::CommandList commands;
    app::Ranks& ranks = leads ? static_cast<app::Ranks&>(leader) : player;
    addSelfplayCommand(program, commands, &ranks);
    addTrainCommands(program, commands, &ranks);
    CLI::App& train = *program.get_subcommand("train");
    for (CLI::App* command : {program.get_subcommand("selfplay"), train.get_subcommand("leaves"),
                              train.get_subcommand("winpct")})
        fitToRanks(*command, leader.lostAfter);
    const int status = runProgram(program, commands, arguments, leads);
    if (leads) {
        leader.leave(status);
        return status;
    }
    // What went wrong there the one that leads has been told.
    player.leave();
    return 0;
}

}  // namespace
}  // namespace mpi

int main(int argc, char** argv)
{
    engine::giveTablesBack();
    std::ignore = engine::system::beginCommand(argc, argv);
    app::setProgramName("tilewright-mpi");
    // Before MPI makes threads of its own, which would get the signals otherwise.
    const app::Interrupt interrupt;
    mpi::Wire wire(&argc, &argv);
    return mpi::run(std::span(argv, static_cast<std::size_t>(argc)), wire);
}
