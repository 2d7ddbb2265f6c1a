// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <vector>

#include "engine/base/task.h"
#include "engine/solitaire/plan_view.h"
#include "engine/solitaire/search_plan.h"
#include "engine/solitaire/solo_generator.h"
#include "engine/solitaire/solo_grid.h"

namespace engine {

struct BeamOptions
{
    int width = 100;   ///< states kept of each level, 1 to kMostWidth
    double noise = 0;  ///< share by which values are blurred: other seeds, other games
    std::uint64_t seed = 1;
    bool fewerBlanks = true;  ///< see SoloGenerator
    bool diverse = false;     ///< see BeamSearch: by a plan with checkpoints
    /// How many times as much points, and what the plan promises, count beside checkpoints and free
    /// tiles.
    int pointWeight = 1;
    std::int64_t mostExpansions = std::numeric_limits<std::int64_t>::max();
    /// Sees the board of each level's best state (cells of the grid), on the searching thread.
    std::function<void(const Tile*)> onLevel = {};
};

struct BeamOutcome
{
    std::vector<Move> moves;          ///< of the best game that was seen
    std::vector<std::uint8_t> goals;  ///< by move: it is a goal word of the plan
    int total = 0;                    ///< what is left already taken off
    bool planned = false;             ///< it has all moves of the plan
    int plannedMoves = 0;             ///< how many of them the best game has
    /// By checkpoint: reached by the most hopeful game that came furthest.
    std::vector<std::uint8_t> reached;
    int furthest = 0;  ///< the last level that had a state, in tiles laid
    std::int64_t expansions = 0;
    std::int64_t generated = 0;
    bool finished = false;  ///< neither stopped nor out of expansions
    /// Every game there is was looked at: no state was dropped, and nothing kept any from being made.
    bool exhaustive = false;
};

/// Beam search over boards by the number of tiles laid: of each level the `width` best states are
/// kept, each is expanded by all its moves, and every child goes to the level of its tiles. States
/// with equal boards are one, since the board says what is on the rack. A level's states are freed
/// when no later level needs them any more. One per thread; its memory is reused.
///
/// With checkpoints half of a level's states are its best ones; for the others no more than an eighth
/// may have reached the same checkpoints, so that several ways to go on stay open. A diverse beam
/// has no such half: a fifth at most, and fewer states rather than more alike.
///
/// The value of a state: points so far and what the plan's moves would bring if they were laid now,
/// both by the weight of points, tiles free to be laid, and how near the board has come to the
/// checkpoints, less what it costs that few tiles are free.
class BeamSearch
{
public:
    static constexpr int kMostWidth = 200'000;

    explicit BeamSearch(SolitaireTaskPtr task);
    // Its parts refer to each other.
    BeamSearch(const BeamSearch&) = delete;
    BeamSearch& operator=(const BeamSearch&) = delete;

    [[nodiscard]] BeamOutcome run(const SearchPlan& plan, const BeamOptions& options,
                                  const TaskContext& context);
    [[nodiscard]] const SoloGrid& grid() const { return m_grid; }
    /// What a search of this width takes at most.
    [[nodiscard]] static std::size_t bytesFor(const SolitaireTask& task, int width);

private:
    static constexpr std::uint32_t kNoRecord = 0xffffffff;

    /// A child that isn't a state yet.
    struct Candidate
    {
        std::int32_t value = 0;
        std::int32_t score = 0;
        std::int32_t potential = 0;
        std::uint32_t parent = 0;  ///< number of the state in its level
        std::uint64_t key = 0;
        SoloMove move;
        std::int16_t face = 0;           ///< of all tiles laid
        std::uint16_t planned = 0xffff;  ///< the planned move that it is
        std::uint32_t reached = 0;       ///< checkpoints, as bits
    };
    /// States that have reached the same checkpoints, of which a level has as many as it may.
    struct Crowd
    {
        std::uint32_t reached = 0;
        std::int32_t least = 0;  ///< what is worth less won't be kept
        std::size_t states = 0;
    };
    struct Head
    {
        std::int32_t score = 0;
        std::int32_t potential = 0;
        std::uint64_t key = 0;
        std::uint32_t record = kNoRecord;
        std::int16_t face = 0;
    };
    struct Level
    {
        std::vector<Head> heads;
        std::vector<Tile> cells;             ///< of each state, one after the other
        std::vector<std::uint8_t> nearness;  ///< of each state, two for each checkpoint
    };
    /// How a kept state came about.
    struct Record
    {
        std::uint32_t parent = kNoRecord;
        SoloMove move;
    };

    void begin(const SearchPlan& plan, const BeamOptions& options);
    void expand(std::size_t level, std::size_t state);
    void addChild(std::size_t level, std::size_t state, const SoloMove& move,
                  std::uint16_t planned);
    /// What a child must be worth at least to be kept.
    [[nodiscard]] std::int32_t leastOf(std::size_t level, std::uint32_t reached) const;
    void compact(std::vector<Candidate>& candidates, std::size_t level);
    void materialise(std::size_t level);
    void noteFinal(std::size_t level, std::uint32_t parent, const SoloMove& move, int score,
                   int face);
    [[nodiscard]] BeamOutcome outcome() const;
    [[nodiscard]] Level& at(std::size_t level) { return m_levels[level % m_levels.size()]; }

    SolitaireTaskPtr m_task;
    SoloGrid m_grid;
    SoloGenerator m_generator;
    PlanView m_view;
    BeamOptions m_options;
    std::size_t m_width = 0;
    std::vector<int> m_faceOf;  ///< of the first n tiles of the order

    std::vector<Level> m_levels;  ///< a ring: no move lays more tiles than a rack has
    std::vector<std::vector<Candidate>> m_waiting;  ///< by level
    std::vector<std::int32_t> m_least;              ///< by level: what is worth less won't be kept
    std::vector<std::vector<Crowd>> m_crowds;       ///< by level
    std::vector<Record> m_records;
    std::vector<std::uint64_t> m_seen;  ///< keys, in a table with open addressing
    std::vector<Tile> m_board;          ///< of the state that is expanded; children are tried on it
    SquareUse m_use;                    ///< of that state
    std::vector<std::uint8_t> m_nearness;  ///< of the child that is tried

    // Of the run.
    int m_best = 0;
    Record m_bestLast;
    bool m_hasBest = false;
    std::vector<std::uint8_t> m_reached;
    int m_furthest = 0;
    bool m_dropped = false;
    std::int64_t m_expansions = 0;
    std::int64_t m_generated = 0;
};

}  // namespace engine
