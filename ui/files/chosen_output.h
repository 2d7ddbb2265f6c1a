// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <span>
#include <string_view>

#include "engine/base/result.h"

namespace ui {

/// What a session reads as long as it is open, one file of each.
enum class ReadFile { Lexicon, Leaves, WinTable };

/// From now on that file is not written over. May be called on any thread.
void keepWhatIsRead(ReadFile what, const std::filesystem::path& path);

/// Writes a file that the user has chosen, who was asked before another one is replaced.
/// FileUnwritable when it is one that is being read, under whatever name. On any thread.
[[nodiscard]] engine::Result<void> writeChosenFile(const std::filesystem::path& path,
                                                   std::span<const std::byte> bytes);
[[nodiscard]] engine::Result<void> writeChosenFile(const std::filesystem::path& path,
                                                   std::string_view text);

}  // namespace ui
