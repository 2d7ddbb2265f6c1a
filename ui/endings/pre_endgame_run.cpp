// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/endings/pre_endgame_run.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace ui {

using engine::Result;
using engine::TaskContext;

namespace {

constexpr std::chrono::milliseconds kStateInterval{150};
/// What a look at one line may take.
constexpr double kLineSeconds = 5;

bool solvesOne(const engine::PreEndgameState& state)
{
    return std::ranges::any_of(state.rows, [](const auto& row) { return row.solved > 0; });
}

}  // namespace

/// A question and its solver, which the worker makes and keeps.
struct PreEndgameRun::Bench
{
    engine::PreEndgameQuestion question;
    engine::SearchLimits limits;
    std::optional<engine::PreEndgameSolver> solver;

    [[nodiscard]] Result<void> open()
    {
        if (solver) return {};
        auto made = engine::PreEndgameSolver::create(question);
        if (!made) return engine::failure(made.error());
        solver.emplace(std::move(*made));
        return {};
    }
};

PreEndgameRun::PreEndgameRun(JobService& jobs, EndingQuestion asked, const QString& title,
                             const QString& place, QObject* parent)
    : EndingRun(std::move(asked), parent),
      m_title(title),
      m_search(jobs, kStateInterval),
      m_asking(jobs, kStateInterval),
      m_lineJob(jobs)
{
    for (Search* search : {&m_search, &m_asking}) {
        search->setPlace(place);
        connect(search, &RunningSearchBase::stateChanged, this, &PreEndgameRun::takeStates);
        connect(search, &RunningSearchBase::phaseChanged, this, &PreEndgameRun::changed);
    }
}

PreEndgameRun::~PreEndgameRun() = default;

engine::EndingKind PreEndgameRun::kind() const
{
    return engine::EndingKind::PreEndgame;
}

bool PreEndgameRun::isComplete() const
{
    if (m_search.phase() != Phase::Done || !m_search.state()) return false;
    const engine::SearchEnd end = m_search.state()->end;
    return end == engine::SearchEnd::Complete || end == engine::SearchEnd::Depth;
}

bool PreEndgameRun::isProved() const
{
    return m_search.state() && m_search.state()->proved;
}

void PreEndgameRun::launch(Search& search, const std::shared_ptr<Bench>& bench,
                           const QString& title) const
{
    search.start(title, JobClass::Heavy,
                 [bench](const TaskContext& context, const auto& onState) -> Result<void> {
                     if (auto open = bench->open(); !open) return open;
                     onState(bench->solver->run(bench->limits, context, onState));
                     return {};
                 });
}

void PreEndgameRun::start()
{
    if (m_search.phase() != Phase::Idle) return;
    m_bench = std::make_shared<Bench>();
    engine::PreEndgameQuestion& asked = m_bench->question;
    const EndingSettings& settings = question().settings;
    asked.position = position();
    asked.model = settings.model;
    asked.end = settings.end;
    asked.leaves = question().leaves;
    asked.candidates = settings.candidates;
    asked.moves = question().moves;
    asked.finishAll = settings.finishAll;
    asked.lexiconOfOther = question().lexiconOfOther;
    m_bench->limits = limits();
    launch(m_search, m_bench, m_title);
}

void PreEndgameRun::stop()
{
    m_search.stop();
    m_asking.stop();
    m_lineJob.cancel();
}

void PreEndgameRun::resume()
{
    if (m_search.phase() == Phase::Stopped) m_search.resume();
    // Its time was over.
    else if (m_search.phase() == Phase::Done && !isComplete()) launch(m_search, m_bench, m_title);
}

void PreEndgameRun::takeStates()
{
    StatePtr state = m_search.state();
    if (!state || !solvesOne(*state)) return;
    const engine::PreEndgameRow* extra = answer();
    const auto isIn = [&](const engine::PreEndgameRow& row) { return row.move == extra->move; };
    if (extra && std::ranges::none_of(state->rows, isIn) &&
        extra->cells.size() == state->draws.size()) {
        auto more = std::make_shared<engine::PreEndgameState>(*state);
        more->rows.push_back(*extra);
        state = std::move(more);
    }
    m_state = std::move(state);
    emit changed();
}

const engine::PreEndgameRow* PreEndgameRun::answer() const
{
    if (!m_askedMove) return nullptr;
    const auto find = [&](const StatePtr& state) -> const engine::PreEndgameRow* {
        if (!state) return nullptr;
        const auto found =
            std::ranges::find(state->rows, *m_askedMove, &engine::PreEndgameRow::move);
        return found == state->rows.end() || found->solved == 0 ? nullptr : &*found;
    };
    if (const auto* row = find(m_asking.state())) return row;
    return find(m_search.state());
}

void PreEndgameRun::ask(const engine::Move& move)
{
    m_askedMove = move;
    m_asking.drop();
    if (const auto* known = answer(); known && known->exact) {
        emit changed();
        return;
    }
    auto bench = std::make_shared<Bench>();
    engine::PreEndgameQuestion& asked = bench->question;
    asked.position = position();
    asked.model = question().settings.model;
    asked.end = question().settings.end;
    asked.leaves = question().leaves;
    asked.candidates = 1;
    asked.moves = {move};
    // With one tile in the bag everything is proved; with more that can take for ever.
    asked.finishAll = engine::tilesBeyondRacks(*position()) == 1;
    asked.lexiconOfOther = question().lexiconOfOther;
    bench->limits = limits();
    launch(m_asking, bench, tr("Looking at a move"));
    emit changed();
}

std::vector<engine::Tile> PreEndgameRun::bagOf(std::size_t draw) const
{
    return m_state && draw < m_state->draws.size() ? m_state->draws[draw].bag.tiles()
                                                   : std::vector<engine::Tile>();
}

void PreEndgameRun::follow(const Cell& cell)
{
    if (!m_state || cell.draw >= m_state->draws.size()) return;
    if (m_cell == cell && (m_line || m_lineJob.isRunning())) return;
    m_cell = cell;
    m_line.reset();
    m_lineError.reset();
    engine::PreEndgameLineQuestion asked{position(), cell.move, bagOf(cell.draw)};
    asked.end = question().settings.end;
    asked.lexiconOfOther = question().lexiconOfOther;
    const auto row = std::ranges::find(m_state->rows, cell.move, &engine::PreEndgameRow::move);
    if (row != m_state->rows.end() && row->cells[cell.draw].hasReply)
        asked.reply = row->cells[cell.draw].reply;
    m_lineJob.ask<engine::PreEndgameLine>(
        tr("Looking at a line"), JobClass::Interactive,
        [asked = std::move(asked)](const TaskContext& context) {
            engine::SearchLimits limits;
            limits.seconds = kLineSeconds;
            return engine::preEndgameLine(asked, limits, context);
        },
        [this](Result<engine::PreEndgameLine> line) {
            if (line) {
                m_line = std::move(*line);
            } else {
                m_lineError = line.error();
            }
            emit changed();
        });
    emit changed();
}

void PreEndgameRun::unfollow()
{
    m_lineJob.drop();
    m_line.reset();
    m_lineError.reset();
    if (std::exchange(m_cell, std::nullopt)) emit changed();
}

}  // namespace ui

#include "moc_pre_endgame_run.cpp"
