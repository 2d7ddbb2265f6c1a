// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/solitaire/goal_catalogue.h"
#include "engine/solitaire/solitaire_task.h"

namespace engine {

/// An order of tiles in a text, as it stands there.
struct WrittenTileOrder
{
    std::string name;         ///< what stands before the colon; may be empty
    std::string tiles;        ///< for readTileOrder()
    std::optional<int> best;  ///< the best score that is known, where one stands behind the tiles
    int line = 0;             ///< from 1
};

/// Reads lines "NAME: TILES", with or without a best-known score behind them; the name may be left
/// out. Empty lines and those that begin with # mean nothing. The tiles aren't read.
[[nodiscard]] std::vector<WrittenTileOrder> readTileOrders(std::string_view text);

/// Reads "WORD@LANE,...", LANE being a row's number or a column's letter, into goal words at the
/// offset where each is worth most. Fails as GoalCatalogue::wordAt(), and with Malformed.
[[nodiscard]] Result<std::vector<GoalWord>> readGoalWords(const SolitaireTask& task,
                                                          std::string_view text);

}  // namespace engine
