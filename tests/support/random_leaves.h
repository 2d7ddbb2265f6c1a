// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "engine/base/random.h"
#include "engine/lexicon/klv.h"
#include "engine/lexicon/kwg_builder.h"
#include "engine/lexicon/word_list.h"
#include "engine/rules/game_rules.h"

namespace tests {

/// Made-up leave values: `count` leaves of 1 to 6 tiles as they may be drawn, between -20 and 20
/// points. What is not among them is worth 0.
inline engine::KlvPtr randomLeaves(const engine::GameRules& rules, std::uint64_t seed, int count)
{
    engine::Random random(seed);
    const std::vector<engine::Tile> tiles = rules.tiles.tiles();
    engine::WordList leaves;
    std::vector<engine::Tile> leave;
    for (int i = 0; i < count; ++i) {
        leave.resize(1 + random.below(6));
        for (engine::Tile& tile : leave)
            tile = tiles[random.below(static_cast<std::uint32_t>(tiles.size()))];
        std::ranges::sort(leave);
        leaves.add(leave);
    }
    leaves.sortAndRemoveDuplicates();

    std::vector<std::byte> bytes;
    const auto put = [&bytes](std::uint32_t word) {
        for (int shift = 0; shift < 32; shift += 8)
            bytes.push_back(static_cast<std::byte>(word >> shift));
    };
    const auto nodes = engine::buildKwg(leaves, engine::GraphKind::Dawg).value();
    put(static_cast<std::uint32_t>(nodes.size()));
    for (const engine::KwgNode node : nodes) put(node.bits);
    put(static_cast<std::uint32_t>(leaves.size()));
    for (std::size_t i = 0; i < leaves.size(); ++i)
        put(std::bit_cast<std::uint32_t>(static_cast<float>(random.below(40'001)) / 1000.0F -
                                         20.0F));
    return std::make_shared<const engine::Klv>(engine::Klv::parse(bytes).value());
}

}  // namespace tests
