// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <charconv>
#include <filesystem>
#include <fstream>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/rules/catalogue.h"

/// Readers for the boards and alphabets of TILEWRIGHT_CASES. They share nothing with the reader of
/// our own rules format, so that each can show the other wrong.
namespace tests {

/// The number after `key` in a comment line such as "start_row=7; ...".
inline std::optional<int> numberAfter(std::string_view line, std::string_view key)
{
    const auto found = line.find(key);
    if (found == std::string_view::npos) return std::nullopt;
    const std::string_view rest = line.substr(found + key.size());
    int number = 0;
    const auto [end, problem] = std::from_chars(rest.data(), rest.data() + rest.size(), number);
    if (problem != std::errc()) return std::nullopt;
    return number;
}

/// A picture of rules/layouts: comment lines begin with "# ", the first one carries start_row and
/// start_col, both from 0. Called by the file's name without ending.
inline engine::Result<engine::BoardLayout> readCaseLayout(const std::filesystem::path& path)
{
    using engine::Premium;
    std::ifstream file(path);
    std::string line;
    std::optional<int> startRow;
    std::optional<int> startColumn;
    int rows = 0;
    std::vector<Premium> premiums;
    while (std::getline(file, line)) {
        if (line.starts_with("# ")) {
            if (!startRow) startRow = numberAfter(line, "start_row=");
            if (!startColumn) startColumn = numberAfter(line, "start_col=");
            continue;
        }
        ++rows;
        for (const char square : line) {
            switch (square) {
            case 'd': premiums.push_back({2, 1}); break;
            case 't': premiums.push_back({3, 1}); break;
            case 'q': premiums.push_back({4, 1}); break;
            case 'D': premiums.push_back({1, 2}); break;
            case 'T': premiums.push_back({1, 3}); break;
            case 'Q': premiums.push_back({1, 4}); break;
            case '#': premiums.push_back({0, 0}); break;
            default: premiums.push_back({1, 1}); break;
            }
        }
    }
    const int columns = rows == 0 ? 0 : static_cast<int>(premiums.size()) / rows;
    return engine::BoardLayout::create(path.stem().string(), rows, columns, std::move(premiums),
                                       startRow.value_or(-1), startColumn.value_or(-1));
}

/// "[CH]" -> "CH".
inline std::string withoutBrackets(const std::string& text)
{
    const bool bracketed = text.size() > 2 && text.front() == '[' && text.back() == ']';
    return bracketed ? text.substr(1, text.size() - 2) : text;
}

/// A table of rules/alphabets: tile, blank form, count, value, vowel, aliases, with tabs between.
/// Fails for scripts without lower case (Hebrew, Arabic), whose blanks have no text of their own.
/// Aliases are "N a b ..." for the letter and, after a bar, for its blank. Those that are only the
/// label in brackets are left out: an Alphabet reads these without being told.
inline engine::Result<engine::TileSet> readCaseTileSet(const std::filesystem::path& path)
{
    std::ifstream file(path);
    std::string line;
    std::vector<engine::LetterSpec> letters;
    engine::TileDistribution tiles;
    int blankValue = 0;
    while (std::getline(file, line)) {
        if (line.starts_with("# ") || line.starts_with("tile\t") || line.empty()) continue;
        std::vector<std::string> fields(1);
        for (const char c : line) {
            if (c == '\t') fields.emplace_back();
            else fields.back() += c;
        }
        fields.resize(6);
        const int count = numberAfter(fields[2], "").value_or(-1);
        const int value = numberAfter(fields[3], "").value_or(-1);
        if (fields[0] == "?") {
            tiles.add(engine::kBlank, count);
            blankValue = value;
            continue;
        }
        engine::LetterSpec letter{withoutBrackets(fields[0]),
                                  withoutBrackets(fields[1]),
                                  value,
                                  fields[4] == "1",
                                  {},
                                  {}};
        std::istringstream aliases(fields[5]);
        auto* into = &letter.aliases;
        for (std::string word; aliases >> word;) {  // the first of each group is their number
            if (word == "|") {
                into = &letter.blankAliases;
                continue;
            }
            const int number = numberAfter(word, "").value_or(0);
            for (int i = 0; i < number && aliases >> word; ++i) {
                const std::string text = withoutBrackets(word);
                if (text != letter.label && text != letter.blankLabel) into->push_back(text);
            }
        }
        letters.push_back(std::move(letter));
        tiles.add(static_cast<engine::Tile>(letters.size()), count);
    }
    auto alphabet = engine::Alphabet::create(path.stem().string(), std::move(letters), blankValue);
    if (!alphabet) return engine::failure(std::move(alphabet.error()));
    return engine::TileSet{std::move(*alphabet), tiles};
}

}  // namespace tests
