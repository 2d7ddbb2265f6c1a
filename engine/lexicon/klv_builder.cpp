// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lexicon/klv_builder.h"

#include <bit>
#include <cmath>
#include <cstring>
#include <limits>
#include <utility>

namespace engine {
namespace {

static_assert(std::endian::native == std::endian::little, "numbers are written as they are");

template <class T>
void append(std::vector<std::byte>& bytes, T value)
{
    const std::size_t at = bytes.size();
    bytes.resize(at + sizeof value);
    std::memcpy(bytes.data() + at, &value, sizeof value);
}

}  // namespace

Result<std::vector<std::byte>> buildKlv(const LeaveTable& table, KlvVersion version,
                                        NodeOrder order, const std::string& file,
                                        const TaskContext& context)
{
    const auto nodes = buildKwg(table.leaves, GraphKind::Dawg, order, context);
    if (!nodes) return failure(nodes.error());
    std::vector<std::byte> bytes;
    bytes.reserve((nodes->size() + table.points.size() + 2) * 4);
    append(bytes, static_cast<std::uint32_t>(nodes->size()));
    for (const KwgNode node : *nodes) append(bytes, node.bits);
    append(bytes, static_cast<std::uint32_t>(table.points.size()));
    for (std::size_t i = 0; i < table.points.size(); ++i) {
        const float points = table.points[i];
        if (version == KlvVersion::Klv2) {
            append(bytes, points);
            continue;
        }
        constexpr float kLeast = std::numeric_limits<std::int16_t>::min();
        constexpr float kMost = std::numeric_limits<std::int16_t>::max();
        const float raw = std::round(points * 256.0F);
        if (!(raw >= kLeast && raw <= kMost)) {
            const int line = i < table.lines.size() ? table.lines[i] : 0;
            return failure(ErrorCode::OutOfRange,
                           say("the value %1 has no room in a KLV1 file, which ends at 128 points "
                               "either way; KLV2 holds it",
                               std::to_string(points)),
                           {file, line, 0, -1});
        }
        append(bytes, static_cast<std::int16_t>(raw));
    }
    return bytes;
}

}  // namespace engine
