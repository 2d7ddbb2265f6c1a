// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/board/position.h"

namespace engine {

/// How a game's ending is looked at.
enum class EndingKind {
    Endgame,     ///< the bag is empty: EndgameSolver
    PreEndgame,  ///< PreEndgameSolver
    Bridge,      ///< simulation to endgames: endingsAfterRollouts() for a Simulator
};

/// With more tiles in the bag a game isn't near its end.
inline constexpr int kMostForBridge = 9;

/// "pre-endgame": for tables and the command line.
[[nodiscard]] std::string_view endingKindName(EndingKind kind);

/// The kind of that name.
[[nodiscard]] std::optional<EndingKind> endingKindNamed(std::string_view name);

/// Tiles in the bag when every rack is full; not more than 0 when it is empty.
[[nodiscard]] int tilesBeyondRacks(const Position& position);

/// What fits the tiles in the bag: none, one, or 2 to 9. Fails with IllegalPosition for more, for
/// more or fewer players than two, for a finished game, and where tiles of the player on turn aren't
/// known, so that those in the bag can't be counted.
[[nodiscard]] Result<EndingKind> endingKindFor(const Position& position);
/// All that can be asked for: the one that fits first, and with 2 to 6 tiles in the bag a
/// pre-endgame besides. Fails likewise.
[[nodiscard]] Result<std::vector<EndingKind>> endingKindsFor(const Position& position);

}  // namespace engine
