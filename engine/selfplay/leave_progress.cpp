// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/selfplay/leave_progress.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <utility>

#include "engine/lexicon/klv_builder.h"
#include "engine/lexicon/leave_table.h"

namespace engine {
namespace {

/// Of the payload: until 2 the sum of squares was rounded.
constexpr const char* kForm = "form";
constexpr int kFormNow = 2;

template <class T>
void append(std::vector<std::byte>& bytes, const std::vector<T>& values)
{
    const auto raw = std::as_bytes(std::span(values));
    bytes.insert(bytes.end(), raw.begin(), raw.end());
}

/// Takes values off the front; false when there are too few bytes.
template <class T>
bool take(std::span<const std::byte>& bytes, std::size_t count, std::vector<T>& values)
{
    if (count > bytes.size() / sizeof(T)) return false;
    values.resize(count);
    if (count > 0) std::memcpy(values.data(), bytes.data(), count * sizeof(T));
    bytes = bytes.subspan(count * sizeof(T));
    return true;
}

std::string generationText(const LeaveGeneration& generation)
{
    const auto number = [](double value) { return std::to_string(std::llround(value * 1000)); };
    return std::to_string(generation.games) + " " + std::to_string(generation.samples) + " " +
           std::to_string(generation.racksSeen) + " " + number(generation.meanEquity) + " " +
           number(generation.deviation) + " " + number(generation.change);
}

std::optional<LeaveGeneration> generationFrom(const std::string& text)
{
    std::array<long long, 6> numbers{};
    const char* at = text.c_str();
    for (long long& number : numbers) {
        char* end = nullptr;
        number = std::strtoll(at, &end, 10);
        if (end == at) return std::nullopt;
        at = end;
    }
    if (*at != '\0' || numbers[0] < 1) return std::nullopt;
    const auto points = [](long long thousandths) {
        return static_cast<double>(thousandths) / 1000;
    };
    return LeaveGeneration{numbers[0],         numbers[1],         numbers[2],
                           points(numbers[3]), points(numbers[4]), points(numbers[5])};
}

std::string generationName(std::size_t number)
{
    return "generation" + std::to_string(number);
}

}  // namespace

LeaveProgress::LeaveProgress(RackSamples ofRacks, int tiles)
    : samples(std::move(ofRacks)),
      baseline(static_cast<std::size_t>(tiles) + 1),
      bagMeans(baseline.size())
{
}

void LeaveProgress::forgetSamples()
{
    samples.clear();
    std::ranges::fill(bagMeans, BagMean{});
}

void LeaveProgress::addSamplesOf(const LeaveProgress& other)
{
    samples.add(other.samples);
    for (std::size_t bag = 0; bag < bagMeans.size(); ++bag) {
        bagMeans[bag].sum += other.bagMeans[bag].sum;
        bagMeans[bag].count += other.bagMeans[bag].count;
    }
}

void LeaveProgress::save(SavedState& state) const
{
    state.set(kForm, kFormNow);
    state.set("generations", static_cast<std::int64_t>(generations.size()));
    for (std::size_t i = 0; i < generations.size(); ++i)
        state.set(generationName(i + 1), generationText(generations[i]));
    state.set("games", games);
    state.set("rare_racks", static_cast<std::int64_t>(rare.size()));

    std::vector<std::byte>& bytes = state.payload();
    bytes.reserve(samples.byteCount() + rare.size() * 4 + 4096);
    samples.appendTo(bytes);
    append(bytes, rare);
    append(bytes, baseline);
    append(bytes, bagMeans);
    for (const auto& ofSize : values) append(bytes, ofSize);
}

Result<LeaveProgress> LeaveProgress::read(const SavedState& state) const
{
    if (state.text(kForm).value_or("1") != std::to_string(kFormNow)) {
        return state.error(ErrorCode::Malformed,
                           say("it was made by an earlier version of this program, which kept its "
                               "samples differently"));
    }
    LeaveProgress progress(samples.emptyLike(), static_cast<int>(baseline.size()) - 1);
    const auto done = state.number("generations", 0, static_cast<std::int64_t>(kMostGenerations));
    if (!done) return failure(done.error());
    for (std::int64_t i = 0; i < *done; ++i) {
        const auto text = state.text(generationName(static_cast<std::size_t>(i) + 1));
        if (!text) return failure(text.error());
        const auto generation = generationFrom(*text);
        if (!generation)
            return state.error(ErrorCode::Malformed,
                               say("what it says of generation %1 can't be read", i + 1));
        progress.generations.push_back(*generation);
    }
    const auto played = state.number("games", 0, kMostGames);
    if (!played) return failure(played.error());
    progress.games = *played;
    const auto rareCount =
        state.number("rare_racks", 0, static_cast<std::int64_t>(samples.racks()));
    if (!rareCount) return failure(rareCount.error());

    const auto damaged = [&state] {
        return state.error(ErrorCode::Malformed, say("its samples don't fit the rules"));
    };
    std::span<const std::byte> bytes = state.payload();
    if (bytes.size() < samples.byteCount()) return damaged();
    const auto ofRacks = bytes.first(samples.byteCount());
    bytes = bytes.subspan(ofRacks.size());
    if (!take(bytes, static_cast<std::size_t>(*rareCount), progress.rare) ||
        !take(bytes, baseline.size(), progress.baseline) ||
        !take(bytes, bagMeans.size(), progress.bagMeans))
        return damaged();
    for (int tiles = 0; *done > 0 && tiles < samples.rackSize(); ++tiles) {
        if (!take(bytes, samples.index().size(tiles), progress.values.emplace_back()))
            return damaged();
    }
    if (!bytes.empty()) return damaged();
    if (!std::ranges::is_sorted(progress.rare, std::less_equal<>())) return damaged();
    for (const std::uint32_t rack : progress.rare)
        if (rack >= samples.racks()) return damaged();
    constexpr std::int32_t kMostMillis = 1'000'000'000;
    constexpr std::int64_t kMostSum = std::int64_t{1} << 60;
    for (const Equity mean : progress.baseline)
        if (mean.millis > kMostMillis || mean.millis < -kMostMillis) return damaged();
    for (const BagMean& mean : progress.bagMeans)
        if (mean.count < 0 || mean.count > kMostSum ||
            std::abs(mean.sum / kMostMillis) > mean.count)
            return damaged();
    for (const auto& ofSize : progress.values)
        for (const float value : ofSize)
            if (!(std::abs(value) <= kMostLeavePoints)) return damaged();
    if (!progress.samples.read(ofRacks)) return damaged();
    return progress;
}

}  // namespace engine
