// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "engine/base/result.h"

namespace ui {

// What is not written over, whatever the user chooses. Each may be called on any thread.

/// A file that was read: as long as `user` lives, what came of it.
void keepWhatIsRead(const std::filesystem::path& path, std::weak_ptr<const void> user);
/// The files of all documents that are open; those named before are no more.
void keepDocuments(std::vector<std::filesystem::path> paths);
/// The program's own: work that goes on in its folder, and its settings.
void keepOwnWork(const std::filesystem::path& folder, const std::filesystem::path& settings);

/// FileUnwritable when a document or the program's own work is there, under whatever name.
[[nodiscard]] engine::Result<void> checkChosenFile(const std::filesystem::path& path);

/// What writeChosenFile() would refuse, before the first of several files is written.
[[nodiscard]] engine::Result<void> checkOutput(const std::filesystem::path& path);

/// Writes a file that the user has chosen, who was asked before another one is replaced.
/// FileUnwritable when checkChosenFile() has it, or when it is one that is being read. On any thread.
[[nodiscard]] engine::Result<void> writeChosenFile(const std::filesystem::path& path,
                                                   std::span<const std::byte> bytes);
[[nodiscard]] engine::Result<void> writeChosenFile(const std::filesystem::path& path,
                                                   std::string_view text);
/// The same of a document that is open and is kept in `known`, which may be empty.
[[nodiscard]] engine::Result<void> writeDocument(const std::filesystem::path& path,
                                                 const std::filesystem::path& known,
                                                 std::string_view text);

}  // namespace ui
