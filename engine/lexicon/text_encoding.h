// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace engine {

/// A text in UTF-8 that is written in the encoding of that name, as ICU knows it: "ISO-8859-2",
/// "windows-1251", "koi8-r", "UTF-16BE"; small letters, hyphens and the like make no difference.
/// What is broken becomes U+FFFD. Null when the encoding is not known, or a text has more than
/// 2^31 - 1 bytes.
[[nodiscard]] std::optional<std::string> inUtf8(std::string_view bytes,
                                                const std::string& encoding);

/// Whether that is a name of UTF-8.
[[nodiscard]] bool isNameOfUtf8(const std::string& encoding);

/// The same as inUtf8() for a text whose first line named the encoding: one in which that line
/// could not have been read as ASCII is not known, nor is one that switches between alphabets. What
/// a text in ASCII has beyond it is taken as ISO 8859-1.
[[nodiscard]] std::optional<std::string> inUtf8AsLabelled(std::string_view bytes,
                                                          const std::string& label);

}  // namespace engine
