// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/base/sentence.h"
#include "engine/base/task.h"
#include "engine/board/move.h"
#include "engine/board/position.h"
#include "engine/lexicon/lexicon_fwd.h"
#include "engine/lexicon/player_lexicons.h"
#include "engine/search/simulation_state.h"

namespace engine {

/// What a sentence of an explanation is about, in the order in which they come after the one that
/// leads.
enum class FactKind : std::uint8_t {
    Phony,          ///< a word of one of the moves is not in the lexicon
    SetUp,          ///< a next move of one's own that only this move makes possible
    BigChance,      ///< a next move of one's own that comes more often after this move
    OwnBingo,       ///< how often the mover's next turn is a bingo
    LeaveValue,     ///< what the tiles kept are worth
    Turnover,       ///< how many tiles are drawn
    OpponentBingo,  ///< how often the answer is a bingo
    Replies,        ///< what the answer scores
    Lane,           ///< a row or column that one of the moves opens or closes
    WholeRack,      ///< a bonus for all tiles
    Score,          ///< of the move itself
    Volatility,     ///< how far results lie apart
    Timing,         ///< who plays last, tiles left in the bag
    Verdict,        ///< which move wins more, or that it is too close to call
};

/// "set-up": for scripts, in English.
[[nodiscard]] std::string_view factName(FactKind kind);

/// Which of the two moves a fact speaks for.
enum class FactSide : std::int8_t { Other = -1, Neither = 0, Own = 1 };

/// "move", "against"; nothing for Neither: for scripts.
[[nodiscard]] std::string_view factSideName(FactSide side);

struct FactSquare
{
    int row = 0;
    int column = 0;
    friend bool operator==(const FactSquare&, const FactSquare&) = default;
};

/// What the next player makes in a row or column, in points: means of the highest score there over
/// racks that he may have. Before either move, and after each of the two.
struct LaneWorth
{
    double before = 0;
    double own = 0;
    double other = 0;
};

/// A sentence and what it rests on, so that it can be shown and checked.
struct ExplainedFact
{
    FactKind kind = FactKind::Verdict;
    FactSide side = FactSide::Neither;
    Sentence sentence;
    double own = 0;    ///< the number that the sentence tells of the move
    double other = 0;  ///< the same of the move that it is compared with
    /// By how much the move is the better of the two because of it, in points, negative where the
    /// other one is; 0 where that isn't measured in points.
    double part = 0;
    std::optional<Move> next = std::nullopt;        ///< SetUp and BigChance
    std::optional<LaneWorth> worth = std::nullopt;  ///< Lane
    std::vector<FactSquare> squares = {};           ///< to be lit on the board
    std::vector<Tile> tiles = {};                   ///< to be lit on the rack and among the unseen
};

/// Why a move beside another one: sentences from fixed templates, each there only when its fact
/// passes its threshold. Phonies come first. Then leads what has the largest part of the difference
/// between the two moves, among those that are measured in points, in favour of the one that wins
/// more; the others follow in a fixed order. The last one is always FactKind::Verdict.
struct Explanation
{
    Move move;
    Move against;
    bool established = false;  ///< the verdict: one of the two is surely better
    std::vector<ExplainedFact> facts;
};

/// From when on facts are told. Chances are shares, 0..1; the rest are points.
struct ExplanationThresholds
{
    int setUpScore = 35;
    double setUpShare = 0.05;
    double chanceRatio = 1.25;
    double chanceUpside = 1;
    double ownBingo = 0.35;
    double opponentBingo = 0.30;
    double bingoApart = 0.05;  ///< for either to be told
    double leaveApart = 3;
    int turnoverApart = 2;
    double repliesApart = 2;
    double laneShare = 0.04;
    double laneApart = 0.04;
    /// Points by which a lane must be worth more or less than before the move to be opened or closed.
    double laneWorth = 1;
    int laneRacks = 24;  ///< of the next player, for that worth
    std::size_t lanes = 3;
    int scoreApart = 3;
    double volatilityApart = 4;
    int timingBag = 6;  ///< tiles in the bag before the moves, at most
    /// Standard errors by which chances must differ to be established.
    double sure = 1.96;
};

/// Explains by the results of a simulation that has both moves among its candidates; takes some ten
/// milliseconds, most of them for what the lanes were worth before. Null leaves: every leave is worth
/// 0. The lexicons are those of the simulation, where players have their own. Fails with IllegalMove
/// when one of the moves is not among them, or was not simulated yet, and with Cancelled.
[[nodiscard]] Result<Explanation>
explainMove(const Position& position, const SimulationState& simulation, const Move& move,
            const Move& against, const KlvPtr& leaves, const PlayerLexicons& lexicons = {},
            const TaskContext& context = {}, const ExplanationThresholds& thresholds = {});

}  // namespace engine
