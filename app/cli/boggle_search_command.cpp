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
#include "app/cli/game_inputs.h"
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
        constexpr std::int64_t kParts = 1000;
        if (asks.beat)
            work.show({engine::say("bound %1, proven", now->bound),
                       static_cast<std::int64_t>(now->proven * kParts), kParts});
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
                        ->capture_default_str();
    search
        ->add_option("--runs", options->runs,
                     "How many runs instead; their result depends on the seed alone")
        ->check(CLI::PositiveNumber)
        ->excludes(seconds);
    search->add_option("--target", options->target, "End when a grid has so many points")
        ->check(CLI::PositiveNumber);
    addLimitOption(*search, options->keep, "How many of the best grids to print")
        ->check(CLI::Range(1, 10'000))
        ->capture_default_str();
    addSeedOption(*search, options->seed);
    addThreadsOption(*search, options->threads);
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
    const auto* seconds =
        bound
            ->add_option("--seconds", options->seconds,
                         "How long to split the class into parts with lower bounds; with --beat "
                         "until it is proven or disproven if this isn't given")
            ->check(CLI::Range(0.0, 1e9));
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
