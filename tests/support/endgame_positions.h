// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/board/position.h"
#include "engine/lexicon/lexicon.h"
#include "tests/support/case_tables.h"
#include "tests/support/test_lexicons.h"
#include "tests/support/test_rules.h"

namespace tests {

/// English letters on a plain board, no bonus, face values of English; AT lies at 8G and 8H. No
/// other tiles are in the game: those of the second player are unknown when a rack holds fewer.
struct PlainBoard
{
    PlainBoard(const std::string& words, const std::string& own, const std::string& others,
               const std::string& laid = "AT", int rackSize = 7)
        : rules(changed(rulesOf("english"),
                        [rackSize](engine::GameRules& changed) {
                            changed.rackSize = rackSize;
                            changed.layout =
                                layoutOf(std::vector<std::string>(15, std::string(15, '.')), 7, 7);
                            changed.bonus.clear();
                            changed.keptHash = {};
                        })),
          position(engine::Position::create(
                       rules, lexiconOf(*rules, wordsFrom(words, rules->alphabet).value()))
                       .value())
    {
        // No tiles are anywhere else.
        engine::TileDistribution all(rules->alphabet.readTiles(own + others).value());
        all.addAll(engine::TileCounts(rules->alphabet.readTiles(laid).value()));
        rules = changed(rules, [&](engine::GameRules& changed) {
            changed.tiles = all;
            changed.keptHash = {};
        });
        position = engine::Position::create(rules, position.lexiconPtr()).value();
        lay(position, 7, 6, engine::Direction::Across, laid);
        position.setRack(0, engine::Rack(rules->alphabet.readTiles(own).value()));
        if (engine::Rack(rules->alphabet.readTiles(others).value()).total() <= rackSize)
            position.setRack(1, engine::Rack(rules->alphabet.readTiles(others).value()));
    }

    engine::GameRulesPtr rules;
    engine::Position position;
};

/// Rows and columns swapped.
inline engine::Position transposed(const engine::Position& position)
{
    engine::Position result =
        engine::Position::create(position.rulesPtr(), position.lexiconPtr()).value();
    const engine::Board& board = position.board();
    for (int row = 0; row < board.rows(); ++row)
        for (int column = 0; column < board.columns(); ++column)
            if (const engine::Tile tile = board.at(row, column); tile != engine::kNoTile)
                result.setSquare(column, row, tile);
    for (int player = 0; player < 2; ++player) {
        result.setRack(player, position.player(player).rack);
        result.setScore(player, position.player(player).score);
    }
    result.setOnTurn(position.onTurn());
    return result;
}

/// The list of the cases, or null when they are not here.
inline engine::LexiconPtr caseLexicon(const engine::Alphabet& alphabet)
{
    const auto words = caseWords(alphabet);
    if (!words) return nullptr;
    return engine::Lexicon::fromWords("ENABLE", *words, alphabet, false).value();
}

}  // namespace tests
