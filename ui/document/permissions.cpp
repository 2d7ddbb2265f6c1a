// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/permissions.h"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <utility>

namespace ui {

bool Permissions::hidesRackOf(int player) const
{
    const auto index = static_cast<std::size_t>(player);
    return index < hidesRack.size() && hidesRack[index];
}

engine::Move asOthersSee(const engine::Move& move)
{
    return move.kind == engine::MoveKind::Exchange ? engine::exchangeOfUnknown(move.tilesPlayed)
                                                   : move;
}

engine::PositionPtr permittedPosition(const engine::PositionPtr& position,
                                      const Permissions& permissions)
{
    std::vector<int> hidden;
    for (int i = 0; i < position->playerCount(); ++i) {
        const bool holdsSome = i == position->onTurn() || !position->player(i).rack.empty();
        if (permissions.hidesRackOf(i) && holdsSome) hidden.push_back(i);
    }
    // Who may make up words isn't told which are none.
    const bool judged = !permissions.words && position->lexicon() != nullptr;
    if (hidden.empty() && !judged) return position;
    auto shown = std::make_shared<engine::Position>(*position);
    for (const int i : hidden) shown->setRack(i, {}, position->player(i).tilesHeld);
    if (judged) static_cast<void>(shown->setLexicon(nullptr));
    return shown;
}

OpenGamePtr permittedGame(const OpenGamePtr& game, const Permissions& permissions)
{
    const bool hides = std::ranges::count(permissions.hidesRack, true) > 0;
    if (!game || (!hides && permissions.words)) return game;
    engine::GameRecord record = game->record();
    for (const engine::NodeId id : record.preorder()) {
        const engine::Node& node = record.node(id);
        engine::Event event = node.event;
        std::vector<engine::RecordedRack> racks = node.racksAfter;
        for (std::size_t i = 0; i < racks.size(); ++i)
            if (permissions.hidesRackOf(static_cast<int>(i))) racks[i] = {};
        if (racks != node.racksAfter && !record.setRacksAfter(id, std::move(racks))) return nullptr;
        if (id == engine::kRootNode || !permissions.hidesRackOf(event.player)) continue;
        event.rack = {};
        if (event.kind == engine::EventKind::Exchange) event.move = asOthersSee(event.move);
        if (!record.setEvent(id, std::move(event))) return nullptr;
    }
    const auto shown = OpenGame::create(
        std::move(record), permissions.words ? game->lexicons() : engine::PlayerLexicons());
    return shown ? *shown : nullptr;
}

}  // namespace ui

#include "moc_permissions.cpp"
