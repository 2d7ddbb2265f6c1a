// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/game_table.h"

#include <algorithm>
#include <cstddef>
#include <span>
#include <string>
#include <utility>

#include "engine/board/hands.h"
#include "engine/board/position_check.h"

namespace engine {

namespace {

/// Takes tiles that are known to be somewhere out of the unseen ones. False when they aren't
/// there.
bool take(TileCounts& unknown, const TileCounts& tiles)
{
    if (!unknown.contains(tiles)) return false;
    unknown.removeAll(tiles);
    return true;
}

}  // namespace

Result<GameTable> GameTable::create(GameRulesPtr rules, LexiconPtr lexicon, int seats)
{
    if (lexicon == nullptr)
        return failure(ErrorCode::WrongLexicon, say("games can't be played without a lexicon"));
    const Bag tiles(rules->tiles);
    if (tiles.size() < seats * rules->rackSize) {
        const std::string racks = seats == 2 ? "two" : std::to_string(seats);
        return failure(ErrorCode::OutOfRange, say("%1 racks of %2 tiles can't be filled from %3",
                                                  racks, rules->rackSize, tiles.size()));
    }
    auto position = Position::create(std::move(rules), std::move(lexicon), seats);
    if (!position) return failure(position.error());
    GameTable table(*position);
    // An empty board can be dealt whenever the racks can be filled.
    static_cast<void>(table.startFrom(*position));
    return table;
}

Result<GameTable> GameTable::create(GameRulesPtr rules, const PlayerLexicons& lexicons, int seats)
{
    auto table = create(rules, lexicons.of(0), seats);
    if (!table || !lexicons.differ()) return table;
    for (int seat = 1; seat < seats; ++seat)
        if (auto fits = create(rules, lexicons.of(seat), seats); !fits) return fits;
    table->m_lexicons = lexicons;
    return table;
}

void GameTable::followTurn()
{
    if (m_lexicons.own.empty()) return;
    // Each has the letters of the rules.
    static_cast<void>(m_position.setLexicon(m_lexicons.of(m_position.onTurn())));
}

bool GameTable::startFrom(const Position& position, const KnownTiles& known)
{
    const auto seats = static_cast<std::size_t>(position.playerCount());
    if (position.lexicon() == nullptr || !checkTiles(position) || known.held.size() > seats)
        return false;
    Position start = position;
    std::vector<int> missing(seats, 0);
    TileCounts unknown = position.unseen();
    int missingInAll = 0;
    for (std::size_t i = 0; i < seats; ++i) {
        const int seat = static_cast<int>(i);
        Rack rack = position.player(seat).rack;
        if (seat != position.onTurn() && !take(unknown, rack)) return false;
        if (i < known.held.size()) {
            if (!take(unknown, known.held[i])) return false;
            rack.addAll(known.held[i]);
        }
        missing[i] = tilesHeld(position, seat) - rack.total();
        if (missing[i] < 0) return false;
        missingInAll += missing[i];
        start.setRack(seat, rack);
    }
    if (!take(unknown, TileCounts(known.nextDrawn)) || missingInAll > unknown.total()) return false;
    m_start = std::move(start);
    m_lexicons = {};
    m_unknown = Bag(unknown);
    m_missing = std::move(missing);
    m_atTheTop.assign(known.nextDrawn.rbegin(), known.nextDrawn.rend());
    return true;
}

void GameTable::deal(std::uint64_t seed)
{
    m_bag = m_unknown;
    m_random = Random(seed);
    m_bag.shuffle(m_random);
    dealFromBag();
}

bool GameTable::dealInOrder(std::span<const Tile> tiles, std::uint64_t seed)
{
    if (TileCounts(tiles) != TileCounts(m_unknown.tiles())) return false;
    m_drawn.assign(tiles.rbegin(), tiles.rend());
    m_bag = {};
    m_bag.putOnTop(m_drawn);
    m_random = Random(seed);
    dealFromBag();
    return true;
}

void GameTable::dealFromBag()
{
    m_position = m_start;
    m_turns = 0;
    m_drawn.clear();
    for (int seat = 0; seat < m_position.playerCount(); ++seat) {
        const int missing = m_missing[static_cast<std::size_t>(seat)];
        if (missing == 0) continue;
        Rack rack = m_position.player(seat).rack;
        m_bag.draw(missing, rack);
        m_position.setRack(seat, rack);
    }
    m_bag.putOnTop(m_atTheTop);
}

void GameTable::play(const Move& move)
{
    const int seat = m_position.onTurn();
    m_position.make(move, m_undo);
    m_position.refreshCrossSets();
    followTurn();
    ++m_turns;
    m_drawn.clear();
    if (m_bag.size() == 0) return;
    Rack rack = m_position.player(seat).rack;
    const std::span<const Tile> before = m_bag.tiles();
    const int wanted = m_position.rules().rackSize - rack.total();
    const auto count = static_cast<std::size_t>(std::clamp(wanted, 0, m_bag.size()));
    m_drawn.assign(before.end() - static_cast<std::ptrdiff_t>(count), before.end());
    m_bag.draw(wanted, rack);
    if (move.kind == MoveKind::Exchange) m_bag.putBack(move.tileSpan(), m_random);
    m_position.setRack(seat, rack);
}

void GameTable::takeBack()
{
    const int next = m_position.onTurn();
    m_position.undo(m_undo);
    m_bag.putOnTop(m_drawn);
    m_drawn.clear();
    m_position.setScorelessTurns(m_position.scorelessTurns() + 1);
    m_position.setOnTurn(next);
    followTurn();
}

void GameTable::addPoints(int seat, Score points)
{
    m_position.setScore(seat, m_position.player(seat).score + points);
}

PlayerScores GameTable::finalScores() const
{
    PlayerScores scores = m_position.settlement();
    for (int seat = 0; seat < m_position.playerCount(); ++seat)
        scores[static_cast<std::size_t>(seat)] += m_position.player(seat).score;
    return scores;
}

}  // namespace engine
