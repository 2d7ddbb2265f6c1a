// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/quantities.h"
#include "engine/base/result.h"
#include "engine/base/task.h"
#include "engine/game/game_record.h"
#include "engine/game/replay.h"
#include "engine/game/turns.h"
#include "engine/lexicon/lexicon_fwd.h"
#include "engine/movegen/ranked_move.h"

namespace engine {

/// Why nothing can be said about a turn; nothing is made up instead.
enum class ReviewGap : std::uint8_t {
    None,          ///< it was judged
    UnknownRack,   ///< no tile of the rack is recorded
    PartialRack,   ///< only some tiles are
    WrongRack,     ///< the rack recorded doesn't hold what was played
    UnknownTiles,  ///< an exchange of which only the number of tiles is recorded
    NoMove,        ///< the turn was lost, or the line could not be understood
    Irregular,     ///< it doesn't fit the board or breaks a rule
    GameOver,      ///< the game had ended
};

/// How much a turn cost.
enum class MistakeSize : std::uint8_t { None, Small, Medium, Large };

/// From how many points on a loss is a mistake of that size.
struct MistakeLimits
{
    Equity small = Equity::fromPoints(1);
    Equity medium = Equity::fromPoints(8);
    Equity large = Equity::fromPoints(16);

    [[nodiscard]] MistakeSize sizeOf(Equity lost) const;
    friend bool operator==(const MistakeLimits&, const MistakeLimits&) = default;
};

/// What the static evaluation says of a turn. All about moves means something only without a gap.
struct TurnReview
{
    NodeId node = kNoNode;
    int number = 0;  ///< from 1, along the line
    int player = 0;
    ReviewGap gap = ReviewGap::None;
    std::vector<Score> totals;  ///< of all players, after the turn and what came of it

    Move played;      ///< with the score by the rules
    Equity equity;    ///< of it; of a play that was taken back: of passing
    RankedMove best;  ///< the best static move
    Equity lost;      ///< how much less it is worth than the best; 0 also for more
    MistakeSize mistake = MistakeSize::None;
    std::int64_t rank = 0;   ///< 1 = the best; 0 = not among the legal moves, for a phony
    std::int64_t moves = 0;  ///< how many legal moves there were
    bool phony = false;      ///< some word is not in the lexicon
    bool takenBack = false;  ///< whatever the lexicon says
    bool bingo = false;      ///< played for the bonus, and it stayed
    /// The best bingo where none was played, and it is worth more than what was played.
    std::optional<RankedMove> missedBingo;

    [[nodiscard]] bool judged() const { return gap == ReviewGap::None; }
    /// Something to look at again: a loss or a phony.
    [[nodiscard]] bool isMistake() const
    {
        return judged() && (mistake != MistakeSize::None || phony);
    }
};

/// A player's turns taken together.
struct PlayerReview
{
    int turns = 0;
    int judged = 0;
    int best = 0;                   ///< turns that lost nothing
    Equity lost;                    ///< by all turns judged
    std::array<int, 4> mistakes{};  ///< by MistakeSize
    int bingos = 0;
    int missedBingos = 0;
    int phonies = 0;
    int phoniesThatStood = 0;

    [[nodiscard]] int mistakesOf(MistakeSize size) const
    {
        return mistakes[static_cast<std::size_t>(size)];
    }
    /// 0.2 for a small mistake, 0.5 for a medium one, 1 for a large one.
    [[nodiscard]] double mistakeIndex() const;
    void add(const TurnReview& turn);
};

struct GameReview
{
    std::vector<TurnReview> turns;
    std::vector<PlayerReview> players;
};

struct ReviewRequest
{
    GameRecord record;
    NodeId line = kRootNode;  ///< the line through this node is reviewed
    LexiconPtr lexicon;
    KlvPtr leaves;  ///< null = every leave is worth 0
    MistakeLimits limits = {};
    /// Tells lexicon and leaves from all others, in the caller's words: what a review with the same
    /// settings has kept with the nodes is taken as it is (see review_cache.h). Empty = nothing is.
    std::string settings = {};
    bool keptOnly = false;  ///< fails with UnknownName where something would have to be looked for
};

/// Compares every turn of a line with the best static move of its moment. `onTurn` gets each turn
/// as soon as it is there, on the calling thread. Fails with Cancelled, and with WrongLexicon when
/// there is no lexicon or it doesn't fit.
[[nodiscard]] Result<GameReview>
reviewGame(const ReviewRequest& request, const TaskContext& context = {},
           const std::function<void(const TurnReview&)>& onTurn = {});

/// The lead of the first player over the best of the others.
[[nodiscard]] Score leadOfFirst(const std::vector<Score>& totals);

/// "unknown rack": for tables, in English.
[[nodiscard]] std::string_view gapName(ReviewGap gap);
/// "small"; nothing for None.
[[nodiscard]] std::string_view mistakeName(MistakeSize size);

}  // namespace engine
