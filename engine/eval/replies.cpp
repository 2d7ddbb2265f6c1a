// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/eval/replies.h"

#include <algorithm>
#include <bit>
#include <chrono>
#include <utility>

#include "engine/board/hands.h"
#include "engine/movegen/move_generator.h"
#include "engine/words/draw_odds.h"

namespace engine {
namespace {

/// How likely a player holds tiles of whom some are known.
class HandOdds
{
public:
    HandOdds(const Rack& known, const TileCounts& unseen, int drawn)
        : m_known(known), m_odds(unseen), m_drawn(drawn)
    {
    }

    [[nodiscard]] double chance(TileCounts tiles) const
    {
        for (LetterSet kinds = tiles.present() & m_known.present(); kinds != 0;
             kinds &= kinds - 1) {
            const auto kind = static_cast<Tile>(std::countr_zero(kinds));
            tiles.remove(kind, std::min(tiles.count(kind), m_known.count(kind)));
        }
        return m_odds.holding(tiles, m_drawn);
    }

private:
    Rack m_known;
    DrawOdds m_odds;
    int m_drawn;
};

/// The first replies in an order, found one after another.
class FirstReplies
{
public:
    explicit FirstReplies(const ReplyRequest& request)
        : m_order(request.order), m_limit(std::max<std::size_t>(request.limit, 1))
    {
    }

    [[nodiscard]] bool isFull() const { return m_heap.size() == m_limit; }
    /// The last one kept; isFull() holds.
    [[nodiscard]] const Reply& last() const { return m_heap.front(); }

    void add(const Reply& reply)
    {
        const auto before = [this](const Reply& a, const Reply& b) { return isBefore(a, b); };
        if (isFull()) {
            if (!isBefore(reply, last())) return;
            std::ranges::pop_heap(m_heap, before);
            m_heap.back() = reply;
        } else {
            m_heap.push_back(reply);
        }
        std::ranges::push_heap(m_heap, before);
    }
    [[nodiscard]] std::vector<Reply> take()
    {
        std::ranges::sort(m_heap,
                          [this](const Reply& a, const Reply& b) { return isBefore(a, b); });
        return std::move(m_heap);
    }

private:
    [[nodiscard]] bool isBefore(const Reply& a, const Reply& b) const
    {
        const auto keys = [this](const Reply& reply) {
            const double points = reply.move.score.points;
            switch (m_order) {
            case ReplyOrder::Score: return std::pair{points, reply.chance};
            case ReplyOrder::Chance: return std::pair{reply.chance, points};
            case ReplyOrder::Expected: break;
            }
            return std::pair{points * reply.chance, points};
        };
        const auto keysOfA = keys(a);
        const auto keysOfB = keys(b);
        return keysOfA != keysOfB ? keysOfA > keysOfB : a.move < b.move;
    }

    ReplyOrder m_order;
    std::size_t m_limit;
    std::vector<Reply> m_heap;
};

/// Tiles that are neither on the board nor known to be on a rack.
TileCounts unknownTiles(const Position& position)
{
    TileCounts tiles = position.unseen();
    for (int player = 0; player < position.playerCount(); ++player) {
        if (player == position.onTurn()) continue;
        const Rack& rack = position.player(player).rack;
        for (LetterSet kinds = rack.present(); kinds != 0; kinds &= kinds - 1) {
            const auto kind = static_cast<Tile>(std::countr_zero(kinds));
            tiles.remove(kind, rack.count(kind));
        }
    }
    return tiles;
}

}  // namespace

Result<Replies> findReplies(const ReplyRequest& request, const TaskContext& context)
{
    const auto start = std::chrono::steady_clock::now();
    const Position& position = request.position;
    if (position.lexicon() == nullptr)
        return failure(ErrorCode::WrongLexicon, say("no lexicon is open, so no move can be found"));
    if (request.player < 0 || request.player >= position.playerCount())
        return failure(ErrorCode::OutOfRange,
                       say("there is no player with the number %1", request.player + 1));

    const Rack& known = position.player(request.player).rack;
    Replies found;
    found.unseen = unknownTiles(position);
    const int held = std::min(tilesHeld(position, request.player), kMaxRackSize);
    found.drawn = std::max(held - known.total(), 0);

    const HandOdds odds(known, found.unseen, found.drawn);
    FirstReplies first(request);
    // Of a rack known in part the generator finds placements with more unknown tiles than there
    // are: which of them some rack allows is counted here, so that none may be left out before.
    const bool isPartial = !known.empty() && found.drawn > 0;
    HandedMoves recorder([&](const RankedMove& ranked) {
        const double chance = odds.chance(ranked.move.tilesUsed());
        if (chance <= 0) return;
        if (isPartial) ++found.placements;
        if (chance < request.leastChance || ranked.move.score.points < request.leastScore) return;
        first.add({ranked.move, chance});
        if (request.order == ReplyOrder::Score && first.isFull() && !isPartial)
            recorder.wantAtLeast(Equity::from(first.last().move.score));
    });
    if (!isPartial) recorder.wantAtLeast(Equity::fromPoints(request.leastScore));
    TileCounts pool = found.drawn > 0 ? found.unseen : TileCounts();
    pool.addAll(known);
    MoveGenerator generator;
    const std::int64_t generated =
        generator.generateFromPool(position, pool, held, recorder, context.stop).placements;
    if (!isPartial) found.placements = generated;
    if (context.stopRequested())
        return failure(ErrorCode::Cancelled, say("the search for moves was stopped"));
    found.replies = first.take();
    found.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    return found;
}

}  // namespace engine
