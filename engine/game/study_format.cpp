// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/study_format.h"

#include <utility>

#include "engine/game/game_file.h"
#include "engine/rules/text.h"

namespace engine {
namespace {

Recognition recogniseStudyFile(std::string_view bytes)
{
    const std::string_view text = text::withoutLeadingSpace(text::withoutMark(bytes));
    return text.starts_with('{') ? Recognition::Certain : Recognition::No;
}

/// A study names its rules.
Result<GameFile> readStudyFile(std::string_view bytes, const GameRulesPtr& /*rules*/)
{
    auto study = readStudy(bytes);
    if (!study) return failure(std::move(study.error()));
    GameFile file;
    file.study = std::move(*study);
    return file;
}

Result<GameText> writeStudyFile(const StudyFile& study)
{
    auto text = writeReadableStudy(study);
    if (!text) return failure(std::move(text.error()));
    return GameText{std::move(*text), {}};
}

}  // namespace

const GameFormat& studyFormat()
{
    static constexpr GameFormat kFormat{
        "study",       ".cws",        GameFormat::Holds::Study, recogniseStudyFile,
        readStudyFile, writeStudyFile};
    return kFormat;
}

}  // namespace engine
