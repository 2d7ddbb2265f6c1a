// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/endgame_solver.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <limits>
#include <memory>
#include <optional>
#include <thread>
#include <utility>

#include "engine/base/parallel.h"
#include "engine/base/table_memory.h"
#include "engine/board/hands.h"
#include "engine/board/legality.h"
#include "engine/lexicon/lexicon.h"
#include "engine/search/endgame_beside.h"
#include "engine/search/endgame_line.h"

namespace engine {

namespace {

/// More points than any game has.
constexpr int kInfinite = 1 << 24;
constexpr int kMostLineTries = 12;

Error badPosition(Sentence sentence)
{
    return {ErrorCode::IllegalPosition, std::move(sentence), {}};
}

/// The position with both racks filled in.
Result<Position> knownPosition(const Position& position)
{
    if (position.playerCount() != 2)
        return tl::unexpected(badPosition(
            say("an endgame is solved for two players, here are %1", position.playerCount())));
    if (!position.lexicon())
        return tl::unexpected(Error{
            ErrorCode::WrongLexicon, say("an endgame can't be solved without a lexicon"), {}});
    if (position.rules().jumbled())
        return tl::unexpected(
            Error{ErrorCode::WrongLexicon, say("endgames of jumbled words can't be solved"), {}});
    const int mover = position.onTurn();
    Position known = position;
    const Rack& own = position.mover().rack;
    const TileCounts unseen = position.unseen();
    const int rackSize = position.rules().rackSize;
    if (position.unnamedTiles() < 0)
        return tl::unexpected(badPosition(say("there are more tiles than the game has")));
    if (unseen.total() > rackSize)
        return tl::unexpected(
            badPosition(say("the bag isn't empty: %1 tiles are unseen, a rack holds %2",
                            unseen.total(), rackSize)));
    if (own.empty() && unseen.total() > 0 && rackKnowledge(position, mover) != RackKnowledge::Known)
        return tl::unexpected(badPosition(say("the rack of the player on turn isn't known")));
    known.setRack(mover, own);
    known.setRack(1 - mover, unseen);
    if (known.gameEnd() != GameEnd::NotYet)
        return tl::unexpected(badPosition(say("the game is over")));
    return known;
}

/// First moves that are asked for.
Result<void> checkAsked(const Position& position, const std::vector<Move>& moves)
{
    for (const Move& move : moves) {
        if (move.kind == MoveKind::Exchange)
            return failure(ErrorCode::IllegalMove,
                           say("nothing can be exchanged: the bag is empty"));
        if (auto legal = checkMove(position, move, WordCheck::Ignore); !legal)
            return failure(legal.error());
    }
    return {};
}

}  // namespace

struct EndgameSolver::Work
{
    Work(EndgameQuestion asked, Position known)
        : Work(std::move(asked), std::move(known), std::make_shared<LaneMemory>(), nullptr)
    {
    }
    /// `shared`: the table of another one, whose board forgets its lanes when it goes on; null = a
    /// table of its own.
    Work(EndgameQuestion asked, Position known, std::shared_ptr<LaneMemory> memory,
         std::shared_ptr<EndgameTable> shared)
        : question(std::move(asked)),
          position(std::move(known)),
          lanes(std::move(memory)),
          board(position, racksOf(position), question.lexiconOfOther, lanes),
          table(shared ? shared : std::make_shared<EndgameTable>(question.tableBytes)),
          search(board, *table, EndgameRules::of(position.rules(), question.end))
    {
        // Sides are the other way round here, and what was found after one move isn't for another.
        if (shared) board.keepApart(position.hash());
        holdRacks();
        // In CGP only scoreless turns are counted; with an empty bag the last one was a pass.
        turn.passes = std::max(position.consecutivePasses(), position.scorelessTurns() > 0 ? 1 : 0);
        turn.scoreless = position.scorelessTurns();
        turn.sinceBag = position.turnsSinceBagEmpty();
    }

    StatePtr<EndgameState> run(const SearchLimits& limits, const TaskContext& context,
                               const OnState<EndgameState>& onState);
    void deepen();
    void deepenToWinner();
    /// One of the two, with as many threads as there may be.
    void deepenTogether();
    /// Fills the table until the others are done.
    void help(std::size_t helper, int depth, int guess, const std::atomic<bool>& done);
    [[nodiscard]] EndgameSearch::Value searched(int depth, int low, int high);
    void note(int depth, EndgameSearch::Value value);
    [[nodiscard]] std::vector<Move> movesOf(const std::vector<EndgameMove>& line);
    void settleLine();
    void findEquals();
    [[nodiscard]] EndgameMoveValue valueOf(const Move& move);
    /// In null windows, where the position's value is proved; nothing when that doesn't do.
    [[nodiscard]] std::optional<EndgameMoveValue> valueBeside(const Move& move);
    [[nodiscard]] static std::array<PossibleRack, 2> racksOf(const Position& position);
    /// Also after another board has used its memory of lanes.
    void holdRacks();
    [[nodiscard]] SearchEffort effort() const;
    [[nodiscard]] bool isTimeToLeave(std::int64_t nodes);
    [[nodiscard]] StatePtr<EndgameState> snapshot(SearchEnd end) const;

    EndgameQuestion question;
    Position position;
    std::shared_ptr<LaneMemory> lanes;
    EndgameBoard board;
    std::shared_ptr<EndgameTable> table;
    EndgameSearch search;
    EndgameTurn turn;
    EndgameState state;

    // Of the call of run() that is going on.
    const SearchLimits* limits = nullptr;
    const TaskContext* context = nullptr;
    const OnState<EndgameState>* onState = nullptr;
    const SearchClock* clock = nullptr;
    double secondsBefore = 0;
    StateBeat beat;
    SearchEnd why = SearchEnd::NotYet;
    /// Searches are left and begun again when memory runs out; the table keeps what they found.
    bool mayForget = true;
    bool brokenOff = false;  ///< the last of state.moves is to be looked at again
    bool hasEquals = false;  ///< it is known which first moves are as good
};

std::array<PossibleRack, 2> EndgameSolver::Work::racksOf(const Position& position)
{
    return {PossibleRack{position.mover().rack},
            PossibleRack{position.player(1 - position.onTurn()).rack}};
}

void EndgameSolver::Work::holdRacks()
{
    const auto racks = racksOf(position);
    board.hold({racks[0].certain, racks[1].certain});
}

SearchEffort EndgameSolver::Work::effort() const
{
    SearchEffort effort;
    effort.seconds = clock->seconds();
    effort.nodes = search.nodes();
    effort.depth = state.depth;
    effort.best = state.line.empty() ? effort.best : state.value.points;
    return effort;
}

StatePtr<EndgameState> EndgameSolver::Work::snapshot(SearchEnd end) const
{
    auto copy = std::make_shared<EndgameState>(state);
    copy->end = end;
    copy->nodes = search.nodes();
    copy->seconds = secondsBefore + clock->seconds();
    return copy;
}

bool EndgameSolver::Work::isTimeToLeave(std::int64_t /*nodes*/)
{
    if (!context->keepGoing()) {
        why = SearchEnd::Stopped;
        return true;
    }
    why = limits->reached(effort(), *context);
    if (*onState && beat.isDue()) (*onState)(snapshot(SearchEnd::NotYet));
    return why != SearchEnd::NotYet || (mayForget && board.remembersTooMuch());
}

std::vector<Move> EndgameSolver::Work::movesOf(const std::vector<EndgameMove>& line)
{
    std::vector<Move> moves;
    for (const EndgameMove move : line) moves.push_back(board.moveOf(move));
    return moves;
}

void EndgameSolver::Work::deepen()
{
    while (!state.proved && state.depth < EndgameSearch::kMostDepth) {
        const int depth = state.depth + 1;
        // A window around the last value; what lies outside it is searched again with a wider one.
        int reach = state.depth == 0 ? kInfinite : 25;
        int low = std::max(state.value.points - reach, -kInfinite);
        int high = std::min(state.value.points + reach, kInfinite);
        EndgameSearch::Value value;
        for (;;) {
            value = searched(depth, low, high);
            if (search.stopped()) return;
            if (value.points > low && value.points < high) break;
            reach = std::min(2 * reach, kInfinite);
            if (value.points <= low) low = std::max(value.points - reach, -kInfinite);
            if (value.points >= high) high = std::min(value.points + reach, kInfinite);
        }
        note(depth, value);
        if (why != SearchEnd::NotYet) return;
    }
}

EndgameSearch::Value EndgameSolver::Work::searched(int depth, int low, int high)
{
    for (;;) {
        const EndgameSearch::Value value = search.search(turn, depth, low, high);
        if (!search.stopped() || why != SearchEnd::NotYet) return value;
        board.forget();
    }
}

void EndgameSolver::Work::note(int depth, EndgameSearch::Value value)
{
    state.depth = depth;
    state.value = Score{value.points};
    state.proved = value.complete;
    const int spread = position.spread().points + value.points;
    state.winner = spread > 0 ? 1 : spread < 0 ? -1 : 0;
    if (!search.line().empty()) state.line = movesOf(search.line());
    why = limits->reached(effort(), *context);
    // What is proved needs no depth any more.
    if (state.proved && why == SearchEnd::Depth) why = SearchEnd::NotYet;
}

void EndgameSolver::Work::deepenToWinner()
{
    const int level = -position.spread().points;  // the value of a tie
    state.isValue = false;
    while (!state.proved && state.depth < EndgameSearch::kMostDepth) {
        const int depth = state.depth + 1;
        // The question first that was answered with yes at the last depth.
        const bool winsFirst = state.winner > 0;
        const int low = winsFirst ? level : level - 1;
        EndgameSearch::Value value = searched(depth, low, low + 1);
        if (search.stopped()) return;
        const bool isAnswered = winsFirst ? value.points > level : value.points < level;
        if (!isAnswered) {
            const EndgameSearch::Value first = value;
            value = searched(depth, winsFirst ? level - 1 : level, winsFirst ? level : level + 1);
            if (search.stopped()) return;
            // A tie takes both.
            const bool tie = winsFirst ? value.points >= level : value.points <= level;
            if (tie) value = {level, first.complete && value.complete};
        }
        note(depth, value);
        // A line that loses beats no bound.
        if (search.line().empty()) state.line = movesOf({search.remembered(turn)});
        if (why != SearchEnd::NotYet) return;
    }
}

void EndgameSolver::Work::help(std::size_t helper, int depth, int guess,
                               const std::atomic<bool>& done)
{
    EndgameBoard ownBoard(position, question.lexiconOfOther);
    ownBoard.shareMemory(context->threads);
    EndgameSearch own(ownBoard, *table, EndgameRules::of(position.rules(), question.end));
    own.setWay(helper);
    own.setPoll([&](std::int64_t /*nodes*/) {
        return done.load(std::memory_order_relaxed) || !context->keepGoing() ||
               ownBoard.remembersTooMuch();
    });
    // Not all of them at the same depth.
    depth += static_cast<int>(helper % 3);
    const int level = -position.spread().points;
    bool complete = false;
    while (!done && context->keepGoing()) {
        if (complete || depth >= EndgameSearch::kMostDepth) {
            // Another number taken would be the first thread's.
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
            continue;
        }
        constexpr int kReach = 25;
        const int low = question.firstWin ? level - 1 : guess - kReach;
        const int high = question.firstWin ? level + 1 : guess + kReach;
        const EndgameSearch::Value found = own.search(turn, depth, low, high);
        if (own.stopped()) {
            ownBoard.forget();
            continue;
        }
        guess = found.points;
        complete = found.complete && found.points > low && found.points < high;
        ++depth;
    }
}

void EndgameSolver::Work::deepenTogether()
{
    const auto alone = [this] {
        if (question.firstWin) deepenToWinner();
        else deepen();
    };
    const bool countsWork = limits->depth < std::numeric_limits<int>::max() ||
                            limits->nodes < std::numeric_limits<std::int64_t>::max();
    if (context->threads <= 1 || countsWork) {
        alone();
        return;
    }
    board.shareMemory(context->threads);
    std::atomic<bool> done = false;
    std::size_t workers = 0;
    const int depth = state.depth + 1;
    const int guess = state.value.points;
    // The first worker is the calling thread's, and the others wait for it.
    const bool finished = parallelFor({context->threads}, *context, [&] {
        return [&, number = workers++](std::int64_t) {
            if (done) return;
            if (number > 0) {
                help(number, depth, guess, done);
                return;
            }
            alone();
            done = true;
        };
    });
    if (!finished && why == SearchEnd::NotYet) why = SearchEnd::Stopped;
}

void EndgameSolver::Work::settleLine()
{
    if (question.anyLine || !state.proved || !state.isValue || state.isLineSettled) return;
    EndgameLine line(board, search, position, turn, state.value.points, state.line);
    // What needs the memory again and again stays as it was found.
    for (int forgotten = 0; forgotten <= kMostLineTries; ++forgotten) {
        state.isLineSettled = line.settle();
        state.line = line.moves();
        if (state.isLineSettled || !search.stopped() || why != SearchEnd::NotYet) return;
        board.forget();
    }
}

void EndgameSolver::Work::findEquals()
{
    if (!question.allBest || !state.proved || !state.isValue || state.line.empty() || hasEquals)
        return;
    board.forget();
    mayForget = false;  // the moves of the list are needed to the end
    std::vector<EndgameMove> moves;
    board.moves(0, moves);
    moves.push_back({});
    std::vector<EndgameMoveValue> best;
    const int value = state.value.points;
    for (const EndgameMove move : moves) {
        const Move candidate = board.moveOf(move);
        if (candidate == state.line.front()) continue;
        const auto found =
            search.afterMove(turn, move, EndgameSearch::kMostDepth, value - 1, value);
        if (search.stopped()) {
            mayForget = true;
            return;
        }
        if (found.points >= value)
            best.push_back({candidate,
                            state.value,
                            found.complete,
                            {candidate},
                            found.complete,
                            state.depth,
                            0});
    }
    std::ranges::sort(best, [this](const EndgameMoveValue& a, const EndgameMoveValue& b) {
        return EqualMove(position, a.move).isBefore(EqualMove(position, b.move));
    });
    state.best = std::move(best);
    mayForget = true;
    hasEquals = true;
}

std::optional<EndgameMoveValue> EndgameSolver::Work::valueBeside(const Move& move)
{
    // A depth that is named means plies, not proofs.
    if (question.movesOnly || !state.proved || !state.isValue ||
        limits->depth < std::numeric_limits<int>::max())
        return std::nullopt;
    const std::int64_t before = search.nodes();
    EndgameBeside beside(board, search, turn, state.value.points,
                         [this] { return why == SearchEnd::NotYet; });
    const auto worth = beside.worthOf(move);
    if (!worth || !worth->proved) return std::nullopt;
    EndgameMoveValue value{move, Score{worth->value}, true, worth->line};
    value.depth = worth->depth;
    value.nodes = search.nodes() - before;
    return value;
}

EndgameMoveValue EndgameSolver::Work::valueOf(const Move& move)
{
    if (auto beside = valueBeside(move)) return *beside;
    EndgameMoveValue result{move, move.score, false, {move}};
    result.depth = 1;
    result.nodes = 1;
    if (why != SearchEnd::NotYet) return result;
    auto after = std::make_shared<Position>(position);
    Position::Undo undo;
    after->make(move, undo);
    EndgameQuestion next = question;
    next.allBest = next.firstWin = next.movesOnly = false;
    next.moves.clear();
    const bool out = move.kind == MoveKind::Place && after->gameEnd() == GameEnd::PlayedOut;
    EndgameTurn nextTurn{0, 0, 0, turn.sinceBag + 1};
    if (move.kind == MoveKind::Pass) {
        nextTurn.passes = turn.passes + 1;
        nextTurn.scoreless = turn.scoreless + 1;
    }
    if (out) {
        const PlayerScores change = after->settlement();
        const auto mover = static_cast<std::size_t>(position.onTurn());
        result.value = move.score + change[mover] - change[1 - mover];
        result.proved = true;
        return result;
    }
    if (question.lexiconOfOther) {
        // They were checked to be for the same letters.
        static_cast<void>(after->setLexicon(question.lexiconOfOther));
        next.lexiconOfOther = position.lexiconPtr();
    }
    next.position = after;
    // It takes no memory besides: what is asked may use that of this search, which rests meanwhile.
    Work rest(std::move(next), *after, lanes, table);
    rest.turn = nextTurn;
    rest.limits = limits;
    rest.context = context;
    rest.clock = clock;
    const OnState<EndgameState> silent;
    rest.onState = &silent;
    rest.search.setPoll([&rest](std::int64_t nodes) { return rest.isTimeToLeave(nodes); });
    rest.deepen();
    why = rest.why;
    holdRacks();
    result.value = move.score - rest.state.value;
    result.proved = rest.state.proved;
    result.depth = rest.state.depth + 1;
    result.nodes = rest.search.nodes();
    result.line.insert(result.line.end(), rest.state.line.begin(), rest.state.line.end());
    return result;
}

StatePtr<EndgameState> EndgameSolver::Work::run(const SearchLimits& newLimits,
                                                const TaskContext& newContext,
                                                const OnState<EndgameState>& newOnState)
{
    const SearchClock newClock(newLimits, newContext);
    limits = &newLimits;
    context = &newContext;
    onState = &newOnState;
    clock = &newClock;
    beat = {};
    why = newContext.stopRequested() ? SearchEnd::Stopped : newLimits.reached(effort(), newContext);
    search.setPoll([this](std::int64_t nodes) { return isTimeToLeave(nodes); });
    if (state.legalMoves == 0) {
        std::vector<EndgameMove> moves;
        board.moves(0, moves);
        state.legalMoves = moves.size() + 1;
    }
    if (why == SearchEnd::NotYet && std::exchange(brokenOff, false)) state.moves.pop_back();
    if (why == SearchEnd::NotYet && !question.movesOnly) deepenTogether();
    if (why == SearchEnd::NotYet && !question.movesOnly) settleLine();
    if (why == SearchEnd::NotYet) findEquals();
    for (std::size_t i = state.moves.size(); why == SearchEnd::NotYet && i < question.moves.size();
         ++i) {
        EndgameMoveValue& value = state.moves.emplace_back(valueOf(question.moves[i]));
        const bool both = value.proved && state.proved && state.isValue;
        value.isBest = both && value.value >= state.value;
        brokenOff = why != SearchEnd::NotYet;
        if (newOnState) newOnState(snapshot(SearchEnd::NotYet));
    }
    const bool solved = question.movesOnly
                            ? std::ranges::all_of(state.moves, &EndgameMoveValue::proved)
                            : state.proved;
    if (why == SearchEnd::NotYet) why = solved ? SearchEnd::Complete : SearchEnd::Depth;
    auto last = snapshot(why);
    secondsBefore = last->seconds;
    return last;
}

Result<EndgameSolver> EndgameSolver::create(EndgameQuestion question)
{
    if (auto fits = checkTableMemory(question.tableBytes); !fits)
        return tl::unexpected(fits.error());
    auto known = knownPosition(*question.position);
    if (!known) return tl::unexpected(known.error());
    if (question.lexiconOfOther) {
        Position other = *known;
        if (auto set = other.setLexicon(question.lexiconOfOther); !set)
            return tl::unexpected(set.error());
    }
    if (auto sound = checkAsked(*known, question.moves); !sound) return failure(sound.error());
    return EndgameSolver(std::make_unique<Work>(std::move(question), *std::move(known)));
}

Result<void> EndgameSolver::ask(std::vector<Move> moves)
{
    if (auto sound = checkAsked(m_work->position, moves); !sound) return sound;
    m_work->question.moves = std::move(moves);
    m_work->state.moves.clear();
    m_work->brokenOff = false;
    return {};
}

EndgameSolver::EndgameSolver(std::unique_ptr<Work> work) : m_work(std::move(work)) {}
EndgameSolver::EndgameSolver(EndgameSolver&&) noexcept = default;
EndgameSolver& EndgameSolver::operator=(EndgameSolver&&) noexcept = default;
EndgameSolver::~EndgameSolver() = default;

StatePtr<EndgameState> EndgameSolver::run(const SearchLimits& limits, const TaskContext& context,
                                          const OnState<EndgameState>& onState)
{
    return m_work->run(limits, context, onState);
}

}  // namespace engine
