// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <chrono>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/cli/bench_positions.h"
#include "app/cli/bench_support.h"
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/game_inputs.h"
#include "engine/eval/static_evaluator.h"
#include "engine/movegen/move_generator.h"

namespace app {

namespace {

constexpr const char* kWhat = "bench movegen";

struct BenchOptions
{
    GameOptions game;
    std::string mode = "all";
    int repeat = 1;
    bool json = false;
};

/// What a move is, in a checksum.
void addTo(Checksum& checksum, const engine::Move& move)
{
    checksum.add(static_cast<std::int64_t>(move.kind), 1);
    checksum.add(static_cast<std::int64_t>(move.direction), 1);
    checksum.add(move.row, 1);
    checksum.add(move.column, 1);
    checksum.add(move.length, 1);
    for (const engine::Tile tile : move.tileSpan()) checksum.add(tile, 1);
    checksum.add(move.score.points, 4);
}

void addTo(Checksum& checksum, const engine::RankedMove& ranked)
{
    addTo(checksum, ranked.move);
    checksum.add(ranked.equity.millis, 4);
}

struct Work
{
    engine::Position position;
    engine::StaticEvaluator evaluator;
};

/// One of the ways to generate: makes the moves of a position and hands them out.
class Generation
{
public:
    virtual ~Generation() = default;
    /// Returns how many moves were kept.
    virtual std::size_t run(const Work& work) = 0;
    /// Adds what the latest run kept.
    virtual void addTo(Checksum& checksum) = 0;
};

class RawGeneration : public Generation
{
public:
    std::size_t run(const Work& work) override
    {
        m_moves.clear();
        m_generator.generate(work.position, m_unused, m_moves);
        return m_moves.moves().size();
    }
    void addTo(Checksum& checksum) override
    {
        // Raw moves have no order; a sum of their own checksums doesn't depend on one.
        std::uint64_t sum = 0;
        for (const engine::Move& move : m_moves.moves()) {
            Checksum one;
            app::addTo(one, move);
            sum += one.value();
        }
        checksum.add(static_cast<std::int64_t>(sum), 8);
    }

private:
    engine::MoveGenerator m_generator;
    engine::Valuation m_unused;
    engine::RawMoves m_moves;
};

class BestGeneration : public Generation
{
public:
    std::size_t run(const Work& work) override
    {
        m_best.clear();
        work.evaluator.prepare(work.position, m_valuation);
        m_generator.generate(work.position, m_valuation, m_best);
        return m_best.best() ? 1 : 0;
    }
    void addTo(Checksum& checksum) override
    {
        if (m_best.best()) app::addTo(checksum, *m_best.best());
    }

private:
    engine::MoveGenerator m_generator;
    engine::Valuation m_valuation;
    engine::BestMove m_best;
};

/// TopMoves or AllMoves, ranked.
template <class Recorder>
class RankedGeneration : public Generation
{
public:
    explicit RankedGeneration(Recorder recorder) : m_recorder(std::move(recorder)) {}

    std::size_t run(const Work& work) override
    {
        m_recorder.clear();
        work.evaluator.prepare(work.position, m_valuation);
        m_generator.generate(work.position, m_valuation, m_recorder);
        m_ranked = m_recorder.takeRanked();
        return m_ranked.size();
    }
    void addTo(Checksum& checksum) override
    {
        for (const engine::RankedMove& ranked : m_ranked) app::addTo(checksum, ranked);
    }

private:
    engine::MoveGenerator m_generator;
    engine::Valuation m_valuation;
    Recorder m_recorder;
    std::vector<engine::RankedMove> m_ranked;
};

std::unique_ptr<Generation> generationFor(const std::string& mode)
{
    if (mode == "raw") return std::make_unique<RawGeneration>();
    if (mode == "best") return std::make_unique<BestGeneration>();
    if (mode == "top15")
        return std::make_unique<RankedGeneration<engine::TopMoves>>(engine::TopMoves(15));
    return std::make_unique<RankedGeneration<engine::AllMoves>>(engine::AllMoves());
}

engine::Result<std::vector<Work>> prepare(const BenchOptions& options,
                                          const engine::TaskContext& context)
{
    auto inputs = GameInputs::open(options.game);
    if (!inputs) return engine::failure(inputs.error());
    std::vector<CgpLine> lines;
    if (options.game.cgpFile.empty()) {
        for (const std::string_view text : benchPositions()) {
            const int number = static_cast<int>(lines.size()) + 1;
            lines.push_back({std::string(text), {"built-in positions", number, 0, -1}});
        }
    } else {
        auto read = readCgpLines(options.game);
        if (!read) return engine::failure(read.error());
        lines = std::move(*read);
    }
    std::vector<Work> work;
    for (const CgpLine& line : lines) {
        auto position = inputs->position(line, context);
        if (!position) return engine::failure(position.error());
        auto leaves = inputs->leavesFor(*position);
        if (!leaves) return engine::failure(leaves.error());
        work.push_back({std::move(*position), engine::StaticEvaluator(std::move(*leaves))});
    }
    return work;
}

/// The parts of a game, in which generators behave differently.
constexpr std::array<const char*, 3> kPhases{"opening", "middle", "bag_empty"};

std::size_t phaseOf(const engine::Position& position)
{
    if (position.board().empty()) return 0;
    return position.bagSize() > 0 ? 1 : 2;
}

struct PhaseTime
{
    std::size_t positions = 0;
    double seconds = 0;

    [[nodiscard]] double microseconds(int repeat) const
    {
        const double runs = static_cast<double>(positions) * repeat;
        return positions == 0 ? 0 : seconds * 1e6 / runs;
    }
};

ExitStatus benchMovegen(const BenchOptions& options)
{
    LongWork longWork;
    const engine::TaskContext context = longWork.context();
    const auto work = prepare(options, context);
    if (!work) return fail(kWhat, work.error());
    const auto generation = generationFor(options.mode);

    // Once for the counts; this also brings the lexicon into memory.
    Checksum checksum;
    std::size_t moves = 0;
    for (const Work& one : *work) {
        if (context.stopRequested()) break;
        moves += generation->run(one);
        generation->addTo(checksum);
    }
    // Phase by phase, so that the clock is hardly ever looked at.
    std::size_t timedMoves = 0;
    std::array<PhaseTime, kPhases.size()> phases;
    double seconds = 0;
    for (std::size_t phase = 0; phase < phases.size(); ++phase) {
        std::vector<const Work*> ofPhase;
        for (const Work& one : *work)
            if (phaseOf(one.position) == phase) ofPhase.push_back(&one);
        const auto start = std::chrono::steady_clock::now();
        for (int i = 0; i < options.repeat && !context.stopRequested(); ++i)
            for (const Work* one : ofPhase) timedMoves += generation->run(*one);
        const std::chrono::duration<double> time = std::chrono::steady_clock::now() - start;
        phases[phase] = {ofPhase.size(), time.count()};
        seconds += time.count();
    }
    if (context.stopRequested()) {
        complain(kWhat, "was stopped");
        return ExitStatus::No;
    }
    if (timedMoves != moves * static_cast<std::size_t>(options.repeat)) {
        complain(kWhat, "the same work gave different numbers of moves");
        return ExitStatus::No;
    }

    const double runs = static_cast<double>(work->size()) * options.repeat;
    constexpr const char* kTimed =
        "move generation, evaluation and ranking; cross-sets belong to the positions and are made "
        "before";
    if (options.json) {
        nlohmann::ordered_json byPhase;
        for (std::size_t phase = 0; phase < phases.size(); ++phase)
            byPhase[kPhases[phase]] = {
                {"positions", phases[phase].positions},
                {"microseconds_per_position", phases[phase].microseconds(options.repeat)}};
        put(nlohmann::ordered_json{{"mode", options.mode},
                                   {"positions", work->size()},
                                   {"repeat", options.repeat},
                                   {"moves", moves},
                                   {"checksum", checksum.text()},
                                   {"seconds", seconds},
                                   {"positions_per_second", runs / seconds},
                                   {"microseconds_per_position", seconds * 1e6 / runs},
                                   {"phases", byPhase},
                                   {"timed", kTimed}}
                .dump(2) +
            "\n");
        return ExitStatus::Done;
    }
    put("item\tvalue\n");
    put("mode\t" + options.mode + "\n");
    put("positions\t" + std::to_string(work->size()) + "\n");
    put("repeat\t" + std::to_string(options.repeat) + "\n");
    put("moves\t" + std::to_string(moves) + "\n");
    put("checksum\t" + checksum.text() + "\n");
    put("seconds\t" + decimalText(seconds, 6) + "\n");
    put("positions_per_second\t" + decimalText(runs / seconds, 1) + "\n");
    put("microseconds_per_position\t" + decimalText(seconds * 1e6 / runs, 2) + "\n");
    for (std::size_t phase = 0; phase < phases.size(); ++phase) {
        const std::string name = kPhases[phase];
        put(name + "_positions\t" + std::to_string(phases[phase].positions) + "\n");
        put(name + "_microseconds_per_position\t" +
            decimalText(phases[phase].microseconds(options.repeat), 2) + "\n");
    }
    put(std::string("timed\t") + kTimed + "\n");
    return ExitStatus::Done;
}

}  // namespace

void addBenchCommands(CLI::App& program, CommandList& commands)
{
    auto* bench = program.add_subcommand("bench", "Fixed work on one thread, counted and timed");
    bench->require_subcommand(1);
    auto* movegen = bench->add_subcommand("movegen", "Moves of fixed positions");
    auto options = std::make_shared<BenchOptions>();
    addGameOptions(*movegen, options->game);
    movegen->add_option("--cgp-file", options->game.cgpFile,
                        "Positions, one per line; default: built-in ones");
    movegen
        ->add_option("--mode", options->mode,
                     "best, top15, all: evaluated and ranked; raw: all moves without evaluation")
        ->check(CLI::IsMember({"best", "top15", "all", "raw"}))
        ->capture_default_str();
    movegen
        ->add_option("--repeat", options->repeat,
                     "Do the timed work so often, so that costs come from a difference")
        ->check(CLI::Range(1, 1'000'000))
        ->capture_default_str();
    movegen->add_flag("--json", options->json, "As JSON");
    commands.add(movegen, [options] { return benchMovegen(*options); });

    addBenchLexicon(*bench, commands);
    addBenchBoggle(*bench, commands);
    addBenchSelfplay(*bench, commands);
}

}  // namespace app
