// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/rollout.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "engine/base/random.h"
#include "engine/lexicon/klv.h"
#include "engine/movegen/sibling_boards.h"
#include "engine/play/move_scratch.h"
#include "engine/search/nested_turns.h"
#include "engine/search/rollout_ending.h"

namespace engine {
namespace {

/// The same position once for each lexicon that is played with: what fits beside the tiles depends
/// on the words.
class Views
{
public:
    Views() = default;
    /// By seat the number of its position.
    Views(const Position& position, const std::vector<LexiconPtr>& lexicons)
    {
        for (const LexiconPtr& lexicon : lexicons) {
            Position view = position;
            // They were found to have the letters.
            if (lexicon != position.lexiconPtr()) static_cast<void>(view.setLexicon(lexicon));
            m_positions.push_back(std::move(view));
        }
    }

    [[nodiscard]] const Position& first() const { return m_positions.front(); }
    [[nodiscard]] const Position& operator[](std::size_t view) const { return m_positions[view]; }

    void setRack(int seat, const Rack& rack)
    {
        for (Position& position : m_positions) position.setRack(seat, rack);
    }
    using Undos = std::vector<Position::Undo>;
    void make(const Move& move, Undos& undos)
    {
        undos.resize(m_positions.size());
        for (std::size_t i = 0; i < m_positions.size(); ++i) m_positions[i].make(move, undos[i]);
    }
    void undo(const Undos& undos)
    {
        for (std::size_t i = 0; i < m_positions.size(); ++i) m_positions[i].undo(undos[i]);
    }
    void refreshCrossSets()
    {
        for (Position& position : m_positions) position.refreshCrossSets();
    }

private:
    std::vector<Position> m_positions;
};

/// Points with half a point away from zero.
Score rounded(Equity equity)
{
    const std::int32_t half = equity.millis < 0 ? -500 : 500;
    return {(equity.millis + half) / 1000};
}

/// The player's total less the best other one.
template <class Total>
auto leadOf(std::size_t player, int players, const Total& totalOf)
{
    auto best = totalOf(player == 0 ? std::size_t{1} : std::size_t{0});
    for (std::size_t i = 0; i < static_cast<std::size_t>(players); ++i)
        if (i != player) best = std::max(best, totalOf(i));
    return totalOf(player) - best;
}

/// A few moves more are cheap to read past; in long lines each ply would work out all of them.
constexpr std::size_t kMovesToRefresh = 4;

/// By seat.
using Scores = std::array<std::int32_t, kMaxPlayers>;

float shareOf(std::int32_t lead)
{
    return lead > 0 ? 1.0F : lead == 0 ? 0.5F : 0.0F;
}

}  // namespace

/// What doesn't change from candidate to candidate.
struct Rollout::Players
{
    explicit Players(const SimulationQuestion& question)
    {
        const Position& position = question.position;
        seats = position.playerCount();
        mover = static_cast<std::size_t>(position.onTurn());
        // What ends besides by playing out can end at any ply.
        endsByTurns = position.rules().end.turnsAfterBagEmpty >= 0;
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat) {
            const SimulatedSeat own =
                seat < question.seats.size() ? question.seats[seat] : SimulatedSeat{};
            const LexiconPtr& lexicon = own.lexicon ? own.lexicon : position.lexiconPtr();
            const auto found = std::ranges::find(lexicons, lexicon);
            viewOf[seat] = static_cast<std::size_t>(found - lexicons.begin());
            if (found == lexicons.end()) lexicons.push_back(lexicon);
            evaluators.emplace_back(own.leaves ? own.leaves : question.leaves);
        }
        if (question.ending && seats == 2) ending = question.ending();
        if (question.nested.candidates <= 1) return;
        std::vector<SimulatedSeat> all;
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat)
            all.push_back({lexicons[viewOf[seat]], evaluators[seat].leaves()});
        nested.emplace(question, std::move(all));
    }

    [[nodiscard]] Equity leaveValue(std::size_t seat, const Leave& leave) const
    {
        const KlvPtr& leaves = evaluators[seat].leaves();
        return leaves ? leaves->value(leave) : Equity{};
    }

    /// The leaves of each seat's last turn count; that of the candidate when the plies end before
    /// the mover is on turn again: then this is 0 or less.
    [[nodiscard]] int firstLeave(int plies) const { return plies - seats + 1; }

    int seats = 2;
    std::size_t mover = 0;
    bool endsByTurns = false;
    std::vector<LexiconPtr> lexicons;
    std::array<std::size_t, kMaxPlayers> viewOf{};  ///< by seat
    std::vector<StaticEvaluator> evaluators;        ///< by seat
    MoveScratch scratch;
    std::unique_ptr<RolloutEnding> ending;  ///< null = roll-outs are played on
    std::optional<NestedTurns> nested;      ///< nothing = static moves are played

    // The first turn after each candidate is the same player's with the same rack, on boards that
    // differ by the candidate only.
    SiblingBoards siblings;
    Valuation firstValuation;
    std::optional<Rack> firstRack;   ///< for which the boards are searched
    std::deque<Views::Undos> undos;  ///< by ply; what is in use doesn't move
};

/// A candidate on the board, and one of its roll-outs.
struct Rollout::Line
{
    Line(const SimulationQuestion& question, const Players& players, const Move& candidate)
        : views(question.position, players.lexicons)
    {
        Views::Undos undos;
        views.make(candidate, undos);
        views.refreshCrossSets();
        const auto mover = static_cast<int>(players.mover);
        leave = views.first().player(mover).rack;
    }

    Views views;
    Leave leave;                       ///< what the mover keeps
    std::optional<std::size_t> board;  ///< among the siblings
};

Rollout::Rollout(const SimulationQuestion& question)
    : m_question(question), m_players(std::make_unique<Players>(question))
{
}

Rollout::~Rollout() = default;

Rollout::Line& Rollout::lineOf(std::size_t number, const Move& candidate)
{
    if (number >= m_lines.size()) m_lines.resize(number + 1);
    std::unique_ptr<Line>& line = m_lines[number];
    if (!line) line = std::make_unique<Line>(m_question, *m_players, candidate);
    return *line;
}

void Rollout::forget(std::size_t number)
{
    if (number < m_lines.size()) m_lines[number].reset();
    forgetBoards();
}

void Rollout::forgetBoards()
{
    m_players->siblings.clear();
    m_players->firstRack.reset();
    for (const auto& line : m_lines)
        if (line) line->board.reset();
}

void Rollout::chooseFirst(Line& line, const Position& view, std::size_t seat,
                          const std::stop_token& stop)
{
    Players& players = *m_players;
    if (!line.board) line.board = players.siblings.add(view);
    const Rack& rack = view.mover().rack;
    if (players.firstRack != rack) {
        players.evaluators[seat].prepare(view, players.firstValuation);
        players.firstRack = rack;
        if (!players.siblings.begin(view, players.firstValuation)) {
            forgetBoards();
            chooseFirst(line, view, seat, stop);
            return;
        }
    }
    players.siblings.findBest(*line.board, view, players.firstValuation, players.scratch.best,
                              stop);
    // The lanes are closed then, and what was found on the way is as incomplete as the answer.
    if (stop.stop_requested()) forgetBoards();
}

const Move* Rollout::choose(Line& line, int ply, std::size_t seat, const Scenario& scenario,
                            const std::stop_token& stop)
{
    Players& players = *m_players;
    const Position& view = line.views[players.viewOf[seat]];
    MoveScratch& scratch = players.scratch;
    // With an empty bag there is nothing left to draw.
    if (players.nested && m_scenario.bag.size() > 0)
        return players.nested->choose(view, mix64(scenario.seed ^ static_cast<std::uint64_t>(ply)),
                                      stop);
    scratch.best.clear();
    if (ply == 1 && SiblingBoards::canSearch(view)) {
        chooseFirst(line, view, seat, stop);
    } else {
        players.evaluators[seat].prepare(view, scratch.valuation);
        scratch.generator.generate(view, scratch.valuation, scratch.best, stop);
    }
    // What was found before a stop may not be the best.
    return stop.stop_requested() ? nullptr : &scratch.best.best()->move;
}

/// One roll-out on its way.
class Rollout::Course
{
public:
    Course(const Position& before, int seats, std::size_t mover)
        : m_before(before), m_seats(seats), m_mover(mover)
    {
    }

    void noteLeave(std::size_t seat, Equity value) { m_leaves[seat] = value; }

    [[nodiscard]] RolloutResult over(const Position& position, int plies) const
    {
        const PlayerScores change = position.settlement();
        const auto finalScore = [&](std::size_t seat) {
            return position.player(static_cast<int>(seat)).score.points + change[seat].points;
        };
        const std::int32_t lead = leadOf(m_mover, m_seats, finalScore);
        const auto gain = [&](std::size_t seat) { return finalScore(seat) - before(seat); };
        const std::int32_t gained = leadOf(m_mover, m_seats, gain);
        return {Equity::fromPoints(gained), shareOf(lead), plies, true};
    }

    /// Two players, and what the rest is worth to the one on turn.
    [[nodiscard]] RolloutResult ended(const Scores& scores, int plies, bool moverOnTurn,
                                      int value) const
    {
        const std::size_t other = 1 - m_mover;
        const std::int32_t lead = scores[m_mover] - scores[other] + (moverOnTurn ? value : -value);
        const std::int32_t gained = lead - (before(m_mover) - before(other));
        return {Equity::fromPoints(gained), shareOf(lead), plies, true};
    }

    /// `onTurn`: who is next, and doesn't see this many tiles.
    [[nodiscard]] RolloutResult cut(const Scores& scores, int plies, std::size_t onTurn, int unseen,
                                    const WinTable* table) const
    {
        const auto total = [&](std::size_t seat) {
            return Equity::fromPoints(scores[seat]) + m_leaves[seat];
        };
        const auto gain = [&](std::size_t seat) {
            return total(seat) - Equity::fromPoints(before(seat));
        };
        const Equity lead = leadOf(m_mover, m_seats, total);
        RolloutResult result{leadOf(m_mover, m_seats, gain), 0, plies, false};
        if (table == nullptr || m_seats != 2) {
            result.win = shareOf(lead.millis);
        } else if (onTurn == m_mover) {
            result.win = static_cast<float>(table->chance(rounded(lead), unseen).share);
        } else {
            const WinProbability others = table->chance(rounded(-lead), unseen);
            result.win = static_cast<float>(others.ofOpponent().share);
        }
        return result;
    }

private:
    [[nodiscard]] std::int32_t before(std::size_t seat) const
    {
        return m_before.player(static_cast<int>(seat)).score.points;
    }

    const Position& m_before;
    int m_seats;
    std::size_t m_mover;
    std::array<Equity, kMaxPlayers> m_leaves{};  ///< after the last turn of each seat
};

namespace {

/// The player's rack after a move of his, filled from the bag; exchanged tiles go back then.
void drawAfter(Views& views, int seat, const Rack& left, const Move& move, std::uint64_t chance,
               SeatDraws& bag)
{
    if (bag.size() == 0) return;
    Rack rack = left;
    bag.draw(seat, views.first().rules().rackSize - rack.total(), rack);
    if (move.kind == MoveKind::Exchange) {
        Random random(chance);
        bag.putBack(move.tileSpan(), random);
    }
    views.setRack(seat, rack);
}

bool isBingo(const Move& move, const GameRules& rules)
{
    return move.kind == MoveKind::Place && move.tilesPlayed >= rules.rackSize;
}

Scores scoresOf(const Position& position)
{
    Scores scores{};
    for (int seat = 0; seat < position.playerCount(); ++seat)
        scores[static_cast<std::size_t>(seat)] = position.player(seat).score.points;
    return scores;
}

Leave leaveOf(const Rack& rack, const Move& move)
{
    Leave leave = rack;
    for (const Tile tile : move.tileSpan())
        if (move.kind == MoveKind::Exchange || tile != kPlaythrough) leave.remove(tile);
    return leave;
}

}  // namespace

void Rollout::begin(Line& line, const Move& candidate, const Scenario& scenario)
{
    const Players& players = *m_players;
    m_scenario.bag = scenario.bag;
    for (int seat = 0; seat < players.seats; ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        line.views.setRack(seat, at == players.mover ? line.leave : scenario.racks[at]);
    }
    drawAfter(line.views, static_cast<int>(players.mover), line.leave, candidate, scenario.seed,
              m_scenario.bag);
}

Rollout::Step Rollout::takeTurn(Line& line, Course& course, int ply, const Scenario& scenario,
                                std::span<RolloutPly> plies, const std::stop_token& stop,
                                RolloutResult& result)
{
    Players& players = *m_players;
    Views& views = line.views;
    const Position& position = views.first();
    SeatDraws& bag = m_scenario.bag;
    const int count = static_cast<int>(plies.size());
    const int seat = position.onTurn();
    const auto at = static_cast<std::size_t>(seat);
    if (players.ending && bag.size() == 0) {
        const std::optional<int> value = players.ending->value(
            views[players.viewOf[at]], players.lexicons[players.viewOf[1 - at]], stop);
        if (!value) return Step::Stopped;
        result = course.ended(scoresOf(position), ply - 1, at == players.mover, *value);
        return Step::Finished;
    }

    // Step 1. The move.
    const Move* const chosen = choose(line, ply, at, scenario, stop);
    if (chosen == nullptr) return Step::Stopped;
    RolloutPly& played = plies[static_cast<std::size_t>(ply - 1)];
    const Move& move = played.move = *chosen;
    played.bingo = isBingo(move, position.rules());
    const Leave leave = leaveOf(position.player(seat).rack, move);
    if (ply >= players.firstLeave(count)) course.noteLeave(at, players.leaveValue(at, leave));

    // Step 2. The last one need not be made on the board, unless it may end the game.
    if (ply == count && bag.size() > 0 && !players.endsByTurns && move.kind == MoveKind::Place &&
        players.seats == 2) {
        Scores scores = scoresOf(position);
        scores[at] += move.score.points;
        // In the bag and on the other rack together.
        const int unseen = bag.size() + position.player(seat).rack.total() - move.tilesPlayed;
        result = course.cut(scores, ply, 1 - at, unseen, m_question.winTable.get());
        return Step::Finished;
    }
    if (m_made == players.undos.size()) players.undos.emplace_back();
    views.make(move, players.undos[m_made++]);
    if (m_made % kMovesToRefresh == 0) views.refreshCrossSets();
    drawAfter(views, seat, leave, move, mix64(scenario.seed + static_cast<std::uint64_t>(ply)),
              bag);
    if (position.gameEnd() == GameEnd::NotYet) return Step::Next;
    result = course.over(position, ply);
    return Step::Finished;
}

void Rollout::takeBack(Line& line)
{
    const bool refreshed = m_made >= kMovesToRefresh;
    while (m_made > 0) line.views.undo(m_players->undos[--m_made]);
    if (refreshed) line.views.refreshCrossSets();
}

bool Rollout::play(std::size_t number, const Move& candidate, const Scenario& scenario,
                   std::span<RolloutPly> plies, const std::stop_token& stop, RolloutResult& result)
{
    const Players& players = *m_players;
    Line& line = lineOf(number, candidate);
    const Position& position = line.views.first();
    Course course(m_question.position, players.seats, players.mover);
    begin(line, candidate, scenario);
    if (position.gameEnd() != GameEnd::NotYet) {
        result = course.over(position, 0);
        return true;
    }
    const int count = static_cast<int>(plies.size());
    if (players.firstLeave(count) <= 0)
        course.noteLeave(players.mover, players.leaveValue(players.mover, line.leave));
    Step step = Step::Next;
    for (int ply = 1; ply <= count && step == Step::Next; ++ply)
        step = takeTurn(line, course, ply, scenario, plies, stop, result);
    if (step == Step::Next) {
        result = course.cut(scoresOf(position), count, static_cast<std::size_t>(position.onTurn()),
                            position.unseen().total(), m_question.winTable.get());
    }
    takeBack(line);
    return step != Step::Stopped;
}

}  // namespace engine
