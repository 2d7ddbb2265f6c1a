// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <vector>

#include <QString>

#include "engine/base/result.h"
#include "engine/base/task.h"
#include "engine/game/game_record.h"
#include "engine/game/puzzle_filter.h"
#include "engine/game/puzzle_page.h"
#include "engine/game/puzzles.h"
#include "ui/library/library_store.h"

namespace ui {

/// Where puzzles are looked for.
enum class PuzzleSource {
    Game,      ///< the game that is open
    Library,   ///< the games that are selected there
    SelfPlay,  ///< games of the program against itself
};

/// What the user chose.
struct PuzzleChoice
{
    PuzzleSource source = PuzzleSource::Game;
    QString filter;
    int wanted = 10;              ///< it ends when that many are found
    double leastWin = 4;          ///< percent of wins that the answer has over the next best move
    double secondsPerTurn = 2.2;  ///< of the first look at a position
    int seed = 1;                 ///< of the program's games
};

/// A search for positions in which one move is better than all others.
struct PuzzleHunt
{
    PuzzleChoice choice;
    engine::PuzzleFilter filter;  ///< what the choice's text says
    /// With these rules, words and values; there is a lexicon.
    engine::PositionPtr position;
    engine::KlvPtr leaves;
    engine::WinTablePtr winTable;
    /// The game that is open, and its name.
    std::vector<std::pair<std::string, engine::GameRecord>> games = {};
    QString library = {};         ///< path
    QList<LibraryRow> rows = {};  ///< of it
};

using OnPuzzle = std::function<void(engine::NamedPuzzle)>;

/// Blocks. Gives each puzzle as soon as it is found, until enough are; fails with Cancelled, and as
/// engine::reviewGame(). Games of the library that can't be read are passed over.
[[nodiscard]] engine::Result<void>
huntPuzzles(const PuzzleHunt& hunt, const engine::TaskContext& context, const OnPuzzle& onPuzzle);

}  // namespace ui
