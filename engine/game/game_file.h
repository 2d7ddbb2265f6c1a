// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/game/game_format.h"
#include "engine/game/study_file.h"
#include "engine/rules/game_rules.h"

namespace engine {

/// What was read, from whatever format.
struct GameFile
{
    const GameFormat* format = nullptr;
    /// One game of a GCG; for each position of a CGP file a game that starts from it.
    StudyFile study;
    std::vector<Error> remarks;  ///< with lines; as in GcgReading
    std::vector<int> lines;      ///< of a GCG: by NodeId, else empty
};

/// `rules` hold where the text names no others. `name` stands in messages, for people.
[[nodiscard]] Result<GameFile> readGames(std::string_view bytes, const std::string& name,
                                         const GameRulesPtr& rules);
[[nodiscard]] Result<GameFile> openGames(const std::filesystem::path& path,
                                         const GameRulesPtr& rules);

/// The same for texts that come from anywhere: where a game names no rules and doesn't add up by
/// these, but does by built-in ones, as another alphabet's tiles have other values, it is read by
/// those, and the first remark says so.
[[nodiscard]] Result<GameFile> readFittingGames(std::string_view bytes, const std::string& name,
                                                const GameRulesPtr& rules);
[[nodiscard]] Result<GameFile> openFittingGames(const std::filesystem::path& path,
                                                const GameRulesPtr& rules);

/// A game that starts from a position, with made-up players: what a CGP says.
[[nodiscard]] Result<GameRecord> gameFrom(const Position& position);

}  // namespace engine
