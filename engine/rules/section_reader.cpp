// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/section_reader.h"

#include <algorithm>
#include <charconv>

namespace engine::rules_text {

tl::unexpected<Error> SectionReader::missing(std::string_view key) const
{
    return error(ErrorCode::Malformed,
                 say("the section [%1] needs %2", m_section.name.text, text::quoted(key)));
}

Result<void> SectionReader::checkKeys(const std::vector<std::string>& keys,
                                      std::string_view table) const
{
    for (const Setting& setting : m_section.settings) {
        const std::string_view key = setting.key.text;
        const bool isSquare = table == kSquares && key.starts_with(kSquarePrefix);
        if (isSquare || std::find(keys.begin(), keys.end(), key) != keys.end()) continue;
        Sentence message =
            say("there is no key %1 in [%2]", text::quoted(key), m_section.name.text);
        return error(ErrorCode::Malformed, text::withSuggestion(std::move(message), key, keys),
                     setting.key);
    }
    const Piece& name = m_section.tableName;
    if (name.line == 0 || name.text == table) return {};
    std::vector<std::string> tables;
    if (!table.empty()) tables.emplace_back(table);
    Sentence message =
        say("there is no table %1 in [%2]", text::quoted(name.text), m_section.name.text);
    return error(ErrorCode::Malformed, text::withSuggestion(std::move(message), name.text, tables),
                 name);
}

std::string SectionReader::text(std::string_view key, const std::string& otherwise) const
{
    const Setting* setting = find(key);
    return setting == nullptr ? otherwise : std::string(setting->value.text);
}

Result<int> SectionReader::number(const Piece& piece, int low, int high, const Sentence& what,
                                  std::string_view word) const
{
    int value = 0;
    const char* end = piece.text.data() + piece.text.size();
    const auto [rest, problem] = std::from_chars(piece.text.data(), end, value);
    const bool tooLong = problem == std::errc::result_out_of_range;
    if (rest != end || (problem != std::errc() && !tooLong)) {
        const Sentence found = text::quoted(piece.text);
        return error(ErrorCode::Malformed,
                     word.empty() ? say("%1 is a whole number, not %2", what, found)
                                  : say("%1 is %2, or it is a whole number, not %3", what,
                                        text::quoted(word), found),
                     piece);
    }
    if (tooLong || value < low || value > high) {
        const Sentence found = text::quoted(piece.text);
        return error(ErrorCode::OutOfRange,
                     word.empty() ? say("%1 can be %2 to %3, not %4", what, low, high, found)
                                  : say("%1 is %2, or it can be %3 to %4, not %5", what,
                                        text::quoted(word), low, high, found),
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
