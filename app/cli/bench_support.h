// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/search/simulation_state.h"
#include "engine/selfplay/played_game.h"

namespace app {

/// FNV-1a, 64 bits, over numbers byte by byte: the same on every machine.
class Checksum
{
public:
    void add(std::int64_t number, int bytes)
    {
        for (int i = 0; i < bytes; ++i) {
            m_state ^= static_cast<std::uint64_t>(number >> (8 * i)) & 0xff;
            m_state *= 0x100000001b3ULL;
        }
    }
    [[nodiscard]] std::uint64_t value() const { return m_state; }
    [[nodiscard]] std::string text() const
    {
        std::string text = "0x";
        for (int shift = 60; shift >= 0; shift -= 4)
            text += "0123456789abcdef"[(m_state >> shift) & 15];
        return text;
    }

private:
    std::uint64_t m_state = 0xcbf29ce484222325ULL;
};

/// Every turn that was recorded, and the result.
inline void add(Checksum& checksum, const engine::PlayedGame& game)
{
    for (const engine::PlayedTurn& turn : game.record) {
        checksum.add(turn.unseen, 2);
        checksum.add(turn.spread.points, 4);
    }
    for (const engine::Score score : game.scores) checksum.add(score.points, 4);
}

/// Candidates in order of their ids, so that ties in the ranking don't matter.
inline void add(Checksum& checksum, const engine::SimulationState& state)
{
    std::vector<const engine::SimulatedCandidate*> byId(state.candidates.size());
    for (const engine::SimulatedCandidate& candidate : state.candidates)
        byId[static_cast<std::size_t>(candidate.id)] = &candidate;
    for (const engine::SimulatedCandidate* candidate : byId) {
        checksum.add(candidate->iterations(), 4);
        checksum.add(std::llround(candidate->equity.sum * 1000), 8);
        checksum.add(std::llround(candidate->win.sum * 1000), 8);
        for (const engine::SimulatedPly& ply : candidate->byPly) {
            checksum.add(std::llround(ply.score.sum), 8);
            checksum.add(ply.bingos, 4);
        }
    }
}

}  // namespace app
