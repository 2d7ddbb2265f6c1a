// SPDX-License-Identifier: GPL-3.0-or-later
// Games for reviews by search, and short searches over them.
#pragma once

#include <string>
#include <utility>

#include "engine/game/gcg.h"
#include "engine/game/review.h"
#include "tests/support/random_leaves.h"
#include "tests/support/test_lexicons.h"
#include "tests/support/test_rules.h"

namespace tests {

inline constexpr const char* kSearchedGame = ">a: CARETES 8G CARE +12 12\n"
                                             ">b: STAINED - +0 0\n"
                                             ">a: TESOLIN -OL +0 12\n"
                                             ">b: STAINED 9H AD +9 9\n";

/// English rules with a small lexicon and random leave values, and a plain board of 5 squares a side
/// with three words and two passes to the end.
struct SearchedGames
{
    engine::GameRulesPtr english = rulesOf("english");
    engine::LexiconPtr lexicon = lexiconOf(*english, smallEnglish(english->alphabet).value());
    engine::KlvPtr leaves = randomLeaves(*english, 3, 2000);
    engine::GameRulesPtr plain = changed(english, [](engine::GameRules& rules) {
        rules.tiles = rackOf(rules.alphabet, "AETSQ");
        rules.layout = layoutOf({".....", ".....", ".....", ".....", "....."}, 2, 2);
        rules.rackSize = 3;
        rules.bonus.clear();
        // Else a pass before the best move would do as well.
        rules.end.passes = 2;
    });
    engine::LexiconPtr plainWords =
        lexiconOf(*plain, wordsFrom("AT ATE ATES", plain->alphabet).value());

    [[nodiscard]] engine::GameRecord gameFrom(const std::string& events, int players = 2) const
    {
        std::string text = "#player1 a A\n#player2 b B\n";
        if (players > 2) text += "#player3 c C\n";
        return engine::readGcg(text + events, english).value().record;
    }
    /// Standard depth, with so few roll-outs that a turn takes no time worth speaking of.
    [[nodiscard]] engine::ReviewRequest request(engine::GameRecord record) const
    {
        engine::ReviewRequest request{std::move(record), engine::kRootNode, lexicon, leaves};
        request.depth = engine::ReviewDepth::Standard;
        request.judging = engine::JudgeSettings{};
        request.judging->seconds = 1e9;
        request.judging->iterations = 60;
        request.judging->candidates = 6;
        request.judging->plies = 2;
        return request;
    }
};

}  // namespace tests
