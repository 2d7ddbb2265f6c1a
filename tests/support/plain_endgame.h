// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <unordered_map>
#include <utility>

#include "engine/base/random.h"
#include "engine/board/position.h"
#include "engine/search/endgame_search.h"
#include "tests/support/random_game.h"

namespace tests {

/// The value of a game with an empty bag by looking at everything that can happen, without bounds
/// and without order: slow, and right. Two passes in a row end it, or turns without points as the
/// rules count them.
class PlainEndgame
{
public:
    explicit PlainEndgame(MoveSource placements,
                          engine::EndgameEnd end = engine::EndgameEnd::TwoPasses)
        : m_placements(std::move(placements)), m_byRules(end == engine::EndgameEnd::Rules)
    {
    }

    /// By how much the mover's spread changes. Both racks are known. `passes` in a row before this
    /// turn matter where two of them end the game; the rules' own count is the position's.
    int value(const engine::Position& position, int passes = 0)
    {
        const std::uint64_t key =
            position.hashBesideScores() ^
            engine::mix64(static_cast<std::uint64_t>(m_byRules ? 0 : passes) + 77);
        if (const auto found = m_known.find(key); found != m_known.end()) return found->second;
        const int mover = position.onTurn();
        const int own = pointsOf(position, mover);
        const int others = pointsOf(position, 1 - mover);

        engine::Position after = position;
        engine::Position::Undo undo;
        after.make(engine::passMove(), undo);
        const bool over =
            m_byRules ? after.gameEnd() == engine::GameEnd::Stalled : passes == 1;
        int best = over ? others - own : -value(after, passes + 1);
        for (const engine::Move& move : m_placements(position)) {
            engine::Rack left = position.mover().rack;
            left.removeAll(move.tilesUsed());
            if (left.empty()) {
                best = std::max(best, move.score.points + 2 * others);
                continue;
            }
            engine::Position next = position;
            next.make(move, undo);
            best = std::max(best, move.score.points - value(next));
        }
        m_known.emplace(key, best);
        return best;
    }

private:
    static int pointsOf(const engine::Position& position, int player)
    {
        int points = 0;
        for (const engine::Tile tile : position.player(player).rack.tiles())
            points += position.rules().alphabet.value(tile);
        return points;
    }

    MoveSource m_placements;
    bool m_byRules;
    std::unordered_map<std::uint64_t, int> m_known;
};

}  // namespace tests
