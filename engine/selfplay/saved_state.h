// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/base/result.h"
#include "engine/lexicon/lexicon_fwd.h"
#include "engine/rules/game_rules.h"

namespace engine {

/// What a long piece of work keeps on disk so that it can be gone on with: named values and a
/// block of bytes. The file is text up to the first empty line:
///
///     tilewright state 2 <kind>
///     <name>=<value>            any number of lines
///     payload=<bytes> <SHA-256 of the bytes>
///     head=<SHA-256 of the lines above>
///
/// and the bytes follow the empty line. States of version 1, which had no `head`, are read, too.
class SavedState
{
public:
    explicit SavedState(std::string kind) : m_kind(std::move(kind)) {}

    [[nodiscard]] const std::string& kind() const { return m_kind; }
    /// No line ends in either, no '=' in the name; each name once.
    void set(std::string name, std::string value);
    void set(std::string name, std::int64_t value) { set(std::move(name), std::to_string(value)); }
    /// Malformed when it isn't there.
    [[nodiscard]] Result<std::string> text(std::string_view name) const;
    /// Malformed when it isn't there or no whole number from low to high.
    [[nodiscard]] Result<std::int64_t> number(std::string_view name, std::int64_t low,
                                              std::int64_t high) const;

    [[nodiscard]] std::vector<std::byte>& payload() { return m_payload; }
    [[nodiscard]] std::span<const std::byte> payload() const { return m_payload; }

    /// Notes which rules and lexicon the work is for.
    void setGame(const GameRules& rules, const Lexicon& lexicon);
    /// Fails with Malformed unless this is a state of that kind.
    [[nodiscard]] Result<void> checkKind(std::string_view kind) const;
    /// Fails as checkKind(), and with WrongLexicon unless it
    /// is for these rules and this lexicon.
    [[nodiscard]] Result<void> checkGame(std::string_view kind, const GameRules& rules,
                                         const Lexicon& lexicon) const;

    [[nodiscard]] std::vector<std::byte> toBytes() const;
    /// Takes whatever is a whole and undamaged file.
    [[nodiscard]] static Result<SavedState> parse(std::span<const std::byte> bytes,
                                                  const std::string& file = {});
    [[nodiscard]] static Result<SavedState> open(const std::filesystem::path& path);

    /// About what the file says, with its name.
    [[nodiscard]] tl::unexpected<Error> error(ErrorCode code, Sentence message) const;

private:
    [[nodiscard]] static Result<void> checkHead(std::string_view header, bool hasSum,
                                                const std::string& file);

    std::string m_kind;
    std::string m_file;
    std::vector<std::pair<std::string, std::string>> m_values;
    std::vector<std::byte> m_payload;
};

}  // namespace engine
