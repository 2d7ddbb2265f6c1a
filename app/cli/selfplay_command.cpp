// SPDX-License-Identifier: GPL-3.0-or-later
#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/game_inputs.h"
#include "app/cli/output_files.h"
#include "app/cli/player_choice.h"
#include "app/cli/ranks.h"
#include "app/cli/selfplay_inputs.h"
#include "engine/base/file.h"
#include "engine/base/file_lock.h"
#include "engine/base/file_name.h"
#include "engine/base/output_guard.h"
#include "engine/base/system.h"
#include "engine/selfplay/autoplay.h"

namespace app {

namespace {

using engine::failure;
using engine::Result;
using Json = nlohmann::ordered_json;

constexpr const char* kSelfplay = "selfplay";
constexpr const char* kLogBytes = "log_bytes";

struct SelfplayOptions
{
    GameOptions game;
    std::int64_t games = 1000;
    std::string first = "static";
    std::string second = "static";
    std::string log;
    std::string state;
    ShareOptions shares;
    bool single = false;
    bool json = false;
    int threads = 0;  ///< 0 = one per core
};

/// The log grows by whole games; what an interrupted series had written beyond its saved state is
/// cut off when it goes on.
class LogFile
{
public:
    LogFile() = default;
    LogFile(const LogFile&) = delete;
    LogFile& operator=(const LogFile&) = delete;
    ~LogFile()
    {
        if (m_file != nullptr && m_file != stdout) std::fclose(m_file);
    }

    /// Keeps this many bytes of what is there.
    [[nodiscard]] Result<void> open(const std::string& path, std::int64_t keep)
    {
        m_path = path;
        if (auto may = checkWriting(engine::pathFromUtf8(path)); !may) return may;
        m_bytes = keep;
        if (isStream(path)) {
            if (path == kStandardStream) {
                m_file = stdout;
                return {};
            }
            auto stream = openedForWriting(path);
            if (!stream) return failure(stream.error());
            return take(std::move(*stream));
        }
        if (!engine::FileIdentity::of(engine::pathFromUtf8(path)).isOfOtherSort()) {
            auto lock = engine::FileLock::lock(engine::pathFromUtf8(path));
            if (!lock) return failure(lock.error());
            m_lock = std::move(*lock);
        }
        auto file = engine::system::openToWriteFile(engine::pathFromUtf8(path), keep == 0);
        if (!file) return problem(file.error());
        const auto status = engine::system::statusOf(*file);
        if (!status) return problem(status.error());
        if (status->bytes < static_cast<std::uint64_t>(keep)) {
            return failure(engine::ErrorCode::Malformed,
                           engine::say("is shorter than when the series was interrupted"),
                           {path, 0, 0, -1});
        }
        if (const auto cut = engine::system::cutOff(*file, keep); !cut) return problem(cut.error());
        return take(std::move(*file));
    }
    [[nodiscard]] bool isOpen() const { return m_file != nullptr; }
    [[nodiscard]] Result<void> write(const std::string& text)
    {
        if (std::fwrite(text.data(), 1, text.size(), m_file) != text.size()) return problem(errno);
        m_bytes += static_cast<std::int64_t>(text.size());
        return {};
    }
    /// Everything is on its way to the disk.
    [[nodiscard]] Result<void> flush()
    {
        if (m_file != nullptr && std::fflush(m_file) != 0) return problem(errno);
        return {};
    }
    /// Everything is on the disk.
    [[nodiscard]] Result<void> sync()
    {
        if (auto flushed = flush(); !flushed || m_file == nullptr) return flushed;
        // A pipe or a terminal has no disk.
        const auto synced = engine::system::flushToDisk(m_file);
        const int error = synced ? 0 : synced.error();
        if (error == 0 || error == EINVAL || error == EROFS || error == ENOTSUP) return {};
        return problem(error);
    }
    [[nodiscard]] std::int64_t bytes() const { return m_bytes; }

private:
    [[nodiscard]] Result<void> take(engine::system::Handle file)
    {
        const auto stream = engine::system::toStream(std::move(file));
        if (!stream) return problem(stream.error());
        m_file = *stream;
        return {};
    }
    [[nodiscard]] tl::unexpected<engine::Error> problem(int error) const
    {
        return failure(engine::ErrorCode::FileUnwritable,
                       engine::say("can't be written: %1", engine::systemReason(error)),
                       {m_path, 0, 0, -1});
    }

    std::string m_path;
    engine::FileLock m_lock;
    std::FILE* m_file = nullptr;
    std::int64_t m_bytes = 0;
};

Json resultOf(const engine::Autoplay& series, double seconds, std::int64_t gamesBefore)
{
    const engine::AutoplaySummary& summary = series.summary();
    Json result{{"games", summary.games()}};
    if (series.options().pairs) {
        const std::int64_t pairs = summary.games() / 2;
        result["pairs"] = pairs;
        result["pairs_won1"] = summary.pairsWon(0);
        result["pairs_won2"] = summary.pairsWon(1);
    }
    result["wins1"] = summary.wins(0);
    result["wins2"] = summary.wins(1);
    result["ties"] = summary.ties();
    result["win_rate1"] = summary.winRate(0);
    result["win_rate_error"] = summary.winRateError();
    result["mean_spread1"] = summary.meanSpread();
    result["spread_deviation"] = summary.spreadDeviation();
    result["first_player_win_rate"] = summary.starterWinRate();
    result["first_player_mean_spread"] = summary.starterMeanSpread();
    result["turns"] = summary.turns();
    result["turns_per_game"] = summary.turnsPerGame();
    for (int player = 0; player < 2; ++player) {
        const std::string of = std::to_string(player + 1);
        result["mean_score" + of] = summary.meanScore(player);
        result["score_deviation" + of] = summary.scoreDeviation(player);
        result["bingos_per_game" + of] = summary.bingosPerGame(player);
        result["exchanges_per_game" + of] = summary.exchangesPerGame(player);
        result["passes_per_game" + of] = summary.passesPerGame(player);
    }
    result["cut_short"] = summary.cutShort();
    result["seconds"] = seconds;
    result["games_per_second"] =
        seconds > 0 ? static_cast<double>(summary.games() - gamesBefore) / seconds : 0.0;
    return result;
}

std::string seriesTable(const Json& result)
{
    std::string table = "item\tvalue\n";
    for (const auto& [item, value] : result.items()) {
        table += item + "\t";
        table += value.is_number_float() ? decimalText(value.get<double>(), 5) : value.dump();
        table += "\n";
    }
    return table;
}

ExitStatus playSeries(const SelfplayOptions& options, Ranks* ranks)
{
    putBeside(options.log);
    LongWork work;
    const int threads =
        ranks != nullptr ? threadsOfRank(options.threads) : threadsFor(options.threads);
    const auto inputs = SelfplayInputs::open(options.game, work.context());
    if (!inputs) return fail(kSelfplay, inputs.error());
    const auto first = PlayerChoice::from(options.first, *inputs);
    if (!first) return fail(kSelfplay, first.error());
    const auto second = PlayerChoice::from(options.second, *inputs);
    if (!second) return fail(kSelfplay, second.error());

    engine::AutoplayOptions settings;
    settings.rules = inputs->rules;
    settings.lexicon = inputs->lexicon;
    settings.players = {first->maker, second->maker};
    settings.playerNames = first->name + ", " + second->name;
    settings.games = options.games;
    settings.pairs = !options.single;
    settings.seed = options.game.seed;
    settings.withLog = !options.log.empty();
    settings.share = engine::WorkShare::parse(options.shares.share).value_or(engine::WorkShare());
    auto series = engine::Autoplay::create(std::move(settings));
    if (!series) return fail(kSelfplay, series.error());

    if (ranks != nullptr && !ranks->leads()) {
        const auto games = series->carriedGames();
        return ranks->serve(*games, work.context(threads));
    }
    engine::GameCarrier* const carrier =
        ranks != nullptr ? &ranks->carrier(series->carriedGames()) : nullptr;
    StateFile stateFile(options.state);
    const auto shares = openShares(options.shares);
    if (!shares) return fail(kSelfplay, shares.error());
    std::optional<engine::SavedState> kept;
    if (shares->empty()) {
        auto restored = stateFile.restore(*series);
        if (!restored) return fail(kSelfplay, restored.error());
        kept = std::move(*restored);
    } else if (auto merged = stateFile.merge(*series, *shares); !merged) {
        return fail(kSelfplay, merged.error());
    }
    std::int64_t logBytes = 0;
    if (kept) {
        const auto bytes = kept->number(kLogBytes, 0, INT64_MAX);
        if (!bytes) return fail(kSelfplay, bytes.error());
        logBytes = *bytes;
    }
    LogFile log;
    if (!options.log.empty())
        if (auto opened = log.open(options.log, logBytes); !opened)
            return fail(kSelfplay, opened.error());

    const auto save = [&]() -> Result<void> {
        if (!stateFile.used()) return log.flush();
        // A state that counts on more than a power cut left of the log could not be gone on with.
        if (auto synced = log.sync(); !synced) return synced;
        engine::SavedState state = series->save();
        state.set(kLogBytes, log.bytes());
        return stateFile.save(state);
    };
    const std::int64_t gamesBefore = series->summary().games();
    TimedWork timed(work, threads, gamesBefore);
    for (auto end = engine::SearchEnd::Time; end == engine::SearchEnd::Time;) {
        const auto played = series->run(
            stateFile.ofOnePart(), timed.context(), {},
            [&](const engine::PlayedGame& game) -> Result<void> {
                return log.isOpen() ? log.write(game.log) : Result<void>();
            },
            carrier);
        if (!played) return fail(kSelfplay, played.error());
        if (auto done = save(); !done) return fail(kSelfplay, done.error());
        end = (*played)->end;
    }

    const Json result = resultOf(*series, timed.seconds(), gamesBefore);
    put(options.json ? result.dump(2) + "\n" : seriesTable(result));
    if (series->finished()) return ExitStatus::Done;
    complain(kSelfplay, "was stopped after " + std::to_string(series->summary().games()) + " of " +
                            std::to_string(series->games()) + " games" +
                            (stateFile.used() ? "; the same command goes on" : ""));
    return ExitStatus::No;
}

}  // namespace

void addSelfplayCommand(CLI::App& program, CommandList& commands, Ranks* ranks)
{
    auto* command = program.add_subcommand("selfplay", "Games of the program against itself");
    auto options = std::make_shared<SelfplayOptions>();
    addGameOptions(*command, options->game);
    addSeedOption(*command, options->game.seed);
    command->add_option("--games", options->games, "How many; in pairs one more when it is odd")
        ->check(CLI::Range(std::int64_t{1}, engine::Autoplay::kMostGames))
        ->capture_default_str();
    command->add_option("--p1", options->first, std::string("Player 1: ") + kPlayersHelp)
        ->check(playerNames())
        ->capture_default_str();
    command->add_option("--p2", options->second, "Player 2, likewise")
        ->check(playerNames())
        ->capture_default_str();
    command->add_flag("--single", options->single,
                      "Each order of the tiles once; default: twice, with the seats swapped");
    auto* log = command->add_option(
        "--log", options->log,
        "File for the games, or -: a CGP line for each position before a move, and comments (#) "
        "with moves and results; those of all shares one after the other are that of the whole");
    takesLockedOutput(log, OutputKind::Positions);
    auto* state = command->add_option(
        "--state", options->state,
        "File that keeps how far the series is; if it is there, the series goes on");
    takesLockedOutput(state, OutputKind::State);
    addShareOptions(*command, options->shares, state);
    log->excludes("--merge-shares");
    addThreadsOption(*command, options->threads);
    command->add_flag("--json", options->json, "As JSON");
    commands.add(command, [options, ranks] { return playSeries(*options, ranks); });
}

}  // namespace app
