// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/game_inputs.h"
#include "app/cli/inference_inputs.h"
#include "app/cli/position_source.h"
#include "engine/board/move_notation.h"
#include "engine/search/inference.h"

namespace app {

namespace {

using engine::failure;
using engine::Result;
using Json = nlohmann::ordered_json;

constexpr const char* kInfer = "infer";

struct InferOptions
{
    GameOptions game;
    PositionOptions positions;
    InferenceOptions inference;
    std::string move;
    bool takenBack = false;
    std::size_t leaves = 50;
    bool json = false;
    int threads = 0;  ///< 0 = one per core
};

/// What ended the reading, as scripts know it.
std::string_view endName(const engine::InferenceState& state)
{
    switch (state.end) {
    case engine::SearchEnd::Complete: return state.exact ? "all" : "racks";
    case engine::SearchEnd::Units: return "racks";
    case engine::SearchEnd::Stopped: return "user";
    default: return engine::searchEndName(state.end);
    }
}

std::string leaveText(const engine::Alphabet& alphabet, const engine::Leave& leave)
{
    return alphabet.written(leave.tiles());
}

std::string inferenceJson(const AskedPosition& asked, const engine::InferenceQuestion& question,
                          const engine::InferenceState& state, std::size_t most)
{
    const engine::Alphabet& alphabet = question.position.rules().alphabet;
    Json json{{"position", asked.number},
              {"move", engine::moveText(question.position, question.move)},
              {"taken_back", question.takenBack},
              {"leave_size", state.leaveSize},
              {"informative", state.informative()},
              {"fell_back", state.fellBack},
              {"exact", state.exact},
              {"information_bits", state.information},
              {"largest_shift", state.largestShift},
              {"racks", state.racks},
              {"looked_at", state.lookedAt},
              {"temperature", state.temperature},
              {"trust", state.trust},
              {"seed", state.seed},
              {"seconds", state.seconds},
              {"stopped_by", endName(state)}};
    Json leaves = Json::array();
    for (std::size_t i = 0; i < std::min(most, state.leaves.size()); ++i) {
        const engine::InferredLeave& leave = state.leaves[i];
        leaves.push_back({{"leave", leaveText(alphabet, leave.tiles)},
                          {"probability", leave.probability},
                          {"prior", leave.prior},
                          {"posterior", leave.posterior}});
    }
    json["leaves"] = std::move(leaves);
    Json tiles = Json::array();
    for (const engine::InferredTile& tile : state.tiles)
        tiles.push_back({{"tile", std::string(alphabet.written(tile.tile))},
                         {"prior", tile.prior},
                         {"posterior", tile.posterior}});
    json["tiles"] = std::move(tiles);
    return json.dump();
}

constexpr const char* kHead = "position\tkind\ttiles\tprior\tprobability\tnote\n";

std::string inferenceTable(const AskedPosition& asked, const engine::InferenceQuestion& question,
                           const engine::InferenceState& state, std::size_t most)
{
    const engine::Alphabet& alphabet = question.position.rules().alphabet;
    std::string note;
    if (state.fellBack) note = "no rack explains the move";
    else if (!state.informative()) note = "not informative";
    else if (!state.exact) note = "estimated from a sample";
    const auto row = [&](std::string_view kind, const std::string& tiles, double prior,
                         double probability) {
        return std::to_string(asked.number) + "\t" + std::string(kind) + "\t" + tiles + "\t" +
               decimalText(prior, 6) + "\t" + decimalText(probability, 6) + "\t" + note + "\n";
    };
    std::string table;
    for (std::size_t i = 0; i < std::min(most, state.leaves.size()); ++i) {
        const engine::InferredLeave& leave = state.leaves[i];
        table += row("leave", leaveText(alphabet, leave.tiles), leave.prior, leave.probability);
    }
    for (const engine::InferredTile& tile : state.tiles)
        table += row("tile", std::string(alphabet.written(tile.tile)), tile.prior, tile.posterior);
    return table;
}

/// What is asked of a position: about the move that was named, or that was played.
Result<engine::InferenceQuestion> questionFor(const AskedPosition& asked,
                                              const InferOptions& options)
{
    if (options.move.empty()) {
        if (!asked.reading)
            return failure(
                engine::ErrorCode::IllegalMove,
                engine::say("there is no move that could be read; name one with --move"));
        return *asked.reading;
    }
    const auto move = engine::readMove(asked.position, options.move);
    if (!move) {
        engine::Error error = move.error();
        error.place.file = "--move " + options.move;
        return failure(std::move(error));
    }
    engine::InferenceQuestion question{asked.position, *move};
    question.takenBack = options.takenBack;
    return question;
}

ExitStatus inferAll(const InferOptions& options)
{
    LongWork work;
    const engine::TaskContext context = work.context(threadsFor(options.threads));
    auto inputs = GameInputs::open(options.game);
    if (!inputs) return fail(kInfer, inputs.error());
    PositionSource source(options.positions, options.game, *inputs);
    return answerEach(source, kInfer, kHead, options.json, context,
                      [&](AskedPosition& asked) -> Result<std::string> {
                          auto question = questionFor(asked, options);
                          if (!question) return failure(question.error());
                          auto leaves = inputs->leavesFor(question->position);
                          if (!leaves) return failure(leaves.error());
                          question->leaves = std::move(*leaves);
                          options.inference.apply(*question, options.game.seed);
                          const auto state =
                              runInference(*question, options.inference, context, work);
                          if (!state) return failure(state.error());
                          return options.json
                                     ? inferenceJson(asked, *question, **state, options.leaves)
                                     : inferenceTable(asked, *question, **state, options.leaves);
                      });
}

}  // namespace

void addInferCommand(CLI::App& program, CommandList& commands)
{
    auto* command = program.add_subcommand(
        "infer", "What the player of a move is likely to have kept: the position is the one before "
                 "the move, with its player on turn and what is known of his rack");
    auto options = std::make_shared<InferOptions>();
    addGameOptions(*command, options->game);
    addSeedOption(*command, options->game.seed);
    addPositionOptions(*command, options->positions);
    addLenientOption(*command, options->game);
    command->add_option("--move", options->move,
                        "The move, such as \"8D QUANT\", \"exch 3\" or \"pass\"; of games default "
                        "the one that was played");
    command->add_flag("--taken-back", options->takenBack,
                      "The play was challenged off: its tiles are on the rack again");
    addInferenceOptions(*command, options->inference);
    addLimitOption(*command, options->leaves, "How many leaves, the likeliest first")
        ->capture_default_str();
    addThreadsOption(*command, options->threads);
    command->add_flag("--json", options->json, "As JSON");
    commands.add(command, [options] { return inferAll(*options); });
}

}  // namespace app
