// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/base/anytime.h"
#include "engine/base/result.h"
#include "engine/board/move.h"
#include "engine/board/position.h"
#include "engine/lexicon/lexicon_fwd.h"
#include "engine/rules/rack.h"
#include "engine/search/weighted_leave.h"

namespace engine {

/// How surely a player finds what the static evaluation thinks best.
enum class PlayerStrength { Computer, Expert, Club, Beginner };

/// The temperature, in points of equity, that InferenceQuestion takes for such a player.
[[nodiscard]] double temperatureFor(PlayerStrength strength);
/// "expert": as scripts name it.
[[nodiscard]] std::string_view strengthName(PlayerStrength strength);
[[nodiscard]] std::optional<PlayerStrength> strengthFrom(std::string_view name);

/// The question "what did this player keep, seeing that he made this move?"
struct InferenceQuestion
{
    /// Before the move, its player on turn. Tiles on his rack are known to be there (shown by a
    /// phony that came off, say); all others of his are inferred. Tiles on other racks are known
    /// to the asker, so he doesn't have them.
    Position position;
    /// A placement, phonies too, an exchange of known tiles or of a number of tiles, or a pass.
    Move move;
    bool takenBack = false;  ///< a phony that came off: its tiles are on the rack again
    KlvPtr leaves = {};      ///< null = every leave is worth 0
    /// In points of equity, above 0: a move that is worth that much less is e times less likely.
    double temperature = 4;
    /// 0..1: how much the reading counts beside the plain draw, so that nothing that is possible
    /// becomes impossible.
    double trust = 0.9;
    std::uint64_t seed = 1;  ///< for the order in which racks are looked at
};

struct InferredLeave
{
    Leave tiles;
    double prior = 0;        ///< by the draws alone
    double posterior = 0;    ///< by the reading alone
    double probability = 0;  ///< both, mixed by the trust
};

/// How likely at least one tile of a kind was kept.
struct InferredTile
{
    Tile tile = kBlank;
    double prior = 0;      ///< by the draws alone
    double posterior = 0;  ///< by the reading and the draws, mixed by the trust
};

struct InferenceState
{
    /// A reading that moves no tile by more than this tells nothing worth telling.
    static constexpr double kLeastShift = 0.05;

    SearchEnd end = SearchEnd::NotYet;
    int leaveSize = 0;
    std::int64_t racks = 0;     ///< that he can have had; 0 = too many to be counted
    std::int64_t lookedAt = 0;  ///< racks, of those
    /// All racks were looked at. Else they were drawn, and what is told is an estimate.
    bool exact = false;
    /// No rack explains the move: what is told are the plain draws.
    bool fellBack = false;
    double information = 0;   ///< bits that the reading adds to the draws
    double largestShift = 0;  ///< of a tile, from prior to posterior, up or down
    double temperature = 0;
    double trust = 0;
    std::uint64_t seed = 0;
    double seconds = 0;  ///< by the clock, of all calls without their pauses
    /// The likeliest first, those that were come across; while it goes on only the first ones.
    std::vector<InferredLeave> leaves;
    std::vector<InferredTile> tiles;  ///< all that can be there, in the order of the alphabet

    [[nodiscard]] bool informative() const { return !fellBack && largestShift >= kLeastShift; }
};

/// Reads a player's leave off his move, by Bayes' rule: a leave is as likely as there are ways to
/// draw it from the tiles that the asker doesn't see once the move lies there, times how likely
/// its rack makes the move. That is a softmax over the static equities of the best moves of the
/// rack and the move made. (Richards and Amir, "Opponent Modeling in Scrabble", IJCAI 2007; the
/// softmax as in the inference of Macondo.)
///
/// Looks at all racks where that is possible; they come in a random order, likelier draws earlier
/// (weighted sampling without replacement by exponential keys; Efraimidis and Spirakis,
/// Information Processing Letters 97, 2006), so that a part of them is a sample whose leaves count
/// by one over their chance to be in it. Too many to be counted are drawn one by one.
class Inference
{
public:
    /// Racks that are listed and gone through; of more, a sample is drawn.
    static constexpr std::uint64_t kMostListed = 1'000'000;
    /// The same for an exchange of unknown tiles, where each rack can have kept many leaves.
    static constexpr std::uint64_t kMostListedToExchange = 20'000;
    /// What is looked at of those that are drawn one by one.
    static constexpr std::int64_t kMostDrawn = 1'000'000;
    /// Moves of a rack that the one made is compared with: its best ones.
    static constexpr std::size_t kRivals = 10;
    /// Leaves of a state that is not the last.
    static constexpr std::size_t kShownOnTheWay = 500;

    /// Fails for a position without a lexicon or whose game is over, for tiles that can't be
    /// together, and for moves that nobody can have made there.
    [[nodiscard]] static Result<std::unique_ptr<Inference>> create(InferenceQuestion question);
    Inference(const Inference&) = delete;
    Inference& operator=(const Inference&) = delete;
    ~Inference();

    /// See base/anytime.h. Units are racks looked at.
    StatePtr<InferenceState> run(const SearchLimits& limits, const TaskContext& context,
                                 const OnState<InferenceState>& onState = {});

private:
    struct Work;
    explicit Inference(std::unique_ptr<Work> work);

    std::unique_ptr<Work> m_work;
};

/// The same reading as it is with another trust in it; the state must have been made with full
/// trust, 1.
[[nodiscard]] InferenceState withTrust(InferenceState state, double trust);

/// What a simulation of a later position takes for SimulationQuestion::nextLeaves: the leaves by
/// their posterior, and with the share that isn't trusted a rack of which nothing is known. `now`
/// has the next player's rack as far as it is known; leaves that don't go with it are left out.
/// Empty, and so all racks are drawn plainly, when the reading fell back.
[[nodiscard]] std::vector<WeightedLeave> leavesToSimulate(const InferenceState& state,
                                                          const Position& now);

}  // namespace engine
