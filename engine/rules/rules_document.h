// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"

namespace engine::rules_text {

/// A piece of a text and where it stands. The text is owned by who called parseDocument().
struct Piece
{
    std::string_view text;
    int line = 0;    ///< from 1
    int column = 0;  ///< in characters, from 1
};

/// `key = value`.
struct Setting
{
    Piece key;
    Piece value;
};

/// `[name]` and what follows, up to the next section.
struct Section
{
    Piece name;
    std::vector<Setting> settings;
    Piece tableName;           ///< of the line "tiles:" or "squares:"; line 0 = no table
    std::vector<Piece> table;  ///< its rows, trimmed

    [[nodiscard]] const Setting* find(std::string_view key) const;
};

/// A rules file cut into sections, settings and tables; what they mean is not looked at.
struct Document
{
    std::string name;  ///< for messages
    std::vector<Section> sections;

    [[nodiscard]] const Section* find(std::string_view section) const;
    [[nodiscard]] tl::unexpected<Error> error(ErrorCode code, Sentence message,
                                              const Piece& where) const;
    /// About the whole file.
    [[nodiscard]] tl::unexpected<Error> error(ErrorCode code, Sentence message) const;
};

/// No rules file is longer.
inline constexpr std::size_t kMaxBytes = std::size_t{1} << 20;

/// Refuses what is too long, not UTF-8 or has control characters; sections that are unknown or
/// twice there; keys that are twice there; and lines that are neither.
[[nodiscard]] Result<Document> parseDocument(std::string_view text, const std::string& name);

/// The words of a line that blanks and tabs separate.
[[nodiscard]] std::vector<Piece> fieldsOf(const Piece& line);

}  // namespace engine::rules_text
