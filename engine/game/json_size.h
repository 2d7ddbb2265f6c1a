// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string_view>

namespace engine {

/// What can be said of a JSON text before it is taken apart.
struct JsonSize
{
    /// Deeper texts of others aren't taken apart: copying and printing them needs stack for each level.
    static constexpr int kDeepest = 64;

    int depth = 0;           ///< brackets open at once, outside of texts
    std::size_t text = 0;    ///< bytes beside long texts
    std::size_t memory = 0;  ///< estimated, bytes
};

/// Of any text, JSON or not, in one pass without memory of its own.
[[nodiscard]] JsonSize jsonSizeOf(std::string_view text);

}  // namespace engine
