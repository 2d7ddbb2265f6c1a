// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace engine {

/// A cell of a table for people, in CSV or TSV: spreadsheets take what begins with = + - @, a tab
/// or a carriage return for a formula, which may start programs; such a text gets an apostrophe in
/// front, which they take away again. Numbers such as -12.5 and +24 stay as they are. To be
/// applied before quoting.
[[nodiscard]] std::string spreadsheetCell(std::string_view text);
/// Whether that changes anything.
[[nodiscard]] bool isFormula(std::string_view text);

/// How many bytes the UTF-8 character at the front has; 0 when it is none, or cut off.
[[nodiscard]] std::size_t soundUtf8(std::string_view text);

/// A text for a terminal: control characters of ASCII and of C1, with which a file's name or a
/// note could rule a terminal, become "\x1b", and so do bytes that are no UTF-8 and characters that
/// turn the direction of writing around. Line ends and tabs stay.
[[nodiscard]] std::string terminalText(std::string_view text);

}  // namespace engine
