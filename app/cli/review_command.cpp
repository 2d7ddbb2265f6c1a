// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/cli/answer_list.h"
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/game_inputs.h"
#include "app/cli/number_check.h"
#include "app/cli/output_files.h"
#include "app/cli/selfplay_inputs.h"
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

constexpr const char* kReview = "review";

struct ReviewOptions
{
    GameOptions game;
    std::vector<std::string> in;
    std::size_t number = 0;     ///< 0 = the only game
    std::string depth;          ///< empty = static, standard where it says how to search
    double secondsPerTurn = 0;  ///< 0 = what belongs to the depth
    bool infer = false;
    bool withSeed = false;
    bool summary = false;
    bool json = false;
    int threads = 0;  ///< 0 = one per core
    std::string share = "1/1";
    std::vector<std::string> merge;

    /// Who does wants one.
    [[nodiscard]] bool saysHowToSearch() const { return secondsPerTurn > 0 || infer; }
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

constexpr const char* kNoMistake = "none";

std::string_view className(const TurnReview& turn)
{
    return turn.mistake == engine::MistakeSize::None ? kNoMistake : mistakeName(turn.mistake);
}

std::vector<std::string_view> tagNames(const TurnReview& turn)
{
    std::vector<std::string_view> names;
    for (std::size_t i = 0; i < engine::kReviewTagCount; ++i) {
        const auto tag = static_cast<engine::ReviewTag>(i);
        if (turn.tags.has(tag)) names.push_back(reviewTagName(tag));
    }
    return names;
}

std::string listText(const std::vector<std::string_view>& names)
{
    std::string text;
    for (const std::string_view name : names)
        text += (text.empty() ? "" : ", ") + std::string(name);
    return text;
}

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

/// What a search found; chances in percent.
std::string searchTable(const Reviewed& game)
{
    std::string table =
        "turn\tplayer\track\tplayed\tscore\tlead\tbest\tloss_win\tloss_win_se\tloss_points\t"
        "class\ttags\tby\tluck\tnot_judged\n";
    for (const TurnReview& turn : game.review.turns) {
        const engine::Event& event = game.record.node(turn.node).event;
        table += std::to_string(turn.number) + "\t" + game.nick(turn.player) + "\t" +
                 engine::rackText(game.record.rules().alphabet, event.rack) + "\t" +
                 game.played(turn) + "\t" + std::to_string(event.score.points) + "\t" +
                 std::to_string(engine::leadOfFirst(turn.totals).points) + "\t";
        if (turn.judged()) {
            const auto& verdict = turn.verdict;
            table += game.text(turn, turn.bestMove()) + "\t" +
                     (verdict ? decimalText(100 * verdict->lossWin, 2) : std::string()) + "\t" +
                     (verdict ? decimalText(100 * verdict->winError, 2) : std::string()) + "\t" +
                     decimalText(turn.lossPoints(), 2) + "\t" + std::string(className(turn));
        } else {
            table += "\t\t\t\t";
        }
        table += "\t" + listText(tagNames(turn)) + "\t" +
                 (turn.judged() ? std::string(judgedByName(turn.by())) : std::string()) + "\t" +
                 (turn.luck ? decimalText(turn.luck->points, 1) : std::string()) + "\t" +
                 (turn.judged() ? turn.unsearched.english() : std::string(gapName(turn.gap))) +
                 "\n";
    }
    return table;
}

std::string playerTable(const Reviewed& game)
{
    using engine::MistakeSize;
    std::string table = "player\tturns\tjudged\tbest\tlost\tsmall\tmedium\tlarge\tmistake_index\t"
                        "bingos\tmissed_bingos\tphonies\tphonies_that_stood\n";
    const auto addCell = [&table](std::string_view text) {
        table += '\t';
        table += text;
    };
    for (std::size_t i = 0; i < game.review.players.size(); ++i) {
        const engine::PlayerReview& player = game.review.players[i];
        table += game.nick(static_cast<int>(i));
        for (const int number : {player.turns, player.judged, player.best})
            addCell(std::to_string(number));
        addCell(equityText(player.lost));
        for (const auto size : {MistakeSize::Small, MistakeSize::Medium, MistakeSize::Large})
            addCell(std::to_string(player.mistakesOf(size)));
        addCell(decimalText(player.mistakeIndex(), 1));
        for (const int number :
             {player.bingos, player.missedBingos, player.phonies, player.phoniesThatStood})
            addCell(std::to_string(number));
        table += "\n";
    }
    return table;
}

/// What a search found, in the place of what the static evaluation says; chances in percent.
void addVerdict(const Reviewed& game, const TurnReview& turn, Json& json)
{
    const engine::TurnVerdict& verdict = *turn.verdict;
    json["static_best"] = json["best"];
    json["best"] = game.text(turn, verdict.best);
    json["loss_win"] = 100 * verdict.lossWin;
    json["loss_win_se"] = 100 * verdict.winError;
    json["loss_points_se"] = verdict.pointsError;
    json["win"] = 100 * verdict.win;
    json["best_win"] = 100 * verdict.bestWin;
    json["by_points"] = verdict.byPoints;
    if (verdict.blown) json["blown"] = true;
    json["proved"] = verdict.proved;
    json["iterations"] = verdict.iterations;
    json["seconds"] = verdict.seconds;
    if (verdict.takenBackWin && verdict.takenBackPoints) {
        json["taken_back_win"] = 100 * *verdict.takenBackWin;
        json["taken_back_points"] = *verdict.takenBackPoints;
    }
}

/// Phases, reasons and luck of a player.
void addCard(const engine::PlayerReview& player, Json& json)
{
    json["loss_win"] = 100 * player.lossWin;
    json["mean_loss_win"] = 100 * player.meanLossWin();
    json["loss_points"] = player.lossPoints;
    json["searched"] = player.searched;
    json["rating_estimate"] = player.estimatedRating();
    json["luck"] = player.luck;
    json["draws"] = player.draws;
    Json phases = Json::array();
    for (std::size_t i = 0; i < player.phases.size(); ++i) {
        const engine::PhaseReview& phase = player.phases[i];
        phases.push_back({{"phase", phaseName(static_cast<engine::GamePhase>(i))},
                          {"decisions", phase.decisions},
                          {"searched", phase.searchedDecisions},
                          {"loss_win", 100 * phase.lossWin},
                          {"loss_points", phase.lossPoints},
                          {"decisions_by_points", phase.decisionsByPoints},
                          {"loss_by_points", phase.lossByPoints},
                          {"small", phase.mistakes[1]},
                          {"medium", phase.mistakes[2]},
                          {"large", phase.mistakes[3]}});
    }
    json["phases"] = std::move(phases);
    Json tags = Json::object();
    for (std::size_t i = 0; i < player.tags.size(); ++i)
        if (player.tags[i] > 0)
            tags[std::string(reviewTagName(static_cast<engine::ReviewTag>(i)))] = player.tags[i];
    json["tags"] = std::move(tags);
}

Json turnJson(const Reviewed& game, const TurnReview& turn)
{
    const engine::Event& event = game.record.node(turn.node).event;
    Json json{{"turn", turn.number},
              {"player", game.nick(turn.player)},
              {"rack", engine::rackText(game.record.rules().alphabet, event.rack)},
              {"move", game.played(turn)},
              {"played", game.played(turn)},
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
        json["by"] = judgedByName(turn.by());
        json["class"] = className(turn);
        json["loss_points"] = turn.lossPoints();
        json["loss_win"] = nullptr;
        json["phase"] = phaseName(turn.phase);
        json["decision"] = turn.wasDecision();
        if (turn.verdict) addVerdict(game, turn, json);
        if (turn.isDoubtful()) json["doubtful"] = true;
        if (!turn.unsearched.empty()) json["not_searched"] = turn.unsearched.english();
        if (turn.luck) {
            json["luck"] = turn.luck->points;
            json["luck_se"] = turn.luck->error;
        }
    } else {
        json["not_judged"] = gapName(turn.gap);
    }
    json["tags"] = tagNames(turn);
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
        addCard(player, json["players"].back());
    }
    Json keys = Json::array();
    for (const engine::KeyTurn& key : keyTurns(game.review)) {
        const bool isMistake = key.why == engine::KeyTurn::Why::Mistake;
        keys.push_back({{"turn", game.review.turns[key.turn].number},
                        {"why", isMistake ? "mistake" : "find"},
                        {"win", 100 * key.win}});
    }
    json["key_turns"] = std::move(keys);
    json["depth"] = reviewDepthName(game.review.depth);
    json["complete"] = game.review.complete;
    Json remarks = Json::array();
    for (const engine::Sentence& remark : game.review.remarks) remarks.push_back(remark.english());
    json["remarks"] = std::move(remarks);
    return json;
}

Result<Answer> answerAbout(const std::string& path, const ReviewOptions& options,
                           GameInputs& inputs, const engine::TaskContext& context)
{
    const auto file = openGameFile(path, options.game);
    if (!file) return engine::failure(file.error());
    for (const engine::Error& each : file->remarks) remark(each);
    const auto record = chooseGame(*file, options.number, path);
    if (!record) return engine::failure(record.error());
    const auto lexicons = inputs.lexiconsOf(*record, context);
    if (!lexicons) return engine::failure(lexicons.error());
    const auto replay = engine::replay(*record, {*lexicons, true});
    if (!replay) return engine::failure(replay.error());
    const auto leaves = inputs.leavesFor(*replay->at(engine::kRootNode).after);
    if (!leaves) return engine::failure(leaves.error());
    auto table = inputs.winTableFor(*replay->at(engine::kRootNode).after);
    if (!table) return engine::failure(table.error());
    engine::ReviewRequest request{*record, engine::kRootNode, *lexicons, *leaves};
    // The option was checked: the name is one of those that there are.
    const auto usual =
        options.saysHowToSearch() ? engine::ReviewDepth::Standard : engine::ReviewDepth::Static;
    request.depth = engine::reviewDepthFrom(options.depth).value_or(usual);
    request.judging = engine::JudgeSettings::of(request.depth);
    request.judging->seed = options.game.seed;
    if (options.secondsPerTurn > 0) request.judging->seconds = options.secondsPerTurn;
    request.winTable = std::move(*table);
    request.infer = options.infer;
    const auto found = engine::reviewGame(request, context);
    if (!found) return engine::failure(found.error());
    for (const engine::Sentence& remark : found->remarks) complain("note", remark.english());
    if (!found->complete) complain("note", "the review was stopped: these are the turns so far");

    const Reviewed game{*record, *replay, *found};
    Answer answer;
    answer.partial = !found->complete;
    if (options.json) {
        answer.json = gameJson(game);
        if (options.summary) answer.json.erase("turns");
        answer.json["lexicon"] = lexicons->game->name();
        for (int i = 0; lexicons->differ() && i < record->playerCount(); ++i)
            answer.json["lexicons_of_players"].push_back(lexicons->of(i)->name());
        answer.json["leaves"] = *leaves ? Json(inputs.leavesName()) : Json(nullptr);
    } else {
        const bool isStatic = request.depth == engine::ReviewDepth::Static;
        answer.table = options.summary ? playerTable(game)
                       : isStatic      ? turnTable(game)
                                       : searchTable(game);
    }
    return answer;
}

ExitStatus review(const ReviewOptions& options)
{
    if (!options.merge.empty()) return mergeAnswers(options.merge, kReview, options.json);
    // What has no effect would be believed to have had one.
    const bool isStatic = options.depth == "static" || options.depth.empty();
    if (isStatic && options.withSeed && !options.saysHowToSearch()) {
        complain("usage", "--seed does nothing with --depth static, the default");
        return ExitStatus::Usage;
    }
    if (options.depth == "static" && options.saysHowToSearch()) {
        complain("usage", std::string(options.infer ? "--infer" : "--seconds-per-turn") +
                              " does nothing with --depth static");
        return ExitStatus::Usage;
    }
    auto inputs = GameInputs::open(options.game);
    if (!inputs) return fail(kReview, inputs.error());
    LongWork work;
    const engine::TaskContext context = work.context(threadsFor(options.threads));
    return answerFiles(
        options.in, kReview, context,
        [&](const std::string& path) { return answerAbout(path, options, *inputs, context); },
        engine::WorkShare::parse(options.share).value_or(engine::WorkShare()));
}

}  // namespace

void addReviewCommand(CLI::App& program, CommandList& commands)
{
    auto* command = program.add_subcommand(
        "review",
        "The turns of games beside the best moves, static or as a search finds them: what "
        "they cost, why, phonies, luck");
    auto options = std::make_shared<ReviewOptions>();
    addGameOptions(*command, options->game);
    addPlayerLexiconsOption(*command, options->game);
    auto* games = takesInput(
        command->add_option("GAME", options->in, "GCG, CGP or study; any number of them"));
    command->add_option("--game", options->number, "Which game, where a file has several")
        ->check(CLI::PositiveNumber);
    command
        ->add_option(
            "--depth", options->depth,
            "static: by score and leave; standard: by simulation and exact endgames, about "
            "a minute for a game, also the default with --seconds-per-turn or --infer; deep: ten "
            "times as long")
        ->check(CLI::IsMember({"static", "standard", "deep"}))
        ->default_str("static");
    command
        ->add_option("--seconds-per-turn", options->secondsPerTurn,
                     "At most, for each turn that is searched; default 2.2, deep 22")
        ->check(CLI::PositiveNumber)
        ->check(aNumber());
    command->add_flag("--infer", options->infer,
                      "Searches draw the opponent's tiles by what his last move tells of them");
    const auto* seed = addSeedOption(*command, options->game.seed);
    addThreadsOption(*command, options->threads);
    command->add_flag("--summary", options->summary, "One line per player");
    command->add_flag("--json", options->json, "Turns and players as JSON");
    auto* share = command
                      ->add_option("--share", options->share,
                                   "Only this part of the games, such as 2/5 for the second of "
                                   "five, for one of several machines")
                      ->check(workShares());
    auto* merge = takesInput(command->add_option(
        "--merge-shares", options->merge,
        "What all shares have put out, in their order: nothing is reviewed, it is put together, as "
        "if one machine had reviewed it all"));
    merge->excludes(share)->excludes(games);
    command->callback([games, merge] {
        if (games->count() + merge->count() == 0) throw CLI::RequiredError("GAME");
    });
    commands.add(command, [options, seed] {
        options->withSeed = seed->count() > 0;
        return review(*options);
    });
}

}  // namespace app
