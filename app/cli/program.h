// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include <CLI/CLI.hpp>

#include "app/cli/command.h"

namespace app {

/// Reads the command line and runs the command that it asks for; gives what main() returns. What
/// there is to say of the command line itself is left to others unless it `tells`.
[[nodiscard]] int runProgram(CLI::App& program, const CommandList& commands,
                             std::span<char*> arguments, bool tells = true);

}  // namespace app
