// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/input_files.h"
#include "engine/base/result.h"
#include "engine/base/task.h"

namespace app {

/// Positions of games between two players that always make the best static move, as CGP: the
/// fixed work of `bench movegen`.
[[nodiscard]] std::span<const std::string_view> benchPositions();

/// All positions of these files, as CGP; the built-in ones when there are none.
[[nodiscard]] engine::Result<std::vector<InputLine>>
benchLines(const std::vector<std::string>& files, const engine::TaskContext& context);

}  // namespace app
