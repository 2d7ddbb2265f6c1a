// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/base/task.h"
#include "engine/game/review.h"

namespace engine {

/// What a puzzle asks for.
enum class PuzzleKind : std::uint8_t { Bingo, Placement, Exchange, PreEndgame, Endgame };

inline constexpr std::size_t kPuzzleKinds = 5;

/// "bingo": for tables, in English.
[[nodiscard]] std::string_view puzzleKindName(PuzzleKind kind);
[[nodiscard]] std::optional<PuzzleKind> puzzleKindFrom(std::string_view name);

/// A moment of a game in which one move is better than all others.
struct Puzzle
{
    NodeId node = kNoNode;  ///< of the turn
    int turn = 0;           ///< from 1; 0 of a position that is in no game
    int player = 0;
    PositionPtr position;
    Move answer;
    PuzzleKind kind = PuzzleKind::Placement;
    TurnVerdict verdict;       ///< of the answer, by the second look
    bool staticFails = false;  ///< the best static move is another one
    bool wasFound = false;     ///< the player made it
};

/// What is published.
struct PuzzleSettings
{
    /// Chance of winning that the answer has over the next best move, before the endgame.
    double leastWin = 0.04;
    /// Of the second look at what the review found best; with a seed of its own it is not the same
    /// luck that confirms it.
    JudgeSettings proof = {6.6, 6000, 20, 4, 77};

    /// With a second look three times as long as the first one may be.
    [[nodiscard]] static PuzzleSettings of(double leastWin, double secondsOfFirstLook)
    {
        PuzzleSettings settings;
        settings.leastWin = leastWin;
        settings.proof.seconds = 3 * secondsOfFirstLook;
        return settings;
    }
};

/// What a position is to be judged by.
struct PuzzleQuestion
{
    PositionPtr position;  ///< with a lexicon; the mover's rack is known. Others aren't seen
    KlvPtr leaves = {};
    WinTablePtr winTable = {};
    JudgeSettings firstLook = JudgeSettings::of(ReviewDepth::Standard);
};
/// Such a puzzle of a single position; nothing where no move is good enough, there is nothing to
/// choose, or the position can't be judged. Fails with Cancelled.
[[nodiscard]] Result<std::optional<Puzzle>> puzzleAt(const PuzzleQuestion& question,
                                                     const PuzzleSettings& settings = {},
                                                     const TaskContext& context = {});

/// Puzzles from a game that was reviewed by searches, one for each turn whose best move stands a
/// second look: it leads a new simulation by enough and surely, or is proved to be the only best one
/// of an endgame. `onPuzzle` gets each as soon as it is there. Fails with Cancelled, and as
/// reviewGame().
[[nodiscard]] Result<std::vector<Puzzle>>
findPuzzles(const ReviewRequest& request, const GameReview& review,
            const PuzzleSettings& settings = {}, const TaskContext& context = {},
            const std::function<void(const Puzzle&)>& onPuzzle = {});

}  // namespace engine
