// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/anytime.h"
#include "engine/base/result.h"
#include "engine/base/task.h"
#include "engine/base/work_share.h"
#include "engine/lexicon/lexicon_fwd.h"
#include "engine/play/auto_player.h"
#include "engine/play/game_table.h"
#include "engine/selfplay/carried_games.h"
#include "engine/selfplay/leave_games.h"
#include "engine/selfplay/leave_progress.h"
#include "engine/selfplay/leave_values.h"
#include "engine/selfplay/rack_samples.h"
#include "engine/selfplay/saved_state.h"

namespace engine {

/// How leave values are to be learnt.
struct LeaveTrainingPlan
{
    /// Games of each generation. A generation plays with the values of the one before and learns
    /// its own from nothing but its own games.
    std::vector<std::int64_t> games;
    std::uint64_t seed = 1;
    static constexpr int kMostTries = 10'000;
    /// Besides the rack that is played, other racks are tried on the same board: this many per
    /// hundred turns. Usually the player's rack after keeping some of its tiles at random and
    /// drawing anew, because that is what leaves are compared for. A try takes as long as a turn:
    /// with so few of them, training is not slower than playing whole games.
    int triesPerHundredTurns = 15;
    /// Towards the end of a generation, in the last games by this share (per cent), the racks
    /// tried are those that have not been seen often.
    int rareShare = 40;
    /// What is often.
    int rareBelow = 3;
    /// Of memory; games that take more are refused.
    std::uint64_t mostBytes = RackSamples::kMostBytes;

    /// A plan with this many games in all, in generations that grow. OutOfRange when they are too
    /// few for each generation to have one.
    [[nodiscard]] static Result<LeaveTrainingPlan> ofGames(std::int64_t games, int generations);
    /// Takes tries and rare racks from what was kept of a training, so that it can be gone on with
    /// as it was begun. Malformed when that doesn't say.
    [[nodiscard]] Result<void> sampleAs(const SavedState& state);
    [[nodiscard]] std::int64_t totalGames() const;
};

/// How a training stands.
struct LeaveTrainingState
{
    SearchEnd end = SearchEnd::NotYet;
    std::vector<LeaveGeneration> generations;  ///< that are finished
    std::int64_t gamesOfGeneration = 0;        ///< of the one that is being played
    std::int64_t games = 0;                    ///< in all
};

/// Learns leave values by self-play. Every game samples the equity of the best move for the racks
/// that occur and for others tried on the same boards, until the bag is below a full rack; there
/// the game ends. A generation's values follow from its samples by leaveValuesFrom().
///
/// The values depend on the plan only: not on the number of threads, nor on interruptions, nor on how
/// many machines shared the games.
///
/// To share them: each of N trainers is brought to where the last round ended (restore(), or nothing
/// before the first), plays its share of the next round (beginShare(), run()) and saves that. A whole
/// trainer that stands at the same place takes all of them (merge()); what it saves then is where the
/// next round begins.
class LeaveTrainer
{
public:
    static constexpr std::int64_t kMostGames = LeaveProgress::kMostGames;
    static constexpr std::size_t kMostGenerations = LeaveProgress::kMostGenerations;

    /// `from`: what the first generation plays with; null = every leave is worth 0. Fails as
    /// RackSamples::create and GameTable::create, and for plans without games.
    [[nodiscard]] static Result<LeaveTrainer> create(GameRulesPtr rules, LexiconPtr lexicon,
                                                     LeaveTrainingPlan plan, KlvPtr from = nullptr);

    /// Goes on until a limit is reached or the plan is fulfilled, see base/anytime.h; units are
    /// games, depth is the number of finished generations. `onState` may look at the trainer. With a
    /// carrier it says where the games are played: then it fails as the carrier does, too.
    [[nodiscard]] Result<StatePtr<LeaveTrainingState>>
    run(const SearchLimits& limits, const TaskContext& context,
        const OnState<LeaveTrainingState>& onState = {}, GameCarrier* carrier = nullptr);
    /// The games of this training, for a carrier; of a trainer that was just made.
    [[nodiscard]] std::unique_ptr<CarriedGames> carriedGames() const;

    [[nodiscard]] const LeaveTrainingPlan& plan() const { return m_plan; }
    /// The whole plan, or the share.
    [[nodiscard]] bool finished() const;
    /// Those that are finished.
    [[nodiscard]] const std::vector<LeaveGeneration>& generations() const
    {
        return m_progress.generations;
    }
    /// Games of the generation that is being played; of those of a share.
    [[nodiscard]] std::int64_t gamesOfGeneration() const;
    /// That were played in all; of a running round those of its share.
    [[nodiscard]] std::int64_t totalGames() const;
    /// That totalGames() comes to.
    [[nodiscard]] std::int64_t gamesToPlay() const;
    [[nodiscard]] const RackSamples& samples() const { return m_progress.samples; }

    /// The best values so far: those of the running generation once it has played more games than
    /// the one before, else those of the one before. Takes seconds. OutOfRange before there are
    /// any, Cancelled when it is asked to stop.
    [[nodiscard]] Result<LeaveTable> table(const TaskContext& context = {}) const;
    /// The values that are being played with; null = 0.
    [[nodiscard]] const KlvPtr& leaves() const { return m_leaves; }

    [[nodiscard]] SavedState save() const;
    /// Goes on from there, right after create(): with the same rules, lexicon and seed, and a plan
    /// that agrees with the former one up to the generation that was being played. `share` is what
    /// the state must be of; nothing = a whole training.
    [[nodiscard]] Result<void> restore(const SavedState& state,
                                       std::optional<WorkShare> share = {});

    /// Games of the running generation whose samples don't depend on one another: up to where rare
    /// racks are listed, or from there to the end.
    struct Round
    {
        std::int64_t begin = 0;
        std::int64_t end = 0;  ///< before this
    };
    [[nodiscard]] Round round() const;
    /// From now on plays this share of the round and nothing else. OutOfRange unless a round begins
    /// here.
    [[nodiscard]] Result<void> beginShare(WorkShare share);
    /// Takes all shares of the round that begins here, in any order: `open` reads the state of each
    /// in turn, from 0. Malformed unless they are of this training and this round, complete and
    /// each there once; OutOfRange unless a round begins here. On failure nothing is changed.
    [[nodiscard]] Result<void> merge(std::size_t shares,
                                     const std::function<Result<SavedState>(std::size_t)>& open,
                                     const TaskContext& context = {});

private:
    LeaveTrainer(GameRulesPtr rules, LexiconPtr lexicon, LeaveTrainingPlan plan, KlvPtr from,
                 GameTable table, RackSamples samples);

    [[nodiscard]] std::int64_t gamesWanted() const
    {
        return m_plan.games[m_progress.generations.size()];
    }
    /// The first game that tries rare racks.
    [[nodiscard]] std::int64_t firstRareGame() const;
    /// That a round begins here.
    [[nodiscard]] Result<void> checkRoundBegins() const;
    [[nodiscard]] Result<void> checkSettings(const SavedState& state) const;
    [[nodiscard]] Result<void> checkPlan(const SavedState& state,
                                         const LeaveProgress& progress) const;
    struct Call;
    /// Plays games of the generation up to this one, or until something ends the run.
    void playUntil(std::int64_t game, Call& call);
    void listRareRacks();
    [[nodiscard]] LeaveTrainingState state(SearchEnd end) const;
    /// False when it was asked to stop.
    [[nodiscard]] Result<bool> finishGeneration(const TaskContext& context);
    [[nodiscard]] Result<void> playWith(const LeaveValues& values, const TaskContext& context = {});
    [[nodiscard]] LeaveGamesSetting gamesSetting() const;

    GameRulesPtr m_rules;
    LexiconPtr m_lexicon;
    LeaveTrainingPlan m_plan;
    GameTable m_table;
    KlvPtr m_leaves;
    std::vector<std::byte> m_leavesFile;  ///< m_leaves of the second generation and later ones
    LeaveProgress m_progress;
    /// What of the running round is played here alone.
    struct Share
    {
        WorkShare share;
        Round round;
        std::string base;  ///< SHA-256 of the state in which the round began

        [[nodiscard]] std::int64_t begin() const
        {
            return round.begin + share.begin(round.end - round.begin);
        }
        [[nodiscard]] std::int64_t end() const
        {
            return round.begin + share.end(round.end - round.begin);
        }
    };
    /// Of a state that says so; nothing when it is of a whole training.
    [[nodiscard]] Result<std::optional<Share>> shareIn(const SavedState& state,
                                                       const LeaveProgress& progress) const;
    std::optional<Share> m_share;
};

}  // namespace engine
