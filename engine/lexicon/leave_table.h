// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/base/task.h"
#include "engine/lexicon/lexicon_fwd.h"
#include "engine/lexicon/word_list.h"
#include "engine/rules/alphabet.h"

namespace engine {

/// Leaves and their values as a person edits them: the content of a CSV or of a leave file.
struct LeaveTable
{
    /// Each with its tiles in ascending order, blanks (tile 0) first; the leaves in ascending
    /// order, none twice.
    WordList leaves;
    std::vector<float> points;  ///< one for each leave, finite
    std::vector<int> lines;     ///< where each one stood in the text; empty when it was no text
};

/// Reads a CSV without header, "leave,value" on each line: tiles in running text (`?` = blank,
/// "[CH]") in any order. Line 1 may begin with a BOM; empty lines are skipped; the empty leave
/// may be there when it is worth 0. Anything else is an error with its line: unknown or designated
/// tiles, a leave that was there before (in whatever order of its tiles), numbers that are none,
/// not finite or beyond a million points.
[[nodiscard]] Result<LeaveTable> readLeaveCsv(std::string_view text, const Alphabet& alphabet,
                                              const std::string& file = {},
                                              const TaskContext& context = {});

/// The inverse: shortest decimals that give the same value again.
[[nodiscard]] std::string writeLeaveCsv(const LeaveTable& table, const Alphabet& alphabet);

/// The content of a leave file of either version (see Klv).
[[nodiscard]] Result<LeaveTable> readLeaveFile(std::span<const std::byte> bytes, int letterCount,
                                               const std::string& file = {});
/// The content of one that is open.
[[nodiscard]] Result<LeaveTable> leaveTableOf(const Klv& leaves, const TaskContext& context = {});

/// Whether a line is one of a table of leaves: "?S,31.25". No word list has a number behind a comma.
[[nodiscard]] bool isLeaveCsvLine(std::string_view line);

}  // namespace engine
