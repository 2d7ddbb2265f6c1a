// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/cgp.h"
#include "tests/fuzz/fuzz_support.h"

using namespace engine;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const fuzz::Input input(data, size);
    static const GameRulesPtr rules = catalogue::rules("english").value();
    const auto reading = readCgp(input.text, rules);
    if (!reading) return 0;
    const std::string written = writeCgp(reading->position, reading->otherOperations);
    const auto again = readCgp(written, rules);
    fuzz::require(again.has_value());
    fuzz::require(writeCgp(again->position, again->otherOperations) == written);
    return 0;
}
