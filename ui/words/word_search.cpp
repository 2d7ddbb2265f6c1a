// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/word_search.h"

#include <utility>

namespace ui {

WordSearch::WordSearch(JobService& jobs, const ShownStudy& shown, QObject* parent)
    : QObject(parent),
      m_jobs(jobs),
      m_shown(shown),
      m_source{shown.position()->rulesPtr(), shown.position()->lexiconPtr()},
      m_job(jobs),
      m_playableJob(jobs)
{
    connect(&m_shown, &ShownStudy::changed, this, &WordSearch::followStudy);
}

void WordSearch::followStudy()
{
    const engine::Position& position = *m_shown.position();
    WordSource source{position.rulesPtr(), position.lexiconPtr()};
    if (source == m_source) return;
    m_source = std::move(source);
    m_rankings.clear();
    begin();
}

void WordSearch::ask(const WordQuestion& question)
{
    if (m_question == question && m_state != State::Stopped) return;
    m_question = question;
    begin();
}

void WordSearch::begin()
{
    m_job.drop();
    m_answer = nullptr;
    m_details = nullptr;
    m_error.reset();
    if (m_question.text.trimmed().isEmpty()) {
        setState(State::Empty);
        return;
    }
    if (!m_source.lexicon) {
        setState(State::NoLexicon);
        return;
    }
    m_job.ask<WordAnswer>(
        tr("Looking up words"), JobClass::Interactive,
        [question = m_question, source = m_source](const engine::TaskContext& context) {
            return lookUpWords(question, source, context);
        },
        [this](engine::Result<WordAnswer> result) {
            if (result) {
                m_answer = std::make_shared<const WordAnswer>(std::move(*result));
                setState(State::Ready);
                beginDetails();
                return;
            }
            if (result.error().code == engine::ErrorCode::Cancelled) {
                setState(State::Stopped);
                return;
            }
            m_error = result.error();
            setState(State::Wrong);
        });
    setState(State::Working);
}

void WordSearch::beginDetails()
{
    // A new question may have been asked in answer to the answer.
    if (!m_thorough || !m_answer || m_details || m_job.isRunning() || m_answer->words.empty())
        return;
    m_job.ask<WordDetails>(
        tr("Hooks and probabilities"), JobClass::Interactive,
        [answer = m_answer, known = m_rankings](const engine::TaskContext& context) {
            return detailsOf(*answer, known, context);
        },
        [this](engine::Result<WordDetails> result) {
            // They are extras: without them the answer is still one.
            if (!result) return;
            m_rankings = result->rankings;
            m_details = std::make_shared<const WordDetails>(std::move(*result));
            emit detailsChanged();
        });
}

void WordSearch::setThorough(bool thorough)
{
    if (m_thorough == thorough) return;
    m_thorough = thorough;
    if (!m_thorough) return;
    beginDetails();
    if (!m_playable) beginPlayable();
}

void WordSearch::setMoves(PositionPtr position, RankingPtr ranking)
{
    m_position = std::move(position);
    m_ranking = std::move(ranking);
    beginPlayable();
}

void WordSearch::beginPlayable()
{
    m_playableJob.drop();
    if (std::exchange(m_playable, nullptr)) emit playableChanged();
    if (!m_thorough || !m_ranking) return;
    m_playableJob.ask<PlayableWords>(
        tr("Words playable now"), JobClass::Interactive,
        [position = m_position, ranking = m_ranking](const engine::TaskContext& context) {
            return PlayableWords::of(*position, ranking, context);
        },
        [this](engine::Result<PlayableWords> result) {
            if (!result) return;
            m_playable = std::make_shared<const PlayableWords>(std::move(*result));
            emit playableChanged();
        });
}

void WordSearch::setState(State state)
{
    m_state = state;
    emit stateChanged();
}

}  // namespace ui

#include "moc_word_search.cpp"
