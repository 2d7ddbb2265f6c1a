// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace engine {

/// The name of a file as text, and back again. Where the system has names in bytes they are these
/// bytes, whatever they mean; where it has them in UTF-16 they are UTF-8. What the standard makes of
/// strings depends on the system, so that names become text, and text becomes names, by these alone.
[[nodiscard]] std::string fileNameUtf8(const std::filesystem::path& path);
[[nodiscard]] std::filesystem::path pathFromUtf8(std::string_view name);

}  // namespace engine
