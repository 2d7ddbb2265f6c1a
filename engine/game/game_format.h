// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/game/study_file.h"
#include "engine/rules/game_rules.h"

namespace engine {

struct GameFile;

/// How surely a content is in a format.
enum class Recognition {
    No,
    Possible,  ///< it could be, where it is known to be a game or a position in some format
    Certain,   ///< no other kind of file looks like that
};

/// What was written in a format.
struct GameText
{
    std::string text;
    std::vector<Sentence> leftOut;  ///< what the format can't hold: "3 variations"
};

/// A format in which games or positions are kept in files: all that the rest of the program knows
/// of it. A new format is a source file that defines one and a line in gameFormats().
struct GameFormat
{
    enum class Holds {
        Positions,  ///< without the moves that led there
        OneGame,    ///< its main line
        Study,      ///< games with all that is known and said about them
    };

    std::string_view title;   ///< the name of the format, for people: "GCG"
    std::string_view ending;  ///< of names of files, in small letters, with the dot
    Holds holds = Holds::OneGame;
    /// Looks at the first part of a text only.
    Recognition (*recognise)(std::string_view bytes) = nullptr;
    /// `rules` hold where the text names no others. Errors and remarks lack the name of the file.
    Result<GameFile> (*read)(std::string_view bytes, const GameRulesPtr& rules) = nullptr;
    /// Of a study with one game where it holds one only (OutOfRange otherwise); positions are
    /// those at the ends of the main lines.
    Result<GameText> (*write)(const StudyFile& study) = nullptr;
};

/// All formats, in the order in which they are asked whether a content is theirs.
[[nodiscard]] std::span<const GameFormat* const> gameFormats();

/// The format of a file or a pasted text that is known to be a game or a position, by its content;
/// null when it is in none of them.
[[nodiscard]] const GameFormat* gameFormatOf(std::string_view bytes);
/// The format that is certain of a content, whatever kind of file it is; null when none is.
[[nodiscard]] const GameFormat* certainGameFormatOf(std::string_view bytes);
/// The format of a file with that name, by its ending in any case; null when no format has it.
[[nodiscard]] const GameFormat* gameFormatFor(const std::filesystem::path& path);

}  // namespace engine
