// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace engine {

/// Bytes as text by RFC 4648, section 4, with padding and without line ends.
[[nodiscard]] std::string toBase64(std::string_view bytes);
/// The bytes again; nothing when the text is no such thing.
[[nodiscard]] std::optional<std::string> fromBase64(std::string_view text);

}  // namespace engine
