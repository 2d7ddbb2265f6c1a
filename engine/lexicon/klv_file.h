// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "engine/base/result.h"
#include "engine/lexicon/kwg.h"

namespace engine {

/// How a leave file holds its values.
enum class KlvVersion {
    Klv1,  ///< 16-bit integers, 256ths of a point
    Klv2,  ///< 32-bit floats, points
};

/// What stands in a leave file, values as they are written there.
struct KlvFile
{
    Kwg graph;
    std::vector<std::uint32_t> counts;  ///< the graph's countTable()
    /// One for each leave, in the order of Kwg::forEachWord(). Floats are finite.
    std::variant<std::vector<std::int16_t>, std::vector<float>> values;

    [[nodiscard]] KlvVersion version() const
    {
        return values.index() == 0 ? KlvVersion::Klv1 : KlvVersion::Klv2;
    }
};

/// The greatest value, either way, that a leave can have, in points.
inline constexpr float kMostLeavePoints = 1e6F;

/// The values of a leave file in points, exactly.
[[nodiscard]] std::vector<float>
pointsOf(std::variant<std::vector<std::int16_t>, std::vector<float>> values);

/// Takes a file of either version apart and validates it; see Klv::open().
[[nodiscard]] Result<KlvFile> readKlvFile(std::span<const std::byte> bytes, int letterCount,
                                          const std::string& name);

/// Whether the sizes that a content names fit leave values of either version; says nothing of what
/// is in them.
[[nodiscard]] bool isKlv(std::span<const std::byte> content);

}  // namespace engine
