// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lexicon/kwg.h"
#include "tests/fuzz/fuzz_support.h"

using namespace engine;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const fuzz::Input input(data, size);
    const auto kwg = fuzz::openAndProve<Kwg, KwgNode>(input.bytes);
    if (!kwg) return 0;
    fuzz::walkSome(*kwg, [&](std::span<const Tile> word) { fuzz::require(kwg->contains(word)); });
    (void)kwg->countTable();
    return 0;
}
