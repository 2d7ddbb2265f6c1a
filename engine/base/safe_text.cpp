// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/safe_text.h"

#include <algorithm>
#include <cstddef>

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

}  // namespace

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
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string shown;
    const auto escape = [&](unsigned char byte) {
        shown += "\\x";
        shown += kDigits[byte >> 4U];
        shown += kDigits[byte & 15U];
    };
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        const auto next = i + 1 < text.size() ? static_cast<unsigned char>(text[i + 1]) : 0U;
        const bool control = (byte < 0x20 && byte != '\n' && byte != '\t') || byte == 0x7f;
        if (control) {
            escape(byte);
        } else if (byte == 0xc2 && next >= 0x80 && next < 0xa0) {
            // U+0080 to U+009F in UTF-8.
            escape(static_cast<unsigned char>(next));
            ++i;
        } else {
            shown += text[i];
        }
    }
    return shown;
}

}  // namespace engine
