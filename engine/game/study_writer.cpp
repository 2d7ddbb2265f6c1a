// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/study_writer.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "engine/base/base64.h"
#include "engine/board/move_notation.h"
#include "engine/game/cgp.h"
#include "engine/game/study_names.h"
#include "engine/rules/catalogue.h"

namespace engine {
namespace {

using study::Json;

void addText(Json& object, const char* name, const std::string& text)
{
    if (!text.empty()) object[name] = text;
}

Json rulesOf(const GameRules& rules)
{
    std::string text = catalogue::writeRules(rules);
    const auto builtIn = catalogue::rules(rules.id);
    if (builtIn && catalogue::writeRules(**builtIn) == text) return rules.id;
    return Json{{"text", std::move(text)}};
}

Json startJson(const GameRecord& record)
{
    const Position& start = *record.start();
    // Only what is the position's own: the rules are the game's.
    std::string cgp = writeCgp(start);
    std::size_t end = 0;
    for (int field = 0; field < 4; ++field) end = cgp.find(' ', end == 0 ? 0 : end + 1);
    cgp.resize(std::min(end, cgp.size()));
    Json json{{"position", cgp}, {"on_turn", start.onTurn()}};
    for (const auto& [name, value] : record.info().operations)
        json["operations"].push_back(Json::array({name, value}));
    return json;
}

Json eventOf(const Event& event, const Alphabet& alphabet)
{
    Json json{{"kind", study::kindName(event.kind)}, {"player", event.player}};
    addText(json, "rack", rackText(alphabet, event.rack));
    if (event.kind == EventKind::Place) json["move"] = placementText(alphabet, event.move);
    if (event.kind == EventKind::Exchange) {
        if (event.move.length == 0) json["count"] = event.move.tilesPlayed;
        else json["tiles"] = alphabet.written(event.move.tileSpan());
    } else {
        addText(json, "tiles", alphabet.written(event.tiles));
    }
    json["score"] = event.score.points;
    if (event.total) json["total"] = event.total->points;
    if (event.clock) json["clock"] = *event.clock;
    addText(json, "text", event.text);
    addText(json, "nick", event.nick);
    return json;
}

std::string hexOf(std::uint64_t number)
{
    std::array<char, 16> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number, 16);
    return {digits.data(), end.ptr};
}

void addAnnotations(Json& json, const Annotations& annotations)
{
    if (!annotations.notes.empty()) json["notes"] = annotations.notes;
    addText(json, "glyph", std::string(glyphText(annotations.glyph)));
    for (const Shape& shape : annotations.shapes) json["shapes"].push_back(shapeText(shape));
    for (const auto& picture : annotations.pictures) {
        json["pictures"].push_back(
            {{"name", picture->name}, {"type", picture->type}, {"data", toBase64(picture->bytes)}});
    }
    for (const auto& analysis : annotations.analyses) {
        json["analyses"].push_back({{"kind", analysis->kind},
                                    {"position", hexOf(analysis->positionHash)},
                                    {"settings", analysis->settings},
                                    {"data", analysis->data}});
    }
}

Json nodesOf(const GameRecord& record)
{
    const Alphabet& alphabet = record.rules().alphabet;
    std::vector<int> number(static_cast<std::size_t>(record.idLimit()), 0);
    Json list = Json::array();
    for (const NodeId id : record.preorder()) {
        const Node& node = record.node(id);
        Json json = Json::object();
        if (id != kRootNode) {
            const int parent = number[static_cast<std::size_t>(node.parent)];
            const int own = static_cast<int>(list.size());
            number[static_cast<std::size_t>(id)] = own;
            // Most nodes follow on the one before.
            if (parent != own - 1) json["parent"] = parent;
            json["event"] = eventOf(node.event, alphabet);
        }
        for (const RecordedRack& rack : node.racksAfter)
            json["racks"].push_back(rackText(alphabet, rack));
        addAnnotations(json, node.annotations);
        if (!node.otherLines.empty()) json["lines"] = node.otherLines;
        study::addUnknownFields(json, node.unknownFields);
        list.push_back(std::move(json));
    }
    return list;
}

Json matchOf(const MatchSetup& setup)
{
    Json json{{"seed", setup.seed}};
    for (const MatchSeat& seat : setup.seats) {
        Json player{{"automatic", seat.automatic}};
        if (seat.automatic) player["chooses_among"] = seat.choosesAmong;
        if (seat.automatic && seat.strength != MatchStrength::Static)
            player["strength"] = study::strengthName(seat.strength);
        if (!seat.vocabulary.empty()) player["vocabulary"] = seat.vocabulary;
        json["seats"].push_back(std::move(player));
    }
    json["challenge"] = study::challengeName(setup.challenge);
    json["challenge_points"] = setup.challengePoints;
    if (setup.clock.runs()) {
        json["clock"] = {{"time", setup.clock.time},
                         {"increment", setup.clock.increment},
                         {"overtime_points", setup.clock.overtimePoints}};
    }
    if (setup.hints) json["hints"] = true;
    if (setup.hidesRacks) json["hides_racks"] = true;
    if (setup.resigned >= 0) json["resigned"] = setup.resigned;
    if (setup.turnTime > 0) json["turn_time"] = setup.turnTime;
    return json;
}

}  // namespace

Json study::jsonOf(const GameRecord& record)
{
    const GameInfo& info = record.info();
    Json json{{"rules", rulesOf(record.rules())}};
    for (const GamePlayer& player : info.players) {
        json["players"].push_back({{"nick", player.nick}, {"name", player.name}});
        addText(json["players"].back(), "lexicon", player.lexicon);
    }
    addText(json, "title", info.title);
    addText(json, "description", info.description);
    addText(json, "date", info.date);
    addText(json, "source", info.source);
    addText(json, "lexicon", info.lexicon);
    addText(json, "game_type", info.gameType);
    addText(json, "board_layout", info.boardLayout);
    addText(json, "tile_distribution", info.tileDistribution);
    if (info.incomplete) json["incomplete"] = true;
    if (info.match) json["match"] = matchOf(*info.match);
    if (record.start() != nullptr) json["start"] = startJson(record);
    json["nodes"] = nodesOf(record);
    study::addUnknownFields(json, info.unknownFields);
    return json;
}

}  // namespace engine
