// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boggle/boggle_batch.h"

#include <cstddef>
#include <cstdint>

#include "engine/base/parallel.h"
#include "engine/boggle/boggle_solver.h"
#include "engine/lexicon/pace.h"

namespace engine {

Result<std::vector<BoggleScore>> scoreGrids(const BoggleGraphPtr& graph, const BoggleRules& rules,
                                            std::span<const BoggleGrid> grids,
                                            const TaskContext& context)
{
    // Grids that a thread takes at a time.
    constexpr std::int64_t kShare = 64;
    std::vector<BoggleScore> scores(grids.size());
    const auto makeWorker = [&] {
        return [&, solver = BoggleSolver(graph, rules)](std::int64_t number) mutable {
            const auto i = static_cast<std::size_t>(number);
            scores[i] = solver.score(grids[i], context.stop);
        };
    };
    if (!parallelFor({std::ssize(grids), kShare, say("grids")}, context, makeWorker))
        return cancelled();
    return scores;
}

}  // namespace engine
