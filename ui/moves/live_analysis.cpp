// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/moves/live_analysis.h"

#include <algorithm>
#include <chrono>

namespace ui {

namespace {

constexpr std::chrono::milliseconds kCoalesce{25};
// In moves; about 40 bytes each.
constexpr int kCacheMoves = 500'000;
// A jumbled game with two blanks has millions of moves, too many to be read to the end.
constexpr std::size_t kMostMoves = 100'000;
// The first moves of this many blanks are found many times faster than all, as the search leaves out
// what can't be among them.
constexpr int kManyBlanks = 2;

/// There are more moves than these, which have not been looked for.
bool isFirstPart(const engine::MoveRanking& ranking)
{
    return ranking.placements < 0 && ranking.moves.size() >= LiveAnalysis::kFirstMoves;
}

}  // namespace

LiveAnalysis::LiveAnalysis(JobService& jobs, RankFunction rank, QObject* parent)
    : QObject(parent), m_jobs(jobs), m_rank(std::move(rank)), m_cache(kCacheMoves), m_job(jobs)
{
}

LiveAnalysis::Key LiveAnalysis::key() const
{
    return {m_position->hash(), m_position->lexiconPtr(), m_leaves, m_winTable};
}

std::optional<LiveAnalysis::State> LiveAnalysis::obstacle() const
{
    if (m_withheld) return State::Withheld;
    if (!m_position || !m_position->lexicon()) return State::NoLexicon;
    if (m_position->gameEnd() != engine::GameEnd::NotYet) return State::GameOver;
    if (m_position->mover().rack.empty()) return State::UnknownRack;
    return std::nullopt;
}

void LiveAnalysis::setQuestion(PositionPtr position, engine::KlvPtr leaves,
                               engine::WinTablePtr winTable, Urgency urgency)
{
    m_position = std::move(position);
    m_leaves = std::move(leaves);
    m_winTable = std::move(winTable);
    // A burst goes on while a question waits or runs.
    const bool idle = !m_job.isRunning();
    m_job.drop();
    m_ranking = nullptr;
    m_error.reset();
    if (!m_live && !obstacle()) {
        const RankingPtr* known = m_cache.object(key());
        if (known) m_ranking = *known;
        setState(known ? State::Ready : State::Off);
        return;
    }
    begin(idle ? urgency : Urgency::Coalesce);
}

void LiveAnalysis::setLive(bool live)
{
    if (m_live == live) return;
    m_live = live;
    emit liveChanged(live);
    if (live && m_state != State::Ready && m_position) begin(Urgency::AtOnce);
}

void LiveAnalysis::setConcealed(bool concealed)
{
    if (m_concealed == concealed) return;
    m_concealed = concealed;
    emit stateChanged();
}

void LiveAnalysis::generate()
{
    const bool complete = m_state == State::Ready && !isFirstPart(*m_ranking);
    if (!m_position || complete) return;
    m_job.drop();
    begin(Urgency::AtOnce);
}

bool LiveAnalysis::stop()
{
    if (m_state != State::Waiting) return false;
    m_job.drop();
    setState(State::Stopped);
    return true;
}

void LiveAnalysis::begin(Urgency urgency)
{
    if (const auto reason = obstacle()) {
        setState(*reason);
        return;
    }
    if (const RankingPtr* known = m_cache.object(key())) {
        m_ranking = *known;
        setState(State::Ready);
        return;
    }
    m_job.askSoon(urgency == Urgency::AtOnce ? std::chrono::milliseconds{0} : kCoalesce,
                  [this] { run(); });
    setState(State::Waiting);
}

void LiveAnalysis::run()
{
    const bool first = !m_ranking && m_position->mover().rack.count(engine::kBlank) >= kManyBlanks;
    engine::RankRequest request{*m_position, m_leaves, first ? kFirstMoves : kMostMoves, !first,
                                m_winTable};
    m_job.ask<engine::MoveRanking>(
        tr("Finding moves"), JobClass::Interactive,
        [rank = m_rank, request = std::move(request)](const engine::TaskContext& context) {
            return rank(request, context);
        },
        [this, first, asked = key()](engine::Result<engine::MoveRanking> result) {
            if (!result) return takeError(result.error());
            auto ranking = std::make_shared<const engine::MoveRanking>(std::move(*result));
            if (first) takeFirst(std::move(ranking));
            else take(std::move(ranking), asked);
        });
}

void LiveAnalysis::takeFirst(RankingPtr ranking)
{
    m_ranking = std::move(ranking);
    // Before others hear of it, who may ask something else then.
    run();
    setState(State::Ready);
}

void LiveAnalysis::take(RankingPtr ranking, const Key& asked)
{
    m_ranking = std::move(ranking);
    const auto cost = static_cast<qsizetype>(m_ranking->moves.size()) + 1;
    // QCache owns the entry, and refuses (and deletes) what is larger than itself.
    m_cache.insert(asked, new RankingPtr(m_ranking), std::min<qsizetype>(cost, kCacheMoves));
    setState(State::Ready);
}

void LiveAnalysis::takeError(const engine::Error& error)
{
    // What is there already stays.
    if (m_ranking) return;
    if (error.code == engine::ErrorCode::Cancelled) {
        setState(State::Stopped);
        return;
    }
    m_error = error;
    setState(State::Failed);
}

void LiveAnalysis::setState(State state)
{
    m_state = state;
    emit stateChanged();
}

}  // namespace ui

#include "moc_live_analysis.cpp"
