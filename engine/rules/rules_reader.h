// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>

#include "engine/base/result.h"
#include "engine/rules/catalogue.h"
#include "engine/rules/rules_document.h"

/// What the sections of a rules file mean. The format is described in resources/rules/FORMAT.md.
namespace engine::rules_text {

/// Where alphabets and layouts come from that a rules file only names.
struct References
{
    std::function<Result<TileSet>(const std::string& name)> tileSet;
    std::function<Result<BoardLayout>(const std::string& name)> layout;
};

/// `defaultName` names what the file gives no name.
[[nodiscard]] Result<TileSet> readTileSet(const Document& document, const std::string& defaultName);
[[nodiscard]] Result<BoardLayout> readLayout(const Document& document,
                                             const std::string& defaultName);
[[nodiscard]] Result<GameRules> readRules(const Document& document, const std::string& defaultName,
                                          const References& references);

/// The title of a section, else its name, else the default.
[[nodiscard]] std::string titleOf(const Document& document, std::string_view section,
                                  const std::string& defaultName);

/// Whether a line is the head of a section: "[game]".
[[nodiscard]] bool isSectionLine(std::string_view line);

}  // namespace engine::rules_text
