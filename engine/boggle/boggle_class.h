// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/boggle/boggle_graph.h"
#include "engine/boggle/boggle_grid.h"
#include "engine/boggle/boggle_text.h"
#include "engine/rules/alphabet.h"

namespace engine {

/// Many grids at once: each square has one of several faces.
struct BoggleClass
{
    BoggleSize size;
    std::vector<std::vector<BoggleFace>> choices;  ///< by square; none is like a block

    /// More than integers can count.
    [[nodiscard]] double gridCount() const;
};

/// Reads a grid as readBoggleGrid() does, with {AEIOU} for a square that has one of several faces
/// and * for one that has any of `lettersInUse` or a face of the notation.
[[nodiscard]] Result<BoggleClass> readBoggleClass(std::string_view text, const Alphabet& alphabet,
                                                  const BoggleNotation& notation,
                                                  std::uint32_t lettersInUse,
                                                  std::optional<BoggleSize> size = std::nullopt);

/// All letters that words have, each as a grid would have it: Qu for Q where that is the notation.
[[nodiscard]] std::vector<BoggleFace> boggleFacesInUse(const BoggleGraph& graph,
                                                       const BoggleNotation& notation);

}  // namespace engine
