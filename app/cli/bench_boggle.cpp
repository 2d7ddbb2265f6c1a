// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/cli/bench_support.h"
#include "app/cli/boggle_inputs.h"
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "engine/boggle/boggle_search.h"
#include "engine/boggle/boggle_solver.h"

namespace app {

namespace {

using engine::BoggleGrid;

constexpr const char* kBenchBoggle = "bench boggle";

struct BoggleBenchOptions
{
    BoggleOptions boggle;
    std::string mode = "dice";
    std::string vectors = "best";
    int count = 0;  ///< 0 = 20,000 grids or 10 searches
    int repeat = 1;
    std::int64_t target = 3625;
    std::uint64_t seed = 1;
    bool json = false;
};

engine::BoggleVectors vectorsOf(const std::string& name)
{
    if (name == "none") return engine::BoggleVectors::None;
    if (name == "avx2") return engine::BoggleVectors::Avx2;
    return engine::BoggleVectors::Avx512;
}

std::string nameOf(engine::BoggleVectors vectors)
{
    switch (vectors) {
    case engine::BoggleVectors::None: return "none";
    case engine::BoggleVectors::Avx2: return "avx2";
    case engine::BoggleVectors::Avx512: break;
    }
    return "avx512";
}

std::vector<BoggleGrid> gridsFor(const BoggleBenchOptions& options, const BoggleInputs& inputs)
{
    engine::Random random(options.seed);
    std::vector<BoggleGrid> grids;
    const auto letters = static_cast<std::uint32_t>(
        std::min(inputs.alphabet().letterCount(), engine::kMaxBoggleLetters));
    for (int i = 0; i < options.count; ++i) {
        if (options.mode != "random") {
            grids.push_back(engine::rollBoggleDice(*inputs.dice, random));
            continue;
        }
        BoggleGrid grid{inputs.size.value_or(engine::BoggleSize{}), {}};
        for (int square = 0; square < grid.size.squares(); ++square)
            grid.faces.emplace_back(static_cast<engine::Tile>(1 + random.below(letters)));
        grids.push_back(std::move(grid));
    }
    return grids;
}

/// What is measured: answers for one grid after the other, and a checksum of them.
class Questions
{
public:
    Questions(const BoggleBenchOptions& options, const BoggleInputs& inputs)
        : m_mode(options.mode),
          m_solver(inputs.graph, inputs.rules, vectorsOf(options.vectors)),
          m_letters(inputs.alphabet().allLetters())
    {
    }

    void ask(const BoggleGrid& grid, Checksum* checksum)
    {
        if (m_mode == "words") {
            m_solver.findWords(grid, m_words);
            if (checksum == nullptr) return;
            for (std::size_t i = 0; i < m_words.size(); ++i) {
                for (const engine::Tile letter : m_words.letters(i)) checksum->add(letter, 1);
                for (const std::uint8_t square : m_words.path(i)) checksum->add(square, 1);
            }
            return;
        }
        if (m_mode == "whatif") {
            const auto answer = m_solver.whatIf(grid, 0, m_letters);
            if (checksum == nullptr) return;
            for (const engine::BoggleScore& score : answer.letters) checksum->add(score.points, 4);
            return;
        }
        const engine::BoggleScore score = m_solver.score(grid);
        if (checksum == nullptr) return;
        checksum->add(score.points, 4);
        checksum->add(score.words, 4);
    }

private:
    std::string m_mode;
    engine::BoggleSolver m_solver;
    engine::LetterSet m_letters;
    engine::BoggleWords m_words;
};

struct Measurement
{
    std::string unit;
    std::int64_t count = 0;
    std::string checksum;
    double seconds = 0;
    std::string vectors;
};

void print(const BoggleBenchOptions& options, const Measurement& measured)
{
    const double runs = static_cast<double>(measured.count) * options.repeat;
    if (options.json) {
        put(nlohmann::ordered_json{{"mode", options.mode},
                                   {"vectors", measured.vectors},
                                   {measured.unit, measured.count},
                                   {"repeat", options.repeat},
                                   {"checksum", measured.checksum},
                                   {"seconds", measured.seconds},
                                   {measured.unit + "_per_second", runs / measured.seconds}}
                .dump(2) +
            "\n");
        return;
    }
    put("item\tvalue\nmode\t" + options.mode + "\nvectors\t" + measured.vectors + "\n" +
        measured.unit + "\t" + std::to_string(measured.count) + "\nrepeat\t" +
        std::to_string(options.repeat) + "\nchecksum\t" + measured.checksum + "\nseconds\t" +
        decimalText(measured.seconds, 6) + "\n" + measured.unit + "_per_second\t" +
        decimalText(runs / measured.seconds, 2) + "\n");
}

ExitStatus benchSearch(const BoggleBenchOptions& options, const BoggleInputs& inputs,
                       const engine::TaskContext& context)
{
    Measurement measured{"searches", options.count, {}, 0, nameOf(engine::bestBoggleVectors())};
    Checksum checksum;
    for (int i = 0; i < options.count; ++i) {
        engine::BoggleSearchOptions search;
        search.size = inputs.size.value_or(engine::BoggleSize{});
        search.dice = inputs.dice;
        search.rules = inputs.rules;
        search.seed = options.seed + static_cast<std::uint64_t>(i);
        const auto runs = engine::BoggleSearch::create(inputs.graph, std::move(search));
        if (!runs) return fail(kBenchBoggle, runs.error());
        engine::SearchLimits limits;
        limits.target = options.target;
        const auto state = (*runs)->run(limits, context);
        if (context.stopRequested()) {
            complain(kBenchBoggle, "was stopped");
            return ExitStatus::No;
        }
        measured.seconds += state->seconds;
        checksum.add(state->runs, 4);
        checksum.add(state->best.front().score.points, 4);
    }
    measured.checksum = checksum.text();
    print(options, measured);
    return ExitStatus::Done;
}

ExitStatus benchBoggle(BoggleBenchOptions options, const CLI::App& command)
{
    const bool isSearch = options.mode == "search";
    for (const char* name : {"--target", "--vectors", "--repeat"}) {
        const bool ofSearch = name == std::string_view("--target");
        if (command.count(name) > 0 && ofSearch != isSearch) {
            complain("usage", std::string(name) + " does nothing with --mode " + options.mode);
            return ExitStatus::Usage;
        }
    }
    if (options.count == 0) options.count = isSearch ? 10 : 20'000;
    if (!isSearch && options.mode != "random" && options.boggle.dice.empty())
        options.boggle.dice = "new";
    LongWork work;
    const engine::TaskContext context = work.context();
    const auto inputs = BoggleInputs::open(options.boggle, context);
    if (!inputs) return fail(kBenchBoggle, inputs.error());
    if (isSearch) return benchSearch(options, *inputs, context);

    const auto grids = gridsFor(options, *inputs);
    Questions questions(options, *inputs);
    // Once for the checksum; this also brings the words into memory.
    Checksum checksum;
    for (const BoggleGrid& grid : grids) {
        if (context.stopRequested()) break;
        questions.ask(grid, &checksum);
    }
    const auto start = std::chrono::steady_clock::now();
    for (int i = 0; i < options.repeat; ++i) {
        for (const BoggleGrid& grid : grids) {
            if (context.stopRequested()) break;
            questions.ask(grid, nullptr);
        }
    }
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
    if (context.stopRequested()) {
        complain(kBenchBoggle, "was stopped");
        return ExitStatus::No;
    }
    const auto used = std::min(vectorsOf(options.vectors), engine::bestBoggleVectors());
    print(options, {"grids", std::ssize(grids), checksum.text(), seconds.count(), nameOf(used)});
    return ExitStatus::Done;
}

}  // namespace

void addBenchBoggle(CLI::App& bench, CommandList& commands)
{
    auto* boggle = bench.add_subcommand("boggle", "Grids of connected letters");
    auto options = std::make_shared<BoggleBenchOptions>();
    addBoggleOptions(*boggle, options->boggle);
    boggle
        ->add_option("--mode", options->mode,
                     "dice (default set: new), random: scores; words: with paths; whatif: all "
                     "letters of one square; search: until the target is reached, with the seeds "
                     "from --seed on")
        ->check(CLI::IsMember({"dice", "random", "words", "whatif", "search"}))
        ->capture_default_str();
    boggle->add_option("--vectors", options->vectors, "Instructions to use: best, avx2 or none")
        ->check(CLI::IsMember({"best", "avx2", "none"}))
        ->capture_default_str();
    boggle
        ->add_option("--count", options->count, "Different grids (default: 20000) or searches (10)")
        ->check(CLI::Range(1, 10'000'000));
    boggle->add_option("--repeat", options->repeat, "Do the timed work so often")
        ->check(CLI::Range(1, 1'000'000))
        ->capture_default_str();
    boggle->add_option("--target", options->target, "Points that end a search")
        ->check(CLI::PositiveNumber)
        ->capture_default_str();
    addSeedOption(*boggle, options->seed);
    boggle->add_flag("--json", options->json, "As JSON");
    commands.add(boggle, [options, boggle] { return benchBoggle(*options, *boggle); });
}

}  // namespace app
