// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "app/cli/game_inputs.h"
#include "engine/base/result.h"
#include "engine/base/task.h"
#include "engine/game/output_kind.h"
#include "engine/solitaire/solitaire_export.h"
#include "engine/solitaire/solitaire_game.h"
#include "engine/solitaire/solitaire_task.h"
#include "engine/solitaire/solitaire_text.h"

namespace app {

/// What the commands for one-player games can be told.
struct SolitaireOptions
{
    GameOptions game;
    std::string tiles;
    std::string tilesFile;
    std::string order;  ///< name of one in the file; empty = all of them
    std::string cgp;    ///< the board that games start from; empty = an empty one
    int rack = 0;       ///< 0 = as the rules say
    std::string leftover = "subtract";
};

void addSolitaireOptions(CLI::App& command, SolitaireOptions& options);

/// An order of tiles with its name.
struct NamedTask
{
    std::string name;
    engine::SolitaireTaskPtr task;
};

/// What a file of that name holds, see engine::solitaireFormatFor().
[[nodiscard]] engine::OutputKind solitaireOutputKind(const std::string& path);
/// OutOfRange when its format has room for one game only.
[[nodiscard]] engine::Result<void> holdsSoManyGames(const std::string& path, std::size_t games);

/// With the order that stands in a file of games, where the options name none.
[[nodiscard]] SolitaireOptions withOrderOf(const std::string& path, SolitaireOptions options);

/// Tasks for the orders that the options name; says on standard error what is unusual of them.
[[nodiscard]] engine::Result<std::vector<NamedTask>>
solitaireTasks(const SolitaireOptions& options, const engine::TaskContext& context);

/// A game in a file: contest text, JSON, or a GCG of one player.
struct SolitaireFileGame
{
    std::string name;
    engine::Result<engine::SolitaireGame> game;
    const NamedTask* task = nullptr;
};
/// The games of a file, each checked against the task of its name, or the only one.
[[nodiscard]] engine::Result<std::vector<SolitaireFileGame>>
solitaireGames(const std::string& path, const std::vector<NamedTask>& tasks,
               const SolitaireOptions& options);

}  // namespace app
