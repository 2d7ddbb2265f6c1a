// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/eval/move_chances.h"

#include <algorithm>
#include <cstdint>

#include "engine/board/hands.h"

namespace engine {

MoveChances::MoveChances(const WinTable& table, const Position& position)
    : m_table(table),
      m_position(position),
      m_lead(position.spread()),
      m_bag(position.bagSize()),
      m_held(tilesHeld(position, position.onTurn()))
{
    // What is unseen then is the opponent's rack, so that the end of the game can be settled.
    if (m_bag == 0) {
        const int opponent = 1 - position.onTurn();
        const Rack rack = position.unseen();
        if (rack.total() == tilesHeld(position, opponent)) m_position.setRack(opponent, rack);
    }
}

bool MoveChances::mayEndTheGame(const Move& move) const
{
    if (move.kind != MoveKind::Place || move.score.points == 0) return true;
    return m_bag == 0 &&
           (move.tilesPlayed >= m_held || m_position.rules().end.turnsAfterBagEmpty >= 0);
}

WinProbability MoveChances::after(const RankedMove& ranked)
{
    const Move& move = ranked.move;
    if (mayEndTheGame(move)) {
        const int mover = m_position.onTurn();
        m_position.make(move, m_undo);
        const bool over = m_position.gameEnd() != GameEnd::NotYet;
        Score lead;
        if (over) {
            const PlayerScores change = m_position.settlement();
            const auto finally = [&](int player) {
                return m_position.player(player).score + change[static_cast<std::size_t>(player)];
            };
            lead = finally(mover) - finally(1 - mover);
        }
        m_position.undo(m_undo);
        if (over) return m_table.chance(lead, 0);
    }
    const int played = move.kind == MoveKind::Place ? move.tilesPlayed : 0;
    const int unseen = std::max(m_bag + m_held - played, 1);
    // Of the opponent: minus the mover's lead, rounded down, and the thousandths above that.
    const std::int64_t lead = -(std::int64_t{m_lead.points} * 1000 + ranked.equity.millis);
    const std::int64_t rest = (lead % 1000 + 1000) % 1000;
    const Score below{static_cast<std::int32_t>((lead - rest) / 1000)};
    const double low = m_table.chance(below, unseen).share;
    const double high = rest == 0 ? low : m_table.chance(below + Score{1}, unseen).share;
    const double share = low + (high - low) * static_cast<double>(rest) / 1000;
    return WinProbability{share}.ofOpponent();
}

}  // namespace engine
