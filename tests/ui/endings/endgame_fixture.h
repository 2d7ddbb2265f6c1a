// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/game_rules.h"
#include "tests/ui/ui_fixture.h"

namespace fixture {

/// A game of nine tiles: CAT lies at 8G, the mover has AEST and the other EA, whether that is said
/// or not; the bag is empty. The mover is 10 points behind.
inline ui::PositionPtr endgamePosition(const std::string& racks = "AEST/AE")
{
    engine::GameRules small = *english();
    small.id = "small";
    small.tiles = engine::TileDistribution(*small.alphabet.readTiles("CATAESTAE"));
    small.keptHash = {};
    const auto rules = std::make_shared<const engine::GameRules>(std::move(small));
    const auto reading = engine::readCgp(
        "15/15/15/15/15/15/15/6CAT6/15/15/15/15/15/15/15 " + racks + " 10/20 0", rules, lexicon());
    return reading ? std::make_shared<const engine::Position>(reading->position) : nullptr;
}

/// CAT lies at 8G, racks hold four tiles and the mover has AEST; so many tiles are in the bag. The mover is 10 points behind.
inline ui::PositionPtr preEndgamePosition(int inBag = 1)
{
    engine::GameRules small = *english();
    small.id = "small";
    small.rackSize = 4;
    const std::string unseen =
        std::string("EATSEAT").substr(0, static_cast<std::size_t>(4 + inBag));
    small.tiles = engine::TileDistribution(*small.alphabet.readTiles("CATAEST" + unseen));
    small.keptHash = {};
    const auto rules = std::make_shared<const engine::GameRules>(std::move(small));
    const auto reading = engine::readCgp(
        "15/15/15/15/15/15/15/6CAT6/15/15/15/15/15/15/15 AEST/ 10/20 0", rules, lexicon());
    return reading ? std::make_shared<const engine::Position>(reading->position) : nullptr;
}

}  // namespace fixture
