// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lexicon/klv.h"
#include "engine/lexicon/klv_builder.h"
#include "tests/fuzz/fuzz_support.h"

using namespace engine;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const fuzz::Input input(data, size);
    const auto klv = Klv::parse(input.bytes, 26);
    const auto table = readLeaveFile(input.bytes, 26);
    fuzz::require(klv.has_value() || !table.has_value());
    if (!table) return 0;
    const Alphabet& english = fuzz::alphabetOf("english");
    const auto again = readLeaveCsv(writeLeaveCsv(*table, english), english);
    fuzz::require(again.has_value() && again->points == table->points);
    for (std::size_t i = 0; i < table->leaves.size(); ++i) {
        const auto leave = table->leaves[i];
        if (leave.size() > static_cast<std::size_t>(kMaxRackSize)) continue;
        fuzz::require(klv->value(Leave(leave)) == klv->values()[i]);
    }
    return 0;
}
