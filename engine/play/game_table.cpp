// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/game_table.h"

#include <algorithm>
#include <cstddef>
#include <span>
#include <string>
#include <utility>

namespace engine {

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
    return GameTable(std::move(*position), tiles);
}

void GameTable::deal(std::uint64_t seed)
{
    m_position = m_empty;
    m_random = Random(seed);
    m_bag = m_allTiles;
    m_bag.shuffle(m_random);
    m_turns = 0;
    m_drawn.clear();
    for (int seat = 0; seat < m_position.playerCount(); ++seat) {
        Rack rack;
        m_bag.draw(m_position.rules().rackSize, rack);
        m_position.setRack(seat, rack);
    }
}

void GameTable::play(const Move& move)
{
    const int seat = m_position.onTurn();
    m_position.make(move, m_undo);
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
}

void GameTable::addPoints(int seat, Score points)
{
    m_position.setScore(seat, m_position.player(seat).score + points);
}

std::vector<Score> GameTable::finalScores() const
{
    std::vector<Score> scores = m_position.settlement();
    for (int seat = 0; seat < m_position.playerCount(); ++seat)
        scores[static_cast<std::size_t>(seat)] += m_position.player(seat).score;
    return scores;
}

}  // namespace engine
