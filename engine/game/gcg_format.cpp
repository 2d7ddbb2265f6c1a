// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/gcg_format.h"

#include <algorithm>
#include <utility>

#include "engine/game/game_file.h"
#include "engine/game/gcg.h"
#include "engine/rules/text.h"

namespace engine {
namespace {

/// Lines that only a GCG has, near its beginning.
bool hasTypicalLine(std::string_view text)
{
    constexpr int kLines = 50;
    for (int line = 0; line < kLines && !text.empty(); ++line) {
        const std::string_view content = text::withoutLeadingSpace(text);
        if (content.starts_with("#player") || content.starts_with("#character-encoding") ||
            content.starts_with('>'))
            return true;
        const std::size_t end = text.find_first_of("\r\n");
        if (end == std::string_view::npos) return false;
        text.remove_prefix(end + 1);
    }
    return false;
}

Recognition recognise(std::string_view bytes)
{
    // The reader knows the encodings, and says clearly what is no GCG.
    if (bytes.starts_with("\xff\xfe") || bytes.starts_with("\xfe\xff"))
        return Recognition::Possible;
    const std::string_view text = text::withoutLeadingSpace(text::withoutMark(bytes));
    if (text.empty()) return Recognition::No;
    if (hasTypicalLine(text)) return Recognition::Certain;
    const bool hasSigns = text.front() == '#' || text.find("\n#") != std::string_view::npos ||
                          text.find("\n>") != std::string_view::npos;
    return hasSigns ? Recognition::Possible : Recognition::No;
}

Result<GameFile> read(std::string_view bytes, const GameRulesPtr& rules)
{
    auto reading = readGcg(bytes, rules);
    if (!reading) return failure(std::move(reading.error()));
    GameFile file;
    file.study.games.push_back(std::move(reading->record));
    file.remarks = std::move(reading->remarks);
    file.lines = std::move(reading->lines);
    return file;
}

Result<GameText> write(const StudyFile& study)
{
    if (study.games.size() != 1)
        return failure(ErrorCode::OutOfRange,
                       say("a GCG holds one game, neither none nor several"));
    auto writing = writeGcg(study.games.front());
    if (!writing) return failure(std::move(writing.error()));
    return GameText{std::move(writing->text), std::move(writing->leftOut)};
}

}  // namespace

const GameFormat& gcgFormat()
{
    static constexpr GameFormat kFormat{"GCG",     ".gcg", GameFormat::Holds::OneGame,
                                        recognise, read,   write};
    return kFormat;
}

}  // namespace engine
