// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include <CLI/CLI.hpp>

namespace app {

class CommandList;

/// An option of a command as its help names it.
struct OptionEntry
{
    std::vector<std::string> names;  ///< "-h", "--help"; empty = an argument without a name
    std::string argument;            ///< "TEXT"; empty = none is taken
    std::string standard;            ///< what holds without it, empty = nothing to tell
    std::string description;
    std::vector<std::string> choices;  ///< the values that it takes, where they are few
    bool required = false;
    bool many = false;  ///< takes more than one value
};

/// A command with all that can be given to it.
struct CommandEntry
{
    std::string path;  ///< " lexicon build"; empty = the program itself
    std::string description;
    std::vector<OptionEntry> options;
    std::vector<std::string> commands;  ///< names of those right below it
};

/// The program and all of its commands, those above before those below them; without what is hidden.
[[nodiscard]] std::vector<CommandEntry> commandTree(const CLI::App& program);

/// The script with which a shell completes command lines of this program: "bash", "zsh" or "fish".
[[nodiscard]] std::string completionScript(const std::vector<CommandEntry>& tree,
                                           const std::string& shell);
/// The sections of a manual page (macros of man) that tell of each command.
[[nodiscard]] std::string manualSections(const std::vector<CommandEntry>& tree);

/// The hidden commands `completion` and `manual`; refers to the program.
void addDescribingCommands(CLI::App& program, CommandList& commands);

}  // namespace app
