// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lexicon/kwg.h"
#include "tests/fuzz/fuzz_support.h"

using namespace engine;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const fuzz::Input input(data, size);
    const auto kbwg = fuzz::openAndProve<Kwg, KbwgNode>(input.bytes);
    if (!kbwg) return 0;
    std::vector<KwgNode> narrow;
    for (const KbwgNode node : kbwg->nodes()) narrow.push_back(narrowed(node));
    const auto kwg = Kwg::fromNodes(std::move(narrow), 26);
    fuzz::require(kwg.has_value());
    fuzz::walkSome(*kbwg, [&](std::span<const Tile> word) { fuzz::require(kwg->contains(word)); });
    return 0;
}
