// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/game_inputs.h"
#include "app/cli/inference_inputs.h"
#include "app/cli/number_check.h"
#include "app/cli/position_source.h"
#include "engine/base/file_name.h"
#include "engine/board/hands.h"
#include "engine/board/move_notation.h"
#include "engine/board/position_check.h"
#include "engine/eval/move_ranking.h"
#include "engine/search/escalation.h"
#include "engine/search/simulator.h"

namespace app {

namespace {

using engine::failure;
using engine::Result;
using Json = nlohmann::ordered_json;

constexpr const char* kSimulate = "simulate";

struct SimulateOptions
{
    GameOptions game;
    PositionOptions positions;
    int plies = 2;
    std::vector<int> deeper;  ///< for near ties
    std::int64_t iterations = 10'000;
    double seconds = std::numeric_limits<double>::infinity();
    std::string stop = "99";
    std::size_t top = 10;
    bool topGiven = false;
    std::vector<std::string> moves;
    std::string opponentRack;
    std::string opponentLexicon;  ///< empty = the same as the mover's
    engine::NestedChoice nested;
    bool infer = false;
    std::string inferPosition;  ///< CGP before the opponent's move; empty = the turn of the game
    std::string inferMove;
    bool inferTakenBack = false;
    InferenceOptions inference;
    bool json = false;
    int threads = 0;  ///< 0 = one per core
};

double confidenceOf(const std::string& stop)
{
    return stop == "none" ? 1 : std::stod(stop) / 100;
}

/// What ended a simulation, as scripts know it.
std::string_view simulationEnd(const engine::SimulationState& state)
{
    switch (state.end) {
    case engine::SearchEnd::Rule: return state.rule;
    case engine::SearchEnd::Units:
    case engine::SearchEnd::Complete: return "iterations";
    case engine::SearchEnd::Stopped: return "user";
    default: return engine::searchEndName(state.end);
    }
}

Json plyJson(const engine::SimulatedPly& ply)
{
    return {{"score", ply.score.mean()},
            {"score_sd", ply.score.deviation()},
            {"bingos", ply.bingoShare()}};
}

Json candidateJson(const engine::Position& position, const engine::SimulatedCandidate& candidate)
{
    Json json{{"move", engine::moveText(position, candidate.move)},
              {"score", candidate.move.score.points},
              {"static_equity", candidate.staticEquity.toPoints()},
              {"plies", candidate.byPly.size()},
              {"iterations", candidate.iterations()},
              {"equity", candidate.equity.mean()},
              {"equity_se", candidate.equity.standardError()},
              {"equity_sd", candidate.equity.deviation()},
              {"win", 100 * candidate.win.mean()},
              {"win_se", 100 * candidate.win.standardError()},
              {"best_probability", candidate.bestProbability},
              {"difference", 100 * candidate.difference.win.mean()},
              {"difference_se", 100 * candidate.difference.win.standardError()},
              {"equity_difference", candidate.difference.equity.mean()},
              {"equity_difference_se", candidate.difference.equity.standardError()},
              {"finished", candidate.finished}};
    Json plies = Json::array();
    for (const engine::SimulatedPly& ply : candidate.byPly) plies.push_back(plyJson(ply));
    json["by_ply"] = std::move(plies);
    return json;
}

/// What chances of winning come from, where a roll-out is cut: the table's file, the
/// estimate, or nothing of the kind in games of more than two.
std::string winTableOf(const engine::Position& position, const GameInputs& inputs)
{
    if (position.playerCount() != 2) return "none";
    return inputs.winTableName().empty() ? "estimate" : inputs.winTableName();
}

std::string simulationJson(std::size_t number, const engine::Position& position,
                           const engine::SimulationState& state, const std::string& winTable)
{
    Json json{{"position", number},       {"plies", state.plies},
              {"seed", state.seed},       {"iterations", state.iterations},
              {"samples", state.samples}, {"stopped_by", simulationEnd(state)},
              {"seconds", state.seconds}, {"win_table", winTable}};
    Json candidates = Json::array();
    for (const engine::SimulatedCandidate& candidate : state.candidates)
        candidates.push_back(candidateJson(position, candidate));
    json["candidates"] = std::move(candidates);
    return json.dump();
}

constexpr const char* kSimulateHead =
    "position\trank\tmove\tscore\tstatic_equity\titerations\tequity\tequity_se\twin\twin_se\t"
    "best_probability\tdifference\tdifference_se\tstopped_by\n";

std::string simulationTable(std::size_t number, const engine::Position& position,
                            const engine::SimulationState& state)
{
    std::string table;
    for (std::size_t i = 0; i < state.candidates.size(); ++i) {
        const engine::SimulatedCandidate& candidate = state.candidates[i];
        table += std::to_string(number) + "\t" + std::to_string(i + 1) + "\t" +
                 engine::moveText(position, candidate.move) + "\t" +
                 std::to_string(candidate.move.score.points) + "\t" +
                 equityText(candidate.staticEquity) + "\t" + std::to_string(candidate.iterations());
        for (const double value : {candidate.equity.mean(), candidate.equity.standardError(),
                                   100 * candidate.win.mean(), 100 * candidate.win.standardError(),
                                   candidate.bestProbability, 100 * candidate.difference.win.mean(),
                                   100 * candidate.difference.win.standardError()}) {
            table += '\t';
            table += decimalText(value, 4);
        }
        table += "\t" + std::string(simulationEnd(state)) + "\n";
    }
    return table;
}

/// Known tiles of the next player take the place of what the position says of them.
Result<void> setOpponentRack(engine::Position& position, const std::string& tiles)
{
    if (tiles.empty()) return {};
    const auto rack = position.rules().alphabet.readTiles(tiles);
    if (!rack) {
        engine::Error error = rack.error();
        error.place.file = "--rack-of-opponent";
        return failure(std::move(error));
    }
    const int next = (position.onTurn() + 1) % position.playerCount();
    position.setRack(next, engine::Rack(*rack));
    if (auto fits = engine::checkTiles(position); !fits) {
        fits.error().place.file = "--rack-of-opponent";
        return fits;
    }
    return {};
}

Result<std::vector<engine::Move>> candidatesFor(const engine::Position& position,
                                                const engine::KlvPtr& leaves,
                                                const SimulateOptions& options,
                                                const engine::TaskContext& context)
{
    std::vector<engine::Move> moves;
    for (const std::string& text : options.moves) {
        auto move = engine::readMove(position, text);
        if (move) move = engine::Simulator::candidate(position, *move);
        if (!move) {
            engine::Error error = move.error();
            error.place.file = "--move " + text;
            return failure(std::move(error));
        }
        moves.push_back(*move);
    }
    if (!moves.empty() && !options.topGiven) return moves;
    if (position.mover().rack.empty() &&
        engine::rackKnowledge(position, position.onTurn()) != engine::RackKnowledge::Known)
        return failure(engine::ErrorCode::IllegalPosition,
                       engine::say("the rack of the player on turn isn't known"));
    const auto ranking = engine::rankMoves({position, leaves, options.top}, context);
    if (!ranking) return failure(ranking.error());
    for (const engine::RankedMove& ranked : ranking->moves) moves.push_back(ranked.move);
    return moves;
}

/// The question about the opponent's last move.
Result<engine::InferenceQuestion> readingFor(GameInputs& inputs, const AskedPosition& asked,
                                             const SimulateOptions& options,
                                             const engine::TaskContext& context)
{
    if (options.inferPosition.empty()) {
        if (!asked.readingBefore)
            return failure(engine::ErrorCode::IllegalMove,
                           engine::say("there is no move of the opponent that could be read; of "
                                       "positions name it with --infer-cgp and --infer-move"));
        return *asked.readingBefore;
    }
    const engine::Place place{"--infer-cgp", 1, 0, -1};
    auto before = inputs.position({options.inferPosition, place}, context);
    if (!before) return failure(before.error());
    const auto move = engine::readMove(*before, options.inferMove);
    if (!move) {
        engine::Error error = move.error();
        error.place.file = "--infer-move " + options.inferMove;
        return failure(std::move(error));
    }
    engine::InferenceQuestion question{std::move(*before), *move};
    question.takenBack = options.inferTakenBack;
    return question;
}

/// What the opponent's last move tells, as the simulation takes it.
Result<std::vector<engine::WeightedLeave>>
leavesOfOpponent(GameInputs& inputs, const AskedPosition& asked, const SimulateOptions& options,
                 const engine::TaskContext& context, LongWork& work)
{
    if (!options.infer) return std::vector<engine::WeightedLeave>();
    auto question = readingFor(inputs, asked, options, context);
    if (!question) return failure(question.error());
    const int next = (asked.position.onTurn() + 1) % asked.position.playerCount();
    if (question->position.onTurn() != next && options.inferPosition.empty())
        return failure(engine::ErrorCode::IllegalMove,
                       engine::say("the move before was not the next player's"));
    // What the asker holds can't have been kept by the other.
    const int asker = (question->position.onTurn() + 1) % question->position.playerCount();
    question->position.setRack(asker, asked.position.mover().rack);
    auto leaves = inputs.leavesFor(question->position);
    if (!leaves) return failure(leaves.error());
    question->leaves = std::move(*leaves);
    options.inference.apply(*question, options.game.seed);
    const auto state = runInference(*question, options.inference, context, work);
    if (!state) return failure(state.error());
    if ((*state)->fellBack)
        complain("note", "no rack explains the opponent's move: his tiles are drawn plainly");
    else if (!(*state)->informative())
        complain("note", "the opponent's move tells little of his tiles");
    return engine::leavesToSimulate(**state, asked.position);
}

Result<engine::EscalatingSimulator> simulatorFor(GameInputs& inputs, AskedPosition& asked,
                                                 const SimulateOptions& options,
                                                 const engine::TaskContext& context, LongWork& work)
{
    engine::Position& position = asked.position;
    auto leaves = inputs.leavesFor(position);
    if (!leaves) return failure(leaves.error());
    auto table = inputs.winTableFor(position);
    if (!table) return failure(table.error());
    if (auto set = setOpponentRack(position, options.opponentRack); !set)
        return failure(set.error());
    auto candidates = candidatesFor(position, *leaves, options, context);
    if (!candidates) return failure(candidates.error());
    auto opponent = leavesOfOpponent(inputs, asked, options, context, work);
    if (!opponent) return failure(opponent.error());
    std::vector<engine::SimulatedSeat> seats;
    if (!options.opponentLexicon.empty()) {
        auto other = inputs.lexiconOf(engine::pathFromUtf8(options.opponentLexicon),
                                      position.rules(), context);
        if (!other) return failure(other.error());
        seats = engine::othersPlayWith(*other, position);
    }
    engine::SimulationQuestion question{std::move(position)};
    question.seats = std::move(seats);
    question.nextLeaves = std::move(*opponent);
    question.candidates = std::move(*candidates);
    question.leaves = std::move(*leaves);
    question.winTable = std::move(*table);
    question.plies = options.plies;
    question.nested = options.nested;
    question.seed = options.game.seed;
    return engine::EscalatingSimulator::create(
        std::move(question), engine::SimulationPolicy::ofConfidence(confidenceOf(options.stop)),
        options.deeper);
}

void showProgress(LongWork& work, std::size_t number, const engine::SimulationState& state,
                  std::int64_t iterations)
{
    work.show({engine::say("position %1, iterations", number), state.iterations, iterations});
}

ExitStatus simulateAll(const SimulateOptions& options)
{
    LongWork work;
    const engine::TaskContext context = work.context(threadsFor(options.threads));
    auto inputs = GameInputs::open(options.game);
    if (!inputs) return fail(kSimulate, inputs.error());
    engine::SearchLimits limits;
    limits.units = options.iterations;
    limits.seconds = options.seconds;
    PositionSource source(options.positions, options.game, *inputs);
    return answerEach(source, kSimulate, kSimulateHead, options.json, context,
                      [&](AskedPosition& asked) -> Result<std::string> {
                          auto simulator = simulatorFor(*inputs, asked, options, context, work);
                          if (!simulator) return failure(simulator.error());
                          const auto state = simulator->run(limits, context, [&](const auto& each) {
                              showProgress(work, asked.number, *each, options.iterations);
                          });
                          if (state->samples == 0)
                              complain("note", "position " + std::to_string(asked.number) +
                                                   ": there was no time for a single iteration, "
                                                   "so that its numbers are all 0");
                          const engine::Position& position = simulator->question().position;
                          return options.json ? simulationJson(asked.number, position, *state,
                                                               winTableOf(position, *inputs))
                                              : simulationTable(asked.number, position, *state);
                      });
}

}  // namespace

void addSimulateCommand(CLI::App& program, CommandList& commands)
{
    auto* command = program.add_subcommand(
        "simulate", "Moves of positions compared by playing them out in the same random scenarios");
    auto options = std::make_shared<SimulateOptions>();
    addGameOptions(*command, options->game);
    addSeedOption(*command, options->game.seed);
    addPositionOptions(*command, options->positions);
    addLenientOption(*command, options->game);
    command
        ->add_option("--plies", options->plies,
                     "Turns played after each candidate; the game's end ends them, too")
        ->check(CLI::Range(1, engine::SimulationQuestion::kMostPlies))
        ->capture_default_str();
    command
        ->add_option("--deeper", options->deeper,
                     "Turns with which near ties are simulated again, in the same scenarios, such "
                     "as 4,6")
        ->delimiter(',')
        ->allow_extra_args(false)
        ->check(CLI::Range(2, engine::SimulationQuestion::kMostPlies));
    command->add_option("--iterations", options->iterations, "At most, of each candidate")
        ->check(CLI::Range(std::int64_t{1}, engine::Simulator::kMostIterations))
        ->capture_default_str();
    command->add_option("--seconds", options->seconds, "At most, for each position")
        ->check(CLI::NonNegativeNumber)
        ->check(aNumber());
    command
        ->add_option("--stop", options->stop,
                     "How sure, in percent, the best one must be to end before that; candidates "
                     "that are surely worse get no more iterations. none: all get all")
        ->check(CLI::IsMember({"none", "95", "98", "99", "99.9"}))
        ->capture_default_str();
    auto* top = command
                    ->add_option("--limit,--top,--candidates", options->top,
                                 "How many of the best static moves; with --move default 0")
                    ->check(CLI::Range(1, 1000))
                    ->capture_default_str();
    command->add_option("--move", options->moves,
                        "A candidate, such as \"8D QUANT\", also one that is no word; can be given "
                        "several times");
    command->add_option("--rack-of-opponent", options->opponentRack,
                        "Tiles that the next player holds, all or some of them; default: what the "
                        "position says");
    takesInput(command->add_option("--lexicon-of-opponent", options->opponentLexicon,
                                   "Word graph or word list that the others play with; default: "
                                   "the same as the player on turn"));
    auto* nested =
        command
            ->add_option(
                "--nested", options->nested.candidates,
                "Each turn of a roll-out is chosen among so many of the best static moves by a "
                "small simulation of its own; 1 = the best static move is played")
            ->check(CLI::Range(1, engine::NestedChoice::kMostCandidates))
            ->capture_default_str();
    command
        ->add_option("--nested-scenarios", options->nested.scenarios,
                     "With --nested: scenarios of each small simulation")
        ->check(CLI::Range(1, engine::NestedChoice::kMostScenarios))
        ->needs(nested)
        ->capture_default_str();
    command
        ->add_option("--nested-plies", options->nested.plies,
                     "With --nested: turns after each of those moves")
        ->check(CLI::Range(1, engine::SimulationQuestion::kMostPlies))
        ->needs(nested)
        ->capture_default_str();
    auto* infer =
        command->add_flag("--infer", options->infer,
                          "Read the opponent's last move: his rack is drawn by what he is "
                          "likely to have kept");
    auto* inferPosition =
        command
            ->add_option("--infer-cgp", options->inferPosition,
                         "The position before that move; of games default the turn before")
            ->needs(infer);
    command->add_option("--infer-move", options->inferMove, "That move")->needs(inferPosition);
    command
        ->add_flag("--infer-taken-back", options->inferTakenBack,
                   "It was challenged off: its tiles are on his rack again")
        ->needs(inferPosition);
    addInferenceOptions(*command, options->inference, infer);
    addThreadsOption(*command, options->threads);
    command->add_flag("--json", options->json, "As JSON");
    commands.add(command, [top, options] {
        options->topGiven = top->count() > 0;
        return simulateAll(*options);
    });
}

}  // namespace app
