// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string>
#include <vector>

#include "engine/board/move_notation.h"
#include "engine/board/position.h"

namespace tests {

/// The board as people draw it, for messages of failed tests.
inline std::string drawing(const engine::Position& position)
{
    std::string text;
    for (int row = 0; row < position.board().rows(); ++row) {
        for (int column = 0; column < position.board().columns(); ++column) {
            const engine::Tile tile = position.board().at(row, column);
            if (tile != engine::kNoTile) text += position.rules().alphabet.written(tile);
            else text += position.rules().layout.blocked(row, column) ? '#' : '.';
        }
        text += '\n';
    }
    return text;
}

/// What is missing from one list of moves and what should not be there; empty when both hold the
/// same moves with the same scores. Both ascending.
inline std::string difference(const engine::Position& position,
                              const std::vector<engine::Move>& expected,
                              const std::vector<engine::Move>& actual)
{
    if (expected == actual) return {};
    const auto listing = [&](const char* title, const std::vector<engine::Move>& moves) {
        constexpr std::size_t kShown = 12;
        std::string text = std::string(title) + " " + std::to_string(moves.size()) + ":";
        for (std::size_t i = 0; i < std::min(kShown, moves.size()); ++i)
            text += "\n    " + moveText(position, moves[i]) + " " +
                    std::to_string(moves[i].score.points);
        return text + "\n";
    };
    std::vector<engine::Move> missing;
    std::vector<engine::Move> unexpected;
    std::ranges::set_difference(expected, actual, std::back_inserter(missing));
    std::ranges::set_difference(actual, expected, std::back_inserter(unexpected));
    return drawing(position) + "rack " +
           position.rules().alphabet.written(position.mover().rack.tiles()) + ", " +
           std::to_string(expected.size()) + " moves expected, " + std::to_string(actual.size()) +
           " found\n" + listing("missing", missing) + listing("unexpected", unexpected);
}

}  // namespace tests
