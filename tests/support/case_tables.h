// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <filesystem>
#include <fstream>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/board/position.h"
#include "engine/lexicon/lexicon.h"
#include "engine/lexicon/word_list.h"

/// Readers for the tables of TILEWRIGHT_CASES.
namespace tests {

inline std::filesystem::path casesFolder()
{
    return std::filesystem::path(TILEWRIGHT_CASES);
}

inline std::vector<std::string> split(std::string_view text, char separator)
{
    std::vector<std::string> parts(1);
    for (const char character : text) {
        if (character == separator) parts.emplace_back();
        else parts.back() += character;
    }
    return parts;
}

/// Lines of a file without their ends.
inline std::vector<std::string> linesOf(const std::filesystem::path& path)
{
    std::ifstream file(path);
    std::vector<std::string> lines;
    for (std::string line; std::getline(file, line);) lines.push_back(line);
    return lines;
}

/// The rows of a table with tabs, by the names in its first line.
inline std::vector<std::map<std::string, std::string>> tableOf(const std::filesystem::path& path)
{
    const std::vector<std::string> lines = linesOf(path);
    std::vector<std::map<std::string, std::string>> rows;
    if (lines.empty()) return rows;
    const std::vector<std::string> names = split(lines.front(), '\t');
    for (std::size_t i = 1; i < lines.size(); ++i) {
        std::vector<std::string> fields = split(lines[i], '\t');
        fields.resize(names.size());
        std::map<std::string, std::string> row;
        for (std::size_t column = 0; column < names.size(); ++column)
            row[names[column]] = fields[column];
        rows.push_back(row);
    }
    return rows;
}

/// The list that the cases were made with: words of 2 to 15 letters.
inline engine::Result<engine::WordList> caseWords(const engine::Alphabet& alphabet)
{
    auto reading = engine::readWordListFile(casesFolder() / "ENABLE.txt", alphabet, {2, 15});
    if (!reading) return engine::failure(reading.error());
    return std::move(reading->words);
}

/// Fills a board from rows such as "7ZEP1F3/15"; false when they don't fit.
inline bool layBoard(engine::Position& position, std::string_view text)
{
    const std::vector<std::string> rows = split(text, '/');
    if (static_cast<int>(rows.size()) != position.board().rows()) return false;
    for (int row = 0; row < position.board().rows(); ++row) {
        std::string_view rest = rows[static_cast<std::size_t>(row)];
        int column = 0;
        while (!rest.empty()) {
            int empty = 0;
            std::size_t digits = 0;
            while (digits < rest.size() && rest[digits] >= '0' && rest[digits] <= '9')
                empty = 10 * empty + (rest[digits++] - '0');
            rest.remove_prefix(digits);
            column += empty;
            if (rest.empty()) break;
            const auto reading = position.rules().alphabet.readTile(rest);
            if (!reading || !position.board().contains(row, column)) return false;
            position.setSquare(row, column++, reading->tile);
            rest.remove_prefix(reading->length);
        }
        if (column != position.board().columns()) return false;
    }
    return true;
}

}  // namespace tests
