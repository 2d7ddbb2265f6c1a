// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "engine/base/random.h"
#include "engine/base/result.h"
#include "engine/boggle/boggle_grid.h"
#include "engine/boggle/boggle_text.h"
#include "engine/rules/alphabet.h"

namespace engine {

/// The dice of a game that can be bought.
struct NamedBoggleDice
{
    std::string_view id;     ///< "classic"
    Sentence title;
    BoggleSize size;
    std::string_view scoring;  ///< see boggleScorings()
    /// One die after the other; a capital begins a face, "#" is one without letters.
    std::span<const std::string_view> dice;
};

[[nodiscard]] std::span<const NamedBoggleDice> boggleDiceSets();
/// UnknownName, with the names there are.
[[nodiscard]] Result<NamedBoggleDice> boggleDiceNamed(std::string_view id);

/// As many dice as squares, each with its faces.
struct BoggleDice
{
    BoggleSize size;
    std::vector<std::vector<BoggleFace>> dice;
};

/// OutsideAlphabet when the alphabet lacks letters of the dice.
[[nodiscard]] Result<BoggleDice> boggleDice(const NamedBoggleDice& named, const Alphabet& alphabet);

/// Shaken: each die on any square with any face up.
[[nodiscard]] BoggleGrid rollBoggleDice(const BoggleDice& dice, Random& random);

/// With the dice's faces of several letters; a Q is "Qu" unless they have it alone.
[[nodiscard]] BoggleNotation boggleNotation(const Alphabet& alphabet, const BoggleDice& dice);

}  // namespace engine
