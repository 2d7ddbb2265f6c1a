// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <span>
#include <stop_token>
#include <vector>

#include "engine/base/quantities.h"
#include "engine/board/position.h"
#include "engine/eval/static_evaluator.h"
#include "engine/search/scenario.h"
#include "engine/search/simulation_question.h"

namespace engine {

/// One turn of a roll-out after the candidate.
struct RolloutPly
{
    Move move;
    bool bingo = false;  ///< as many tiles as a rack holds
};

/// What a roll-out came to, for the player whose candidates are compared.
struct RolloutResult
{
    /// What the mover gained on the best other player from before the candidate to the end, with
    /// the leaves that both kept; in a finished game with what the racks are worth, without leaves.
    Equity equity;
    float win = 0;           ///< 1 won, 0.5 a tie, 0 lost; a chance where the game isn't over
    std::int32_t plies = 0;  ///< turns played after the candidate
    bool over = false;       ///< the game is
};

/// Plays roll-outs: a candidate, then turn after turn the move that the static evaluation ranks
/// first for who is on turn, with the tiles of a scenario.
///
/// Where the game doesn't end within the plies, each player's leave after his last turn counts;
/// the chance of winning is the win table's for the player on turn then. That is how Macondo and
/// MAGPIE do it ("Monte-Carlo simulation" in their documentation; the method is that of Sheppard's
/// Maven, "World-championship-caliber Scrabble", Artificial Intelligence 134, 2002). With three or
/// four players a lead is counted against the best of the others, and is a win.
///
/// One object per thread. Allocates nothing once its rooms have grown, unless its turns are chosen
/// by small simulations.
class Rollout
{
public:
    /// The question must have been found to be sound (Simulator::create), and outlive this.
    explicit Rollout(const SimulationQuestion& question);
    Rollout(const Rollout&) = delete;
    Rollout& operator=(const Rollout&) = delete;
    ~Rollout();

    /// Plays candidate number `number`, which is the same `candidate` every time, in a scenario,
    /// and notes the turns in `plies`, which has room for all. False when it was asked to stop;
    /// then the result means nothing.
    [[nodiscard]] bool play(std::size_t number, const Move& candidate, const Scenario& scenario,
                            std::span<RolloutPly> plies, const std::stop_token& stop,
                            RolloutResult& result);
    /// Frees what is kept for a candidate.
    void forget(std::size_t number);

private:
    struct Line;
    struct Players;
    class Course;
    enum class Step { Next, Finished, Stopped };

    /// Deals the racks as they are after the candidate.
    void begin(Line& line, const Move& candidate, const Scenario& scenario);
    /// One turn; what came of it all when it finished.
    [[nodiscard]] Step takeTurn(Line& line, Course& course, int ply, const Scenario& scenario,
                                std::span<RolloutPly> plies, const std::stop_token& stop,
                                RolloutResult& result);
    void takeBack(Line& line);
    [[nodiscard]] Line& lineOf(std::size_t number, const Move& candidate);
    void forgetBoards();
    /// The move for the seat on turn; null when it was asked to stop.
    [[nodiscard]] const Move* choose(Line& line, int ply, std::size_t seat,
                                     const Scenario& scenario, const std::stop_token& stop);
    void chooseFirst(Line& line, const Position& view, std::size_t seat,
                     const std::stop_token& stop);

    const SimulationQuestion& m_question;
    std::unique_ptr<Players> m_players;
    std::vector<std::unique_ptr<Line>> m_lines;  ///< by number of the candidate
    Scenario m_scenario;                         ///< as far as it is used up
    std::size_t m_made = 0;                      ///< moves on the board, to be taken back
};

}  // namespace engine
