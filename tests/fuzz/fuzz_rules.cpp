// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/catalogue.h"
#include "tests/fuzz/fuzz_support.h"

using namespace engine;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const fuzz::Input input(data, size);
    (void)catalogue::parseTileSet(input.text, "fuzz");
    (void)catalogue::parseLayout(input.text, "fuzz");
    const auto rules = catalogue::parseRules(input.text, "fuzz");
    if (!rules) return 0;
    // What is written can be read, and is written the same again.
    const std::string written = catalogue::writeRules(**rules);
    const auto again = catalogue::parseRules(written, "fuzz");
    fuzz::require(again.has_value() && catalogue::writeRules(**again) == written);
    return 0;
}
