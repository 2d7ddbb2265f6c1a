// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace engine {

/// A line of a CSV file for people, with its end: each cell as spreadsheetCell() and terminalText()
/// have it, in quotation marks where it must be.
[[nodiscard]] std::string csvLine(const std::vector<std::string>& cells);

}  // namespace engine
