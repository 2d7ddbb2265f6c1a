// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstdint>
#include <limits>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/cli/boggle_inputs.h"
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "engine/boggle/boggle_bound.h"
#include "engine/boggle/boggle_class.h"
#include "engine/boggle/boggle_search.h"

namespace app {

namespace {

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
    std::int64_t beat = 0;
};

// --- search ---------------------------------------------------------------------------------

std::string endText(engine::SearchEnd end)
{
    return end == engine::SearchEnd::Units ? "runs" : std::string(engine::searchEndName(end));
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
        limits.units = options.runs;
        limits.seconds = std::numeric_limits<double>::infinity();
    }
    if (options.target > 0) limits.target = options.target;
    const auto found = (*runs)->run(limits, context, [&work](const auto& now) {
        const std::int64_t best = now->best.empty() ? 0 : now->best[0].score.points;
        work.show({engine::say("best %1, grids", best), now->gridsScored, 0});
    });
    const engine::BoggleSearchState& state = *found;
    auto list = Json::array();
    std::string table = "rank\tboard\tscore\twords\n";
    for (std::size_t i = 0; i < state.best.size(); ++i) {
        const engine::RankedGrid& ranked = state.best[i];
        const std::string board = engine::boggleGridText(ranked.grid, inputs->alphabet());
        if (options.json) {
            list.push_back({{"rank", i + 1},
                            {"board", board},
                            {"score", ranked.score.points},
                            {"words", ranked.score.words}});
        } else {
            table += std::to_string(i + 1) + "\t" + board + "\t" +
                     std::to_string(ranked.score.points) + "\t" +
                     std::to_string(ranked.score.words) + "\n";
        }
    }
    if (options.json) {
        put(Json{{"end", endText(state.end)},
                 {"runs", state.runs},
                 {"grids_scored", state.gridsScored},
                 {"seconds", state.seconds},
                 {"boards", std::move(list)}}
                .dump(2) +
            "\n");
    } else {
        put(table);
    }
    // A target that was not reached is an answer, too.
    const bool missed = options.target > 0 && state.end != engine::SearchEnd::Target;
    return missed ? ExitStatus::No : ExitStatus::Done;
}

// --- bound ----------------------------------------------------------------------------------

ExitStatus boundClass(const BoggleSearchCommandOptions& options, bool asksBeat)
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
    const auto bound = engine::boundClass(*inputs->graph, inputs->rules, *grids, context);
    if (!bound) return fail(kWhat, bound.error());
    const double boards = grids->gridCount();
    if (options.json) {
        put(Json{{"boards", boards},
                 {"bound", bound->points()},
                 {"sum_union", bound->sumUnion},
                 {"max_no_mark", bound->maxNoMark}}
                .dump(2) +
            "\n");
    } else {
        put("boards\tbound\tsum_union\tmax_no_mark\n" + decimalText(boards, 0) + "\t" +
            std::to_string(bound->points()) + "\t" + std::to_string(bound->sumUnion) + "\t" +
            std::to_string(bound->maxNoMark) + "\n");
    }
    return asksBeat && bound->points() > options.beat ? ExitStatus::No : ExitStatus::Done;
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
                        ->capture_default_str();
    search
        ->add_option("--runs", options->runs,
                     "How many runs instead; their result depends on the seed alone")
        ->check(CLI::PositiveNumber)
        ->excludes(seconds);
    search->add_option("--target", options->target, "End when a grid has so many points")
        ->check(CLI::PositiveNumber);
    search->add_option("--top", options->keep, "How many of the best grids to print")
        ->check(CLI::Range(1, 10'000))
        ->capture_default_str();
    search->add_option("--seed", options->seed, "Of the random numbers")->capture_default_str();
    search->add_option("--threads", options->threads, "Default: one per core")
        ->check(CLI::Range(1, 1024));
    search->add_flag("--json", options->json, "As JSON");
    commands.add(search, [options] { return searchGrids(*options); });
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
    bound->add_flag("--json", options->json, "As JSON");
    commands.add(bound, [options, beat] { return boundClass(*options, beat->count() > 0); });
}

}  // namespace

void addBoggleSearchCommands(CLI::App& boggle, CommandList& commands)
{
    addSearch(boggle, commands);
    addBound(boggle, commands);
}

}  // namespace app
