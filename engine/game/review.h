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
#include "engine/eval/win_table.h"
#include "engine/game/draw_luck.h"
#include "engine/game/game_record.h"
#include "engine/game/replay.h"
#include "engine/game/review_tags.h"
#include "engine/game/turn_judge.h"
#include "engine/game/turns.h"
#include "engine/lexicon/player_lexicons.h"
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

/// From which loss on a turn is a mistake of that size: as Macondo and Woogles count, so that
/// mistake indices can be compared.
struct MistakeLimits
{
    // Points: of the static evaluation, of endgames, and where the game is decided.
    Equity small = Equity::fromPoints(1);
    Equity medium = Equity::fromPoints(8);
    Equity large = Equity::fromPoints(16);
    // Chances of winning, 0..1: from the first on small, above the others medium and large.
    double winSmall = 0.0025;
    double winMedium = 0.03;
    double winLarge = 0.07;

    [[nodiscard]] MistakeSize sizeOf(Equity lost) const;
    /// What a search found: an endgame that gives a win or a tie away is large; else in endgames and
    /// decided games by points, of which twice as many make it medium or large while the game is
    /// young; else by the chance of winning. A loss that may be chance is none.
    [[nodiscard]] MistakeSize sizeOf(const TurnVerdict& verdict) const;
    friend bool operator==(const MistakeLimits&, const MistakeLimits&) = default;
};

/// How far a game has come, by the tiles in the bag.
enum class GamePhase : std::uint8_t {
    Opening,     ///< more than half of those that are there after the first draw
    Middle,      ///< more than a rack
    PreEndgame,  ///< at most a rack
    Endgame,     ///< none
};
inline constexpr std::size_t kGamePhaseCount = 4;

[[nodiscard]] GamePhase phaseOf(const Position& position);
/// "pre-endgame": for tables, in English.
[[nodiscard]] std::string_view phaseName(GamePhase phase);

/// What the static evaluation says of a turn, and a search where one was asked for. All about moves
/// means something only without a gap.
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
    GamePhase phase = GamePhase::Opening;
    /// What a search found; `mistake` follows it then. Nothing in a static review, and where the
    /// search could not judge the turn: then `unsearched` says why.
    std::optional<TurnVerdict> verdict;
    Sentence unsearched;
    /// The version of the program that searched; empty where nothing did, or it isn't known.
    std::string searchedBy;
    ReviewTags tags;               ///< reasons of a mistake; phonies and missed challenges always
    std::optional<DrawLuck> luck;  ///< of the draw before the turn; nothing in a static review

    [[nodiscard]] JudgedBy by() const { return verdict ? verdict->by : JudgedBy::Static; }
    [[nodiscard]] const Move& bestMove() const { return verdict ? verdict->best : best.move; }
    [[nodiscard]] double lossPoints() const
    {
        return verdict ? verdict->lossPoints : lost.toPoints();
    }
    /// The same as reports and lists show it.
    [[nodiscard]] Equity shownLoss() const;
    /// A phony that stayed and cost nothing: what came of it was not the player's choice, and no mean
    /// of choices counts it.
    [[nodiscard]] bool wasFreePhony() const;
    /// There was something to choose from, and the choice counts.
    [[nodiscard]] bool wasDecision() const { return judged() && moves > 1 && !wasFreePhony(); }
    [[nodiscard]] bool judged() const { return gap == ReviewGap::None; }
    /// Something to look at again: a loss, or a phony. That a word isn't in the lexicon holds
    /// whatever is known of the rack.
    [[nodiscard]] bool isMistake() const { return phony || isLoss(); }
    /// It would be a mistake if the loss were not so small beside its error.
    [[nodiscard]] bool isDoubtful() const;
    /// It was judged, and cost something.
    [[nodiscard]] bool isLoss() const { return judged() && mistake != MistakeSize::None; }
};

/// Turns of a phase taken together.
struct PhaseReview
{
    int decisions = 0;          ///< turns judged in which there was something to choose from
    int searchedDecisions = 0;  ///< those of them that a search judged
    double lossWin = 0;         ///< of the turns that a search judged
    double lossPoints = 0;
    /// Of the decisions those whose size a search took by points, as the game was as good as
    /// decided: their loss of chances is about 0, whatever they cost.
    int decisionsByPoints = 0;
    double lossByPoints = 0;        ///< points that these lost
    std::array<int, 4> mistakes{};  ///< by MistakeSize

    /// Chance of winning that a decision lost on average which a search judged; nothing where there
    /// is none, or where all were taken by points.
    [[nodiscard]] std::optional<double> meanLossWin() const;
    /// Points that a decision taken by points lost on average; nothing without any.
    [[nodiscard]] std::optional<double> meanLossByPoints() const;
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
    int freePhonies = 0;  ///< of the turns judged; see TurnReview::wasFreePhony()
    std::array<PhaseReview, kGamePhaseCount> phases{};
    std::array<int, kReviewTagCount> tags{};  ///< turns with each
    int searched = 0;                         ///< turns that a search judged
    double lossWin = 0;                       ///< of those but endgames, 0..1 each
    double lossPoints = 0;                    ///< of all judged; of searched ones by the search
    int lossWinTurns = 0;                     ///< decisions that lossWin is the sum of
    double luck = 0;                          ///< points of all draws that were weighed
    int draws = 0;                            ///< those

    /// Points that a turn lost on average, phonies that cost nothing left out; 0 without any.
    [[nodiscard]] double meanLossPoints() const
    {
        return judged == freePhonies ? 0 : lossPoints / (judged - freePhonies);
    }
    /// Chance of winning that a decision lost on average, endgames left out; 0 without any.
    [[nodiscard]] double meanLossWin() const
    {
        return lossWinTurns == 0 ? 0 : lossWin / lossWinTurns;
    }
    [[nodiscard]] int turnsWith(ReviewTag tag) const { return tags[static_cast<std::size_t>(tag)]; }
    [[nodiscard]] int mistakesOf(MistakeSize size) const
    {
        return mistakes[static_cast<std::size_t>(size)];
    }
    /// 0.2 for a small mistake, 0.5 for a medium one, 1 for a large one.
    [[nodiscard]] double mistakeIndex() const;
    /// A guess at the rating of who plays with that index in a game: the table of Macondo's
    /// "analyze", with lines between its points. A guide, not a verdict.
    [[nodiscard]] double estimatedRating() const;
    void add(const TurnReview& turn);

private:
    void addLosses(const TurnReview& turn);
};

/// A turn that a game turned on.
struct KeyTurn
{
    enum class Why : std::uint8_t {
        Mistake,  ///< it cost much
        Find,     ///< the best move was found, and the next best one is far behind
    };
    std::size_t turn = 0;  ///< in GameReview::turns
    Why why = Why::Mistake;
    double win = 0;  ///< chance of winning lost, or more than the next best move has
};

struct GameReview
{
    std::vector<TurnReview> turns;
    std::vector<PlayerReview> players;
    ReviewDepth depth = ReviewDepth::Static;
    bool complete = true;           ///< false when it was stopped: the turns so far
    int unsearched = 0;             ///< judged turns that a search was to judge and none did
    std::vector<Sentence> remarks;  ///< what makes the whole doubtful
};

/// At most `most` of them, the greatest first: of turns that a search judged by chances of winning.
[[nodiscard]] std::vector<KeyTurn> keyTurns(const GameReview& review, std::size_t most = 4);

struct ReviewRequest
{
    GameRecord record;
    NodeId line = kRootNode;  ///< the line through this node is reviewed
    PlayerLexicons lexicons;
    KlvPtr leaves;  ///< null = every leave is worth 0
    MistakeLimits limits = {};
    /// Tells lexicons and leaves from all others, in the caller's words: what a review with the same
    /// settings has kept with the nodes is taken as it is (see review_cache.h). Empty = nothing is.
    std::string settings = {};
    /// Fails with UnknownName where the static evaluation of a turn is not kept; what searches found
    /// is taken as far as it is kept.
    bool keptOnly = false;
    /// False: no turn is searched now. What searches found before is taken as far as it is kept; the
    /// other turns have the static evaluation alone.
    bool searches = true;
    ReviewDepth depth = ReviewDepth::Static;
    /// Of searches; nothing = those of the depth.
    std::optional<JudgeSettings> judging = std::nullopt;
    WinTablePtr winTable = nullptr;  ///< for searches; for two players
    /// The opponent's tiles are drawn by what his last move tells of them, where it tells anything.
    bool infer = false;
};

/// Compares every turn of a line with the best static move of its moment, and with what a search
/// finds, as the depth asks. `onTurn` gets each turn as soon as it is there, on the calling thread.
/// Fails with Cancelled when a static review is stopped, of others there are the turns so far; and
/// with WrongLexicon when there is no lexicon or it doesn't fit.
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
