// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/simulated_arm.h"

#include <algorithm>
#include <bit>

namespace engine {

void EquityHistogram::add(Equity equity)
{
    const std::int32_t points = std::clamp(equity.millis, -kMost * 1000, kMost * 1000 - 1);
    ++counts[static_cast<std::size_t>((points + kMost * 1000) / (kStep * 1000))];
}

SimulatedArm::SimulatedArm(int id, const Move& move, Equity staticEquity, const Leave& leave,
                           int seats, int plies)
    : m_id(id),
      m_move(move),
      m_staticEquity(staticEquity),
      m_leave(leave),
      m_seats(seats),
      m_byPly(static_cast<std::size_t>(plies))
{
}

void SimulatedArm::add(std::int64_t scenario, const RolloutResult& result,
                       std::span<const RolloutPly> plies)
{
    if (result.over) ++m_finished;
    m_histogram.add(result.equity);
    for (std::size_t i = 0; i < plies.size(); ++i) {
        const RolloutPly& played = plies[i];
        const int ply = static_cast<int>(i) + 1;
        m_byPly[i].score.add(played.move.score.points);
        if (played.bingo) ++m_byPly[i].bingos;
        if (ply == 1) m_replies.add(played.move, result.equity);
        else if (ply == m_seats) m_followUps.add(played.move, result.equity);
        m_log.add(scenario, ply, played.bingo, played.move);
    }
}

std::vector<SimulatedPlay> SimulatedArm::playsOf(const PlayTally& tally,
                                                 const std::vector<PlayTally::Entry>& entries,
                                                 const Moments& equity, bool own) const
{
    std::vector<SimulatedPlay> plays;
    for (const PlayTally::Entry& entry : entries) {
        SimulatedPlay play;
        play.move = entry.move;
        play.count = entry.count;
        play.share = static_cast<double>(entry.count) / static_cast<double>(tally.total());
        play.meanEquity = entry.meanEquity();
        play.cost = play.share * (equity.mean() - play.meanEquity);
        if (own) {
            const TileCounts used = entry.move.tilesUsed();
            for (LetterSet kinds = used.present(); kinds != 0; kinds &= kinds - 1) {
                const auto kind = static_cast<Tile>(std::countr_zero(kinds));
                const int missing = used.count(kind) - m_leave.count(kind);
                if (missing > 0) play.neededDraws.add(kind, missing);
            }
        }
        plays.push_back(play);
    }
    return plays;
}

SimulatedCandidate SimulatedArm::snapshot(const Moments& equity) const
{
    SimulatedCandidate candidate;
    candidate.id = m_id;
    candidate.move = m_move;
    candidate.staticEquity = m_staticEquity;
    candidate.kept = m_kept;
    candidate.equity = equity;
    candidate.finished = m_finished;
    candidate.byPly = m_byPly;
    candidate.histogram = m_histogram;
    candidate.replies = playsOf(m_replies, m_replies.mostFrequent(kMostPlays), equity, false);
    candidate.costliest =
        playsOf(m_replies, m_replies.costliest(kMostPlays, equity.mean()), equity, false);
    candidate.followUps = playsOf(m_followUps, m_followUps.mostFrequent(kMostPlays), equity, true);
    candidate.plays = m_log.pieces();
    return candidate;
}

}  // namespace engine
