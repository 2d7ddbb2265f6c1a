// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLatin1StringView>
#include <filesystem>
#include <span>

#include "engine/base/result.h"

namespace ui {

/// What a file holds, as far as its content tells.
enum class FileKind {
    Position,   ///< CGP text
    Game,       ///< GCG, or a study file
    WordGraph,  ///< of the engine's own or another program; also what is no text and nothing known
    Leaves,     ///< KLV of either version, or a table "leave,value"
    WinTable,   ///< counts of games, in text
    Rules,      ///< a rules file in the format of resources/rules
    WordList,   ///< any other text, compressed or not: one word per line
};

/// With which the name of a win table ends.
inline constexpr QLatin1StringView kWinTableEnding{".winpct"};

/// No binary file, as far as its front tells.
[[nodiscard]] bool holdsText(std::span<const std::byte> content);
/// Never fails: what can't be told apart is left to the reader, who says what is wrong with it.
[[nodiscard]] FileKind kindOf(std::span<const std::byte> content);
/// Where the content is nothing definite, an ending of a position, a game, leave values
/// or a win table decides.
/// Fails only when the file can't be read or is empty.
[[nodiscard]] engine::Result<FileKind> kindOfFile(const std::filesystem::path& path);

}  // namespace ui
