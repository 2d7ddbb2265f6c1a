// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <string>

namespace engine {

/// SHA-256 (FIPS 180-4) of the bytes as 64 lower-case hexadecimal digits: the fingerprint by
/// which people compare files.
[[nodiscard]] std::string sha256(std::span<const std::byte> bytes);

}  // namespace engine
