// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/boggle/boggle_hunt.h"

#include <chrono>
#include <memory>
#include <utility>

namespace ui {

using engine::BoggleSearchState;
using engine::Result;

namespace {

constexpr std::chrono::milliseconds kInterval{100};

}  // namespace

BoggleHunt::BoggleHunt(JobService& jobs, QObject* parent)
    : QObject(parent), m_search(jobs, kInterval)
{
    m_search.setPlace(QStringLiteral("view.boggle"));
    connect(&m_search, &RunningSearchBase::stateChanged, this, &BoggleHunt::foundChanged);
    connect(&m_search, &RunningSearchBase::phaseChanged, this, &BoggleHunt::stateChanged);
}

void BoggleHunt::start(const WordSource& source, engine::BoggleGraphPtr graph,
                       engine::BoggleSearchOptions options)
{
    m_source = source;
    m_rules = options.rules;
    m_stopping = false;
    // Kept over pauses; only the job's.
    auto search = std::make_shared<std::unique_ptr<engine::BoggleSearch>>();
    m_search.start(tr("Looking for the best grid"), JobClass::Heavy,
                   [search = std::move(search), graph = std::move(graph),
                    options = std::move(options)](const engine::TaskContext& context,
                                                  const auto& onState) -> Result<void> {
                       if (!*search) {
                           auto created = engine::BoggleSearch::create(graph, options);
                           if (!created) return engine::failure(created.error());
                           *search = std::move(*created);
                       }
                       onState((*search)->run({}, context, onState));
                       return {};
                   });
}

BoggleHunt::State BoggleHunt::state() const
{
    using Phase = RunningSearchBase::Phase;
    switch (m_search.phase()) {
    case Phase::Idle: return State::Idle;
    case Phase::Running: return State::Running;
    case Phase::Pausing:
    case Phase::Stopping: return State::Pausing;
    case Phase::Paused: return State::Paused;
    case Phase::Done: return State::Over;
    // When all jobs were stopped, it can be continued like after a pause.
    case Phase::Stopped: return m_stopping ? State::Over : State::Paused;
    case Phase::Failed: break;
    }
    return State::Failed;
}

const BoggleSearchState& BoggleHunt::found() const
{
    static const BoggleSearchState nothing;
    const auto state = m_search.state();
    return state ? *state : nothing;
}

void BoggleHunt::pause()
{
    m_search.pause();
}

void BoggleHunt::resume()
{
    if (state() == State::Paused) m_search.resume();
}

void BoggleHunt::stop()
{
    const bool wasPaused = state() == State::Paused;
    m_stopping = true;
    // What was stopped with all jobs is at rest already, but can't be continued any more.
    if (wasPaused && m_search.phase() == RunningSearchBase::Phase::Stopped) emit stateChanged();
    else m_search.stop();
}

}  // namespace ui

#include "moc_boggle_hunt.cpp"
