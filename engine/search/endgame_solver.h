// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "engine/base/anytime.h"
#include "engine/base/quantities.h"
#include "engine/base/result.h"
#include "engine/board/move.h"
#include "engine/board/position.h"
#include "engine/search/endgame_rules.h"

namespace engine {

/// What is asked of a game whose bag is empty.
struct EndgameQuestion
{
    PositionPtr position;
    /// The words of the player who isn't on turn, for the same letters; null = the position's.
    LexiconPtr lexiconOfOther = nullptr;
    EndgameEnd end = EndgameEnd::TwoPasses;
    std::size_t tableBytes = std::size_t{64} << 20;  ///< for what is remembered of positions
    bool allBest = false;                            ///< all first moves as good as the best one
    /// The line may be any of equally good ones: sooner, and it depends on threads and table.
    bool anyLine = false;
    /// Only who wins the game is proved, in null windows: much sooner than by how much.
    bool firstWin = false;
    std::vector<Move> moves = {};  ///< first moves whose values are asked for
    bool movesOnly = false;        ///< nothing is asked but their values
};

/// The value of a first move, from the mover's view.
struct EndgameMoveValue
{
    Move move;
    Score value;  ///< by which the spread changes until the end of the game
    bool proved = false;
    std::vector<Move> line;  ///< what follows it under best play, as far as remembered
    /// It is proved that no legal move is worth more; what isn't proved to be is false.
    bool isBest = false;
    int depth = 0;  ///< plies that were looked ahead, the move one of them; 0 = not counted
    std::int64_t nodes = 0;  ///< likewise, positions visited for this move alone
};

/// What is known of an endgame.
struct EndgameState
{
    SearchEnd end = SearchEnd::NotYet;
    /// By how much the mover's spread changes until the end of the game under best play of both.
    Score value;
    /// Every line that matters was followed to the end of the game. Otherwise lines of more than
    /// `depth` plies were played out by what scores most, and the value is a guess.
    bool proved = false;
    /// Who wins with the scores as they are: 1 the mover, 0 a tie, -1 the other.
    int winner = 0;
    /// Otherwise, with firstWin, the value is a bound that proves the winner: he has at least that
    /// much, and a guess as long as nothing is proved.
    bool isValue = true;
    int depth = 0;  ///< plies of the last complete iteration
    std::int64_t nodes = 0;
    double seconds = 0;
    std::size_t legalMoves = 0;  ///< the pass too
    std::vector<Move> line;      ///< best play of both; empty only when no iteration was completed
    /// Of all moves that are worth the most for its player, each one of the line has the highest
    /// score, and of those the first text (moveText): another search gives the same. Only of what
    /// is proved, when there was the time to refute the others, without anyLine and firstWin.
    bool isLineSettled = false;
    /// With allBest, once it is proved: the others, the highest score first, then by text.
    std::vector<EndgameMoveValue> best;
    /// Those asked for, in the order of the question; they come one by one.
    std::vector<EndgameMoveValue> moves;
};

/// Solves games of two players with known racks and an empty bag by iterative deepening. Depth
/// counts plies, nodes positions visited.
class EndgameSolver
{
public:
    /// Fails with IllegalPosition, which says what is missing, when the game is not at that point:
    /// more or fewer players than two, tiles in the bag, racks that don't follow from the unseen
    /// tiles, a finished game; with OutOfRange for a table that is larger than the machine's
    /// memory; with WrongLexicon without words, for jumbled ones, and when the other's lexicon is
    /// for other letters.
    [[nodiscard]] static Result<EndgameSolver> create(EndgameQuestion question);

    EndgameSolver(EndgameSolver&&) noexcept;
    EndgameSolver& operator=(EndgameSolver&&) noexcept;
    ~EndgameSolver();

    /// See base/anytime.h. Goes on where the call before ended. With several threads the others
    /// fill the table while the first one searches: the value that is proved is the same, and a
    /// settled line, as is the value of each depth when limits count work, because then there is
    /// one.
    StatePtr<EndgameState> run(const SearchLimits& limits, const TaskContext& context,
                               const OnState<EndgameState>& onState = {});

    /// From the next run() on the values of these first moves are asked for instead of those of the
    /// question. What was found stays: beside a value that is proved they cost much less than in a
    /// solver of their own. Fails as create().
    [[nodiscard]] Result<void> ask(std::vector<Move> moves);

private:
    struct Work;
    explicit EndgameSolver(std::unique_ptr<Work> work);

    std::unique_ptr<Work> m_work;
};

}  // namespace engine
