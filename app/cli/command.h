// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>

namespace app {

/// What the shell gets to see.
enum class ExitStatus {
    Done = 0,
    No = 1,             ///< the input is wrong, or the answer is "no"
    Usage = 2,          ///< the command line can't be understood
    Interrupted = 130,  ///< by Ctrl+C: what there is was written
};

/// The commands and what each does when the command line asks for it.
class CommandList
{
public:
    void add(const CLI::App* command, std::function<ExitStatus()> run)
    {
        m_commands.emplace_back(command, std::move(run));
    }
    /// Runs the command that was parsed.
    [[nodiscard]] ExitStatus run() const;

private:
    std::vector<std::pair<const CLI::App*, std::function<ExitStatus()>>> m_commands;
};

// One file per group of commands.
void addRulesCommands(CLI::App& program, CommandList& commands);
void addLexiconCommands(CLI::App& program, CommandList& commands);
/// `lexicon convert` and `lexicon diff`, below the command `lexicon`.
void addLexiconExchangeCommands(CLI::App& lexicon, CommandList& commands);
void addLeavesCommands(CLI::App& program, CommandList& commands);
void addWordCommands(CLI::App& program, CommandList& commands);
void addMovesCommand(CLI::App& program, CommandList& commands);
void addSimulateCommand(CLI::App& program, CommandList& commands);
void addSolveCommand(CLI::App& program, CommandList& commands);
void addSelfplayCommand(CLI::App& program, CommandList& commands);
/// `train` with what is below it.
void addTrainCommands(CLI::App& program, CommandList& commands);
void addBoggleCommands(CLI::App& program, CommandList& commands);
void addGameCommands(CLI::App& program, CommandList& commands);
/// `game report`, below the command `game`.
void addGameReportCommand(CLI::App& game, CommandList& commands);
void addReviewCommand(CLI::App& program, CommandList& commands);
void addBenchCommands(CLI::App& program, CommandList& commands);
/// `bench lexicon`, below the command `bench`.
void addBenchLexicon(CLI::App& bench, CommandList& commands);

/// `bench fingerprint`, below the command `bench`.
void addBenchFingerprint(CLI::App& bench, CommandList& commands);
/// `bench sim`, below the command `bench`.
void addBenchSimulation(CLI::App& bench, CommandList& commands);
/// `bench selfplay`, below the command `bench`.
void addBenchSelfplay(CLI::App& bench, CommandList& commands);
/// `train winpct` and `train check-winpct`, below the command `train`.
void addTrainWinpctCommands(CLI::App& train, CommandList& commands);

/// `boggle search` and `boggle bound`, below the command `boggle`.
void addBoggleSearchCommands(CLI::App& boggle, CommandList& commands);
/// `bench boggle`, below the command `bench`.
void addBenchBoggle(CLI::App& bench, CommandList& commands);

}  // namespace app
