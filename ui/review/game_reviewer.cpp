// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/game_reviewer.h"

#include <algorithm>
#include <mutex>
#include <utility>

#include "engine/game/review_cache.h"
#include "engine/lexicon/lexicon_fingerprint.h"
#include "ui/document/shown_study.h"
#include "ui/document/study.h"

namespace ui {

using engine::Result;

namespace {

constexpr int kTickMilliseconds = 40;

}  // namespace

std::string reviewSettings(const engine::Lexicon& lexicon, const engine::Klv* leaves)
{
    return "lexicon " + engine::lexiconFingerprint(lexicon) + ", leaves " +
           engine::leavesFingerprint(leaves);
}

struct GameReviewer::Arrivals
{
    std::mutex mutex;  ///< guards turns
    std::vector<engine::TurnReview> turns;
};

GameReviewer::GameReviewer(JobService& jobs, const Study& study, const ShownStudy& shown,
                           QObject* parent)
    : QObject(parent),
      m_jobs(jobs),
      m_study(study),
      m_shown(shown),
      m_withheld(!shown.permissions().hindsight)
{
    m_ticks.setInterval(kTickMilliseconds);
    connect(&m_ticks, &QTimer::timeout, this, &GameReviewer::take);
    connect(&shown, &ShownStudy::changed, this, &GameReviewer::follow);
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

void GameReviewer::follow(StudyChanges changes)
{
    const bool withheld = !m_shown.permissions().hindsight;
    const bool news = std::exchange(m_withheld, withheld) != withheld;
    followGame(changes);
    if (news) emit changed();
}

void GameReviewer::followGame(StudyChanges changes)
{
    using enum StudyChange;
    const bool otherGame = (changes & GameChange) && (changes & NameChange);
    if (otherGame || !m_study.game()) {
        const bool news = m_state != State::Off || m_wanted || m_outdated;
        cancel();
        m_wanted = false;
        m_outdated = false;
        m_state = State::Off;
        m_turns.clear();
        m_subject = {};
        if (news) emit changed();
        if (m_study.game()) takeKept();
        return;
    }
    const StudyChanges sources = LexiconChange | LeavesChange;
    if (!m_wanted && (changes & sources)) return takeKept();
    const StudyChanges question = GameChange | CursorChange | LexiconChange | LeavesChange;
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

engine::ReviewRequest GameReviewer::begin()
{
    cancel();
    if (!isOfNow()) m_turns.clear();
    m_error.reset();
    m_outdated = false;
    const Subject now{m_study.game(), m_study.position()->lexiconPtr(), m_study.leaves()};
    if (now.lexicon != m_subject.lexicon || now.leaves != m_subject.leaves) m_settings.clear();
    m_subject = now;
    m_line = m_study.state().cursor.line;
    m_arrivals = std::make_shared<Arrivals>();
    m_clock.start();
    engine::ReviewRequest request{m_subject.game->record(), m_line, m_subject.lexicon,
                                  m_subject.leaves};
    if (!request.record.contains(request.line)) request.line = engine::kRootNode;
    request.settings = m_settings;
    return request;
}

Result<GameReviewer::Outcome> GameReviewer::work(engine::ReviewRequest request,
                                                 const engine::TaskContext& context,
                                                 Arrivals& arrivals)
{
    if (request.settings.empty() && request.lexicon)
        request.settings = reviewSettings(*request.lexicon, request.leaves.get());
    auto review = engine::reviewGame(request, context, [&arrivals](const engine::TurnReview& turn) {
        const std::lock_guard lock(arrivals.mutex);
        arrivals.turns.push_back(turn);
    });
    if (!review) return engine::failure(std::move(review.error()));
    return Outcome{std::move(*review), std::move(request.settings)};
}

void GameReviewer::run()
{
    engine::ReviewRequest request = begin();
    m_state = State::Running;
    m_job = m_jobs.start<Outcome>(
        tr("Reviewing the game"), JobClass::Heavy,
        [request = std::move(request), arrivals = m_arrivals](const engine::TaskContext& context) {
            return work(request, context, *arrivals);
        },
        this,
        [this, epoch = m_epoch](Result<Outcome> result) {
            if (epoch == m_epoch) end(std::move(result));
        });
    m_job->setPlace(QStringLiteral("view.review"));
    m_ticks.start();
    emit changed();
}

void GameReviewer::takeKept()
{
    if (!m_study.game() || !m_study.position()->lexiconPtr() ||
        !engine::hasKeptReview(m_study.game()->record()))
        return;
    engine::ReviewRequest request = begin();
    request.keptOnly = true;
    m_job = m_jobs.start<Outcome>(
        {}, JobClass::Quiet,
        [request = std::move(request), arrivals = m_arrivals](const engine::TaskContext& context) {
            return work(request, context, *arrivals);
        },
        this,
        [this, epoch = m_epoch](Result<Outcome> result) {
            if (epoch != m_epoch) return;
            if (result) {
                m_wanted = true;
                return end(std::move(result));
            }
            m_arrivals.reset();
            m_outdated = result.error().code == engine::ErrorCode::UnknownName;
            if (m_outdated) emit changed();
        });
}

KeptReviews GameReviewer::kept(const StudyState& state) const
{
    KeptReviews reviews;
    const bool same = state.game && m_subject.game && m_state == State::Done &&
                      &state.game->replay() == &m_subject.game->replay() && !m_settings.empty();
    if (!same) return reviews;
    for (const auto& [node, turn] : m_turns) {
        const PositionPtr& question = state.game->replay().at(node).before;
        if (turn.judged() && question)
            reviews.emplace(node, engine::keptReview(turn, *question, m_settings));
    }
    return reviews;
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

void GameReviewer::end(Result<Outcome> result)
{
    m_ticks.stop();
    m_job.clear();
    m_seconds = static_cast<double>(m_clock.elapsed()) / 1000.0;
    if (result) {
        m_settings = std::move(result->settings);
        for (engine::TurnReview& turn : result->review.turns) {
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
    if (m_withheld) return nullptr;
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
