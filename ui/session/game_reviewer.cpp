// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/game_reviewer.h"

#include <algorithm>
#include <mutex>
#include <utility>

namespace ui {

namespace {

constexpr int kTickMilliseconds = 40;

}  // namespace

struct GameReviewer::Arrivals
{
    std::mutex mutex;  ///< guards turns
    std::vector<engine::TurnReview> turns;
};

GameReviewer::GameReviewer(JobService& jobs, Study& study, QObject* parent)
    : QObject(parent), m_jobs(jobs), m_study(study)
{
    m_ticks.setInterval(kTickMilliseconds);
    connect(&m_ticks, &QTimer::timeout, this, &GameReviewer::take);
    connect(&study, &Study::changed, this, &GameReviewer::follow);
}

void GameReviewer::start()
{
    if (!m_study.game() || (m_state == State::Running && m_wanted)) return;
    m_wanted = true;
    if (m_state == State::Done && isOfNow() && coversLine()) return;
    run();
}

bool GameReviewer::isOfNow() const
{
    // Another note or mark leaves the replay as it is.
    return m_subject.game && m_study.game() &&
           &m_subject.game->replay() == &m_study.game()->replay() &&
           m_subject.lexicon == m_study.position()->lexiconPtr() &&
           m_subject.leaves == m_study.leaves();
}

bool GameReviewer::coversLine() const
{
    const std::vector<engine::Turn> turns = m_study.moment().turns;
    return std::all_of(turns.begin(), turns.end(),
                       [this](const engine::Turn& turn) { return m_turns.count(turn.move) > 0; });
}

void GameReviewer::follow(Study::Changes changes)
{
    const bool otherGame = (changes & Study::GameChange) && (changes & Study::NameChange);
    if (otherGame || !m_study.game()) {
        if (m_state == State::Off && !m_wanted) return;
        cancel();
        m_wanted = false;
        m_state = State::Off;
        m_turns.clear();
        m_subject = {};
        emit changed();
        return;
    }
    const Study::Changes question =
        Study::GameChange | Study::CursorChange | Study::LexiconChange | Study::LeavesChange;
    if (!m_wanted || !(changes & question)) return;
    if (isOfNow() && (m_state == State::Stopped || coversLine())) {
        // Only another place in what is known.
        if (std::exchange(m_line, m_study.state().cursor.line) != m_study.state().cursor.line)
            emit changed();
        return;
    }
    if (isOfNow() && m_state == State::Running && m_study.state().cursor.line == m_line) return;
    run();
}

void GameReviewer::run()
{
    cancel();
    if (!isOfNow()) m_turns.clear();
    m_error.reset();
    m_subject = {m_study.game(), m_study.position()->lexiconPtr(), m_study.leaves()};
    m_line = m_study.state().cursor.line;
    m_arrivals = std::make_shared<Arrivals>();
    m_state = State::Running;
    m_clock.start();
    engine::ReviewRequest request{m_subject.game->record(), m_study.state().cursor.line,
                                  m_subject.lexicon, m_subject.leaves};
    if (!request.record.contains(request.line)) request.line = engine::kRootNode;
    m_job = m_jobs.start<engine::GameReview>(
        tr("Reviewing the game"), JobClass::Heavy,
        [request = std::move(request), arrivals = m_arrivals](const engine::TaskContext& context) {
            return engine::reviewGame(request, context,
                                      [&arrivals](const engine::TurnReview& turn) {
                                          const std::lock_guard lock(arrivals->mutex);
                                          arrivals->turns.push_back(turn);
                                      });
        },
        this,
        [this, epoch = m_epoch](engine::Result<engine::GameReview> result) {
            if (epoch == m_epoch) end(std::move(result));
        });
    m_job->setPlace(QStringLiteral("view.review"));
    m_ticks.start();
    emit changed();
}

void GameReviewer::cancel()
{
    ++m_epoch;
    m_ticks.stop();
    if (m_job) m_job->cancel();
    m_job.clear();
    m_arrivals.reset();
}

void GameReviewer::take()
{
    if (!m_arrivals) return;
    std::vector<engine::TurnReview> turns;
    {
        const std::lock_guard lock(m_arrivals->mutex);
        turns.swap(m_arrivals->turns);
    }
    if (turns.empty()) return;
    for (engine::TurnReview& turn : turns) {
        const engine::NodeId node = turn.node;
        m_turns.insert_or_assign(node, std::move(turn));
    }
    emit changed();
}

void GameReviewer::end(engine::Result<engine::GameReview> result)
{
    m_ticks.stop();
    m_job.clear();
    m_seconds = static_cast<double>(m_clock.elapsed()) / 1000.0;
    if (result) {
        for (engine::TurnReview& turn : result->turns) {
            const engine::NodeId node = turn.node;
            m_turns.insert_or_assign(node, std::move(turn));
        }
        m_state = State::Done;
    } else if (result.error().code == engine::ErrorCode::Cancelled) {
        m_state = State::Stopped;
    } else {
        m_error = result.error();
        m_state = State::Failed;
    }
    m_arrivals.reset();
    emit changed();
}

const engine::TurnReview* GameReviewer::turn(engine::NodeId node) const
{
    const auto found = m_turns.find(node);
    return found == m_turns.end() ? nullptr : &found->second;
}

std::vector<engine::PlayerReview> GameReviewer::players() const
{
    std::vector<engine::PlayerReview> players;
    if (!m_study.game()) return players;
    players.resize(static_cast<std::size_t>(m_study.game()->record().playerCount()));
    for (const engine::Turn& turn : m_study.moment().turns) {
        if (const engine::TurnReview* review = this->turn(turn.move))
            players[static_cast<std::size_t>(turn.player)].add(*review);
    }
    return players;
}

std::optional<int> GameReviewer::mistakeFrom(int turn, int direction, int player) const
{
    if (!m_study.game()) return std::nullopt;
    const std::vector<engine::Turn> turns = m_study.moment().turns;
    for (int i = turn + direction; i >= 0 && i < static_cast<int>(turns.size()); i += direction) {
        const engine::TurnReview* review = this->turn(turns[static_cast<std::size_t>(i)].move);
        const bool asked = player < 0 || turns[static_cast<std::size_t>(i)].player == player;
        if (asked && review != nullptr && review->isMistake()) return i;
    }
    return std::nullopt;
}

}  // namespace ui
