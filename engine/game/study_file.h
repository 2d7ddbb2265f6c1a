// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/game/game_record.h"

namespace engine {

/// What a study file holds: games with everything that is known and said about them. The format
/// is described in resources/study/FORMAT.md.
struct StudyFile
{
    /// The latest version of the format, which is the one written.
    static constexpr int kVersion = 1;

    std::string title;
    std::vector<GameRecord> games;
    std::string unknownFields;  ///< as in Node
    friend bool operator==(const StudyFile&, const StudyFile&) = default;
};

/// Errors name the place in the file: line and column of what is no JSON, else the field
/// ("games[0].nodes[3].event.move"). A file of a newer version is refused; fields that are not
/// known are kept.
[[nodiscard]] Result<StudyFile> readStudy(std::string_view text);

/// JSON in UTF-8; bytes in texts that are no UTF-8 become U+FFFD. Node ids are not kept.
[[nodiscard]] std::string writeStudy(const StudyFile& study);

/// The same; OutOfRange where that is more than readStudy() takes, mostly for its pictures.
[[nodiscard]] Result<std::string> writeReadableStudy(const StudyFile& study);

}  // namespace engine
