// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/base/result.h"
#include "engine/base/task.h"

namespace engine {

/// The most that a text may have, unpacked: room for twenty million words, and no more memory than
/// any machine has.
inline constexpr std::size_t kMostTextBytes = std::size_t{1} << 28;

/// Begins like a .gz or a .zst file.
[[nodiscard]] bool isCompressed(std::span<const std::byte> bytes);
/// Begins with a byte order mark of UTF-16.
[[nodiscard]] bool hasUtf16Mark(std::span<const std::byte> bytes);

/// Names what is certainly no text: a file of another kind that its first bytes give away ("a PNG
/// picture"), or "binary data" where there are zero bytes near the front. Else empty.
[[nodiscard]] Sentence whatIsNoText(std::span<const std::byte> bytes);
/// Only the former: what no word list and no word graph begins with.
[[nodiscard]] Sentence knownOtherKind(std::span<const std::byte> bytes);

/// Unpacks a whole .gz or .zst (by content), several parts one after the other included. Malformed
/// when it is damaged or cut off; OutOfRange when there would be more than `limit` bytes, or far more
/// than any list becomes less by packing it.
[[nodiscard]] Result<std::string> decompress(std::span<const std::byte> bytes, std::size_t limit,
                                             const TaskContext& context = {});

/// The text in UTF-8 when it is in UTF-16 (with a byte order mark), or in Latin-1: it is not valid
/// UTF-8 and there is no character of several bytes in it that would be. Nothing when it can stay
/// as it is. Damage to UTF-16 becomes U+FFFD, so that a reader reports it with its line.
[[nodiscard]] std::optional<std::string> convertedToUtf8(std::string_view text);

/// Bytes that were in a file as text in UTF-8, whatever they are in and whether compressed.
/// Malformed for what is no text (see whatIsNoText()), also when that was compressed.
[[nodiscard]] Result<std::string> textFrom(std::span<const std::byte> bytes,
                                           std::size_t limit = kMostTextBytes,
                                           const TaskContext& context = {});

}  // namespace engine
