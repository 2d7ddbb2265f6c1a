// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/selfplay/game_table.h"

#include <utility>

namespace engine {

Result<GameTable> GameTable::create(GameRulesPtr rules, LexiconPtr lexicon)
{
    if (lexicon == nullptr)
        return failure(ErrorCode::WrongLexicon, "games can't be played without a lexicon");
    const Bag tiles(rules->tiles);
    if (tiles.size() < 2 * rules->rackSize) {
        return failure(ErrorCode::OutOfRange, "two racks of " + std::to_string(rules->rackSize) +
                                                  " tiles can't be filled from " +
                                                  std::to_string(tiles.size()));
    }
    auto position = Position::create(std::move(rules), std::move(lexicon));
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
    for (int seat = 0; seat < 2; ++seat) {
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
    if (m_bag.size() == 0) return;
    Rack rack = m_position.player(seat).rack;
    m_bag.draw(m_position.rules().rackSize - rack.total(), rack);
    if (move.kind == MoveKind::Exchange) m_bag.putBack(move.tileSpan(), m_random);
    m_position.setRack(seat, rack);
}

std::array<Score, 2> GameTable::finalScores() const
{
    const auto settlement = m_position.settlement();
    return {m_position.player(0).score + settlement[0], m_position.player(1).score + settlement[1]};
}

}  // namespace engine
