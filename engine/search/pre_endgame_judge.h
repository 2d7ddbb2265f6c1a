// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "engine/base/task.h"
#include "engine/eval/static_evaluator.h"
#include "engine/play/move_scratch.h"
#include "engine/search/endgame_family.h"
#include "engine/search/pre_endgame_case.h"
#include "engine/search/pre_endgame_notes.h"

namespace engine {

/// How closely cells of a pre-endgame are looked at.
struct PreEndgameEffort
{
    int depth = 0;  ///< plies of endgames; 0 = they are played out
    /// Looked at in one ending after a candidate that empties the bag, for who wins.
    std::int64_t winNodes = EndgameFamily::kAnyNodes;
    bool gains = false;  ///< also by how much games are won and lost
    /// Looked at in one ending for that.
    std::int64_t gainNodes = EndgameFamily::kAnyNodes;
    std::size_t replies = 0;  ///< of the opponent, with tiles in the bag; 0 = all
    std::size_t worlds = 0;   ///< bags between which he can't tell; 0 = all
};

/// Works out what a candidate comes to when the bag holds certain tiles.
///
/// A candidate that empties the bag leads to an endgame, which is solved. After any other one the
/// opponent answers as the model says; what he could answer is tried on all bags that he must
/// reckon with, and where his answer doesn't empty the bag either, both play what the static
/// evaluation ranks first until it is empty: such results are guesses.
///
/// For one thread.
class PreEndgameJudge
{
public:
    /// Refers to the case.
    PreEndgameJudge(const PreEndgameCase& game, std::size_t tableBytes);
    PreEndgameJudge(const PreEndgameJudge&) = delete;
    PreEndgameJudge& operator=(const PreEndgameJudge&) = delete;
    ~PreEndgameJudge();

    /// So many judges share the memory for lanes from now on. The next call is begin().
    void shareLanes(int judges);
    /// The cells that are asked for are this candidate's from now on. What was found out with
    /// another number isn't looked at, nor what lanes came to, so that it doesn't matter what this
    /// judge did before, except for the notes of this candidate, which outlive the judging of its
    /// cells; null = none.
    void begin(const Move& candidate, std::uint64_t number, PreEndgameNotes* notes = nullptr);
    /// Nothing when it was stopped.
    [[nodiscard]] std::optional<PreEndgameCell>
    judge(std::size_t draw, const PreEndgameEffort& effort, const TaskContext& context);
    /// All that were visited so far.
    [[nodiscard]] std::int64_t nodes() const { return m_nodes; }

    /// The candidate empties the bag.
    [[nodiscard]] static bool empties(const PreEndgameCase& game, const Move& candidate)
    {
        return candidate.kind == MoveKind::Place && candidate.tilesPlayed >= game.bag;
    }

private:
    using Ending = PreEndgameEnding;
    /// Where tiles are that the opponent doesn't see.
    struct World
    {
        Rack mover;
        Rack bag;
        std::int64_t orders = 0;
    };
    struct AfterReply;
    struct Answer;
    struct Choice
    {
        std::size_t reply = 0;
        bool exact = false;
    };
    struct Choosing;

    [[nodiscard]] std::optional<PreEndgameCell> judgeEmptying(const PreEndgameDraw& draw,
                                                              const PreEndgameEffort& effort);
    [[nodiscard]] std::optional<PreEndgameCell> judgeOpen(std::size_t number,
                                                          const PreEndgameEffort& effort);
    [[nodiscard]] std::vector<World> worldsOf(const PreEndgameDraw& draw) const;
    /// Those that the opponent reckons with.
    [[nodiscard]] std::vector<World> worldsSeenBy(const PreEndgameDraw& draw,
                                                  std::size_t most) const;
    [[nodiscard]] std::vector<Move> repliesOf(const Rack& opponent, std::size_t most);
    /// `first` is looked at before the others, if it is one of them.
    [[nodiscard]] std::optional<Choice> choose(const std::vector<Move>& replies,
                                               const Rack& opponent,
                                               const std::vector<World>& worlds, bool allWorlds,
                                               const PreEndgameEffort& effort, const Move* first);
    /// Weighs one reply until it is beaten; false when it was stopped.
    [[nodiscard]] bool weigh(std::size_t reply, const Rack& opponent,
                             const std::vector<World>& worlds, const PreEndgameEffort& effort,
                             Choosing& choosing);
    /// The worst ending of each world over all replies, and the reply to the first.
    [[nodiscard]] std::optional<std::size_t> worstOf(const std::vector<Move>& replies,
                                                     const Rack& opponent,
                                                     const std::vector<World>& worlds,
                                                     const PreEndgameEffort& effort,
                                                     std::vector<Ending>& endings);
    /// Endings of a position, with the words of each side; side 0 is on turn.
    [[nodiscard]] std::unique_ptr<EndgameFamily>
    familyOf(const Position& position, const std::array<PossibleRack, 2>& racks, int sinceBag = 0);
    /// The reply made on the board, with the mover's words.
    [[nodiscard]] AfterReply afterReply(const Move& reply, const Rack& opponent) const;
    [[nodiscard]] std::optional<Ending> endOf(Answer& answer, const World& world,
                                              const PreEndgameEffort& effort);
    /// The same, as far as it is noted.
    [[nodiscard]] std::optional<Ending> noted(const Answer& answer, const World& world,
                                              const PreEndgameEffort& effort) const;
    [[nodiscard]] std::optional<Ending> lookAt(AfterReply& after, const World& world,
                                               const PreEndgameEffort& effort);
    [[nodiscard]] std::optional<Ending> playOn(const AfterReply& after, const World& world);
    [[nodiscard]] Ending settled(int lead, const Rack& mover, const Rack& opponent,
                                 bool proved) const;
    [[nodiscard]] Ending endingOf(const EndgameOutcome& outcome, bool moverOnTurn, int lead) const;
    [[nodiscard]] static EndgameOutcome solve(EndgameFamily& family,
                                              const EndgameBoard::Racks& racks, int lead,
                                              const PreEndgameEffort& effort);
    void count(const EndgameFamily& family, std::int64_t before);

    const PreEndgameCase& m_game;
    EndgameTable m_table;
    std::uint64_t m_salt = 0;
    std::shared_ptr<LaneMemory> m_lanes;  ///< of all endings of a candidate
    int m_sharing = 1;                    ///< judges that have such a memory
    StaticEvaluator m_evaluator;
    MoveScratch m_scratch;

    Move m_candidate;
    Position m_after;  ///< the candidate made, nothing drawn; with the opponent's words
    Rack m_leave;      ///< what the mover keeps
    int m_drawn = 0;   ///< by the mover after it
    int m_passes = 0;  ///< in a row, with the candidate
    int m_scoreless = 0;
    std::unique_ptr<EndgameFamily> m_family;  ///< after a candidate that empties the bag

    PreEndgameNotes m_ownNotes;
    PreEndgameNotes* m_notes = &m_ownNotes;

    const TaskContext* m_context = nullptr;  ///< of the call that is going on
    std::int64_t m_nodes = 0;
};

}  // namespace engine
