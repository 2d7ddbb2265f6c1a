// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/selfplay/leave_games.h"

#include <cstring>
#include <memory>
#include <utility>

#include "engine/base/parallel.h"
#include "engine/base/random.h"
#include "engine/lexicon/klv.h"
#include "engine/selfplay/byte_stream.h"

namespace engine {
namespace {

// Of a sample: rack, equity, then the tiles in the bag with the mark of a dealt rack.
constexpr std::size_t kSampleBytes = 10;
constexpr std::uint16_t kDealt = 0x8000;

}  // namespace

std::vector<std::byte> LeaveGamesSetting::toBytes() const
{
    ByteWriter bytes;
    bytes.putList(game);
    bytes.put(generation);
    bytes.putList(from);
    bytes.putList(leaves);
    // Up to all racks in ascending order: an eighth of a byte each.
    std::vector<std::uint8_t> marks(rare.empty() ? 0 : rare.back() / 8 + 1);
    for (const std::uint32_t rack : rare)
        marks[rack / 8] = static_cast<std::uint8_t>(marks[rack / 8] | 1U << rack % 8);
    bytes.putList(marks);
    return bytes.take();
}

Result<LeaveGamesSetting> LeaveGamesSetting::parse(std::span<const std::byte> bytes)
{
    ByteReader reader(bytes);
    LeaveGamesSetting setting;
    setting.game = reader.getList<std::string>();
    setting.generation = reader.get<std::uint64_t>();
    setting.from = reader.getList<std::string>();
    setting.leaves = reader.getList<std::vector<std::byte>>();
    const auto marks = reader.getList<std::vector<std::uint8_t>>();
    if (!reader.isWhole() || marks.size() > UINT32_MAX / 8) return damagedOutcome();
    for (std::uint32_t rack = 0; rack < marks.size() * 8; ++rack)
        if ((marks[rack / 8] >> rack % 8 & 1U) != 0) setting.rare.push_back(rack);
    return setting;
}

LeaveGames::LeaveGames(GameTable table, MultisetIndex index, KlvPtr from, std::uint64_t seed,
                       int triesPerHundredTurns, LeaveGamesSetting own)
    : m_table(std::move(table)),
      m_index(std::move(index)),
      m_from(std::move(from)),
      m_seed(seed),
      m_tries(triesPerHundredTurns),
      m_own(std::move(own))
{
}

Result<void> LeaveGames::prepare(std::span<const std::byte> setting)
{
    auto parsed = LeaveGamesSetting::parse(setting);
    if (!parsed) return failure(parsed.error());
    if (parsed->game != m_own.game) return otherGamesElsewhere();
    if (parsed->generation == 0) {
        if (parsed->from != m_own.from) return otherGamesElsewhere();
        m_leaves = m_from;
    } else {
        auto klv = Klv::parse(parsed->leaves);
        if (!klv) return failure(klv.error());
        m_leaves = std::make_shared<const Klv>(std::move(*klv));
    }
    const std::uint64_t racks = m_index.size(m_index.mostTiles());
    for (const std::uint32_t rack : parsed->rare)
        if (rack >= racks) return damagedOutcome();
    m_setting = std::move(*parsed);
    m_setting.leaves = {};
    return {};
}

void LeaveGames::play(std::int64_t begin, std::int64_t end, const TaskContext& context,
                      const TakeOutcome& take, const WorkTick& tick)
{
    const RackSamplingOptions options{m_index, m_leaves, m_tries, m_setting.rare,
                                      seedOfGeneration(m_seed, m_setting.generation)};
    workInOrder<std::vector<std::byte>>(
        begin, end, context,
        [&] {
            return [games = RackSamplingGames(options, m_table)](
                       std::int64_t number,
                       const TaskContext& own) mutable -> std::optional<std::vector<std::byte>> {
                const auto samples = games(number, own);
                if (!samples) return std::nullopt;
                return rackSamplesToBytes(*samples);
            };
        },
        take, tick);
}

std::uint64_t seedOfGeneration(std::uint64_t seed, std::uint64_t generation)
{
    return mix64(seed ^ mix64(generation + 1));
}

std::vector<std::byte> rackSamplesToBytes(std::span<const RackSample> samples)
{
    std::vector<std::byte> bytes(samples.size() * kSampleBytes);
    std::byte* at = bytes.data();
    for (const RackSample& sample : samples) {
        const auto bag = static_cast<std::uint16_t>(sample.bag | (sample.ofThePlayer ? kDealt : 0));
        std::memcpy(at, &sample.rack, 4);
        std::memcpy(at + 4, &sample.equity.millis, 4);
        std::memcpy(at + 8, &bag, 2);
        at += kSampleBytes;
    }
    return bytes;
}

Result<std::vector<RackSample>> rackSamplesFrom(std::span<const std::byte> bytes, std::size_t racks,
                                                int mostInBag)
{
    if (bytes.size() % kSampleBytes != 0) return damagedOutcome();
    std::vector<RackSample> samples(bytes.size() / kSampleBytes);
    const std::byte* at = bytes.data();
    for (RackSample& sample : samples) {
        std::uint16_t bag = 0;
        std::memcpy(&sample.rack, at, 4);
        std::memcpy(&sample.equity.millis, at + 4, 4);
        std::memcpy(&bag, at + 8, 2);
        sample.ofThePlayer = (bag & kDealt) != 0;
        sample.bag = bag & (kDealt - 1);
        if (sample.rack >= racks || sample.bag > mostInBag) return damagedOutcome();
        at += kSampleBytes;
    }
    return samples;
}

}  // namespace engine
