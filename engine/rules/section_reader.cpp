// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/section_reader.h"

#include <algorithm>
#include <charconv>

namespace engine::rules_text {

tl::unexpected<Error> SectionReader::missing(std::string_view key) const
{
    return error(ErrorCode::Malformed, "the section [" + std::string(m_section.name.text) +
                                           "] needs " + text::quoted(key));
}

Result<void> SectionReader::checkKeys(const std::vector<std::string>& keys,
                                      std::string_view table) const
{
    for (const Setting& setting : m_section.settings) {
        const std::string_view key = setting.key.text;
        const bool isSquare = table == kSquares && key.starts_with(kSquarePrefix);
        if (isSquare || std::find(keys.begin(), keys.end(), key) != keys.end()) continue;
        const std::string message = "there is no key " + text::quoted(key) + " in [" +
                                    std::string(m_section.name.text) + "]";
        return error(ErrorCode::Malformed, message + text::suggestion(key, keys), setting.key);
    }
    const Piece& name = m_section.tableName;
    if (name.line == 0 || name.text == table) return {};
    std::vector<std::string> tables;
    if (!table.empty()) tables.emplace_back(table);
    const std::string message = "there is no table " + text::quoted(name.text) + " in [" +
                                std::string(m_section.name.text) + "]";
    return error(ErrorCode::Malformed, message + text::suggestion(name.text, tables), name);
}

std::string SectionReader::text(std::string_view key, const std::string& otherwise) const
{
    const Setting* setting = find(key);
    return setting == nullptr ? otherwise : std::string(setting->value.text);
}

Result<int> SectionReader::number(const Piece& piece, int low, int high, std::string_view what,
                                  std::string_view word) const
{
    int value = 0;
    const char* end = piece.text.data() + piece.text.size();
    const auto [rest, problem] = std::from_chars(piece.text.data(), end, value);
    const bool tooLong = problem == std::errc::result_out_of_range;
    if (rest != end || (problem != std::errc() && !tooLong)) {
        return error(ErrorCode::Malformed,
                     std::string(what) +
                         (word.empty()
                              ? " is a whole number, not "
                              : " is " + text::quoted(word) + ", or it is a whole number, not ") +
                         text::quoted(piece.text),
                     piece);
    }
    if (tooLong || value < low || value > high) {
        return error(
            ErrorCode::OutOfRange,
            std::string(what) +
                (word.empty() ? " can be " : " is " + text::quoted(word) + ", or it can be ") +
                std::to_string(low) + " to " + std::to_string(high) + ", not " +
                text::quoted(piece.text),
            piece);
    }
    return value;
}

Result<void> SectionReader::readNumber(std::string_view key, int low, int high, int& value,
                                       std::string_view word, int wordValue) const
{
    const Setting* setting = find(key);
    if (setting == nullptr) return {};
    if (!word.empty() && setting->value.text == word) {
        value = wordValue;
        return {};
    }
    const auto read = number(setting->value, low, high, text::quoted(key), word);
    if (!read) return failure(read.error());
    value = *read;
    return {};
}

}  // namespace engine::rules_text
