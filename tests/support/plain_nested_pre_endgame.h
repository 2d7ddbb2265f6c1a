// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <unordered_map>
#include <utility>
#include <vector>

#include "engine/base/random.h"
#include "engine/board/position.h"
#include "engine/search/endgame_rules.h"
#include "engine/search/pre_endgame_draws.h"
#include "tests/support/plain_endgame.h"

namespace tests {

/// Pre-endgames with any tiles in the bag by looking at everything that can happen: both players
/// take, whenever it is their turn, the move with most wins and half ties over all that they can't
/// tell apart, until the bag is empty and everything is known. Slow, and right where it is right to
/// play so.
class PlainNestedPreEndgame
{
public:
    PlainNestedPreEndgame(MoveSource placements, engine::EndgameEnd end)
        : m_placements(placements),
          m_endgame(std::move(placements), end),
          m_byRules(end == engine::EndgameEnd::Rules)
    {
    }

    /// Chances of the first player.
    struct Chances
    {
        double win = 0;
        double tie = 0;
        double loss = 0;

        [[nodiscard]] double of(int player) const { return (player == 0 ? win : loss) + tie / 2; }
        void add(const Chances& other, double share)
        {
            win += other.win * share;
            tie += other.tie * share;
            loss += other.loss * share;
        }
    };

    /// After a move of the player on turn: both racks are known to us, what is left is in the bag.
    Chances after(const engine::Position& position, const engine::Move& move, int passes = 0)
    {
        const int mover = position.onTurn();
        engine::Position next = position;
        engine::Position::Undo undo;
        engine::Rack left = position.mover().rack;
        left.removeAll(move.tilesUsed());
        const engine::Rack bag =
            engine::without(position.unseen(), position.player(1 - mover).rack);
        next.make(move, undo);
        next.setRack(mover, left);
        const bool pass = move.kind == engine::MoveKind::Pass;
        const int inRow = pass ? passes + 1 : 0;
        if (pass && over(next, inRow)) return settled(next);
        if (pass) return value(next, inRow);
        Chances chances;
        const int drawn = std::min(static_cast<int>(move.tilesPlayed), bag.total());
        std::int64_t ways = 0;
        const std::vector<engine::TilePart> parts = engine::partsOf(bag, drawn);
        for (const engine::TilePart& part : parts) ways += part.ways;
        for (const engine::TilePart& part : parts) {
            engine::Rack filled = left;
            filled.addAll(part.tiles);
            next.setRack(mover, filled);
            chances.add(over(next, 0) ? settled(next) : value(next, 0),
                        static_cast<double>(part.ways) / static_cast<double>(ways));
        }
        return chances;
    }

private:
    /// Turns without points go on for ever where exchanges keep passes apart.
    [[nodiscard]] bool over(const engine::Position& position, int passes) const
    {
        return (!m_byRules && passes == 2) || position.gameEnd() == engine::GameEnd::Stalled;
    }

    Chances value(const engine::Position& position, int passes)
    {
        const int mover = position.onTurn();
        const int bag = position.unseen().total() - position.player(1 - mover).rack.total();
        if (bag == 0) {
            const int lead = position.spread().points + m_endgame.value(position, passes);
            return resultOf(mover == 0 ? lead : -lead);
        }
        const std::uint64_t key = keyOf(position, passes);
        if (const auto known = m_values.find(key); known != m_values.end()) return known->second;
        const Chances chances = after(position, choice(position, passes), passes);
        m_values.emplace(key, chances);
        return chances;
    }

    /// What the player on turn plays, who sees his own rack only.
    engine::Move choice(const engine::Position& position, int passes)
    {
        const int mover = position.onTurn();
        engine::Position seen = position;
        seen.setRack(1 - mover, {});
        const std::uint64_t key = keyOf(seen, passes);
        if (const auto known = m_choices.find(key); known != m_choices.end()) return known->second;
        std::vector<engine::Move> moves = m_placements(position);
        moves.push_back(engine::passMove());
        for (int size = 1; size <= seen.exchangeLimit(); ++size)
            for (const engine::TilePart& part : engine::partsOf(position.mover().rack, size))
                moves.push_back(engine::exchangeOf(part.tiles));
        const int held = position.player(1 - mover).rack.total();
        const std::vector<engine::TilePart> worlds = engine::partsOf(seen.unseen(), held);
        const engine::Move* chosen = nullptr;
        double best = -1;
        for (const engine::Move& move : moves) {
            double points = 0;
            for (const engine::TilePart& world : worlds) {
                seen.setRack(1 - mover, world.tiles);
                points += after(seen, move, passes).of(mover) * static_cast<double>(world.ways);
            }
            const bool equal = points > best - 1e-9 && points < best + 1e-9;
            const bool better = equal ? move.score > chosen->score ||
                                            (move.score == chosen->score && move < *chosen)
                                      : points > best;
            if (!better) continue;
            best = points;
            chosen = &move;
        }
        return m_choices.emplace(key, *chosen).first->second;
    }

    [[nodiscard]] std::uint64_t keyOf(const engine::Position& position, int passes) const
    {
        return position.hash() ^
               engine::mix64(static_cast<std::uint64_t>(m_byRules ? 0 : passes) + 177);
    }
    static Chances resultOf(int lead)
    {
        return {lead > 0 ? 1.0 : 0.0, lead == 0 ? 1.0 : 0.0, lead < 0 ? 1.0 : 0.0};
    }
    static Chances settled(const engine::Position& position)
    {
        int lead = 0;
        for (const int player : {0, 1}) {
            int total = position.player(player).score.points;
            for (const engine::Tile tile : position.player(player).rack.tiles())
                total -= position.rules().alphabet.value(tile);
            lead += player == 0 ? total : -total;
        }
        return resultOf(lead);
    }

    MoveSource m_placements;
    PlainEndgame m_endgame;
    bool m_byRules;
    std::unordered_map<std::uint64_t, Chances> m_values;
    std::unordered_map<std::uint64_t, engine::Move> m_choices;
};

}  // namespace tests
