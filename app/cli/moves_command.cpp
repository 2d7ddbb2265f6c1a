// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <system_error>
#include <type_traits>
#include <unordered_map>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/game_inputs.h"
#include "app/cli/number_check.h"
#include "app/cli/position_source.h"
#include "engine/base/file_name.h"
#include "engine/base/parallel.h"
#include "engine/board/hands.h"
#include "engine/board/legality.h"
#include "engine/board/move_notation.h"
#include "engine/eval/move_groups.h"
#include "engine/eval/move_ranking.h"
#include "engine/eval/replies.h"
#include "engine/eval/shown_order.h"
#include "engine/game/report_rows.h"
#include "engine/lexicon/klv.h"

namespace app {

namespace {

using Json = nlohmann::ordered_json;

constexpr const char* kMoves = "moves";
// The search tables pay for themselves after about this many.
constexpr std::size_t kFewPositions = 300;
// Of a jumbled position with two blanks, which has tens of millions.
constexpr std::size_t kMostGrouped = 100'000;
// Of a list that has no end worth reading.
constexpr std::size_t kMostReplies = 1'000'000;

struct MovesOptions
{
    GameOptions game;
    PositionOptions positions;
    std::size_t top = 15;
    bool all = false;
    bool summary = false;
    bool json = false;
    bool print = false;
    bool group = false;
    bool replies = false;
    std::string after;     ///< a move that is replied to; empty = none
    double minChance = 0;  ///< per cent
    int minScore = 0;
    std::string sort;  ///< empty = by what the list is about
    int threads = 0;   ///< 0 = one per core
};

/// The answer for one position, ready to be printed.
struct MovesAnswer
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

/// Of the whole list, so that columns of one row stay together.
void sortBy(const std::string& key, engine::MoveRanking& ranking)
{
    std::vector<std::size_t> order(ranking.moves.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    if (key == "score") {
        std::ranges::stable_sort(order, std::ranges::greater{},
                                 [&](std::size_t i) { return ranking.moves[i].move.score.points; });
    } else if (key == "win" && !ranking.chances.empty()) {
        std::ranges::stable_sort(order, std::ranges::greater{},
                                 [&](std::size_t i) { return ranking.chances[i].share; });
    }
    const auto inOrder = [&order](const auto& list) {
        std::remove_cvref_t<decltype(list)> sorted;
        for (const std::size_t i : order) sorted.push_back(list[i]);
        return sorted;
    };
    if (!ranking.chances.empty()) ranking.chances = inOrder(ranking.chances);
    ranking.moves = inOrder(ranking.moves);
}

/// Of moves on the same squares with the same tiles in another order the first stays; returns how
/// many each of those that stay stands for.
std::vector<int> groupOrders(const engine::GameRules& rules, engine::MoveRanking& ranking)
{
    std::vector<int> counts;
    std::unordered_map<std::string, std::size_t> firsts;
    std::size_t kept = 0;
    for (std::size_t i = 0; i < ranking.moves.size(); ++i) {
        const std::string key =
            rules.jumbled() ? engine::squaresAndTiles(ranking.moves[i].move) : std::string();
        if (!key.empty()) {
            const auto [first, isNew] = firsts.try_emplace(key, kept);
            if (!isNew) {
                ++counts[first->second];
                continue;
            }
        }
        ranking.moves[kept] = ranking.moves[i];
        if (!ranking.chances.empty()) ranking.chances[kept] = ranking.chances[i];
        counts.push_back(1);
        ++kept;
    }
    ranking.moves.erase(ranking.moves.begin() + static_cast<std::ptrdiff_t>(kept),
                        ranking.moves.end());
    if (!ranking.chances.empty()) ranking.chances.resize(kept);
    return counts;
}

/// Tiles of the rack of the player on turn that follow from the counts, but aren't known.
int unknownTiles(const engine::Position& position)
{
    const int held = engine::tilesHeld(position, position.onTurn());
    return std::max(0, held - position.mover().rack.total());
}

/// Says nothing of a rack that is known.
void addPartialRack(const engine::Position& position, Json& answer)
{
    const int unknown = unknownTiles(position);
    if (unknown == 0) return;
    answer["partial_rack"] = true;
    answer["unknown_tiles"] = unknown;
}

std::string summaryOf(const Question& question, const engine::MoveRanking& ranking, bool asJson)
{
    const engine::RankedMove& best = ranking.moves.front();
    const std::string text = engine::moveText(question.request.position, best.move);
    if (asJson) {
        Json answer{{"position", question.number},      {"best", text},
                    {"score", best.move.score.points},  {"equity", pointsOf(best.equity)},
                    {"places", ranking.placements},     {"exchanges", ranking.exchanges},
                    {"sum_scores", ranking.sumOfScores}};
        addPartialRack(question.request.position, answer);
        return answer.dump();
    }
    return std::to_string(question.number) + "\t" + text + "\t" +
           std::to_string(best.move.score.points) + "\t" + equityText(best.equity) + "\t" +
           std::to_string(ranking.placements) + "\t" + std::to_string(ranking.exchanges) + "\t" +
           std::to_string(ranking.sumOfScores) + "\n";
}

/// The board and who holds what, as comments of the table.
std::string pictureOf(std::size_t number, const engine::Position& position)
{
    const engine::Alphabet& alphabet = position.rules().alphabet;
    std::string picture = "# position " + std::to_string(number) + "\n";
    std::string board = engine::report::boardText(position);
    for (std::size_t begin = 0; begin < board.size();) {
        const std::size_t end = std::min(board.find('\n', begin), board.size());
        picture += "# " + board.substr(begin, end - begin) + "\n";
        begin = end + 1;
    }
    for (int player = 0; player < position.playerCount(); ++player) {
        picture += std::string("# ") + (player == position.onTurn() ? ">" : " ") + " player " +
                   std::to_string(player + 1) + ": " +
                   std::to_string(position.player(player).score.points) + ", " +
                   alphabet.written(position.player(player).rack.tiles());
        const int unknown = player == position.onTurn() ? unknownTiles(position) : 0;
        if (unknown > 0) picture += " and " + std::to_string(unknown) + " not known";
        picture += "\n";
    }
    return picture + "# in the bag: " + std::to_string(position.bagSize()) + "\n";
}

Json boardJson(const engine::Position& position)
{
    auto rows = Json::array();
    const std::string board = engine::report::boardText(position);
    for (std::size_t begin = 0; begin < board.size();) {
        const std::size_t end = std::min(board.find('\n', begin), board.size());
        rows.push_back(board.substr(begin, end - begin));
        begin = end + 1;
    }
    return rows;
}

/// `orders`: of each row, where they are grouped; else empty.
std::string listOf(const Question& question, const engine::MoveRanking& ranking,
                   const std::vector<int>& orders, const MovesOptions& options)
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
        const bool unvalued = engine::keepsRackUnvalued(position, ranked.move);
        const engine::Equity value = leaves && !unvalued ? leaves->value(leave) : engine::Equity{};
        const std::string move = engine::moveText(position, ranked.move);
        const std::string kept = position.rules().alphabet.written(leave.tiles());
        const bool hasChance = !ranking.chances.empty();
        const double win = hasChance ? 100 * ranking.chances[i].share : 0;
        if (options.json) {
            Json row{{"rank", i + 1},
                     {"move", move},
                     {"score", ranked.move.score.points},
                     {"leave", kept},
                     {"leave_value", pointsOf(value)},
                     {"equity", pointsOf(ranked.equity)}};
            if (unvalued) row["note"] = kRackNotValued;
            if (hasChance) row["win_percent"] = win;
            if (!orders.empty()) row["orders"] = orders[i];
            list.push_back(std::move(row));
            continue;
        }
        table += std::to_string(question.number) + "\t" + std::to_string(i + 1) + "\t" + move +
                 "\t" + std::to_string(ranked.move.score.points) + "\t" + kept + "\t" +
                 equityText(value) + "\t" + equityText(ranked.equity) + "\t" +
                 (unvalued ? kRackNotValued : "") + "\t" +
                 (hasChance ? decimalText(win, 2) : std::string()) +
                 (orders.empty() ? std::string() : "\t" + std::to_string(orders[i])) + "\n";
    }
    if (!options.json) return table;
    Json answer{{"position", question.number}};
    if (options.print) answer["board"] = boardJson(position);
    if (ranking.placements >= 0) {
        answer["places"] = ranking.placements;
        answer["exchanges"] = ranking.exchanges;
    }
    addPartialRack(position, answer);
    answer["moves"] = std::move(list);
    return answer.dump();
}

// --- replies --------------------------------------------------------------------------------

engine::ReplyOrder orderOf(const std::string& sort)
{
    if (sort == "chance") return engine::ReplyOrder::Chance;
    return sort == "expected" ? engine::ReplyOrder::Expected : engine::ReplyOrder::Score;
}

/// Who replies: the player on turn when nothing is known of his rack, else the next one.
int replierOf(const engine::Position& position)
{
    const int mover = position.onTurn();
    return position.mover().rack.empty() ? mover : (mover + 1) % position.playerCount();
}

MovesAnswer repliesTo(const Question& question, const MovesOptions& options,
                      const engine::TaskContext& context)
{
    engine::ReplyRequest request{question.request.position};
    request.player = replierOf(request.position);
    request.order = orderOf(options.sort);
    request.limit = options.all ? kMostReplies : options.top;
    request.leastChance = options.minChance / 100;
    request.leastScore = options.minScore;
    if (!options.after.empty()) {
        const auto move = engine::readMove(request.position, options.after);
        const auto legal =
            move ? engine::checkMove(request.position, *move, engine::WordCheck::Ignore)
                 : engine::Result<void>(engine::failure(move.error()));
        if (!legal) {
            engine::Error error = legal.error();
            error.place.file = "--after";
            error.place.line = 1;
            return {{}, std::move(error)};
        }
        engine::Position::Undo undo;
        request.player = (request.position.onTurn() + 1) % request.position.playerCount();
        request.position.make(*move, undo);
    }
    const auto found = engine::findReplies(request, context);
    if (!found) return {{}, found.error()};
    std::string table;
    auto list = Json::array();
    for (std::size_t i = 0; i < found->replies.size(); ++i) {
        const engine::Reply& reply = found->replies[i];
        const std::string move = engine::moveText(request.position, reply.move);
        const int score = reply.move.score.points;
        if (options.json) {
            list.push_back({{"rank", i + 1},
                            {"move", move},
                            {"score", score},
                            {"chance_percent", 100 * reply.chance},
                            {"expected", score * reply.chance}});
            continue;
        }
        table += std::to_string(question.number) + "\t" + std::to_string(i + 1) + "\t" + move +
                 "\t" + std::to_string(score) + "\t" + decimalText(100 * reply.chance, 6) + "\t" +
                 decimalText(score * reply.chance, 4) + "\n";
    }
    if (!options.json) return {std::move(table), {}};
    Json answer{{"position", question.number}};
    if (options.print) answer["board"] = boardJson(request.position);
    answer["player"] = request.player + 1;
    answer["placements"] = found->placements;
    answer["unseen"] = request.position.rules().alphabet.written(found->unseen.tiles());
    answer["drawn"] = found->drawn;
    answer["replies"] = std::move(list);
    return {answer.dump(), {}};
}

// --- all positions --------------------------------------------------------------------------

MovesAnswer answerTo(const Question& question, const MovesOptions& options,
                     const engine::TaskContext& context)
{
    if (options.replies) return repliesTo(question, options, context);
    auto ranking = engine::rankMoves(question.request, context);
    if (!ranking) return {{}, ranking.error()};
    if (!options.sort.empty()) sortBy(options.sort, *ranking);
    if (options.summary) return {summaryOf(question, *ranking, options.json), {}};
    std::vector<int> orders;
    if (options.group) orders = groupOrders(question.request.position.rules(), *ranking);
    return {listOf(question, *ranking, orders, options), {}};
}

/// Each question is one thread's whole work, so that the answers don't depend on their number.
std::vector<MovesAnswer> answersTo(const std::vector<Question>& questions,
                                   const MovesOptions& options, int threads,
                                   const engine::TaskContext& context)
{
    std::vector<MovesAnswer> answers(questions.size());
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

const char* headOf(const MovesOptions& options)
{
    if (options.json) return "[";
    if (options.replies) return "position\trank\tmove\tscore\tchance_percent\texpected\n";
    if (options.summary) return "position\tbest\tscore\tequity\tplaces\texchanges\tsum_scores\n";
    if (options.group)
        return "position\trank\tmove\tscore\tleave\tleave_value\tequity\tnote\twin_percent\t"
               "orders\n";
    return "position\trank\tmove\tscore\tleave\tleave_value\tequity\tnote\twin_percent\n";
}

/// Answers the questions of the command line and prints what comes of them.
class Lister
{
public:
    Lister(const MovesOptions& options, GameInputs& inputs) : m_options(options), m_inputs(inputs)
    {
        // A summary needs the best move and the counts, not the list.
        const bool needsAll = options.all || !options.sort.empty();
        m_limit = needsAll          ? 0
                  : options.summary ? 1
                  : options.group   ? std::max(kMostGrouped, options.top)
                                    : options.top;
    }

    void ask(std::vector<AskedPosition>& positions, int threads, const engine::TaskContext& context)
    {
        std::vector<Question> questions;
        for (AskedPosition& asked : positions) {
            if (auto question = questionOf(asked)) questions.push_back(std::move(*question));
            else if (m_isHopeless) return;
        }
        const auto answers = answersTo(questions, m_options, threads, context);
        for (std::size_t i = 0; i < answers.size(); ++i) {
            if (answers[i].error) {
                m_status = fail(kMoves, *answers[i].error);
                if (context.stopRequested()) return;
                continue;
            }
            print(questions[i], answers[i].text);
        }
    }
    void tell(const engine::Error& error) { m_status = fail(kMoves, error); }
    [[nodiscard]] ExitStatus end() const
    {
        if (m_options.json && m_begun) put("\n]\n");
        return m_status;
    }

private:
    std::optional<Question> questionOf(AskedPosition& asked)
    {
        auto leaves = m_inputs.leavesFor(asked.position);
        // The same file would be missing for all of them.
        if (!leaves) {
            tell(leaves.error());
            m_isHopeless = true;
            return std::nullopt;
        }
        Question question{asked.number, {std::move(asked.position), std::move(*leaves), m_limit}};
        question.request.countAll = m_options.summary;
        if (!m_options.summary && !m_options.replies) {
            auto table = m_inputs.winTableFor(question.request.position);
            if (!table) remark(table.error());
            else question.request.winTable = std::move(*table);
        }
        if (!m_options.replies) tellPartialRack(question.number, question.request.position);
        return question;
    }
    /// Once of each kind: a batch may hold thousands.
    void tellPartialRack(std::size_t number, const engine::Position& position)
    {
        const int unknown = unknownTiles(position);
        if (unknown == 0) return;
        const engine::Rack& rack = position.mover().rack;
        bool& isTold = rack.empty() ? m_offered : m_toldPartial;
        if (std::exchange(isTold, true)) return;
        const std::string which = "the rack of position " + std::to_string(number);
        if (rack.empty()) {
            complain("note", which + " is empty: --replies lists what could be laid with the tiles "
                                     "that aren't seen, and how likely they are held");
            return;
        }
        const std::string tiles = position.rules().alphabet.written(rack.tiles());
        complain("note", which + " is partial: these are only the moves of " + tiles + "; " +
                             std::to_string(unknown) +
                             (unknown == 1 ? " more tile is" : " more tiles are") +
                             " not known, and leaves and equities leave " +
                             (unknown == 1 ? "it" : "them") + " out");
    }
    void print(const Question& question, const std::string& text)
    {
        // Nothing is written when there is nothing but an error to tell.
        if (!m_begun && !(m_options.print && !m_options.json)) put(headOf(m_options));
        if (m_options.json) put(m_begun ? ",\n" : "\n");
        else if (m_options.print) {
            put(pictureOf(question.number, question.request.position));
            put(headOf(m_options));
        }
        m_begun = true;
        put(text);
    }

    const MovesOptions& m_options;
    GameInputs& m_inputs;
    std::size_t m_limit = 0;
    bool m_begun = false;
    bool m_offered = false;      ///< replies, for an empty rack
    bool m_toldPartial = false;  ///< of a rack of which some tiles are known
    bool m_isHopeless = false;
    ExitStatus m_status = ExitStatus::Done;
};

/// More than what search tables pay for, as far as files tell; how many come through a pipe isn't
/// known.
bool mayBeMany(const PositionOptions& options)
{
    constexpr std::uintmax_t kBytes = 100;  // hardly any position takes less
    std::uintmax_t bytes = 0;
    for (const auto* files : {&options.cgpFiles, &options.games}) {
        for (const std::string& file : *files) {
            std::error_code error;
            const std::uintmax_t size =
                std::filesystem::file_size(engine::pathFromUtf8(file), error);
            if (error) return true;
            bytes += size;
        }
    }
    return bytes > kFewPositions * kBytes;
}

ExitStatus listMoves(const MovesOptions& options)
{
    auto inputs = GameInputs::open(options.game);
    if (!inputs) return fail(kMoves, inputs.error());
    const int threads = threadsFor(options.threads);
    const auto most = static_cast<std::size_t>(threads) * 16;
    LongWork work;
    const engine::TaskContext context = work.context();
    PositionSource source(options.positions, options.game, *inputs);
    Lister lister(options, *inputs);
    if (!mayBeMany(options.positions)) inputs->setTables(engine::TablesWhen::OnDemand);
    std::size_t asked = 0;
    while (!context.stopRequested()) {
        auto batch = source.next(most, context);
        for (const engine::Error& error : batch.errors) lister.tell(error);
        if (batch.isLast && batch.positions.empty()) break;
        asked += batch.positions.size();
        lister.ask(batch.positions, threads, context);
        if (!flushOutput()) return ExitStatus::No;
        work.show({engine::say("positions"), static_cast<std::int64_t>(asked), 0});
        if (batch.isLast) break;
    }
    return lister.end();
}

ExitStatus runMoves(MovesOptions& options)
{
    const std::vector<std::string> orders =
        options.replies ? std::vector<std::string>{"score", "chance", "expected"}
                        : std::vector<std::string>{"equity", "score", "win"};
    if (!options.sort.empty() && std::ranges::find(orders, options.sort) == orders.end()) {
        complain("usage", "--sort " + options.sort + " is not for " +
                              (options.replies ? "replies: score, chance or expected"
                                               : "moves: equity, score or win"));
        return ExitStatus::Usage;
    }
    // The order in which they come.
    if (options.sort == "equity") options.sort.clear();
    // Replies aren't valued, and nothing is to be said of values that don't count.
    if (options.replies) options.game.leaves = "none";
    return listMoves(options);
}

}  // namespace

void addMovesCommand(CLI::App& program, CommandList& commands)
{
    auto* command = program.add_subcommand(
        "moves", "Ranked moves of positions, or what could be replied to them");
    auto options = std::make_shared<MovesOptions>();
    addGameOptions(*command, options->game);
    addPositionOptions(*command, options->positions);
    addLenientOption(*command, options->game);
    auto* top = addLimitOption(*command, options->top, "How many moves of each position")
                    ->capture_default_str();
    auto* all = command->add_flag("--all", options->all, "All moves")->excludes(top);
    auto* sort = command->add_option("--sort", options->sort,
                                     "equity, score or win; of replies score, chance or expected "
                                     "(score times chance)");
    auto* print = command->add_flag("--print", options->print, "Draw the board above each list");
    auto* group = command->add_flag(
        "--group", options->group,
        "In jumbled games one row, the best, for all orders of the same tiles on the same squares; "
        "`orders` says how many there are among the 100,000 best, or of all with --all");
    auto* summary = command->add_flag("--summary", options->summary, "One line per position")
                        ->excludes(top)
                        ->excludes(all)
                        ->excludes(sort)
                        ->excludes(print)
                        ->excludes(group);
    auto* replies =
        command
            ->add_flag("--replies", options->replies,
                       "What the next player could lay, whose tiles aren't known: score and chance "
                       "of holding the tiles; with an empty rack, the player on turn")
            ->excludes(summary)
            ->excludes(group)
            ->excludes("--leaves");
    command->add_option("--after", options->after, "The replies to this move")->needs(replies);
    command
        ->add_option("--min-chance", options->minChance,
                     "Only replies at least so likely, per cent")
        ->check(CLI::Range(0.0, 100.0))
        ->check(aNumber())
        ->needs(replies);
    command
        ->add_option("--min-score", options->minScore, "Only replies for at least so many points")
        ->check(CLI::Range(0, 100'000))
        ->needs(replies);
    command->add_flag("--json", options->json, "As JSON");
    addThreadsOption(*command, options->threads);
    commands.add(command, [options] { return runMoves(*options); });
}

}  // namespace app
