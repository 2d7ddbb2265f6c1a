// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/solitaire/solitaire_record.h"

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "engine/board/move_notation.h"

namespace engine {
namespace {

constexpr const char* kSoloNick = "Solo";

/// What was never laid: what is on the rack at the end and what was not drawn.
std::vector<Tile> tilesNeverLaid(const SolitaireTask& task, const Board& end)
{
    TileCounts left(task.order());
    TileCounts laid = end.tiles();
    laid.removeAll(task.start().tiles());
    left.removeAll(laid);
    return left.tiles();
}

tl::unexpected<Error> wrongEvent(std::size_t number, const std::string& text, const Error& error)
{
    return failure(error.code, say("move %1 (%2): %3", number, text, error.sentence));
}

Error wrongNumber(Sentence what)
{
    return {ErrorCode::IllegalMove, std::move(what), {}};
}

}  // namespace

Result<GameRecord> recordOf(const SolitaireTask& task, const SolitaireGame& game)
{
    if (!task.start().empty()) {
        return failure(ErrorCode::IllegalPosition,
                       say("a GCG can't hold a game that starts from a position"));
    }
    auto record = GameRecord::create(task.rulesPtr(), {{kSoloNick, {}}});
    if (!record) return failure(std::move(record.error()));
    SolitaireReplay replay(task);
    NodeId last = kRootNode;
    Score total;
    const auto add = [&](Event event) -> Result<void> {
        event.total = total += event.score;
        auto node = record->add(last, std::move(event));
        if (!node) return failure(std::move(node.error()));
        last = *node;
        return {};
    };
    for (const Move& move : game.moves) {
        Event event;
        event.kind = EventKind::Place;
        event.rack.tiles = replay.position().mover().rack.tiles();
        event.move = move;
        event.move.score = {};
        const auto played = replay.play(move);
        if (!played) return failure(played.error());
        event.score = played->score;
        if (auto added = add(std::move(event)); !added) return failure(std::move(added.error()));
    }
    if (task.leftover() == LeftoverRule::Subtract && game.tilesLeft > 0) {
        Event event;
        event.kind = EventKind::RackPenalty;
        event.tiles = tilesNeverLaid(task, replay.position().board());
        event.score = Score{} - game.penalty;
        if (auto added = add(std::move(event)); !added) return failure(std::move(added.error()));
    }
    return record;
}

Result<SolitaireGame> checkSolitaire(const SolitaireTask& task, const GameRecord& record)
{
    if (record.playerCount() != 1)
        return failure(ErrorCode::Malformed, say("it is no game of one player"));
    SolitaireReplay replay(task);
    std::size_t number = 0;
    for (const NodeId id : record.lineThrough(kRootNode)) {
        const Event& event = record.node(id).event;
        ++number;
        if (event.kind == EventKind::RackPenalty) {
            const SolitaireGame game = replay.game();
            if (event.score + game.penalty != Score{}) {
                return failure(ErrorCode::IllegalMove,
                               say("the tiles left take off %1, not %2", game.penalty.points,
                                   -event.score.points));
            }
            if (event.total && *event.total != game.total()) {
                return failure(
                    ErrorCode::IllegalMove,
                    say("the total is %1, not %2", game.total().points, event.total->points));
            }
            continue;
        }
        if (event.kind != EventKind::Place) {
            return wrongEvent(number, event.text,
                              wrongNumber(say("in a one-player game every move places tiles")));
        }
        const std::string text = placementText(task.rules().alphabet, event.move);
        Move move = event.move;
        move.score = {};
        const auto played = replay.play(move);
        if (!played) return wrongEvent(number, text, played.error());
        if (played->score != event.score) {
            return wrongEvent(number, text,
                              wrongNumber(say("the score is %1, not %2", played->score.points,
                                              event.score.points)));
        }
        if (const Score total = replay.game().points; event.total && *event.total != total) {
            return wrongEvent(
                number, text,
                wrongNumber(say("the total is %1, not %2", total.points, event.total->points)));
        }
    }
    return replay.game();
}

}  // namespace engine
