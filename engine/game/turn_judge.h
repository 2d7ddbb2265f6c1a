// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/base/quantities.h"
#include "engine/base/result.h"
#include "engine/base/task.h"
#include "engine/board/move.h"
#include "engine/board/position.h"
#include "engine/eval/win_table.h"
#include "engine/lexicon/player_lexicons.h"
#include "engine/search/weighted_leave.h"

namespace engine {

/// What a turn was judged with.
enum class JudgedBy : std::uint8_t { Static, Simulation, Bridge, PreEndgame, Endgame };

/// "simulation", "pre-endgame": for tables, in English.
[[nodiscard]] std::string_view judgedByName(JudgedBy by);

/// How thoroughly turns are judged.
enum class ReviewDepth : std::uint8_t {
    Static,    ///< by the static evaluation alone
    Standard,  ///< a game of 25 turns takes about a minute on two cores
    Deep,      ///< about ten times as long
};

/// "standard": as scripts name it.
[[nodiscard]] std::string_view reviewDepthName(ReviewDepth depth);
[[nodiscard]] std::optional<ReviewDepth> reviewDepthFrom(std::string_view name);

/// What a search may take for a turn.
struct JudgeSettings
{
    double seconds = 2.2;  ///< by the clock; what it depends on the machine comes from here
    std::int64_t iterations = 2000;
    std::size_t candidates = 15;  ///< best static moves beside the one played
    int plies = 4;                ///< of a simulation with tiles in the bag for more turns
    std::uint64_t seed = 1;

    /// Static has those of Standard.
    [[nodiscard]] static JudgeSettings of(ReviewDepth depth);
    friend bool operator==(const JudgeSettings&, const JudgeSettings&) = default;
};

/// The question "how good was this move?"
struct JudgeQuestion
{
    PositionPtr position;  ///< before the move, with a lexicon; the mover's rack is known
    Move move;             ///< that fits the board; of a play that came off again: a pass
    KlvPtr leaves = {};    ///< null = every leave is worth 0
    WinTablePtr winTable = {};
    std::vector<WeightedLeave> nextLeaves = {};  ///< see SimulationQuestion
    /// Where they differ: what the players make words of. The position has that of the mover.
    PlayerLexicons lexicons = {};
    bool seeksEquals = false;  ///< TurnVerdict::alone is asked for of endgames, too
    /// Some word of the move is not in the lexicon, and it stayed on the board: it is set beside the
    /// best move that is allowed, and never is the best one itself.
    bool phony = false;
};

/// How good a move was beside the best one. Chances are the mover's, 0..1; points are by how much
/// the mover's lead grows from here.
struct TurnVerdict
{
    JudgedBy by = JudgedBy::Static;
    Move best;  ///< the move itself when nothing is better, unless it is a phony
    double win = 0.5;
    double bestWin = 0.5;  ///< of `best`: less than `win` where a phony gained by staying
    double lossWin = 0;    ///< not negative
    double winError = 0;   ///< standard error of lossWin; 0 where nothing was left to chance
    double points = 0;
    double bestPoints = 0;
    double lossPoints = 0;   ///< not negative
    double pointsError = 0;  ///< of lossPoints
    /// The game was won or lost with either move, so that points count.
    bool byPoints = false;
    /// A win was given away for a tie or a loss, or a tie for a loss, under best play of both.
    bool blown = false;
    bool proved = false;     ///< by looking at everything that can happen
    bool earlyGame = false;  ///< more than a rack of tiles was in the bag
    std::int64_t iterations = 0;
    double seconds = 0;
    /// How much more likely the best move wins than the next best other one; 0 when not known.
    double leadWin = 0;
    double leadError = 0;  ///< standard error of leadWin
    /// No other move is as good: proved, or by two standard errors of leadWin.
    bool alone = false;
    /// Where moves were simulated: the best of those that aren't surely worse than the best one,
    /// that one and the one judged left out. For judging on.
    std::vector<Move> rivals = {};
    /// Mean points of the next player's turn after the move and after the best one.
    std::optional<double> replies;
    std::optional<double> bestReplies;
    /// Of a phony that stayed: `win` and `points` if it had been taken back, as with a pass.
    std::optional<double> takenBackWin;
    std::optional<double> takenBackPoints;

    /// What the move cost is told in points, not in chances of winning: in endgames, and where the
    /// game was decided.
    [[nodiscard]] bool countsPoints() const { return by == JudgedBy::Endgame || byPoints; }
    /// So many standard errors are more than chance makes of equal moves.
    static constexpr double kSureErrors = 2;
    /// Those of the loss that counts: chances or points, see countsPoints().
    [[nodiscard]] double doubt() const
    {
        return kSureErrors * (countsPoints() ? pointsError : winError);
    }
    /// The loss that counts is more than chance makes of equal moves.
    [[nodiscard]] bool isSure() const { return (countsPoints() ? lossPoints : lossWin) > doubt(); }
};

/// Judges moves by the search that fits the position: the one place where that is chosen. With an
/// empty bag the endgame is solved; with one tile in it all draws are, as far as the time lets them
/// be proved; with a few more roll-outs end in endgames, where there is time for enough. Before, and
/// with other than two players, the moves are simulated, to the end of the game when the bag holds no
/// more than a rack.
class TurnJudge
{
public:
    /// Beyond these chances of the best move and of the one played, points count.
    static constexpr double kSurelyLost = 0.005;
    static constexpr double kSurelyWon = 0.995;

    explicit TurnJudge(JudgeSettings settings) : m_settings(settings) {}

    [[nodiscard]] const JudgeSettings& settings() const { return m_settings; }
    /// Never Static.
    [[nodiscard]] static JudgedBy fittingSearch(const Position& position);
    /// Fails with Cancelled, and as the searches do.
    [[nodiscard]] Result<TurnVerdict> judge(const JudgeQuestion& question,
                                            const TaskContext& context) const;

private:
    [[nodiscard]] Result<TurnVerdict> solve(const JudgeQuestion& question,
                                            const TaskContext& context) const;
    /// Nothing where the time was too short for a proof of both moves.
    [[nodiscard]] std::optional<TurnVerdict> solveDraws(const JudgeQuestion& question,
                                                        const TaskContext& context) const;
    /// By roll-outs that end in endgames, where there is time for enough of them; else by others.
    [[nodiscard]] Result<TurnVerdict> bridge(const JudgeQuestion& question,
                                             const TaskContext& context) const;
    /// `by` says how roll-outs end. Without `rivals` the move is set beside the best static ones.
    [[nodiscard]] Result<TurnVerdict> simulate(const JudgeQuestion& question, JudgedBy by,
                                               const std::vector<Move>& rivals,
                                               const TaskContext& context) const;
    /// First the moves that are allowed, then the best of them beside the one that isn't.
    [[nodiscard]] Result<TurnVerdict> simulatePhony(const JudgeQuestion& question,
                                                    const Move& bestStatic,
                                                    const TaskContext& context) const;

    JudgeSettings m_settings;
};

}  // namespace engine
