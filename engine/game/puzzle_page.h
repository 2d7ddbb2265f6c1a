// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <span>
#include <string>
#include <vector>

#include "engine/game/puzzles.h"

namespace engine {

/// A puzzle and where it comes from.
struct NamedPuzzle
{
    std::string source;  ///< of people's choice, such as the name of a file
    Puzzle puzzle;
    std::vector<GamePlayer> players = {};  ///< of the game; empty = nobody in particular
};

/// The words of the page. "%1", "%2" stand for what is filled in.
struct PuzzleWords
{
    std::string language = "en";  ///< as HTML names it
    std::string title = "Puzzles";
    /// By PuzzleKind.
    std::array<std::string, kPuzzleKinds> tasks{
        "Find the bingo", "Find the best move", "Find the best move, whatever it is",
        "Find the best move before the endgame", "Find the only best move of the endgame"};
    std::string rack = "Rack";
    std::string bag = "Bag";
    std::string answer = "Answer";
    std::string staticFails = "By score and leave alone another move looks better.";
    std::string turn = "turn";
    std::string none = "No position was found that has a single best move.";
};

/// Puts them in an order that is always the same and no game's: the board of a later turn shows the
/// answers to earlier ones.
void mixPuzzles(std::span<NamedPuzzle> puzzles);

/// A position with what is asked and what is answered, as a page shows it.
struct PageQuestion
{
    PositionPtr position;
    std::string task;
    std::vector<std::string> answer;      ///< plain paragraphs
    std::string source;                   ///< told with the answer; may be empty
    int turn = 0;                         ///< of the source, told with it; 0 = none
    std::string note = {};                ///< said of the task, Markdown; may be empty
    std::vector<std::string> notes = {};  ///< said of the answer, Markdown
};

/// Questions as one page of HTML that needs nothing else: boards and racks, each answer hidden until
/// it is asked for. WrongLexicon when they are of different rules.
[[nodiscard]] Result<std::string> questionPage(std::span<const PageQuestion> questions,
                                               const PuzzleWords& words = {});
/// The same of puzzles.
[[nodiscard]] Result<std::string> puzzlePage(std::span<const NamedPuzzle> puzzles,
                                             const PuzzleWords& words = {});
/// A line of CGP with what is asked for and the answer as operations `puzzle` and `answer`, which
/// other programs pass over.
[[nodiscard]] std::string puzzleCgp(const Puzzle& puzzle);
/// "8D QUIZ wins 5.2 % more often than the next best move (simulation)."
[[nodiscard]] Sentence puzzleAnswer(const Puzzle& puzzle);

}  // namespace engine
