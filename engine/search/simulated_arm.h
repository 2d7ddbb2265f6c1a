// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "engine/board/move.h"
#include "engine/search/paired_samples.h"
#include "engine/search/play_log.h"
#include "engine/search/play_tally.h"
#include "engine/search/rollout.h"
#include "engine/search/simulation_state.h"

namespace engine {

/// A candidate of a simulation, and what its iterations brought beside the samples.
class SimulatedArm
{
public:
    /// `leave`: what the mover keeps after the candidate. The mover's next turn is ply `seats`.
    SimulatedArm(int id, const Move& move, Equity staticEquity, const Leave& leave, int seats,
                 int plies);

    [[nodiscard]] int id() const { return m_id; }
    [[nodiscard]] const Move& move() const { return m_move; }
    [[nodiscard]] bool kept() const { return m_kept; }
    void setKept(bool kept) { m_kept = kept; }

    /// The iterations come in order. `plies` are those that were played.
    void add(std::int64_t scenario, const RolloutResult& result, std::span<const RolloutPly> plies);

    /// Everything but what follows from the comparison with others. `equity`: that of its samples.
    [[nodiscard]] SimulatedCandidate snapshot(const Moments& equity) const;

private:
    /// Moves of each kind in a snapshot.
    static constexpr std::size_t kMostPlays = 20;

    [[nodiscard]] std::vector<SimulatedPlay> playsOf(const PlayTally& tally,
                                                     const std::vector<PlayTally::Entry>& entries,
                                                     const Moments& equity, bool own) const;

    int m_id;
    Move m_move;
    Equity m_staticEquity;
    Leave m_leave;
    int m_seats;
    bool m_kept = false;
    std::int64_t m_finished = 0;
    std::vector<SimulatedPly> m_byPly;
    EquityHistogram m_histogram;
    PlayTally m_replies;
    PlayTally m_followUps;
    PlayLog m_log;
};

}  // namespace engine
