// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lexicon/klv_builder.h"
#include "tests/fuzz/fuzz_support.h"

using namespace engine;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const fuzz::Input input(data, size);
    for (const char* id : {"english", "spanish"}) {
        const Alphabet& alphabet = fuzz::alphabetOf(id);
        const auto table = readLeaveCsv(input.text, alphabet);
        if (!table) continue;
        const auto again = readLeaveCsv(writeLeaveCsv(*table, alphabet), alphabet);
        fuzz::require(again.has_value() && again->points == table->points);
        const auto bytes = buildKlv(*table, KlvVersion::Klv2);
        fuzz::require(bytes.has_value());
        const auto back = readLeaveFile(*bytes, alphabet.letterCount());
        fuzz::require(back.has_value() && back->points == table->points);
        (void)buildKlv(*table, KlvVersion::Klv1);
    }
    return 0;
}
