// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <span>

#include "engine/base/result.h"

namespace engine {

/// What a file is to the program, as far as its content tells.
enum class FileKind {
    Position,   ///< a game format that holds positions
    Game,       ///< any other game format
    WordGraph,  ///< of this or another program; also what is no text and nothing known
    Leaves,     ///< KLV of either version, or a table "leave,value"
    WinTable,   ///< counts of games, in text
    Rules,      ///< a rules file in the format of resources/rules
    WordList,   ///< any other text, compressed or not: one word per line
};

/// Never fails: what can't be told apart is left to the reader, who says what is wrong with it.
[[nodiscard]] FileKind fileKindOf(std::span<const std::byte> content);
/// Where the content is nothing definite, an ending of a position, a game, leave values
/// or a win table decides.
/// Fails only when the file can't be read or is empty.
[[nodiscard]] Result<FileKind> kindOfFile(const std::filesystem::path& path);

}  // namespace engine
