// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/lexicon/letter_graph.h"
#include "engine/solitaire/search_plan.h"
#include "engine/solitaire/solitaire_task.h"
#include "engine/solitaire/solo_generator.h"
#include "engine/solitaire/solo_grid.h"

namespace engine {

/// A plan as the beam search asks about it, state by state: which squares are free, which tiles are
/// held back, which planned moves can be made, what a child is worth to it. One per thread.
///
/// Which letters of a sketched goal word lie before its own move isn't fixed: all but those on word
/// premiums may, as soon as no more are missing than a rack has room for the word can be completed,
/// and each missing letter may be any copy that is not held back for another square. Words that lie
/// in its lane meanwhile are words, so that each such set of letters is a mask of the word.
class PlanView
{
public:
    /// Points of value for what isn't points yet.
    static constexpr int kLetterThere = 100;  ///< a letter of a goal word lies
    static constexpr int kFreeTile = 50;      ///< a tile on the rack is free to be laid

    PlanView(const SolitaireTask& task, const SoloGrid& grid);

    void begin(const SearchPlan& plan);
    [[nodiscard]] bool empty() const { return m_plan->empty(); }
    [[nodiscard]] std::size_t checkpoints() const { return m_plan->checkpoints.size(); }
    [[nodiscard]] const std::vector<PlannedMove>& moves() const { return m_plan->moves; }
    /// What the moves of the plan bring, on a board where nothing of it lies.
    [[nodiscard]] int potential() const { return m_potential; }

    /// For a state that is about to be expanded: fills the hand and the use of squares. `laid`
    /// tiles of the order lie.
    void open(const Tile* cells, int laid, SoloHand& hand, SquareUse& use);
    /// Calls visit(number of the planned move, move with its whole score) for each planned move that
    /// the opened state can make with `hand`. `board` is changed and restored.
    template <class Visit>
    void forEachPlayable(Tile* board, const SoloHand& hand, Visit visit)
    {
        for (std::size_t i = 0; i < m_plan->moves.size(); ++i) {
            if (!m_open[i] || !findMissing(board, hand, i)) continue;
            if (const auto score = scoreNow(board, m_missingCells, m_missing)) {
                SoloMove move = m_missing;
                move.score = *score;
                visit(static_cast<std::uint16_t>(i), move);
            }
        }
    }
    /// A square that nothing but the planned move fills.
    [[nodiscard]] Cell ownSquare(std::size_t planned) const { return m_wholes[planned].own; }

    /// What a child of the opened state changes in what the plan promises; nothing when the plan can
    /// no longer be carried out. `before` is the parent's board, `after` the child's.
    [[nodiscard]] std::optional<int> change(const Tile* before, const Tile* after,
                                            const SoloMove& move, std::uint16_t planned);
    /// Tiles of the child's rack that are held back, their face value together, and what it costs
    /// that they wait: the fewer tiles of a rack are free to be laid, now and a few tiles later, the
    /// sooner nothing can be laid any more.
    struct HeldBack
    {
        int tiles = 0;
        int face = 0;
        int pressure = 0;
    };
    [[nodiscard]] HeldBack heldBack(const Tile* after, int laid) const;

    /// What a state's nearness to the checkpoints takes.
    [[nodiscard]] std::size_t nearnessBytes() const { return m_nearnessBytes; }
    /// The nearness of an empty board's state to the checkpoints; two bytes for each.
    void farAway(const Tile* cells, std::uint8_t* nearness) const;
    /// With a tile more.
    void comeNearer(std::uint8_t* nearness, Cell cell) const;
    /// The checkpoints that it has reached, as bits.
    [[nodiscard]] std::uint32_t reachedOf(const std::uint8_t* nearness) const;
    /// What it is worth once so many tiles are laid.
    [[nodiscard]] int nearnessValue(const std::uint8_t* nearness, int laid) const;

private:
    static constexpr std::uint8_t kFar = 19;
    static constexpr std::size_t kBlock = 32;

    /// A planned move with all squares that it may fill, along its lane.
    struct Whole
    {
        struct Square
        {
            Cell cell = 0;
            Tile tile = kNoTile;
            int number = -1;
            bool byMove = true;  ///< as planned: else it lies before
            bool locked = true;  ///< nothing but the move fills it
        };
        std::vector<Square> squares;
        std::vector<Cell> through;  ///< squares that others fill, for certain
        Cell own = 0;
        bool loose = false;  ///< a goal word that may be completed from several sets of letters
        int factor = 1;
        int lettersBefore = 0;  ///< that bring it within reach
    };

    [[nodiscard]] Whole wholeOf(const PlannedMove& planned) const;
    /// What the move still lays goes to m_missing; false when it can't be made.
    [[nodiscard]] bool findMissing(const Tile* board, const SoloHand& hand, std::size_t planned);
    [[nodiscard]] std::optional<int> scoreNow(Tile* board, std::span<const Cell> cells,
                                              const SoloMove& move) const;
    /// What a loose goal word brings, words across it not counted, if the rest of it were laid now.
    [[nodiscard]] int looseScore(const Tile* board, const Whole& whole) const;
    /// What is worth something about it: letters that lie, up to what is needed.
    [[nodiscard]] int lettersThere(const Tile* board, const Whole& whole) const;
    /// Points of the word across a planned square if its tile were laid now, 0 when there is none;
    /// nothing when it would be no word.
    [[nodiscard]] std::optional<int> hanging(const Tile* board, Cell cell) const;
    [[nodiscard]] bool isWord(const Tile* board, int first, int step, Cell planned) const;
    [[nodiscard]] bool isWordWhenAllLies(const Tile* board, Cell cell, int step) const;
    void measure();
    /// By tiles of a rack that are held back.
    [[nodiscard]] int pressureOf(int tiles) const;

    const SolitaireTask& m_task;
    const SoloGrid& m_grid;
    const SearchPlan* m_plan = nullptr;
    int m_potential = 0;
    std::vector<Tile> m_only;                ///< by cell, see SquareUse: what holds for all states
    std::vector<Tile> m_planned;             ///< by cell: the tile that shall come there
    std::vector<std::int16_t> m_moveOf;      ///< by cell: the planned move that fills it, -1 = none
    std::vector<std::uint8_t> m_acrossStep;  ///< by cell: step of the words that cross it
    std::vector<std::int16_t> m_looseOf;  ///< by cell: the loose goal whose letter it is, -1 = none
    std::vector<Whole> m_wholes;          ///< by move
    std::vector<std::vector<Cell>> m_caps;  ///< by move: the squares behind the ends of its word
    std::vector<PlannedSquare> m_others;    ///< planned squares of no loose goal
    /// By cell, and there by checkpoint: steps from a tile there to it, and to the square further
    /// inside. Where they lie as a state's do a cell costs few instructions.
    std::vector<std::uint8_t> m_steps;
    std::size_t m_nearnessBytes = 0;
    std::vector<std::vector<int>> m_weights;  ///< by tiles laid and checkpoint

    // Of the opened state.
    std::vector<std::uint8_t> m_open;  ///< by move: not made yet
    int m_drawn = 0;
    // Of the planned move that is asked about.
    SoloMove m_missing;
    std::vector<Cell> m_missingCells;
};

}  // namespace engine
