// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/eval/win_table.h"
#include "tests/fuzz/fuzz_support.h"

using namespace engine;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const fuzz::Input input(data, size);
    const auto counts = WinCounts::parse(input.text);
    if (!counts) return 0;
    const auto again = WinCounts::parse(counts->toText());
    fuzz::require(again.has_value() && *again == *counts);
    const WinTable table(*counts);
    for (const int unseen : {-1, 0, 1, 7, 8, 93, 5000}) {
        double before = 0;
        for (int lead = -4001; lead <= 4001; lead += 61) {
            const double chance = table.chance({lead}, unseen).share;
            fuzz::require(chance >= before && chance <= 1);
            before = chance;
        }
    }
    return 0;
}
