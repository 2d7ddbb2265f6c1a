// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/serve_turn.h"

#include <memory>
#include <utility>

#include <nlohmann/json.hpp>

#include "app/cli/console.h"
#include "engine/board/move_notation.h"
#include "engine/board/position_check.h"
#include "engine/game/replay.h"
#include "engine/protocol/protocol_move.h"
#include "engine/protocol/protocol_search.h"

namespace app {

using engine::failure;
using engine::Result;
using Json = nlohmann::ordered_json;

namespace {

/// The position that the game has come to, as the player on turn sees it.
Result<engine::Position> positionAfter(const std::string& path, const GameOptions& options,
                                       const std::string& rack)
{
    const auto file = openGameFile(path, options);
    if (!file) return failure(file.error());
    for (const engine::Error& each : file->remarks) remark(each);
    const auto record = chooseGame(*file, 0, path);
    if (!record) return failure(record.error());
    const auto replay = engine::replay(*record, {nullptr, true});
    if (!replay) return failure(replay.error());
    const engine::Place place{path, 0, 0, -1};
    if (replay->firstMistake() != nullptr) {
        return failure(engine::ErrorCode::IllegalPosition,
                       engine::say("the game can't be played through to its end"), place);
    }
    const auto line = record->lineThrough(engine::kRootNode);
    const auto& last = replay->at(line.empty() ? engine::kRootNode : line.back());
    if (!last.after)
        return failure(engine::ErrorCode::IllegalPosition, engine::say("holds no position"), place);
    engine::Position position = *last.after;
    const auto tiles = position.rules().alphabet.readTiles(rack);
    if (!tiles) {
        engine::Error error = tiles.error();
        error.place.file = "--rack";
        return failure(std::move(error));
    }
    for (int player = 0; player < position.playerCount(); ++player)
        position.setRack(player,
                         player == position.onTurn() ? engine::Rack(*tiles) : engine::Rack());
    if (auto possible = engine::checkTiles(position); !possible) {
        engine::Error error = possible.error();
        error.place = place;
        return failure(std::move(error));
    }
    if (position.gameEnd() != engine::GameEnd::NotYet)
        return failure(engine::ErrorCode::IllegalPosition, engine::say("the game is over"), place);
    return position;
}

std::string turnJson(const engine::Position& position, const engine::Move& move,
                     const engine::ProtocolAnswer& answer)
{
    // "8D.QUANT": what stands behind the dot are the tiles.
    const std::string text = engine::protocolMoveText(position, move);
    const std::size_t dot = text.find('.');
    Json json;
    switch (move.kind) {
    case engine::MoveKind::Place:
        json["action"] = "place";
        json["position"] = text.substr(0, dot);
        break;
    case engine::MoveKind::Exchange: json["action"] = "exchange"; break;
    case engine::MoveKind::Pass: json["action"] = "pass"; break;
    }
    if (dot != std::string::npos) json["tiles"] = text.substr(dot + 1);
    json["score"] = move.score.points;
    json["equity"] = answer.equity.toPoints();
    json["win"] = answer.win ? Json(100 * *answer.win) : Json();
    json["rack"] = position.rules().alphabet.written(position.mover().rack.tiles());
    json["player"] = position.onTurn();
    json["cumulative_score"] = (position.mover().score + move.score).points;
    return json.dump() + "\n";
}

}  // namespace

Result<std::string> answerTurn(const ServedTurn& turn, const GameOptions& options, ServedData& data,
                               const engine::TaskContext& context)
{
    auto position = positionAfter(turn.game, options, turn.rack);
    if (!position) return failure(position.error());
    bool found = true;
    auto inputs = data.fit(*position, {}, found);
    if (!inputs) return failure(inputs.error());
    engine::ProtocolQuestion question;
    question.position = std::make_shared<const engine::Position>(std::move(*position));
    question.go.moveTime = turn.milliseconds;
    question.leaves = inputs->leaves;
    question.winTable = inputs->winTable;
    question.seed = turn.seed;
    const auto* how = engine::findProtocolSearch(turn.mode);
    if (how == nullptr)
        return failure(engine::ErrorCode::UnknownName,
                       engine::say("there is no search %1", turn.mode));
    const auto answer = how->run(question, context, [](const std::string&) {});
    if (!answer) return failure(answer.error().error);
    if (!answer->best)
        return failure(engine::ErrorCode::UnknownName,
                       engine::say("the search %1 chooses no move", turn.mode));
    return turnJson(*question.position, *answer->best, *answer);
}

}  // namespace app
