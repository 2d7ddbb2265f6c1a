// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/endings/endgame_run.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <utility>

#include "engine/eval/move_ranking.h"
#include "ui/moves/phony_worth.h"

namespace ui {

using engine::Result;
using engine::TaskContext;

namespace {

constexpr std::chrono::milliseconds kDepthInterval{150};
/// So many are looked at by themselves, those first that look best.
constexpr std::size_t kOthers = 12;
/// Of so many moves that are as good as the best one the lines are looked for.
constexpr std::size_t kEquals = 8;

}  // namespace

/// A question and its solver, which the worker makes and keeps.
struct EndgameRun::Bench
{
    PositionPtr position;
    engine::KlvPtr leaves;
    engine::EndgameEnd end = engine::EndgameEnd::TwoPasses;
    engine::LexiconPtr lexiconOfOther = {};
    engine::SearchLimits limits = {};
    bool best = false;                ///< the best line is asked for; else the values of moves
    bool onlyWinner = false;          ///< with `best`
    std::vector<engine::Move> moves;  ///< none without `best` = those that look best
    std::vector<engine::Move> known;  ///< that need not be looked at
    /// Of them those that are as good as the best one: their lines are looked for first.
    std::vector<engine::Move> equals;
    /// Where moves are asked for, the one that proved the best line, if there is one.
    std::optional<engine::EndgameSolver> solver;
    bool isOpen = false;
    std::atomic<int> planned = 0;  ///< moves that are asked for

    [[nodiscard]] Result<void> open(const TaskContext& context);
};

Result<void> EndgameRun::Bench::open(const TaskContext& context)
{
    if (isOpen) return {};
    engine::EndgameQuestion question;
    question.position = position;
    question.end = end;
    question.lexiconOfOther = lexiconOfOther;
    question.allBest = best;
    question.firstWin = best && onlyWinner;
    question.movesOnly = !best;
    question.moves = moves;
    if (!best && moves.empty()) {
        const auto ranking =
            engine::rankMoves({*position, leaves, kOthers + known.size()}, context);
        if (!ranking) return engine::failure(ranking.error());
        question.moves = equals;
        if (question.moves.size() > kEquals) question.moves.resize(kEquals);
        const std::size_t most = question.moves.size() + kOthers;
        for (const engine::RankedMove& ranked : ranking->moves)
            if (question.moves.size() < most &&
                std::ranges::find(known, ranked.move) == known.end())
                question.moves.push_back(ranked.move);
        if (const engine::Move pass = engine::passMove();
            std::ranges::find(known, pass) == known.end() &&
            std::ranges::find(question.moves, pass) == question.moves.end())
            question.moves.push_back(pass);
    }
    planned = static_cast<int>(question.moves.size());
    if (solver) {
        if (auto asked = solver->ask(std::move(question.moves)); !asked) return asked;
    } else {
        auto made = engine::EndgameSolver::create(std::move(question));
        if (!made) return engine::failure(made.error());
        solver.emplace(std::move(*made));
    }
    isOpen = true;
    return {};
}

EndgameRun::EndgameRun(JobService& jobs, EndingQuestion asked, const QString& title,
                       const QString& place, QObject* parent)
    : EndingRun(std::move(asked), parent),
      m_title(title),
      m_best(jobs, kDepthInterval),
      m_others(jobs, kDepthInterval),
      m_question(jobs, kDepthInterval)
{
    for (Search* search : {&m_best, &m_others, &m_question}) {
        search->setPlace(place);
        connect(search, &RunningSearchBase::stateChanged, this, &EndgameRun::follow);
    }
    connect(&m_best, &RunningSearchBase::phaseChanged, this, &EndgameRun::followBest);
    connect(&m_others, &RunningSearchBase::phaseChanged, this, &EndgameRun::changed);
    connect(&m_question, &RunningSearchBase::phaseChanged, this, &EndgameRun::changed);
}

EndgameRun::~EndgameRun() = default;

bool EndgameRun::isProved() const
{
    // Which of equally good moves leads may be open until the search is over.
    return m_state && m_state->proved && (m_state->isLineSettled || !m_best.isRunning());
}

EndgameRun::Phase EndgameRun::phase() const
{
    return m_best.phase() == Phase::Done && m_others.phase() != Phase::Idle ? m_others.phase()
                                                                            : m_best.phase();
}

bool EndgameRun::isRunning() const
{
    return m_best.isRunning() || m_others.isRunning();
}

engine::EndingKind EndgameRun::kind() const
{
    return engine::EndingKind::Endgame;
}

bool EndgameRun::timeIsOver(const Search& search)
{
    return search.state() && search.state()->end == engine::SearchEnd::Time;
}

bool EndgameRun::isComplete() const
{
    return phase() == Phase::Done && !timeIsOver(m_best) && !timeIsOver(m_others);
}

void EndgameRun::launch(Search& search, const std::shared_ptr<Bench>& bench, const QString& title)
{
    search.start(title, JobClass::Heavy,
                 [bench](const TaskContext& context, const auto& onState) -> Result<void> {
                     if (auto open = bench->open(context); !open) return open;
                     onState(bench->solver->run(bench->limits, context, onState));
                     return {};
                 });
}

std::shared_ptr<EndgameRun::Bench> EndgameRun::newBench() const
{
    auto bench = std::make_shared<Bench>();
    bench->position = position();
    bench->leaves = question().leaves;
    bench->end = question().settings.end;
    bench->lexiconOfOther = question().lexiconOfOther;
    bench->limits = limits();
    return bench;
}

void EndgameRun::start()
{
    if (m_best.phase() != Phase::Idle) return;
    m_bestBench = newBench();
    m_bestBench->best = true;
    m_bestBench->onlyWinner = question().settings.onlyWinner;
    launch(m_best, m_bestBench, m_title);
}

void EndgameRun::stop()
{
    for (Search* search : {&m_best, &m_others, &m_question}) search->stop();
}

void EndgameRun::resume()
{
    const bool complete = isComplete();
    for (Search* search : {&m_best, &m_others}) search->resume();
    if (m_best.phase() == Phase::Done && !complete) {
        // Its time was over.
        if (!m_state || !m_state->proved || timeIsOver(m_best))
            return launch(m_best, m_bestBench, m_title);
        if (m_others.phase() == Phase::Done) return launch(m_others, m_othersBench, m_title);
    }
    if (m_best.phase() == Phase::Done && m_others.phase() == Phase::Idle) followBest();
}

void EndgameRun::follow()
{
    if (const StatePtr state = m_best.state(); state && !state->line.empty()) m_state = state;
    if (const StatePtr state = m_others.state()) m_othersState = state;
    emit changed();
}

void EndgameRun::followBest()
{
    // Proved at the end of its time, others as good have not been looked for.
    const bool done = m_best.phase() == Phase::Done && m_state && m_state->proved &&
                      m_state->isValue && !timeIsOver(m_best);
    if (done && m_others.phase() == Phase::Idle) {
        m_othersBench = newBench();
        m_othersBench->known.push_back(m_state->line.front());
        for (const auto& each : m_state->best) m_othersBench->equals.push_back(each.move);
        m_othersBench->known.insert(m_othersBench->known.end(), m_othersBench->equals.begin(),
                                    m_othersBench->equals.end());
        // It rests now, and isn't asked for the best line again.
        m_othersBench->solver = std::exchange(m_bestBench->solver, std::nullopt);
        launch(m_others, m_othersBench, m_title);
        return;
    }
    emit changed();
}

bool EndgameRun::isEqual(const engine::Move& move) const
{
    const auto same = [&](const auto& each) { return each.move == move; };
    return m_state && std::ranges::any_of(m_state->best, same);
}

std::vector<engine::EndgameMoveValue> EndgameRun::equals() const
{
    if (!m_state) return {};
    std::vector<engine::EndgameMoveValue> moves = m_state->best;
    if (!m_othersState) return moves;
    for (engine::EndgameMoveValue& move : moves) {
        const auto same = [&](const auto& each) { return each.move == move.move; };
        const auto found = std::ranges::find_if(m_othersState->moves, same);
        if (found != m_othersState->moves.end() && found->proved) move.line = found->line;
    }
    return moves;
}

std::vector<engine::EndgameMoveValue> EndgameRun::others() const
{
    std::vector<engine::EndgameMoveValue> moves;
    if (m_othersState) moves = m_othersState->moves;
    std::erase_if(moves, [this](const auto& each) { return isEqual(each.move); });
    if (const engine::EndgameMoveValue* asked = answer()) {
        const auto same = [&](const auto& each) { return each.move == asked->move; };
        const bool isBest =
            m_state && (m_state->line.front() == asked->move || isEqual(asked->move));
        if (!isBest && std::ranges::none_of(moves, same)) moves.push_back(*asked);
    }
    std::ranges::stable_sort(moves, [](const auto& a, const auto& b) { return b.value < a.value; });
    return moves;
}

int EndgameRun::unsolved() const
{
    if (!m_state) return 0;
    std::size_t solved = 1 + m_state->best.size();
    for (const engine::EndgameMoveValue& each : others())
        solved += isPhony(*position(), each.move) ? 0U : 1U;
    return static_cast<int>(m_state->legalMoves) - static_cast<int>(solved);
}

int EndgameRun::mostOfUnsolved() const
{
    // Behind the best line all others as good were looked for.
    return m_state->value.points - (m_othersBench ? 1 : 0);
}

int EndgameRun::waiting() const
{
    if (!m_othersBench) return 0;
    const int known = m_othersState ? static_cast<int>(m_othersState->moves.size()) : 0;
    return std::max(0, m_othersBench->planned - known);
}

const engine::EndgameMoveValue* EndgameRun::answer() const
{
    const StatePtr state = m_question.state();
    return state && !state->moves.empty() ? &state->moves.front() : nullptr;
}

void EndgameRun::ask(const engine::Move& move)
{
    m_askedMove = move;
    auto bench = newBench();
    bench->moves = {move};
    if (Bench* resting = restingBench())
        bench->solver = std::exchange(resting->solver, std::nullopt);
    m_questionBench = bench;
    launch(m_question, bench, tr("Looking at a move"));
}

EndgameRun::Bench* EndgameRun::restingBench() const
{
    // A solver works for one thread, and for the others it may be wanted again.
    const bool hasOthers = m_others.phase() == Phase::Done && isComplete();
    if (hasOthers && m_othersBench->solver) return m_othersBench.get();
    const bool hasAnswered = m_question.phase() == Phase::Done;
    return hasAnswered && m_questionBench->solver ? m_questionBench.get() : nullptr;
}

}  // namespace ui

#include "moc_endgame_run.cpp"
