// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "engine/game/game_record.h"
#include "engine/game/replay.h"
#include "engine/game/turns.h"
#include "engine/search/inference.h"

namespace engine {

/// The question what the player of a turn kept, as the player of the next turn asks it: he knows
/// his own rack and what was shown, not what the record says of the other. `turns` are those of a
/// line, `turn` counts from 0; the replay needs its positions and a lexicon. Nothing where there is
/// no move that could be read: a lost turn, one that doesn't fit, games that aren't of two.
[[nodiscard]] std::optional<InferenceQuestion> questionAboutMove(const GameRecord& record,
                                                                 const Replay& replay,
                                                                 const std::vector<Turn>& turns,
                                                                 std::size_t turn);

/// Whether the play of a turn came off the board again.
[[nodiscard]] bool wasTakenBack(const GameRecord& record, const Turn& turn);

}  // namespace engine
