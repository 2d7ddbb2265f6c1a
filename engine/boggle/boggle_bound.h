// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>

#include "engine/base/anytime.h"
#include "engine/base/result.h"
#include "engine/base/task.h"
#include "engine/boggle/boggle_class.h"
#include "engine/boggle/boggle_graph.h"
#include "engine/boggle/boggle_rules.h"

namespace engine {

/// What no grid of a class can beat, in two ways; after Dan Vanderkam's description.
struct BoggleBound
{
    /// All words that some path can spell with some choice, each once.
    std::int64_t sumUnion = 0;
    /// At each square of each path the choice that makes most of what follows, whatever was chosen
    /// there for other paths; a word counts for each of its paths. At most 2^62.
    std::int64_t maxNoMark = 0;

    [[nodiscard]] std::int64_t points() const { return std::min(sumUnion, maxNoMark); }
};

/// Goes through all paths with all choices: for wide classes of large grids that takes too long to
/// be waited for. Errors: Cancelled; OutOfRange for a class without as many choices as squares.
[[nodiscard]] Result<BoggleBound> boundClass(const BoggleGraph& graph, const BoggleRules& rules,
                                             const BoggleClass& grids,
                                             const TaskContext& context = {});

/// How far the bounding of a class by splitting it has come.
struct BoggleBoundState
{
    std::int64_t bound = 0;            ///< no grid of the class scores more
    std::optional<BoggleBound> whole;  ///< of the class before it was split; none until it is there
    std::int64_t classes = 0;          ///< how many were bounded
    /// Of all grids those of which it is proven that they don't beat SearchLimits::target; 0..1.
    double proven = 0;
    double seconds = 0;
    SearchEnd end = SearchEnd::NotYet;
};

/// Bounds a class ever more closely: the part with the highest bound is split in two, and both are
/// bounded. At first the bound is what all words are worth for which the class has the letters, so
/// that there is one whenever it ends.
///
/// Limits: units are classes, and `target` is a bound that is low enough. Complete when the bound is
/// the score of a grid.
class BoggleBounder
{
public:
    /// Keeps the graph. OutOfRange for a class without as many choices as squares.
    [[nodiscard]] static Result<std::unique_ptr<BoggleBounder>>
    create(BoggleGraphPtr graph, const BoggleRules& rules, BoggleClass grids);

    virtual ~BoggleBounder() = default;
    [[nodiscard]] virtual StatePtr<BoggleBoundState>
    run(const SearchLimits& limits, const TaskContext& context,
        const OnState<BoggleBoundState>& onState = {}) = 0;
};

}  // namespace engine
