// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/csv_line.h"

#include <cstddef>

#include "engine/base/safe_text.h"

namespace engine {
namespace {

std::string csvCell(const std::string& unguarded)
{
    const std::string text = spreadsheetCell(terminalText(unguarded));
    const bool plain = text.find_first_of(",\"\r\n") == std::string::npos;
    if (plain) return text;
    std::string cell = "\"";
    for (const char c : text) {
        if (c == '"') cell += '"';
        cell += c;
    }
    return cell + "\"";
}

}  // namespace

std::string csvLine(const std::vector<std::string>& cells)
{
    std::string line;
    for (std::size_t i = 0; i < cells.size(); ++i) line += (i > 0 ? "," : "") + csvCell(cells[i]);
    return line + "\r\n";
}

}  // namespace engine
