// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/simulation_state.h"

#include <algorithm>
#include <utility>

namespace engine {

std::optional<PairedDifference> SimulationState::between(int first, int second) const
{
    const auto placeOf = [this](int id) {
        const auto found = std::ranges::find(candidates, id, &SimulatedCandidate::id);
        return static_cast<std::size_t>(found - candidates.begin());
    };
    std::size_t before = placeOf(first);
    std::size_t behind = placeOf(second);
    const bool turned = before > behind;
    if (turned) std::swap(before, behind);
    if (before == behind || behind >= candidates.size()) return std::nullopt;
    const std::size_t place = behind * (behind - 1) / 2 + before;
    if (place >= pairs.size()) return std::nullopt;
    return turned ? pairs[place].turned() : pairs[place];
}

}  // namespace engine
