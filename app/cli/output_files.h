// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>

#include "engine/base/result.h"
#include "engine/game/output_kind.h"

namespace app {

using engine::OutputKind;

/// A file that is written beside the one that was named: the same name with another ending, or
/// with one more behind it.
struct OutputBeside
{
    std::string_view ending;
    OutputKind kind;
    bool isBehind = false;
};

// One guard for all commands: what is written is never something that is read, the state of the
// work or another result, under whatever name; and what is there already is replaced by its like
// only, or with --force, which every command with such an option gets. CommandList asks before a
// command begins.

/// An option that names a file to write.
CLI::Option* takesOutput(CLI::Option* option, OutputKind kind,
                         std::vector<OutputBeside> beside = {});
/// Likewise where other options or the name decide what it is.
CLI::Option* takesOutput(CLI::Option* option, std::function<OutputKind()> kind);
/// Likewise where others are kept from it by an engine::FileLock, whose name then is taken, too.
CLI::Option* takesLockedOutput(CLI::Option* option, OutputKind kind);

/// Likewise, where the last of the option's names is the output and the others are inputs. A folder
/// stands for files in it, which are told to writesFile().
CLI::Option* takesLastOutput(CLI::Option* option, std::function<OutputKind()> kind);
/// A file to write whose name follows from others; FileUnwritable when it must not be written.
[[nodiscard]] engine::Result<void> writesFile(const std::filesystem::path& path, OutputKind kind);

/// Something that the command reads, besides what its options name; names of no files do no harm.
void readsFile(const std::filesystem::path& path);

/// Adds --force to a command that writes files.
void addForceOption(CLI::App& command);
/// Before a command begins: FileUnwritable for the first output that must not be written.
[[nodiscard]] engine::Result<void> checkOutputs(const CLI::App& command);
/// Before something is written, by when all that is read is known; FileUnwritable also for what no
/// option named.
[[nodiscard]] engine::Result<void> checkWriting(const std::filesystem::path& path);
/// The same for all outputs, after all inputs are open and before long work.
[[nodiscard]] engine::Result<void> checkOutputsAgain();

}  // namespace app
