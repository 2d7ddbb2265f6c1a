// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/solitaire/solitaire_reading.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>

#include <nlohmann/json.hpp>

#include "engine/game/json_size.h"
#include "engine/rules/text.h"
#include "engine/solitaire/solitaire_export.h"

namespace engine {
namespace {

using Json = nlohmann::json;

constexpr std::int64_t kMostPoints = 1'000'000;

tl::unexpected<Error> malformed(Sentence what, int line = 0)
{
    return failure(ErrorCode::Malformed, std::move(what), {{}, line});
}

/// The text of a member; nothing when there is none.
std::optional<std::string> textOf(const Json& object, const char* name)
{
    const auto member = object.find(name);
    if (member == object.end() || !member->is_string()) return std::nullopt;
    return member->get<std::string>();
}

std::optional<Score> scoreOf(const Json& object, const char* name)
{
    const auto member = object.find(name);
    if (member == object.end() || !member->is_number_integer()) return std::nullopt;
    const auto points = member->get<std::int64_t>();
    if (points < -kMostPoints || points > kMostPoints) return std::nullopt;
    return Score{static_cast<int>(points)};
}

Result<WrittenSolitaireGame> readGame(const Json& json)
{
    if (!json.is_object()) return malformed(say("a one-player game is an object with its moves"));
    const auto moves = json.find("moves");
    if (moves == json.end() || !moves->is_array())
        return malformed(say("the game has no list of moves"));
    WrittenSolitaireGame game;
    game.name = textOf(json, "name").value_or("");
    game.order = textOf(json, "order").value_or("");
    game.total = scoreOf(json, "total");
    for (const Json& item : *moves) {
        auto text = item.is_object() ? textOf(item, "move") : std::nullopt;
        if (!text) {
            return malformed(
                say("move %1 is none: a square and a word are expected", game.moves.size() + 1));
        }
        game.moves.push_back({std::move(*text), scoreOf(item, "score"), 0});
    }
    return game;
}

Result<std::vector<WrittenSolitaireGame>> readJson(std::string_view text)
{
    if (jsonSizeOf(text).depth > JsonSize::kDeepest)
        return malformed(say("is nested too deeply for one-player games"));
    Json json;
    // The library tells the place by its exception only; none leaves this function.
    try {
        json = Json::parse(text);
    } catch (const Json::parse_error& error) {
        const std::size_t at = std::min(error.byte > 0 ? error.byte - 1 : 0, text.size());
        const auto before = text.substr(0, at);
        return malformed(say("is no JSON from here on"),
                         1 + static_cast<int>(std::ranges::count(before, '\n')));
    } catch (const Json::exception&) {
        return malformed(say("holds a number that no program can read"));
    }
    std::vector<WrittenSolitaireGame> games;
    if (!json.is_array()) json = Json::array({std::move(json)});
    for (const Json& item : json) {
        auto game = readGame(item);
        if (!game) return failure(std::move(game.error()));
        games.push_back(std::move(*game));
    }
    if (games.empty()) return malformed(say("there is no game in it"));
    return games;
}

}  // namespace

std::string orderOfGames(std::string_view text)
{
    if (!text.starts_with('#')) {
        const auto games = readSolitaireGames(text);
        if (!games) return {};
        const std::string& order = games->front().order;
        return std::ranges::all_of(*games, [&](const auto& game) { return game.order == order; })
                   ? order
                   : std::string();
    }
    const std::size_t at = text.find(kOrderInGcg);
    if (at == std::string_view::npos) return {};
    text.remove_prefix(at + kOrderInGcg.size());
    return std::string(text.substr(0, text.find_first_of(" \t\r\n")));
}

Result<std::vector<WrittenSolitaireGame>> readSolitaireGames(std::string_view text)
{
    const std::string_view front = text::firstMeaningfulLine(text);
    if (front.starts_with('{') || front.starts_with('[')) return readJson(text);
    if (front.starts_with('<'))
        return malformed(say("one-player games are read from contest text, GCG and JSON, not from "
                             "web pages"));
    if (front.starts_with("number,"))
        return malformed(say("one-player games are read from contest text, GCG and JSON, not from "
                             "tables"));
    return readSolitaireText(text);
}

}  // namespace engine
