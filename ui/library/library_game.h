// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"
#include "engine/game/game_record.h"
#include "engine/rules/game_rules.h"
#include "ui/library/library_store.h"

namespace ui {

/// The game that a row stands for, from its file or from what the library holds itself. Blocks.
/// Malformed where the file holds fewer games now, else as engine::openFittingGames().
[[nodiscard]] engine::Result<engine::GameRecord>
readLibraryGame(LibraryStore& store, const LibraryRow& row, const engine::GameRulesPtr& rules);

/// The same, if it is still the game that the library knows: with other moves what is kept of its turns
/// would stand at turns of another game. Malformed else.
[[nodiscard]] engine::Result<engine::GameRecord>
readSameGame(LibraryStore& store, const LibraryRow& row, const engine::GameRulesPtr& rules);

}  // namespace ui
