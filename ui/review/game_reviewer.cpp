// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/game_reviewer.h"

#include <algorithm>
#include <chrono>
#include <memory>
#include <utility>

#include "engine/game/review_cache.h"
#include "engine/lexicon/lexicon_fingerprint.h"
#include "ui/document/shown_study.h"
#include "ui/document/study.h"

namespace ui {

using engine::Result;

namespace {

constexpr std::chrono::milliseconds kInterval{40};

}  // namespace

std::string reviewSettings(const engine::Lexicon& lexicon, const engine::Klv* leaves)
{
    return "lexicon " + engine::lexiconFingerprint(lexicon) + ", leaves " +
           engine::leavesFingerprint(leaves);
}

GameReviewer::GameReviewer(JobService& jobs, const Study& study, const ShownStudy& shown,
                           QObject* parent)
    : QObject(parent),
      m_study(study),
      m_shown(shown),
      m_withheld(!shown.permissions().hindsight),
      m_run(jobs, kInterval),
      m_kept(jobs)
{
    m_run.setPlace(QStringLiteral("view.review"));
    m_run.follow(this, [this](const std::shared_ptr<const Turns>& turns) {
        if (turns) take(*turns);
    });
    connect(&m_run, &RunningSearchBase::phaseChanged, this, &GameReviewer::followPhase);
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

Result<GameReviewer::Outcome>
GameReviewer::review(engine::ReviewRequest request, const engine::TaskContext& context,
                     const std::function<void(const engine::TurnReview&)>& onTurn)
{
    if (request.settings.empty() && request.lexicon)
        request.settings = reviewSettings(*request.lexicon, request.leaves.get());
    auto reviewed = engine::reviewGame(request, context, onTurn);
    if (!reviewed) return engine::failure(std::move(reviewed.error()));
    return Outcome{std::move(*reviewed), std::move(request.settings)};
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
    m_clock.start();
    engine::ReviewRequest request{m_subject.game->record(), m_line, m_subject.lexicon,
                                  m_subject.leaves};
    if (!request.record.contains(request.line)) request.line = engine::kRootNode;
    request.settings = m_settings;
    return request;
}

void GameReviewer::run()
{
    engine::ReviewRequest request = begin();
    m_state = State::Running;
    m_run.start(tr("Reviewing the game"), JobClass::Heavy,
                [request = std::move(request)](const engine::TaskContext& context,
                                               const auto& onState) -> Result<Outcome> {
                    Turns turns;
                    return review(request, context, [&](const engine::TurnReview& turn) {
                        turns.push_back(turn);
                        onState(std::make_shared<const Turns>(turns));
                    });
                });
    emit changed();
}

void GameReviewer::takeKept()
{
    if (!m_study.game() || !m_study.position()->lexiconPtr() ||
        !engine::hasKeptReview(m_study.game()->record()))
        return;
    engine::ReviewRequest request = begin();
    request.keptOnly = true;
    m_kept.ask<Outcome>(
        {}, JobClass::Quiet,
        [request = std::move(request)](const engine::TaskContext& context) {
            return review(request, context, {});
        },
        [this](const Result<Outcome>& result) {
            if (result) {
                m_wanted = true;
                return finish(*result);
            }
            m_outdated = result.error().code == engine::ErrorCode::UnknownName;
            if (m_outdated) emit changed();
        });
}

KeptAnalyses GameReviewer::kept(const StudyState& state) const
{
    KeptAnalyses reviews;
    const bool same = state.game && m_subject.game && m_state == State::Done &&
                      &state.game->replay() == &m_subject.game->replay() && !m_settings.empty();
    if (!same) return reviews;
    for (const auto& [node, turn] : m_turns) {
        const PositionPtr& question = state.game->replay().at(node).before;
        if (turn.judged() && question)
            reviews.push_back(
                {state.chapter, node, engine::keptReview(turn, *question, m_settings)});
    }
    return reviews;
}

void GameReviewer::cancel()
{
    m_run.drop();
    m_kept.drop();
}

void GameReviewer::take(const Turns& turns)
{
    for (const engine::TurnReview& turn : turns) m_turns.insert_or_assign(turn.node, turn);
    emit changed();
}

void GameReviewer::followPhase()
{
    using Phase = RunningSearchBase::Phase;
    switch (m_run.phase()) {
    case Phase::Done: return finish(*m_run.result());
    case Phase::Stopped: m_state = State::Stopped; break;
    case Phase::Failed:
        m_error = m_run.error();
        m_state = State::Failed;
        break;
    default: return;
    }
    m_seconds = static_cast<double>(m_clock.elapsed()) / 1000.0;
    emit changed();
}

void GameReviewer::finish(const Outcome& outcome)
{
    m_seconds = static_cast<double>(m_clock.elapsed()) / 1000.0;
    m_settings = outcome.settings;
    m_state = State::Done;
    take(outcome.review.turns);
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

std::optional<int> GameReviewer::questionFrom(int turn, int player) const
{
    auto found = mistakeFrom(turn, 1, player);
    while (found) {
        const std::vector<engine::Turn> turns = m_study.moment().turns;
        if (this->turn(turns[static_cast<std::size_t>(*found)].move)->judged()) break;
        found = mistakeFrom(*found, 1, player);
    }
    return found;
}

}  // namespace ui

#include "moc_game_reviewer.cpp"
