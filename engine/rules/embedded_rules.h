// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

namespace engine::catalogue {

/// A file of resources/rules as compiled in.
struct EmbeddedFile
{
    std::string_view path;  ///< relative to resources/rules: "alphabets/english.txt"
    std::string_view text;
};

/// All of them, sorted by path. Defined in a file that the build generates.
[[nodiscard]] std::span<const EmbeddedFile> embeddedFiles();

}  // namespace engine::catalogue
