// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/base/anytime.h"
#include "engine/base/result.h"
#include "engine/solitaire/elite_pool.h"
#include "engine/solitaire/goal_catalogue.h"
#include "engine/solitaire/search_plan.h"
#include "engine/solitaire/solitaire_game.h"
#include "engine/solitaire/solitaire_task.h"

namespace engine {

/// How to look for games.
enum class SolitaireStyle : std::uint8_t {
    Plain,  ///< beams for points alone, wider and wider
    Goals,  ///< goal words, plans, refinement
};

struct SolitaireSearchOptions
{
    SolitaireStyle style = SolitaireStyle::Goals;
    int width = 0;  ///< of the plain beams, 0 = from narrow to ever wider
    std::uint64_t seed = 1;
    /// Goal words that must be tried, at most three, each with its lane; none = the search chooses.
    std::vector<GoalWord> goals;
    std::size_t memory = std::size_t{900} << 20;  ///< bytes that all threads together may use
};

/// A goal word of a plan, as people follow it.
struct ShownGoal
{
    std::string word;  ///< with capitals for the letters that its own move lays
    Direction direction = Direction::Across;
    int lane = 0;
    int offset = 0;
    int points = 0;   ///< guaranteed; of one that was laid: its move's
    int letters = 0;  ///< that must lie before
    int there = 0;    ///< of them
    bool laid = false;
};

/// A planned square or checkpoint, for an overlay on the board.
struct ShownSquare
{
    int row = 0;
    int column = 0;
    Tile tile = kNoTile;
    int number = 0;       ///< of its tile in the order, from 1
    bool byGoal = false;  ///< the goal's own move lays it
    int checkpoint = 0;   ///< tiles laid by when the board should reach it, 0 = none
};

/// A plan that is searched for right now, or that gave the best game.
struct ShownPlan
{
    std::vector<ShownGoal> goals;
    std::vector<ShownSquare> squares;
    /// What the search for it has on the board now, row by row; empty before there is anything.
    std::vector<Tile> board;
};

struct SolitaireState
{
    SearchEnd end = SearchEnd::NotYet;
    double seconds = 0;              ///< of all calls without their pauses
    std::int64_t expansions = 0;     ///< states whose moves were looked at, of all calls
    double expansionsPerSecond = 0;  ///< of this call
    Sentence phase;                  ///< what is being done
    /// The best game; no moves when no word can be laid at all.
    SolitaireGame best;
    std::vector<std::uint8_t> bestGoals;  ///< by move: it is a goal word
    /// Different games, the best first; their families name their goal words.
    std::vector<EliteGame> games;
    ShownPlan plan;  ///< what is searched for
    int plans = 0;   ///< made so far
    int plansTried = 0;
    int plansDone = 0;  ///< that led to a game with all their goals
    int refinements = 0;

    struct Improvement
    {
        double seconds = 0;
        int total = 0;
    };
    std::vector<Improvement> history;  ///< of the best total
};

/// Looks for the one-player game with the highest total: a quick plain beam first, so that there is
/// something at once, then goal words: sketches, a race of plans, and from the games that come of
/// them new ones that keep a part of their moves. Anytime as base/anytime.h has it; units are
/// searches, nodes are expansions. With one thread a seed and a number of expansions give the same
/// games always. Not for several threads at once.
class SolitaireSearch
{
public:
    [[nodiscard]] static Result<std::unique_ptr<SolitaireSearch>>
    create(SolitaireTaskPtr task, SolitaireSearchOptions options);
    SolitaireSearch(const SolitaireSearch&) = delete;
    SolitaireSearch& operator=(const SolitaireSearch&) = delete;
    ~SolitaireSearch();

    StatePtr<SolitaireState> run(const SearchLimits& limits, const TaskContext& context,
                                 const OnState<SolitaireState>& onState = {});

    /// Beams are this many times as wide as they would be from now on, within the memory that there
    /// is. May be called on any thread, while run() works, too.
    void widen(int factor);

    /// Puts a game into the pool, to be refined: one that was found before, or somebody else's.
    /// `goals` by move.
    void addGame(const SolitaireGame& game, std::vector<std::uint8_t> goals);

    /// What resume() needs to go on.
    [[nodiscard]] std::vector<std::byte> save() const;
    /// Malformed for damaged bytes, WrongLexicon for those of another lexicon, other rules or
    /// another order. Games that don't replay are refused.
    [[nodiscard]] Result<void> resume(std::span<const std::byte> bytes, const std::string& file);

private:
    struct Work;
    explicit SolitaireSearch(std::unique_ptr<Work> work);

    std::unique_ptr<Work> m_work;
};

}  // namespace engine
