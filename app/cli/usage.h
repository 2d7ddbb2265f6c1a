// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <CLI/CLI.hpp>

namespace app {

/// "there is no option '--jsn'; did you mean '--json'?"
[[nodiscard]] std::string unknownOption(const CLI::App& command, const std::string& name);

}  // namespace app
