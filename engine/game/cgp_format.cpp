// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/cgp_format.h"

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/game/cgp.h"
#include "engine/game/game_file.h"
#include "engine/game/replay.h"
#include "engine/game/turns.h"
#include "engine/rules/text.h"

namespace engine {
namespace {

/// Each becomes a position of its own, which takes many times its line; a study of them has to be
/// read again.
constexpr std::size_t kMostPositions = 2'500;
constexpr std::size_t kMostCgpBytes = std::size_t{64} << 20;

/// Fields at the front of a line that contain a slash, at most 3: rows, racks, scores.
int slashedFields(std::string_view line)
{
    for (int field = 0; field < 3; ++field) {
        const std::size_t end = std::min(line.find_first_of(" \t"), line.size());
        if (line.substr(0, end).find('/') == std::string_view::npos) return field;
        line = text::trimmed(line.substr(end));
    }
    return 3;
}

Recognition recogniseCgpFile(std::string_view bytes)
{
    constexpr std::size_t kLookedAt = std::size_t{1} << 20;
    const auto lines = cgpLinesIn(text::withoutMark(bytes).substr(0, kLookedAt));
    if (lines.empty()) return Recognition::No;
    const std::string_view line = lines.front().text;
    const std::string_view board = line.substr(0, line.find_first_of(" \t"));
    const bool hasRows = std::count(board.begin(), board.end(), '/') >= 2;
    if (hasRows && board.size() < line.size()) return Recognition::Certain;
    return hasRows || slashedFields(line) == 3 ? Recognition::Possible : Recognition::No;
}

Result<GameRecord> gameIn(const CgpLine& line, const GameRulesPtr& rules,
                          std::vector<Error>& remarks)
{
    auto reading = readCgp(line.text, rules);
    if (!reading) return failure(std::move(reading.error()));
    for (Sentence& remark : reading->remarks)
        remarks.push_back({ErrorCode::Unusual, std::move(remark), {{}, line.line, 0, -1}});
    auto game = gameFrom(reading->position);
    if (!game) return game;
    GameInfo info = game->info();
    info.lexicon = std::move(reading->lexiconName);
    info.operations = std::move(reading->otherOperations);
    if (auto set = game->setInfo(std::move(info)); !set) return failure(std::move(set.error()));
    return game;
}

Result<GameFile> readCgpFile(std::string_view bytes, const GameRulesPtr& rules)
{
    if (bytes.size() > kMostCgpBytes) {
        return failure(ErrorCode::OutOfRange, say("has %1 bytes, more than the %2 allowed here",
                                                  bytes.size(), kMostCgpBytes));
    }
    GameFile file;
    // Remarks and empty lines come on top; no place is made for more.
    constexpr std::ptrdiff_t kMostLines = 1'000'000;
    const bool tooMany = std::ranges::count(bytes, '\n') > kMostLines;
    const auto lines = tooMany ? std::vector<CgpLine>() : cgpLinesIn(text::withoutMark(bytes));
    if (tooMany || lines.size() > kMostPositions)
        return failure(ErrorCode::OutOfRange, say("holds more positions than can be worked with"));
    for (const CgpLine& line : lines) {
        auto game = gameIn(line, rules, file.remarks);
        if (!game) {
            game.error().place.line = line.line;
            return failure(std::move(game.error()));
        }
        file.study.games.push_back(std::move(*game));
    }
    return file;
}

Result<GameText> writeCgpFile(const StudyFile& study)
{
    GameText written;
    for (const GameRecord& game : study.games) {
        auto line = cgpLineOf(game);
        if (!line) return failure(std::move(line.error()));
        written.text += *line;
    }
    return written;
}

}  // namespace

const GameFormat& cgpFormat()
{
    static constexpr GameFormat kFormat{
        "CGP", ".cgp", GameFormat::Holds::Positions, recogniseCgpFile, readCgpFile, writeCgpFile};
    return kFormat;
}

Result<std::string> cgpLineOf(const GameRecord& game, std::size_t turn)
{
    const auto replay = engine::replay(game);
    if (!replay) return failure(replay.error());
    const auto line = game.lineThrough(kRootNode);
    const auto turns = turnsOf(game, line);
    if (turn > turns.size() + 1) {
        return failure(ErrorCode::OutOfRange,
                       say("the game has %1 turns, no position %2", turns.size(), turn));
    }
    const bool atEnd = turn == 0 || turn > turns.size();
    const PositionPtr position = atEnd ? replay->at(line.empty() ? kRootNode : line.back()).after
                                       : replay->at(turns[turn - 1].move).before;
    auto operations = game.info().operations;
    if (!game.info().lexicon.empty())
        operations.insert(operations.begin(), {"lex", game.info().lexicon});
    return writeCgp(*position, operations) + "\n";
}

}  // namespace engine
