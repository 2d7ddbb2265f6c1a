// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

#include "engine/rules/catalogue.h"

/// What tests of graphs share.
namespace tests {

/// Where the graphs with known bytes are; the folder need not exist.
inline std::filesystem::path goldenFolder()
{
    return std::filesystem::path(TILEWRIGHT_CASES) / "golden";
}

/// The built-in English letters.
inline const engine::Alphabet& english()
{
    static const engine::Alphabet alphabet = engine::catalogue::tileSet("english")->alphabet;
    return alphabet;
}

}  // namespace tests
