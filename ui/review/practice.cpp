// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/practice.h"

#include <algorithm>
#include <utility>

#include <QScopedValueRollback>

#include "engine/eval/find_move.h"
#include "ui/document/held_answer.h"

namespace ui {

Practice::Practice(JobService& jobs, ShownStudy& shown, LiveAnalysis& analysis,
                   OverlayService& overlays, GameReviewer& reviewer, QObject* parent)
    : QObject(parent),
      m_shown(shown),
      m_analysis(analysis),
      m_overlays(overlays),
      m_reviewer(reviewer),
      m_search(jobs)
{
    connect(&shown, &ShownStudy::changed, this, &Practice::followStudy);
    connect(&analysis, &LiveAnalysis::stateChanged, this, &Practice::judge);
    connect(&reviewer, &GameReviewer::changed, this, [this] {
        if (m_state != State::Waiting || m_moving || m_expecting) return;
        if (m_reviewer.isReady()) begin();
        else if (m_reviewer.state() != GameReviewer::State::Running) stop();
    });
}

const engine::TurnReview* Practice::question() const
{
    if (!m_shown.game() || !isOn() || m_state == State::Waiting || m_state == State::Finished)
        return nullptr;
    const GameMoment moment = m_shown.moment();
    return moment.atEnd() ? nullptr : m_reviewer.turn(moment.viewed);
}

const engine::Move* Practice::answer() const
{
    const engine::TurnReview* asked = question();
    if (asked == nullptr) return nullptr;
    return m_isPuzzle ? &asked->played : &asked->bestMove();
}

void Practice::start()
{
    if (!m_shown.game()) return;
    m_expecting = false;
    if (heldAnswer(m_shown) != engine::kNoNode) m_here = true;
    wait();
    m_reviewer.ensure();
    if (m_state == State::Waiting && m_reviewer.isReady()) begin();
}

void Practice::startHere()
{
    m_here = true;
    start();
}

void Practice::expect()
{
    m_expecting = true;
    m_try.reset();
    m_search.drop();
    wait();
}

void Practice::wait()
{
    if (!isOn()) {
        m_shownBefore = m_overlays.shown();
        m_overlays.setAllShown({});
    }
    setState(State::Waiting);
}

void Practice::begin()
{
    const int here = m_shown.moment().turn;
    if (std::exchange(m_here, false)) {
        const GameMoment moment = m_shown.moment();
        const engine::TurnReview* asked = moment.atEnd() ? nullptr : m_reviewer.turn(moment.viewed);
        // Whoever lists turns may not know yet that a search found the move best.
        const bool isBest = asked != nullptr && asked->verdict && !asked->isMistake();
        const bool isQuestion = asked != nullptr && asked->judged() &&
                                (!isBest || heldAnswer(m_shown) != engine::kNoNode);
        if (isQuestion || (asked != nullptr && asked->judged() && !m_onward)) {
            ask(here);
            return;
        }
        // What was asked for can't be: another turn of its game was not.
        if (m_onward && m_onward()) return;
    }
    auto turn = m_reviewer.questionFrom(here - 1, m_player);
    if (!turn) turn = m_reviewer.questionFrom(-1, m_player);
    if (turn) return ask(*turn);
    m_isPuzzle = false;
    setState(State::Finished);
}

void Practice::setForeground(std::optional<Foreground> foreground)
{
    if (!foreground && !m_foreground) return;
    m_foreground = std::move(foreground);
    emit changed();
}

void Practice::next()
{
    if (question() != nullptr && m_onward && m_onward()) return;
    if (!isOn() || m_state == State::Waiting || m_state == State::Finished) {
        start();
        return;
    }
    if (m_isPuzzle) {
        if (!toNextPuzzle()) setState(State::Finished);
        return;
    }
    if (const auto turn = m_reviewer.questionFrom(m_place.turn, m_player)) ask(*turn);
    else setState(State::Finished);
}

bool Practice::toNextPuzzle()
{
    const auto chapters = static_cast<int>(m_shown.chapters().size());
    const int here = m_shown.state().chapter;
    for (int chapter = here + 1; chapter < chapters; ++chapter) {
        // Before the chapter is another, so that neither its list nor its turn is ever seen.
        setState(State::Waiting);
        const QScopedValueRollback moving(m_moving, true);
        if (!m_shown.goToChapter(chapter)) break;
        if (heldAnswer(m_shown) != engine::kNoNode) break;
    }
    if (heldAnswer(m_shown) == engine::kNoNode || m_shown.state().chapter == here) return false;
    startHere();
    return true;
}

void Practice::ask(int turn)
{
    m_game = m_shown.state().gameId();
    m_place = {m_shown.state().cursor.line, turn};
    m_hint = Hint::None;
    m_wrongTries = 0;
    m_try.reset();
    m_search.drop();
    // Before the position changes, so that its list is never seen.
    m_analysis.setConcealed(true);
    {
        const QScopedValueRollback moving(m_moving, true);
        m_shown.goTo(m_place);
    }
    m_isPuzzle = heldAnswer(m_shown) != engine::kNoNode;
    m_analysis.generate();
    setState(State::Asking);
}

void Practice::giveHint()
{
    if (m_state != State::Asking) return;
    if (m_hint == Hint::Lane) {
        show();
        return;
    }
    m_hint = static_cast<Hint>(static_cast<int>(m_hint) + 1);
    emit changed();
}

void Practice::show()
{
    if (m_state == State::Asking) setState(State::Shown);
    if (!isVeiled()) return;
    m_told = m_shown.state().gameId();
    setState(State::Off);
}

void Practice::stop()
{
    if (!isOn()) return;
    m_try.reset();
    m_search.drop();
    m_here = false;
    m_expecting = false;
    setState(resting());
    if (m_overlays.shown().empty()) m_overlays.setAllShown(m_shownBefore);
}

bool Practice::tryMove(const engine::Move& move)
{
    if (m_state != State::Asking) return false;
    m_search.drop();
    m_try = Try{move, std::nullopt};
    judge();
    if (m_state == State::Asking) emit changed();
    return true;
}

void Practice::judge()
{
    if (m_state != State::Asking || !m_try || m_try->known || m_search.isRunning()) return;
    const RankingPtr& answer = m_analysis.answer();
    if (!answer || answer->moves.empty()) return;
    const engine::TurnReview* asked = question();
    const engine::Position& position = *m_analysis.position();
    const auto found = engine::findMove(answer->moves, position, m_try->move);
    if (found) m_try->lost = answer->moves.front().equity - answer->moves[*found].equity;
    bool isGood = m_try->lost && *m_try->lost <= kTolerance;
    const auto isThat = [&](const engine::Move& move) {
        return engine::findMove(std::vector<engine::RankedMove>{{move, {}}}, position, m_try->move)
            .has_value();
    };
    m_try->wasPlayed = asked != nullptr && !m_isPuzzle && isThat(asked->played);
    if (asked != nullptr && m_isPuzzle) {
        // The answer was found by a search, and need not be what the static evaluation calls best.
        if (isThat(asked->played)) {
            m_try->lost = engine::Equity{};
            isGood = true;
        } else if (found) {
            search();
            return;
        }
    } else if (asked != nullptr && asked->verdict) {
        // What a search found better than the static evaluation did is the answer, and what it
        // found bad is none, whatever its equity.
        if (isThat(asked->bestMove())) {
            m_try->lost = engine::Equity{};
            isGood = true;
        } else if (m_try->wasPlayed) {
            isGood = false;
        } else if (found) {
            search();
            return;
        }
    }
    settle(isGood);
}

void Practice::search()
{
    engine::JudgeQuestion question;
    question.position = m_analysis.position();
    question.move = m_try->move;
    question.leaves = m_shown.leaves();
    question.winTable = m_shown.winTable();
    question.lexicons = m_shown.lexicons();
    m_search.ask<engine::TurnVerdict>(
        tr("Judging your move"), JobClass::Heavy,
        [question](const engine::TaskContext& context) {
            return engine::TurnJudge(engine::JudgeSettings::of(engine::ReviewDepth::Standard))
                .judge(question, context);
        },
        [this](engine::Result<engine::TurnVerdict> verdict) {
            if (m_state != State::Asking || !m_try) return;
            bool isGood = m_try->lost && *m_try->lost <= kTolerance;
            if (verdict) {
                m_try->verdict = std::move(*verdict);
                const engine::TurnVerdict& found = *m_try->verdict;
                isGood = !found.blown &&
                         (found.countsPoints()
                              ? found.lossPoints <=
                                    std::max(kTolerance.toPoints(), 2 * found.pointsError)
                              : found.lossWin <= std::max(kWinTolerance, 2 * found.winError));
            }
            settle(isGood);
        });
}

void Practice::settle(bool isGood)
{
    m_try->known = true;
    if (isGood) {
        setState(State::Found);
        return;
    }
    ++m_wrongTries;
    emit changed();
}

void Practice::followStudy()
{
    const StudyState& state = m_shown.state();
    if (m_told != state.gameId()) m_told.reset();
    if (m_moving) return;
    if (!isOn()) {
        if (resting() == State::Veiled && !isVeiled()) setState(State::Veiled);
        return;
    }
    if (m_state == State::Waiting) return;
    if (!state.game || state.gameId() != m_game || !(state.cursor == m_place)) stop();
}

Practice::State Practice::resting() const
{
    const bool asks = heldAnswer(m_shown) != engine::kNoNode && m_told != m_shown.state().gameId();
    return asks ? State::Veiled : State::Off;
}

void Practice::unveil()
{
    if (isVeiled() && resting() == State::Off) setState(State::Off);
}

void Practice::setState(State state)
{
    m_state = state;
    const bool isTold = state == State::Found || state == State::Shown;
    if (isTold && m_isPuzzle) m_told = m_game;
    m_overlays.setWithheld(isVeiled());
    m_analysis.setConcealed(isConcealing());
    emit changed();
}

}  // namespace ui

#include "moc_practice.cpp"
