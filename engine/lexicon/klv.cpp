// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lexicon/klv.h"

#include <utility>
#include <variant>

#include "engine/base/file.h"
#include "engine/base/file_name.h"
#include "engine/base/transformed.h"
#include "engine/lexicon/klv_file.h"

namespace engine {
namespace {

/// 256ths of a point, which round up half way, but toward zero below it: what programs agree on.
Equity equityFrom(std::int16_t raw)
{
    return {(raw * 1000 + 128) / 256};
}

/// In single precision, as those who write the files compute it, and half way away from zero:
/// lround() for what is no more than kMostLeavePoints, in a form that takes eight values at once.
Equity equityFrom(float points)
{
    const float thousandths = points * 1000.0F;
    const auto whole = static_cast<std::int32_t>(thousandths);
    const float rest = thousandths - static_cast<float>(whole);
    return {whole + (rest >= 0.5F ? 1 : 0) - (rest <= -0.5F ? 1 : 0)};
}

}  // namespace

Klv::Klv(Kwg graph) : m_graph(std::move(graph))
{
    const auto nodes = m_graph.nodes();
    m_tilesFrom.resize(nodes.size());
    LetterSet later = 0;
    for (std::size_t i = nodes.size(); i-- > 0;) {
        if (nodes[i].isEnd()) later = 0;
        later |= letterBit(nodes[i].tile());
        m_tilesFrom[i] = later;
    }
}

Result<Klv> Klv::open(const std::filesystem::path& path, int letterCount)
{
    const auto blob = FileBlob::open(path);
    if (!blob) return failure(blob.error());
    return parse(blob->bytes(), letterCount, fileNameUtf8(path));
}

Result<Klv> Klv::parse(std::span<const std::byte> bytes, int letterCount, const std::string& name)
{
    auto file = readKlvFile(bytes, letterCount, name);
    if (!file) return failure(std::move(file.error()));
    Klv klv(std::move(file->graph));
    klv.m_counts = std::move(file->counts);
    std::visit(
        [&klv](const auto& values) {
            klv.m_values = transformed<Equity>(std::span(values),
                                               [](auto value) { return equityFrom(value); });
        },
        file->values);
    klv.m_points = pointsOf(std::move(file->values));
    return klv;
}

std::optional<Equity> Klv::find(const Leave& leave) const
{
    std::uint32_t list = m_graph.dawgRoot();
    std::uint32_t number = 0;
    bool accepted = false;
    int left = leave.total();
    for (Tile tile = 0; left > 0 && tile < kTileKinds; ++tile) {
        for (int copies = leave.count(tile); copies > 0; --copies, --left) {
            const std::uint32_t found = m_graph.find(list, tile);
            if (found == 0) return std::nullopt;
            if (accepted) ++number;
            number += m_counts[list] - m_counts[found];
            accepted = m_graph.node(found).accepts();
            list = m_graph.node(found).arc();
        }
    }
    return accepted ? std::optional(m_values[number]) : std::nullopt;
}

}  // namespace engine
