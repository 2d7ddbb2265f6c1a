// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/game_inputs.h"
#include "app/cli/output_files.h"
#include "app/cli/ranks.h"
#include "app/cli/selfplay_inputs.h"
#include "engine/base/file.h"
#include "engine/base/file_name.h"
#include "engine/base/sha256.h"
#include "engine/lexicon/klv.h"
#include "engine/lexicon/klv_builder.h"
#include "engine/lexicon/lexicon.h"
#include "engine/lexicon/lexicon_fingerprint.h"
#include "engine/rules/rules_fingerprint.h"
#include "engine/selfplay/leave_trainer.h"

namespace app {

namespace {

using engine::Result;
using Json = nlohmann::ordered_json;

constexpr const char* kTrainLeaves = "train leaves";
constexpr const char* kGenerationColumns =
    "generation\tgames\tsamples\tracks_seen\tmean_equity\tdeviation\tchange\n";
constexpr std::uint64_t kMostMegabytes = 1'000'000;

struct TrainLeavesOptions
{
    GameOptions game;
    std::int64_t games = 0;
    int generations = 4;
    std::vector<std::int64_t> plan;
    engine::LeaveTrainingPlan defaults;
    int tries = defaults.triesPerHundredTurns;
    int rareShare = defaults.rareShare;
    int rareBelow = defaults.rareBelow;
    std::uint64_t megabytes = defaults.mostBytes >> 20U;
    std::string from;
    std::string state;
    ShareOptions shares;
    bool isShare = false;  ///< 1/1 is one, too
    std::string after;     ///< state of all that was learnt before the share
    std::string out;
    int threads = 0;  ///< 0 = one per core
};

/// Another ending would be taken for a wish that can't be fulfilled.
CLI::Validator csvName()
{
    return {[](std::string& path) {
                return isStream(path) || engine::pathFromUtf8(path).extension() == ".csv"
                           ? std::string()
                           : "'" + path + "' should end in .csv; .klv2 and .json are written too";
            },
            "FILE.csv"};
}

std::string today()
{
    const std::chrono::year_month_day date(
        std::chrono::floor<std::chrono::days>(std::chrono::system_clock::now()));
    std::array<char, 16> text{};
    std::snprintf(text.data(), text.size(), "%04d-%02u-%02u", static_cast<int>(date.year()),
                  static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()));
    return text.data();
}

std::string generationRow(std::size_t number, const engine::LeaveGeneration& generation)
{
    return std::to_string(number) + "\t" + std::to_string(generation.games) + "\t" +
           std::to_string(generation.samples) + "\t" + std::to_string(generation.racksSeen) + "\t" +
           decimalText(generation.meanEquity, 3) + "\t" + decimalText(generation.deviation, 3) +
           "\t" + decimalText(generation.change, 3) + "\n";
}

Json provenanceOf(const engine::LeaveTrainer& trainer, const SelfplayInputs& inputs,
                  std::span<const std::byte> klv)
{
    auto generations = Json::array();
    for (const engine::LeaveGeneration& generation : trainer.generations()) {
        generations.push_back({{"games", generation.games},
                               {"samples", generation.samples},
                               {"racks_seen", generation.racksSeen},
                               {"mean_equity", generation.meanEquity},
                               {"deviation", generation.deviation},
                               {"change", generation.change}});
    }
    const engine::LeaveTrainingPlan& plan = trainer.plan();
    return Json{{"made_by", std::string(kProgramName) + " " TILEWRIGHT_VERSION " train leaves"},
                {"date", today()},
                {"lexicon", inputs.lexicon->name()},
                {"lexicon_sha256", engine::lexiconFingerprint(*inputs.lexicon)},
                {"rules", inputs.rules->id},
                {"rules_sha256", engine::rulesFingerprint(*inputs.rules)},
                {"seed", plan.seed},
                {"games", trainer.totalGames()},
                {"games_of_unfinished_generation", trainer.gamesOfGeneration()},
                {"tries_per_hundred_turns", plan.triesPerHundredTurns},
                {"rare_share", plan.rareShare},
                {"rare_below", plan.rareBelow},
                {"generations", std::move(generations)},
                {"klv2_sha256", engine::sha256(klv)}};
}

/// FILE.csv, FILE.klv2 and FILE.json: all of them, or none.
Result<void> writeResults(const engine::LeaveTrainer& trainer, const SelfplayInputs& inputs,
                          const std::string& out)
{
    const auto table = trainer.table();
    if (!table) return engine::failure(table.error());
    const auto klv = engine::buildKlv(*table, engine::KlvVersion::Klv2);
    if (!klv) return engine::failure(klv.error());
    const std::string csv = engine::writeLeaveCsv(*table, inputs.rules->alphabet);
    // A stream takes the values alone.
    if (isStream(out)) return writeOutputFile(out, csv);
    const std::string json = provenanceOf(trainer, inputs, *klv).dump(2) + "\n";

    const auto beside = [&out](const char* ending) {
        return engine::pathFromUtf8(out).replace_extension(engine::pathFromUtf8(ending));
    };
    const auto bytesOf = [](const std::string& text) {
        return std::as_bytes(std::span(text.data(), text.size()));
    };
    std::vector<engine::StagedFile> files;
    const auto stage = [&files](const std::filesystem::path& path,
                                std::span<const std::byte> bytes) -> Result<void> {
        if (auto may = checkWriting(path); !may) return may;
        auto staged = engine::StagedFile::write(path, bytes);
        if (!staged) return engine::failure(staged.error());
        files.push_back(std::move(*staged));
        return {};
    };
    if (auto staged = stage(beside(".csv"), bytesOf(csv)); !staged) return staged;
    if (auto staged = stage(beside(".klv2"), *klv); !staged) return staged;
    if (auto staged = stage(beside(".json"), bytesOf(json)); !staged) return staged;
    for (engine::StagedFile& file : files)
        if (auto committed = file.commit(); !committed) return committed;
    return {};
}

/// Brings the trainer to where it goes on: what is kept, the share, or what all shares came to.
Result<void> takeUp(const TrainLeavesOptions& options, StateFile& stateFile,
                    engine::LeaveTrainer& trainer, const engine::TaskContext& context)
{
    if (!options.isShare) {
        const auto kept = stateFile.restore(trainer);
        if (!kept) return engine::failure(kept.error());
        const std::vector<std::string>& shares = options.shares.merge;
        if (shares.empty()) return {};
        const auto merged = trainer.merge(
            shares.size(),
            [&shares](std::size_t i) {
                return engine::SavedState::open(engine::pathFromUtf8(shares[i]));
            },
            context);
        if (!merged) return merged;
        return stateFile.save(trainer.save());
    }
    const auto share = engine::WorkShare::parse(options.shares.share);
    if (!share) return engine::failure(share.error());
    const auto kept = stateFile.load();
    if (!kept) return engine::failure(kept.error());
    if (*kept) return trainer.restore(**kept, *share);
    if (!options.after.empty()) {
        const auto base = engine::SavedState::open(engine::pathFromUtf8(options.after));
        if (!base) return engine::failure(base.error());
        if (auto restored = trainer.restore(*base); !restored) return restored;
    }
    return trainer.beginShare(*share);
}

/// The values once the training is finished, until then what comes next.
ExitStatus tellMerged(const TrainLeavesOptions& options, const SelfplayInputs& inputs,
                      const engine::LeaveTrainer& trainer)
{
    put(kGenerationColumns);
    for (std::size_t i = 0; i < trainer.generations().size(); ++i)
        put(generationRow(i + 1, trainer.generations()[i]));
    if (trainer.finished()) {
        if (auto written = writeResults(trainer, inputs, options.out); !written)
            return fail(kTrainLeaves, written.error());
        return ExitStatus::Done;
    }
    const engine::LeaveTrainer::Round next = trainer.round();
    complain("note", "next come the games " + std::to_string(next.begin + 1) + " to " +
                         std::to_string(next.end) + " of generation " +
                         std::to_string(trainer.generations().size() + 1) +
                         ": their shares begin with --after " + shownName(options.state));
    return ExitStatus::Done;
}

ExitStatus trainLeaves(const TrainLeavesOptions& options, Ranks* ranks)
{
    putBeside(options.out);
    LongWork work;
    GameOptions game = options.game;
    engine::LeaveTrainingPlan plan;
    if (options.plan.empty()) {
        auto shared = engine::LeaveTrainingPlan::ofGames(options.games, options.generations);
        if (!shared) return fail(kTrainLeaves, shared.error());
        plan = std::move(*shared);
    } else {
        plan.games = options.plan;
    }
    plan.seed = options.game.seed;
    plan.triesPerHundredTurns = options.tries;
    plan.rareShare = options.rareShare;
    plan.rareBelow = options.rareBelow;
    plan.mostBytes = options.megabytes << 20U;

    // The training begins with no values unless it is told some.
    game.leaves = options.from.empty() ? "none" : options.from;
    const auto inputs = SelfplayInputs::open(game, work.context());
    if (!inputs) return fail(kTrainLeaves, inputs.error());

    auto trainer =
        engine::LeaveTrainer::create(inputs->rules, inputs->lexicon, plan, inputs->leaves);
    const auto size = engine::LeaveTrainingSize::of(*inputs->rules);
    if (!trainer) {
        engine::Error error = trainer.error();
        const std::uint64_t needed = (size.bytes >> 20U) + 1;
        if (size.bytes > plan.mostBytes && size.racks <= UINT32_MAX && needed <= kMostMegabytes)
            error.sentence =
                engine::say("%1; --memory %2 allows it", std::move(error.sentence), needed);
        return fail(kTrainLeaves, error);
    }
    const int threads =
        ranks != nullptr ? threadsOfRank(options.threads) : threadsFor(options.threads);
    if (ranks != nullptr && !ranks->leads()) {
        const auto games = trainer->carriedGames();
        return ranks->serve(*games, work.context(threads));
    }
    complain("note", std::to_string(size.racks) + " racks, " + std::to_string(size.leaves) +
                         " leaves, " + std::to_string((size.bytes >> 20U) + 1) + " MB of memory");

    // A place that can't be written is told before the work, not after it.
    if (!options.isShare) {
        const auto place =
            checkOutputFile(isStream(options.out)
                                ? options.out
                                : engine::fileNameUtf8(
                                      engine::pathFromUtf8(options.out).replace_extension(".csv")));
        if (!place) return fail(kTrainLeaves, place.error());
    }
    StateFile stateFile(options.state);
    engine::GameCarrier* const carrier =
        ranks != nullptr ? &ranks->carrier(trainer->carriedGames()) : nullptr;
    if (auto ready = takeUp(options, stateFile, *trainer, work.context()); !ready)
        return fail(kTrainLeaves, ready.error());
    if (!options.shares.merge.empty()) return tellMerged(options, *inputs, *trainer);

    put(kGenerationColumns);
    std::size_t shown = 0;
    const std::int64_t gamesBefore = trainer->totalGames();
    TimedWork timed(work, threads, gamesBefore);
    for (auto end = engine::SearchEnd::Depth;
         end == engine::SearchEnd::Depth || end == engine::SearchEnd::Time;) {
        // Generation by generation.
        engine::SearchLimits limits = stateFile.ofOnePart();
        limits.depth = static_cast<int>(trainer->generations().size()) + 1;
        const auto run = trainer->run(limits, timed.context(), {}, carrier);
        if (!run) return fail(kTrainLeaves, run.error());
        for (; shown < trainer->generations().size(); ++shown)
            put(generationRow(shown + 1, trainer->generations()[shown]));
        if (!flushOutput()) return ExitStatus::No;
        if (auto kept = stateFile.save(trainer->save()); !kept)
            return fail(kTrainLeaves, kept.error());
        end = (*run)->end;
    }
    const double seconds = timed.seconds();

    if (trainer->totalGames() > 0 && !options.isShare) {
        if (auto written = writeResults(*trainer, *inputs, options.out); !written)
            return fail(kTrainLeaves, written.error());
    }
    const double rate = static_cast<double>(trainer->totalGames() - gamesBefore) / seconds;
    put("# seconds " + decimalText(seconds, 3) + ", games per second " + decimalText(rate, 1) +
        "\n");
    if (trainer->finished()) return ExitStatus::Done;
    complain(kTrainLeaves, "was stopped after " + std::to_string(trainer->totalGames()) + " of " +
                               std::to_string(trainer->gamesToPlay()) +
                               " games; what was learnt is written" +
                               (stateFile.used() ? ", and the same command goes on" : ""));
    return ExitStatus::No;
}

}  // namespace

void addTrainCommands(CLI::App& program, CommandList& commands, Ranks* ranks)
{
    auto* train = program.add_subcommand("train", "Leave values and win tables by self-play");
    train->require_subcommand(1);
    auto* leaves = train->add_subcommand("leaves", "Leave values for a lexicon and rules");
    auto options = std::make_shared<TrainLeavesOptions>();
    addGameOptions(*leaves, options->game);
    addSeedOption(*leaves, options->game.seed);
    leaves->remove_option(leaves->get_option("--leaves"));
    auto* games = leaves->add_option("--games", options->games, "How many in all")
                      ->check(CLI::Range(std::int64_t{1}, engine::LeaveTrainer::kMostGames));
    auto* generations =
        leaves
            ->add_option("--generations", options->generations,
                         "How often to begin anew with the values found; each has three times the "
                         "games of the one before")
            ->check(CLI::Range(1, static_cast<int>(engine::LeaveTrainer::kMostGenerations)))
            ->capture_default_str();
    auto* plan =
        leaves->add_option("--plan", options->plan, "Games of each generation, with commas")
            ->delimiter(',')
            ->excludes(games)
            ->excludes(generations)
            ->check(CLI::Range(std::int64_t{1}, engine::LeaveTrainer::kMostGames));
    takesInput(
        leaves->add_option("--from", options->from,
                           "Leave values that the first generation plays with; default: none"));
    leaves
        ->add_option("--tries", options->tries,
                     "Other racks tried per hundred turns, besides those played")
        ->check(CLI::Range(0, engine::LeaveTrainingPlan::kMostTries))
        ->capture_default_str();
    leaves
        ->add_option("--rare-share", options->rareShare,
                     "Per cent of a generation's games, the last ones, that try rare racks")
        ->check(CLI::Range(0, 100))
        ->capture_default_str();
    leaves->add_option("--rare-below", options->rareBelow, "Racks seen less often are rare")
        ->check(CLI::Range(0, 1'000'000))
        ->capture_default_str();
    leaves
        ->add_option("--memory", options->megabytes,
                     "Games that take more memory than so many MB are refused")
        ->check(CLI::Range(std::uint64_t{1}, kMostMegabytes))
        ->capture_default_str();
    auto* state =
        leaves->add_option("--state", options->state,
                           "File that keeps what is learnt; if it is there, the training goes on");
    takesLockedOutput(state, OutputKind::State);
    addShareOptions(*leaves, options->shares, state);
    auto* share = leaves->get_option("--share");
    share->description("Only this part of the games that come next, such as 2/5 for the second of "
                       "five, for one of several machines; its result is --state");
    auto* merge = leaves->get_option("--merge-shares");
    merge->description(
        "State files of all shares of those games: nothing is played, they are added "
        "to --state, where the next shares begin; the last time --out is written");
    merge->needs(state);
    takesInput(
        leaves->add_option("--after", options->after,
                           "State that all shares before were merged into; without it a share "
                           "is of the first games"))
        ->needs(share);
    auto* out =
        leaves
            ->add_option(
                "--out", options->out,
                "File.csv for the values; File.klv2 and File.json, which says where they come "
                "from, are written beside it; - writes the values alone")
            ->excludes(share)
            ->check(csvName());
    takesOutput(out, OutputKind::LeaveTable,
                {{".klv2", OutputKind::LeaveValues}, {".json", OutputKind::Origin}});
    addThreadsOption(*leaves, options->threads);
    leaves->callback([games, plan, share, out, options] {
        if (games->count() + plan->count() == 0) throw CLI::RequiredError("--games or --plan");
        options->isShare = share->count() > 0;
        if (!options->isShare && out->count() == 0) throw CLI::RequiredError("--out");
    });
    commands.add(leaves, [options, ranks] { return trainLeaves(*options, ranks); });
    addTrainWinpctCommands(*train, commands, ranks);
}

}  // namespace app
