// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace engine {

/// The words of a line, between white space of any kind; they refer to it.
[[nodiscard]] std::vector<std::string_view> protocolWords(std::string_view line);

/// Both with ASCII letters taken as the same in either case.
[[nodiscard]] bool sameWord(std::string_view a, std::string_view b);

}  // namespace engine
