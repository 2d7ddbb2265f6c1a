// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include <QString>
#include <QStringList>

#include "engine/boggle/boggle_ranking.h"
#include "engine/boggle/boggle_words.h"
#include "engine/rules/alphabet.h"

namespace ui {

/// As it stands on a square: "C", "Qu"; empty for a block.
[[nodiscard]] QString boggleFaceLabel(const engine::BoggleFace& face,
                                      const engine::Alphabet& alphabet);
/// Of all squares, row by row.
[[nodiscard]] QStringList boggleLabels(const engine::BoggleGrid& grid,
                                       const engine::Alphabet& alphabet);
/// "row 2, column 3".
[[nodiscard]] QString boggleSquareName(engine::BoggleSize size, int square);

/// Words, one per line.
[[nodiscard]] QString boggleWordsText(const engine::BoggleWords& words,
                                      std::span<const std::size_t> rows,
                                      const engine::Alphabet& alphabet);
/// Comma-separated values with a line of headers: word, length, points, paths and the squares of
/// the first path as "1-1 1-2" (row-column).
[[nodiscard]] QString boggleWordsCsv(const engine::BoggleWords& words,
                                     std::span<const std::size_t> rows, engine::BoggleSize size,
                                     const engine::Alphabet& alphabet);
/// The same for grids: rank, size, board, score, words.
[[nodiscard]] QString boggleGridsCsv(const std::vector<engine::RankedGrid>& grids,
                                     const engine::Alphabet& alphabet);

}  // namespace ui
