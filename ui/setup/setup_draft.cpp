// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/setup/setup_draft.h"

#include <algorithm>
#include <memory>
#include <tuple>
#include <utility>

#include <QUndoCommand>

#include "engine/board/other_rules.h"
#include "ui/language/engine_text.h"
#include "ui/language/text.h"

namespace ui {

using engine::Position;

/// Holds the other position and trades it for the draft's, forth and back.
class SetupDraft::Edit : public QUndoCommand
{
public:
    Edit(SetupDraft& draft, PositionPtr position, const QString& text, int stroke)
        : QUndoCommand(text), m_draft(draft), m_other(std::move(position)), m_stroke(stroke)
    {
    }
    void undo() override { m_draft.swapPosition(m_other); }
    void redo() override { m_draft.swapPosition(m_other); }
    [[nodiscard]] int id() const override { return m_stroke; }
    /// `later` has been done: what it holds is the position between the two.
    bool mergeWith(const QUndoCommand*) override
    {
        setObsolete(*m_draft.withLexicon(m_other) == *m_draft.m_position);
        return true;
    }

private:
    SetupDraft& m_draft;
    PositionPtr m_other;
    int m_stroke;  ///< -1 = never merged
};

SetupDraft::SetupDraft(QObject* parent) : QObject(parent) {}

void SetupDraft::begin(PositionPtr position)
{
    m_undoStack.clear();
    m_overdrawAllowed = false;
    m_start = std::move(position);
    m_position = m_start;
    m_lexicon = m_start->lexiconPtr();
    emit changed();
}

void SetupDraft::beginAgain(PositionPtr position)
{
    m_start = std::move(position);
    m_lexicon = m_start->lexiconPtr();
    push(*m_start, tr("begin again"), -1);
    emit changed();
}

/// With the lexicon of now, whatever it had.
PositionPtr SetupDraft::withLexicon(const PositionPtr& position) const
{
    const auto given = std::make_shared<Position>(*position);
    if (!given->setLexicon(m_lexicon)) std::ignore = given->setLexicon(nullptr);
    return given->lexiconPtr() == position->lexiconPtr() ? position : PositionPtr(given);
}

void SetupDraft::swapPosition(PositionPtr& other)
{
    std::swap(m_position, other);
    m_position = withLexicon(m_position);
    emit changed();
}

void SetupDraft::push(Position position, const QString& text, int stroke)
{
    if (position == *m_position) return;
    m_undoStack.push(
        new Edit(*this, std::make_shared<const Position>(std::move(position)), text, stroke));
}

void SetupDraft::setTiles(const std::vector<engine::PlacedTile>& tiles, const QString& text,
                          int stroke)
{
    Position position = *m_position;
    const engine::BoardLayout& layout = position.rules().layout;
    for (const engine::PlacedTile& placed : tiles) {
        if (!position.board().contains(placed.row, placed.column) ||
            layout.blocked(placed.row, placed.column))
            continue;
        if (position.board().at(placed.row, placed.column) != placed.tile)
            position.setSquare(placed.row, placed.column, placed.tile);
    }
    push(std::move(position), text, stroke);
}

bool SetupDraft::moveTiles(const std::vector<std::pair<int, int>>& from, int rows, int columns)
{
    const engine::Board& board = m_position->board();
    const engine::BoardLayout& layout = m_position->rules().layout;
    std::vector<engine::PlacedTile> away;
    std::vector<engine::PlacedTile> there;
    for (const auto& [row, column] : from) {
        const engine::Tile tile = board.atOrNone(row, column);
        if (tile == engine::kNoTile) continue;
        const int newRow = row + rows;
        const int newColumn = column + columns;
        if (!board.contains(newRow, newColumn) || layout.blocked(newRow, newColumn)) return false;
        const bool moves = std::ranges::find(from, std::pair(newRow, newColumn)) != from.end();
        if (!moves && board.at(newRow, newColumn) != engine::kNoTile) return false;
        away.push_back({row, column, engine::kNoTile});
        there.push_back({newRow, newColumn, tile});
    }
    if (away.empty()) return false;
    const int count = static_cast<int>(away.size());
    away.insert(away.end(), there.begin(), there.end());
    setTiles(away, tr("move %n tile(s)", nullptr, count));
    return true;
}

void SetupDraft::setPlayers(const std::vector<engine::Player>& players, int onTurn,
                            int scorelessTurns, int stroke)
{
    Position position = *m_position;
    const int count = std::min(position.playerCount(), static_cast<int>(players.size()));
    for (int i = 0; i < count; ++i) {
        const engine::Player& player = players[static_cast<std::size_t>(i)];
        if (!(position.player(i).rack == player.rack)) position.setRack(i, player.rack);
        position.setScore(i, player.score);
    }
    position.setOnTurn(onTurn);
    position.setScorelessTurns(scorelessTurns);
    push(std::move(position), tr("change scores and racks"), stroke);
}

void SetupDraft::setPosition(Position position, const QString& text)
{
    push(std::move(position), text, -1);
}

engine::Result<int> SetupDraft::setRules(engine::GameRulesPtr rules)
{
    auto moved = engine::withRules(*m_position, std::move(rules));
    if (!moved) return engine::failure(std::move(moved.error()));
    const QString title = engineTitle(moved->position.rules().title);
    push(std::move(moved->position), tr("rules %1").arg(title), -1);
    return moved->lost;
}

void SetupDraft::setLexicon(const engine::LexiconPtr& lexicon)
{
    m_lexicon = lexicon;
    const bool unchanged = !isChanged();
    m_start = withLexicon(m_start);
    m_position = unchanged ? m_start : withLexicon(m_position);
    emit changed();
}

int SetupDraft::left(engine::Tile tile) const
{
    const engine::Tile kind = engine::rackTileOf(tile);
    int used = m_position->board().count(kind);
    for (int i = 0; i < m_position->playerCount(); ++i)
        used += m_position->player(i).rack.count(kind);
    return m_position->rules().tiles.count(kind) - used;
}

engine::TileCounts SetupDraft::bag() const
{
    engine::TileCounts bag;
    for (int kind = 0; kind < m_position->rules().alphabet.kinds(); ++kind) {
        const auto tile = static_cast<engine::Tile>(kind);
        bag.add(tile, std::max(0, left(tile)));
    }
    return bag;
}

void SetupDraft::setOverdrawAllowed(bool allowed)
{
    if (allowed == m_overdrawAllowed) return;
    m_overdrawAllowed = allowed;
    emit changed();
}

bool SetupDraft::isOverdrawn() const
{
    for (int kind = 0; kind < m_position->rules().alphabet.kinds(); ++kind)
        if (left(static_cast<engine::Tile>(kind)) < 0) return true;
    return false;
}

bool SetupDraft::hasTooLargeRack() const
{
    for (int i = 0; i < m_position->playerCount(); ++i)
        if (m_position->player(i).rack.total() > m_position->rules().rackSize) return true;
    return false;
}

}  // namespace ui

#include "moc_setup_draft.cpp"
