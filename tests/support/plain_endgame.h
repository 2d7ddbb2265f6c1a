// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <unordered_map>
#include <utility>
#include <vector>

#include "engine/base/random.h"
#include "engine/board/move_notation.h"
#include "engine/board/position.h"
#include "engine/search/endgame_rules.h"
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
        int best = valueOf(position, engine::passMove(), passes);
        for (const engine::Move& move : m_placements(position))
            best = std::max(best, valueOf(position, move, passes));
        m_known.emplace(key, best);
        return best;
    }

    /// Best play of both to the end; of moves that are worth the same the highest score, and of
    /// those the first text.
    std::vector<engine::Move> line(engine::Position position)
    {
        std::vector<engine::Move> line;
        int passes = 0;
        for (bool over = false; !over;) {
            std::vector<engine::Move> moves = m_placements(position);
            moves.push_back(engine::passMove());
            const int best = value(position, passes);
            std::erase_if(moves, [&](const engine::Move& move) {
                return valueOf(position, move, passes) != best;
            });
            const engine::Move first =
                *std::ranges::min_element(moves, {}, [&position](const engine::Move& move) {
                    return std::pair(-move.score.points, engine::moveText(position, move));
                });
            line.push_back(first);
            const bool isPass = first.kind == engine::MoveKind::Pass;
            over = isPass ? isOverAfterPass(position, passes) : playsOut(position, first);
            passes = isPass ? passes + 1 : 0;
            engine::Position::Undo undo;
            position.make(first, undo);
        }
        return line;
    }

private:
    int valueOf(const engine::Position& position, const engine::Move& move, int passes)
    {
        const int others = pointsOf(position, 1 - position.onTurn());
        engine::Position after = position;
        engine::Position::Undo undo;
        after.make(move, undo);
        if (move.kind == engine::MoveKind::Pass)
            return isOverAfterPass(position, passes)
                       ? others - pointsOf(position, position.onTurn())
                       : -value(after, passes + 1);
        if (playsOut(position, move)) return move.score.points + 2 * others;
        return move.score.points - value(after);
    }
    [[nodiscard]] bool isOverAfterPass(const engine::Position& position, int passes) const
    {
        if (!m_byRules) return passes == 1;
        engine::Position after = position;
        engine::Position::Undo undo;
        after.make(engine::passMove(), undo);
        return after.gameEnd() == engine::GameEnd::Stalled;
    }
    static bool playsOut(const engine::Position& position, const engine::Move& move)
    {
        engine::Rack left = position.mover().rack;
        left.removeAll(move.tilesUsed());
        return left.empty();
    }
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
