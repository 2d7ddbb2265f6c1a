// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/cli/bench_lexicon_work.h"
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/game_inputs.h"
#include "engine/base/system.h"
#include "engine/lexicon/lexicon.h"
#include "engine/lexicon/lexicon_file.h"

namespace app {

using engine::Result;

namespace {

constexpr const char* kBenchLexicon = "bench lexicon";

struct LexiconBenchOptions
{
    GameOptions game;
    std::string order = "wolges";
    std::vector<std::string> only;
    std::int64_t synthetic = 0;  ///< 0 = the lexicon's own words
    int repeat = 1;
    bool json = false;
};

Result<Material> materialFor(const LexiconBenchOptions& options, const engine::TaskContext& context)
{
    auto inputs = GameInputs::open(options.game);
    if (!inputs) return engine::failure(inputs.error());
    auto lexicon = inputs->lexiconFor(inputs->rules(), context);
    if (!lexicon) return engine::failure(lexicon.error());
    auto words = engine::wordsOf((*lexicon)->words(), context);
    if (!words) return engine::failure(words.error());
    Material material{std::move(*lexicon), std::move(*words), options.synthetic > 0, context};
    if (material.synthetic) material.words = pairsOfWords(material.words, options.synthetic);
    if (material.words.empty())
        return engine::failure(engine::ErrorCode::OutOfRange,
                               engine::say("there are no words to work on"));
    return material;
}

std::vector<Work> workOn(const Material& material, const LexiconBenchOptions& options)
{
    std::vector<Work> work = lexiconWork(material, options.order);
    if (!options.only.empty()) {
        std::erase_if(work, [&options](const Work& one) {
            return std::ranges::find(options.only, one.group) == options.only.end();
        });
    }
    return work;
}

double peakMegabytes()
{
    return static_cast<double>(engine::system::peakMemory()) / (1 << 20);
}

ExitStatus benchLexicon(const LexiconBenchOptions& options)
{
    LongWork longWork;
    const auto material = materialFor(options, longWork.context());
    if (!material) return fail(kBenchLexicon, material.error());

    nlohmann::ordered_json rows = nlohmann::ordered_json::array();
    std::string table =
        "work\tqueries\tresults\tchecksum\tseconds\tqueries_per_second\tslowest_ms\tpeak_mb\n";
    for (const Work& one : workOn(*material, options)) {
        // Once for the counts; this also brings everything into memory.
        Meter first;
        one.run(first);
        if (first.error()) return fail(kBenchLexicon, *first.error());
        double seconds = 0;
        double slowest = first.slowest();
        for (int i = 0; i < options.repeat; ++i) {
            Meter timed;
            one.run(timed);
            if (timed.error()) return fail(kBenchLexicon, *timed.error());
            if (timed.checksum() != first.checksum() || timed.results() != first.results()) {
                complain(kBenchLexicon, "the same work gave different results: " + one.name);
                return ExitStatus::No;
            }
            seconds += timed.seconds();
            slowest = i == 0 ? timed.slowest() : std::min(slowest, timed.slowest());
        }
        const double rate = static_cast<double>(first.queries()) * options.repeat / seconds;
        const double peak = peakMegabytes();
        rows.push_back({{"work", one.name},
                        {"queries", first.queries()},
                        {"results", first.results()},
                        {"checksum", first.checksum()},
                        {"seconds", seconds},
                        {"queries_per_second", rate},
                        {"slowest_ms", slowest * 1000},
                        {"peak_mb", peak}});
        table += one.name + "\t" + std::to_string(first.queries()) + "\t" +
                 std::to_string(first.results()) + "\t" + first.checksum() + "\t" +
                 decimalText(seconds, 6) + "\t" + decimalText(rate, 1) + "\t" +
                 decimalText(slowest * 1000, 3) + "\t" + decimalText(peak, 1) + "\n";
    }
    if (options.json) {
        put(nlohmann::ordered_json{{"lexicon", material->lexicon->name()},
                                   {"words", material->words.size()},
                                   {"synthetic", material->synthetic},
                                   {"repeat", options.repeat},
                                   {"rows", rows}}
                .dump(2) +
            "\n");
    } else {
        put("# " + material->lexicon->name() + ", " + std::to_string(material->words.size()) +
            " words\n");
        put(table);
    }
    return ExitStatus::Done;
}

}  // namespace

void addBenchLexicon(CLI::App& bench, CommandList& commands)
{
    auto* lexicon = bench.add_subcommand(
        "lexicon", "Building, opening and searching word graphs, each once for its counts and "
                   "then timed");
    auto options = std::make_shared<LexiconBenchOptions>();
    addLexiconOption(*lexicon, options->game);
    addRulesOption(*lexicon, options->game.rules);
    lexicon
        ->add_option("--order", options->order,
                     "Order of the nodes to build: wolges, experimental, legacy, magpiemerged, "
                     "magpie or all")
        ->check(
            CLI::IsMember({"wolges", "experimental", "legacy", "magpiemerged", "magpie", "all"}))
        ->capture_default_str();
    lexicon
        ->add_option("--only", options->only,
                     "Kinds of work: build, open, prove, ready, counts, judge, hooks, extend, "
                     "anagram, pattern")
        ->delimiter(',')
        ->check(CLI::IsMember({"build", "open", "prove", "ready", "counts", "judge", "hooks",
                               "extend", "anagram", "pattern"}));
    lexicon
        ->add_option(
            "--synthetic", options->synthetic,
            "Build and open graphs of about so many words made up of pairs of the lexicon's short "
            "words, with 24-bit nodes; no queries then")
        ->check(CLI::Range(1, 20'000'000));
    lexicon
        ->add_option("--repeat", options->repeat,
                     "Do the timed work so often, so that costs come from a difference")
        ->check(CLI::Range(1, 1'000'000))
        ->capture_default_str();
    lexicon->add_flag("--json", options->json, "As JSON");
    commands.add(lexicon, [options] { return benchLexicon(*options); });
}

}  // namespace app
