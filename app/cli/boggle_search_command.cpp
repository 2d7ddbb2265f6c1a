// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstdint>
#include <limits>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/cli/boggle_inputs.h"
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/game_inputs.h"
#include "app/cli/number_check.h"
#include "app/cli/selfplay_inputs.h"
#include "engine/base/file.h"
#include "engine/base/file_name.h"
#include "engine/base/work_share.h"
#include "engine/boggle/boggle_bound.h"
#include "engine/boggle/boggle_class.h"
#include "engine/boggle/boggle_ranking.h"
#include "engine/boggle/boggle_search.h"
#include "engine/boggle/boggle_solver.h"
#include "engine/boggle/boggle_text.h"

namespace app {

namespace {

using engine::failure;
using engine::Result;
using Json = nlohmann::ordered_json;

struct BoggleSearchCommandOptions
{
    BoggleOptions boggle;
    std::string grids;    ///< a class
    std::string letters;  ///< empty = all, or the dice
    bool json = false;
    int threads = 0;  ///< 0 = one per core
    std::uint64_t seed = 1;
    double seconds = 10;
    std::int64_t runs = 0;    ///< 0 = as many as there is time for
    std::int64_t target = 0;  ///< 0 = none
    std::size_t keep = 1;
    std::string share = "1/1";
    std::vector<std::string> merge;
    std::int64_t beat = 0;
};

// --- search ---------------------------------------------------------------------------------

std::string endText(engine::SearchEnd end)
{
    return end == engine::SearchEnd::Units ? "runs" : std::string(engine::searchEndName(end));
}

std::string tableOf(const std::vector<engine::RankedGrid>& grids, const engine::Alphabet& alphabet)
{
    std::string table = "rank\tboard\tscore\twords\n";
    for (std::size_t i = 0; i < grids.size(); ++i) {
        table += std::to_string(i + 1) + "\t" + engine::boggleGridText(grids[i].grid, alphabet) +
                 "\t" + std::to_string(grids[i].score.points) + "\t" +
                 std::to_string(grids[i].score.words) + "\n";
    }
    return table;
}

ExitStatus searchGrids(const BoggleSearchCommandOptions& options)
{
    constexpr const char* kWhat = "boggle search";
    LongWork work;
    const engine::TaskContext context = work.context(threadsFor(options.threads));
    const auto inputs = BoggleInputs::open(options.boggle, context);
    if (!inputs) return fail(kWhat, inputs.error());
    engine::BoggleSearchOptions search;
    search.size = inputs->size.value_or(engine::BoggleSize{});
    search.dice = inputs->dice;
    search.rules = inputs->rules;
    search.seed = options.seed;
    search.keep = options.keep;
    const auto share = engine::WorkShare::parse(options.share).value_or(engine::WorkShare());
    search.firstRun = share.begin(options.runs);
    const auto faces =
        engine::readBoggleFaces(options.letters, inputs->alphabet(), inputs->notation);
    if (!faces) return fail(kWhat, faces.error());
    search.faces = *faces;
    if (search.faces.empty() && !search.dice)
        search.faces = engine::boggleFacesInUse(*inputs->graph, inputs->notation);
    const auto runs = engine::BoggleSearch::create(inputs->graph, std::move(search));
    if (!runs) return fail(kWhat, runs.error());
    engine::SearchLimits limits;
    limits.seconds = options.seconds;
    if (options.runs > 0) {
        limits.units = share.end(options.runs);
        limits.seconds = std::numeric_limits<double>::infinity();
    }
    if (options.target > 0) limits.target = options.target;
    const auto found = (*runs)->run(limits, context, [&work](const auto& now) {
        const std::int64_t best = now->best.empty() ? 0 : now->best[0].score.points;
        work.show({engine::say("best %1, grids", best), now->gridsScored, 0});
    });
    const engine::BoggleSearchState& state = *found;
    if (options.json) {
        auto list = Json::array();
        for (std::size_t i = 0; i < state.best.size(); ++i) {
            const engine::RankedGrid& ranked = state.best[i];
            list.push_back({{"rank", i + 1},
                            {"board", engine::boggleGridText(ranked.grid, inputs->alphabet())},
                            {"score", ranked.score.points},
                            {"words", ranked.score.words}});
        }
        put(Json{{"end", endText(state.end)},
                 {"runs", state.runs},
                 {"grids_scored", state.gridsScored},
                 {"seconds", state.seconds},
                 {"boards", std::move(list)}}
                .dump(2) +
            "\n");
    } else {
        put(tableOf(state.best, inputs->alphabet()));
    }
    // A target that was not reached is an answer, too.
    const bool missed = options.target > 0 && state.end != engine::SearchEnd::Target;
    return missed ? ExitStatus::No : ExitStatus::Done;
}

/// A hundred thousand grids.
constexpr std::size_t kMostTableBytes = std::size_t{1} << 24;

/// A table that a share of a search has put out.
Result<void> takeTable(const std::string& path, const BoggleInputs& inputs,
                       engine::BoggleRanking& best, const engine::TaskContext& context)
{
    const auto text = engine::readTextFile(engine::pathFromUtf8(path), kMostTableBytes);
    if (!text) return failure(text.error());
    engine::BoggleSolver solver(inputs.graph, inputs.rules);
    std::string_view rest = *text;
    for (int line = 1; !rest.empty(); ++line) {
        const std::string_view row = rest.substr(0, rest.find('\n'));
        rest.remove_prefix(std::min(row.size() + 1, rest.size()));
        if (line == 1) continue;
        if (context.stopRequested())
            return failure(engine::ErrorCode::Cancelled, engine::say("was stopped"));
        const std::size_t begin = row.find('\t');
        const std::size_t end = row.find('\t', begin + 1);
        if (begin == row.npos || end == row.npos)
            return failure(engine::ErrorCode::Malformed,
                           engine::say("is no table of boggle search"), {path, line, 0, -1});
        const auto grid = inputs.grid(row.substr(begin + 1, end - begin - 1), {path, line, 0, -1});
        if (!grid) return failure(grid.error());
        // Scored again: whatever the table says, the words of this lexicon count.
        const engine::BoggleScore score = solver.score(*grid, context.stop);
        if (!context.stopRequested()) best.offer(*grid, score);
    }
    return {};
}

ExitStatus mergeTables(const BoggleSearchCommandOptions& options)
{
    constexpr const char* kWhat = "boggle search";
    LongWork work;
    const engine::TaskContext context = work.context();
    const auto inputs = BoggleInputs::open(options.boggle, context);
    if (!inputs) return fail(kWhat, inputs.error());
    engine::BoggleRanking best(options.keep);
    for (const std::string& path : options.merge)
        if (auto taken = takeTable(path, *inputs, best, context); !taken)
            return fail(kWhat, taken.error());
    put(tableOf(best.grids(), inputs->alphabet()));
    return ExitStatus::Done;
}

// --- bound ----------------------------------------------------------------------------------

/// "classes": as many as were to be bounded.
std::string boundEnd(engine::SearchEnd end)
{
    return end == engine::SearchEnd::Units ? "classes" : std::string(engine::searchEndName(end));
}

void printBound(const BoggleSearchCommandOptions& options, const engine::BoggleBoundState& state,
                double boards)
{
    const auto& whole = state.whole;
    if (options.json) {
        Json json{{"boards", boards}, {"bound", state.bound}};
        if (whole) {
            json["sum_union"] = whole->sumUnion;
            json["max_no_mark"] = whole->maxNoMark;
        }
        json["classes"] = state.classes;
        json["end"] = boundEnd(state.end);
        json["seconds"] = state.seconds;
        put(json.dump(2) + "\n");
        return;
    }
    put("boards\tbound\tsum_union\tmax_no_mark\tclasses\tend\n" + decimalText(boards, 0) + "\t" +
        std::to_string(state.bound) + "\t" +
        (whole ? std::to_string(whole->sumUnion) : std::string()) + "\t" +
        (whole ? std::to_string(whole->maxNoMark) : std::string()) + "\t" +
        std::to_string(state.classes) + "\t" + boundEnd(state.end) + "\n");
}

/// Which limits were given.
struct BoundAsks
{
    bool beat = false;
    bool seconds = false;
};

ExitStatus boundClass(const BoggleSearchCommandOptions& options, const BoundAsks& asks)
{
    constexpr const char* kWhat = "boggle bound";
    LongWork work;
    const engine::TaskContext context = work.context();
    const auto inputs = BoggleInputs::open(options.boggle, context);
    if (!inputs) return fail(kWhat, inputs.error());
    const auto grids = engine::readBoggleClass(options.grids, inputs->alphabet(), inputs->notation,
                                               inputs->graph->lettersInUse(), inputs->size);
    if (!grids) {
        // The argument is one line.
        engine::Error error = grids.error();
        if (error.place.line == 0 && error.place.column > 0) error.place.line = 1;
        return fail(kWhat, error);
    }
    const auto bounder = engine::BoggleBounder::create(inputs->graph, inputs->rules, *grids);
    if (!bounder) return fail(kWhat, bounder.error());
    engine::SearchLimits limits;
    // The class alone, if nothing says how long it shall be split.
    if (!asks.beat && !asks.seconds) limits.units = 1;
    if (asks.seconds) limits.seconds = options.seconds;
    if (asks.beat) limits.target = options.beat;
    const auto found = (*bounder)->run(limits, context, [&](const auto& now) {
        constexpr std::int64_t kSplits = 1000;
        if (asks.beat)
            work.show({engine::say("bound %1, proven", now->bound),
                       static_cast<std::int64_t>(now->proven * kSplits), kSplits});
        else work.show({engine::say("bound %1, classes", now->bound), now->classes, 0});
    });
    printBound(options, *found, grids->gridCount());
    return asks.beat && found->bound > options.beat ? ExitStatus::No : ExitStatus::Done;
}

void addSearch(CLI::App& group, CommandList& commands)
{
    auto* search = group.add_subcommand("search", "Look for the grid with the highest score");
    auto options = std::make_shared<BoggleSearchCommandOptions>();
    addBoggleOptions(*search, options->boggle);
    search
        ->add_option("--letters", options->letters,
                     "Faces that squares may have; default: all letters, or the dice")
        ->excludes("--dice");
    auto* seconds = search->add_option("--seconds", options->seconds, "How long to search")
                        ->check(CLI::Range(0.0, 1e9))
                        ->check(aNumber())
                        ->capture_default_str();
    auto* runs = search
                     ->add_option("--runs", options->runs,
                                  "How many runs instead; their result depends on the seed alone")
                     ->check(CLI::PositiveNumber)
                     ->excludes(seconds);
    auto* target =
        search->add_option("--target", options->target, "End when a grid has so many points")
            ->check(CLI::PositiveNumber);
    addLimitOption(*search, options->keep, "How many of the best grids to print")
        ->check(CLI::Range(1, 10'000))
        ->capture_default_str();
    addSeedOption(*search, options->seed);
    addThreadsOption(*search, options->threads);
    auto* json = search->add_flag("--json", options->json, "As JSON");
    auto* share = search
                      ->add_option("--share", options->share,
                                   "Only this part of the runs, such as 2/5 for the second of "
                                   "five, for one of several machines")
                      ->check(workShares())
                      ->needs(runs)
                      ->excludes(target);
    search
        ->add_option("--merge-shares", options->merge,
                     "Tables that all shares have put out, with the same --limit: nothing is "
                     "searched, they are put together, as if one machine had searched")
        ->excludes(share)
        ->excludes(json);
    commands.add(search, [options] {
        return options->merge.empty() ? searchGrids(*options) : mergeTables(*options);
    });
}

void addBound(CLI::App& group, CommandList& commands)
{
    auto* bound = group.add_subcommand(
        "bound", "What no grid of a class can beat: exit status 1 with --beat when one may");
    auto options = std::make_shared<BoggleSearchCommandOptions>();
    addBoggleOptions(*bound, options->boggle);
    bound
        ->add_option("CLASS", options->grids,
                     "As a grid, with {AEIOU} for one of several faces and * for any")
        ->required();
    const auto* beat = bound->add_option("--beat", options->beat, "A score that may not be beaten");
    const auto* seconds =
        bound
            ->add_option("--seconds", options->seconds,
                         "How long to split the class into parts with lower bounds; with --beat "
                         "until it is proven or disproven if this isn't given")
            ->check(CLI::Range(0.0, 1e9))
            ->check(aNumber());
    bound->add_flag("--json", options->json, "As JSON");
    commands.add(bound, [options, beat, seconds] {
        return boundClass(*options, {beat->count() > 0, seconds->count() > 0});
    });
}

}  // namespace

void addBoggleSearchCommands(CLI::App& boggle, CommandList& commands)
{
    addSearch(boggle, commands);
    addBound(boggle, commands);
}

}  // namespace app
