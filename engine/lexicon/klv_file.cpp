// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lexicon/klv_file.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <utility>

namespace engine {
namespace {

/// Takes little-endian numbers off the front of a file.
class ByteReader
{
public:
    ByteReader(std::span<const std::byte> bytes, const std::string& file)
        : m_bytes(bytes), m_file(file)
    {
    }

    [[nodiscard]] std::size_t remaining() const { return m_bytes.size() - m_at; }

    /// There must be enough bytes left.
    template <class T>
    [[nodiscard]] T take()
    {
        T value{};
        std::memcpy(&value, m_bytes.data() + m_at, sizeof value);
        m_at += sizeof value;
        return value;
    }

    template <class T>
    [[nodiscard]] std::vector<T> take(std::size_t count)
    {
        const std::byte* const from = m_bytes.data() + m_at;
        m_at += count * sizeof(T);
        // Mapped files are aligned; there the values need not be filled with zeros first.
        if (reinterpret_cast<std::uintptr_t>(from) % alignof(T) == 0) {
            const auto* const first = reinterpret_cast<const T*>(from);
            return {first, first + count};
        }
        std::vector<T> values(count);
        if (count > 0) std::memcpy(values.data(), from, count * sizeof(T));
        return values;
    }

    [[nodiscard]] tl::unexpected<Error> malformed(Sentence message, std::size_t bytesBack = 0) const
    {
        return failure(ErrorCode::Malformed, std::move(message),
                       {m_file, 0, 0, static_cast<long long>(m_at - bytesBack)});
    }

private:
    std::span<const std::byte> m_bytes;
    const std::string& m_file;
    std::size_t m_at = 0;
};

bool isUsable(float points)
{
    return std::fabs(points) <= kMostLeavePoints;
}

/// Looks at all of them whatever it finds, which lets the compiler take eight at once.
bool allUsable(const std::vector<float>& values)
{
    unsigned bad = 0;
    for (const float points : values) bad |= isUsable(points) ? 0U : 1U;
    return bad == 0;
}

}  // namespace

std::vector<float> pointsOf(std::variant<std::vector<std::int16_t>, std::vector<float>> values)
{
    if (auto* points = std::get_if<std::vector<float>>(&values)) return std::move(*points);
    const auto& narrow = std::get<std::vector<std::int16_t>>(values);
    std::vector<float> points;
    points.reserve(narrow.size());
    for (const std::int16_t raw : narrow) points.push_back(static_cast<float>(raw) / 256.0F);
    return points;
}

Result<KlvFile> readKlvFile(std::span<const std::byte> bytes, int letterCount,
                            const std::string& name)
{
    constexpr std::size_t kCount = sizeof(std::uint32_t);
    ByteReader reader(bytes, name);
    if (reader.remaining() < kCount)
        return reader.malformed(say("it is too short for leave values"));
    const std::size_t nodeCount = reader.take<std::uint32_t>();
    if (nodeCount > reader.remaining() / sizeof(KwgNode)) {
        return reader.malformed(
            say("it should have %1 nodes, more than its size allows", nodeCount), kCount);
    }
    auto graph = Kwg::leavesFromNodes(reader.take<KwgNode>(nodeCount), letterCount);
    if (!graph) {
        Error error = std::move(graph.error());
        error.place.file = name;
        if (error.place.byte >= 0) error.place.byte += static_cast<long long>(kCount);
        return failure(std::move(error));
    }

    if (reader.remaining() < kCount)
        return reader.malformed(say("it ends before the leave values"));
    const std::size_t leaveCount = reader.take<std::uint32_t>();
    std::vector<std::uint32_t> counts = graph->countTable();
    if (counts[graph->dawgRoot()] != leaveCount) {
        return reader.malformed(say("it should have %1 values, but its graph holds %2 leaves",
                                    leaveCount, graph->wordCount()),
                                kCount);
    }
    const bool narrow = reader.remaining() == leaveCount * sizeof(std::int16_t);
    if (!narrow && reader.remaining() != leaveCount * sizeof(float)) {
        return reader.malformed(say("it has %1 bytes for %2 values of 2 or 4 bytes each",
                                    reader.remaining(), leaveCount));
    }

    if (narrow) {
        return KlvFile{std::move(*graph), std::move(counts), reader.take<std::int16_t>(leaveCount)};
    }
    std::vector<float> values = reader.take<float>(leaveCount);
    if (!allUsable(values)) {
        const auto bad = std::ranges::find_if_not(values, isUsable);
        const auto number = static_cast<std::size_t>(bad - values.begin());
        return reader.malformed(say("the value of leave %1 is no usable number", number + 1),
                                (leaveCount - number) * sizeof(float));
    }
    return KlvFile{std::move(*graph), std::move(counts), std::move(values)};
}

bool isKlv(std::span<const std::byte> content)
{
    // Number of nodes, the nodes, number of leaves, 2 or 4 bytes for each of them.
    if (content.size() < 12) return false;
    const auto numberAt = [content](std::size_t offset) {
        std::uint32_t number = 0;
        std::memcpy(&number, content.data() + offset, sizeof number);
        return std::uint64_t{number};
    };
    const std::uint64_t graphEnd = 4 + 4 * numberAt(0);
    if (graphEnd + 4 > content.size()) return false;
    const std::uint64_t leaves = numberAt(static_cast<std::size_t>(graphEnd));
    const std::uint64_t rest = content.size() - graphEnd - 4;
    return rest == 2 * leaves || rest == 4 * leaves;
}

}  // namespace engine
