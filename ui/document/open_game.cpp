// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/open_game.h"

#include <algorithm>
#include <utility>

namespace ui {

using engine::GameRecord;
using engine::kNoNode;
using engine::NodeId;
using engine::Result;

OpenGame::OpenGame(GameRecord record, std::shared_ptr<const engine::Replay> replay,
                   engine::PlayerLexicons lexicons)
    : m_record(std::move(record)), m_replay(std::move(replay)), m_lexicons(std::move(lexicons))
{
}

Result<OpenGamePtr> OpenGame::create(GameRecord record, engine::PlayerLexicons lexicons)
{
    auto replay = engine::replay(record, {lexicons, true});
    if (!replay && !lexicons.own.empty()) {
        lexicons.own.clear();
        replay = engine::replay(record, {lexicons, true});
    }
    if (!replay && lexicons.game) {
        lexicons = {};
        replay = engine::replay(record, {lexicons, true});
    }
    if (!replay) return engine::failure(std::move(replay.error()));
    return OpenGamePtr(new OpenGame(std::move(record),
                                    std::make_shared<const engine::Replay>(std::move(*replay)),
                                    std::move(lexicons)));
}

OpenGamePtr OpenGame::withAnnotations(NodeId node, engine::Annotations annotations) const
{
    GameRecord record = m_record;
    record.setAnnotations(node, std::move(annotations));
    return OpenGamePtr(new OpenGame(std::move(record), m_replay, m_lexicons));
}

int OpenGame::playerWithoutLexicon() const
{
    const std::vector<engine::GamePlayer>& players = m_record.info().players;
    for (std::size_t i = 0; i < players.size(); ++i)
        if (!players[i].lexicon.empty() && (i >= m_lexicons.own.size() || !m_lexicons.own[i]))
            return static_cast<int>(i);
    return -1;
}

GameMoment OpenGame::momentAt(GameCursor cursor) const
{
    const NodeId through = m_record.contains(cursor.line) ? cursor.line : engine::kRootNode;
    const std::vector<NodeId> line = m_record.lineThrough(through);
    GameMoment moment;
    moment.turns = engine::turnsOf(m_record, line);
    moment.turn = std::clamp(cursor.turn, 0, static_cast<int>(moment.turns.size()));
    const auto at = static_cast<std::size_t>(moment.turn);
    if (at > 0) {
        const engine::Turn& previous = moment.turns[at - 1];
        moment.before =
            previous.consequences.empty() ? previous.move : previous.consequences.back();
        const engine::ReplayStep& step = m_replay->at(previous.move);
        const bool withdrawn = std::any_of(
            previous.consequences.begin(), previous.consequences.end(), [this](NodeId id) {
                return m_record.node(id).event.kind == engine::EventKind::Withdrawal;
            });
        if (step.fits && !withdrawn && step.move.kind == engine::MoveKind::Place)
            moment.lastMove = step.move;
    }
    if (at < moment.turns.size()) {
        moment.viewed = moment.turns[at].move;
        moment.question = m_replay->at(moment.viewed).before;
    } else {
        moment.question = m_replay->at(moment.before).after;
    }
    return moment;
}

GameCursor OpenGame::cursorAt(NodeId node) const
{
    if (!m_record.contains(node)) return {};
    const std::vector<engine::Turn> turns = engine::turnsOf(m_record, m_record.lineThrough(node));
    const auto belongs = [node](const engine::Turn& turn) {
        return turn.move == node || std::find(turn.consequences.begin(), turn.consequences.end(),
                                              node) != turn.consequences.end();
    };
    const auto found = std::find_if(turns.begin(), turns.end(), belongs);
    return {node, found == turns.end() ? 0 : static_cast<int>(found - turns.begin())};
}

}  // namespace ui
