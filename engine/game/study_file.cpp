// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/study_file.h"

#include <cstddef>
#include <cstdint>
#include <utility>

#include "engine/board/position.h"
#include "engine/game/study_fields.h"
#include "engine/game/study_names.h"
#include "engine/game/study_reader.h"
#include "engine/game/study_writer.h"

namespace engine {
namespace {

using study::Fields;
using study::Json;
using study::Problem;

constexpr std::size_t kMostBytes = std::size_t{128} << 20;

/// What games will take beside their text, however short that is.
std::size_t memoryOf(const Json& games)
{
    // Measured: a record, and rules that are none of the catalogue's.
    constexpr std::size_t kRecord = 2'500;
    constexpr std::size_t kOwnRules = 14'000;
    std::size_t bytes = 0;
    for (const Json& game : games) {
        bytes += kRecord;
        if (const auto rules = game.find("rules"); rules != game.end() && rules->is_object())
            bytes += kOwnRules;
        if (game.contains("start")) bytes += sizeof(Position);
    }
    return bytes;
}

Result<void> checkBytes(std::string_view text)
{
    if (text.size() <= kMostBytes) return {};
    return failure(ErrorCode::OutOfRange,
                   say("has %1 bytes, which is too much for a study file", text.size()));
}

Json jsonOf(const StudyFile& study)
{
    Json json{{"format", study::kFormat}, {"version", StudyFile::kVersion}};
    if (!study.title.empty()) json["title"] = study.title;
    json["games"] = Json::array();
    for (const GameRecord& game : study.games) json["games"].push_back(study::jsonOf(game));
    study::addUnknownFields(json, study.unknownFields);
    return json;
}

std::string textOf(const Json& json)
{
    return study::print(json, 1) + "\n";
}

}  // namespace

Result<StudyFile> readStudy(std::string_view text)
{
    if (auto fits = checkBytes(text); !fits) return failure(std::move(fits.error()));
    const auto json = study::parse(text);
    if (!json) return failure(json.error());
    Problem problem;
    Fields fields(*json, "study", problem);
    if (fields.text("format") != study::kFormat)
        return failure(ErrorCode::Malformed,
                       say("is no study file: its format is not named \"%1\"", study::kFormat));
    const auto version = fields.number("version", 1, INT64_MAX);
    if (!version) fields.report("version", say("is missing"));
    else if (*version > StudyFile::kVersion) {
        return failure(ErrorCode::OutOfRange,
                       say("was written by a newer version of the program: the format is %1, this "
                           "program knows it up to %2",
                           *version, StudyFile::kVersion));
    }
    StudyFile result;
    result.title = fields.text("title");
    const Json& games = fields.list("games");
    if (auto fits = study::checkMemory(text, memoryOf(games)); !fits)
        return failure(std::move(fits.error()));
    std::size_t index = 0;
    for (const Json& game : games) {
        auto record = study::readGame(game, study::indexed("games", index++), problem);
        if (problem.any()) break;
        result.games.push_back(std::move(*record));
    }
    if (problem.any()) return failure(problem.error());
    result.unknownFields = fields.rest();
    return result;
}

std::string writeStudy(const StudyFile& study)
{
    return textOf(jsonOf(study));
}

Result<std::string> writeReadableStudy(const StudyFile& study)
{
    const Json json = jsonOf(study);
    std::string text = textOf(json);
    auto fits = checkBytes(text);
    if (fits) fits = study::checkText(text);
    if (fits) fits = study::checkMemory(text, memoryOf(json["games"]));
    if (!fits) return failure(std::move(fits.error()));
    return text;
}

}  // namespace engine
