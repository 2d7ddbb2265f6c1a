// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/pre_endgame_judge.h"

#include <algorithm>
#include <array>
#include <functional>
#include <utility>

#include "engine/base/random.h"
#include "engine/eval/move_ranking.h"
#include "engine/search/pre_endgame_draws.h"

namespace engine {

namespace {

/// With more tiles in the bag the racks that are possible have too many moves in common boards.
constexpr int kSharedBag = 1;
/// No number of a candidate is that great.
constexpr std::uint64_t kSwapped = std::uint64_t{1} << 63;

int signOfSpread(int spread)
{
    return spread > 0 ? 1 : spread < 0 ? -1 : 0;
}

}  // namespace

/// A reply of the opponent on the board.
struct PreEndgameJudge::AfterReply
{
    Move reply;
    Position position;
    Rack left;     ///< of the opponent's tiles, before he draws
    int lead = 0;  ///< of the mover after it
    bool over = false;
    int passes = 0;
    std::unique_ptr<EndgameFamily> family = nullptr;
};

/// A reply of the opponent, on the board only when an ending must be looked at.
struct PreEndgameJudge::Answer
{
    const Move& reply;
    const Rack& opponent;  ///< before it
    Rack left;             ///< after it, before he draws
    std::optional<AfterReply> after = std::nullopt;

    Answer(const Move& move, const Rack& rack)
        : reply(move), opponent(rack), left(without(rack, move.tilesUsed()))
    {
    }
    /// The bag is empty then.
    [[nodiscard]] bool takesAll(const World& world) const
    {
        return reply.kind == MoveKind::Place && reply.tilesPlayed >= world.bag.total();
    }
    [[nodiscard]] std::uint64_t keyIn(const World& world) const
    {
        if (!takesAll(world)) return PreEndgameNotes::keyOf(reply, {world.mover, left, world.bag});
        Rack all = left;
        all.addAll(world.bag);
        return PreEndgameNotes::keyOf(reply, {world.mover, all, {}});
    }
};

PreEndgameJudge::PreEndgameJudge(const PreEndgameCase& game, std::size_t tableBytes)
    : m_game(game),
      m_table(tableBytes),
      m_lanes(std::make_shared<LaneMemory>()),
      m_evaluator(game.question.leaves),
      m_after(game.position)
{
}

PreEndgameJudge::~PreEndgameJudge() = default;

void PreEndgameJudge::shareLanes(int judges)
{
    if (std::exchange(m_sharing, judges) == judges) return;
    m_family.reset();
    m_lanes->share(judges);
    m_lanes->release();
}

void PreEndgameJudge::begin(const Move& candidate, std::uint64_t number, PreEndgameNotes* notes)
{
    m_ownNotes.clear();
    m_notes = notes ? notes : &m_ownNotes;
    m_salt = number;
    m_candidate = candidate;
    m_after = m_game.position;
    m_leave = leaveAfter(m_game.position, candidate);
    Position::Undo undo;
    m_after.make(candidate, undo);
    m_after.setRack(m_game.mover, m_leave);
    m_game.setWords(m_after);
    m_after.refreshCrossSets();
    m_drawn = candidate.kind == MoveKind::Pass
                  ? 0
                  : std::min(static_cast<int>(candidate.tilesPlayed), m_game.bag);
    m_passes = candidate.kind == MoveKind::Pass ? m_game.passes + 1 : 0;
    m_scoreless = m_after.scorelessTurns();
    m_family.reset();
    // When it is full a search begins again, which counts nodes twice.
    if (m_lanes->lists.size() > 0) m_lanes->clear();
}

std::optional<PreEndgameCell>
PreEndgameJudge::judge(std::size_t draw, const PreEndgameEffort& effort, const TaskContext& context)
{
    m_context = &context;
    // Forgotten between two cells, it isn't in the midst of a search.
    constexpr std::size_t kHalf = 2;
    if (m_lanes->isFull(kHalf)) m_lanes->clear();
    // A glance at an ending looks at too few nodes to be stopped there.
    if (!context.keepGoing()) return std::nullopt;
    auto cell = empties(m_game, m_candidate) ? judgeEmptying(m_game.draws[draw], effort)
                                             : judgeOpen(draw, effort);
    if (cell) cell->solved = true;
    return cell;
}

std::unique_ptr<EndgameFamily> PreEndgameJudge::familyOf(const Position& position,
                                                         const std::array<PossibleRack, 2>& racks,
                                                         int sinceBag)
{
    auto family =
        std::make_unique<EndgameFamily>(position, racks, m_game.lexiconOf(1 - position.onTurn()),
                                        m_table, m_game.rules, sinceBag, m_lanes);
    // With words of their own it matters whose racks these are.
    const bool swapped = m_game.question.lexiconOfOther && position.onTurn() != m_game.mover;
    family->keepApart(swapped ? m_salt | kSwapped : m_salt);
    family->setStop([this] { return !m_context->keepGoing(); });
    return family;
}

EndgameOutcome PreEndgameJudge::solve(EndgameFamily& family, const EndgameBoard::Racks& racks,
                                      int lead, const PreEndgameEffort& effort)
{
    return effort.gains ? family.solved(racks, lead, effort.depth, effort.gainNodes)
                        : family.winner(racks, lead, effort.depth, effort.winNodes);
}

PreEndgameJudge::Ending PreEndgameJudge::endingOf(const EndgameOutcome& outcome, bool moverOnTurn,
                                                  int lead) const
{
    Ending ending;
    ending.sign = moverOnTurn ? outcome.sign : -outcome.sign;
    ending.proved = outcome.proved;
    ending.gain = lead - m_game.lead + (moverOnTurn ? outcome.value : -outcome.value);
    ending.gainExact = outcome.isExact;
    ending.depth = outcome.depth;
    return ending;
}

namespace {

/// Adds an ending that stands for so many orders.
void addEnding(PreEndgameCell& cell, int sign, double gain, std::int64_t orders)
{
    (sign > 0 ? cell.wins : sign < 0 ? cell.losses : cell.ties) += orders;
    cell.gain += gain * static_cast<double>(orders);
}

}  // namespace

std::optional<PreEndgameCell> PreEndgameJudge::judgeEmptying(const PreEndgameDraw& draw,
                                                             const PreEndgameEffort& effort)
{
    // Side 0 is the opponent, who is on turn.
    const Rack opponent = m_game.opponentWith(draw.bag);
    Rack mover = m_leave;
    mover.addAll(draw.bag);
    const bool shared = m_game.bag <= kSharedBag;
    if (!m_family || !shared) {
        std::array<PossibleRack, 2> racks{PossibleRack{opponent}, PossibleRack{mover}};
        if (shared)
            racks = {PossibleRack{m_game.known, m_game.pool, m_game.pool.total() - m_game.bag},
                     PossibleRack{m_leave, m_game.pool, m_game.bag}};
        m_family = familyOf(m_after, racks);
    }
    const int lead = m_game.lead + m_candidate.score.points;
    const std::int64_t before = m_family->nodes();
    const EndgameOutcome outcome = solve(*m_family, {opponent, mover}, -lead, effort);
    count(*m_family, before);
    if (outcome.stopped) return std::nullopt;
    const Ending ending = endingOf(outcome, false, lead);
    PreEndgameCell cell;
    addEnding(cell, ending.sign, ending.gain, draw.orders);
    cell.gain = ending.gain;
    cell.isProved = ending.proved;
    cell.gainProved = ending.gainExact;
    cell.depth = ending.depth;
    return cell;
}

void PreEndgameJudge::count(const EndgameFamily& family, std::int64_t before)
{
    m_nodes += family.nodes() - before;
}

std::vector<PreEndgameJudge::World> PreEndgameJudge::worldsOf(const PreEndgameDraw& draw) const
{
    std::vector<TilePart> parts = partsOf(draw.bag, m_drawn);
    std::int64_t ways = 0;
    for (const TilePart& part : parts) ways += part.ways;
    std::vector<World> worlds;
    for (const TilePart& part : parts) {
        World world{m_leave, without(draw.bag, part.tiles), draw.orders * part.ways / ways};
        world.mover.addAll(part.tiles);
        if (m_candidate.kind == MoveKind::Exchange) world.bag.addAll(m_candidate.tilesUsed());
        worlds.push_back(std::move(world));
    }
    return worlds;
}

std::vector<PreEndgameJudge::World> PreEndgameJudge::worldsSeenBy(const PreEndgameDraw& draw,
                                                                  std::size_t most) const
{
    Rack hidden = m_leave;
    hidden.addAll(draw.bag);
    int left = m_game.bag - m_drawn;
    if (m_candidate.kind == MoveKind::Exchange) {
        hidden.addAll(m_candidate.tilesUsed());
        left = m_game.bag;
    }
    std::vector<World> worlds;
    for (TilePart& part : partsOf(hidden, left))
        worlds.push_back({without(hidden, part.tiles), std::move(part.tiles), part.ways});
    if (most == 0 || worlds.size() <= most) return worlds;
    // The same ones every time, spread over all.
    Random random(m_game.question.seed);
    random.shuffle(std::span<World>(worlds));
    worlds.resize(most);
    return worlds;
}

std::vector<Move> PreEndgameJudge::repliesOf(const Rack& opponent, std::size_t most)
{
    Position position = m_after;
    position.setRack(1 - m_game.mover, opponent);
    std::vector<Move> replies;
    TaskContext context;
    context.stop = m_context->stop;
    // Stopped it is not whole; then none of it is looked at.
    const auto ranking = rankMoves({std::move(position), m_game.question.leaves, most}, context);
    if (ranking)
        for (const RankedMove& ranked : ranking->moves) replies.push_back(ranked.move);
    if (std::ranges::find(replies, passMove()) == replies.end()) replies.push_back(passMove());
    return replies;
}

PreEndgameJudge::Ending PreEndgameJudge::settled(int lead, const Rack& mover, const Rack& opponent,
                                                 bool proved) const
{
    if (m_game.rules.losesRack) lead += m_game.pointsOf(opponent) - m_game.pointsOf(mover);
    return {signOfSpread(lead), proved, lead - m_game.lead, proved, 0};
}

namespace {

/// Side 0 is the mover of the pre-endgame.
std::array<PossibleRack, 2> racksAfterReply(const Rack& hidden, int moverHolds, const Rack& left,
                                            int drawn)
{
    return {PossibleRack{{}, hidden, moverHolds}, PossibleRack{left, hidden, drawn}};
}

}  // namespace

std::optional<PreEndgameJudge::Ending> PreEndgameJudge::noted(const Answer& answer,
                                                              const World& world,
                                                              const PreEndgameEffort& effort) const
{
    return m_notes->find(answer.keyIn(world), m_salt, effort.gains);
}

std::optional<PreEndgameJudge::Ending> PreEndgameJudge::endOf(Answer& answer, const World& world,
                                                              const PreEndgameEffort& effort)
{
    const std::uint64_t key = answer.keyIn(world);
    if (auto ending = m_notes->find(key, m_salt, effort.gains)) return ending;
    if (!answer.after) answer.after = afterReply(answer.reply, answer.opponent);
    const auto ending = lookAt(*answer.after, world, effort);
    if (!ending) return std::nullopt;
    // How both play on while there are tiles in the bag doesn't depend on the effort.
    using enum PreEndgameNotes::Holds;
    m_notes->keep(key, m_salt, *ending, answer.takesAll(world) ? InThisLook : Always);
    return ending;
}

std::optional<PreEndgameJudge::Ending>
PreEndgameJudge::lookAt(AfterReply& after, const World& world, const PreEndgameEffort& effort)
{
    if (!m_context->keepGoing()) return std::nullopt;
    if (after.over) {
        Rack opponent = after.left;
        if (after.reply.kind == MoveKind::Exchange) {
            // It is left to chance which tiles he ends with, unless he takes all.
            if (after.reply.tilesPlayed < world.bag.total()) return playOn(after, world);
            opponent.addAll(world.bag);
        }
        return settled(after.lead, world.mover, opponent, true);
    }
    if (after.reply.kind != MoveKind::Place || after.reply.tilesPlayed < world.bag.total())
        return playOn(after, world);
    Rack opponent = after.left;
    opponent.addAll(world.bag);
    if (!after.family) {
        Rack hidden = world.mover;
        hidden.addAll(world.bag);
        std::array<PossibleRack, 2> racks{PossibleRack{world.mover}, PossibleRack{opponent}};
        const bool shared = world.bag.total() <= kSharedBag;
        if (shared)
            racks = racksAfterReply(hidden, world.mover.total(), after.left, world.bag.total());
        auto family = familyOf(after.position, racks);
        if (!shared) {
            const EndgameOutcome outcome =
                solve(*family, {world.mover, opponent}, after.lead, effort);
            count(*family, 0);
            if (outcome.stopped) return std::nullopt;
            return endingOf(outcome, true, after.lead);
        }
        after.family = std::move(family);
    }
    const std::int64_t before = after.family->nodes();
    const EndgameOutcome outcome =
        solve(*after.family, {world.mover, opponent}, after.lead, effort);
    count(*after.family, before);
    if (outcome.stopped) return std::nullopt;
    return endingOf(outcome, true, after.lead);
}

std::optional<PreEndgameJudge::Ending> PreEndgameJudge::playOn(const AfterReply& after,
                                                               const World& world)
{
    Position position = after.position;
    std::vector<Tile> bag = world.bag.tiles();
    Random random(m_game.question.seed ^ position.hash());
    random.shuffle(std::span<Tile>(bag));
    const int rackSize = position.rules().rackSize;
    const auto fill = [&](int player, Rack rack, const Move& last) {
        while (rack.total() < rackSize && !bag.empty()) {
            rack.add(bag.back());
            bag.pop_back();
        }
        if (last.kind == MoveKind::Exchange)
            for (const Tile tile : last.tileSpan()) bag.insert(bag.begin(), tile);
        position.setRack(player, rack);
    };
    position.setRack(m_game.mover, world.mover);
    fill(1 - m_game.mover, after.left, after.reply);
    int passes = after.passes;
    const auto lead = [&] {
        return position.player(m_game.mover).score.points -
               position.player(1 - m_game.mover).score.points;
    };
    if (after.over)
        return settled(lead(), world.mover, position.player(1 - m_game.mover).rack, false);
    while (!bag.empty()) {
        if (m_context->stopRequested()) return std::nullopt;
        m_evaluator.prepare(position, m_scratch.valuation);
        m_scratch.best.clear();
        m_scratch.generator.generate(position, m_scratch.valuation, m_scratch.best,
                                     m_context->stop);
        if (m_context->stopRequested()) return std::nullopt;
        const Move move = m_scratch.best.best()->move;
        const int player = position.onTurn();
        const Rack left = leaveAfter(position, move);
        Position::Undo undo;
        position.make(move, undo);
        m_game.setWords(position);
        fill(player, left, move);
        passes = move.kind == MoveKind::Pass ? passes + 1 : 0;
        const bool twoPasses = m_game.rules.passes > 0 && passes >= m_game.rules.passes;
        if (twoPasses || position.gameEnd() == GameEnd::Stalled)
            return settled(lead(), position.player(m_game.mover).rack,
                           position.player(1 - m_game.mover).rack, false);
    }
    const bool moverOnTurn = position.onTurn() == m_game.mover;
    const int spread = lead();
    const EndgameBoard::Racks racks{position.mover().rack,
                                    position.player(1 - position.onTurn()).rack};
    const auto family = familyOf(position, {PossibleRack{racks[0]}, PossibleRack{racks[1]}},
                                 position.turnsSinceBagEmpty());
    const EndgameOutcome outcome = family->playedOut(racks, moverOnTurn ? spread : -spread);
    count(*family, 0);
    if (outcome.stopped) return std::nullopt;
    Ending ending = endingOf(outcome, moverOnTurn, spread);
    ending.proved = ending.gainExact = false;
    return ending;
}

PreEndgameJudge::AfterReply PreEndgameJudge::afterReply(const Move& reply,
                                                        const Rack& opponent) const
{
    AfterReply after{reply, m_after, without(opponent, reply.tilesUsed())};
    after.position.setRack(1 - m_game.mover, opponent);
    Position::Undo undo;
    after.position.make(reply, undo);
    m_game.setWords(after.position);
    after.position.refreshCrossSets();
    after.lead = m_game.lead + m_candidate.score.points - reply.score.points;
    after.passes = reply.kind == MoveKind::Pass ? m_passes + 1 : 0;
    const int scoreless = after.position.scorelessTurns();
    after.over = (m_game.rules.passes > 0 && after.passes >= m_game.rules.passes) ||
                 (m_game.rules.scorelessTurns > 0 && scoreless >= m_game.rules.scorelessTurns);
    return after;
}

/// The replies that were weighed so far, in half points of the opponent.
struct PreEndgameJudge::Choosing
{
    const std::vector<Move>& replies;
    std::int64_t all = 0;  ///< orders
    bool wantsExact = false;
    std::size_t chosen = 0;
    std::int64_t best = -1;
    std::int64_t leastOfBest = 0;            ///< of them are proved
    std::vector<std::int64_t> most = {};     ///< by reply, as far as proved
    std::vector<std::int64_t> refuted = {};  ///< by world: what replies didn't get there

    /// Of two replies with as many points.
    [[nodiscard]] bool isPreferred(std::size_t one, std::size_t other) const
    {
        const Move& first = replies[one];
        const Move& second = replies[other];
        return std::pair(second.score, first) < std::pair(first.score, second);
    }
    /// A reply that gets so much at most isn't chosen.
    [[nodiscard]] bool isBeaten(std::size_t reply, std::int64_t upTo) const
    {
        if (best < 0 || upTo > best) return false;
        if (upTo < best) return true;
        return !isPreferred(reply, chosen) && (!wantsExact || most[reply] <= leastOfBest);
    }
};

bool PreEndgameJudge::weigh(std::size_t reply, const Rack& opponent,
                            const std::vector<World>& worlds, const PreEndgameEffort& effort,
                            Choosing& choosing)
{
    Answer answer(choosing.replies[reply], opponent);
    std::int64_t points = 0;
    std::int64_t least = 0;
    std::int64_t left = choosing.all;
    std::int64_t& most = choosing.most[reply];
    most = 2 * choosing.all;
    const auto add = [&](std::size_t at, const Ending& ending) {
        const std::int64_t orders = worlds[at].orders;
        const std::int64_t here = orders * (1 - ending.sign);
        points += here;
        if (ending.proved) {
            least += here;
            most -= 2 * orders - here;
        }
        left -= orders;
        choosing.refuted[at] += 2 * orders - here;
    };
    const auto isBeaten = [&] { return choosing.isBeaten(reply, points + 2 * left); };
    if (isBeaten()) return true;
    // What is known first, then the worlds in which most replies failed.
    std::vector<std::size_t> open;
    for (std::size_t i = 0; i < worlds.size(); ++i)
        if (const auto ending = noted(answer, worlds[i], effort)) add(i, *ending);
        else open.push_back(i);
    std::ranges::stable_sort(open, std::greater{},
                             [&](std::size_t at) { return choosing.refuted[at]; });
    for (const std::size_t at : open) {
        if (isBeaten()) return true;
        const auto ending = endOf(answer, worlds[at], effort);
        if (!ending) return false;
        add(at, *ending);
    }
    const bool isBest = points > choosing.best ||
                        (points == choosing.best && choosing.isPreferred(reply, choosing.chosen));
    if (!isBest) return true;
    choosing.best = points;
    choosing.leastOfBest = least;
    choosing.chosen = reply;
    return true;
}

std::optional<PreEndgameJudge::Choice>
PreEndgameJudge::choose(const std::vector<Move>& replies, const Rack& opponent,
                        const std::vector<World>& worlds, bool allWorlds,
                        const PreEndgameEffort& effort, const Move* first)
{
    Choosing choosing{replies};
    for (const World& world : worlds) choosing.all += world.orders;
    choosing.wantsExact = allWorlds && effort.replies == 0;
    choosing.most.assign(replies.size(), 2 * choosing.all);
    choosing.refuted.resize(worlds.size());
    // The sooner the best one is known, the sooner the others are beaten.
    const auto before = first ? std::ranges::find(replies, *first) : replies.end();
    const auto number = static_cast<std::size_t>(before - replies.begin());
    if (number < replies.size() && !weigh(number, opponent, worlds, effort, choosing))
        return std::nullopt;
    for (std::size_t i = 0; i < replies.size(); ++i)
        if (i != number && !weigh(i, opponent, worlds, effort, choosing)) return std::nullopt;
    // He plays it for certain when no other one can be worth more.
    Choice choice{choosing.chosen, choosing.wantsExact};
    for (std::size_t i = 0; i < replies.size() && choice.exact; ++i)
        choice.exact =
            i == choice.reply || choosing.most[i] < choosing.leastOfBest ||
            (choosing.most[i] == choosing.leastOfBest && choosing.isPreferred(choice.reply, i));
    return choice;
}

std::optional<std::size_t> PreEndgameJudge::worstOf(const std::vector<Move>& replies,
                                                    const Rack& opponent,
                                                    const std::vector<World>& worlds,
                                                    const PreEndgameEffort& effort,
                                                    std::vector<Ending>& endings)
{
    endings.assign(worlds.size(), {2, true, 0, true, 0});
    std::size_t reply = 0;
    for (std::size_t i = 0; i < replies.size(); ++i) {
        Answer answer(replies[i], opponent);
        for (std::size_t w = 0; w < worlds.size(); ++w) {
            Ending& worst = endings[w];
            // Nothing is worse than a loss, unless its size matters.
            if (worst.sign == -1 && worst.proved && !effort.gains) continue;
            const auto ending = endOf(answer, worlds[w], effort);
            if (!ending) return std::nullopt;
            const bool proved = worst.proved && ending->proved && effort.replies == 0;
            const bool exact = worst.gainExact && ending->gainExact && effort.replies == 0;
            const bool lost =
                (worst.sign == -1 && worst.proved) || (ending->sign == -1 && ending->proved);
            if (std::pair(ending->sign, ending->gain) < std::pair(worst.sign, worst.gain) ||
                worst.sign == 2) {
                worst = *ending;
                if (w == 0) reply = i;
            }
            worst.proved = proved || lost;
            worst.gainExact = exact;
        }
    }
    return reply;
}

std::optional<PreEndgameCell> PreEndgameJudge::judgeOpen(std::size_t number,
                                                         const PreEndgameEffort& effort)
{
    const PreEndgameDraw& draw = m_game.draws[number];
    const Rack opponent = m_game.opponentWith(draw.bag);
    const std::vector<World> worlds = worldsOf(draw);
    PreEndgameCell cell;
    const auto add = [&](const Ending& ending, const World& world) {
        addEnding(cell, ending.sign, ending.gain, world.orders);
        cell.isProved &= ending.proved;
        cell.gainProved &= ending.gainExact;
    };
    cell.isProved = cell.gainProved = true;
    cell.depth = effort.depth;
    const bool passesOut = m_game.rules.passes > 0 && m_passes >= m_game.rules.passes;
    const bool stalls =
        m_game.rules.scorelessTurns > 0 && m_scoreless >= m_game.rules.scorelessTurns;
    if (passesOut || stalls) {
        const int lead = m_game.lead + m_candidate.score.points;
        for (const World& world : worlds) add(settled(lead, world.mover, opponent, true), world);
    } else {
        const std::vector<Move> replies = repliesOf(opponent, effort.replies);
        std::vector<Ending> endings;
        std::size_t reply = 0;
        if (m_game.question.model == PreEndgameModel::Rational) {
            const std::vector<World> seen = worldsSeenBy(draw, effort.worlds);
            const bool all = effort.worlds == 0 || seen.size() < effort.worlds;
            const auto choice =
                choose(replies, opponent, seen, all, effort, m_notes->replyTo(number));
            if (!choice) return std::nullopt;
            reply = choice->reply;
            const std::vector<Move> chosen{replies[reply]};
            PreEndgameEffort closer = effort;
            closer.replies = 0;
            if (!worstOf(chosen, opponent, worlds, closer, endings)) return std::nullopt;
            for (Ending& ending : endings) {
                ending.proved &= choice->exact;
                ending.gainExact &= choice->exact;
            }
        } else {
            const auto worst = worstOf(replies, opponent, worlds, effort, endings);
            if (!worst) return std::nullopt;
            reply = *worst;
        }
        for (std::size_t i = 0; i < worlds.size(); ++i) add(endings[i], worlds[i]);
        cell.hasReply = true;
        cell.reply = replies[reply];
        m_notes->keepReply(number, cell.reply);
    }
    cell.gain /= static_cast<double>(draw.orders);
    return cell;
}

}  // namespace engine
