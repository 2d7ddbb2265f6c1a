// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/line_state.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "engine/board/hands.h"
#include "engine/board/legality.h"
#include "engine/board/move_notation.h"
#include "engine/lexicon/lexicon.h"
#include "engine/rules/text.h"

namespace engine {
namespace {

constexpr std::int64_t kScoreBound = 1'000'000'000;

Score sumOf(Score a, Score b)
{
    const std::int64_t sum = std::int64_t{a.points} + b.points;
    return {static_cast<std::int32_t>(std::clamp(sum, -kScoreBound, kScoreBound))};
}

/// Why a placement can't be put on the board, if so.
std::optional<Sentence> misfit(const Position& position, const Move& move)
{
    for (int i = 0; i < move.length; ++i) {
        const int row = move.rowOf(i);
        const int column = move.columnOf(i);
        const bool through = move.tiles[static_cast<std::size_t>(i)] == kPlaythrough;
        const bool occupied = position.board().at(row, column) != kNoTile;
        const std::string name = squareName(row, column);
        if (position.rules().layout.blocked(row, column)) return say("%1 is blocked", name);
        if (through && !occupied) return say("there is no tile on %1", name);
        if (!through && occupied) return say("%1 is occupied", name);
    }
    return std::nullopt;
}

std::string textOf(const Position& position, const TileCounts& tiles)
{
    return position.rules().alphabet.written(tiles.tiles());
}

int pointsOf(const Alphabet& alphabet, const std::vector<Tile>& tiles)
{
    int points = 0;
    for (const Tile tile : tiles) points += alphabet.value(tile);
    return points;
}

/// The number of tiles that a player holds, as far as it is certain; a record that shows more of
/// them contradicts it.
int heldWith(int tilesShown, int tilesHeld)
{
    return tilesShown > tilesHeld ? -1 : tilesHeld;
}

/// After a play that took the last tiles of the bag: hands aren't all full any more, and from here
/// on only the count tells what each player holds.
void countHands(const Position& before, const Move& move, Position& after)
{
    const int bag = before.bagSize();
    if (bag == 0 || move.tilesPlayed < bag) return;
    for (int i = 0; i < after.playerCount(); ++i) {
        const Rack& rack = after.player(i).rack;
        const int full = tilesHeld(before, i);
        const int held = i == before.onTurn() ? full - move.tilesPlayed + bag : full;
        after.setRack(i, rack, heldWith(rack.total(), held));
    }
}

std::string listOf(const std::vector<FormedWord>& words, const Alphabet& alphabet)
{
    std::string text;
    for (const FormedWord& word : words)
        text += (text.empty() ? "" : ", ") + alphabet.written(word.tiles);
    return text;
}

}  // namespace

bool isMistake(DifferenceKind kind)
{
    switch (kind) {
    case DifferenceKind::Unread:
    case DifferenceKind::DoesNotFit:
    case DifferenceKind::Illegal:
    case DifferenceKind::WrongScore:
    case DifferenceKind::WrongTotal:
    case DifferenceKind::WrongRack:
    case DifferenceKind::Overdrawn: return true;
    case DifferenceKind::KeptTiles:
    case DifferenceKind::Order:
    case DifferenceKind::Over:
    case DifferenceKind::Words:
    case DifferenceKind::GoodWords: return false;
    }
    return false;
}

LineState::LineState(Position start)
    : m_position(std::move(start)),
      m_shown(static_cast<std::size_t>(m_position.playerCount())),
      m_kept(static_cast<std::size_t>(m_position.playerCount()))
{
    for (int i = 0; i < m_position.playerCount(); ++i)
        m_shown[static_cast<std::size_t>(i)] = m_position.player(i).rack;
}

void LineState::setRacks(const std::vector<RecordedRack>& racks)
{
    for (std::size_t i = 0; i < racks.size(); ++i) {
        if (racks[i].empty()) continue;
        m_shown[i] = racks[i].known();
        const int player = static_cast<int>(i);
        m_position.setRack(player, m_shown[i],
                           heldWith(m_shown[i].total(), m_position.player(player).tilesHeld));
    }
}

void LineState::setLexicon(const LexiconPtr& lexicon)
{
    if (lexicon != m_position.lexiconPtr()) static_cast<void>(m_position.setLexicon(lexicon));
}

Position LineState::before(const Event& event) const
{
    Position position = m_position;
    const bool ownsTurn = event.isTurn() || event.kind == EventKind::Withdrawal;
    if (ownsTurn) position.setOnTurn(event.player);
    if (ownsTurn) {
        const Player& who = m_position.player(event.player);
        const Rack rack = event.rack.empty() ? who.rack : event.rack.known();
        const int shown = std::max<int>(rack.total(), event.move.tilesPlayed);
        position.setRack(event.player, rack, heldWith(shown, who.tilesHeld));
    }
    return position;
}

LineState::Step LineState::apply(const Event& event)
{
    Step step{before(event), passMove(), true, {}, {}};
    if (event.isTurn()) applyTurn(event, step);
    else if (event.kind == EventKind::Withdrawal) takeBack(event, step);
    else settle(event, step);
    return step;
}

void LineState::checkRackOf(const Event& event, Step& step)
{
    if (event.rack.empty()) return;
    const auto player = static_cast<std::size_t>(event.player);
    const Rack rack = event.rack.known();
    const int rackSize = m_position.rules().rackSize;
    if (event.rack.size() > rackSize) {
        step.findings.push_back(
            {DifferenceKind::WrongRack,
             say("a rack holds %1 tiles at most, not %2", rackSize, event.rack.size()),
             {},
             {}});
    }
    const TileCounts used = event.move.tilesUsed();
    int missing = 0;
    for (int tile = 0; tile < kTileKinds; ++tile) {
        const auto kind = static_cast<Tile>(tile);
        missing += std::max(used.count(kind) - rack.count(kind), 0);
    }
    if (missing > event.rack.hidden) {
        step.findings.push_back({DifferenceKind::WrongRack,
                                 say("the rack %1 does not hold the tiles %2",
                                     textOf(m_position, rack), textOf(m_position, used)),
                                 {},
                                 {}});
    }
    // A short rack may just be one of which not all is known.
    const bool whole = event.rack.hidden == 0 && rack.total() == rackSize;
    if (const auto& kept = m_kept[player]; kept && whole && !rack.contains(*kept)) {
        step.findings.push_back({DifferenceKind::KeptTiles,
                                 say("the tiles kept were %1, the rack now is %2",
                                     textOf(m_position, *kept), textOf(m_position, rack)),
                                 {},
                                 {}});
    }
    m_kept[player].reset();
    if (!whole || missing > 0) return;
    if (event.kind == EventKind::Exchange && event.move.length == 0) return;
    Rack kept = rack;
    kept.removeAll(used);
    m_kept[player] = kept;
}

void LineState::hideRack(const Event& event, const Position& before)
{
    Rack& shown = m_shown[static_cast<std::size_t>(event.player)];
    // Nothing is drawn from an empty bag: what he doesn't lay he keeps.
    if (before.bagSize() == 0 && before.unnamedTiles() >= 0)
        shown = before.player(event.player).rack;
    if (event.kind == EventKind::Exchange && event.move.length == 0) shown = {};
    const TileCounts used = event.move.tilesUsed();
    for (const Tile tile : used.tiles())
        if (shown.has(tile)) shown.remove(tile);
    m_position.setRack(event.player, shown, m_position.player(event.player).tilesHeld);
}

void LineState::checkTileCounts(Step& step)
{
    const TileCounts onBoard = m_position.board().tiles();
    // Or the rack together with what lay there before the turn.
    TileCounts atTurn = step.before.board().tiles();
    atTurn.addAll(step.before.mover().rack);
    int overdrawn = 0;
    Sentence which;
    for (int tile = 0; tile < m_position.rules().alphabet.kinds(); ++tile) {
        const auto kind = static_cast<Tile>(tile);
        const int there = std::max(onBoard.count(kind), atTurn.count(kind));
        const int game = m_position.rules().tiles.count(kind);
        if (there <= game) continue;
        overdrawn += there - game;
        which = say("there are %1 %2 on the board and the rack, but only %3 in the game", there,
                    m_position.rules().alphabet.label(kind), game);
    }
    // What is too much once stays too much: said when it becomes worse.
    if (overdrawn > m_overdrawn)
        step.findings.push_back({DifferenceKind::Overdrawn, which, {}, {}});
    m_overdrawn = std::max(m_overdrawn, overdrawn);
}

void LineState::applyTurn(const Event& event, Step& step)
{
    if (event.player != m_position.onTurn())
        step.findings.push_back(
            {DifferenceKind::Order, say("it was another player's turn"), {}, {}});
    if ((event.kind == EventKind::Place || event.kind == EventKind::Exchange) &&
        m_position.gameEnd() != GameEnd::NotYet)
        step.findings.push_back({DifferenceKind::Over, say("the game was over"), {}, {}});
    checkRackOf(event, step);

    step.move = event.move;
    m_position = step.before;
    m_lastPlacement.reset();
    Position::Undo undo;
    if (event.kind == EventKind::Place) {
        place(event, step);
    } else if (event.kind == EventKind::Unread) {
        step.fits = false;
        step.findings.push_back(
            {DifferenceKind::Unread, say("the line is not understood"), {}, {}});
        m_position.setOnTurn((event.player + 1) % m_position.playerCount());
    } else {
        if (event.kind == EventKind::Exchange) {
            // With the tiles in hand: whether the rack has them was looked at already.
            Position inHand = step.before;
            inHand.setRack(event.player, event.move.tilesUsed(),
                           step.before.player(event.player).tilesHeld);
            if (auto allowed = checkMove(inHand, event.move, WordCheck::Ignore); !allowed)
                step.findings.push_back(
                    {DifferenceKind::Illegal, allowed.error().sentence, {}, {}});
        }
        m_position.make(event.move, undo);
    }
    checkTileCounts(step);
    hideRack(event, step.before);
    count(event, step.move.score, event.kind != EventKind::Unread && step.fits, step);
}

void LineState::place(const Event& event, Step& step)
{
    if (auto why = misfit(step.before, event.move)) {
        step.fits = false;
        step.findings.push_back({DifferenceKind::DoesNotFit, std::move(*why), {}, {}});
        m_position.setOnTurn((event.player + 1) % m_position.playerCount());
        return;
    }
    Position inHand = step.before;
    inHand.setRack(event.player, event.move.tilesUsed());
    if (auto allowed = checkMove(inHand, event.move, WordCheck::Ignore); !allowed)
        step.findings.push_back({DifferenceKind::Illegal, allowed.error().sentence, {}, {}});
    step.move.score = {};
    for (FormedWord& word : wordsFormed(step.before, event.move)) {
        step.move.score += word.score;
        if (!word.valid) step.phonies.push_back(std::move(word));
    }
    step.move.score += Score{m_position.rules().bonusFor(event.move.tilesPlayed)};
    if (!step.phonies.empty()) {
        step.findings.push_back({DifferenceKind::Words,
                                 say("not in %1: %2", m_position.lexicon()->name(),
                                     listOf(step.phonies, m_position.rules().alphabet)),
                                 {},
                                 {}});
    }
    Position::Undo undo;
    m_position.make(step.move, undo);
    m_position.refreshCrossSets();
    countHands(step.before, step.move, m_position);
    m_lastPlacement = {step.before, event.move, event.player, event.score, !step.phonies.empty()};
}

void LineState::takeBack(const Event& event, Step& step)
{
    if (!m_lastPlacement || m_lastPlacement->player != event.player) {
        step.fits = false;
        step.findings.push_back({DifferenceKind::DoesNotFit,
                                 say("there is no play of this player to take back"),
                                 {},
                                 {}});
        count(event, {}, false, step);
        return;
    }
    if (m_lastPlacement->before.lexicon() != nullptr && !m_lastPlacement->phony) {
        step.findings.push_back({DifferenceKind::GoodWords,
                                 say("the play was taken back, but all its words are in %1",
                                     m_lastPlacement->before.lexicon()->name()),
                                 {},
                                 {}});
    }
    Position restored = std::move(m_lastPlacement->before);
    for (int i = 0; i < restored.playerCount(); ++i)
        restored.setScore(i, m_position.player(i).score);
    restored.setScorelessTurns(restored.scorelessTurns() + 1);
    restored.setOnTurn((event.player + 1) % restored.playerCount());
    // All players have seen the tiles.
    const auto player = static_cast<std::size_t>(event.player);
    const TileCounts seen = m_lastPlacement->move.tilesUsed();
    Rack& shown = m_shown[player];
    if (restored.bagSize() == 0 && restored.player(event.player).rack.contains(seen))
        shown = restored.player(event.player).rack;
    for (const Tile tile : seen.tiles())
        if (shown.count(tile) < seen.count(tile)) shown.add(tile);
    restored.setRack(event.player, shown, restored.player(event.player).tilesHeld);
    if (m_kept[player]) m_kept[player]->addAll(seen);
    const Score score = -m_lastPlacement->score;
    m_lastPlacement.reset();
    m_position = std::move(restored);
    count(event, score, true, step);
}

void LineState::settle(const Event& event, Step& step)
{
    if (event.kind != EventKind::OutPoints && event.kind != EventKind::RackPenalty) {
        count(event, {}, false, step);
        return;
    }
    const GameRules& rules = m_position.rules();
    const bool out = event.kind == EventKind::OutPoints;
    const bool counts = out ? rules.end.playedOut != PlayedOut::Nothing
                            : rules.end.stalled != StalledEnd::Nothing ||
                                  rules.end.playedOut == PlayedOut::OpponentRackBoth;
    int points = counts ? pointsOf(rules.alphabet, event.tiles) : 0;
    if (!out) points = -points;
    // With three and more players the others lose what the one who is out gains.
    else if (rules.end.playedOut == PlayedOut::TwiceOpponentRack && m_position.playerCount() == 2)
        points *= 2;

    const TileCounts tiles(event.tiles);
    if (out && m_position.playerCount() == 2) {
        TileCounts left = rules.tiles;
        const TileCounts onBoard = m_position.board().tiles();
        const bool sound = left.contains(onBoard);
        if (sound) left.removeAll(onBoard);
        if (sound && left.total() <= rules.rackSize && !(left == tiles)) {
            step.findings.push_back({DifferenceKind::WrongRack,
                                     say("the tiles left are %1, not %2", textOf(m_position, left),
                                         textOf(m_position, tiles)),
                                     {},
                                     {}});
        }
    } else if (!out && !event.rack.empty() && event.rack.hidden == 0 &&
               !(event.rack.known() == tiles)) {
        step.findings.push_back(
            {DifferenceKind::WrongRack,
             say("the rack is %1, but the penalty is for %2",
                 textOf(m_position, event.rack.known()), textOf(m_position, tiles)),
             {},
             {}});
    }
    count(event, Score{points}, true, step);
}

void LineState::count(const Event& event, Score byRules, bool known, Step& step)
{
    const Score previous = step.before.player(event.player).score;
    const bool wrong = known && event.score != byRules;
    if (wrong) {
        step.findings.push_back(
            {DifferenceKind::WrongScore,
             say("the score is %1, by the rules %2", text::withSign(event.score.points),
                 text::withSign(byRules.points)),
             byRules, event.score});
    }
    const Score sum = sumOf(previous, event.score);
    const Score total = event.total.value_or(sum);
    // Where the score is wrong, the total may go by the right one.
    if (total != sum && !(wrong && total == sumOf(previous, byRules))) {
        const std::string parts =
            std::to_string(previous.points) + text::withSign(event.score.points);
        step.findings.push_back(
            {DifferenceKind::WrongTotal,
             say("the total is %1, but %2 make %3", total.points, parts, sum.points), sum, total});
    }
    m_position.setScore(event.player, total);
}

}  // namespace engine
