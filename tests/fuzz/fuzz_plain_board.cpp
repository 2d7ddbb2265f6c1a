// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/plain_board.h"
#include "engine/rules/catalogue.h"
#include "tests/fuzz/fuzz_support.h"

using namespace engine;

/// A board drawn in characters, as it comes from the clipboard.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const GameRulesPtr english = catalogue::rules("english").value();
    static const GameRulesPtr spanish = catalogue::rules("spanish").value();
    const fuzz::Input input(data, size);
    for (const GameRulesPtr& rules : {english, spanish}) {
        const auto drawn = readPlainBoard(input.text, *rules);
        if (!drawn) {
            fuzz::require(!drawn.error().toString().empty());
            continue;
        }
        const Board& board = drawn->board;
        fuzz::require(board.rows() == rules->layout.rows() &&
                      board.columns() == rules->layout.columns());
        for (const Tile tile : board.squares())
            fuzz::require(letterOf(tile) <= rules->alphabet.letterCount());
    }
    return 0;
}
