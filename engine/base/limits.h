// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <string_view>
#include <vector>

#include "engine/base/task.h"

namespace engine {

/// Why a search ended.
enum class SearchEnd {
    NotYet,    ///< it goes on
    Complete,  ///< there is nothing left to do
    Stopped,   ///< by TaskContext::stop
    Time,
    Units,
    Nodes,
    Depth,
    Target,
    Rule,  ///< one of SearchLimits::rules
};

/// "time": for tables, in English.
[[nodiscard]] std::string_view searchEndName(SearchEnd end);

/// How far a search has come. What a search doesn't count stays as it is here.
struct SearchEffort
{
    double seconds = 0;      ///< of this call; pauses aren't counted
    std::int64_t units = 0;  ///< games, runs, iterations: what the search says its units are
    std::int64_t nodes = 0;
    int depth = 0;
    std::int64_t best = std::numeric_limits<std::int64_t>::min();  ///< value of the best so far
};

/// When a search ends: as soon as the first of these is reached. `seconds` are of one call; all
/// else counts from the search's beginning, so that a search that is called again and again comes
/// to the same end as one that is called once. Only the time depends on the machine: with limits
/// that count work, a search gives the same result for any number of threads.
struct SearchLimits
{
    double seconds = std::numeric_limits<double>::infinity();
    std::int64_t units = std::numeric_limits<std::int64_t>::max();
    std::int64_t nodes = std::numeric_limits<std::int64_t>::max();
    int depth = std::numeric_limits<int>::max();
    std::int64_t target = std::numeric_limits<std::int64_t>::max();  ///< value that is enough
    /// More limits, such as confidence in a result: each says why it ends the search, or NotYet.
    std::vector<std::function<SearchEnd(const SearchEffort&)>> rules = {};

    /// Why the search ends here, or NotYet. Limits that count work come before those that don't.
    [[nodiscard]] SearchEnd reached(const SearchEffort& effort, const TaskContext& context) const;
    /// The same without the clock and the stop: what may decide which work counts.
    [[nodiscard]] SearchEnd reachedByWork(const SearchEffort& effort) const;
};

/// What two limits allow both.
[[nodiscard]] SearchLimits operator&(SearchLimits a, const SearchLimits& b);

}  // namespace engine
