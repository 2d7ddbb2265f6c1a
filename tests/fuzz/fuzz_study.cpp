// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/gcg.h"
#include "engine/game/replay.h"
#include "engine/game/study_file.h"
#include "tests/fuzz/fuzz_support.h"

using namespace engine;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const fuzz::Input input(data, size);
    const auto study = readStudy(input.text);
    if (!study) return 0;
    for (const GameRecord& game : study->games) {
        fuzz::require(replay(game, {nullptr, false}).has_value());
        (void)writeGcg(game);
    }
    const std::string written = writeStudy(*study);
    const auto again = readStudy(written);
    fuzz::require(again.has_value());
    fuzz::require(writeStudy(*again) == written);
    return 0;
}
