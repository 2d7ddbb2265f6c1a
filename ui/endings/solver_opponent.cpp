// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/endings/solver_opponent.h"

#include <chrono>
#include <utility>

#include "engine/search/endgame_solver.h"
#include "ui/endings/endgame_run.h"

namespace ui {

using engine::Result;

namespace {

/// What an answer may take; most are found far sooner.
constexpr double kAnswerSeconds = 10;
/// The move before it is painted first.
constexpr std::chrono::milliseconds kAnswerDelay{150};

/// A move was made: it is not a step back, nor another game.
bool isNext(const engine::Position& before, const engine::Position& now)
{
    if (before.playerCount() != now.playerCount() || before.rulesPtr() != now.rulesPtr())
        return false;
    if (now.onTurn() != (before.onTurn() + 1) % before.playerCount()) return false;
    const int laid = now.board().tileCount() - before.board().tileCount();
    return laid > 0 || (laid == 0 && now.scorelessTurns() > before.scorelessTurns());
}

/// What follows the move that was made, where that is proved.
std::optional<engine::Move> knownAnswer(const EndgameRun& known, const engine::Position& now)
{
    if (!known.state()) return std::nullopt;
    std::vector<engine::EndgameMoveValue> values = known.others();
    const engine::EndgameState& state = *known.state();
    const std::vector<engine::EndgameMoveValue> equals = known.equals();
    values.insert(values.end(), equals.begin(), equals.end());
    values.push_back({state.line.front(), state.value, state.proved, state.line});
    for (const engine::EndgameMoveValue& value : values) {
        if (!value.proved || value.line.size() < 2) continue;
        engine::Position after = *known.position();
        engine::Position::Undo undo;
        after.make(value.move, undo);
        if (after.board() == now.board() && after.onTurn() == now.onTurn()) return value.line[1];
    }
    return std::nullopt;
}

}  // namespace

SolverOpponent::SolverOpponent(JobService& jobs, QObject* parent) : QObject(parent), m_job(jobs) {}

SolverOpponent::~SolverOpponent() = default;

void SolverOpponent::sitDown(PositionPtr position, engine::EndgameEnd end)
{
    m_seat = (position->onTurn() + 1) % position->playerCount();
    m_end = end;
    m_personsWords = position->lexiconPtr();
    m_position = std::move(position);
    emit changed();
}

void SolverOpponent::leave()
{
    m_job.drop();
    if (std::exchange(m_seat, -1) >= 0) emit changed();
}

void SolverOpponent::follow(PositionPtr position, const EndgameRun* known)
{
    if (!isOn()) return;
    if (position->onTurn() != m_seat) m_personsWords = position->lexiconPtr();
    const PositionPtr before = std::exchange(m_position, position);
    if (before == position || before->hash() == position->hash()) return;
    m_job.drop();
    if (before->rulesPtr() != position->rulesPtr() || position->bagSize() > 0) return leave();
    if (!isNext(*before, *position)) return;
    if (position->gameEnd() != engine::GameEnd::NotYet) {
        leave();
        emit finished();
        return;
    }
    if (position->onTurn() != m_seat) return;
    const bool asWanted =
        known && known->question().settings.end == m_end && !known->question().settings.onlyWinner;
    if (const auto answer = asWanted ? knownAnswer(*known, *position) : std::nullopt) {
        // Not within the change that is being told.
        m_job.askSoon(kAnswerDelay, [this, move = *answer] {
            emit answered(move);
            emit changed();
        });
        emit changed();
        return;
    }
    m_job.askSoon(kAnswerDelay, [this, position] { think(position); });
    emit changed();
}

void SolverOpponent::think(const PositionPtr& position)
{
    m_job.ask<engine::Move>(
        tr("The solver thinks"), JobClass::Interactive,
        [position, end = m_end,
         persons = m_personsWords](const engine::TaskContext& context) -> Result<engine::Move> {
            engine::EndgameQuestion question;
            question.position = position;
            question.end = end;
            question.lexiconOfOther = persons;
            auto solver = engine::EndgameSolver::create(std::move(question));
            if (!solver) return engine::failure(solver.error());
            engine::SearchLimits limits;
            limits.seconds = kAnswerSeconds;
            const auto state = solver->run(limits, context);
            if (state->line.empty())
                return engine::failure(engine::ErrorCode::Cancelled, engine::say("was stopped"));
            return state->line.front();
        },
        [this](Result<engine::Move> move) {
            if (!move) {
                leave();
                if (move.error().code != engine::ErrorCode::Cancelled) emit failed(move.error());
                return;
            }
            emit answered(*move);
            emit changed();
        });
}

}  // namespace ui

#include "moc_solver_opponent.cpp"
