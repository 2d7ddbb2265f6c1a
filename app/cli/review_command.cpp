// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstddef>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/cli/answer_list.h"
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/game_inputs.h"
#include "engine/board/move_notation.h"
#include "engine/eval/shown_order.h"
#include "engine/game/review.h"

namespace app {

namespace {

using engine::GameRecord;
using engine::GameReview;
using engine::Result;
using engine::TurnReview;
using Json = nlohmann::ordered_json;

constexpr const char* kWhat = "review";

struct ReviewOptions
{
    GameOptions game;
    std::vector<std::string> in;
    std::size_t number = 0;  ///< 0 = the only game
    bool summary = false;
    bool json = false;
};

/// What is reviewed, for printing it.
struct Reviewed
{
    const GameRecord& record;
    const engine::Replay& replay;
    const GameReview& review;

    [[nodiscard]] const std::string& nick(int player) const
    {
        return record.info().players[static_cast<std::size_t>(player)].nick;
    }
    [[nodiscard]] std::string text(const TurnReview& turn, const engine::Move& move) const
    {
        return engine::moveText(*replay.at(turn.node).before, move);
    }
    /// What there is to say about the equity of a turn that was judged; may be empty.
    [[nodiscard]] std::string note(const TurnReview& turn) const
    {
        // A play that was taken back counts as a pass.
        const engine::Move valued = turn.takenBack ? engine::passMove() : turn.played;
        if (!turn.judged() || !keepsRackUnvalued(*replay.at(turn.node).before, valued)) return {};
        return kRackNotValued;
    }
    /// What was played; of what is no move its kind.
    [[nodiscard]] std::string played(const TurnReview& turn) const
    {
        const engine::Event& event = record.node(turn.node).event;
        switch (event.kind) {
        case engine::EventKind::Place:
            if (!replay.at(turn.node).fits)
                return engine::placementText(record.rules().alphabet, event.move);
            break;
        case engine::EventKind::Exchange:
        case engine::EventKind::Pass: break;
        case engine::EventKind::LostChallenge: return "lost challenge";
        case engine::EventKind::Unread: return "unread";
        default: return "settlement";
        }
        return text(turn, replay.at(turn.node).move);
    }
};

std::string yes(bool value)
{
    return value ? "1" : "";
}

std::string turnTable(const Reviewed& game)
{
    std::string table = "turn\tplayer\track\tmove\tscore\tlead\trank\tmoves\tbest\tequity\t"
                        "best_equity\tlost\tmistake\tmissed_bingo\tphony\tnot_judged\tnote\n";
    for (const TurnReview& turn : game.review.turns) {
        const engine::Event& event = game.record.node(turn.node).event;
        table += std::to_string(turn.number) + "\t" + game.nick(turn.player) + "\t" +
                 engine::rackText(game.record.rules().alphabet, event.rack) + "\t" +
                 game.played(turn) + "\t" + std::to_string(event.score.points) + "\t" +
                 std::to_string(engine::leadOfFirst(turn.totals).points) + "\t";
        if (turn.judged()) {
            table += (turn.rank > 0 ? std::to_string(turn.rank) : std::string()) + "\t" +
                     std::to_string(turn.moves) + "\t" + game.text(turn, turn.best.move) + "\t" +
                     equityText(turn.equity) + "\t" + equityText(turn.best.equity) + "\t" +
                     equityText(turn.lost) + "\t" + std::string(mistakeName(turn.mistake)) + "\t" +
                     (turn.missedBingo ? game.text(turn, turn.missedBingo->move) : std::string());
        } else {
            table += "\t\t\t\t\t\t\t";
        }
        table += "\t" + yes(turn.phony) + "\t" + std::string(gapName(turn.gap)) + "\t" +
                 game.note(turn) + "\n";
    }
    return table;
}

std::string playerTable(const Reviewed& game)
{
    using engine::MistakeSize;
    std::string table = "player\tturns\tjudged\tbest\tlost\tsmall\tmedium\tlarge\tmistake_index\t"
                        "bingos\tmissed_bingos\tphonies\tphonies_that_stood\n";
    for (std::size_t i = 0; i < game.review.players.size(); ++i) {
        const engine::PlayerReview& player = game.review.players[i];
        table += game.nick(static_cast<int>(i));
        for (const int number : {player.turns, player.judged, player.best})
            table += "\t" + std::to_string(number);
        table += "\t" + equityText(player.lost);
        for (const auto size : {MistakeSize::Small, MistakeSize::Medium, MistakeSize::Large})
            table += "\t" + std::to_string(player.mistakesOf(size));
        table += "\t" + decimalText(player.mistakeIndex(), 1);
        for (const int number :
             {player.bingos, player.missedBingos, player.phonies, player.phoniesThatStood})
            table += "\t" + std::to_string(number);
        table += "\n";
    }
    return table;
}

Json turnJson(const Reviewed& game, const TurnReview& turn)
{
    const engine::Event& event = game.record.node(turn.node).event;
    Json json{{"turn", turn.number},
              {"player", game.nick(turn.player)},
              {"rack", engine::rackText(game.record.rules().alphabet, event.rack)},
              {"move", game.played(turn)},
              {"score", event.score.points},
              {"lead", engine::leadOfFirst(turn.totals).points}};
    if (turn.judged()) {
        if (turn.rank > 0) json["rank"] = turn.rank;
        json["moves"] = turn.moves;
        json["best"] = game.text(turn, turn.best.move);
        json["equity"] = turn.equity.toPoints();
        json["best_equity"] = turn.best.equity.toPoints();
        json["lost"] = turn.lost.toPoints();
        if (turn.mistake != engine::MistakeSize::None) json["mistake"] = mistakeName(turn.mistake);
        if (turn.missedBingo) json["missed_bingo"] = game.text(turn, turn.missedBingo->move);
        if (const std::string note = game.note(turn); !note.empty()) json["note"] = note;
    } else {
        json["not_judged"] = gapName(turn.gap);
    }
    if (turn.phony) json["phony"] = true;
    if (turn.takenBack) json["taken_back"] = true;
    return json;
}

Json gameJson(const Reviewed& game)
{
    using engine::MistakeSize;
    Json json{{"turns", Json::array()}, {"players", Json::array()}};
    for (const TurnReview& turn : game.review.turns) json["turns"].push_back(turnJson(game, turn));
    for (std::size_t i = 0; i < game.review.players.size(); ++i) {
        const engine::PlayerReview& player = game.review.players[i];
        json["players"].push_back({{"player", game.nick(static_cast<int>(i))},
                                   {"turns", player.turns},
                                   {"judged", player.judged},
                                   {"best", player.best},
                                   {"lost", player.lost.toPoints()},
                                   {"small", player.mistakesOf(MistakeSize::Small)},
                                   {"medium", player.mistakesOf(MistakeSize::Medium)},
                                   {"large", player.mistakesOf(MistakeSize::Large)},
                                   {"mistake_index", player.mistakeIndex()},
                                   {"bingos", player.bingos},
                                   {"missed_bingos", player.missedBingos},
                                   {"phonies", player.phonies},
                                   {"phonies_that_stood", player.phoniesThatStood}});
    }
    return json;
}

Result<Answer> answerAbout(const std::string& path, const ReviewOptions& options,
                           GameInputs& inputs, const engine::TaskContext& context)
{
    const auto file = openGameFile(path, options.game);
    if (!file) return engine::failure(file.error());
    for (const engine::Error& remark : file->remarks) complain("note", remark.toString());
    const auto record = chooseGame(*file, options.number, path);
    if (!record) return engine::failure(record.error());
    const auto lexicon = inputs.lexiconFor(record->rules(), context);
    if (!lexicon) return engine::failure(lexicon.error());
    const auto replay = engine::replay(*record, {*lexicon, true});
    if (!replay) return engine::failure(replay.error());
    const auto leaves = inputs.leavesFor(*replay->at(engine::kRootNode).after);
    if (!leaves) return engine::failure(leaves.error());
    const auto found = engine::reviewGame({*record, engine::kRootNode, *lexicon, *leaves}, context);
    if (!found) return engine::failure(found.error());

    const Reviewed game{*record, *replay, *found};
    Answer answer;
    if (options.json) {
        answer.json = gameJson(game);
        answer.json["lexicon"] = (*lexicon)->name();
        answer.json["leaves"] = *leaves ? Json(inputs.leavesName()) : Json(nullptr);
    } else {
        answer.table = options.summary ? playerTable(game) : turnTable(game);
    }
    return answer;
}

ExitStatus review(const ReviewOptions& options)
{
    auto inputs = GameInputs::open(options.game);
    if (!inputs) return fail(kWhat, inputs.error());
    LongWork work;
    const engine::TaskContext context = work.context();
    return answerFiles(options.in, kWhat, context, [&](const std::string& path) {
        return answerAbout(path, options, *inputs, context);
    });
}

}  // namespace

void addReviewCommand(CLI::App& program, CommandList& commands)
{
    auto* command = program.add_subcommand(
        "review", "The turns of games beside the best static moves: rank, equity lost, missed "
                  "bingos, phonies");
    auto options = std::make_shared<ReviewOptions>();
    addGameOptions(*command, options->game);
    takesInput(command->add_option("GAME", options->in, "GCG, CGP or study; any number of them"))
        ->required();
    command->add_option("--game", options->number, "Which game, where a file has several")
        ->check(CLI::PositiveNumber);
    command->add_flag("--summary", options->summary, "One line per player");
    command->add_flag("--json", options->json, "Turns and players as JSON");
    commands.add(command, [options] { return review(*options); });
}

}  // namespace app
