// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/safe_text.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace engine {
namespace {

/// "-12.5", "+24", "1e-3", "-3,5", "+12 %"
bool isSignedNumber(std::string_view text)
{
    text.remove_prefix(1);
    if (text.ends_with('%')) text.remove_suffix(1);
    if (text.ends_with(' ')) text.remove_suffix(1);
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    if (text.empty() || !std::ranges::any_of(text, isDigit)) return false;
    bool point = false;
    bool exponent = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (isDigit(c)) continue;
        if ((c == '.' || c == ',') && !point && !exponent) {
            point = true;
        } else if ((c == 'e' || c == 'E') && !exponent && i > 0 && i + 1 < text.size()) {
            exponent = true;
            if ((text[i + 1] == '-' || text[i + 1] == '+') && i + 2 < text.size()) ++i;
        } else {
            return false;
        }
    }
    return true;
}

/// Makes what follows look as if it stood elsewhere: U+202A to U+202E, U+2066 to U+2069.
bool turnsText(std::string_view character)
{
    return character.size() == 3 && character.starts_with("\xe2") &&
           ((character[1] == '\x80' && character[2] >= '\xaa' && character[2] <= '\xae') ||
            (character[1] == '\x81' && character[2] >= '\xa6' && character[2] <= '\xa9'));
}

}  // namespace

std::size_t soundUtf8(std::string_view text)
{
    if (text.empty()) return 0;
    const auto byte = [text](std::size_t i) { return static_cast<std::uint8_t>(text[i]); };
    const auto continues = [&](std::size_t i) {
        return i < text.size() && (byte(i) & 0xc0U) == 0x80U;
    };
    const std::uint8_t lead = byte(0);
    if (lead < 0x80) return 1;
    if (lead < 0xc2 || lead > 0xf4 || !continues(1)) return 0;
    if (lead < 0xe0) return 2;
    const std::uint8_t second = byte(1);
    if (lead < 0xf0) {
        const bool overlong = lead == 0xe0 && second < 0xa0;
        const bool surrogate = lead == 0xed && second >= 0xa0;
        return !overlong && !surrogate && continues(2) ? 3 : 0;
    }
    const bool overlong = lead == 0xf0 && second < 0x90;
    const bool beyond = lead == 0xf4 && second >= 0x90;
    return !overlong && !beyond && continues(2) && continues(3) ? 4 : 0;
}

bool isFormula(std::string_view text)
{
    if (text.empty()) return false;
    switch (text.front()) {
    case '=':
    case '@':
    case '\t':
    case '\r': return true;
    case '+':
    case '-': return text.size() > 1 && !isSignedNumber(text);
    default: return false;
    }
}

std::string spreadsheetCell(std::string_view text)
{
    std::string cell(isFormula(text) ? "'" : "");
    cell += text;
    return cell;
}

std::string terminalText(std::string_view text)
{
    constexpr std::string_view kHexDigits = "0123456789abcdef";
    std::string shown;
    const auto escape = [&](unsigned char byte) {
        shown += "\\x";
        shown += kHexDigits[byte >> 4U];
        shown += kHexDigits[byte & 15U];
    };
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        const auto next = i + 1 < text.size() ? static_cast<unsigned char>(text[i + 1]) : 0U;
        const bool control = (byte < 0x20 && byte != '\n' && byte != '\t') || byte == 0x7f;
        if (control) {
            escape(byte);
        } else if (byte < 0x80) {
            shown += text[i];
        } else if (byte == 0xc2 && next >= 0x80 && next < 0xa0) {
            // U+0080 to U+009F in UTF-8.
            escape(static_cast<unsigned char>(next));
            ++i;
        } else if (const std::size_t length = soundUtf8(text.substr(i)); length == 0) {
            // Some terminals take a lone byte for a control character.
            escape(byte);
        } else if (turnsText(text.substr(i, length))) {
            for (const char c : text.substr(i, length)) escape(static_cast<unsigned char>(c));
            i += length - 1;
        } else {
            shown += text.substr(i, length);
            i += length - 1;
        }
    }
    return shown;
}

}  // namespace engine
