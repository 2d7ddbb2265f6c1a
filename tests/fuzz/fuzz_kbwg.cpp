// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lexicon/kbwg.h"
#include "tests/fuzz/fuzz_support.h"

using namespace engine;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const fuzz::Input input(data, size);
    const auto kbwg = fuzz::openAndProve<Kbwg, KbwgNode>(input.bytes);
    if (!kbwg) return 0;
    const auto kwg = kbwg->toKwg();
    fuzz::require(kwg.has_value());
    fuzz::walkSome(*kbwg, [&](std::span<const Tile> word) { fuzz::require(kwg->contains(word)); });
    return 0;
}
