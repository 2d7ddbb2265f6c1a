// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/catalogue.h"

#include <algorithm>
#include <deque>
#include <mutex>
#include <system_error>
#include <utility>

#include "engine/base/file.h"
#include "engine/base/file_name.h"
#include "engine/rules/embedded_rules.h"
#include "engine/rules/rules_reader.h"
#include "engine/rules/rules_writer.h"
#include "engine/rules/text.h"

namespace engine::catalogue {
namespace {

/// One kind of built-in file.
struct Shelf
{
    std::string_view folder;   ///< in resources/rules
    std::string_view section;  ///< that its files have
};

constexpr Shelf kRuleShelf{"games/", "game"};
constexpr Shelf kAlphabetShelf{"alphabets/", "alphabet"};
constexpr Shelf kLayoutShelf{"layouts/", "layout"};
constexpr std::string_view kEnding = ".txt";

std::string idOf(const EmbeddedFile& file, const Shelf& shelf)
{
    std::string_view id = file.path.substr(shelf.folder.size());
    if (id.ends_with(kEnding)) id.remove_suffix(kEnding.size());
    return std::string(id);
}

const EmbeddedFile* find(const Shelf& shelf, std::string_view id)
{
    for (const EmbeddedFile& file : embeddedFiles())
        if (file.path.starts_with(shelf.folder) && idOf(file, shelf) == id) return &file;
    return nullptr;
}

std::vector<Entry> entriesOf(const Shelf& shelf)
{
    std::vector<Entry> entries;
    for (const EmbeddedFile& file : embeddedFiles()) {
        if (!file.path.starts_with(shelf.folder)) continue;
        Entry entry;
        entry.id = idOf(file, shelf);
        entry.title = entry.id;
        if (const auto document = rules_text::parseDocument(file.text, std::string(file.path)))
            entry.title = rules_text::titleOf(*document, shelf.section, entry.id);
        entries.push_back(std::move(entry));
    }
    return entries;
}

const std::vector<Entry>& entries(const Shelf& shelf)
{
    if (&shelf == &kRuleShelf) return ruleSets();
    return &shelf == &kAlphabetShelf ? alphabets() : layouts();
}

tl::unexpected<Error> unknown(const Shelf& shelf, std::string_view id)
{
    std::vector<std::string> ids;
    for (const Entry& entry : entries(shelf)) ids.push_back(entry.id);
    const Sentence name = text::quoted(id);
    Sentence message = &shelf == &kRuleShelf       ? say("there is no rule set %1", name)
                       : &shelf == &kAlphabetShelf ? say("there is no alphabet %1", name)
                                                   : say("there is no board layout %1", name);
    return failure(ErrorCode::UnknownName, text::withSuggestion(std::move(message), id, ids));
}

/// What a file without a name in it is called: its name without folder and ending.
std::string defaultName(const std::string& name)
{
    const std::string stem = fileNameUtf8(pathFromUtf8(name).stem());
    return stem.empty() ? name : stem;
}

template <class T, class Read>
Result<T> parsed(std::string_view text, const std::string& name, Read read)
{
    const auto document = rules_text::parseDocument(text, name);
    if (!document) return failure(document.error());
    return read(*document, defaultName(name));
}

/// Looks at what the shelf has first, then at the file.
template <class T, class ById, class Parse>
Result<T> byNameOrFile(const Shelf& shelf, const std::string& name,
                       const std::filesystem::path& path, ById byId, Parse parse)
{
    if (find(shelf, name) != nullptr) return byId(name);
    std::error_code ignored;
    const bool looksLikeFile = name.find_first_of("/.") != std::string::npos;
    if (path.empty() || (!looksLikeFile && !std::filesystem::exists(path, ignored)))
        return unknown(shelf, name);
    const auto text = readTextFile(path, rules_text::kMaxBytes);
    if (!text) return failure(text.error());
    return parse(*text, fileNameUtf8(path));
}

/// Where files that a rules file names are looked for; never empty, which would be nowhere.
std::filesystem::path folderOf(const std::filesystem::path& path)
{
    return path.has_parent_path() ? path.parent_path() : std::filesystem::path(".");
}

Result<TileSet> namedTileSet(const std::string& name, const std::filesystem::path& path)
{
    return byNameOrFile<TileSet>(kAlphabetShelf, name, path, tileSet, parseTileSet);
}

Result<BoardLayout> namedLayout(const std::string& name, const std::filesystem::path& path)
{
    return byNameOrFile<BoardLayout>(kLayoutShelf, name, path, layout, parseLayout);
}

}  // namespace

const std::vector<Entry>& ruleSets()
{
    static const std::vector<Entry> kEntries = entriesOf(kRuleShelf);
    return kEntries;
}

const std::vector<Entry>& alphabets()
{
    static const std::vector<Entry> kEntries = entriesOf(kAlphabetShelf);
    return kEntries;
}

const std::vector<Entry>& layouts()
{
    static const std::vector<Entry> kEntries = entriesOf(kLayoutShelf);
    return kEntries;
}

Result<GameRulesPtr> rules(std::string_view id)
{
    const EmbeddedFile* file = find(kRuleShelf, id);
    if (file == nullptr) return unknown(kRuleShelf, id);
    // Readers of damaged games try one rule set after the other.
    struct Read
    {
        std::once_flag once;
        Result<GameRulesPtr> rules;
    };
    static std::deque<Read> all(embeddedFiles().size());
    Read& read = all[static_cast<std::size_t>(file - embeddedFiles().data())];
    std::call_once(read.once,
                   [&] { read.rules = parseRules(file->text, std::string(file->path)); });
    return read.rules;
}

Result<TileSet> tileSet(std::string_view id)
{
    const EmbeddedFile* file = find(kAlphabetShelf, id);
    if (file == nullptr) return unknown(kAlphabetShelf, id);
    return parseTileSet(file->text, std::string(file->path));
}

Result<BoardLayout> layout(std::string_view id)
{
    const EmbeddedFile* file = find(kLayoutShelf, id);
    if (file == nullptr) return unknown(kLayoutShelf, id);
    return parseLayout(file->text, std::string(file->path));
}

Result<GameRulesPtr> rulesByNameOrFile(const std::string& nameOrPath)
{
    return byNameOrFile<GameRulesPtr>(kRuleShelf, nameOrPath, pathFromUtf8(nameOrPath), rules,
                                      [](std::string_view text, const std::string& path) {
                                          return parseRules(text, path,
                                                            folderOf(pathFromUtf8(path)));
                                      });
}

Result<TileSet> tileSetByNameOrFile(const std::string& nameOrPath)
{
    return namedTileSet(nameOrPath, pathFromUtf8(nameOrPath));
}

Result<GameRulesPtr> openRules(const std::filesystem::path& path)
{
    const auto text = readTextFile(path, rules_text::kMaxBytes);
    if (!text) return failure(text.error());
    return parseRules(*text, fileNameUtf8(path), folderOf(path));
}

Result<GameRulesPtr> parseRules(std::string_view text, const std::string& name,
                                const std::filesystem::path& folder)
{
    const auto beside = [&folder](const std::string& file) {
        return folder.empty() ? std::filesystem::path() : folder / pathFromUtf8(file);
    };
    const rules_text::References references{
        [&](const std::string& file) { return namedTileSet(file, beside(file)); },
        [&](const std::string& file) { return namedLayout(file, beside(file)); }};
    auto read = parsed<GameRules>(
        text, name, [&](const rules_text::Document& document, const std::string& otherwise) {
            return rules_text::readRules(document, otherwise, references);
        });
    if (!read) return failure(std::move(read.error()));
    return std::make_shared<const GameRules>(std::move(*read));
}

Result<TileSet> parseTileSet(std::string_view text, const std::string& name)
{
    return parsed<TileSet>(text, name, rules_text::readTileSet);
}

Result<BoardLayout> parseLayout(std::string_view text, const std::string& name)
{
    return parsed<BoardLayout>(text, name, rules_text::readLayout);
}

std::string writeRules(const GameRules& rules)
{
    return rules_text::writeRules(rules);
}

}  // namespace engine::catalogue
