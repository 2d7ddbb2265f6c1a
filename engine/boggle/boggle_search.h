// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "engine/base/anytime.h"
#include "engine/base/result.h"
#include "engine/boggle/boggle_dice.h"
#include "engine/boggle/boggle_graph.h"
#include "engine/boggle/boggle_grid.h"
#include "engine/boggle/boggle_ranking.h"
#include "engine/boggle/boggle_rules.h"

namespace engine {

/// Which grid is looked for.
struct BoggleSearchOptions
{
    BoggleSize size;
    /// What any square may have; empty for all letters of the words. Not with dice.
    std::vector<BoggleFace> faces;
    std::optional<BoggleDice> dice;  ///< of the same size
    BoggleRules rules;
    std::uint64_t seed = 1;
    int stepsPerRun = 80'000;
    std::size_t keep = 20;  ///< how many of the best grids are kept, 1 to 10,000
    /// The first run of this search, from 0: one machine does those before it, another these. Limits
    /// count all runs before their end.
    std::int64_t firstRun = 0;
};

struct BoggleSearchState
{
    SearchEnd end = SearchEnd::NotYet;
    std::int64_t runs = 0;         ///< that have come to their ends
    std::int64_t gridsScored = 0;  ///< those that were remembered not counted
    double seconds = 0;            ///< by the clock, of all calls without their pauses
    std::vector<RankedGrid> best;  ///< of all runs
    RankedGrid current;            ///< where one of the runs is now, as it lies there

    struct Improvement
    {
        double seconds = 0;
        std::int64_t points = 0;
    };
    std::vector<Improvement> history;
};

/// Looks for the grid with the highest score by many runs of a BoggleAnnealer, each from a grid of
/// its own that follows from the seed. A run's result doesn't depend on the others, so that a
/// number of runs, or the runs up to a target, give the same list for any number of threads and
/// pauses. Not for several threads at once.
class BoggleSearch
{
public:
    /// OutOfRange, OutsideAlphabet: options that don't fit together, or letters without words.
    [[nodiscard]] static Result<std::unique_ptr<BoggleSearch>> create(BoggleGraphPtr graph,
                                                                      BoggleSearchOptions options);
    BoggleSearch(const BoggleSearch&) = delete;
    BoggleSearch& operator=(const BoggleSearch&) = delete;
    ~BoggleSearch();

    /// Searches on until a limit is reached, see base/anytime.h. Units are runs; a run that finds
    /// the target ends at once, and those behind it don't count.
    StatePtr<BoggleSearchState> run(const SearchLimits& limits, const TaskContext& context,
                                    const OnState<BoggleSearchState>& onState = {});

private:
    struct Runs;
    explicit BoggleSearch(std::unique_ptr<Runs> runs);

    std::unique_ptr<Runs> m_runs;
};

}  // namespace engine
