// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "engine/base/result.h"

namespace app {

/// What a user wants where the command line doesn't say otherwise: lines "name = value" with the
/// names below; empty lines and those that begin with # are left out.
struct Settings
{
    std::string lexicon;
    std::string leaves;
    std::string rules;
    int threads = 0;  ///< 0 = one per core

    /// The file that TILEWRIGHT_SETTINGS names, else tilewright/cli.conf in the folder for
    /// settings; empty when there is no such folder.
    [[nodiscard]] static std::filesystem::path file();
    [[nodiscard]] static engine::Result<Settings> parse(std::string_view text,
                                                        const std::string& name);
    /// As if nothing were set when there is no file; Malformed and UnknownName carry the line.
    [[nodiscard]] static engine::Result<Settings> open();
    /// Read once, with the lexicon that TILEWRIGHT_LEXICON names. Those of a file with mistakes are not used: main() tells of them.
    [[nodiscard]] static const Settings& ofUser();
};

}  // namespace app
