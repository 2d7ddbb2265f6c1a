// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

#include "engine/game/game_format.h"

namespace engine {

/// What is written by a command, or on a command line of the window. A file that is there already
/// and holds the same is replaced as a matter of course; what else it holds is somebody's work.
enum class OutputKind {
    WordGraph,     ///< .kwg, .kbwg, .kad
    MacondoGraph,  ///< .dawg, .gaddag
    Lexpert,       ///< .lxd
    WordList,
    LeaveValues,  ///< .klv, .klv2
    LeaveTable,   ///< .csv: leave,value
    Origin,       ///< .json: where values come from
    WinTable,
    Gcg,
    Positions,  ///< CGP lines; the log of a series
    Study,
    SoloGame,  ///< .json: a one-player game
    WebPage,
    Text,     ///< a report in Markdown or plain
    Table,    ///< columns
    Letters,  ///< .letters: which alphabet a word graph is of
    Png,
    Svg,
    Pdf,
    State,  ///< whoever opens it says what is wrong with it
};

/// The kind of a game file in a format.
[[nodiscard]] OutputKind outputKindOf(const GameFormat& format);

/// Whether a file holds nothing but what would be replaced by the like; true for an empty one, and
/// false for one that can't be read: nobody knows what is lost with it.
[[nodiscard]] bool holdsKind(const std::filesystem::path& path, OutputKind kind);

}  // namespace engine
