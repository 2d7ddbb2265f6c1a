// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/words/leave_query.h"

#include <algorithm>
#include <string>
#include <utility>

#include "engine/lexicon/klv.h"
#include "engine/lexicon/pace.h"
#include "engine/words/word_query.h"

namespace engine {
namespace {

constexpr std::size_t kLongestOfItsOwn = 63;

/// Tiles of `some` that `leave` lacks, and of `leave` that `some` lacks; both ascend.
std::pair<int, int> difference(std::span<const Tile> some, std::span<const Tile> leave)
{
    int missing = 0;
    int extra = 0;
    std::size_t i = 0;
    std::size_t j = 0;
    while (i < some.size() && j < leave.size()) {
        if (some[i] == leave[j]) {
            ++i;
            ++j;
        } else if (some[i] < leave[j]) {
            ++missing;
            ++i;
        } else {
            ++extra;
            ++j;
        }
    }
    return {missing + static_cast<int>(some.size() - i),
            extra + static_cast<int>(leave.size() - j)};
}

/// A query with its tiles as lists, so that a million leaves can be asked.
class Matcher
{
public:
    explicit Matcher(const LeaveQuery& query)
        : m_query(query),
          m_tiles(query.tiles.tiles()),
          m_near(query.near ? query.near->tiles() : std::vector<Tile>())
    {
    }

    [[nodiscard]] bool accepts(std::span<const Tile> leave) const
    {
        if (((m_query.lengths >> std::min(leave.size(), kLongestOfItsOwn)) & 1) == 0) return false;
        const auto [missing, others] = difference(m_tiles, leave);
        if (missing > 0 || others < m_query.others) return false;
        if (!m_query.anyMore && others > m_query.others) return false;
        if (!m_query.near) return true;
        const auto [lost, gained] = difference(m_near, leave);
        return lost <= 1 && gained <= 1;
    }

private:
    const LeaveQuery& m_query;
    std::vector<Tile> m_tiles;
    std::vector<Tile> m_near;
};

}  // namespace

bool LeaveQuery::accepts(std::span<const Tile> leave) const
{
    return Matcher(*this).accepts(leave);
}

Result<LeaveQuery> readLeaveQuery(std::string_view text, const Alphabet& alphabet)
{
    LeaveQuery query;
    if (text.empty()) return query;
    query.anyMore = false;
    // What stands between the wildcards is read as one, each wildcard as a blank: so columns
    // are right, and no letter is put together from two sides of a wildcard.
    std::string tiles(text);
    int wildcards = 0;
    for (char& character : tiles) {
        if (character != '.' && character != '*') continue;
        if (character == '.') ++query.others;
        else query.anyMore = true;
        character = '?';
        ++wildcards;
    }
    auto counts = readTileCounts(tiles, alphabet);
    if (!counts) return failure(std::move(counts.error()));
    counts->remove(kBlank, wildcards);
    query.tiles = *counts;
    return query;
}

Result<std::vector<std::uint32_t>> findLeaves(const LeaveTable& table, const LeaveQuery& query,
                                              const TaskContext& context)
{
    const Matcher matcher(query);
    Pace pace(context, say("Looking for leaves"), static_cast<std::int64_t>(table.leaves.size()));
    std::vector<std::uint32_t> found;
    for (std::size_t i = 0; i < table.leaves.size(); ++i) {
        if (!pace.keepOn(static_cast<std::int64_t>(i))) return cancelled();
        if (matcher.accepts(table.leaves[i])) found.push_back(static_cast<std::uint32_t>(i));
    }
    const auto sortBy = [&](const auto& less) {
        std::ranges::sort(found, [&](std::uint32_t a, std::uint32_t b) {
            if (query.descending ? less(b, a) : less(a, b)) return true;
            if (query.descending ? less(a, b) : less(b, a)) return false;
            return a < b;
        });
    };
    const auto& points = table.points;
    switch (query.order) {
    case LeaveOrder::ByTiles:
        if (query.descending) std::ranges::reverse(found);
        break;
    case LeaveOrder::ByValue:
        sortBy([&](std::uint32_t a, std::uint32_t b) { return points[a] < points[b]; });
        break;
    case LeaveOrder::ByLength:
        sortBy([&](std::uint32_t a, std::uint32_t b) {
            const std::size_t one = table.leaves[a].size();
            const std::size_t two = table.leaves[b].size();
            if (one != two) return one < two;
            return query.descending ? points[a] < points[b] : points[a] > points[b];
        });
        break;
    }
    if (context.stopRequested()) return cancelled();
    return found;
}

LeaveStanding standingOf(const LeaveTable& table, float points, std::size_t length)
{
    LeaveStanding standing;
    for (std::size_t i = 0; i < table.leaves.size(); ++i) {
        if (table.leaves[i].size() != length) continue;
        ++standing.all;
        if (table.points[i] > points) ++standing.better;
    }
    return standing;
}

}  // namespace engine
