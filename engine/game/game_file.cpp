// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/game_file.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "engine/base/file.h"
#include "engine/game/cgp.h"
#include "engine/game/gcg.h"
#include "engine/rules/text.h"

namespace engine {
namespace {

constexpr std::size_t kMostBytes = std::size_t{512} << 20;
constexpr std::size_t kMostPositions = 10'000;
constexpr std::string_view kSpace = " \t\r\n";
constexpr std::string_view kUtf8Mark = "\xef\xbb\xbf";

/// Rows of a board, racks and scores, each separated by slashes.
bool looksLikeCgp(std::string_view line)
{
    for (int field = 0; field < 3; ++field) {
        const std::size_t end = std::min(line.find_first_of(" \t"), line.size());
        if (line.substr(0, end).find('/') == std::string_view::npos) return false;
        line = text::trimmed(line.substr(end));
    }
    return true;
}

Result<GameFile> readPositions(std::string_view text, const GameRulesPtr& rules)
{
    GameFile file;
    file.format = GameFormat::Cgp;
    const auto lines = cgpLinesIn(text);
    if (lines.size() > kMostPositions)
        return failure(ErrorCode::OutOfRange, "holds more positions than can be worked with");
    for (const CgpLine& line : lines) {
        auto reading = readCgp(line.text, rules);
        if (!reading) {
            reading.error().place.line = line.line;
            return failure(std::move(reading.error()));
        }
        for (std::string& remark : reading->remarks)
            file.remarks.push_back({ErrorCode::Unusual, std::move(remark), {{}, line.line, 0, -1}});
        auto game = gameFrom(reading->position);
        if (!game) {
            game.error().place.line = line.line;
            return failure(std::move(game.error()));
        }
        GameInfo info = game->info();
        info.lexicon = std::move(reading->lexiconName);
        info.operations = std::move(reading->otherOperations);
        if (auto set = game->setInfo(std::move(info)); !set) return failure(std::move(set.error()));
        file.study.games.push_back(std::move(*game));
    }
    return file;
}

Result<GameFile> read(std::string_view bytes, const GameRulesPtr& rules)
{
    const auto format = gameFormatOf(bytes);
    if (!format) {
        return failure(ErrorCode::Malformed,
                       "is neither a GCG nor a CGP nor a study file, as far as its content tells");
    }
    if (*format == GameFormat::Cgp) return readPositions(bytes, rules);
    GameFile file;
    file.format = *format;
    if (*format == GameFormat::Study) {
        auto study = readStudy(bytes);
        if (!study) return failure(std::move(study.error()));
        file.study = std::move(*study);
        return file;
    }
    auto reading = readGcg(bytes, rules);
    if (!reading) return failure(std::move(reading.error()));
    file.study.games.push_back(std::move(reading->record));
    file.remarks = std::move(reading->remarks);
    file.lines = std::move(reading->lines);
    return file;
}

}  // namespace

std::optional<GameFormat> gameFormatOf(std::string_view bytes)
{
    std::string_view text = bytes;
    if (text.starts_with(kUtf8Mark)) text.remove_prefix(kUtf8Mark.size());
    const std::size_t begin = text.find_first_not_of(kSpace);
    if (begin == std::string_view::npos) return std::nullopt;
    text.remove_prefix(begin);
    if (text.front() == '{') return GameFormat::Study;
    const auto positions = cgpLinesIn(text.substr(0, std::min(text.size(), std::size_t{1} << 20)));
    if (!positions.empty() && looksLikeCgp(positions.front().text)) return GameFormat::Cgp;
    // The reader of GCG knows best, and says clearly what is none.
    constexpr std::string_view kUtf16[] = {"\xff\xfe", "\xfe\xff"};
    const bool utf16 = bytes.starts_with(kUtf16[0]) || bytes.starts_with(kUtf16[1]);
    if (utf16 || text.front() == '#' || text.front() == '>') return GameFormat::Gcg;
    const std::size_t sign = text.find("\n#");
    return sign != std::string_view::npos || text.find("\n>") != std::string_view::npos
               ? std::optional(GameFormat::Gcg)
               : std::nullopt;
}

std::optional<GameFormat> gameFormatFor(const std::filesystem::path& path)
{
    const std::string ending = path.extension().string();
    if (ending == ".gcg" || ending == ".GCG") return GameFormat::Gcg;
    if (ending == ".cgp" || ending == ".CGP") return GameFormat::Cgp;
    if (ending == ".cws" || ending == ".CWS") return GameFormat::Study;
    return std::nullopt;
}

Result<GameFile> readGames(std::string_view bytes, const std::string& name,
                           const GameRulesPtr& rules)
{
    auto file = read(bytes, rules);
    if (!file) {
        file.error().place.file = name;
        return file;
    }
    for (Error& remark : file->remarks) remark.place.file = name;
    return file;
}

Result<GameFile> openGames(const std::filesystem::path& path, const GameRulesPtr& rules)
{
    // A copy: the file may change on disk while it is read.
    const auto text = readTextFile(path, kMostBytes);
    if (!text) return failure(text.error());
    return readGames(*text, path.string(), rules);
}

Result<GameRecord> gameFrom(const Position& position)
{
    std::vector<GamePlayer> players;
    for (int i = 1; i <= position.playerCount(); ++i)
        players.push_back({"player" + std::to_string(i), {}});
    auto game = GameRecord::create(position.rulesPtr(), std::move(players));
    if (!game) return game;
    Position start = position;
    // Without a lexicon any rules will do.
    static_cast<void>(start.setLexicon(nullptr));
    if (auto set = game->setStart(std::make_shared<const Position>(std::move(start))); !set)
        return failure(std::move(set.error()));
    return game;
}

}  // namespace engine
