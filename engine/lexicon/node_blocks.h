// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/base/parallel.h"
#include "engine/base/task.h"

namespace engine {

/// What a pass finds in nodes next to each other.
struct BlockFindings
{
    std::uint32_t faults = 0;
    std::uint32_t highest = 0;  ///< tile

    void add(const BlockFindings& other)
    {
        faults |= other.faults;
        highest = std::max(highest, other.highest);
    }
};

/// As many nodes as are looked at together; the last block of a graph may be shorter.
inline constexpr std::size_t kNodeBlock = 4096;

/// What judges of one thread each, as judge(first, number of nodes), find from node `first` up to
/// `end`; nothing when it is stopped.
template <class MakeJudge>
std::optional<BlockFindings> judgeBlocks(std::size_t first, std::size_t end,
                                         const TaskContext& context, MakeJudge makeJudge)
{
    constexpr std::int64_t kAtOnce = 16;
    std::vector<BlockFindings> blocks((end - first + kNodeBlock - 1) / kNodeBlock);
    const ParallelRange range{static_cast<std::int64_t>(blocks.size()), kAtOnce};
    const bool done = parallelFor(range, context, [&] {
        return [&, judge = makeJudge()](std::int64_t block) mutable {
            const std::size_t from = first + static_cast<std::size_t>(block) * kNodeBlock;
            blocks[static_cast<std::size_t>(block)] = judge(from, std::min(kNodeBlock, end - from));
        };
    });
    if (!done) return std::nullopt;
    BlockFindings all;
    for (const BlockFindings& block : blocks) all.add(block);
    return all;
}

}  // namespace engine
