// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/game/study_file.h"
#include "engine/rules/game_rules.h"

namespace engine {

enum class GameFormat { Gcg, Cgp, Study };

/// What a file or a pasted text holds, by its content; nothing when it is none of them.
[[nodiscard]] std::optional<GameFormat> gameFormatOf(std::string_view bytes);
/// The format that a file of that name gets: .gcg, .cgp, .cws (study).
[[nodiscard]] std::optional<GameFormat> gameFormatFor(const std::filesystem::path& path);

/// What was read, from whatever format.
struct GameFile
{
    GameFormat format = GameFormat::Gcg;
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

/// A game that starts from a position, with made-up players: what a CGP says.
[[nodiscard]] Result<GameRecord> gameFrom(const Position& position);

}  // namespace engine
