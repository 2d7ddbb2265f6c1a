// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <tuple>
#include <utility>
#include <vector>

#include "engine/board/position.h"
#include "engine/search/pre_endgame_state.h"
#include "tests/support/plain_endgame.h"

namespace tests {

/// Pre-endgames with one tile in the bag by looking at everything that can happen: slow, and right.
/// Two passes in a row end the game; nothing can be exchanged.
class PlainPreEndgame
{
public:
    PlainPreEndgame(MoveSource placements, engine::PreEndgameModel model)
        : m_placements(placements), m_endgame(std::move(placements)), m_model(model)
    {
    }

    /// The mover's final spread when `bag` is in the bag. The opponent holds the rest of the unseen
    /// tiles.
    int spread(const engine::Position& position, const engine::Move& candidate, engine::Tile bag)
    {
        const int mover = position.onTurn();
        engine::Rack opponent = position.unseen();
        opponent.remove(bag);
        engine::Rack own = position.mover().rack;
        own.removeAll(candidate.tilesUsed());
        engine::Position after = position;
        engine::Position::Undo undo;
        after.make(candidate, undo);
        after.setRack(1 - mover, opponent);
        after.setRack(mover, own);
        const int lead = position.spread().points + candidate.score.points;
        if (candidate.kind == engine::MoveKind::Place) {
            own.add(bag);
            after.setRack(mover, own);
            return lead - m_endgame.value(after);
        }
        std::vector<engine::Move> replies = m_placements(after);
        replies.push_back(engine::passMove());
        if (m_model != engine::PreEndgameModel::Rational) {
            int worst = 1 << 20;
            for (const engine::Move& reply : replies)
                worst = std::min(worst, afterReply(after, own, opponent, reply, bag, lead));
            return worst;
        }
        // He can't tell the mover's tiles from the one in the bag.
        engine::Rack hidden = own;
        hidden.add(bag);
        const engine::Move* chosen = nullptr;
        int best = -1;
        for (const engine::Move& reply : replies) {
            int points = 0;
            for (const engine::Tile tile : hidden.tiles()) {
                engine::Rack held = hidden;
                held.remove(tile);
                const int end = afterReply(after, held, opponent, reply, tile, lead);
                points += end < 0 ? 2 : end == 0 ? 1 : 0;
            }
            const bool better =
                points > best ||
                (points == best && (reply.score > chosen->score ||
                                    (reply.score == chosen->score && reply < *chosen)));
            if (!better) continue;
            best = points;
            chosen = &reply;
        }
        return afterReply(after, own, opponent, *chosen, bag, lead);
    }

private:
    /// The mover's final spread.
    int afterReply(const engine::Position& position, const engine::Rack& own,
                   const engine::Rack& opponent, const engine::Move& reply, engine::Tile bag,
                   int lead)
    {
        if (reply.kind == engine::MoveKind::Pass)
            return lead + pointsOf(position, opponent) - pointsOf(position, own);
        const int replier = position.onTurn();
        engine::Position next = position;
        engine::Position::Undo undo;
        next.make(reply, undo);
        engine::Rack left = opponent;
        left.removeAll(reply.tilesUsed());
        left.add(bag);
        next.setRack(replier, left);
        next.setRack(1 - replier, own);
        return lead - reply.score.points + m_endgame.value(next);
    }
    static int pointsOf(const engine::Position& position, const engine::Rack& rack)
    {
        int points = 0;
        for (const engine::Tile tile : rack.tiles())
            points += position.rules().alphabet.value(tile);
        return points;
    }

    MoveSource m_placements;
    PlainEndgame m_endgame;
    engine::PreEndgameModel m_model;
};

}  // namespace tests
