// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/boggle/boggle_grid.h"
#include "engine/boggle/boggle_rules.h"

namespace engine {

struct RankedGrid
{
    BoggleGrid grid;  ///< canonical, see canonicalGrid()
    BoggleScore score;

    friend bool operator==(const RankedGrid&, const RankedGrid&) = default;
};

/// The best grids so far, each once however it is turned. What it holds in the end doesn't depend
/// on the order in which grids come.
class BoggleRanking
{
public:
    explicit BoggleRanking(std::size_t size) : m_size(size) {}

    /// All grids are of one size.
    void offer(const BoggleGrid& grid, BoggleScore score);
    void merge(const BoggleRanking& other);

    /// Most points first, then in the order of the faces.
    [[nodiscard]] const std::vector<RankedGrid>& grids() const { return m_grids; }
    /// Of the best; 0 when there is none.
    [[nodiscard]] std::int64_t points() const
    {
        return m_grids.empty() ? 0 : m_grids.front().score.points;
    }

private:
    void insert(RankedGrid ranked);

    std::size_t m_size;
    std::vector<RankedGrid> m_grids;
};

}  // namespace engine
