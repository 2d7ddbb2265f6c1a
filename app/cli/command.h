// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include <CLI/CLI.hpp>

namespace app {

class Ranks;

/// What the shell gets to see.
enum class ExitStatus {
    Done = 0,
    No = 1,             ///< the input is wrong, or the answer is "no"
    Usage = 2,          ///< the command line can't be understood
    Interrupted = 130,  ///< by Ctrl+C: what there is was written; whatever the command returns
};

/// What every command can be told about its output.
struct OutputOptions
{
    bool json = false;
    bool quiet = false;
};

/// How the text of a command becomes JSON.
enum class Shape {
    Table,  ///< a line of names, then lines of values; a table of items and values is one object
    Lines,  ///< each line a text of its own
    Own,    ///< the command makes its JSON itself
};

/// The commands and what each does when the command line asks for it.
class CommandList
{
public:
    /// The command also gets the options that every command has; one that has --json already makes
    /// JSON itself.
    void add(CLI::App* command, std::function<ExitStatus()> run, Shape shape = Shape::Table);
    /// Runs the command that was parsed.
    [[nodiscard]] ExitStatus run() const;

private:
    struct Entry
    {
        const CLI::App* command;
        std::function<ExitStatus()> run;
        Shape shape;
        std::shared_ptr<OutputOptions> output;
        bool makesJson = false;  ///< what it puts is JSON already where that is asked for
    };
    std::vector<Entry> m_commands;
};

// One file per group of commands.
void addRulesCommands(CLI::App& program, CommandList& commands);
void addLexiconCommands(CLI::App& program, CommandList& commands);
/// `lexicon check`, below the command `lexicon`: another name for `word judge`.
void addLexiconCheck(CLI::App& lexicon, CommandList& commands);
/// `lexicon convert` and `lexicon diff`, below the command `lexicon`.
void addLexiconExchangeCommands(CLI::App& lexicon, CommandList& commands);
void addLeavesCommands(CLI::App& program, CommandList& commands);
void addWordCommands(CLI::App& program, CommandList& commands);
void addMovesCommand(CLI::App& program, CommandList& commands);
void addSimulateCommand(CLI::App& program, CommandList& commands);
void addServeCommand(CLI::App& program, CommandList& commands);
void addSolveCommand(CLI::App& program, CommandList& commands);
void addInferCommand(CLI::App& program, CommandList& commands);
void addExplainCommand(CLI::App& program, CommandList& commands);
void addSolitaireCommands(CLI::App& program, CommandList& commands);
/// What stands below the command `solitaire` beside its searches.
void addSolitairePartCommands(CLI::App& solitaire, CommandList& commands);
/// With ranks these play the games, see ranks.h.
void addSelfplayCommand(CLI::App& program, CommandList& commands, Ranks* ranks = nullptr);
/// `train` with what is below it.
void addTrainCommands(CLI::App& program, CommandList& commands, Ranks* ranks = nullptr);
void addBoggleCommands(CLI::App& program, CommandList& commands);
void addGameCommands(CLI::App& program, CommandList& commands);
/// `game report`, below the command `game`.
void addGameReportCommand(CLI::App& game, CommandList& commands);
void addReviewCommand(CLI::App& program, CommandList& commands);
void addPuzzlesCommand(CLI::App& program, CommandList& commands);
void addBenchCommands(CLI::App& program, CommandList& commands);
/// `bench lexicon`, below the command `bench`.
void addBenchLexicon(CLI::App& bench, CommandList& commands);

/// `bench fingerprint`, below the command `bench`.
void addBenchFingerprint(CLI::App& bench, CommandList& commands);
/// `bench sim`, below the command `bench`.
void addBenchSimulation(CLI::App& bench, CommandList& commands);
/// `bench endgame` and `bench pre-endgame`, below the command `bench`.
void addBenchEndings(CLI::App& bench, CommandList& commands);
/// `bench selfplay`, below the command `bench`.
void addBenchSelfplay(CLI::App& bench, CommandList& commands);
/// `train winpct` and, without ranks, `train check-winpct`, below the command `train`.
void addTrainWinpctCommands(CLI::App& train, CommandList& commands, Ranks* ranks);

/// `boggle search` and `boggle bound`, below the command `boggle`.
void addBoggleSearchCommands(CLI::App& boggle, CommandList& commands);
/// `bench solitaire`, below the command `bench`.
void addBenchSolitaire(CLI::App& bench, CommandList& commands);
/// `bench boggle`, below the command `bench`.
void addBenchBoggle(CLI::App& bench, CommandList& commands);

}  // namespace app
