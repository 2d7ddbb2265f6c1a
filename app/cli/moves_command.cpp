// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstdint>
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
#include "engine/base/parallel.h"
#include "engine/board/move_notation.h"
#include "engine/eval/move_ranking.h"
#include "engine/eval/shown_order.h"
#include "engine/lexicon/klv.h"

namespace app {

namespace {

using Json = nlohmann::ordered_json;

constexpr const char* kWhat = "moves";
// The search tables pay for themselves after about this many.
constexpr std::size_t kFewPositions = 300;

struct MovesOptions
{
    GameOptions game;
    std::size_t top = 15;
    bool all = false;
    bool summary = false;
    bool json = false;
    std::string sort = "equity";
    int threads = 0;  ///< 0 = one per core
};

/// The answer for one position, ready to be printed.
struct Answer
{
    std::string text;
    std::optional<engine::Error> error;
};

struct Question
{
    std::size_t number = 0;
    engine::RankRequest request;
};

double pointsOf(engine::Equity equity)
{
    return equity.toPoints();
}

void sortByScore(std::vector<engine::RankedMove>& moves)
{
    std::ranges::stable_sort(
        moves, [](const auto& a, const auto& b) { return a.move.score > b.move.score; });
}

std::string summaryOf(const Question& question, const engine::MoveRanking& ranking, bool asJson)
{
    const engine::RankedMove& best = ranking.moves.front();
    const std::string text = engine::moveText(question.request.position, best.move);
    if (asJson) {
        return Json{{"position", question.number},      {"best", text},
                    {"score", best.move.score.points},  {"equity", pointsOf(best.equity)},
                    {"places", ranking.placements},     {"exchanges", ranking.exchanges},
                    {"sum_scores", ranking.sumOfScores}}
            .dump();
    }
    return std::to_string(question.number) + "\t" + text + "\t" +
           std::to_string(best.move.score.points) + "\t" + equityText(best.equity) + "\t" +
           std::to_string(ranking.placements) + "\t" + std::to_string(ranking.exchanges) + "\t" +
           std::to_string(ranking.sumOfScores) + "\n";
}

std::string listOf(const Question& question, const engine::MoveRanking& ranking,
                   const MovesOptions& options)
{
    const engine::Position& position = question.request.position;
    const engine::KlvPtr& leaves = question.request.leaves;
    const std::size_t count =
        options.all ? ranking.moves.size() : std::min(options.top, ranking.moves.size());
    std::string table;
    auto list = Json::array();
    for (std::size_t i = 0; i < count; ++i) {
        const engine::RankedMove& ranked = ranking.moves[i];
        const engine::Leave leave = engine::leaveAfter(position, ranked.move);
        const engine::Equity value = leaves ? leaves->value(leave) : engine::Equity{};
        const std::string move = engine::moveText(position, ranked.move);
        const std::string kept = position.rules().alphabet.written(leave.tiles());
        const bool unvalued = engine::keepsRackUnvalued(position, ranked.move);
        if (options.json) {
            list.push_back({{"rank", i + 1},
                            {"move", move},
                            {"score", ranked.move.score.points},
                            {"leave", kept},
                            {"leave_value", pointsOf(value)},
                            {"equity", pointsOf(ranked.equity)}});
            if (unvalued) list.back()["note"] = kRackNotValued;
            continue;
        }
        table += std::to_string(question.number) + "\t" + std::to_string(i + 1) + "\t" + move +
                 "\t" + std::to_string(ranked.move.score.points) + "\t" + kept + "\t" +
                 equityText(value) + "\t" + equityText(ranked.equity) + "\t" +
                 (unvalued ? kRackNotValued : "") + "\n";
    }
    if (!options.json) return table;
    Json answer{{"position", question.number}};
    if (ranking.placements >= 0) {
        answer["places"] = ranking.placements;
        answer["exchanges"] = ranking.exchanges;
    }
    answer["moves"] = std::move(list);
    return answer.dump();
}

Answer answerTo(const Question& question, const MovesOptions& options,
                const engine::TaskContext& context)
{
    auto ranking = engine::rankMoves(question.request, context);
    if (!ranking) return {{}, ranking.error()};
    if (options.sort == "score") sortByScore(ranking->moves);
    if (options.summary) return {summaryOf(question, *ranking, options.json), {}};
    return {listOf(question, *ranking, options), {}};
}

/// Each question is one thread's whole work, so that the answers don't depend on their number.
std::vector<Answer> answersTo(const std::vector<Question>& questions, const MovesOptions& options,
                              int threads, const engine::TaskContext& context)
{
    std::vector<Answer> answers(questions.size());
    engine::TaskContext all = context;
    all.threads = threads;
    // Each is asked even after a stop, and then says that it was stopped.
    all.stop = {};
    static_cast<void>(engine::parallelFor({std::ssize(questions)}, all, [&] {
        return [&](std::int64_t number) {
            const auto i = static_cast<std::size_t>(number);
            answers[i] = answerTo(questions[i], options, context);
        };
    }));
    return answers;
}

ExitStatus listMoves(const MovesOptions& options)
{
    auto inputs = GameInputs::open(options.game);
    if (!inputs) return fail(kWhat, inputs.error());
    const auto lines = readCgpLines(options.game);
    if (!lines) return fail(kWhat, lines.error());
    if (lines->size() <= kFewPositions) inputs->setTables(engine::TablesWhen::OnDemand);

    const int threads = threadsFor(options.threads);
    // A summary needs the best move and the counts, not the list.
    const bool needsAll = options.all || (options.sort == "score" && !options.summary);
    const std::size_t limit = needsAll ? 0 : options.summary ? 1 : options.top;
    const auto batch = static_cast<std::size_t>(threads) * 16;

    LongWork work;
    const engine::TaskContext context = work.context();
    const char* head = "position\trank\tmove\tscore\tleave\tleave_value\tequity\tnote\n";
    if (options.json) head = "[";
    else if (options.summary)
        head = "position\tbest\tscore\tequity\tplaces\texchanges\tsum_scores\n";

    bool anyAnswer = false;
    ExitStatus status = ExitStatus::Done;
    std::vector<Question> questions;
    for (std::size_t i = 0; i < lines->size() && status == ExitStatus::Done;) {
        questions.clear();
        for (; i < lines->size() && questions.size() < batch; ++i) {
            auto position = inputs->position((*lines)[i], context);
            if (!position) {
                status = fail(kWhat, position.error());
                break;
            }
            auto leaves = inputs->leavesFor(*position);
            if (!leaves) {
                status = fail(kWhat, leaves.error());
                break;
            }
            questions.push_back(
                {i, {std::move(*position), std::move(*leaves), limit, options.summary}});
        }
        const auto answers = answersTo(questions, options, threads, context);
        for (std::size_t k = 0; k < answers.size(); ++k) {
            if (answers[k].error) {
                status = fail(kWhat, *answers[k].error);
                break;
            }
            // Nothing is written when there is nothing but an error to tell.
            if (questions[k].number == 0) put(head);
            if (options.json) put(questions[k].number == 0 ? "\n" : ",\n");
            put(answers[k].text);
        }
        anyAnswer = anyAnswer || (!answers.empty() && !answers.front().error);
        work.show({engine::say("positions"), static_cast<std::int64_t>(i),
                   static_cast<std::int64_t>(lines->size())});
    }
    if (options.json && anyAnswer) put("\n]\n");
    return status;
}

}  // namespace

void addMovesCommand(CLI::App& program, CommandList& commands)
{
    auto* command = program.add_subcommand("moves", "Ranked moves of positions");
    auto options = std::make_shared<MovesOptions>();
    addGameOptions(*command, options->game);
    addPositionOptions(*command, options->game);
    auto* top = command->add_option("--top", options->top, "How many moves of each position")
                    ->check(CLI::PositiveNumber)
                    ->capture_default_str();
    command->add_flag("--all", options->all, "All moves")->excludes(top);
    command->add_option("--sort", options->sort, "equity or score")
        ->check(CLI::IsMember({"equity", "score"}))
        ->capture_default_str();
    command->add_flag("--summary", options->summary, "One line per position");
    command->add_flag("--json", options->json, "As JSON");
    command->add_option("--threads", options->threads, "Default: one per core")
        ->check(CLI::Range(1, 1024));
    commands.add(command, [command, options] {
        if (command->count("--cgp") + command->count("--cgp-file") == 0) {
            complain("usage", "moves needs --cgp or --cgp-file");
            return ExitStatus::Usage;
        }
        return listMoves(*options);
    });
}

}  // namespace app
