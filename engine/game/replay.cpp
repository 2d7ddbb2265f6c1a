// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/replay.h"

#include <memory>
#include <optional>
#include <utility>

namespace engine {
namespace {

Result<Position> startOf(const GameRecord& record, const LexiconPtr& lexicon)
{
    if (record.start() == nullptr)
        return Position::create(record.rulesPtr(), lexicon, record.playerCount());
    Position position = *record.start();
    if (auto fits = position.setLexicon(lexicon); !fits) return failure(std::move(fits.error()));
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
    auto start = startOf(record, options.lexicon);
    if (!start) return failure(std::move(start.error()));
    Replay result;
    result.steps.resize(static_cast<std::size_t>(record.idLimit()));

    // States wait with the node they belong to until the last child has been there.
    struct Open
    {
        NodeId id;
        std::shared_ptr<const LineState> parent;
    };
    std::vector<Open> open{{kRootNode, nullptr}};
    while (!open.empty()) {
        const auto [id, parent] = std::move(open.back());
        open.pop_back();
        const Node& node = record.node(id);
        ReplayStep& step = result.steps[static_cast<std::size_t>(id)];
        auto state = std::make_shared<LineState>(parent ? *parent : LineState(*start));
        if (id != kRootNode) {
            LineState::Step done = state->apply(node.event);
            if (options.keepPositions)
                step.before = std::make_shared<const Position>(std::move(done.before));
            step.move = done.move;
            step.fits = done.fits;
            step.phonies = std::move(done.phonies);
            for (Finding& finding : done.findings) {
                if (finding.kind == DifferenceKind::Words && isTakenBack(record, node)) continue;
                result.differences.push_back({id, std::move(finding)});
            }
        }
        state->setRacks(node.racksAfter);
        if (options.keepPositions) step.after = std::make_shared<const Position>(state->position());
        for (auto child = node.children.rbegin(); child != node.children.rend(); ++child)
            open.push_back({*child, state});
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
