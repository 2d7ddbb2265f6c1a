// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "app/cli/answer_list.h"
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/game_inputs.h"
#include "app/cli/output_files.h"
#include "app/cli/ranks.h"
#include "app/cli/selfplay_inputs.h"
#include "engine/base/file.h"
#include "engine/base/file_name.h"
#include "engine/eval/win_counts.h"
#include "engine/selfplay/win_table_trainer.h"

namespace app {

namespace {

using engine::Result;

struct TrainWinpctOptions
{
    GameOptions game;
    std::int64_t games = 0;
    std::vector<std::string> merge;
    std::string state;
    ShareOptions shares;
    std::string out;
    std::vector<std::string> tables;
    int threads = 0;  ///< 0 = one per core
};

// --- winpct ---------------------------------------------------------------------------------

ExitStatus trainWinpct(const TrainWinpctOptions& options, Ranks* ranks)
{
    constexpr const char* kWhat = "train winpct";
    LongWork work;
    const auto inputs = SelfplayInputs::open(options.game, work.context());
    if (!inputs) return fail(kWhat, inputs.error());
    // What is merged must be readable before hours are spent.
    engine::WinCounts counts(inputs->rules->rackSize);
    for (const std::string& path : options.merge) {
        const auto other = engine::WinCounts::open(engine::pathFromUtf8(path));
        if (!other) return fail(kWhat, other.error());
        if (auto same = engine::checkRulesOf(*other, *inputs->rules, path); !same)
            return fail(kWhat, same.error());
        if (auto merged = counts.merge(*other); !merged) {
            engine::Error error = merged.error();
            error.place.file = path;
            return fail(kWhat, error);
        }
    }

    auto trainer = engine::WinTableTrainer::create(
        inputs->rules, inputs->lexicon, inputs->leaves, options.games, options.game.seed,
        engine::WorkShare::parse(options.shares.share).value_or(engine::WorkShare()));
    if (!trainer) return fail(kWhat, trainer.error());
    const int threads =
        ranks != nullptr ? threadsOfRank(options.threads) : threadsFor(options.threads);
    if (ranks != nullptr && !ranks->leads()) {
        const auto games = trainer->carriedGames();
        return ranks->serve(*games, work.context(threads));
    }
    // A place that can't be written is told before the work, not after it.
    if (auto place = checkOutputFile(options.out); !place) return fail(kWhat, place.error());
    StateFile stateFile(options.state);
    const auto shares = openShares(options.shares);
    if (!shares) return fail(kWhat, shares.error());
    if (shares->empty()) {
        if (const auto kept = stateFile.restore(*trainer); !kept) return fail(kWhat, kept.error());
    } else if (auto merged = stateFile.merge(*trainer, *shares); !merged) {
        return fail(kWhat, merged.error());
    }
    engine::GameCarrier* const carrier =
        ranks != nullptr ? &ranks->carrier(trainer->carriedGames()) : nullptr;
    const std::int64_t gamesBefore = trainer->counts().games();
    TimedWork timed(work, threads, gamesBefore);
    for (auto end = engine::SearchEnd::Time; end == engine::SearchEnd::Time;) {
        const auto run = trainer->run(stateFile.ofOnePart(), timed.context(), {}, carrier);
        if (!run) return fail(kWhat, run.error());
        if (auto kept = stateFile.save(trainer->save()); !kept) return fail(kWhat, kept.error());
        end = (*run)->end;
    }
    const double seconds = timed.seconds();

    if (auto merged = counts.merge(trainer->counts()); !merged) return fail(kWhat, merged.error());
    const auto notes = engine::winCountNotes(*inputs->rules, *inputs->lexicon, inputs->leaves.get(),
                                             options.game.seed);
    if (auto written = writeOutputFile(options.out, counts.toText(notes)); !written)
        return fail(kWhat, written.error());
    put("item\tvalue\n");
    put("games\t" + std::to_string(counts.games()) + "\n");
    put("seconds\t" + decimalText(seconds, 3) + "\n");
    put("games_per_second\t" +
        decimalText(static_cast<double>(trainer->counts().games() - gamesBefore) / seconds, 1) +
        "\n");
    if (trainer->finished()) return ExitStatus::Done;
    complain(kWhat, "was stopped after " + std::to_string(trainer->counts().games()) + " of " +
                        std::to_string(trainer->games().games()) +
                        " games; what was counted is written" +
                        (stateFile.used() ? ", and the same command goes on" : ""));
    return ExitStatus::No;
}

// --- check-winpct ---------------------------------------------------------------------------

Result<Answer> checkedTable(const std::string& path, const TrainWinpctOptions& options,
                            const SelfplayInputs& inputs, const engine::TaskContext& context)
{
    const auto counts = engine::WinCounts::open(engine::pathFromUtf8(path));
    if (!counts) return engine::failure(counts.error());
    if (auto same = engine::checkRulesOf(*counts, *inputs.rules, path); !same)
        return engine::failure(same.error());
    const auto rows =
        engine::checkWinTable(engine::WinTable(*counts), inputs.rules, inputs.lexicon,
                              inputs.leaves, options.games, options.game.seed, context);
    if (!rows) return engine::failure(rows.error());
    Answer answer;
    answer.table = "chance_from\tturns\tpredicted\tobserved\tdifference\n";
    for (std::size_t i = 0; i < rows->size(); ++i) {
        const engine::WinCheckRow& row = (*rows)[i];
        answer.table += decimalText(static_cast<double>(i) * 10, 0) + "\t" +
                        std::to_string(row.turns) + "\t" + decimalText(100 * row.predicted, 3) +
                        "\t" + decimalText(100 * row.observed, 3) + "\t" +
                        decimalText(100 * (row.observed - row.predicted), 3) + "\n";
    }
    return answer;
}

ExitStatus checkWinpct(const TrainWinpctOptions& options)
{
    constexpr const char* kWhat = "train check-winpct";
    LongWork work;
    const auto inputs = SelfplayInputs::open(options.game, work.context());
    if (!inputs) return fail(kWhat, inputs.error());
    TimedWork timed(work, threadsFor(options.threads), 0);
    const engine::TaskContext context = timed.context();
    return answerFiles(options.tables, kWhat, context, [&](const std::string& path) {
        return checkedTable(path, options, *inputs, context);
    });
}

}  // namespace

void addTrainWinpctCommands(CLI::App& train, CommandList& commands, Ranks* ranks)
{
    auto options = std::make_shared<TrainWinpctOptions>();
    const auto addCommon = [&options](CLI::App* command) {
        addGameOptions(*command, options->game);
        addSeedOption(*command, options->game.seed);
        command->add_option("--games", options->games, "How many")
            ->required()
            ->check(CLI::Range(std::int64_t{1}, engine::Autoplay::kMostGames));
        addThreadsOption(*command, options->threads);
    };
    auto* winpct = train.add_subcommand("winpct", "Win percentages by lead and unseen tiles");
    addCommon(winpct);
    takesInput(winpct->add_option("--merge", options->merge, "Tables whose counts are added"));
    auto* state =
        winpct->add_option("--state", options->state,
                           "File that keeps what is counted; if it is there, the training goes on");
    takesLockedOutput(state, OutputKind::State);
    addShareOptions(*winpct, options->shares, state);
    takesOutput(winpct->add_option("--out", options->out, "File to write")->required(),
                OutputKind::WinTable);
    commands.add(winpct, [options, ranks] { return trainWinpct(*options, ranks); });
    if (ranks != nullptr) return;

    auto* check = train.add_subcommand(
        "check-winpct", "What a table predicts, and what comes of fresh games, by tenths");
    takesInput(
        check->add_option("TABLE", options->tables, "File of train winpct; any number of them"))
        ->required();
    addCommon(check);
    commands.add(check, [options] { return checkWinpct(*options); });
}

}  // namespace app
