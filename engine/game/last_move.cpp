// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/last_move.h"

#include <algorithm>

namespace engine {

bool wasTakenBack(const GameRecord& record, const Turn& turn)
{
    return std::any_of(turn.consequences.begin(), turn.consequences.end(), [&](NodeId id) {
        return record.node(id).event.kind == EventKind::Withdrawal;
    });
}

std::optional<InferenceQuestion> questionAboutMove(const GameRecord& record, const Replay& replay,
                                                   const std::vector<Turn>& turns, std::size_t turn)
{
    if (turn >= turns.size() || record.playerCount() != 2) return std::nullopt;
    const Turn& read = turns[turn];
    if (read.move == kNoNode) return std::nullopt;
    const EventKind kind = record.node(read.move).event.kind;
    const bool isMove =
        kind == EventKind::Place || kind == EventKind::Exchange || kind == EventKind::Pass;
    const ReplayStep& step = replay.at(read.move);
    if (!isMove || step.before == nullptr || !step.fits) return std::nullopt;

    // What he had shown before, and what the other one has when he asks.
    const auto rackAt = [&](std::size_t at, int player) {
        if (at >= turns.size() || turns[at].move == kNoNode) return Rack();
        const PositionPtr& before = replay.at(turns[at].move).before;
        return before ? before->player(player).rack : Rack();
    };
    InferenceQuestion question{*step.before, step.move};
    const int other = 1 - read.player;
    question.position.setRack(read.player, turn > 0 ? rackAt(turn - 1, read.player) : Rack());
    question.position.setRack(other, rackAt(turn + 1, other));
    question.takenBack = wasTakenBack(record, read);
    return question;
}

}  // namespace engine
