// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/base/task.h"
#include "engine/lexicon/leave_table.h"
#include "engine/rules/alphabet.h"
#include "engine/rules/rack.h"

namespace engine {

enum class LeaveOrder {
    ByTiles,   ///< as a leave table has them
    ByValue,   ///< low values first
    ByLength,  ///< short leaves first; of one length the valuable ones first
};

/// Conditions for leaves. All that are set must hold.
struct LeaveQuery
{
    /// The leave has these tiles...
    TileCounts tiles;
    /// ... and this many others; with `anyMore` at least this many.
    int others = 0;
    bool anyMore = true;
    /// Bit n stands for leaves of n tiles, bit 63 for those of 63 and more.
    std::uint64_t lengths = ~std::uint64_t{0};
    /// At most one tile is missing from these, at most one is there that they don't have.
    std::optional<TileCounts> near;

    LeaveOrder order = LeaveOrder::ByTiles;
    /// The other way round; equals stay as a leave table has them.
    bool descending = false;

    [[nodiscard]] bool accepts(std::span<const Tile> leave) const;
};

/// Tiles in any order and case, "?" the blank; each "." is any one tile more, "*" any number of
/// tiles more. No text at all means all leaves. Errors have the column.
[[nodiscard]] Result<LeaveQuery> readLeaveQuery(std::string_view text, const Alphabet& alphabet);

/// Indices into the table of the leaves that fit, in the order asked for. Cancelled is the only
/// error.
[[nodiscard]] Result<std::vector<std::uint32_t>>
findLeaves(const LeaveTable& table, const LeaveQuery& query, const TaskContext& context = {});

/// Where a value stands among the leaves of a length.
struct LeaveStanding
{
    std::int64_t better = 0;  ///< leaves with a greater value
    std::int64_t all = 0;     ///< leaves of that length
};
[[nodiscard]] LeaveStanding standingOf(const LeaveTable& table, float points, std::size_t length);

}  // namespace engine
