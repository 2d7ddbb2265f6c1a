// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/selfplay/rack_samples.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace engine {

LeaveTrainingSize LeaveTrainingSize::of(const GameRules& rules)
{
    const MultisetIndex index(rules.tiles, rules.rackSize);
    LeaveTrainingSize size;
    size.racks = index.size(rules.rackSize);
    for (int tiles = 1; tiles < rules.rackSize; ++tiles)
        size.leaves = std::min(size.leaves + index.size(tiles), MultisetIndex::kTooMany);
    // For a rack the number and the sum of its samples, estimate, support and expectation; for a
    // leave estimates, and the table and the graph that are made of them.
    if (std::max(size.racks, size.leaves) < MultisetIndex::kTooMany / 128)
        size.bytes = size.racks * 24 + size.leaves * 64;
    else size.bytes = MultisetIndex::kTooMany;
    return size;
}

Result<RackSamples> RackSamples::create(const GameRules& rules, std::uint64_t mostBytes)
{
    const LeaveTrainingSize size = LeaveTrainingSize::of(rules);
    if (rules.rackSize < 2 || size.leaves == 0)
        return failure(ErrorCode::OutOfRange, say("racks of one tile have no leaves"));
    if (size.bytes > mostBytes || size.racks > UINT32_MAX) {
        const auto numberText = [](std::uint64_t number) {
            return number < MultisetIndex::kTooMany ? std::to_string(number)
                                                    : std::string("countless");
        };
        return failure(ErrorCode::OutOfRange,
                       say("leave values for %1 take %2 MB of memory for %3 different racks and %4 "
                           "leaves, more than the %5 MB allowed",
                           Title{rules.title}, numberText(size.bytes >> 20U),
                           numberText(size.racks), numberText(size.leaves), mostBytes >> 20U));
    }
    return RackSamples(MultisetIndex(rules.tiles, rules.rackSize));
}

RackSamples::RackSamples(MultisetIndex index)
    : m_index(std::move(index)),
      m_counts(m_index.size(m_index.mostTiles()), 0),
      m_sums(m_counts.size(), 0)
{
}

void RackSamples::clear()
{
    std::ranges::fill(m_counts, 0U);
    std::ranges::fill(m_sums, 0);
    m_total = 0;
    m_squares = 0;
}

void RackSamples::add(const RackSamples& other)
{
    for (std::size_t rack = 0; rack < m_counts.size(); ++rack) {
        // See add() of one sample; so many of one rack are never reached.
        const std::uint32_t count =
            std::min(other.m_counts[rack], std::uint32_t{UINT32_MAX} - m_counts[rack]);
        m_counts[rack] += count;
        m_sums[rack] += other.m_sums[rack];
        m_total += count;
    }
    addSquares(other.m_squares);
}

std::int64_t RackSamples::racksSeen() const
{
    return static_cast<std::int64_t>(m_counts.size()) - std::ranges::count(m_counts, 0U);
}

double RackSamples::variance() const
{
    double between = 0;
    for (std::size_t rack = 0; rack < m_counts.size(); ++rack) {
        if (m_counts[rack] == 0) continue;
        const auto sum = static_cast<double>(m_sums[rack]);
        between += sum * sum / m_counts[rack];
    }
    const std::int64_t freedom = m_total - racksSeen();
    if (freedom <= 0) return 0;
    return std::max((static_cast<double>(m_squares) - between) / static_cast<double>(freedom),
                    0.0) /
           1e6;
}

std::size_t RackSamples::byteCount() const
{
    return sizeof m_squares + m_counts.size() * (sizeof m_counts[0] + sizeof m_sums[0]);
}

void RackSamples::appendTo(std::vector<std::byte>& bytes) const
{
    std::size_t at = bytes.size();
    bytes.resize(at + byteCount());
    const auto put = [&](const void* data, std::size_t size) {
        std::memcpy(bytes.data() + at, data, size);
        at += size;
    };
    put(&m_squares, sizeof m_squares);
    put(m_counts.data(), m_counts.size() * sizeof m_counts[0]);
    put(m_sums.data(), m_sums.size() * sizeof m_sums[0]);
}

bool RackSamples::read(std::span<const std::byte> bytes)
{
    const auto take = [&](void* data, std::size_t size) {
        std::memcpy(data, bytes.data(), size);
        bytes = bytes.subspan(size);
    };
    take(&m_squares, sizeof m_squares);
    take(m_counts.data(), m_counts.size() * sizeof m_counts[0]);
    take(m_sums.data(), m_sums.size() * sizeof m_sums[0]);
    m_total = 0;
    bool sound = true;
    for (std::size_t rack = 0; sound && rack < m_counts.size(); ++rack) {
        m_total += m_counts[rack];
        // No move is worth more than two million points either way.
        constexpr std::int64_t kMost = 2'000'000'000;
        const std::int64_t most = m_counts[rack] * kMost;
        sound = m_sums[rack] >= -most && m_sums[rack] <= most;
    }
    if (!sound) clear();
    return sound;
}

}  // namespace engine
