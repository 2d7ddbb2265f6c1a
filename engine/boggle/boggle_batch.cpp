// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boggle/boggle_batch.h"

#include <algorithm>
#include <atomic>
#include <thread>

#include "engine/boggle/boggle_solver.h"
#include "engine/lexicon/pace.h"

namespace engine {

Result<std::vector<BoggleScore>> scoreGrids(const BoggleGraphPtr& graph, const BoggleRules& rules,
                                            std::span<const BoggleGrid> grids,
                                            const TaskContext& context)
{
    // Grids that a thread takes at a time.
    constexpr std::size_t kShare = 64;
    std::vector<BoggleScore> scores(grids.size());
    std::atomic<std::size_t> next = 0;
    Pace pace(context, "grids", static_cast<std::int64_t>(grids.size()));
    const auto work = [&](bool reports) {
        BoggleSolver solver(graph, rules);
        for (std::size_t i = next.fetch_add(kShare); i < grids.size(); i = next.fetch_add(kShare)) {
            const std::size_t end = std::min(i + kShare, grids.size());
            for (; i < end && !context.stopRequested(); ++i)
                scores[i] = solver.score(grids[i], context.stop);
            if (reports)
                context.report({"grids", static_cast<std::int64_t>(end), std::ssize(grids)});
        }
    };
    {
        std::vector<std::jthread> helpers;
        const auto shares = (grids.size() + kShare - 1) / kShare;
        const auto threads =
            std::min(static_cast<std::size_t>(std::max(context.threads, 1)), shares);
        for (std::size_t i = 1; i < threads; ++i) helpers.emplace_back(work, false);
        work(true);
    }
    if (context.stopRequested()) return cancelled();
    return scores;
}

}  // namespace engine
