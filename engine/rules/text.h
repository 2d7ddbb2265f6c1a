// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/base/sentence.h"

/// Small helpers for UTF-8 text and for messages about it.
namespace engine::text {

/// Bytes of the character at the front of a text that is not empty; 1 for a broken sequence.
[[nodiscard]] std::size_t characterBytes(std::string_view text);
/// Characters (code points); each byte of a broken sequence counts as one.
[[nodiscard]] int characterCount(std::string_view text);
/// Bytes before the character with this number, counted from 0; the whole text when it is shorter.
[[nodiscard]] std::size_t characterOffset(std::string_view text, int character);
/// Offset of the first byte that is not UTF-8 (overlong forms and surrogates included).
[[nodiscard]] std::optional<std::size_t> findInvalidUtf8(std::string_view text);
/// Appends a code point as UTF-8.
void append(std::string& text, char32_t point);
/// Control characters, line ends and tabs included.
[[nodiscard]] bool isControl(char byte);
/// 0 to 9, whatever the locale.
[[nodiscard]] constexpr bool isDigit(char byte)
{
    return byte >= '0' && byte <= '9';
}
/// A number with its sign: +24, -3, +0.
[[nodiscard]] std::string withSign(int number);
/// Without blanks and tabs at both ends.
[[nodiscard]] std::string_view trimmed(std::string_view text);
/// Without blanks, tabs and line ends at the front.
[[nodiscard]] std::string_view withoutLeadingSpace(std::string_view text);
/// Without the byte order mark of UTF-8.
[[nodiscard]] std::string_view withoutMark(std::string_view text);
/// The first line that is neither empty nor begins with #, without the blanks before it; empty when
/// there is none. A byte order mark is passed over.
[[nodiscard]] std::string_view firstMeaningfulLine(std::string_view text);
/// Whether the bytes are a text, as far as their front tells: no byte of it is 0.
[[nodiscard]] bool isText(std::span<const std::byte> content);
/// Whether the name of a file ends so, in any case; `ending` in small letters, with its dot.
[[nodiscard]] bool hasEnding(const std::filesystem::path& path, std::string_view ending);
/// In quotes for a message; what is very long is cut, control characters and broken bytes become
/// '?'.
[[nodiscard]] Sentence quoted(std::string_view text);
/// The quoted words with "or" between.
[[nodiscard]] Sentence choices(std::span<const std::string_view> words);
/// The problem of a name and what the name was probably meant to be:
/// "there is no key 'rak'; did you mean 'rack' or 'racks'?"; the problem alone when none is near.
[[nodiscard]] Sentence withSuggestion(Sentence problem, std::string_view name,
                                      std::span<const std::string> known);

}  // namespace engine::text
