// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>

#include "engine/movegen/anchor_start.h"
#include "engine/movegen/lane_scan.h"

namespace engine {

/// A lane, and how the search for words begins over each of its anchors: kept from position to
/// position as long as nothing on the lane changes.
class ScannedLane
{
public:
    /// For another graph or other rules forget() first.
    template <class Graph>
    void read(const Position& position, CrossSetReader& crossSets, Direction direction,
              int laneIndex, const Graph& graph)
    {
        if (!m_scan.read(position, crossSets, direction, laneIndex)) return;
        std::size_t next = 0;
        for (const Anchor& anchor : m_scan.anchors())
            m_starts[next++] = startAt(m_scan, anchor.index, graph);
    }
    void forget() { m_scan.forget(); }

    [[nodiscard]] LaneScan& scan() { return m_scan; }
    /// By number of the anchor.
    [[nodiscard]] const AnchorStart& start(std::size_t anchor) const { return m_starts[anchor]; }

private:
    LaneScan m_scan;
    std::array<AnchorStart, kMaxDim> m_starts{};
};

}  // namespace engine
