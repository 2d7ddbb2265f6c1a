// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/game_file.h"

#include <memory>
#include <optional>
#include <span>
#include <utility>

#include "engine/base/file.h"
#include "engine/base/file_name.h"
#include "engine/game/replay.h"
#include "engine/lexicon/text_source.h"
#include "engine/rules/catalogue.h"

namespace engine {
namespace {

/// Of any format.
constexpr std::size_t kMostBytes = std::size_t{128} << 20;
/// Longer texts are read by one set of rules only.
constexpr std::size_t kMostTried = std::size_t{1} << 20;
/// Rules of which a record has so few mistakes may be those that it was played by.
constexpr std::size_t kFewMistakes = 2;
/// Others fit better where they leave no more than this part of the mistakes.
constexpr std::size_t kMuchBetter = 4;

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

/// Places of a single game where its rules and the record differ; nothing where it can't be read.
std::optional<std::size_t> mistakesOf(const Result<GameFile>& file)
{
    if (!file || file->study.games.size() != 1) return std::nullopt;
    const auto replayed = replay(file->study.games.front());
    if (!replayed) return std::nullopt;
    return replayed->differences.size() + file->remarks.size();
}

/// Instead of what was read by these rules, where others fit it much better.
void refit(Result<GameFile>& file, std::string_view bytes, const std::string& name,
           const GameRulesPtr& rules)
{
    if (bytes.size() > kMostTried) return;
    const GameFormat* format = gameFormatOf(bytes);
    if (!format || format->holds != GameFormat::Holds::OneGame) return;
    // Games say themselves which rules they need, or hold to the given ones.
    if (file && file->study.games.size() == 1 && file->study.games.front().rulesPtr() != rules)
        return;
    const auto present = mistakesOf(file);
    if (present && *present <= kFewMistakes) return;
    std::optional<std::size_t> least;
    Result<GameFile> best;
    GameRulesPtr fitting;
    // Of rules that fit alike the usual ones.
    std::vector<std::string> ids{"english"};
    for (const catalogue::Entry& entry : catalogue::ruleSets()) ids.push_back(entry.id);
    for (const std::string& id : ids) {
        const auto other = catalogue::rules(id);
        if (!other || *other == rules) continue;
        auto read = readGames(bytes, name, *other);
        const auto mistakes = mistakesOf(read);
        if (!mistakes || (least && *mistakes >= *least)) continue;
        least = mistakes;
        best = std::move(read);
        fitting = *other;
        if (*least == 0) break;
    }
    if (!least) return;
    // What can't be read at all by the present ones has to be right by others.
    const bool isBetter = present ? *least * kMuchBetter <= *present : *least <= kFewMistakes;
    if (!isBetter) return;
    file = std::move(best);
    file->remarks.insert(file->remarks.begin(),
                         Error{ErrorCode::Unusual,
                               say("it does not fit the rules %1; read by the rules %2",
                                   Title{rules->title}, Title{fitting->title}),
                               {name, 0, 0, -1}});
}

}  // namespace

Result<GameFile> readFittingGames(std::string_view bytes, const std::string& name,
                                  const GameRulesPtr& rules)
{
    auto file = readGames(bytes, name, rules);
    refit(file, bytes, name, rules);
    return file;
}

Result<GameFile> openFittingGames(const std::filesystem::path& path, const GameRulesPtr& rules)
{
    const auto text = readTextFile(path, kMostBytes);
    if (!text) return failure(text.error());
    return readFittingGames(*text, fileNameUtf8(path), rules);
}

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
    return readGames(*text, fileNameUtf8(path), rules);
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
