// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/game_inputs.h"

#include <algorithm>
#include <memory>
#include <string_view>
#include <system_error>
#include <utility>

#include "app/cli/console.h"
#include "app/cli/input_files.h"
#include "app/cli/output_files.h"
#include "app/cli/settings.h"
#include "engine/base/file.h"
#include "engine/base/file_name.h"
#include "engine/base/system.h"
#include "engine/base/twin_program.h"
#include "engine/eval/value_files.h"
#include "engine/eval/win_counts.h"
#include "engine/game/cgp.h"
#include "engine/lexicon/klv.h"
#include "engine/lexicon/letters_doubt.h"
#include "engine/lexicon/lexicon.h"
#include "engine/rules/catalogue.h"
#include "engine/rules/text.h"

namespace app {

using engine::Error;
using engine::ErrorCode;
using engine::failure;
using engine::Result;

namespace {

namespace fs = std::filesystem;

constexpr const char* kNoLeaves = "none";
// The rules whose letters the bundled lexicon has.
constexpr const char* kBundledAlphabet = "english";

/// Games by these rules can be played with its words.
bool serves(const engine::Lexicon& lexicon, const engine::GameRules& rules)
{
    return lexicon.alphabet().sameLetters(rules.alphabet) &&
           (lexicon.hasAlphagrams() || !rules.jumbled());
}

}  // namespace

fs::path bundledLexicon()
{
    const fs::path program = engine::system::ownProgram();
    return engine::programFolder(program.parent_path()).parent_path() / "share" / "tilewright" /
           "lexicons" / "tilewright_english.kwg";
}

void addLexiconOption(CLI::App& command, GameOptions& options)
{
    options.lexicon = Settings::ofUser().lexicon;
    takesInput(command.add_option("--lexicon", options.lexicon,
                                  "Word graph (.kwg, .kbwg) or word list; default: what "
                                  "TILEWRIGHT_LEXICON or the settings name, else the bundled "
                                  "English one"));
}

void addPlayerLexiconsOption(CLI::App& command, GameOptions& options)
{
    command
        .add_option("--lexicon-of-player", options.lexiconsOfPlayers,
                    "PLAYER=FILE: a lexicon for one player, by his nick, his name or his number "
                    "from 1; his plays are judged by it. Once for each such player")
        ->allow_extra_args(false)
        ->check([](const std::string& text) {
            const std::size_t sign = text.find('=');
            const bool isPair = sign != std::string::npos && sign > 0 && sign + 1 < text.size();
            return isPair ? std::string() : "'" + text + "' is not PLAYER=FILE";
        });
}

void addRulesOption(CLI::App& command, std::string& rules)
{
    if (!Settings::ofUser().rules.empty()) rules = Settings::ofUser().rules;
    takesInput(command.add_option("--rules,--alphabet", rules, "Rule set: name or file")
                   ->capture_default_str());
}

void addAlphabetOption(CLI::App& command, std::string& alphabet)
{
    if (!Settings::ofUser().rules.empty()) alphabet = Settings::ofUser().rules;
    takesInput(command
                   .add_option("--alphabet,--rules", alphabet,
                               "Letters: name or file of an alphabet or rule set")
                   ->capture_default_str());
}

void addGameOptions(CLI::App& command, GameOptions& options)
{
    addLexiconOption(command, options);
    options.leaves = Settings::ofUser().leaves;
    takesInput(command.add_option(
        "--leaves", options.leaves,
        "Leave values (.klv2, .klv), or none; default: the file beside the lexicon "
        "that has its name and that of the rules, or its name alone; else those of "
        "the bundled lexicon, if it has these letters"));
    addRulesOption(command, options.rules);
}

CLI::Option* addSeedOption(CLI::App& command, std::uint64_t& seed)
{
    return command.add_option("--seed", seed, "Of what is drawn at random")->capture_default_str();
}

CLI::Option* addThreadsOption(CLI::App& command, int& threads)
{
    threads = Settings::ofUser().threads;
    return command.add_option("--threads", threads, "Default: one per core")
        ->check(CLI::Range(1, 1024));
}

void addFormatOption(CLI::App& command, std::string& format, const std::string& endings)
{
    command.add_option("--to", format,
                       "Format, for an output whose name doesn't tell (-, which is standard "
                       "output): " +
                           endings);
}

void addLenientOption(CLI::App& command, GameOptions& options)
{
    command.add_flag("--lenient", options.lenient,
                     "Take positions that have more tiles than the game, with a note");
}

Result<engine::GameRulesPtr> rulesNamed(const std::string& name)
{
    readsFile(engine::pathFromUtf8(name));
    auto rules = engine::catalogue::rulesByNameOrFile(name);
    if (rules) return rules;
    const auto letters = engine::catalogue::tileSet(name);
    if (!letters) return rules;
    for (const engine::catalogue::Entry& entry : engine::catalogue::ruleSets()) {
        auto other = engine::catalogue::rules(entry.id);
        if (other && (*other)->alphabet.name() == letters->alphabet.name() &&
            (*other)->tiles == letters->tiles)
            return other;
    }
    return rules;
}

Result<engine::TileSet> lettersNamed(const std::string& name)
{
    readsFile(engine::pathFromUtf8(name));
    auto letters = engine::catalogue::tileSetByNameOrFile(name);
    if (letters) return letters;
    const auto rules = engine::catalogue::rulesByNameOrFile(name);
    if (!rules) return letters;
    return engine::TileSet{(*rules)->alphabet, (*rules)->tiles};
}

Result<engine::GameFile> openGameFile(const std::string& path, const GameOptions& options)
{
    const auto rules = rulesNamed(options.rules);
    if (!rules) return failure(rules.error());
    return engine::openGames(engine::pathFromUtf8(path), *rules);
}

Result<engine::GameRecord> chooseGame(const engine::GameFile& file, std::size_t number,
                                      const std::string& path)
{
    const auto& games = file.study.games;
    const engine::Sentence count = games.size() == 1
                                       ? engine::say("there is one game in it")
                                       : engine::say("there are %1 games in it", games.size());
    if (number > games.size() || games.empty())
        return failure(ErrorCode::OutOfRange, count, {path, 0, 0, -1});
    if (number == 0 && games.size() > 1) {
        return failure(ErrorCode::OutOfRange, engine::say("%1: choose one with --game", count),
                       {path, 0, 0, -1});
    }
    return games[number == 0 ? 0 : number - 1];
}

Result<GameInputs> GameInputs::open(const GameOptions& options)
{
    auto rules = rulesNamed(options.rules);
    if (!rules) return failure(rules.error());
    GameInputs inputs;
    inputs.m_options = options;
    inputs.m_rules = std::move(*rules);
    return inputs;
}

Result<engine::Position> GameInputs::position(const InputLine& line,
                                              const engine::TaskContext& context)
{
    auto located = [&line](Error error) {
        const int column = error.place.column;
        error.place = line.place;
        error.place.column = column;
        return failure(std::move(error));
    };
    // The text may name other rules, and those decide about the lexicon.
    const engine::LexiconPtr latest = m_lexicons.empty() ? nullptr : m_lexicons.back();
    const auto overdrawn =
        m_options.lenient ? engine::OddTiles::Overdrawn : engine::OddTiles::Refused;
    auto reading = engine::readCgp(line.text, m_rules, latest, overdrawn);
    if (!reading) return located(reading.error());
    if (reading->position.lexicon() == nullptr) {
        auto lexicon = lexiconFor(reading->position.rules(), context);
        if (!lexicon) return failure(lexicon.error());
        // Once more, for what the reader has to say about the words.
        reading = engine::readCgp(line.text, m_rules, *lexicon, overdrawn);
        if (!reading) return located(reading.error());
        if (auto set = reading->position.setLexicon(*lexicon); !set) return located(set.error());
    }
    for (const engine::Sentence& sentence : reading->remarks)
        remark({ErrorCode::Unusual, sentence, line.place});
    return std::move(reading->position);
}

Result<fs::path> GameInputs::lexiconPathFor(const engine::GameRules& rules) const
{
    if (!m_options.lexicon.empty()) return engine::pathFromUtf8(m_options.lexicon);
    const auto bundled = engine::catalogue::tileSet(kBundledAlphabet);
    if (!bundled) return failure(bundled.error());
    if (!rules.alphabet.sameLetters(bundled->alphabet)) {
        return failure(
            ErrorCode::WrongLexicon,
            engine::say("no lexicon is bundled for the letters of '%1': name one with --lexicon",
                        rules.alphabet.name()));
    }
    return bundledLexicon();
}

Result<engine::LexiconPtr> GameInputs::lexiconFor(const engine::GameRules& rules,
                                                  const engine::TaskContext& context)
{
    for (std::size_t i = 0; i < m_lexicons.size(); ++i) {
        const engine::LexiconPtr found = m_lexicons[i];
        if (serves(*found, rules)) {
            // The latest one used is tried first, see position().
            std::swap(m_lexicons[i], m_lexicons.back());
            return found;
        }
    }
    const auto path = lexiconPathFor(rules);
    if (!path) return failure(path.error());
    auto lexicon = open(*path, rules, context);
    if (lexicon) m_lexicons.push_back(*lexicon);
    return lexicon;
}

Result<engine::LexiconPtr> GameInputs::open(const fs::path& path, const engine::GameRules& rules,
                                            const engine::TaskContext& context) const
{
    readsFile(path);
    auto lexicon = engine::Lexicon::open(path, rules.alphabet, rules.jumbled(), context,
                                         {m_tables, engine::ProofCache::ofUser()});
    if (!lexicon) return lexicon;
    if (const auto doubt = engine::lettersDoubt(**lexicon, rules))
        remark({ErrorCode::Unusual, *doubt, {engine::fileNameUtf8(path), 0, 0, -1}});
    return lexicon;
}

Result<engine::LexiconPtr> GameInputs::lexiconOf(const fs::path& path,
                                                 const engine::GameRules& rules,
                                                 const engine::TaskContext& context)
{
    const auto found = std::ranges::find_if(m_others, [&](const engine::LexiconPtr& each) {
        return each->path() == path && serves(*each, rules);
    });
    if (found != m_others.end()) return *found;
    auto lexicon = open(path, rules, context);
    if (lexicon) m_others.push_back(*lexicon);
    return lexicon;
}

Result<engine::PlayerLexicons> GameInputs::lexiconsOf(const engine::GameRecord& record,
                                                      const engine::TaskContext& context)
{
    auto game = lexiconFor(record.rules(), context);
    if (!game) return failure(game.error());
    const std::vector<engine::GamePlayer>& players = record.info().players;
    engine::PlayerLexicons lexicons(std::move(*game));
    lexicons.own.resize(players.size());
    for (const std::string& pair : m_options.lexiconsOfPlayers) {
        const std::size_t sign = pair.find('=');
        const std::string who = pair.substr(0, sign);
        std::size_t seat = 0;
        while (seat < players.size() && who != players[seat].nick && who != players[seat].name &&
               who != std::to_string(seat + 1))
            ++seat;
        if (seat == players.size())
            return failure(ErrorCode::UnknownName,
                           engine::say("the game has no player %1", engine::text::quoted(who)));
        auto own = lexiconOf(engine::pathFromUtf8(pair.substr(sign + 1)), record.rules(), context);
        if (!own) return failure(own.error());
        lexicons.own[seat] = std::move(*own);
    }
    for (std::size_t seat = 0; seat < players.size(); ++seat)
        if (!players[seat].lexicon.empty() && !lexicons.own[seat])
            complain("note", shownName(players[seat].nick) + " played with the lexicon " +
                                 shownName(players[seat].lexicon) +
                                 ": name its file with --lexicon-of-player, else his plays are "
                                 "judged by " +
                                 shownName(lexicons.game->name()));
    return lexicons;
}

Result<std::optional<fs::path>> GameInputs::leavesPathFor(const engine::Lexicon& lexicon,
                                                          const engine::GameRules& rules)
{
    if (!m_options.leaves.empty()) return engine::pathFromUtf8(m_options.leaves);
    auto path = engine::leavesBeside(lexicon.path(), rules);
    if (path) return path;
    const auto bundled = engine::catalogue::tileSet(kBundledAlphabet);
    if (!bundled) return failure(bundled.error());
    if (rules.alphabet.sameLetters(bundled->alphabet))
        path = engine::leavesBeside(bundledLexicon(), rules);
    // The bundled lexicon has values for the rules that have any.
    if (m_options.lexicon.empty()) return path;
    const std::string note = path ? ": has no leave values of its own; those of " +
                                        engine::fileNameUtf8(path->stem()) + " serve"
                                  : ": no leave values were found, every leave counts 0";
    if (std::exchange(m_latestNote, note) != note)
        complain("note", shownName(m_options.lexicon) + note);
    return path;
}

Result<engine::KlvPtr> GameInputs::leavesFor(const engine::Position& position)
{
    m_leavesName.clear();
    if (m_options.leaves == kNoLeaves) return nullptr;
    const engine::GameRules& rules = position.rules();
    const auto path = leavesPathFor(*position.lexicon(), rules);
    if (!path) return failure(path.error());
    if (!*path) return nullptr;
    m_leavesName = engine::fileNameUtf8((*path)->stem());
    readsFile(**path);
    const int letters = rules.alphabet.letterCount();
    for (const OpenedLeaves& opened : m_leaves)
        if (opened.path == **path && opened.letters == letters) return opened.leaves;
    auto klv = engine::Klv::open(**path, letters);
    if (!klv) return failure(klv.error());
    m_leaves.push_back({**path, letters, std::make_shared<const engine::Klv>(std::move(*klv))});
    return m_leaves.back().leaves;
}

Result<GameInputs::OpenedWinTable> GameInputs::openWinTable(const fs::path& path)
{
    for (const OpenedWinTable& opened : m_winTables)
        if (opened.path == path) return opened;
    readsFile(path);
    const auto counts = engine::WinCounts::open(path);
    if (!counts) return failure(counts.error());
    m_winTables.push_back(
        {path, counts->rackSize(), std::make_shared<const engine::WinTable>(*counts)});
    return m_winTables.back();
}

Result<engine::WinTablePtr> GameInputs::winTableFor(const engine::Position& position)
{
    m_winTableName.clear();
    const engine::GameRules& rules = position.rules();
    const auto beside = engine::winTableBeside(position.lexicon()->path(), rules.id);
    const auto bundled = engine::winTableBeside(bundledLexicon(), rules.id);
    const auto letters = engine::catalogue::tileSet(kBundledAlphabet);
    const bool sameLetters = letters && rules.alphabet.sameLetters(letters->alphabet);
    for (const auto& path : {beside, sameLetters ? bundled : std::nullopt}) {
        if (!path) continue;
        const auto opened = openWinTable(*path);
        if (!opened) return failure(opened.error());
        if (opened->rackSize != rules.rackSize) continue;
        m_winTableName = engine::fileNameUtf8(path->filename());
        return opened->table;
    }
    return nullptr;
}

}  // namespace app
