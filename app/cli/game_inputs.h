// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "app/cli/input_files.h"
#include "engine/base/result.h"
#include "engine/base/task.h"
#include "engine/board/position.h"
#include "engine/eval/win_table.h"
#include "engine/game/game_file.h"
#include "engine/game/game_record.h"
#include "engine/lexicon/lexicon.h"
#include "engine/lexicon/player_lexicons.h"
#include "engine/rules/catalogue.h"
#include "engine/rules/game_rules.h"

namespace app {

/// What many commands can be told about the game.
struct GameOptions
{
    std::string rules = "english";               ///< a name or a file
    std::string lexicon;                         ///< empty = the bundled one
    std::vector<std::string> lexiconsOfPlayers;  ///< "PLAYER=FILE"
    std::string leaves;                          ///< empty = what belongs to the lexicon; or "none"
    bool lenient = false;                        ///< positions may have more tiles than the game
    std::uint64_t seed = 1;
};

// Options mean the same wherever they are, and are only where they do something.

/// --lexicon, --leaves and --rules.
void addGameOptions(CLI::App& command, GameOptions& options);
void addLexiconOption(CLI::App& command, GameOptions& options);
/// --lexicon-of-player, for commands that read games.
void addPlayerLexiconsOption(CLI::App& command, GameOptions& options);
/// --rules; --alphabet is another name for it.
void addRulesOption(CLI::App& command, std::string& rules);
/// --alphabet, for commands that need no more of the rules than their letters; --rules is another
/// name for it. To be read with lettersNamed().
void addAlphabetOption(CLI::App& command, std::string& alphabet);
CLI::Option* addSeedOption(CLI::App& command, std::uint64_t& seed);
/// --threads; 0 = one per core.
CLI::Option* addThreadsOption(CLI::App& command, int& threads);
/// --limit, which is --top and --candidates, too.
template <class Number>
CLI::Option* addLimitOption(CLI::App& command, Number& limit, const std::string& description)
{
    return command.add_option("--limit,--top,--candidates", limit, description)
        ->check(CLI::PositiveNumber);
}
/// --to, the ending that stands for the format of an output without one: standard output.
void addFormatOption(CLI::App& command, std::string& format, const std::string& endings);
/// What an output's name says of its format, with that of --to where it was given.
[[nodiscard]] inline std::string nameWithFormat(const std::string& name, const std::string& format)
{
    return format.empty() ? name : "output." + format;
}
/// --lenient.
void addLenientOption(CLI::App& command, GameOptions& options);

/// The lexicon that comes with the program.
[[nodiscard]] std::filesystem::path bundledLexicon();

/// Rules by name or file; the name of an alphabet means the first rules that are played with it.
[[nodiscard]] engine::Result<engine::GameRulesPtr> rulesNamed(const std::string& name);
/// Letters and tiles by the name or file of an alphabet or of rules.
[[nodiscard]] engine::Result<engine::TileSet> lettersNamed(const std::string& name);

/// A game file of any format; --rules hold where it names no others.
[[nodiscard]] engine::Result<engine::GameFile> openGameFile(const std::string& path,
                                                            const GameOptions& options);
/// The game of that number, from 1; 0 = the only one. Errors name `path`.
[[nodiscard]] engine::Result<engine::GameRecord>
chooseGame(const engine::GameFile& file, std::size_t number, const std::string& path);

/// The rules, lexicons and leave values that the options ask for, each opened once.
class GameInputs
{
public:
    [[nodiscard]] static engine::Result<GameInputs> open(const GameOptions& options);

    /// For the lexicons opened from now on.
    void setTables(engine::TablesWhen when) { m_tables = when; }
    /// A position, as CGP, together with the lexicon.
    [[nodiscard]] engine::Result<engine::Position> position(const InputLine& line,
                                                            const engine::TaskContext& context);
    /// The leave values for such a position; null when all are 0. Says on standard error when they
    /// are those of another lexicon, or when there are none.
    [[nodiscard]] engine::Result<engine::KlvPtr> leavesFor(const engine::Position& position);
    /// The file of the latest of them, without its folder; empty when there was none.
    [[nodiscard]] const std::string& leavesName() const { return m_leavesName; }
    /// The win table for such a position: the one beside the lexicon, else the bundled one if it is
    /// for the same letters and racks; null when there is none.
    [[nodiscard]] engine::Result<engine::WinTablePtr> winTableFor(const engine::Position& position);
    /// The file of the latest of them, without its folder; empty when there was none.
    [[nodiscard]] const std::string& winTableName() const { return m_winTableName; }
    /// Those of --rules; positions may name others.
    [[nodiscard]] const engine::GameRules& rules() const { return *m_rules; }
    [[nodiscard]] const engine::GameRulesPtr& rulesPtr() const { return m_rules; }
    /// The lexicon for games by such rules.
    [[nodiscard]] engine::Result<engine::LexiconPtr> lexiconFor(const engine::GameRules& rules,
                                                                const engine::TaskContext& context);

    /// Those of the players of a game: lexiconFor() its rules, and for some of them what
    /// --lexicon-of-player says. Says on standard error which lexicons of players the game names and the options
    /// don't. Fails for a player whom the game doesn't have.
    [[nodiscard]] engine::Result<engine::PlayerLexicons>
    lexiconsOf(const engine::GameRecord& record, const engine::TaskContext& context);
    /// Another one than that of --lexicon, from a file.
    [[nodiscard]] engine::Result<engine::LexiconPtr> lexiconOf(const std::filesystem::path& path,
                                                               const engine::GameRules& rules,
                                                               const engine::TaskContext& context);

private:
    struct OpenedWinTable
    {
        std::filesystem::path path;
        int rackSize = 0;
        engine::WinTablePtr table;
    };

    GameInputs() = default;
    [[nodiscard]] engine::Result<engine::LexiconPtr> open(const std::filesystem::path& path,
                                                          const engine::GameRules& rules,
                                                          const engine::TaskContext& context) const;
    [[nodiscard]] engine::Result<OpenedWinTable> openWinTable(const std::filesystem::path& path);
    [[nodiscard]] engine::Result<std::filesystem::path>
    lexiconPathFor(const engine::GameRules& rules) const;
    /// Nothing when there are none.
    [[nodiscard]] engine::Result<std::optional<std::filesystem::path>>
    leavesPathFor(const engine::Lexicon& lexicon, const engine::GameRules& rules);

    GameOptions m_options;
    engine::GameRulesPtr m_rules;
    engine::TablesWhen m_tables = engine::TablesWhen::AtOnce;
    std::vector<engine::LexiconPtr> m_lexicons;
    std::vector<engine::LexiconPtr> m_others;  ///< of lexiconOf()

    struct OpenedLeaves
    {
        std::filesystem::path path;
        int letters = 0;  ///< of the alphabet that they were opened for
        engine::KlvPtr leaves;
    };
    std::vector<OpenedLeaves> m_leaves;
    std::string m_leavesName;
    std::string m_latestNote;  ///< about leave values; positions follow each other by the thousand
    std::vector<OpenedWinTable> m_winTables;
    std::string m_winTableName;
};

}  // namespace app
