// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/base/sentence.h"
#include "engine/board/move.h"
#include "engine/board/position.h"
#include "engine/lexicon/lexicon_fwd.h"
#include "engine/search/simulation_state.h"

namespace engine {

/// What a sentence of an explanation is about, in the order in which they come.
enum class FactKind : std::uint8_t {
    SetUp,          ///< a next move of one's own that only this move makes possible
    BigChance,      ///< a next move of one's own that comes more often after this move
    OwnBingo,       ///< how often the mover's next turn is a bingo
    LeaveValue,     ///< what the tiles kept are worth
    Turnover,       ///< how many tiles are drawn
    OpponentBingo,  ///< how often the answer is a bingo
    Replies,        ///< what the answer scores
    Lane,           ///< a row or column in which answers lie
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

/// A sentence and what it rests on, so that it can be shown and checked.
struct ExplainedFact
{
    FactKind kind = FactKind::Verdict;
    FactSide side = FactSide::Neither;
    Sentence sentence;
    double own = 0;                           ///< the number that the sentence tells of the move
    double other = 0;                         ///< the same of the move that it is compared with
    std::optional<Move> next = std::nullopt;  ///< SetUp and BigChance
    std::vector<FactSquare> squares = {};     ///< to be lit on the board
    std::vector<Tile> tiles = {};             ///< to be lit on the rack and among the unseen
};

/// Why a move beside another one: sentences from fixed templates, each there only when its fact
/// passes its threshold, in a fixed order. The last one is always FactKind::Verdict.
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
    std::size_t lanes = 3;
    int scoreApart = 3;
    double volatilityApart = 4;
    int timingBag = 6;  ///< tiles in the bag before the moves, at most
    /// Standard errors by which chances must differ to be established.
    double sure = 1.96;
};

/// Explains by the results of a simulation that has both moves among its candidates; takes
/// milliseconds. Null leaves: every leave is worth 0. Fails with IllegalMove when one of the moves
/// is not among them, or was not simulated yet.
[[nodiscard]] Result<Explanation> explainMove(const Position& position,
                                              const SimulationState& simulation, const Move& move,
                                              const Move& against, const KlvPtr& leaves,
                                              const ExplanationThresholds& thresholds = {});

}  // namespace engine
