// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <string>

#include <CLI/CLI.hpp>

namespace app {

/// Refuses "nan", which every comparison with a least and a most lets through: a time that is none
/// never ends.
[[nodiscard]] inline CLI::Validator aNumber()
{
    return {[](const std::string& text) {
                double number = 0;
                const bool isNone = CLI::detail::lexical_cast(text, number) && std::isnan(number);
                return isNone ? "Value " + text + " is no number" : std::string();
            },
            ""};
}

}  // namespace app
