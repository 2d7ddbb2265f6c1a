// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/pre_endgame_solver.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <mutex>
#include <numeric>
#include <optional>
#include <span>
#include <utility>

#include "engine/base/parallel.h"
#include "engine/base/random.h"
#include "engine/base/table_memory.h"
#include "engine/eval/move_ranking.h"
#include "engine/eval/static_evaluator.h"
#include "engine/search/pre_endgame_judge.h"
#include "engine/search/pre_endgame_view.h"

namespace engine {

namespace {

constexpr int kToTheEnd = EndgameFamily::kToTheEnd;
/// Candidates that are proved side by side, whatever the number of threads: those after them are
/// left as soon as they can't reach the best of these.
constexpr std::size_t kWave = 4;
/// Each has a table of its own, always of the same size: then results don't depend on how many
/// there are.
constexpr int kMostThreads = 8;
/// Whose spreads are worked out, as they are equal otherwise.
constexpr std::size_t kMostEquals = 4;
/// Of one ending, so that what only orders equals takes no longer than what finds them.
constexpr std::int64_t kGainNodes = 200'000;
/// Likewise of one ending of a candidate that can at most be as good as the best.
constexpr std::int64_t kEqualNodes = 25'000;
/// With several tiles in the bag.
constexpr int kUsualDepth = 6;
constexpr std::size_t kFirstSurvivors = 16;
constexpr std::size_t kFewestSurvivors = 2;
/// At so many plies a candidate that falls short of the best by one part in so many of all orders
/// isn't looked at any deeper.
constexpr int kSureDepth = 3;
constexpr int kFarBehind = 4;
/// Of a candidate that must win more draws than it did at the look before: so many count as turned, and
/// as not turned, before any was looked at.
constexpr double kTurnedUnseen = 0.5;
constexpr std::size_t kGlanceDraws = 24;
constexpr std::size_t kUsualDraws = 72;

/// One round over candidates.
struct PreEndgameStage
{
    std::size_t candidates = 0;
    std::size_t draws = 0;
    PreEndgameEffort effort;
    bool cuts = false;  ///< leaves candidates that can't be the best
    /// So many of them matter to what comes next: the others are left where the stage before had
    /// brought them as soon as they can't be among these; 0 = all matter.
    std::size_t keeps = 0;

    /// Looked at so closely, those that are far behind the best stay there.
    [[nodiscard]] bool isSure() const { return keeps > 0 && effort.depth >= kSureDepth; }
};

/// Who wins was proved before; how high is a guess still, if it fits that.
void keepResult(PreEndgameCell& cell, const PreEndgameCell& known)
{
    const bool fits =
        cell.wins == known.wins && cell.ties == known.ties && cell.losses == known.losses;
    const PreEndgameCell guess = cell;
    cell = known;
    if (!fits) return;
    cell.gain = guess.gain;
    cell.depth = guess.depth;
}

}  // namespace

std::string_view preEndgameModelName(PreEndgameModel model)
{
    switch (model) {
    case PreEndgameModel::Guaranteed: return "guaranteed";
    case PreEndgameModel::Rational: break;
    case PreEndgameModel::Clairvoyant: return "clairvoyant";
    }
    return "rational";
}

struct PreEndgameSolver::Work
{
    explicit Work(PreEndgameCase asked) : game(std::move(asked))
    {
        drawOrder.resize(game.draws.size());
        std::iota(drawOrder.begin(), drawOrder.end(), std::size_t{0});
        if (game.bag > 1) Random(game.question.seed).shuffle(std::span<std::size_t>(drawOrder));
        for (const PreEndgameDraw& draw : game.draws) allOrders += draw.orders;
    }

    StatePtr<PreEndgameState> run(const SearchLimits& limits, const TaskContext& context,
                                  const OnState<PreEndgameState>& onState);
    void listCandidates();
    /// The stage of that number; nothing after the last one.
    [[nodiscard]] std::optional<PreEndgameStage> stageOf(int number,
                                                         const SearchLimits& limits) const;
    [[nodiscard]] std::size_t drawsUpTo(std::size_t usual) const;
    /// Who goes through the next stage, by numbers of rows, the most promising first.
    [[nodiscard]] std::vector<std::size_t> survivors(const PreEndgameStage& stage) const;
    /// False when it was left before its end.
    bool pass(const PreEndgameStage& stage, const TaskContext& context);
    bool passWave(const PreEndgameStage& stage, std::span<const std::size_t> wave,
                  const TaskContext& context);
    void workOn(std::size_t number, const PreEndgameStage& stage, std::int64_t toReach,
                PreEndgameJudge& judge, const TaskContext& context);
    [[nodiscard]] std::vector<std::size_t>
    drawsFor(const PreEndgameRow& row, const PreEndgameStage& stage, std::int64_t toReach) const;
    /// Nodes that may be looked at in each of its endings, one round over all of them after the
    /// other.
    [[nodiscard]] static std::vector<std::int64_t> roundsOf(const PreEndgameRow& row,
                                                            const PreEndgameStage& stage);
    void sum(PreEndgameRow& row) const;
    /// Half points that the best finished candidate has, and one must reach.
    [[nodiscard]] std::int64_t bestHalves() const;
    /// Half points that one must reach to matter, beside those who are through this stage.
    [[nodiscard]] std::int64_t halvesToReach(const PreEndgameStage& stage) const;
    /// Whether it goes on with a candidate whose cells for these draws aren't worked out yet.
    [[nodiscard]] bool matters(const PreEndgameRow& row, const PreEndgameStage& stage,
                               std::span<const std::size_t> drawsLeft, std::int64_t toReach) const;
    /// Draws must turn for the candidate to reach that: at the look before it fell short. What counts
    /// then isn't the bound alone but how many of them turn.
    [[nodiscard]] static bool mustTurn(const PreEndgameRow& before, const PreEndgameStage& stage,
                                       std::int64_t toReach)
    {
        return stage.isSure() && 2 * before.wins + before.ties < toReach;
    }
    /// Whether it still seems to reach that, after the first `looked` of these draws were looked at:
    /// the others turn as often as those did, which were the most likely ones. What comes of it is no
    /// result: the candidate keeps the count of the look before.
    [[nodiscard]] bool seemsToReach(const PreEndgameRow& row, const PreEndgameRow& before,
                                    std::span<const std::size_t> draws, std::size_t looked,
                                    std::int64_t toReach) const;
    /// Half points that a candidate may come to, when of these draws only what is proved counts.
    [[nodiscard]] std::int64_t mostHalves(const PreEndgameRow& row,
                                          const std::vector<bool>& isOpen) const;
    /// It can't be better than the best that was finished before.
    [[nodiscard]] bool isEqualAtMost(const PreEndgameRow& row, const PreEndgameStage& stage,
                                     std::int64_t toReach) const;
    /// No candidate has more wins and half ties than the best one that is proved.
    [[nodiscard]] bool allProved() const;
    [[nodiscard]] std::vector<std::size_t> ranking() const;
    [[nodiscard]] SearchEffort effort() const;
    [[nodiscard]] StatePtr<PreEndgameState> snapshot(SearchEnd end);

    const PreEndgameCase game;
    std::vector<std::size_t> drawOrder;
    std::int64_t allOrders = 0;
    std::size_t legalMoves = 0;
    std::size_t legalListed = 0;  ///< of them are candidates
    bool listed = false;
    std::vector<std::unique_ptr<PreEndgameJudge>> judges;
    std::vector<PreEndgameNotes> notes;  ///< by row, each for one thread at a time

    // Written by the threads that work, read when states are shown.
    std::mutex mutex;
    std::vector<PreEndgameRow> rows;
    std::int64_t endings = 0;
    std::int64_t nodes = 0;

    int stage = -1;     ///< the last complete one
    int depthDone = 0;  ///< its plies
    double secondsBefore = 0;
    std::vector<bool> done;  ///< by row: of the stage that is going on

    // Of the call of run() that is going on.
    const SearchLimits* limits = nullptr;
    const TaskContext* context = nullptr;
    const OnState<PreEndgameState>* onState = nullptr;
    const SearchClock* clock = nullptr;
    StateBeat beat;
};

void PreEndgameSolver::Work::listCandidates()
{
    if (listed) return;
    listed = true;
    const auto ranking = rankMoves({game.position, game.question.leaves, 0});
    if (!ranking) return;
    legalMoves = ranking->moves.size();
    const std::size_t most = game.question.candidates == 0 ? legalMoves : game.question.candidates;
    const auto add = [this](const Move& move, Equity equity) {
        if (std::ranges::find(rows, move, &PreEndgameRow::move) != rows.end()) return;
        PreEndgameRow row;
        row.move = move;
        row.staticEquity = equity;
        row.emptiesBag = PreEndgameJudge::empties(game, move);
        row.cells.resize(game.draws.size());
        row.of = allOrders;
        row.stage = -1;
        rows.push_back(std::move(row));
    };
    const auto isLegal = [&ranking](const Move& move) {
        return std::ranges::find(ranking->moves, move, &RankedMove::move) != ranking->moves.end();
    };
    for (std::size_t i = 0; i < std::min(most, legalMoves); ++i)
        add(ranking->moves[i].move, ranking->moves[i].equity);
    Valuation valuation;
    StaticEvaluator(game.question.leaves).prepare(game.position, valuation);
    for (const Move& move : game.question.moves)
        add(move, equityOf(game.position, move, valuation));
    for (const PreEndgameRow& row : rows) legalListed += isLegal(row.move) ? 1U : 0U;
    notes.resize(rows.size());
}

std::size_t PreEndgameSolver::Work::drawsUpTo(std::size_t usual) const
{
    const std::size_t all = game.draws.size();
    if (game.question.mostDraws > 0) return std::min(all, game.question.mostDraws);
    return game.bag == 1 || game.question.finishAll ? all : std::min(all, usual);
}

std::optional<PreEndgameStage> PreEndgameSolver::Work::stageOf(int number,
                                                               const SearchLimits& given) const
{
    // Replies and bags between which the opponent chooses, unless everything is proved.
    constexpr std::size_t kGlanceReplies = 3;
    constexpr std::size_t kGlanceWorlds = 6;
    constexpr std::size_t kUsualReplies = 10;
    constexpr std::size_t kUsualWorlds = 24;
    const bool timed = std::isfinite(given.seconds);
    const bool named = given.depth < std::numeric_limits<int>::max();
    PreEndgameStage next;
    next.candidates = rows.size();
    next.effort.replies = kGlanceReplies;
    next.effort.worlds = kGlanceWorlds;
    next.draws = drawsUpTo(kGlanceDraws);
    if (number == 0) return next;
    if (game.bag == 1) {
        next.draws = drawsUpTo(kUsualDraws);
        next.effort.depth = std::min(given.depth, kToTheEnd);
        next.effort.replies = next.effort.worlds = 0;
        next.cuts = !game.question.finishAll;
        if (number == 1) return next;
        if (number > 2 || named) return std::nullopt;
        next.effort.gains = true;
        if (!game.question.finishAll) next.effort.gainNodes = kGainNodes;
        next.candidates = kMostEquals;
        return next;
    }
    const int deepest = named ? given.depth : timed ? kToTheEnd : kUsualDepth;
    next.draws = drawsUpTo(kUsualDraws);
    next.effort.replies = kUsualReplies;
    next.effort.worlds = kUsualWorlds;
    if (game.question.finishAll) {
        if (number > 1) return std::nullopt;
        next.effort.depth = deepest;
        return next;
    }
    const auto survivorsAt = [](int at) {
        return std::max(kFirstSurvivors >> std::min(at - 1, 10), kFewestSurvivors);
    };
    // Each look begins anew, so that without a clock the last few are looked at two plies deeper.
    const auto depthAt = [&](int at) {
        int depth = 1;
        for (int i = 1; i <= at; ++i) depth += !timed && survivorsAt(i) <= kFewestSurvivors ? 2 : 1;
        return depth;
    };
    if (number > 1 && depthAt(number - 1) >= deepest) return std::nullopt;
    next.effort.depth = std::min(depthAt(number), deepest);
    next.candidates = survivorsAt(number);
    // What a named depth ends with is looked at that deep, unless few are left.
    const bool isLast = next.effort.depth >= deepest;
    if (!isLast) next.keeps = survivorsAt(number + 1);
    if (next.candidates <= kFewestSurvivors) next.keeps = 1;
    return next;
}

void PreEndgameSolver::Work::sum(PreEndgameRow& row) const
{
    const PreEndgameSum sum = sumOver(row, game.draws);
    row.wins = sum.wins;
    row.ties = sum.ties;
    row.losses = sum.losses;
    row.solved = sum.solved;
    row.gain = sum.gain;
    row.exact = sum.exact;
    row.gainExact = sum.gainExact;
    row.depth = std::min(sum.depth, kToTheEnd);
}

std::int64_t PreEndgameSolver::Work::bestHalves() const
{
    std::int64_t best = 0;
    for (const PreEndgameRow& row : rows)
        if (row.exact) best = std::max(best, 2 * row.wins + row.ties);
    return best;
}

std::vector<std::size_t> PreEndgameSolver::Work::ranking() const
{
    std::vector<std::size_t> order(rows.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, [this](std::size_t a, std::size_t b) {
        const PreEndgameRow& first = rows[a];
        const PreEndgameRow& second = rows[b];
        if (first.cut != second.cut) return second.cut;
        // With several tiles in the bag only the best go on to the next stage.
        if (game.bag > 1 && first.stage != second.stage) return first.stage > second.stage;
        if (first.share() != second.share()) return first.share() > second.share();
        // Those whose gains are known before those that are guessed.
        if (first.stage != second.stage) return first.stage > second.stage;
        return first.gain > second.gain;
    });
    return order;
}

std::vector<std::size_t> PreEndgameSolver::Work::survivors(const PreEndgameStage& next) const
{
    std::vector<std::size_t> order = ranking();
    // Nor those that were left behind at an earlier stage.
    std::erase_if(order, [this](std::size_t number) {
        return rows[number].cut || (game.bag > 1 && rows[number].stage < stage);
    });
    if (next.effort.gains) {
        const std::int64_t best = bestHalves();
        std::erase_if(order, [&](std::size_t number) {
            const PreEndgameRow& row = rows[number];
            return !row.exact || 2 * row.wins + row.ties < best;
        });
    }
    if (order.size() > next.candidates) order.resize(next.candidates);
    return order;
}

std::vector<std::size_t> PreEndgameSolver::Work::drawsFor(const PreEndgameRow& row,
                                                          const PreEndgameStage& next,
                                                          std::int64_t toReach) const
{
    std::vector<std::size_t> order = drawOrder;
    order.resize(std::min(order.size(), next.draws));
    // What is probably lost first: it shows soonest that a candidate can't be the best. Where draws
    // must turn, those that were lost by the least first.
    const bool narrowFirst = mustTurn(row, next, toReach);
    if (next.cuts || next.keeps > 0)
        std::ranges::stable_sort(order, [&row, narrowFirst](std::size_t a, std::size_t b) {
            const PreEndgameCell& first = row.cells[a];
            const PreEndgameCell& second = row.cells[b];
            if ((first.losses > 0) != (second.losses > 0)) return first.losses > 0;
            return narrowFirst ? first.gain > second.gain : first.gain < second.gain;
        });
    return order;
}

std::vector<std::int64_t> PreEndgameSolver::Work::roundsOf(const PreEndgameRow& row,
                                                           const PreEndgameStage& now)
{
    // A lost draw or two are enough to leave most candidates, and some draws are thousands of times
    // as hard as others: none of them should be looked at to the end before one that is easy.
    if (now.cuts && row.emptiesBag)
        return {1'000, 5'000, kEqualNodes, 125'000, 625'000, EndgameFamily::kAnyNodes};
    return {EndgameFamily::kAnyNodes};
}

void PreEndgameSolver::Work::workOn(std::size_t number, const PreEndgameStage& now,
                                    std::int64_t toReach, PreEndgameJudge& judge,
                                    const TaskContext& own)
{
    PreEndgameRow row;
    {
        const std::lock_guard lock(mutex);
        row = rows[number];
    }
    judge.begin(row.move, number << 8 | static_cast<std::uint64_t>(stage + 1), &notes[number]);
    const std::vector<std::size_t> draws = drawsFor(row, now, toReach);
    const bool needsTurns = mustTurn(row, now, toReach);
    const PreEndgameRow last = row;
    bool goesOn = now.cuts || matters(row, now, draws, toReach);
    for (const std::int64_t most : roundsOf(row, now)) {
        PreEndgameEffort effort = now.effort;
        effort.winNodes = most;
        for (std::size_t i = 0; i < draws.size() && goesOn; ++i) {
            const PreEndgameCell& known = row.cells[draws[i]];
            const bool enough =
                known.solved && known.isProved && (known.gainProved || !now.effort.gains);
            if (!enough) {
                const std::int64_t before = judge.nodes();
                auto cell = judge.judge(draws[i], effort, own);
                const std::lock_guard lock(mutex);
                nodes += judge.nodes() - before;
                if (!cell) return;
                if (known.isProved && !cell->isProved) keepResult(*cell, known);
                ++endings;
                row.cells[draws[i]] = *cell;
                sum(row);
                rows[number] = row;
            }
            goesOn = matters(row, now, std::span(draws).subspan(i + 1), toReach);
            if (needsTurns && goesOn) goesOn = seemsToReach(row, last, draws, i + 1, toReach);
            if (!goesOn && now.cuts) row.cut = true;
        }
        if (!goesOn || row.exact) break;
        if (most >= kEqualNodes && isEqualAtMost(row, now, toReach)) break;
    }
    const std::lock_guard lock(mutex);
    done[number] = true;
    // Its count stays that of all draws, of which some were looked at more closely now.
    if (!goesOn && !now.cuts) return;
    // Nor is a candidate through that was left open because it can't be better than the best.
    if (row.exact || row.cut || !isEqualAtMost(row, now, toReach)) row.stage = stage + 1;
    sum(row);
    rows[number] = row;
}

bool PreEndgameSolver::Work::matters(const PreEndgameRow& row, const PreEndgameStage& now,
                                     std::span<const std::size_t> drawsLeft,
                                     std::int64_t toReach) const
{
    if (now.effort.gains || (!now.cuts && toReach == 0)) return true;
    std::vector<bool> isOpen(row.cells.size(), now.cuts);
    for (const std::size_t draw : drawsLeft) isOpen[draw] = true;
    bool isWhole = true;
    for (std::size_t i = 0; i < row.cells.size(); ++i)
        isWhole &= row.cells[i].isProved || !isOpen[i];
    return isWhole || mostHalves(row, isOpen) >= toReach;
}

bool PreEndgameSolver::Work::seemsToReach(const PreEndgameRow& row, const PreEndgameRow& before,
                                          std::span<const std::size_t> draws, std::size_t looked,
                                          std::int64_t toReach) const
{
    const auto halves = [](const PreEndgameCell& cell) { return 2 * cell.wins + cell.ties; };
    std::int64_t sum = 0;  // of what is found and, for the rest, of the look before
    std::int64_t tried = 0;
    std::int64_t turned = 0;
    std::int64_t open = 0;
    for (std::size_t i = 0; i < draws.size(); ++i) {
        const PreEndgameCell& known = before.cells[draws[i]];
        const PreEndgameCell& cell = i < looked ? row.cells[draws[i]] : known;
        sum += halves(cell);
        // What is proved can't turn.
        if (known.isProved) continue;
        const std::int64_t lost = 2 * game.draws[draws[i]].orders - halves(known);
        (i < looked ? tried : open) += lost;
        turned += std::max(halves(cell) - halves(known), std::int64_t{0});
    }
    if (tried == 0) return true;
    const double unseen =
        kTurnedUnseen * 2 * static_cast<double>(allOrders) / static_cast<double>(game.draws.size());
    const double rate =
        (static_cast<double>(turned) + unseen) / (static_cast<double>(tried) + 2 * unseen);
    return static_cast<double>(sum) + rate * static_cast<double>(open) >=
           static_cast<double>(toReach);
}

std::int64_t PreEndgameSolver::Work::mostHalves(const PreEndgameRow& row,
                                                const std::vector<bool>& isOpen) const
{
    std::int64_t most = 0;
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
        const PreEndgameCell& cell = row.cells[i];
        const bool counts = cell.isProved || !isOpen[i];
        most += counts ? 2 * cell.wins + cell.ties : 2 * game.draws[i].orders;
    }
    return most;
}

bool PreEndgameSolver::Work::isEqualAtMost(const PreEndgameRow& row, const PreEndgameStage& now,
                                           std::int64_t toReach) const
{
    return now.cuts && toReach > 0 &&
           mostHalves(row, std::vector<bool>(row.cells.size(), true)) <= toReach;
}

std::int64_t PreEndgameSolver::Work::halvesToReach(const PreEndgameStage& now) const
{
    if (now.cuts) return bestHalves();
    if (game.question.finishAll || now.effort.depth == 0) return 0;
    // Nothing is better than to win with whatever is drawn.
    if (bestHalves() == 2 * allOrders) return bestHalves() + 1;
    if (now.keeps == 0) return 0;
    std::vector<std::int64_t> through;
    std::int64_t orders = 0;
    for (const PreEndgameRow& row : rows) {
        if (row.stage != stage + 1) continue;
        through.push_back(2 * row.wins + row.ties);
        orders = row.solved;
    }
    if (through.empty()) return 0;
    std::ranges::sort(through, std::greater{});
    const std::int64_t kept = through.size() < now.keeps ? 0 : through[now.keeps - 1];
    const std::int64_t behind = now.isSure() ? through.front() - 2 * orders / kFarBehind : 0;
    return std::max(kept, behind);
}

bool PreEndgameSolver::Work::passWave(const PreEndgameStage& now, std::span<const std::size_t> wave,
                                      const TaskContext& own)
{
    const std::int64_t toReach = halvesToReach(now);
    const int most = static_cast<int>(std::clamp<std::size_t>(wave.size(), 1, kMostThreads));
    const int threads = std::clamp(own.threads, 1, most);
    // Where nodes are counted out, an end must not depend on the number of threads: then as many share
    // the memory for lanes as could be of use.
    const bool countsNodes = limits->nodes < std::numeric_limits<std::int64_t>::max();
    const int sharing = countsNodes ? most : threads;
    while (static_cast<int>(judges.size()) < threads)
        judges.push_back(
            std::make_unique<PreEndgameJudge>(game, game.question.tableBytes / kMostThreads));
    for (const auto& judge : judges) judge->shareLanes(sharing);
    TaskContext together = own;
    together.threads = threads;
    std::size_t used = 0;
    bool whole = true;
    workInOrder<bool>(
        0, static_cast<std::int64_t>(wave.size()), together,
        [&] {
            return [&, judge = judges[used++].get()](
                       std::int64_t at, const TaskContext& each) -> std::optional<bool> {
                const std::size_t number = wave[static_cast<std::size_t>(at)];
                workOn(number, now, toReach, *judge, each);
                return true;
            };
        },
        [](std::int64_t, bool) { return true; },
        [&] {
            if (*onState && beat.isDue()) (*onState)(snapshot(SearchEnd::NotYet));
            return clock->secondsLeft();
        });
    for (const std::size_t number : wave) whole &= done[number];
    return whole;
}

bool PreEndgameSolver::Work::pass(const PreEndgameStage& now, const TaskContext& own)
{
    if (done.size() != rows.size()) done.assign(rows.size(), false);
    std::vector<std::size_t> order = survivors(now);
    std::erase_if(order, [this](std::size_t number) { return done[number]; });
    // Only what leaves candidates looks at what others came to.
    std::size_t size = 1;
    for (std::size_t i = 0; i < order.size(); i += size) {
        if (limits->reached(effort(), own) != SearchEnd::NotYet) return false;
        // The first one alone: without something to reach, even the worst is proved to the end.
        if (now.cuts) size = bestHalves() > 0 ? kWave : 1;
        else if (now.keeps > 0) size = i > 0 ? kWave : now.isSure() ? 1 : now.keeps;
        else size = order.size();
        size = std::min(size, order.size() - i);
        if (!passWave(now, std::span(order).subspan(i, size), own)) return false;
    }
    done.assign(rows.size(), false);
    return true;
}

SearchEffort PreEndgameSolver::Work::effort() const
{
    SearchEffort effort;
    effort.seconds = clock->seconds();
    effort.units = endings;
    effort.nodes = nodes;
    return effort;
}

bool PreEndgameSolver::Work::allProved() const
{
    const std::int64_t best = bestHalves();
    return std::ranges::all_of(rows, [&](const PreEndgameRow& row) {
        if (row.exact || row.cut) return true;
        return game.bag == 1 && mostHalves(row, std::vector<bool>(row.cells.size(), true)) <= best;
    });
}

StatePtr<PreEndgameState> PreEndgameSolver::Work::snapshot(SearchEnd end)
{
    const std::lock_guard lock(mutex);
    auto state = std::make_shared<PreEndgameState>();
    state->end = end;
    state->model = game.question.model;
    state->bag = game.bag;
    state->draws = game.draws;
    for (const std::size_t number : ranking()) state->rows.push_back(rows[number]);
    for (std::size_t i = 0; i < game.draws.size(); ++i)
        state->drawsUsed += std::ranges::any_of(
            rows, [i](const PreEndgameRow& row) { return row.cells[i].solved; });
    state->legalMoves = legalMoves;
    state->proved = !rows.empty() && legalListed >= legalMoves && allProved();
    state->depth = depthDone;
    state->stage = stage;
    state->endings = endings;
    state->nodes = nodes;
    state->seconds = secondsBefore + clock->seconds();
    return state;
}

StatePtr<PreEndgameState> PreEndgameSolver::Work::run(const SearchLimits& newLimits,
                                                      const TaskContext& newContext,
                                                      const OnState<PreEndgameState>& newOnState)
{
    const SearchClock newClock(newLimits, newContext);
    limits = &newLimits;
    context = &newContext;
    onState = &newOnState;
    clock = &newClock;
    beat = {};
    listCandidates();
    SearchEnd end = SearchEnd::NotYet;
    while (end == SearchEnd::NotYet) {
        end = newContext.stopRequested() ? SearchEnd::Stopped
                                         : newLimits.reached(effort(), newContext);
        if (end != SearchEnd::NotYet) break;
        const auto next = stageOf(stage + 1, newLimits);
        if (!next) {
            end = allProved() ? SearchEnd::Complete : SearchEnd::Depth;
            break;
        }
        if (pass(*next, newContext)) {
            ++stage;
            depthDone = next->effort.depth;
            if (*onState) (*onState)(snapshot(SearchEnd::NotYet));
            continue;
        }
        end = newContext.stopRequested() ? SearchEnd::Stopped
                                         : newLimits.reached(effort(), newContext);
        // The clock was looked at before it ran out.
        if (end == SearchEnd::NotYet) end = SearchEnd::Time;
    }
    auto last = snapshot(end);
    secondsBefore = last->seconds;
    return last;
}

Position PreEndgameSolver::positionAfter(const Position& position, const Move& candidate,
                                         std::span<const Tile> bag)
{
    const int mover = position.onTurn();
    Position after = position;
    Rack inBag{bag};
    Rack opponent = position.unseen();
    if (opponent.contains(inBag)) opponent.removeAll(inBag);
    Rack own = leaveAfter(position, candidate);
    Position::Undo undo;
    after.make(candidate, undo);
    for (const Tile tile : bag)
        if (own.total() < position.rules().rackSize) own.add(tile);
    after.setRack(mover, own);
    after.setRack(1 - mover, opponent);
    after.refreshCrossSets();
    return after;
}

Result<PreEndgameSolver> PreEndgameSolver::create(PreEndgameQuestion question)
{
    if (auto fits = checkTableMemory(question.tableBytes); !fits) return failure(fits.error());
    auto game = PreEndgameCase::create(std::move(question));
    if (!game) return failure(game.error());
    return PreEndgameSolver(std::make_unique<Work>(std::move(*game)));
}

PreEndgameSolver::PreEndgameSolver(std::unique_ptr<Work> work) : m_work(std::move(work)) {}
PreEndgameSolver::PreEndgameSolver(PreEndgameSolver&&) noexcept = default;
PreEndgameSolver& PreEndgameSolver::operator=(PreEndgameSolver&&) noexcept = default;
PreEndgameSolver::~PreEndgameSolver() = default;

StatePtr<PreEndgameState> PreEndgameSolver::run(const SearchLimits& limits,
                                                const TaskContext& context,
                                                const OnState<PreEndgameState>& onState)
{
    return m_work->run(limits, context, onState);
}

}  // namespace engine
