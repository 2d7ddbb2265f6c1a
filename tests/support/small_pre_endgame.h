// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/random.h"
#include "engine/board/position.h"
#include "engine/lexicon/lexicon.h"
#include "tests/support/random_game.h"
#include "tests/support/test_lexicons.h"
#include "tests/support/test_rules.h"

namespace tests {

/// A pre-endgame that can be looked through to its end.
struct SmallPreEndgame
{
    engine::Position position;  ///< the opponent's rack isn't known
    MoveSource placements;      ///< with the words of the position
};

/// Of a small board with random words, played until so many tiles are in the bag. Nothing when the
/// game ended before, or a turn was passed.
inline std::optional<SmallPreEndgame> smallPreEndgame(std::uint64_t seed, int inBag,
                                                      int rackSize = 0, int words = 150,
                                                      int exchangeMinimum = 100)
{
    const int size = 5 + static_cast<int>(seed % 2);
    const engine::GameRulesPtr rules =
        changed(rulesOf("english"), [&](engine::GameRules& changed) {
            engine::Random random(seed);
            std::vector<std::string> picture(static_cast<std::size_t>(size));
            for (std::string& row : picture)
                for (int i = 0; i < size; ++i) row += ".....dtDT#"[random.below(10)];
            picture[2][2] = '.';
            changed.layout = layoutOf(picture, 2, 2);
            changed.rackSize = rackSize > 0 ? rackSize : 2 + static_cast<int>(seed % 2);
            changed.bonus = {0, 0, 0, 5};
            changed.tiles =
                engine::TileDistribution(changed.alphabet.readTiles("AEIOSTRNDLAET?").value());
            changed.exchangeMinimumBag = exchangeMinimum;
            changed.keptHash = {};
        });
    const engine::LexiconPtr lexicon = lexiconOf(*rules, randomWords(*rules, seed, words, 5));
    const MoveSource placements = referenceMoves(*lexicon, rules->wordRule);
    RandomGame game(rules, lexicon, placements, seed);
    while (game.bag().size() > inBag && game.step()) {
    }
    if (game.over() || game.bag().size() != inBag || game.position().scorelessTurns() > 0)
        return std::nullopt;
    engine::Position position = game.position();
    position.setRack(1 - position.onTurn(), {});
    return SmallPreEndgame{std::move(position), placements};
}

}  // namespace tests
