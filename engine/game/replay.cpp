// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/replay.h"

#include <memory>
#include <optional>
#include <utility>

#include "engine/board/hands.h"

namespace engine {
namespace {

Result<Position> startOf(const GameRecord& record, const PlayerLexicons& lexicons)
{
    const int first = record.start() ? record.start()->onTurn() : 0;
    const LexiconPtr& lexicon = lexicons.of(first);
    if (record.start() == nullptr)
        return Position::create(record.rulesPtr(), lexicon, record.playerCount());
    Position position = *record.start();
    if (auto fits = position.setLexicon(lexicon); !fits) return failure(std::move(fits.error()));
    return position;
}

/// Racks by player that stay known until their players' next turns; empty ones say nothing.
using CarriedRacks = std::vector<RecordedRack>;

/// What the line that begins with the node shows of the rack that a player holds in front of it.
RecordedRack nextRackOf(const GameRecord& record, NodeId first, int player)
{
    for (NodeId id = first;;) {
        const Node& node = record.node(id);
        if (node.event.player == player) {
            // Tiles that come back aren't in his hands in front of the node.
            if (node.event.kind == EventKind::Withdrawal) return {};
            if (node.event.isTurn()) return node.event.rack;
        }
        if (node.children.empty()) return {};
        id = node.children.front();
    }
}

/// What is known after the node of racks that no turn shows yet. A rack doesn't depend on what the
/// others do before its player's turn, so that a variation takes it from the lines before it.
CarriedRacks carriedAfter(const GameRecord& record, NodeId id, CarriedRacks carried)
{
    const Node& node = record.node(id);
    const auto forget = [&carried](int player) { carried[static_cast<std::size_t>(player)] = {}; };
    const auto takeFrom = [&](NodeId sibling) {
        for (int player = 0; player < record.playerCount(); ++player)
            if (RecordedRack& rack = carried[static_cast<std::size_t>(player)]; rack.empty())
                rack = nextRackOf(record, sibling, player);
    };
    if (node.event.isTurn()) {
        for (const NodeId sibling : record.node(node.parent).children) {
            if (sibling == id) break;
            takeFrom(sibling);
        }
    }
    if (node.event.isTurn() || node.event.kind == EventKind::Withdrawal) forget(node.event.player);
    // What is said of a rack here holds, also that it isn't known.
    for (std::size_t i = 0; i < node.racksAfter.size(); ++i)
        if (!node.racksAfter[i].empty()) forget(static_cast<int>(i));
    return carried;
}

/// The rack of the player on turn, where it is carried on and fits beside all that is known, his own tiles
/// too: those of a phony that came off, say.
RecordedRack rackToGoOnWith(const Position& position, const CarriedRacks& carried)
{
    const RecordedRack& rack = carried[static_cast<std::size_t>(position.onTurn())];
    const Player& mover = position.mover();
    if (!rack.known().contains(mover.rack) ||
        (mover.tilesHeld >= 0 && rack.size() > mover.tilesHeld))
        return {};
    TileCounts all = position.board().tiles();
    for (int i = 0; i < position.playerCount(); ++i)
        if (i != position.onTurn()) all.addAll(position.player(i).rack);
    all.addAll(rack.known());
    return position.rules().tiles.contains(all) ? rack : RecordedRack();
}

/// A turn that shows no rack is taken with the one that is carried on, if that holds what it uses.
Event withRack(const Event& event, const LineState& state, const CarriedRacks& carried)
{
    Event turn = event;
    if (!event.isTurn() || !event.rack.empty() || event.player != state.position().onTurn())
        return turn;
    const RecordedRack rack = rackToGoOnWith(state.position(), carried);
    if (rack.known().contains(event.move.tilesUsed())) turn.rack = rack;
    return turn;
}

/// What the line shows behind a turn of the tiles that its player kept: with his next turn, or where
/// they are counted in the end.
std::vector<Tile> keptBehind(const GameRecord& record, const Node& turn)
{
    const int player = turn.event.player;
    for (const Node* node = &turn; !node->children.empty();) {
        node = &record.node(node->children.front());
        const Event& event = node->event;
        const bool own = event.player == player;
        // Tiles that come back weren't kept.
        if (own && event.kind == EventKind::Withdrawal) return {};
        if (own && event.isTurn())
            return event.rack.hidden == 0 ? event.rack.tiles : std::vector<Tile>();
        const bool leftBehind = !own && record.playerCount() == 2;
        if (own ? event.kind == EventKind::RackPenalty
                : leftBehind && event.kind == EventKind::OutPoints)
            return event.tiles;
    }
    return {};
}

/// With an empty bag nothing is drawn: what a player holds behind his turn he held before it.
Event withKeptTiles(const GameRecord& record, const Node& node, Event turn, const LineState& state)
{
    const Position& position = state.position();
    if (!turn.isTurn() || turn.player != position.onTurn() || position.bagSize() > 0) return turn;
    const int held = tilesHeld(position, turn.player);
    const TileCounts shown = turn.rack.known();
    if (shown.total() >= held) return turn;
    Rack whole;
    whole.addAll(turn.move.tilesUsed());
    for (const Tile tile : keptBehind(record, node)) whole.add(tile);
    TileCounts all = position.board().tiles();
    all.addAll(whole);
    const bool fits =
        whole.total() == held && whole.contains(shown) && position.rules().tiles.contains(all);
    if (fits) turn.rack = {whole.tiles(), 0};
    return turn;
}

PositionPtr positionAfter(const LineState& state, const CarriedRacks& carried)
{
    auto position = std::make_shared<Position>(state.position());
    const RecordedRack rack = rackToGoOnWith(*position, carried);
    if (!rack.empty())
        position->setRack(position->onTurn(), rack.known(), position->mover().tilesHeld);
    nameCountedTiles(*position);
    return position;
}

/// A withdrawal answers for the words.
bool isTakenBack(const GameRecord& record, const Node& node)
{
    return !node.children.empty() &&
           record.node(node.children.front()).event.kind == EventKind::Withdrawal;
}

}  // namespace

const Difference* Replay::firstMistake() const
{
    for (const Difference& difference : differences)
        if (isMistake(difference.finding.kind)) return &difference;
    return nullptr;
}

Result<Replay> replay(const GameRecord& record, const ReplayOptions& options)
{
    auto start = startOf(record, options.lexicons);
    if (!start) return failure(std::move(start.error()));
    const bool differ = options.lexicons.differ();
    for (int player = 0; differ && player < record.playerCount(); ++player) {
        Position all = *start;
        if (auto fits = all.setLexicon(options.lexicons.of(player)); !fits)
            return failure(std::move(fits.error()));
    }
    // Each player sees the board with his own words.
    const auto giveTo = [&](LineState& state, int player) {
        if (differ) state.setLexicon(options.lexicons.of(player));
    };
    Replay result;
    result.steps.resize(static_cast<std::size_t>(record.idLimit()));

    // States wait with the node they belong to until the last child has been there.
    struct Open
    {
        NodeId id;
        std::shared_ptr<const LineState> parent;
        CarriedRacks carried;  ///< after the parent
    };
    const CarriedRacks none(static_cast<std::size_t>(record.playerCount()));
    std::vector<Open> open{{kRootNode, nullptr, none}};
    while (!open.empty()) {
        auto [id, parent, carried] = std::move(open.back());
        open.pop_back();
        const Node& node = record.node(id);
        ReplayStep& step = result.steps[static_cast<std::size_t>(id)];
        auto state = std::make_shared<LineState>(parent ? *parent : LineState(*start));
        if (id != kRootNode) {
            if (node.event.isTurn()) giveTo(*state, node.event.player);
            LineState::Step done = state->apply(
                withKeptTiles(record, node, withRack(node.event, *parent, carried), *parent));
            if (options.keepPositions) {
                auto before = std::make_shared<Position>(std::move(done.before));
                nameCountedTiles(*before);
                step.before = std::move(before);
            }
            step.move = done.move;
            step.fits = done.fits;
            step.phonies = std::move(done.phonies);
            for (Finding& finding : done.findings) {
                if (finding.kind == DifferenceKind::Words && isTakenBack(record, node)) continue;
                result.differences.push_back({id, std::move(finding)});
            }
        }
        state->setRacks(node.racksAfter);
        giveTo(*state, state->position().onTurn());
        if (id != kRootNode) carried = carriedAfter(record, id, std::move(carried));
        if (options.keepPositions) step.after = positionAfter(*state, carried);
        for (auto child = node.children.rbegin(); child != node.children.rend(); ++child)
            open.push_back({*child, state, carried});
    }
    return result;
}

Event eventFor(const Position& position, const Move& move)
{
    Event event;
    switch (move.kind) {
    case MoveKind::Place: event.kind = EventKind::Place; break;
    case MoveKind::Exchange: event.kind = EventKind::Exchange; break;
    case MoveKind::Pass: event.kind = EventKind::Pass; break;
    }
    event.player = position.onTurn();
    event.rack.tiles = position.mover().rack.tiles();
    event.move = move;
    event.move.score = {};
    event.score = move.score;
    event.total = position.mover().score + move.score;
    return event;
}

}  // namespace engine
