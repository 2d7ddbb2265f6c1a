// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/play_log.h"

#include <algorithm>
#include <utility>

namespace engine {

void PlayLog::add(std::int64_t scenario, int ply, bool bingo, const Move& move)
{
    if (move.kind != MoveKind::Place || m_full.size() * kPieceSize >= kMost) return;
    LoggedPlay play;
    const bool across = move.direction == Direction::Across;
    const int first = across ? move.column : move.row;
    for (int i = 0; i < move.length; ++i) {
        const Tile tile = move.tiles[static_cast<std::size_t>(i)];
        if (tile == kPlaythrough) continue;
        play.squares |= std::uint32_t{1} << (first + i);
        play.tiles |= letterBit(rackTileOf(tile));
    }
    play.scenario = static_cast<std::int32_t>(scenario);
    play.score = static_cast<std::int16_t>(std::min(move.score.points, INT16_MAX));
    play.lane = across ? move.row : move.column;
    play.direction = move.direction;
    play.ply = static_cast<std::uint8_t>(std::min(ply, 255));
    play.bingo = bingo;
    if (m_open.capacity() == 0) m_open.reserve(kPieceSize);
    m_open.push_back(play);
    if (m_open.size() < kPieceSize) return;
    m_full.push_back(std::make_shared<const Piece>(std::exchange(m_open, {})));
}

std::vector<PlayLog::PiecePtr> PlayLog::pieces() const
{
    std::vector<PiecePtr> all = m_full;
    if (!m_open.empty()) all.push_back(std::make_shared<const Piece>(m_open));
    return all;
}

}  // namespace engine
