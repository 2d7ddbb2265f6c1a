// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>

#include "app/cli/bench_generation.h"
#include "app/cli/bench_positions.h"
#include "app/cli/bench_support.h"
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/game_inputs.h"
#include "app/cli/selfplay_inputs.h"
#include "engine/boggle/boggle_batch.h"
#include "engine/boggle/boggle_dice.h"
#include "engine/boggle/boggle_graph.h"
#include "engine/boggle/boggle_search.h"
#include "engine/boggle/boggle_solver.h"
#include "engine/eval/move_ranking.h"
#include "engine/game/cgp.h"
#include "engine/lexicon/lexicon.h"
#include "engine/play/static_player.h"
#include "engine/rules/catalogue.h"
#include "engine/search/simulator.h"
#include "engine/selfplay/autoplay.h"

namespace app {

namespace {

using engine::failure;
using engine::Result;
using engine::TaskContext;

constexpr const char* kBenchFingerprint = "bench fingerprint";

/// The bundled words, opened once, and what belongs to rules.
class Inputs
{
public:
    explicit Inputs(GameInputs game) : m_game(std::move(game)) {}

    [[nodiscard]] Result<SelfplayInputs> of(std::string_view rules, const TaskContext& context)
    {
        auto named = engine::catalogue::rules(rules);
        if (!named) return failure(named.error());
        auto lexicon = m_game.lexiconFor(**named, context);
        if (!lexicon) return failure(lexicon.error());
        const auto position = engine::Position::create(*named, *lexicon);
        if (!position) return failure(position.error());
        auto leaves = m_game.leavesFor(*position);
        if (!leaves) return failure(leaves.error());
        return SelfplayInputs{*named, *lexicon, *leaves, nullptr};
    }

    struct Boggle
    {
        engine::BoggleGraphPtr graph;
        engine::BoggleDice dice;
        engine::BoggleRules rules;
        engine::LetterSet letters = 0;  ///< of the alphabet
    };
    [[nodiscard]] Result<Boggle> boggle(const char* diceName, const TaskContext& context)
    {
        auto lexicon = m_game.lexiconFor(m_game.rules(), context);
        if (!lexicon) return failure(lexicon.error());
        const auto named = engine::boggleDiceNamed(diceName);
        if (!named) return failure(named.error());
        auto dice = engine::boggleDice(*named, m_game.rules().alphabet);
        if (!dice) return failure(dice.error());
        const auto scoring = engine::BoggleScoring::parse(named->scoring);
        if (!scoring) return failure(scoring.error());
        auto graph = engine::BoggleGraph::create((*lexicon)->words(), {}, context);
        if (!graph) return failure(graph.error());
        engine::BoggleRules rules;
        rules.scoring = *scoring;
        return Boggle{std::move(*graph), std::move(*dice), rules,
                      m_game.rules().alphabet.allLetters()};
    }

private:
    GameInputs m_game;
};

/// Adds what a piece of fixed work comes to.
using PartWork = Result<void> (*)(Checksum& checksum, Inputs& inputs, const TaskContext& context);

/// All moves of the built-in positions, ranked and as they are found, by rules that differ in their
/// words, premium squares and racks.
Result<void> generate(Checksum& checksum, Inputs& all, const TaskContext& context)
{
    for (const char* rules : {"english", "nyt_crossplay", "hong_kong", "wordsmog"}) {
        const auto inputs = all.of(rules, context);
        if (!inputs) return failure(inputs.error());
        for (const std::string_view text : benchPositions()) {
            auto reading = engine::readCgp(text, inputs->rules, inputs->lexicon);
            // Those with more tiles of a kind than these rules have.
            if (!reading) continue;
            const GenerationWork work{std::move(reading->position),
                                      engine::StaticEvaluator(inputs->leaves)};
            for (const char* mode : {"raw", "best", "top15", "all"}) {
                if (context.stopRequested()) return {};
                const auto generation = Generation::of(mode);
                checksum.add(static_cast<std::int64_t>(generation->run(work)), 4);
                generation->addTo(checksum);
            }
        }
    }
    return {};
}

struct Games
{
    const char* rules;
    int count;
};

Result<void> play(Checksum& checksum, Inputs& all, const TaskContext& context)
{
    for (const auto& [rules, count] :
         {Games{"english", 40}, Games{"english_super", 6}, Games{"nyt_crossplay", 10},
          Games{"words_with_friends", 10}, Games{"punctured", 6}, Games{"wordsmog", 2}}) {
        const auto inputs = all.of(rules, context);
        if (!inputs) return failure(inputs.error());
        engine::AutoplayOptions options;
        options.rules = inputs->rules;
        options.lexicon = inputs->lexicon;
        options.players = {engine::staticPlayers(inputs->leaves), engine::staticPlayers(nullptr)};
        options.games = count;
        options.withRecord = true;
        auto series = engine::Autoplay::create(std::move(options));
        if (!series) return failure(series.error());
        const auto played = series->run(
            {}, context, {}, [&checksum](const engine::PlayedGame& each) -> Result<void> {
                add(checksum, each);
                return {};
            });
        if (!played) return failure(played.error());
    }
    return {};
}

void add(Checksum& checksum, const engine::BoggleScore& score)
{
    checksum.add(score.points, 8);
    checksum.add(score.words, 4);
}

void add(Checksum& checksum, const engine::BoggleGrid& grid)
{
    for (const engine::BoggleFace& face : grid.faces)
        for (const engine::Tile letter : face.letters()) checksum.add(letter, 1);
}

Result<void> solveBoggle(Checksum& checksum, Inputs& all, const TaskContext& context)
{
    for (const char* dice : {"new", "big"}) {
        const auto inputs = all.boggle(dice, context);
        if (!inputs) return failure(inputs.error());
        engine::Random random(1);
        std::vector<engine::BoggleGrid> grids;
        for (int i = 0; i < 500; ++i) grids.push_back(engine::rollBoggleDice(inputs->dice, random));
        const auto scores = engine::scoreGrids(inputs->graph, inputs->rules, grids, context);
        if (!scores) return failure(scores.error());
        for (const engine::BoggleScore& score : *scores) add(checksum, score);

        engine::BoggleSolver solver(inputs->graph, inputs->rules);
        engine::BoggleWords words;
        grids.resize(50);
        for (const engine::BoggleGrid& grid : grids) {
            if (context.stopRequested()) return {};
            solver.findWords(grid, words);
            for (std::size_t i = 0; i < words.size(); ++i) {
                for (const engine::Tile letter : words.letters(i)) checksum.add(letter, 1);
                for (const std::uint8_t square : words.path(i)) checksum.add(square, 1);
            }
            const auto answer = solver.whatIf(grid, 0, inputs->letters);
            for (const engine::BoggleScore& score : answer.letters) add(checksum, score);
        }
    }
    return {};
}

Result<void> searchBoggle(Checksum& checksum, Inputs& all, const TaskContext& context)
{
    const auto inputs = all.boggle("new", context);
    if (!inputs) return failure(inputs.error());
    // Once among the dice, once among all letters.
    for (const bool withDice : {true, false}) {
        engine::BoggleSearchOptions search;
        if (withDice) search.dice = inputs->dice;
        search.rules = inputs->rules;
        search.stepsPerRun = 1000;
        const auto runs = engine::BoggleSearch::create(inputs->graph, std::move(search));
        if (!runs) return failure(runs.error());
        engine::SearchLimits limits;
        limits.units = 5;
        const auto state = (*runs)->run(limits, context);
        checksum.add(state->runs, 4);
        checksum.add(state->gridsScored, 8);
        for (const engine::RankedGrid& ranked : state->best) {
            add(checksum, ranked.grid);
            add(checksum, ranked.score);
        }
    }
    return {};
}

/// A few candidates of some of the built-in positions, by rules that end in different ways.
Result<void> simulate(Checksum& checksum, Inputs& all, const TaskContext& context)
{
    constexpr std::size_t kEvery = 5;  // of the positions
    for (const char* rules : {"english", "nyt_crossplay"}) {
        const auto inputs = all.of(rules, context);
        if (!inputs) return failure(inputs.error());
        for (std::size_t i = 0; i < benchPositions().size(); i += kEvery) {
            auto reading = engine::readCgp(benchPositions()[i], inputs->rules, inputs->lexicon);
            // Those with more tiles of a kind than these rules have.
            if (!reading) continue;
            engine::SimulationQuestion question{std::move(reading->position)};
            question.position.setRack(1 - question.position.onTurn(), {});
            question.leaves = inputs->leaves;
            question.plies = 3;
            const auto ranking =
                engine::rankMoves({question.position, question.leaves, 5}, context);
            if (!ranking) return failure(ranking.error());
            for (const engine::RankedMove& ranked : ranking->moves)
                question.candidates.push_back(ranked.move);
            const auto simulator = engine::Simulator::create(std::move(question));
            // A few of them are over.
            if (!simulator) continue;
            engine::SearchLimits limits;
            limits.units = 8;
            add(checksum, *(*simulator)->run(limits, context));
        }
    }
    return {};
}

struct Part
{
    const char* name;
    PartWork work;
};

/// What the fingerprint is made of; whatever else the engine learns to compute comes at the end.
constexpr std::array kParts{
    Part{"generation", generate},        Part{"selfplay", play},       Part{"boggle", solveBoggle},
    Part{"boggle_search", searchBoggle}, Part{"simulation", simulate},
};

/// Short enough to be read out: 32 bits.
std::string numberOf(const Checksum& checksum)
{
    const std::uint64_t value = checksum.value();
    return std::to_string(static_cast<std::uint32_t>(value ^ (value >> 32)));
}

struct FingerprintOptions
{
    int threads = 1;
    bool withParts = false;
};

ExitStatus fingerprint(const FingerprintOptions& options)
{
    LongWork work;
    const TaskContext context = work.context(options.threads);
    auto game = GameInputs::open({});
    if (!game) return fail(kBenchFingerprint, game.error());
    Inputs inputs(std::move(*game));
    Checksum all;
    std::string parts;
    for (const Part& part : kParts) {
        Checksum checksum;
        const auto done = part.work(checksum, inputs, context);
        if (context.stopRequested()) {
            complain(kBenchFingerprint, "was stopped");
            return ExitStatus::No;
        }
        if (!done) return fail(kBenchFingerprint, done.error());
        all.add(static_cast<std::int64_t>(checksum.value()), 8);
        parts += std::string(part.name) + "\t" + numberOf(checksum) + "\n";
    }
    if (options.withParts) put("part\tnumber\n" + parts + "all\t" + numberOf(all) + "\n");
    else if (wantsJson()) put("item\tvalue\nfingerprint\t" + numberOf(all) + "\n");
    else put(numberOf(all) + "\n");
    return ExitStatus::Done;
}

}  // namespace

void addBenchFingerprint(CLI::App& bench, CommandList& commands)
{
    auto* command = bench.add_subcommand(
        "fingerprint", "A number that changes only when the engine's behaviour does");
    auto options = std::make_shared<FingerprintOptions>();
    command
        ->add_option("--threads", options->threads, "How many to work on; the number is the same")
        ->check(CLI::Range(1, 1024))
        ->capture_default_str();
    command->add_flag("--parts", options->withParts, "The numbers of its parts, too");
    commands.add(command, [options] { return fingerprint(*options); });
}

}  // namespace app
