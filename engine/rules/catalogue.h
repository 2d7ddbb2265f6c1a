// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/rules/game_rules.h"

namespace engine {

/// An alphabet and how many of each tile there are: what an alphabet file holds.
struct TileSet
{
    Alphabet alphabet;
    TileDistribution tiles;
};

/// The rule sets, alphabets and layouts that the program knows, and the reader of more of them.
/// All come from text files of one format, described in resources/rules/FORMAT.md; the built-in
/// ones are compiled in and read when they are asked for (well under a millisecond), the rule sets
/// once: who asks for one again gets the same object.
namespace catalogue {

/// What can be listed without reading everything.
struct Entry
{
    std::string id;     ///< "english"
    std::string title;  ///< "English"
};

[[nodiscard]] const std::vector<Entry>& ruleSets();
[[nodiscard]] const std::vector<Entry>& alphabets();
[[nodiscard]] const std::vector<Entry>& layouts();

/// Built-in by id. UnknownName, with the nearest ids in the message, when there is none.
[[nodiscard]] Result<GameRulesPtr> rules(std::string_view id);
[[nodiscard]] Result<TileSet> tileSet(std::string_view id);
[[nodiscard]] Result<BoardLayout> layout(std::string_view id);

/// Built-in id or path of a file, as on a command line: what exists as an id is an id.
[[nodiscard]] Result<GameRulesPtr> rulesByNameOrFile(const std::string& nameOrPath);
[[nodiscard]] Result<TileSet> tileSetByNameOrFile(const std::string& nameOrPath);

/// Reads a rules file. Alphabets and layouts that it names are built-in ids or files beside it.
/// Errors carry file, line and reason.
[[nodiscard]] Result<GameRulesPtr> openRules(const std::filesystem::path& path);
/// The same for text that is already in memory; `name` stands in error messages and, without
/// folder and ending, for a name that the text doesn't give. Files that the text names are looked
/// for in `folder`; when that is empty, it can name built-in ones only.
[[nodiscard]] Result<GameRulesPtr> parseRules(std::string_view text, const std::string& name,
                                              const std::filesystem::path& folder = {});
[[nodiscard]] Result<TileSet> parseTileSet(std::string_view text, const std::string& name);
[[nodiscard]] Result<BoardLayout> parseLayout(std::string_view text, const std::string& name);

/// The rules as a complete file of the same format, alphabet and layout included. Rules that were
/// read come back equal.
[[nodiscard]] std::string writeRules(const GameRules& rules);

}  // namespace catalogue
}  // namespace engine
