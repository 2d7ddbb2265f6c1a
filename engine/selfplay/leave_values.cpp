// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/selfplay/leave_values.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>

#include "engine/lexicon/pace.h"

namespace engine {
namespace {

/// Of the sets of one size: what samples say of each, and how many samples that is worth.
struct Level
{
    std::vector<float> value;
    std::vector<float> support;
};

class Estimation
{
public:
    Estimation(const RackSamples& samples, const TaskContext& context)
        : m_samples(samples),
          m_index(samples.index()),
          m_neighbours(m_index),
          m_rackSize(samples.rackSize()),
          m_pace(context, say("Finding leave values"), static_cast<std::int64_t>(samples.racks())),
          m_levels(static_cast<std::size_t>(m_rackSize + 1))
    {
        for (std::size_t kind = 0; kind < m_index.kinds().size(); ++kind)
            m_tilesInAll += m_index.supply(kind);
    }

    Result<LeaveValues> run()
    {
        if (m_samples.total() == 0)
            return failure(ErrorCode::OutOfRange, say("leave values need at least one sample"));
        m_noise = std::max(m_samples.variance(), kLeastVariance);
        observe();
        // From the empty set, whose value is the mean of all, up to full racks.
        for (int tiles = 1; tiles <= m_rackSize && !m_stopped; ++tiles) smooth(tiles);
        average();
        if (m_stopped) return cancelled();

        LeaveValues values;
        const double mean = level(0).value[0];
        for (int tiles = 0; tiles < m_rackSize; ++tiles) {
            std::vector<float>& ofSize = values.emplace_back();
            ofSize.reserve(level(tiles).value.size());
            for (const float value : level(tiles).value)
                ofSize.push_back(static_cast<float>(value - mean));
        }
        return values;
    }

private:
    using Counts = std::vector<int>;
    static constexpr double kLeastVariance = 1e-6;
    /// At first every rack counts as if so many samples of others stood against its own.
    static constexpr double kFirstWeight = 20;
    /// Leaves are averages with unequal weights: worth less than as many equal samples.
    static constexpr float kShareOfSupport = 0.5;

    Level& level(int tiles) { return m_levels[static_cast<std::size_t>(tiles)]; }

    bool goOn()
    {
        ++m_steps;
        if (!m_stopped) {
            const auto racks = static_cast<std::int64_t>(m_samples.racks());
            m_stopped = !m_pace.keepOn(m_steps, std::min(m_steps / 4, racks));
        }
        return !m_stopped;
    }

    /// Calls visit(probability that this tile is drawn next, number of the set with it, how many of
    /// it are there then) for a set of `tiles` tiles.
    template <class Visit>
    void forEachDraw(const Counts& counts, int tiles, std::uint64_t number, Visit visit)
    {
        const double inBag = m_tilesInAll - tiles;
        m_neighbours.of(counts, number);
        m_neighbours.forEachOneMore([&](std::size_t kind, std::uint64_t drawn) {
            visit((m_index.supply(kind) - counts[kind]) / inBag, drawn, counts[kind] + 1);
        });
    }

    /// Averages of the samples for all leaves, as far as there are any.
    void observe()
    {
        const std::size_t racks = m_samples.racks();
        std::vector<float> weightAbove(racks);
        level(m_rackSize).value.resize(racks);
        level(m_rackSize).support.resize(racks);
        for (std::size_t rack = 0; rack < racks; ++rack) {
            const double count = m_samples.count(rack);
            const double mean = count > 0 ? m_samples.mean(rack) : 0;
            level(m_rackSize).value[rack] = static_cast<float>(mean);
            level(m_rackSize).support[rack] = static_cast<float>(count);
            weightAbove[rack] = static_cast<float>(count / (count + kFirstWeight));
            if (count == 0) continue;
            m_least = std::min(m_least, mean);
            m_most = std::max(m_most, mean);
        }
        for (int tiles = m_rackSize - 1; tiles >= 0; --tiles) {
            Level& above = level(tiles + 1);
            Level& here = level(tiles);
            here.value.assign(m_index.size(tiles), 0);
            here.support.assign(m_index.size(tiles), 0);
            std::vector<float> weights(m_index.size(tiles), 0);
            m_index.forEach(tiles, [&](const Counts& counts, std::uint64_t number) {
                if (!goOn()) return;
                double sum = 0;
                double weight = 0;
                double support = 0;
                forEachDraw(counts, tiles, number, [&](double odds, std::uint64_t drawn, int held) {
                    const double share = odds * weightAbove[drawn];
                    sum += share * above.value[drawn];
                    weight += share;
                    support += static_cast<double>(held) * above.support[drawn];
                });
                weights[number] = static_cast<float>(weight);
                here.value[number] = static_cast<float>(weight > 0 ? sum / weight : 0);
                here.support[number] = static_cast<float>(support / (m_rackSize - tiles));
            });
            weightAbove = std::move(weights);
            if (tiles + 1 < m_rackSize)
                for (float& support : above.support) support *= kShareOfSupport;
        }
    }

    /// What the sets with one and with two tiles fewer let expect.
    double expected(const Counts& counts, int tiles, std::uint64_t number)
    {
        const double mean = level(0).value[0];
        double oneFewer = 0;
        double twoFewer = 0;
        m_neighbours.of(counts, number);
        m_neighbours.forEachOneFewer([&](int ways, std::uint64_t fewer) {
            oneFewer += static_cast<double>(ways) * level(tiles - 1).value[fewer];
        });
        if (tiles >= 2) {
            m_neighbours.forEachTwoFewer([&](int ways, std::uint64_t fewer) {
                twoFewer += static_cast<double>(ways) * level(tiles - 2).value[fewer];
            });
        }
        const double n = tiles;
        oneFewer = oneFewer / n - mean;
        if (tiles == 1) return mean;  // nothing is known of a single tile
        if (tiles == 2) return mean + 2 * oneFewer;
        twoFewer = twoFewer / (n * (n - 1) / 2) - mean;
        // A single tile is in (n-1)/n of the sets with one tile fewer and in (n-2)/n of those
        // with two fewer, a pair in (n-2)/n and (n-2)(n-3)/(n(n-1)): both must come out whole.
        const double a1 = (n - 1) / n;
        const double a2 = (n - 2) / n;
        const double b2 = (n - 2) * (n - 3) / (n * (n - 1));
        const double determinant = a1 * b2 - a2 * a2;
        const double forOne = (b2 - a2) / determinant;
        const double forTwo = (a1 - a2) / determinant;
        return mean + forOne * oneFewer + forTwo * twoFewer;
    }

    /// Mixes what the samples say of sets of this size with what is expected.
    void smooth(int tiles)
    {
        Level& here = level(tiles);
        std::vector<float> expectation(here.value.size());
        // How far true values lie from the expectation: from sets with enough samples to tell.
        double squares = 0;
        double weights = 0;
        m_index.forEach(tiles, [&](const Counts& counts, std::uint64_t number) {
            if (!goOn()) return;
            // Where next to nothing is known, sums of noise must not grow beyond all bounds.
            const double expects = std::clamp(expected(counts, tiles, number), m_least, m_most);
            expectation[number] = static_cast<float>(expects);
            const double support = here.support[number];
            if (support < 1) return;
            const double weight = support / (support + kFirstWeight);
            const double off = here.value[number] - expects;
            squares += weight * weight * (off * off - m_noise / support);
            weights += weight * weight;
        });
        const double spread = weights > 0 ? squares / weights : 0;
        const double against = m_noise / std::max(spread, kLeastVariance);
        for (std::size_t i = 0; i < here.value.size(); ++i) {
            const double trust = here.support[i] / (here.support[i] + against);
            const double expects = expectation[i];
            here.value[i] = static_cast<float>(expects + trust * (here.value[i] - expects));
        }
    }

    /// Replaces the estimates of leaves by exact averages over those of full racks.
    void average()
    {
        for (int tiles = m_rackSize - 1; tiles >= 0; --tiles) {
            const std::vector<float>& above = level(tiles + 1).value;
            m_index.forEach(tiles, [&](const Counts& counts, std::uint64_t number) {
                if (!goOn()) return;
                double sum = 0;
                forEachDraw(counts, tiles, number,
                            [&](double odds, std::uint64_t drawn, int /*held*/) {
                                sum += odds * above[drawn];
                            });
                level(tiles).value[number] = static_cast<float>(sum);
            });
        }
    }

    const RackSamples& m_samples;
    const MultisetIndex& m_index;
    MultisetNeighbours m_neighbours;
    int m_rackSize;
    int m_tilesInAll = 0;
    double m_noise = 0;
    double m_least = std::numeric_limits<double>::max();  ///< of the means of racks
    double m_most = std::numeric_limits<double>::lowest();
    Pace m_pace;
    std::int64_t m_steps = 0;
    bool m_stopped = false;
    std::vector<Level> m_levels;
};

/// Leaves in the order of leave files: one that begins another stands before it.
class TableWriter
{
public:
    TableWriter(const LeaveValues& values, const MultisetIndex& index)
        : m_values(values), m_index(index), m_next(values.size(), 0)
    {
    }

    LeaveTable write()
    {
        from(0, 0);
        return std::move(m_table);
    }

private:
    static constexpr float kSteps = 1000;  // per point

    void from(std::size_t firstKind, int usedOfFirst)
    {
        const std::size_t tiles = m_leave.size();
        if (tiles > 0) {
            m_table.leaves.add(m_leave);
            // Those of one size come in the order of their numbers.
            // Equities know no finer steps, and round numbers take less room in packed files.
            m_table.points.push_back(std::round(m_values[tiles][m_next[tiles]++] * kSteps) /
                                     kSteps);
        }
        if (tiles + 1 >= m_values.size()) return;
        for (std::size_t kind = firstKind; kind < m_index.kinds().size(); ++kind) {
            const int used = kind == firstKind ? usedOfFirst : 0;
            if (used >= m_index.supply(kind)) continue;
            m_leave.push_back(m_index.kinds()[kind]);
            from(kind, used + 1);
            m_leave.pop_back();
        }
    }

    const LeaveValues& m_values;
    const MultisetIndex& m_index;
    std::vector<std::size_t> m_next;
    std::vector<Tile> m_leave;
    LeaveTable m_table;
};

}  // namespace

Result<LeaveValues> leaveValuesFrom(const RackSamples& samples, const TaskContext& context)
{
    return Estimation(samples, context).run();
}

LeaveTable leaveTableFrom(const LeaveValues& values, const MultisetIndex& index)
{
    return TableWriter(values, index).write();
}

double differenceOf(const LeaveValues& a, const LeaveValues& b, const MultisetIndex& index)
{
    double sum = 0;
    int sizes = 0;
    for (std::size_t tiles = 1; tiles < std::min(a.size(), b.size()); ++tiles) {
        double squares = 0;
        double weights = 0;
        index.forEach(static_cast<int>(tiles),
                      [&](const std::vector<int>& counts, std::uint64_t number) {
                          double ways = 1;
                          for (std::size_t kind = 0; kind < counts.size(); ++kind)
                              for (int i = 0; i < counts[kind]; ++i)
                                  ways *= static_cast<double>(index.supply(kind) - i) / (i + 1);
                          const double off = a[tiles][number] - b[tiles][number];
                          squares += ways * off * off;
                          weights += ways;
                      });
        sum += weights > 0 ? squares / weights : 0;
        ++sizes;
    }
    return sizes == 0 ? 0 : std::sqrt(sum / sizes);
}

}  // namespace engine
