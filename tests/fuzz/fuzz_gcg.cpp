// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/gcg.h"
#include "engine/game/replay.h"
#include "tests/fuzz/fuzz_support.h"

using namespace engine;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const fuzz::Input input(data, size);
    static const GameRulesPtr rules = catalogue::rules("english").value();
    const auto reading = readGcg(input.text, rules);
    if (!reading) return 0;
    fuzz::require(replay(reading->record, {nullptr, false}).has_value());
    const auto written = writeGcg(reading->record);
    fuzz::require(written.has_value());
    const auto again = readGcg(written->text, rules);
    fuzz::require(again.has_value());
    fuzz::require(again->record.nodeCount() == reading->record.nodeCount());
    fuzz::require(writeGcg(again->record)->text == written->text);
    return 0;
}
