// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/board/position.h"
#include "engine/lexicon/lexicon.h"
#include "engine/rules/catalogue.h"
#include "engine/rules/game_rules.h"

/// Rules and positions for tests. What is wrong here is a defect of the test, so that value() may
/// throw.
namespace tests {

/// Built-in rules by id.
inline engine::GameRulesPtr rulesOf(std::string_view id)
{
    return engine::catalogue::rules(id).value();
}

/// A copy of rules after `change(copy)`.
template <class Change>
engine::GameRulesPtr changed(const engine::GameRulesPtr& rules, Change change)
{
    auto copy = std::make_shared<engine::GameRules>(*rules);
    change(*copy);
    return copy;
}

/// A layout drawn row by row: `.` plain, `d t q` letter times 2 3 4, `D T Q` word times 2 3 4,
/// `#` blocked.
inline engine::BoardLayout layoutOf(const std::vector<std::string>& picture, int startRow,
                                    int startColumn)
{
    std::vector<engine::Premium> premiums;
    for (const std::string& row : picture) {
        for (const char square : row) {
            switch (square) {
            case 'd': premiums.push_back({2, 1}); break;
            case 't': premiums.push_back({3, 1}); break;
            case 'q': premiums.push_back({4, 1}); break;
            case 'D': premiums.push_back({1, 2}); break;
            case 'T': premiums.push_back({1, 3}); break;
            case 'Q': premiums.push_back({1, 4}); break;
            case '#': premiums.push_back({0, 0}); break;
            default: premiums.push_back({1, 1}); break;
            }
        }
    }
    return engine::BoardLayout::create("drawn", static_cast<int>(picture.size()),
                                       static_cast<int>(picture.front().size()),
                                       std::move(premiums), startRow, startColumn)
        .value();
}

inline engine::LexiconPtr lexiconOf(const engine::GameRules& rules, const engine::WordList& words,
                                    engine::TablesWhen tables = engine::TablesWhen::AtOnce)
{
    return engine::Lexicon::fromWords("test", words, rules.alphabet, rules.jumbled(), {}, tables)
        .value();
}

/// Puts tiles on squares from (row, column) on: letters, lower case blanks, `.` = leave as it is.
inline void lay(engine::Position& position, int row, int column, engine::Direction direction,
                std::string_view text)
{
    while (!text.empty()) {
        if (text.front() == '.') {
            text.remove_prefix(1);
        } else {
            const auto reading = position.rules().alphabet.readTile(text).value();
            position.setSquare(row, column, reading.tile);
            text.remove_prefix(reading.length);
        }
        (direction == engine::Direction::Across ? column : row) += 1;
    }
}

inline engine::Rack rackOf(const engine::Alphabet& alphabet, std::string_view text)
{
    return engine::Rack(alphabet.readTiles(text).value());
}

}  // namespace tests
