// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QObject>

#include "ui/document/shown_study.h"
#include "ui/words/playable_words.h"
#include "ui/words/word_lookup.h"
#include "ui/work/newest_job.h"

namespace ui {

/// Answers questions about words on worker threads, as one types: a new question cancels the one
/// before, and only the answer to the newest is ever shown. Follows the study's lexicon and rules.
class WordSearch : public QObject
{
    Q_OBJECT

public:
    enum class State {
        Empty,  ///< nothing is asked
        NoLexicon,
        Working,
        Ready,
        Wrong,    ///< the question can't be understood; error() says why
        Stopped,  ///< the user stopped it
    };

    WordSearch(JobService& jobs, const ShownStudy& shown, QObject* parent = nullptr);
    [[nodiscard]] JobService& jobs() { return m_jobs; }

    void ask(const WordQuestion& question);
    [[nodiscard]] const WordQuestion& question() const { return m_question; }
    [[nodiscard]] State state() const { return m_state; }
    /// To question(), when Ready; otherwise null.
    [[nodiscard]] const WordAnswerPtr& answer() const { return m_answer; }
    /// About the answer; null until they are there.
    [[nodiscard]] const WordDetailsPtr& details() const { return m_details; }
    /// Only when Wrong.
    [[nodiscard]] const std::optional<engine::Error>& error() const { return m_error; }

    /// Whether somebody wants details() and playable(). Off at first.
    void setThorough(bool thorough);
    /// The moves of a position that playable() is made of; null = they are not known.
    void setMoves(PositionPtr position, RankingPtr ranking);
    /// Null while it is not known what can be played.
    [[nodiscard]] const PlayableWordsPtr& playable() const { return m_playable; }

signals:
    void stateChanged();
    void detailsChanged();
    void playableChanged();

private:
    void followStudy();
    void begin();
    void beginDetails();
    void beginPlayable();
    void setState(State state);

    JobService& m_jobs;
    const ShownStudy& m_shown;
    WordSource m_source;
    WordQuestion m_question;
    State m_state = State::Empty;
    WordAnswerPtr m_answer;
    WordDetailsPtr m_details;
    std::optional<engine::Error> m_error;
    AlphagramRankings m_rankings;  ///< of m_source
    NewestJob m_job;               ///< answers, then details

    bool m_thorough = false;
    PositionPtr m_position;
    RankingPtr m_ranking;
    PlayableWordsPtr m_playable;
    NewestJob m_playableJob;
};

}  // namespace ui
