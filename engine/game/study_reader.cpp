// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/study_reader.h"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <system_error>
#include <utility>

#include "engine/base/base64.h"
#include "engine/board/move_notation.h"
#include "engine/game/cgp.h"
#include "engine/game/gcg_lines.h"
#include "engine/game/study_names.h"
#include "engine/rules/catalogue.h"

namespace engine {
namespace {

using study::Fields;
using study::Json;
using study::Problem;

GameRulesPtr readRules(Fields& game)
{
    const auto builtIn = [&](const std::string& id) -> GameRulesPtr {
        auto rules = catalogue::rules(id);
        if (rules) return *rules;
        game.report("rules", rules.error());
        return nullptr;
    };
    if (!game.has("rules")) return builtIn("english");
    if (game.isText("rules")) return builtIn(game.text("rules"));
    const Json* object = game.object("rules");
    if (object == nullptr) return nullptr;
    Problem problem;
    Fields fields(*object, game.placeOf("rules"), problem);
    const std::string text = fields.text("text");
    if (problem.any()) {
        game.report("rules", problem.error().sentence);
        return nullptr;
    }
    auto rules = catalogue::parseRules(text, "rules");
    if (rules) return *rules;
    game.report("rules", rules.error().whole());
    return nullptr;
}

std::vector<GamePlayer> readPlayers(Fields& game, Problem& problem)
{
    std::vector<GamePlayer> players;
    std::size_t index = 0;
    for (const Json& item : game.list("players")) {
        Fields fields(item, study::indexed(game.placeOf("players"), index++), problem);
        std::string nick = fields.text("nick");
        players.push_back({std::move(nick), fields.text("name")});
        if (fields.has("lexicon")) players.back().lexicon = fields.text("lexicon");
    }
    return players;
}

RecordedRack readRackText(const Alphabet& alphabet, std::string_view text, const std::string& where,
                          Problem& problem)
{
    RecordedRack rack;
    const std::size_t known = std::min(text.find('_'), text.size());
    const std::string_view hidden = text.substr(known);
    auto tiles = alphabet.readTiles(text.substr(0, known));
    if (!tiles) problem.report(where, tiles.error());
    else if (hidden.find_first_not_of('_') != std::string_view::npos)
        problem.report(where, say("known tiles must stand before unknown ones"));
    else if (hidden.size() > kMaxSquares)
        problem.report(where, say("no rack holds that many tiles"));
    else rack = {std::move(*tiles), static_cast<int>(hidden.size())};
    return rack;
}

/// One game's nodes.
class GameReader
{
public:
    GameReader(GameRecord& record, Problem& problem)
        : m_record(record), m_alphabet(record.rules().alphabet), m_problem(problem)
    {
    }

    void readNodes(const Json& list, const std::string& where)
    {
        for (std::size_t i = 0; i < list.size() && !m_problem.any(); ++i) {
            Fields fields(list[i], study::indexed(where, i), m_problem);
            readNode(fields, i);
        }
    }

private:
    void readNode(Fields& fields, std::size_t index)
    {
        NodeId id = kRootNode;
        if (index > 0) {
            // Nothing is ever removed here: nodes are numbered as they come.
            const auto last = static_cast<std::int64_t>(index) - 1;
            const auto parent = fields.number("parent", 0, last).value_or(last);
            const Json* object = fields.object("event");
            if (object == nullptr) return fields.report("event", say("is missing"));
            Fields eventFields(*object, fields.placeOf("event"), m_problem);
            Event event = readEvent(eventFields);
            if (m_problem.any()) return;
            auto added = m_record.add(static_cast<NodeId>(parent), std::move(event));
            if (!added) return fields.report("event", added.error());
            id = *added;
        }
        readRacks(id, fields);
        m_record.setAnnotations(id, readAnnotations(fields));
        if (auto lines = fields.texts("lines"); !lines.empty())
            m_record.setOtherLines(id, std::move(lines));
        if (std::string rest = fields.rest(); !rest.empty())
            m_record.setUnknownFields(id, std::move(rest));
    }

    void readRacks(NodeId id, Fields& fields)
    {
        const std::vector<std::string> texts = fields.texts("racks");
        if (texts.empty()) return;
        std::vector<RecordedRack> racks;
        for (const std::string& text : texts)
            racks.push_back(readRackText(m_alphabet, text, fields.placeOf("racks"), m_problem));
        if (auto set = m_record.setRacksAfter(id, std::move(racks)); !set)
            fields.report("racks", set.error());
    }

    Event readEvent(Fields& fields)
    {
        Event event;
        const auto kind = study::kindFrom(fields.text("kind"));
        if (!kind) fields.report("kind", say("is none that is known"));
        event.kind = kind.value_or(EventKind::Pass);
        event.player =
            static_cast<int>(fields.number("player", 0, m_record.playerCount() - 1).value_or(0));
        event.rack =
            readRackText(m_alphabet, fields.text("rack"), fields.placeOf("rack"), m_problem);
        event.score.points = static_cast<std::int32_t>(
            fields.number("score", -kHighestScore, kHighestScore).value_or(0));
        if (const auto total = fields.number("total", -kHighestScore, kHighestScore))
            event.total = Score{static_cast<std::int32_t>(*total)};
        event.clock = fields.number("clock", INT64_MIN, INT64_MAX);
        event.text = fields.text("text");
        event.nick = gcg_lines::plainNick(fields.text("nick"));
        readMove(event, fields);
        return event;
    }

    void readMove(Event& event, Fields& fields)
    {
        if (event.kind == EventKind::Place) {
            const BoardLayout& layout = m_record.rules().layout;
            auto move =
                readPlacement(m_alphabet, layout.rows(), layout.columns(), fields.text("move"));
            if (!move) fields.report("move", move.error());
            else event.move = *move;
        }
        auto tiles = m_alphabet.readTiles(fields.text("tiles"));
        if (!tiles) return fields.report("tiles", tiles.error());
        if (event.kind != EventKind::Exchange) {
            event.tiles = std::move(*tiles);
        } else if (const auto count = fields.number("count", 1, kMaxRackSize)) {
            event.move = exchangeOfUnknown(static_cast<int>(*count));
        } else if (tiles->size() > kMaxRackSize) {
            fields.report("tiles", say("so many tiles can't be exchanged"));
        } else {
            event.move = exchangeOf(TileCounts(*tiles));
        }
    }

    Annotations readAnnotations(Fields& fields)
    {
        Annotations annotations;
        annotations.notes = fields.texts("notes");
        const auto glyph = glyphFrom(fields.text("glyph"));
        if (!glyph) fields.report("glyph", say("is none that is known"));
        annotations.glyph = glyph.value_or(Glyph::None);
        const BoardLayout& layout = m_record.rules().layout;
        for (const std::string& text : fields.texts("shapes")) {
            const auto shape = readShape(text, layout.rows(), layout.columns());
            if (!shape) fields.report("shapes", shape.error());
            else annotations.shapes.push_back(*shape);
        }
        std::size_t index = 0;
        for (const Json& item : fields.list("pictures")) {
            Fields picture(item, study::indexed(fields.placeOf("pictures"), index++), m_problem);
            auto bytes = fromBase64(picture.text("data"));
            if (!bytes) picture.report("data", say("is no base64"));
            std::string name = picture.text("name");
            annotations.pictures.push_back(std::make_shared<const Picture>(
                Picture{std::move(name), picture.text("type"), std::move(bytes).value_or("")}));
        }
        index = 0;
        for (const Json& item : fields.list("analyses")) {
            Fields analysis(item, study::indexed(fields.placeOf("analyses"), index++), m_problem);
            annotations.analyses.push_back(
                std::make_shared<const CachedAnalysis>(readAnalysis(analysis)));
        }
        return annotations;
    }

    static CachedAnalysis readAnalysis(Fields& fields)
    {
        CachedAnalysis analysis;
        analysis.kind = fields.text("kind");
        const std::string hash = fields.text("position");
        const char* const end = hash.data() + hash.size();
        const auto [stopped, error] = std::from_chars(hash.data(), end, analysis.positionHash, 16);
        if (error != std::errc() || stopped != end)
            fields.report("position", say("is no number in base 16"));
        analysis.settings = fields.text("settings");
        analysis.data = fields.text("data");
        return analysis;
    }

    GameRecord& m_record;
    const Alphabet& m_alphabet;
    Problem& m_problem;
};

void readStart(const Json& value, const std::string& where, GameRecord& record, GameInfo& info,
               Problem& problem)
{
    Fields fields(value, where, problem);
    auto reading = readCgp(fields.text("position"), record.rulesPtr());
    if (!reading) return fields.report("position", reading.error().whole());
    const Position& read = reading->position;
    const int players = record.playerCount();
    const auto onTurn = static_cast<int>(fields.number("on_turn", 0, players - 1).value_or(0));
    if (read.rulesPtr() != record.rulesPtr() || read.playerCount() != players)
        return fields.report("position", say("is not of this game's rules and players"));
    // CGP names the player on turn first.
    Position start = read;
    for (int step = 0; step < players; ++step) {
        const int player = (onTurn + step) % players;
        start.setRack(player, read.player(step).rack);
        start.setScore(player, read.player(step).score);
    }
    start.setOnTurn(onTurn);
    for (const Json& item : fields.list("operations")) {
        if (!item.is_array() || item.size() != 2 || !item[0].is_string() || !item[1].is_string())
            return fields.report("operations", say("must be pairs of texts"));
        info.operations.emplace_back(item[0].get<std::string>(), item[1].get<std::string>());
    }
    if (auto set = record.setStart(std::make_shared<const Position>(std::move(start))); !set)
        fields.report("position", set.error());
}

MatchSetup readMatch(const Json& value, const std::string& where, int players, Problem& problem)
{
    Fields fields(value, where, problem);
    MatchSetup setup;
    setup.seed = static_cast<std::uint64_t>(
        fields.number("seed", 0, static_cast<std::int64_t>(MatchSetup::kGreatestSeed)).value_or(1));
    std::size_t index = 0;
    for (const Json& item : fields.list("seats")) {
        Fields seat(item, study::indexed(fields.placeOf("seats"), index++), problem);
        MatchSeat sitting;
        sitting.automatic = seat.flag("automatic");
        sitting.choosesAmong =
            static_cast<int>(seat.number("chooses_among", 1, MatchSetup::kMostMoves).value_or(1));
        if (seat.has("strength")) {
            const auto strength = study::strengthFrom(seat.text("strength"));
            if (!strength) seat.report("strength", say("is none that is known"));
            sitting.strength = strength.value_or(MatchStrength::Static);
        }
        if (seat.has("vocabulary")) sitting.vocabulary = seat.text("vocabulary");
        setup.seats.push_back(sitting);
    }
    const auto challenge = study::challengeFrom(fields.text("challenge"));
    if (!challenge) fields.report("challenge", say("is none that is known"));
    setup.challenge = challenge.value_or(ChallengeRule::Void);
    setup.challengePoints =
        static_cast<int>(fields.number("challenge_points", 0, MatchSetup::kMostPoints).value_or(0));
    if (const Json* object = fields.object("clock")) {
        Fields clock(*object, fields.placeOf("clock"), problem);
        setup.clock.time = clock.number("time", 0, MatchSetup::kLongestTime).value_or(0);
        setup.clock.increment = clock.number("increment", 0, MatchSetup::kLongestTime).value_or(0);
        setup.clock.overtimePoints = static_cast<int>(
            clock.number("overtime_points", 0, MatchSetup::kMostPoints).value_or(0));
    }
    setup.hints = fields.flag("hints");
    setup.hidesRacks = fields.flag("hides_racks");
    setup.resigned = static_cast<int>(fields.number("resigned", 0, players - 1).value_or(-1));
    setup.turnTime = fields.number("turn_time", 0, MatchSetup::kLongestTime).value_or(0);
    if (auto checked = checkMatchSetup(setup, players); !checked)
        problem.report(where, checked.error());
    return setup;
}

}  // namespace

std::optional<GameRecord> study::readGame(const Json& value, const std::string& where,
                                          Problem& problem)
{
    Fields fields(value, where, problem);
    GameRulesPtr rules = readRules(fields);
    std::vector<GamePlayer> players = readPlayers(fields, problem);
    if (problem.any()) return std::nullopt;
    auto record = GameRecord::create(std::move(rules), std::move(players));
    if (!record) {
        fields.report("players", record.error());
        return std::nullopt;
    }
    GameInfo info = record->info();
    info.title = fields.text("title");
    info.description = fields.text("description");
    info.date = fields.text("date");
    info.source = fields.text("source");
    info.lexicon = fields.text("lexicon");
    info.gameType = fields.text("game_type");
    info.boardLayout = fields.text("board_layout");
    info.tileDistribution = fields.text("tile_distribution");
    info.incomplete = fields.flag("incomplete");
    if (const Json* match = fields.object("match"))
        info.match = readMatch(*match, fields.placeOf("match"), record->playerCount(), problem);
    if (const Json* start = fields.object("start"))
        readStart(*start, fields.placeOf("start"), *record, info, problem);
    // Each becomes a position when the game is played through.
    constexpr std::size_t kMostNodes = 20'000;
    const Json& nodes = fields.list("nodes");
    if (nodes.size() > kMostNodes)
        fields.report("nodes", say("must not be more than %1", kMostNodes));
    else GameReader(*record, problem).readNodes(nodes, fields.placeOf("nodes"));
    info.unknownFields = fields.rest();
    if (auto set = record->setInfo(std::move(info)); !set) problem.report(where, set.error());
    return std::move(*record);
}

}  // namespace engine
