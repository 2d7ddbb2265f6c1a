// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

namespace app {

/// Positions of games between two players that always make the best static move, as CGP: the
/// fixed work of `bench movegen`.
[[nodiscard]] std::span<const std::string_view> benchPositions();

}  // namespace app
