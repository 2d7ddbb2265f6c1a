// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/game_file.h"

#include <memory>
#include <span>
#include <utility>

#include "engine/base/file.h"
#include "engine/lexicon/text_source.h"

namespace engine {
namespace {

/// Of any format.
constexpr std::size_t kMostBytes = std::size_t{128} << 20;

Result<GameFile> readAs(std::string_view bytes, const GameRulesPtr& rules)
{
    const GameFormat* format = gameFormatOf(bytes);
    if (!format) {
        return failure(
            ErrorCode::Malformed,
            say("is neither a GCG nor a CGP nor a study file, as far as its content tells"));
    }
    auto file = format->read(bytes, rules);
    if (file) file->format = format;
    return file;
}

}  // namespace

Result<GameFile> readGames(std::string_view bytes, const std::string& name,
                           const GameRulesPtr& rules)
{
    auto file = readAs(bytes, rules);
    if (!file) {
        // What an archive or a picture lacks to be a game is of no use to anybody.
        const Sentence other = knownOtherKind(std::as_bytes(std::span(bytes.data(), bytes.size())));
        if (!other.empty()) {
            return failure(ErrorCode::Malformed, say("is no game but %1", other), {name, 0, 0, -1});
        }
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
