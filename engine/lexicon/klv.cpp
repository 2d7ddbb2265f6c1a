// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lexicon/klv.h"

#include <cmath>
#include <cstring>
#include <optional>
#include <string>
#include <utility>

#include "engine/base/file.h"

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
        std::vector<T> values(count);
        if (count > 0) std::memcpy(values.data(), m_bytes.data() + m_at, count * sizeof(T));
        m_at += count * sizeof(T);
        return values;
    }

    [[nodiscard]] tl::unexpected<Error> malformed(std::string message,
                                                  std::size_t bytesBack = 0) const
    {
        return failure(ErrorCode::Malformed, std::move(message),
                       {m_file, 0, 0, static_cast<long long>(m_at - bytesBack)});
    }

private:
    std::span<const std::byte> m_bytes;
    const std::string& m_file;
    std::size_t m_at = 0;
};

/// 256ths of a point, which round up half way, but toward zero below it: what programs agree on.
Equity equityFrom(std::int16_t raw)
{
    return {(raw * 1000 + 128) / 256};
}

/// Nothing when it is no number or beyond what an Equity can hold.
std::optional<Equity> equityFrom(float points)
{
    constexpr float kLimit = 1e6F;
    if (!(std::fabs(points) <= kLimit)) return std::nullopt;
    // In single precision, as those who write the files compute it.
    return Equity{static_cast<std::int32_t>(std::lround(points * 1000.0F))};
}

}  // namespace

Result<Klv> Klv::open(const std::filesystem::path& path, int letterCount)
{
    const auto blob = FileBlob::open(path);
    if (!blob) return failure(blob.error());
    return parse(blob->bytes(), letterCount, path.string());
}

Result<Klv> Klv::parse(std::span<const std::byte> bytes, int letterCount, const std::string& name)
{
    constexpr std::size_t kCount = sizeof(std::uint32_t);
    ByteReader reader(bytes, name);
    if (reader.remaining() < kCount) return reader.malformed("it is too short for leave values");
    const std::size_t nodeCount = reader.take<std::uint32_t>();
    if (nodeCount > reader.remaining() / sizeof(KwgNode)) {
        return reader.malformed("it should have " + std::to_string(nodeCount) +
                                    " nodes, more than its size allows",
                                kCount);
    }
    auto graph = Kwg::leavesFromNodes(reader.take<KwgNode>(nodeCount), letterCount);
    if (!graph) {
        Error error = std::move(graph.error());
        error.place.file = name;
        if (error.place.byte >= 0) error.place.byte += static_cast<long long>(kCount);
        return failure(std::move(error));
    }

    if (reader.remaining() < kCount) return reader.malformed("it ends before the leave values");
    const std::size_t leaveCount = reader.take<std::uint32_t>();
    const std::int64_t leavesInGraph = graph->wordCount();
    if (leavesInGraph != static_cast<std::int64_t>(leaveCount)) {
        return reader.malformed("it should have " + std::to_string(leaveCount) +
                                    " values, but its graph holds " +
                                    std::to_string(leavesInGraph) + " leaves",
                                kCount);
    }
    const bool narrow = reader.remaining() == leaveCount * sizeof(std::int16_t);
    if (!narrow && reader.remaining() != leaveCount * sizeof(float)) {
        return reader.malformed("it has " + std::to_string(reader.remaining()) + " bytes for " +
                                std::to_string(leaveCount) + " values of 2 or 4 bytes each");
    }

    Klv klv(std::move(*graph));
    klv.m_counts = klv.m_graph.countTable();
    klv.m_values.reserve(leaveCount);
    for (std::size_t i = 0; i < leaveCount; ++i) {
        if (narrow) {
            klv.m_values.push_back(equityFrom(reader.take<std::int16_t>()));
            continue;
        }
        const auto value = equityFrom(reader.take<float>());
        if (!value) {
            return reader.malformed("the value of leave " + std::to_string(i + 1) +
                                        " is no usable number",
                                    sizeof(float));
        }
        klv.m_values.push_back(*value);
    }
    return klv;
}

Equity Klv::value(const Leave& leave) const
{
    std::uint32_t list = m_graph.dawgRoot();
    std::uint32_t number = 0;
    bool accepted = false;
    int left = leave.total();
    for (Tile tile = 0; left > 0 && tile < kTileKinds; ++tile) {
        for (int copies = leave.count(tile); copies > 0; --copies, --left) {
            const std::uint32_t found = m_graph.find(list, tile);
            if (found == 0) return {};
            if (accepted) ++number;
            number += m_counts[list] - m_counts[found];
            accepted = m_graph.node(found).accepts();
            list = m_graph.node(found).arc();
        }
    }
    return accepted ? m_values[number] : Equity{};
}

}  // namespace engine
