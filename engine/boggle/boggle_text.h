// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/boggle/boggle_grid.h"
#include "engine/rules/alphabet.h"

namespace engine {

/// How faces are read from text.
struct BoggleNotation
{
    /// Faces of several letters; text that spells one of them is that face.
    std::vector<BoggleFace> faces;
    /// What a letter stands for that has no face of its own: Q for "Qu".
    std::optional<BoggleFace> forQ;
};

/// "Qu" is a face where the alphabet has both letters, and so is a Q unless `loneQ`.
[[nodiscard]] BoggleNotation boggleNotation(const Alphabet& alphabet, bool loneQ = false);

/// "4x4", "3x5": rows and columns.
[[nodiscard]] Result<BoggleSize> readBoggleSize(std::string_view text);
[[nodiscard]] std::string boggleSizeText(BoggleSize size);

/// A single face: letters that are taken together whether the notation knows them or not, or "#",
/// a block.
[[nodiscard]] Result<BoggleFace> readBoggleFace(std::string_view text, const Alphabet& alphabet);
/// Faces as the notation has them, with or without blanks or commas between them.
[[nodiscard]] Result<std::vector<BoggleFace>>
readBoggleFaces(std::string_view text, const Alphabet& alphabet, const BoggleNotation& notation);

/// The faces row by row, with or without blanks between them and "/" between rows; upper and lower
/// case are the same. Without `size`, "/" tells it (a row alone has one behind it), or the grid is
/// a square. Where letters that a face takes together make a wrong number of squares, they are read
/// one by one. An error's place has the column of the character that is wrong, or none.
[[nodiscard]] Result<BoggleGrid> readBoggleGrid(std::string_view text, const Alphabet& alphabet,
                                                const BoggleNotation& notation,
                                                std::optional<BoggleSize> size = std::nullopt);

/// "Q", "QU", "#".
[[nodiscard]] std::string boggleFaceText(const BoggleFace& face, const Alphabet& alphabet);
/// What readBoggleGrid() reads again given the size and a notation with the faces: faces without
/// blanks between them when each is one letter. Rows that make no square have "/" between them, so
/// that no size needs to be given.
[[nodiscard]] std::string boggleGridText(const BoggleGrid& grid, const Alphabet& alphabet);
/// What is read again with this notation and without a size, whatever its shape is: all rows have
/// "/" between them.
[[nodiscard]] std::string boggleGridText(const BoggleGrid& grid, const Alphabet& alphabet,
                                         const BoggleNotation& notation);

}  // namespace engine
