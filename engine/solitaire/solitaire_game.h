// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "engine/base/quantities.h"
#include "engine/base/result.h"
#include "engine/board/board.h"
#include "engine/board/move.h"
#include "engine/board/position.h"
#include "engine/solitaire/solitaire_task.h"

namespace engine {

/// A one-player game that was replayed by the rules.
struct SolitaireGame
{
    std::vector<Move> moves;  ///< with their scores
    Score points;             ///< of all moves
    int tilesLeft = 0;        ///< never laid, in the rack and undrawn
    Score penalty;            ///< what they take off, not negative
    std::uint64_t key = 0;    ///< of the board at the end: equal games are one

    /// What counts: 0 for tiles left where all must be played.
    [[nodiscard]] Score total() const { return points - penalty; }
};

/// Plays the moves of a task one after the other and checks each of them by the rules: squares,
/// words, connection, tiles that are on the rack at that moment. A score in a move that is not 0
/// must be right. The error names the move by its number, from 1, and the reason. `onMove` sees the
/// position before each move, with the rack, and the move.
[[nodiscard]] Result<SolitaireGame>
replaySolitaire(const SolitaireTask& task, std::span<const Move> moves,
                const std::function<void(const Position&, const Move&)>& onMove = {});

/// Replays move by move; for readers, which need the board for reading the next move.
class SolitaireReplay
{
public:
    explicit SolitaireReplay(const SolitaireTask& task);

    /// Before the next move; the rack is what the player holds.
    [[nodiscard]] const Position& position() const { return m_position; }
    [[nodiscard]] int laid() const { return m_laid; }
    /// The move with its score worked out; IllegalMove as checkMove() has it. Without effect when it
    /// fails.
    [[nodiscard]] Result<Move> play(Move move);
    /// The game up to here.
    [[nodiscard]] SolitaireGame game() const;

private:
    const SolitaireTask& m_task;
    Position m_position;
    int m_laid = 0;
    std::vector<Move> m_moves;
    Score m_points;
};

/// The same game with rows and columns swapped. The layout must be the same that way.
[[nodiscard]] std::vector<Move> transposedMoves(std::span<const Move> moves);

}  // namespace engine
