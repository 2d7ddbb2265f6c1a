// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/inference.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <limits>
#include <map>
#include <utility>

#include "engine/base/parallel.h"
#include "engine/base/random.h"
#include "engine/board/hands.h"
#include "engine/board/legality.h"
#include "engine/board/position_check.h"
#include "engine/eval/find_move.h"
#include "engine/eval/static_evaluator.h"
#include "engine/movegen/move_generator.h"
#include "engine/rules/multiset_index.h"
#include "engine/words/draw_odds.h"

namespace engine {
namespace {

constexpr std::array<std::pair<std::string_view, double>, 4> kStrengths{
    {{"computer", 1}, {"expert", 4}, {"club", 8}, {"beginner", 16}}};

/// Racks that are looked at between two looks at the limits.
constexpr std::int64_t kRacksOfRound = 256;
/// A move that no rack makes with a greater chance is explained by none.
constexpr double kNeverPlayed = 1e-6;

/// In how many ways a set can be drawn from a pool, equal tiles told apart.
double waysToDraw(const TileCounts& pool, const TileCounts& set)
{
    double ways = 1;
    for (LetterSet kinds = set.present(); kinds != 0; kinds &= kinds - 1) {
        const auto kind = static_cast<Tile>(std::countr_zero(kinds));
        for (int i = 0; i < set.count(kind); ++i) ways *= (pool.count(kind) - i) / (i + 1.0);
    }
    return ways;
}

double waysToDrawAny(int pool, int tiles)
{
    double ways = 1;
    for (int i = 0; i < tiles; ++i) ways *= (pool - i) / (i + 1.0);
    return ways;
}

/// Above 0 and below 1.
double openUnit(std::uint64_t bits)
{
    return (static_cast<double>(bits >> 11) + 0.5) * 0x1p-53;
}

bool isOfUnknownTiles(const Move& move)
{
    return move.kind == MoveKind::Exchange && move.length == 0;
}

/// The move as generators write it, with its score.
Move asGenerated(const Position& position, const Move& move)
{
    if (move.kind == MoveKind::Pass) return passMove();
    if (move.kind == MoveKind::Exchange)
        return move.length == 0 ? move : exchangeOf(move.tilesUsed());
    Move same = move;
    if (const auto written = placementOf(position.board(), tilesPlacedBy(move))) same = *written;
    same.score = scoreOf(position, same);
    return same;
}

Result<void> checkInference(const InferenceQuestion& question)
{
    const Position& position = question.position;
    if (position.lexicon() == nullptr)
        return failure(ErrorCode::WrongLexicon, say("no lexicon is open, so no move can be found"));
    if (position.playerCount() < 2)
        return failure(ErrorCode::OutOfRange, say("there is no opponent whose rack could be read"));
    if (position.gameEnd() != GameEnd::NotYet)
        return failure(ErrorCode::IllegalPosition, say("the game is over"));
    if (!(question.temperature > 0) || !std::isfinite(question.temperature))
        return failure(ErrorCode::OutOfRange, say("the temperature is no number above 0"));
    if (!(question.trust >= 0 && question.trust <= 1))
        return failure(ErrorCode::OutOfRange, say("the trust is no number from 0 to 1"));
    if (auto fits = checkTiles(position); !fits) return fits;
    return checkMove(position, question.move, WordCheck::Ignore);
}

/// What is known of the rack before the move, and what the rest of it was drawn from.
struct HeldTiles
{
    Rack certain;     ///< known, or laid by the move
    TileCounts pool;  ///< where the others are
    int drawn = 0;    ///< how many others there are

    [[nodiscard]] static Result<HeldTiles> of(const InferenceQuestion& question);
};

Result<HeldTiles> HeldTiles::of(const InferenceQuestion& question)
{
    const Position& position = question.position;
    HeldTiles held;
    held.certain = position.mover().rack;
    held.pool = position.unseen();
    for (int seat = 0; seat < position.playerCount(); ++seat)
        if (seat != position.onTurn()) held.pool.removeAll(position.player(seat).rack);
    const TileCounts used = question.move.tilesUsed();
    for (LetterSet kinds = used.present(); kinds != 0; kinds &= kinds - 1) {
        const auto kind = static_cast<Tile>(std::countr_zero(kinds));
        const int more = used.count(kind) - held.certain.count(kind);
        if (more <= 0) continue;
        if (held.pool.count(kind) < more)
            return failure(ErrorCode::IllegalMove,
                           say("the tiles of the move were not there to be drawn"));
        held.pool.remove(kind, more);
        held.certain.add(kind, more);
    }
    const int all = tilesHeld(position, position.onTurn());
    held.drawn = all - held.certain.total();
    if (held.drawn < 0 || held.drawn > held.pool.total())
        return failure(ErrorCode::IllegalMove,
                       say("the player has %1 tiles, fewer than the move and what he showed", all));
    if (question.move.tilesPlayed > all)
        return failure(ErrorCode::IllegalMove, say("the player has only %1 tiles", all));
    return held;
}

}  // namespace

double temperatureFor(PlayerStrength strength)
{
    return kStrengths[static_cast<std::size_t>(strength)].second;
}

std::string_view strengthName(PlayerStrength strength)
{
    return kStrengths[static_cast<std::size_t>(strength)].first;
}

std::optional<PlayerStrength> strengthFrom(std::string_view name)
{
    for (std::size_t i = 0; i < kStrengths.size(); ++i)
        if (kStrengths[i].first == name) return static_cast<PlayerStrength>(i);
    return std::nullopt;
}

struct Inference::Work
{
    /// A rack to look at, by the number of what was drawn for it.
    struct Listed
    {
        double key = 0;  ///< by which they are ordered
        std::uint64_t number = 0;
    };
    /// A leave and how likely its rack left it with this move.
    struct Read
    {
        Leave leave;
        double likelihood = 0;
    };
    /// A rack that was looked at, or what the racks of one leave add up to.
    struct Entry
    {
        Leave leave;
        double ways = 0;  ///< to draw it; of those drawn one by one 1
        double key = 0;
        double likelihood = 0;
    };
    /// Scratch memory of a thread.
    struct Worker
    {
        explicit Worker(const Position& asked) : position(asked) {}
        Position position;
        MoveGenerator generator;
        Valuation valuation;
        TopMoves best{kRivals};
        std::vector<Tile> tiles;
    };

    Work(InferenceQuestion asked, HeldTiles tiles)
        : question(std::move(asked)),
          held(std::move(tiles)),
          index(held.pool, held.drawn),
          evaluator(question.leaves)
    {
        question.move = asGenerated(question.position, question.move);
        const bool open = isOfUnknownTiles(question.move);
        const std::uint64_t count = index.size(held.drawn);
        listsAll = count <= (open ? kMostListedToExchange : kMostListed);
        if (listsAll) list();
        mostRacks = listsAll ? static_cast<std::int64_t>(listed.size()) : kMostDrawn;
        // Which leaves there can be, and how likely they are by the draws alone.
        const int all = held.certain.total() + held.drawn;
        const bool keepsAll = question.takenBack || question.move.kind == MoveKind::Pass;
        leaveSize = keepsAll ? all : all - question.move.tilesPlayed;
        leavePool = held.pool;
        if (open) {
            leavePool.addAll(held.certain);
            drawnOfLeave = leaveSize;
        } else {
            kept = held.certain;
            if (!keepsAll) kept.removeAll(question.move.tilesUsed());
            drawnOfLeave = held.drawn;
        }
        allWays = waysToDrawAny(leavePool.total(), drawnOfLeave);
    }

    void list();
    [[nodiscard]] TileCounts drawnFor(std::int64_t rack, Worker& worker) const;
    [[nodiscard]] std::vector<Read> readRack(std::int64_t rack, Worker& worker,
                                             const std::stop_token& stop) const;
    void readExchanges(Worker& worker, Equity best, double others, std::vector<Read>& reads) const;
    void take(std::int64_t rack, const std::vector<Read>& reads);
    [[nodiscard]] bool look(std::int64_t count, const TaskContext& context,
                            const SearchClock& clock);
    [[nodiscard]] double priorOf(const Leave& leave) const;
    [[nodiscard]] StatePtr<InferenceState> state(SearchEnd end, const SearchClock& clock) const;
    void tellTiles(InferenceState& state, const std::vector<InferredLeave>& leaves) const;

    InferenceQuestion question;
    const HeldTiles held;
    const MultisetIndex index;  ///< of what was drawn
    const StaticEvaluator evaluator;
    bool listsAll = false;
    std::int64_t mostRacks = 0;
    int leaveSize = 0;
    Leave kept;            ///< part of every leave
    TileCounts leavePool;  ///< what the rest of a leave comes from
    int drawnOfLeave = 0;
    double allWays = 1;

    std::vector<Listed> listed;
    std::int64_t lookedAt = 0;
    std::vector<Entry> entries;
    std::map<std::uint64_t, std::size_t> entryOf;  ///< of exchanges: by number of the leave
    std::optional<MultisetIndex> leaveIndex;       ///< likewise
    double secondsBefore = 0;
    std::vector<std::unique_ptr<Worker>> workers;
};

void Inference::Work::list()
{
    listed.reserve(index.size(held.drawn));
    index.forEach(held.drawn, [this](const std::vector<int>& counts, std::uint64_t number) {
        double ways = 1;
        for (std::size_t kind = 0; kind < counts.size(); ++kind)
            for (int i = 0; i < counts[kind]; ++i) ways *= (index.supply(kind) - i) / (i + 1.0);
        const double luck = openUnit(mix64(question.seed ^ mix64(number + 1)));
        listed.push_back({-std::log(luck) / ways, number});
    });
    std::ranges::sort(listed, [](const Listed& a, const Listed& b) {
        return a.key != b.key ? a.key < b.key : a.number < b.number;
    });
}

TileCounts Inference::Work::drawnFor(std::int64_t rack, Worker& worker) const
{
    if (listsAll) return index.set(held.drawn, listed[static_cast<std::size_t>(rack)].number);
    Random random(mix64(question.seed ^ mix64(static_cast<std::uint64_t>(rack))));
    worker.tiles = held.pool.tiles();
    TileCounts drawn;
    for (int i = 0; i < held.drawn; ++i) {
        const auto left = static_cast<std::uint32_t>(worker.tiles.size());
        std::swap(worker.tiles[random.below(left)], worker.tiles.back());
        drawn.add(worker.tiles.back());
        worker.tiles.pop_back();
    }
    return drawn;
}

std::vector<Inference::Work::Read> Inference::Work::readRack(std::int64_t rack, Worker& worker,
                                                             const std::stop_token& stop) const
{
    const TileCounts drawn = drawnFor(rack, worker);
    Rack whole = held.certain;
    whole.addAll(drawn);
    Position& position = worker.position;
    position.setRack(position.onTurn(), whole, whole.total());
    evaluator.prepare(position, worker.valuation);
    worker.best.clear();
    worker.generator.generate(position, worker.valuation, worker.best, stop);
    const std::vector<RankedMove> best = worker.best.takeRanked();

    const Move& move = question.move;
    const bool open = isOfUnknownTiles(move);
    const Equity top = best.empty() ? Equity{} : best.front().equity;
    const auto weight = [&](Equity equity) {
        return std::exp(std::min((equity - top).toPoints(), 0.0) / question.temperature);
    };
    double others = 0;
    for (const RankedMove& each : best) {
        const bool isRead =
            open && each.move.kind == MoveKind::Exchange && each.move.length == move.tilesPlayed;
        if (!isRead) others += weight(each.equity);
    }
    std::vector<Read> reads;
    if (open) {
        readExchanges(worker, top, others, reads);
        return reads;
    }
    const auto found = findMove(best, position, move);
    const double own =
        weight(found ? best[*found].equity : equityOf(position, move, worker.valuation));
    Leave leave = kept;
    leave.addAll(drawn);
    reads.push_back({leave, own / (found ? others : others + own)});
    return reads;
}

void Inference::Work::readExchanges(Worker& worker, Equity best, double others,
                                    std::vector<Read>& reads) const
{
    const Rack& rack = worker.position.mover().rack;
    const MultisetIndex parts(rack, leaveSize);
    double all = others;
    parts.forEach(leaveSize, [&](const std::vector<int>& counts, std::uint64_t) {
        Leave leave;
        std::uint32_t subset = 0;
        for (std::size_t kind = 0; kind < counts.size(); ++kind) {
            const Tile tile = parts.kinds()[kind];
            leave.add(tile, counts[kind]);
            subset +=
                worker.valuation.subsets.weight(tile) * static_cast<std::uint32_t>(counts[kind]);
        }
        const Equity loss = worker.valuation.byKept[subset] - best;
        reads.push_back({leave, std::exp(std::min(loss.toPoints(), 0.0) / question.temperature)});
        all += reads.back().likelihood;
    });
    for (Read& read : reads) read.likelihood /= all;
}

void Inference::Work::take(std::int64_t rack, const std::vector<Read>& reads)
{
    double ways = 1;
    double key = 0;
    if (listsAll) {
        const Listed& one = listed[static_cast<std::size_t>(rack)];
        ways = waysToDraw(held.pool, index.set(held.drawn, one.number));
        key = one.key;
    }
    if (!isOfUnknownTiles(question.move)) {
        for (const Read& read : reads) entries.push_back({read.leave, ways, key, read.likelihood});
        return;
    }
    if (!leaveIndex) leaveIndex.emplace(leavePool, leaveSize);
    for (const Read& read : reads) {
        const auto [at, isNew] =
            entryOf.try_emplace(leaveIndex->number(read.leave), entries.size());
        if (isNew) entries.push_back({read.leave, 1, 0, 0});
        entries[at->second].likelihood += ways * read.likelihood;
    }
}

bool Inference::Work::look(std::int64_t count, const TaskContext& context, const SearchClock& clock)
{
    std::vector<std::optional<std::vector<Read>>> found(static_cast<std::size_t>(count));
    std::size_t used = 0;
    const bool all = parallelFor({count, 8}, context, [&] {
        if (used == workers.size()) workers.push_back(std::make_unique<Worker>(question.position));
        return [&, worker = workers[used++].get()](std::int64_t number) {
            if (clock.secondsLeft() <= 0) return;
            auto reads = readRack(lookedAt + number, *worker, context.stop);
            if (!context.stopRequested())
                found[static_cast<std::size_t>(number)] = std::move(reads);
        };
    });
    // What was stopped has holes: the racks before the first one count.
    for (const auto& reads : found) {
        if (!reads) return false;
        take(lookedAt++, *reads);
    }
    return all;
}

double Inference::Work::priorOf(const Leave& leave) const
{
    Leave rest = leave;
    rest.removeAll(kept);
    return waysToDraw(leavePool, rest) / allWays;
}

void Inference::Work::tellTiles(InferenceState& state,
                                const std::vector<InferredLeave>& leaves) const
{
    const DrawOdds odds(leavePool);
    TileCounts possible = leavePool;
    possible.addAll(kept);
    std::array<double, kTileKinds> read{};
    for (const InferredLeave& leave : leaves)
        for (LetterSet kinds = leave.tiles.present(); kinds != 0; kinds &= kinds - 1)
            read[static_cast<std::size_t>(std::countr_zero(kinds))] += leave.posterior;
    for (LetterSet kinds = possible.present(); kinds != 0; kinds &= kinds - 1) {
        InferredTile tile;
        tile.tile = static_cast<Tile>(std::countr_zero(kinds));
        TileCounts one;
        one.add(tile.tile);
        tile.prior = kept.has(tile.tile) ? 1 : odds.holding(one, drawnOfLeave);
        tile.posterior = tile.prior;
        if (!state.fellBack && !leaves.empty())
            tile.posterior += question.trust * (std::min(read[tile.tile], 1.0) - tile.prior);
        state.largestShift = std::max(state.largestShift, std::abs(tile.posterior - tile.prior));
        state.tiles.push_back(tile);
    }
}

StatePtr<InferenceState> Inference::Work::state(SearchEnd end, const SearchClock& clock) const
{
    auto state = std::make_shared<InferenceState>();
    state->end = end;
    state->leaveSize = leaveSize;
    state->racks = listsAll ? mostRacks : 0;
    state->lookedAt = lookedAt;
    state->exact = listsAll && lookedAt == mostRacks;
    state->temperature = question.temperature;
    state->trust = question.trust;
    state->seed = question.seed;
    state->seconds = secondsBefore + clock.seconds();

    // One over the chance of a rack to be among those that were looked at.
    const bool isPart = listsAll && !state->exact && !isOfUnknownTiles(question.move);
    const double bound = isPart ? listed[static_cast<std::size_t>(lookedAt)].key : 0;
    const auto copies = [&](const Entry& entry) {
        return isPart ? entry.ways / -std::expm1(-bound * entry.ways) : entry.ways;
    };
    double sum = 0;
    double draws = 0;
    double greatest = 0;
    for (const Entry& entry : entries) {
        sum += copies(entry) * entry.likelihood;
        draws += copies(entry);
        greatest = std::max(greatest, entry.likelihood);
    }
    state->fellBack = !(sum > 0) || greatest < kNeverPlayed;
    std::vector<InferredLeave> leaves;
    leaves.reserve(entries.size());
    for (const Entry& entry : entries) {
        InferredLeave leave{entry.leave, priorOf(entry.leave), 0, 0};
        leave.posterior = state->fellBack ? leave.prior : copies(entry) * entry.likelihood / sum;
        leave.probability = leave.prior + question.trust * (leave.posterior - leave.prior);
        if (!state->fellBack && leave.posterior > 0) {
            const double ratio = isOfUnknownTiles(question.move) ? leave.posterior / leave.prior
                                                                 : entry.likelihood * draws / sum;
            state->information += leave.posterior * std::log2(ratio);
        }
        leaves.push_back(std::move(leave));
    }
    state->information = std::max(state->information, 0.0);
    tellTiles(*state, leaves);
    const auto isLikelier = [](const InferredLeave& a, const InferredLeave& b) {
        if (a.probability != b.probability) return a.probability > b.probability;
        return a.tiles.tiles() < b.tiles.tiles();
    };
    if (end == SearchEnd::NotYet && leaves.size() > kShownOnTheWay) {
        std::ranges::partial_sort(leaves, leaves.begin() + kShownOnTheWay, isLikelier);
        leaves.resize(kShownOnTheWay);
    } else {
        std::ranges::sort(leaves, isLikelier);
    }
    state->leaves = std::move(leaves);
    return state;
}

Inference::Inference(std::unique_ptr<Work> work) : m_work(std::move(work)) {}

Inference::~Inference() = default;

Result<std::unique_ptr<Inference>> Inference::create(InferenceQuestion question)
{
    if (auto sound = checkInference(question); !sound) return failure(sound.error());
    auto held = HeldTiles::of(question);
    if (!held) return failure(held.error());
    auto work = std::make_unique<Work>(std::move(question), std::move(*held));
    return std::unique_ptr<Inference>(new Inference(std::move(work)));
}

StatePtr<InferenceState> Inference::run(const SearchLimits& limits, const TaskContext& context,
                                        const OnState<InferenceState>& onState)
{
    Work& work = *m_work;
    const SearchClock clock(limits, context);
    StateBeat beat;
    for (;;) {
        SearchEffort effort;
        effort.seconds = clock.seconds();
        effort.units = work.lookedAt;
        SearchEnd end = limits.reached(effort, context);
        if (work.lookedAt == work.mostRacks) end = SearchEnd::Complete;
        if (end != SearchEnd::NotYet || (onState && beat.isDue())) {
            auto state = work.state(end, clock);
            if (onState) onState(state);
            if (end != SearchEnd::NotYet) {
                work.secondsBefore += clock.seconds();
                return state;
            }
        }
        const std::int64_t left = std::min(work.mostRacks, limits.units) - work.lookedAt;
        static_cast<void>(work.look(std::min(left, kRacksOfRound), context, clock));
    }
}

InferenceState withTrust(InferenceState state, double trust)
{
    state.trust = std::clamp(trust, 0.0, 1.0);
    for (InferredLeave& leave : state.leaves)
        leave.probability = leave.prior + state.trust * (leave.posterior - leave.prior);
    std::ranges::stable_sort(state.leaves, std::ranges::greater(), &InferredLeave::probability);
    state.largestShift = 0;
    for (InferredTile& tile : state.tiles) {
        tile.posterior = tile.prior + state.trust * (tile.posterior - tile.prior);
        state.largestShift = std::max(state.largestShift, std::abs(tile.posterior - tile.prior));
    }
    return state;
}

std::vector<WeightedLeave> leavesToSimulate(const InferenceState& state, const Position& now)
{
    std::vector<WeightedLeave> all;
    if (state.fellBack || state.trust <= 0) return all;
    const int next = (now.onTurn() + 1) % now.playerCount();
    const Rack& known = now.player(next).rack;
    const int unknown = std::max(tilesHeld(now, next) - known.total(), 0);
    TileCounts pool = now.unseen();
    if (pool.contains(known)) pool.removeAll(known);
    for (const InferredLeave& leave : state.leaves) {
        if (!(leave.posterior > 0) || !leave.tiles.contains(known)) continue;
        WeightedLeave one{leave.tiles, state.trust * leave.posterior};
        one.tiles.removeAll(known);
        if (one.tiles.total() > unknown || !pool.contains(one.tiles)) continue;
        all.push_back(std::move(one));
    }
    if (!all.empty() && state.trust < 1) all.push_back({Leave(), 1 - state.trust});
    return all;
}

}  // namespace engine
