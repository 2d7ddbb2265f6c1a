// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>

#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/game_inputs.h"
#include "app/cli/input_files.h"
#include "app/cli/serve_session.h"
#include "app/cli/serve_turn.h"
#include "app/cli/served_data.h"
#include "engine/base/system.h"
#include "engine/protocol/line_splitter.h"
#include "engine/protocol/protocol_search.h"

namespace app {

namespace {

constexpr const char* kServe = "serve";

struct ServeOptions
{
    GameOptions game;
    std::string folders;
    ServedTurn turn;
    int threads = 0;  ///< 0 = one per core
};

/// Takes lines until the front end says quit or closes its end.
ExitStatus converse(const ServeOptions& options, ServedData data)
{
    ServeSession session(std::move(data), threadsFor(options.threads), options.game.seed,
                         [](const std::string& line) {
                             std::fwrite(line.data(), 1, line.size(), stdout);
                             std::fputc('\n', stdout);
                             std::fflush(stdout);
                         });
    engine::LineSplitter splitter;
    bool goesOn = true;
    const auto take = [&](std::string_view line, bool tooLong) {
        if (!goesOn) return;
        if (tooLong) session.refuseLine();
        else goesOn = session.take(line);
    };
    std::vector<char> block(1 << 16);
    while (goesOn) {
        const auto count = engine::system::readSome(engine::system::standardInput(),
                                                    std::as_writable_bytes(std::span(block)));
        if (!count || *count == 0) break;
        splitter.add({block.data(), *count}, take);
    }
    splitter.finish(take);
    return ExitStatus::Done;
}

ExitStatus serve(const ServeOptions& options)
{
    // What front ends speak is no JSON.
    if (asJson() && options.turn.game.empty()) {
        complain("usage", "--json needs --gcg: without it the protocol says what is written");
        return ExitStatus::Usage;
    }
    auto data = ServedData::open(options.game, options.folders);
    if (!data) return fail(kServe, data.error());
    if (options.turn.game.empty()) return converse(options, std::move(*data));
    LongWork work;
    ServedTurn turn = options.turn;
    turn.seed = options.game.seed;
    const auto answer =
        answerTurn(turn, options.game, *data, work.context(threadsFor(options.threads)));
    if (!answer) return fail(kServe, answer.error());
    put(*answer);
    return ExitStatus::Done;
}

/// Those that end with a move.
std::vector<std::string> modesOfATurn()
{
    std::vector<std::string> modes;
    for (const engine::ProtocolSearch& search : engine::protocolSearches())
        if (search.choosesMove) modes.emplace_back(search.mode);
    return modes;
}

}  // namespace

void addServeCommand(CLI::App& program, CommandList& commands)
{
    auto* command = program.add_subcommand(
        "serve",
        "An engine for other programs: SIU 0.2 or UCGI over standard input and output, told apart "
        "by the first line; with --gcg one move, as a line of JSON");
    auto options = std::make_shared<ServeOptions>();
    addGameOptions(*command, options->game);
    addSeedOption(*command, options->game.seed);
    addThreadsOption(*command, options->threads);
    command->add_option("--data-path", options->folders,
                        "Folders with lexicons and leave values that front ends name, and "
                        "--lexicon too, separated by ';'");
    auto* game = takesInput(command->add_option(
        "--gcg", options->turn.game,
        "A game up to the turn that is asked for; the answer is one JSON object"));
    auto* rack = command->add_option("--rack", options->turn.rack,
                                     "With --gcg: the rack of the player on turn");
    game->needs(rack);
    rack->needs(game);
    command
        ->add_option("--movetime", options->turn.milliseconds, "With --gcg: milliseconds to think")
        ->check(CLI::Range(std::int64_t{0}, std::int64_t{86'400'000}))
        ->needs(game)
        ->capture_default_str();
    command->add_option("--mode", options->turn.mode, "With --gcg: how to search")
        ->check(CLI::IsMember(modesOfATurn()))
        ->needs(game)
        ->capture_default_str();
    commands.add(
        command, [options] { return serve(*options); }, Shape::Own);
}

}  // namespace app
