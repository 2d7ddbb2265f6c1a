// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include <QString>

#include "engine/base/result.h"
#include "ui/document/open_game.h"

// Parts of games on the clipboard: from one window to another, and as text for everybody else.
namespace ui {

/// Of the clipboard; what is in it is a study file with one game, whose lines are the part.
inline constexpr const char* kBranchMimeType = "application/x-tilewright-branch";

/// The node and all that follows on it.
[[nodiscard]] engine::Result<std::string> writeBranch(const engine::GameRecord& record,
                                                      engine::NodeId node);
[[nodiscard]] engine::Result<engine::Branch> readBranch(std::string_view text);
/// The first line of it for people: "3. anna 8H SEAT +8  4. ben pass +0".
[[nodiscard]] QString branchText(const OpenGame& game, engine::NodeId node);

}  // namespace ui
