// SPDX-License-Identifier: GPL-3.0-or-later
// Grids, classes of grids and score tables as text.
#include "engine/boggle/boggle_class.h"
#include "engine/boggle/boggle_rules.h"
#include "engine/boggle/boggle_text.h"
#include "tests/fuzz/fuzz_support.h"

using namespace engine;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const fuzz::Input input(data, size);
    for (const char* id : {"english", "spanish"}) {
        const Alphabet& alphabet = fuzz::alphabetOf(id);
        const BoggleNotation notation = boggleNotation(alphabet);
        if (const auto grids = readBoggleClass(input.text, alphabet, notation, ~std::uint32_t{0}))
            fuzz::require(static_cast<int>(grids->choices.size()) == grids->size.squares());
        const auto grid = readBoggleGrid(input.text, alphabet, notation);
        if (!grid) continue;
        fuzz::require(grid->size.isPossible());
        fuzz::require(static_cast<int>(grid->faces.size()) == grid->size.squares());
        const auto again =
            readBoggleGrid(boggleGridText(*grid, alphabet), alphabet, notation, grid->size);
        fuzz::require(again.has_value() && *again == *grid);
    }
    if (const auto scoring = BoggleScoring::parse(input.text))
        fuzz::require(scoring->points(0) == 0 && scoring->points(kLongestWord) >= 0);
    (void)readBoggleSize(input.text);
    return 0;
}
