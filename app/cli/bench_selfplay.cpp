// SPDX-License-Identifier: GPL-3.0-or-later
#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>

#include <CLI/CLI.hpp>

#include "app/cli/bench_support.h"
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/selfplay_inputs.h"
#include "engine/play/static_player.h"
#include "engine/selfplay/autoplay.h"

namespace app {

namespace {

constexpr const char* kBenchSelfplay = "bench selfplay";

struct BenchSelfplayOptions
{
    GameOptions game;
    std::int64_t games = 200;
    int repeat = 1;
    int threads = 1;
};

ExitStatus benchSelfplay(const BenchSelfplayOptions& options)
{
    LongWork work;
    const engine::TaskContext context = work.context(options.threads);
    const auto inputs = SelfplayInputs::open(options.game, context);
    if (!inputs) return fail(kBenchSelfplay, inputs.error());
    engine::AutoplayOptions settings;
    settings.rules = inputs->rules;
    settings.lexicon = inputs->lexicon;
    settings.players = {engine::staticPlayers(inputs->leaves),
                        engine::staticPlayers(inputs->leaves)};
    settings.games = options.games;
    settings.pairs = false;
    settings.seed = options.game.seed;
    settings.withRecord = true;

    std::string checksum;
    std::int64_t turns = 0;
    const auto start = std::chrono::steady_clock::now();
    for (int i = 0; i < options.repeat; ++i) {
        auto series = engine::Autoplay::create(settings);
        if (!series) return fail(kBenchSelfplay, series.error());
        Checksum moves;
        const auto played = series->run(
            {}, context, {}, [&moves](const engine::PlayedGame& game) -> engine::Result<void> {
                add(moves, game);
                return {};
            });
        if (!played) return fail(kBenchSelfplay, played.error());
        if (!series->finished()) {
            complain(kBenchSelfplay, "was stopped");
            return ExitStatus::No;
        }
        if (i > 0 && moves.text() != checksum) {
            complain(kBenchSelfplay, "the same games came out differently");
            return ExitStatus::No;
        }
        checksum = moves.text();
        turns = series->summary().turns();
    }
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - start;
    const double runs = options.repeat;
    put("item\tvalue\n");
    put("games\t" + std::to_string(options.games) + "\n");
    put("repeat\t" + std::to_string(options.repeat) + "\n");
    put("threads\t" + std::to_string(options.threads) + "\n");
    put("turns\t" + std::to_string(turns) + "\n");
    put("checksum\t" + checksum + "\n");
    put("seconds\t" + decimalText(time.count(), 6) + "\n");
    put("games_per_second\t" +
        decimalText(runs * static_cast<double>(options.games) / time.count(), 1) + "\n");
    put("turns_per_second\t" + decimalText(runs * static_cast<double>(turns) / time.count(), 1) +
        "\n");
    return ExitStatus::Done;
}

}  // namespace

void addBenchSelfplay(CLI::App& bench, CommandList& commands)
{
    auto* command = bench.add_subcommand("selfplay", "Games of static players");
    auto options = std::make_shared<BenchSelfplayOptions>();
    addGameOptions(*command, options->game);
    addSeedOption(*command, options->game.seed);
    command->add_option("--games", options->games, "How many different ones")
        ->check(CLI::Range(1, 100'000'000))
        ->capture_default_str();
    command
        ->add_option("--repeat", options->repeat,
                     "Play them so often, so that costs come from a difference")
        ->check(CLI::Range(1, 1'000'000))
        ->capture_default_str();
    command->add_option("--threads", options->threads, "How many to play on")
        ->check(CLI::Range(1, 1024))
        ->capture_default_str();
    commands.add(command, [options] { return benchSelfplay(*options); });
}

}  // namespace app
