// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdlib>

namespace tests {

/// How many random cases to try: `count`, times TILEWRIGHT_TEST_SCALE where that is set (for long
/// runs, "50"; fractions are allowed).
inline int scaled(int count)
{
    const char* text = std::getenv("TILEWRIGHT_TEST_SCALE");
    const double factor = text != nullptr ? std::strtod(text, nullptr) : 1.0;
    return std::max(1, static_cast<int>(count * (factor > 0 ? factor : 1.0)));
}

}  // namespace tests
