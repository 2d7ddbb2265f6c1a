// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lexicon/proof_cache.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "engine/base/file_name.h"
#include "engine/base/parallel.h"
#include "engine/base/random.h"
#include "engine/base/system.h"

namespace engine {
namespace {

namespace fs = std::filesystem;

constexpr const char* kEnding = ".proof";

/// What a file begins with; the counts follow, as many as there are, then a mark for every node.
struct Head
{
    std::array<char, 8> magic{'T', 'W', 'P', 'R', 'O', 'O', 'F', '2'};
    std::uint64_t key = 0;
    std::uint64_t nodes = 0;
    std::uint64_t counts = 0;

    friend bool operator==(const Head&, const Head&) = default;
};
static_assert(sizeof(Head) == 32);

/// Four at a time, which don't wait for each other.
std::uint64_t keyOfPart(std::span<const std::byte> bytes)
{
    constexpr std::size_t kLanes = 4;
    constexpr std::uint64_t kFactor = 0x9e3779b97f4a7c15U;
    std::array<std::uint64_t, kLanes> sums{1, 2, 3, 4};
    std::array<std::uint64_t, kLanes> words{};
    std::size_t at = 0;
    for (; bytes.size() - at >= sizeof words; at += sizeof words) {
        std::memcpy(words.data(), bytes.data() + at, sizeof words);
        for (std::size_t i = 0; i < kLanes; ++i) {
            sums[i] = (sums[i] ^ words[i]) * kFactor;
            sums[i] ^= sums[i] >> 32;
        }
    }
    words = {};
    std::memcpy(words.data(), bytes.data() + at, bytes.size() - at);
    std::uint64_t key = bytes.size();
    for (std::size_t i = 0; i < kLanes; ++i) key = mix64(key ^ mix64(sums[i] ^ words[i]));
    return key;
}

std::uint64_t keyOf(std::span<const std::byte> bytes)
{
    constexpr std::size_t kPart = std::size_t{1} << 20;
    std::vector<std::uint64_t> keys(bytes.size() / kPart + 1);
    TaskContext context;
    context.threads = threadsForAMoment();
    const ParallelRange range{static_cast<std::int64_t>(keys.size())};
    static_cast<void>(parallelFor(range, context, [&] {
        return [&](std::int64_t number) {
            const auto part = static_cast<std::size_t>(number);
            const std::size_t at = part * kPart;
            keys[part] = keyOfPart(bytes.subspan(at, std::min(kPart, bytes.size() - at)));
        };
    }));
    std::uint64_t key = 0;
    for (const std::uint64_t part : keys) key = mix64(key ^ part);
    return key;
}

/// Removes the oldest files until what is left has no more than `most` bytes; never `newest`.
void makeRoom(const fs::path& folder, std::uintmax_t most, const fs::path& newest)
{
    struct Old
    {
        fs::file_time_type time;
        std::uintmax_t bytes = 0;
        fs::path path;
    };
    std::vector<Old> files;
    std::uintmax_t sum = 0;
    std::error_code error;
    for (fs::directory_iterator next(folder, error); !error && next != fs::directory_iterator();
         next.increment(error)) {
        std::error_code unknown;
        const auto bytes = next->file_size(unknown);
        const auto time = next->last_write_time(unknown);
        if (unknown) continue;
        sum += bytes;
        if (next->path() != newest) files.push_back({time, bytes, next->path()});
    }
    std::ranges::sort(files, {}, &Old::time);
    for (auto old = files.begin(); sum > most && old != files.end(); ++old) {
        std::error_code ignored;
        if (fs::remove(old->path, ignored)) sum -= old->bytes;
    }
}

template <class T>
std::span<const T> partOf(std::span<const std::byte> bytes, std::size_t at, std::size_t count)
{
    // A map begins at a page, and both parts lie where such numbers may.
    return {reinterpret_cast<const T*>(bytes.data() + at), count};
}

}  // namespace

ProofCache ProofCache::ofUser()
{
    const auto named = [](const char* variable) {
        return pathFromUtf8(system::variable(variable).value_or(""));
    };
    fs::path folder = named("XDG_CACHE_HOME");
    if (!folder.is_absolute()) {
        const fs::path home = named("HOME");
        // What Windows has in their place.
        folder = home.is_absolute() ? home / ".cache" : named("LOCALAPPDATA");
        if (!folder.is_absolute()) return {};
    }
    return ProofCache(folder / "tilewright" / "proofs");
}

fs::path ProofCache::pathFor(std::span<const std::byte> graph) const
{
    return pathOf(keyOf(graph));
}

fs::path ProofCache::pathOf(std::uint64_t key) const
{
    static constexpr char kDigits[] = "0123456789abcdef";
    std::string name;
    for (int shift = 60; shift >= 0; shift -= 4) name += kDigits[key >> shift & 0xf];
    return m_folder / pathFromUtf8(name + kEnding);
}

std::optional<ProofCache::Kept> ProofCache::find(std::span<const std::byte> graph) const
{
    if (!keeps()) return std::nullopt;
    const std::uint64_t key = keyOf(graph);
    auto blob = FileBlob::open(pathOf(key));
    if (!blob) return std::nullopt;
    const std::span<const std::byte> bytes = blob->bytes();
    const std::size_t nodes = graph.size() / sizeof(KwgNode);
    Head head;
    if (bytes.size() < sizeof head) return std::nullopt;
    std::memcpy(&head, bytes.data(), sizeof head);
    if (head.counts > nodes || head != Head{.key = key, .nodes = nodes, .counts = head.counts})
        return std::nullopt;
    const std::size_t marksAt = sizeof head + head.counts * sizeof(std::uint32_t);
    if (bytes.size() != marksAt + nodes * sizeof(GraphMark)) return std::nullopt;
    Kept kept;
    kept.m_marks = {partOf<GraphMark>(bytes, marksAt, nodes),
                    partOf<std::uint32_t>(bytes, sizeof head, head.counts)};
    kept.m_blob = std::move(*blob);
    return kept;
}

void ProofCache::keep(std::span<const std::byte> graph, ProofMarks marks) const
{
    // The words lie in front, and behind them there is nothing to count.
    while (!marks.counts.empty() && marks.counts.back() == 0)
        marks.counts = marks.counts.first(marks.counts.size() - 1);
    const auto counts = std::as_bytes(marks.counts);
    const auto lengths = std::as_bytes(marks.lengths);
    const Head head{
        .key = keyOf(graph), .nodes = marks.lengths.size(), .counts = marks.counts.size()};
    if (!keeps() || sizeof head + counts.size() + lengths.size() > m_mostBytes) return;
    std::error_code error;
    fs::create_directories(m_folder, error);
    if (error) return;
    const std::array parts{std::as_bytes(std::span(&head, 1)), counts, lengths};
    const fs::path path = pathOf(head.key);
    auto staged = StagedFile::write(path, parts, {}, Durable::No);
    if (staged && staged->commit()) makeRoom(m_folder, m_mostBytes, path);
}

}  // namespace engine
