// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/quantities.h"
#include "engine/base/result.h"
#include "engine/solitaire/solitaire_game.h"

namespace engine {

/// A move as a file of one-player games has it.
struct WrittenSolitaireMove
{
    std::string text;            ///< "8H PIT": square and whole main word
    std::optional<Score> score;  ///< as the file states it
    int line = 0;                ///< from 1
};

/// A game as it stands in a file: nothing is judged.
struct WrittenSolitaireGame
{
    std::string name;   ///< what stands before the colon
    std::string order;  ///< of the tiles; contest text doesn't have it
    std::optional<Score> total;
    std::vector<WrittenSolitaireMove> moves;
    int line = 0;  ///< where it begins, from 1
};

/// Reads the text of Al Zimmermann's contest "Alphabet City": blocks "A: moves;" of moves
/// "8H PIT 5" separated by commas, with or without the total behind the colon. Errors carry the line.
[[nodiscard]] Result<std::vector<WrittenSolitaireGame>> readSolitaireText(std::string_view text);

/// Replays a game that was read, its scores and its total included. An error names the number of the
/// move, its text, the reason, and its line.
[[nodiscard]] Result<SolitaireGame> checkSolitaire(const SolitaireTask& task,
                                                   const WrittenSolitaireGame& written);

/// "A: 3162" and a line for each move, the last one with ";". The moves must be legal.
[[nodiscard]] std::string writeSolitaireText(const SolitaireTask& task, const SolitaireGame& game,
                                             std::string_view name);
/// The name of an order in that text: its first tile, "A" for a blank.
[[nodiscard]] std::string solitaireName(const SolitaireTask& task);

/// The main word of a placement, with what lies there already, blanks in small letters.
[[nodiscard]] std::string wholeWord(const Position& position, const Move& move);

}  // namespace engine
