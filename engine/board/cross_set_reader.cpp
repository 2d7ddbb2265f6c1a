// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/cross_set_reader.h"

#include <bit>
#include <cstdint>

namespace engine {

CrossSet CrossSetReader::inLane(Direction direction, int lane, int index) const
{
    if (m_stale.any() && (m_stale.ofLane(direction, lane) >> index & 1) != 0)
        return crossSetOf(m_source, direction, lane, index);
    return m_kept.at(direction, lane, index);
}

void CrossSetReader::workOut(Direction direction, int lane)
{
    for (std::uint32_t left = m_stale.ofLane(direction, lane); left != 0; left &= left - 1) {
        const int index = std::countr_zero(left);
        m_lane[static_cast<std::size_t>(index)] = crossSetOf(m_source, direction, lane, index);
    }
}

}  // namespace engine
