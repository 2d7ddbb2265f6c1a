// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/eval/win_table.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <numbers>
#include <numeric>
#include <utility>

namespace engine {
namespace {

/// By distance in unseen tiles.
constexpr std::array<std::int64_t, 3> kNeighbourWeights{3, 2, 1};

WinProbability decided(Score lead)
{
    return {lead.points > 0 ? 1.0 : lead.points == 0 ? 0.5 : 0.0};
}

}  // namespace

WinTable::WinTable(const WinCounts& counts)
{
    const std::vector<WinCounts::Row> rows = counts.rows();
    if (rows.empty()) return;
    m_rows.resize(static_cast<std::size_t>(rows.back().unseen) + 1);
    /// A row that is averaged, and how much it counts.
    struct Part
    {
        const WinCounts::Row& row;
        std::int64_t weight = 1;
    };
    std::vector<Part> parts;
    std::vector<std::int64_t> sums;
    for (std::size_t unseen = 0; unseen < m_rows.size(); ++unseen) {
        const auto distanceTo = [unseen](const WinCounts::Row& row) {
            return std::abs(row.unseen - static_cast<int>(unseen));
        };
        const auto nearest = std::ranges::min_element(rows, {}, distanceTo);
        // With an empty bag every tile makes a difference, and nothing is averaged.
        const bool alone = nearest->unseen <= counts.rackSize() || distanceTo(*nearest) > 0;
        int least = WinCounts::kMostSwing;
        int most = -WinCounts::kMostSwing;
        parts.clear();
        for (const WinCounts::Row& row : rows) {
            const auto distance = static_cast<std::size_t>(std::abs(row.unseen - nearest->unseen));
            if (distance >= (alone ? 1 : kNeighbourWeights.size())) continue;
            if (!alone && row.unseen <= counts.rackSize()) continue;
            least = std::min(least, row.least);
            most = std::max(most, row.least + static_cast<int>(row.counts.size()) - 1);
            parts.push_back({row, kNeighbourWeights[distance]});
        }
        // The counts of a file are bounded so that no sum can overflow.
        sums.assign(static_cast<std::size_t>(most - least + 1), 0);
        for (const auto& [row, weight] : parts) {
            std::int64_t* const first = sums.data() + (row.least - least);
            for (std::size_t i = 0; i < row.counts.size(); ++i) first[i] += weight * row.counts[i];
        }
        const auto total =
            static_cast<double>(std::accumulate(sums.begin(), sums.end(), std::int64_t{0}));
        // A lead of s wins with gains above -s: from the greatest gain down.
        Row& made = m_rows[unseen];
        made.first = -most;
        made.chances.resize(sums.size());
        std::int64_t above = 0;
        auto chance = made.chances.begin();
        for (auto here = sums.rbegin(); here != sums.rend(); above += *here++) {
            const double won = static_cast<double>(above) + static_cast<double>(*here) / 2;
            *chance++ = static_cast<float>(won / total);
        }
    }
}

std::shared_ptr<const WinTable> WinTable::estimate(const GameRules& rules)
{
    constexpr double kEnglishValue = 1.87;
    double points = 0;
    for (int tile = 1; tile < kTileKinds; ++tile) {
        const auto letter = static_cast<Tile>(tile);
        points += rules.tiles.count(letter) * rules.alphabet.value(letter);
    }
    const int tiles = rules.tiles.total();
    WinTable table;
    table.m_rackSize = rules.rackSize;
    table.m_scale = points > 0 && tiles > 0 ? points / tiles / kEnglishValue : 1;
    return std::make_shared<const WinTable>(std::move(table));
}

double WinTable::estimated(Score lead, int unseen) const
{
    constexpr double kSpread = 9.9;  // of the deviation, by the root of tiles
    constexpr double kOnTurn = 20;   // what the move to come is worth, about half of one
    // With an empty bag the tiles run out, and who plays out first takes the rest.
    constexpr double kRunningOut = 0.6;
    double deviation = m_scale * kSpread * std::sqrt(unseen + m_rackSize);
    if (unseen < m_rackSize) {
        deviation = m_scale * kSpread * std::sqrt(2 * m_rackSize) *
                    std::pow(static_cast<double>(unseen) / m_rackSize, kRunningOut);
    }
    const double above = lead.points + m_scale * kOnTurn;
    return std::erfc(-above / (deviation * std::numbers::sqrt2)) / 2;
}

WinProbability WinTable::chance(Score lead, int unseen) const
{
    if (m_scale > 0 && unseen > 0) return {estimated(lead, unseen)};
    if (m_rows.empty() || unseen <= 0) return decided(lead);
    const Row& row = m_rows[std::min(static_cast<std::size_t>(unseen), m_rows.size() - 1)];
    if (lead.points < row.first) return {0};
    const auto at = static_cast<std::size_t>(std::int64_t{lead.points} - row.first);
    return {at < row.chances.size() ? static_cast<double>(row.chances[at]) : 1};
}

Score WinTable::leadFor(WinProbability chance, int unseen) const
{
    int low = -WinCounts::kMostSwing;
    int high = WinCounts::kMostSwing;
    while (low < high) {
        const int middle = low + (high - low) / 2;
        if (this->chance({middle}, unseen) >= chance) high = middle;
        else low = middle + 1;
    }
    return {low};
}

}  // namespace engine
