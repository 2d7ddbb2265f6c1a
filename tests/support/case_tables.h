// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <filesystem>
#include <fstream>
#include <map>
#include <optional>
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

/// The rows of a table with tabs, by the names in its first line after comments.
inline std::vector<std::map<std::string, std::string>> tableOf(const std::filesystem::path& path)
{
    std::vector<std::string> lines = linesOf(path);
    std::vector<std::map<std::string, std::string>> rows;
    while (!lines.empty() && lines.front().starts_with('#')) lines.erase(lines.begin());
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

/// The position of a line in CGP whose operations don't matter: board, two racks, scores, scoreless
/// turns. Nothing when the board doesn't fit.
inline std::optional<engine::Position> positionFromCgp(const std::string& cgp,
                                                       const engine::GameRulesPtr& rules,
                                                       const engine::LexiconPtr& lexicon)
{
    const std::vector<std::string> fields = split(cgp, ' ');
    engine::Position position = engine::Position::create(rules, lexicon).value();
    if (fields.size() < 4 || !layBoard(position, fields.front())) return std::nullopt;
    const std::vector<std::string> racks = split(fields[1], '/');
    const std::vector<std::string> scores = split(fields[2], '/');
    for (std::size_t i = 0; i < 2; ++i) {
        const int player = static_cast<int>(i);
        position.setRack(player, engine::Rack(rules->alphabet.readTiles(racks.at(i)).value()));
        position.setScore(player, engine::Score{std::stoi(scores.at(i))});
    }
    position.setScorelessTurns(std::stoi(fields[3]));
    return position;
}

}  // namespace tests
