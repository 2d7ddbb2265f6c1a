// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/game_inputs.h"
#include "app/cli/number_check.h"
#include "app/cli/position_source.h"
#include "engine/board/move_notation.h"
#include "engine/eval/find_move.h"
#include "engine/eval/move_ranking.h"
#include "engine/search/explanation.h"
#include "engine/search/simulator.h"

namespace app {

namespace {

using engine::failure;
using engine::Result;
using Json = nlohmann::ordered_json;

constexpr const char* kExplain = "explain";
/// Moves that are tried against the one named when none is.
constexpr std::size_t kRivals = 10;

struct ExplainOptions
{
    GameOptions game;
    PositionOptions positions;
    std::string move;     ///< empty = the one that comes out best
    std::string against;  ///< empty = the next best one
    int plies = 2;
    std::int64_t iterations = 1000;
    double seconds = std::numeric_limits<double>::infinity();
    bool json = false;
    int threads = 0;  ///< 0 = one per core
};

Result<std::optional<engine::Move>> namedMove(const engine::Position& position,
                                              const std::string& option, const std::string& text)
{
    if (text.empty()) return std::optional<engine::Move>();
    const auto move = engine::readMove(position, text);
    if (!move) {
        engine::Error error = move.error();
        error.place.file = option + " " + text;
        return failure(std::move(error));
    }
    return std::optional(*move);
}

Result<std::string> explained(GameInputs& inputs, AskedPosition& asked,
                              const ExplainOptions& options, const engine::TaskContext& context,
                              LongWork& work)
{
    engine::Position& position = asked.position;
    const auto own = namedMove(position, "--move", options.move);
    if (!own) return failure(own.error());
    const auto other = namedMove(position, "--against", options.against);
    if (!other) return failure(other.error());
    auto leaves = inputs.leavesFor(position);
    if (!leaves) return failure(leaves.error());
    auto table = inputs.winTableFor(position);
    if (!table) return failure(table.error());

    engine::SimulationQuestion question{position};
    question.leaves = *leaves;
    question.winTable = std::move(*table);
    question.plies = options.plies;
    question.seed = options.game.seed;
    engine::SearchLimits limits;
    limits.units = options.iterations;
    limits.seconds = options.seconds;
    const auto simulate = [&](engine::SimulationPolicy policy,
                              const std::optional<engine::Move>& kept)
        -> Result<engine::StatePtr<engine::SimulationState>> {
        auto simulator = engine::Simulator::create(question, std::move(policy));
        if (!simulator) return failure(simulator.error());
        if (kept) {
            const auto id = (*simulator)->add(*kept);
            if (!id) return failure(id.error());
            (*simulator)->keep(*id, true);
        }
        return (*simulator)->run(limits, context, [&](const auto& each) {
            work.show({engine::say("position %1, iterations", asked.number), each->iterations,
                       options.iterations});
        });
    };
    std::optional<engine::Move> move = *own;
    std::optional<engine::Move> against = *other;
    if (!move || !against) {
        // Which moves are the best, as far as they aren't named.
        const auto ranking = engine::rankMoves({position, *leaves, kRivals}, context);
        if (!ranking) return failure(ranking.error());
        for (const engine::RankedMove& ranked : ranking->moves)
            question.candidates.push_back(ranked.move);
        engine::SimulationPolicy policy;
        policy.delta = 0.01;
        const std::optional<engine::Move> named = move ? move : against;
        const auto found = simulate(std::move(policy), named);
        if (!found) return failure(found.error());
        std::vector<engine::RankedMove> sought{{named.value_or(engine::Move()), {}}};
        for (const engine::SimulatedCandidate& each : (*found)->candidates) {
            const bool isNamed = named && engine::findMove(sought, position, each.move);
            if (isNamed) continue;
            if (!move) move = each.move;
            else if (!against) against = each.move;
        }
        if (!move || !against)
            return failure(engine::ErrorCode::OutOfRange,
                           engine::say("there is no other move to compare with"));
    }
    // The two alone, so that both have been through the same games.
    question.candidates = {*move, *against};
    const auto simulated = simulate({}, std::nullopt);
    if (!simulated) return failure(simulated.error());
    const auto& state = *simulated;
    const auto result = engine::explainMove(position, *state, *move, *against, *leaves);
    if (!result) return failure(result.error());

    if (!options.json) {
        std::string text;
        for (const engine::ExplainedFact& fact : result->facts)
            text += std::to_string(asked.number) + "\t" + std::string(factName(fact.kind)) + "\t" +
                    fact.sentence.english() + ".\n";
        return text;
    }
    const engine::Alphabet& alphabet = position.rules().alphabet;
    Json json{{"position", asked.number},
              {"move", engine::moveText(position, result->move)},
              {"against", engine::moveText(position, result->against)},
              {"established", result->established},
              {"iterations", state->iterations},
              {"plies", state->plies},
              {"seed", state->seed}};
    Json facts = Json::array();
    for (const engine::ExplainedFact& fact : result->facts) {
        Json squares = Json::array();
        for (const engine::FactSquare& square : fact.squares)
            squares.push_back(engine::squareName(square.row, square.column));
        Json worth(nullptr);
        if (fact.worth)
            worth = {{"before", fact.worth->before},
                     {"own", fact.worth->own},
                     {"other", fact.worth->other}};
        facts.push_back(
            {{"fact", factName(fact.kind)},
             {"sentence", fact.sentence.english()},
             {"for", fact.side == engine::FactSide::Neither ? Json(nullptr)
                                                            : Json(factSideName(fact.side))},
             {"own", fact.own},
             {"other", fact.other},
             {"part", fact.part},
             {"worth", std::move(worth)},
             {"squares", std::move(squares)},
             {"tiles", alphabet.written(fact.tiles)}});
    }
    json["facts"] = std::move(facts);
    return json.dump();
}

ExitStatus explainAll(const ExplainOptions& options)
{
    LongWork work;
    const engine::TaskContext context = work.context(threadsFor(options.threads));
    auto inputs = GameInputs::open(options.game);
    if (!inputs) return fail(kExplain, inputs.error());
    PositionSource source(options.positions, options.game, *inputs);
    return answerEach(
        source, kExplain, "position\tfact\tsentence\n", options.json, context,
        [&](AskedPosition& asked) { return explained(*inputs, asked, options, context, work); });
}

}  // namespace

void addExplainCommand(CLI::App& program, CommandList& commands)
{
    auto* command = program.add_subcommand(
        "explain", "Why one move beside another: sentences that follow from a simulation");
    auto options = std::make_shared<ExplainOptions>();
    addGameOptions(*command, options->game);
    addSeedOption(*command, options->game.seed);
    addPositionOptions(*command, options->positions);
    addLenientOption(*command, options->game);
    command->add_option("--move", options->move,
                        "The move, such as \"8D QUANT\"; default: the one that comes out best");
    command->add_option("--against", options->against,
                        "The move that it is compared with; default: the best other one");
    command->add_option("--plies", options->plies, "Turns played after each move")
        ->check(CLI::Range(1, engine::SimulationQuestion::kMostPlies))
        ->capture_default_str();
    command->add_option("--iterations", options->iterations, "Of each move")
        ->check(CLI::Range(std::int64_t{1}, engine::Simulator::kMostIterations))
        ->capture_default_str();
    command->add_option("--seconds", options->seconds, "At most, for each position")
        ->check(CLI::NonNegativeNumber)
        ->check(aNumber());
    addThreadsOption(*command, options->threads);
    command->add_flag("--json", options->json, "As JSON");
    commands.add(command, [options] { return explainAll(*options); });
}

}  // namespace app
