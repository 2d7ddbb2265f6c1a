// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/solitaire/solitaire_saving.h"
#include "tests/fuzz/fuzz_repaired_state.h"
#include "tests/fuzz/fuzz_solitaire_game.h"
#include "tests/fuzz/fuzz_support.h"

using namespace engine;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const SolitaireTaskPtr task = fuzz::solitaireTask();
    const fuzz::Input input(data, size);
    const std::string repaired = fuzz::repairedState(input.text);
    for (const std::string_view text : {input.text, std::string_view(repaired)}) {
        const auto bytes = std::as_bytes(std::span(text.data(), text.size()));
        const auto saved = openSolitaire(*task, bytes, "fuzz");
        if (!saved) continue;
        const auto again = openSolitaire(*task, saveSolitaire(*task, *saved), "fuzz");
        fuzz::require(again.has_value());
        fuzz::require(again->state.best.key == saved->state.best.key);
        fuzz::require(again->state.games.size() == saved->state.games.size());
    }
    return 0;
}
