// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>

#include <QCache>
#include <QObject>

#include "engine/eval/move_ranking.h"
#include "ui/document/study_fwd.h"
#include "ui/position/ranking.h"
#include "ui/work/newest_job.h"

namespace ui {

using RankFunction = std::function<engine::Result<engine::MoveRanking>(const engine::RankRequest&,
                                                                       const engine::TaskContext&)>;

/// Keeps the ranked moves of a position up to date: each new question cancels the one before,
/// and only the answer to the newest is ever shown. Answers are cached.
class LiveAnalysis : public QObject
{
    Q_OBJECT

public:
    enum class State {
        Off,          ///< Live is off and no list was asked for
        UnknownRack,  ///< nothing can be said before the rack is known
        NoLexicon,
        GameOver,
        Waiting,  ///< about to run, or running
        Ready,
        Failed,
        Stopped,    ///< the user stopped it
        Concealed,  ///< an answer, there or not yet, is not to be seen
        Withheld,   ///< no help is given: a game is being played
    };
    /// When to begin.
    enum class Urgency {
        Coalesce,  ///< in 25 ms, so that a burst of changes is one question
        AtOnce,    ///< in this turn of the event loop if nothing runs, else as above
    };

    /// This many come first where there are very many moves: with several blanks.
    static constexpr std::size_t kFirstMoves = 1000;

    LiveAnalysis(JobService& jobs, RankFunction rank, QObject* parent = nullptr);

    /// Leaves and table may be null.
    void setQuestion(PositionPtr position, engine::KlvPtr leaves, engine::WinTablePtr winTable,
                     Urgency urgency);
    [[nodiscard]] bool isLive() const { return m_live; }
    /// Where the questions are answered.
    [[nodiscard]] JobService& jobs() const { return m_jobs; }
    [[nodiscard]] State state() const
    {
        return m_concealed && couldTell() ? State::Concealed : m_state;
    }
    /// Of the position asked for last; null while it has none, and while it is concealed.
    [[nodiscard]] const RankingPtr& ranking() const { return m_concealed ? m_nothing : m_ranking; }
    /// The same, concealed or not: to judge what the user finds himself.
    [[nodiscard]] const RankingPtr& answer() const { return m_ranking; }
    /// While the user looks for a move himself, the answers are not told.
    void setConcealed(bool concealed);
    /// From the next question on nothing is answered.
    void setWithheld(bool withheld) { m_withheld = withheld; }
    [[nodiscard]] const PositionPtr& position() const { return m_position; }
    [[nodiscard]] const engine::KlvPtr& leaves() const { return m_leaves; }
    [[nodiscard]] const engine::WinTablePtr& winTable() const { return m_winTable; }
    /// Only when Failed.
    [[nodiscard]] const std::optional<engine::Error>& error() const { return m_error; }

public slots:
    void setLive(bool live);
    /// Runs now, live or not.
    void generate();
    /// Stops what runs; returns whether something did.
    bool stop();

signals:
    void liveChanged(bool live);
    /// state() changed, or it is Ready once more: with each Ready there is a new ranking(). With
    /// several blanks the best moves come first, and then all.
    void stateChanged();

private:
    struct Key
    {
        std::uint64_t position = 0;
        engine::LexiconPtr lexicon;  ///< the address stands for the content while it is held
        engine::KlvPtr leaves;
        engine::WinTablePtr winTable;
        friend bool operator==(const Key&, const Key&) = default;
        friend size_t qHash(const Key& key, size_t seed = 0)
        {
            return qHashMulti(seed, key.position, key.lexicon.get(), key.leaves.get(),
                              key.winTable.get());
        }
    };

    /// There is an answer, or there may be one.
    [[nodiscard]] bool couldTell() const
    {
        return m_state == State::Ready || m_state == State::Waiting || m_state == State::Off ||
               m_state == State::Stopped;
    }
    [[nodiscard]] Key key() const;
    [[nodiscard]] std::optional<State> obstacle() const;
    void begin(Urgency urgency);
    void run();
    /// The best moves, where all are still to be looked for.
    void takeFirst(RankingPtr ranking);
    void take(RankingPtr ranking, const Key& asked);
    void takeError(const engine::Error& error);
    void setState(State state);

    JobService& m_jobs;
    RankFunction m_rank;
    PositionPtr m_position;
    engine::KlvPtr m_leaves;
    engine::WinTablePtr m_winTable;
    bool m_live = true;
    State m_state = State::Off;
    bool m_concealed = false;
    bool m_withheld = false;
    RankingPtr m_ranking;
    const RankingPtr m_nothing;
    std::optional<engine::Error> m_error;
    QCache<Key, RankingPtr> m_cache;
    NewestJob m_job;
};

}  // namespace ui
