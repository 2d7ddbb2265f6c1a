// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <vector>

#include "engine/base/quantities.h"
#include "engine/base/result.h"
#include "engine/base/tile.h"
#include "engine/lexicon/kwg.h"
#include "engine/lexicon/lexicon_fwd.h"
#include "engine/rules/rack.h"

namespace engine {

/// Leave values (KLV1, KLV2): a DAWG of sorted leaves, blank first, and a value for each.
/// Read-only, shared between threads. A leave that is not in the table is worth 0.
class Klv
{
public:
    /// Reads either version and validates the graph and the values (NaN and infinite values are
    /// Malformed). `letterCount` > 0 checks the tiles against an alphabet (WrongLexicon).
    [[nodiscard]] static Result<Klv> open(const std::filesystem::path& path, int letterCount = 0);
    [[nodiscard]] static Result<Klv> parse(std::span<const std::byte> bytes, int letterCount = 0,
                                           const std::string& name = {});

    [[nodiscard]] std::size_t size() const { return m_values.size(); }
    /// 0 for the empty leave.
    [[nodiscard]] Equity value(const Leave& leave) const { return find(leave).value_or(Equity{}); }
    /// Nothing for leaves that are not in the table.
    [[nodiscard]] std::optional<Equity> find(const Leave& leave) const;

    /// The graph, for walks over many leaves at once. A leave's number is found by summing, from
    /// the root: counts()[first sibling] - counts()[sibling taken], plus 1 for each accepting
    /// node that is passed through.
    [[nodiscard]] const Kwg& graph() const { return m_graph; }
    [[nodiscard]] std::span<const std::uint32_t> counts() const { return m_counts; }
    /// For each node the tiles of it and of its later siblings, so that one is found without looking
    /// at those before it. Index as nodes.
    [[nodiscard]] std::span<const LetterSet> tilesFrom() const { return m_tilesFrom; }
    /// By number of the leave.
    [[nodiscard]] std::span<const Equity> values() const { return m_values; }
    /// The same exactly as the file has them, in points.
    [[nodiscard]] std::span<const float> points() const { return m_points; }

private:
    explicit Klv(Kwg graph);

    Kwg m_graph;
    std::vector<std::uint32_t> m_counts;
    std::vector<LetterSet> m_tilesFrom;
    std::vector<Equity> m_values;
    std::vector<float> m_points;
};

}  // namespace engine
