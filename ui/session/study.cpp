// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/study.h"

#include <algorithm>
#include <tuple>

#include <QUndoCommand>

#include "engine/board/legality.h"
#include "engine/board/move_notation.h"
#include "engine/game/cgp.h"
#include "engine/selfplay/saved_state.h"
#include "ui/session/text.h"

namespace ui {

using engine::Position;
using engine::Result;

namespace {

Study::Changes difference(const StudyState& a, const StudyState& b)
{
    Study::Changes changes;
    const Position& p = *a.position;
    const Position& q = *b.position;
    if (p.rulesPtr() != q.rulesPtr()) changes |= Study::RulesChange;
    if (p.lexiconPtr() != q.lexiconPtr()) changes |= Study::LexiconChange;
    if (!(p.board() == q.board())) changes |= Study::BoardChange;
    if (p.onTurn() != q.onTurn() || p.playerCount() != q.playerCount())
        changes |= Study::TurnChange | Study::RackChange | Study::ScoreChange;
    for (int i = 0; i < std::min(p.playerCount(), q.playerCount()); ++i) {
        if (!(p.player(i).rack == q.player(i).rack)) changes |= Study::RackChange;
        if (p.player(i).score != q.player(i).score) changes |= Study::ScoreChange;
    }
    if (p.scorelessTurns() != q.scorelessTurns() ||
        p.consecutivePasses() != q.consecutivePasses() ||
        p.turnsSinceBagEmpty() != q.turnsSinceBagEmpty())
        changes |= Study::TurnChange;
    if (a.leaves != b.leaves || a.leavesName != b.leavesName) changes |= Study::LeavesChange;
    if (a.winTable != b.winTable || a.winTableName != b.winTableName)
        changes |= Study::WinTableChange;
    if (a.lastMove != b.lastMove) changes |= Study::LastMoveChange;
    if (a.name != b.name) changes |= Study::NameChange;
    return changes;
}

}  // namespace

/// Holds the other state and trades it for the study's, forth and back.
class Study::Edit : public QUndoCommand
{
public:
    Edit(Study& study, StudyState state, const QString& text, int edit)
        : QUndoCommand(text), m_study(study), m_other(std::move(state)), m_edit(edit)
    {
    }
    void undo() override { m_study.swapState(m_other); }
    void redo() override { m_study.swapState(m_other); }
    [[nodiscard]] int id() const override { return m_edit; }
    /// `later` has been done: what it holds is the state between the two.
    bool mergeWith(const QUndoCommand* later) override
    {
        setText(later->text());
        setObsolete(difference(m_other, m_study.m_state) == Changes{});
        return true;
    }

private:
    Study& m_study;
    StudyState m_other;
    int m_edit;  ///< -1 = never merged
};

Study::Study(PositionPtr start, QObject* parent) : QObject(parent)
{
    m_state.position = std::move(start);
    m_undoStack.setUndoLimit(1000);
}

QString Study::playerName(int player) const
{
    if (player == 0) return tr("You");
    if (m_state.position->playerCount() == 2) return tr("Opponent");
    return tr("Player %1").arg(player + 1);
}

QString Study::toCgp() const
{
    return fromUtf8(engine::writeCgp(*m_state.position, m_state.otherOperations));
}

Result<void> Study::checkRack(int player, const engine::Rack& rack) const
{
    Position position = *m_state.position;
    position.setRack(player, rack);
    return position.checkTiles();
}

Result<void> Study::setRack(int player, const engine::Rack& rack, int edit)
{
    if (m_state.position->player(player).rack == rack) return {};
    if (auto checked = checkRack(player, rack); !checked) return checked;
    auto position = std::make_shared<Position>(*m_state.position);
    position->setRack(player, rack);
    StudyState state = m_state;
    const auto tiles = rack.tiles();
    const QString text = fromUtf8(position->rules().alphabet.written(tiles));
    state.position = std::move(position);
    m_starting = false;
    push(std::move(state), rack.empty() ? tr("forget rack") : tr("set rack %1").arg(text), edit);
    return {};
}

Result<void> Study::play(const engine::Move& move)
{
    if (auto legal = engine::checkMove(*m_state.position, move, engine::WordCheck::Ignore); !legal)
        return legal;
    StudyState state = m_state;
    const QString text = fromUtf8(engine::moveText(*m_state.position, move));
    auto position = std::make_shared<Position>(*m_state.position);
    Position::Undo undo;
    position->make(move, undo);
    state.position = std::move(position);
    state.lastMove = move;
    m_starting = false;
    push(std::move(state), tr("play %1").arg(text));
    return {};
}

Result<void> Study::setPlayers(const std::vector<engine::Player>& players, int onTurn)
{
    auto position = std::make_shared<Position>(*m_state.position);
    for (int i = 0; i < std::min(position->playerCount(), static_cast<int>(players.size())); ++i) {
        position->setRack(i, players[static_cast<std::size_t>(i)].rack);
        position->setScore(i, players[static_cast<std::size_t>(i)].score);
    }
    position->setOnTurn(onTurn);
    if (auto checked = position->checkTiles(); !checked) return checked;
    StudyState state = m_state;
    state.position = std::move(position);
    m_starting = false;
    if (difference(m_state, state) != Changes{})
        push(std::move(state), tr("change scores and racks"));
    return {};
}

void Study::setPosition(Position position, const QString& name, const QString& commandText,
                        std::vector<std::pair<std::string, std::string>> otherOperations)
{
    StudyState state = m_state;
    // A lexicon for other letters is refused there; then the position stays without one.
    if (!position.lexicon()) std::ignore = position.setLexicon(m_state.position->lexiconPtr());
    if (!position.rules().alphabet.sameLetters(m_state.position->rules().alphabet)) {
        state.leaves = nullptr;
        state.leavesName.clear();
    }
    if (position.rulesPtr() != m_state.position->rulesPtr() &&
        engine::rulesFingerprint(position.rules()) !=
            engine::rulesFingerprint(m_state.position->rules())) {
        state.winTable = nullptr;
        state.winTableName.clear();
    }
    state.position = std::make_shared<Position>(std::move(position));
    state.lastMove.reset();
    state.name = name;
    state.otherOperations = std::move(otherOperations);
    push(std::move(state), commandText);
}

Result<void> Study::setRules(engine::GameRulesPtr rules)
{
    auto position = Position::create(rules, nullptr, m_state.position->playerCount());
    if (!position) return engine::failure(std::move(position.error()));
    setPosition(std::move(*position), {}, tr("rules %1").arg(fromUtf8(rules->title)));
    return {};
}

Result<void> Study::setLexicon(engine::LexiconPtr lexicon, Step step)
{
    auto position = std::make_shared<Position>(*m_state.position);
    const QString name = lexicon ? fromUtf8(lexicon->name()) : QString();
    if (auto fits = position->setLexicon(std::move(lexicon)); !fits) return fits;
    StudyState state = m_state;
    state.position = std::move(position);
    push(std::move(state), tr("lexicon %1").arg(name), step);
    return {};
}

void Study::setLeaves(engine::KlvPtr leaves, const QString& name, Step step)
{
    StudyState state = m_state;
    state.leaves = std::move(leaves);
    state.leavesName = name;
    push(std::move(state), name.isEmpty() ? tr("no leaves") : tr("leaves %1").arg(name), step);
}

void Study::setWinTable(engine::WinTablePtr table, const QString& name, Step step)
{
    StudyState state = m_state;
    state.winTable = std::move(table);
    state.winTableName = name;
    push(std::move(state), name.isEmpty() ? tr("no win table") : tr("win table %1").arg(name),
         step);
}

void Study::push(StudyState state, const QString& text, int edit)
{
    if (m_starting) swapState(state);
    else m_undoStack.push(new Edit(*this, std::move(state), text, edit));
}

void Study::push(StudyState state, const QString& text, Step step)
{
    if (step == Step::Previous) swapState(state);
    else push(std::move(state), text);
}

void Study::swapState(StudyState& other)
{
    const Changes changes = difference(m_state, other);
    std::swap(m_state, other);
    emit changed(changes);
}

}  // namespace ui
