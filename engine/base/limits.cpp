// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/limits.h"

#include <algorithm>

namespace engine {

std::string_view searchEndName(SearchEnd end)
{
    switch (end) {
    case SearchEnd::Complete: return "complete";
    case SearchEnd::Stopped: return "stopped";
    case SearchEnd::Time: return "time";
    case SearchEnd::Units: return "units";
    case SearchEnd::Nodes: return "nodes";
    case SearchEnd::Depth: return "depth";
    case SearchEnd::Target: return "target";
    case SearchEnd::Rule: return "rule";
    case SearchEnd::NotYet: break;
    }
    return "";
}

SearchEnd SearchLimits::reachedByWork(const SearchEffort& effort) const
{
    if (effort.best >= target) return SearchEnd::Target;
    if (effort.units >= units) return SearchEnd::Units;
    if (effort.nodes >= nodes) return SearchEnd::Nodes;
    if (effort.depth >= depth) return SearchEnd::Depth;
    for (const auto& rule : rules)
        if (const SearchEnd end = rule(effort); end != SearchEnd::NotYet) return end;
    return SearchEnd::NotYet;
}

SearchEnd SearchLimits::reached(const SearchEffort& effort, const TaskContext& context) const
{
    if (const SearchEnd end = reachedByWork(effort); end != SearchEnd::NotYet) return end;
    if (context.stopRequested()) return SearchEnd::Stopped;
    return effort.seconds >= seconds ? SearchEnd::Time : SearchEnd::NotYet;
}

SearchLimits operator&(SearchLimits a, const SearchLimits& b)
{
    a.seconds = std::min(a.seconds, b.seconds);
    a.units = std::min(a.units, b.units);
    a.nodes = std::min(a.nodes, b.nodes);
    a.depth = std::min(a.depth, b.depth);
    a.target = std::min(a.target, b.target);
    a.rules.insert(a.rules.end(), b.rules.begin(), b.rules.end());
    return a;
}

}  // namespace engine
