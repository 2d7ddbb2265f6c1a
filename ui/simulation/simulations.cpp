// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulation/simulations.h"

#include <algorithm>
#include <utility>

#include "ui/document/shown_study.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

bool isOf(const SimulationPlan& plan, const ShownStudy& shown)
{
    return plan.position->hash() == shown.position()->hash() &&
           plan.position->lexiconPtr() == shown.position()->lexiconPtr() &&
           plan.leaves == shown.leaves() && plan.winTable == shown.winTable();
}

}  // namespace

Simulations::Simulations(JobService& jobs, const ShownStudy& shown, QObject* parent)
    : QObject(parent), m_jobs(jobs), m_shown(shown)
{
    connect(&shown, &ShownStudy::changed, this, &Simulations::follow);
}

SimulationRun* Simulations::current() const
{
    return m_current;
}

SimulationRun* Simulations::start(const SimulationSettings& settings,
                                  std::vector<engine::Move> others, std::vector<engine::Move> kept)
{
    SimulationPlan plan{m_shown.position(), m_shown.leaves(),  m_shown.winTable(),
                        settings,           std::move(others), std::move(kept)};
    std::erase_if(m_runs, [&](const auto& run) { return isOf(run->plan(), m_shown); });
    m_current = nullptr;
    QString title = tr("Simulation");
    if (m_shown.game() && !m_shown.moment().atEnd())
        title = tr("Simulation, turn %1").arg(m_shown.moment().turn + 1);
    auto run =
        std::make_unique<SimulationRun>(m_jobs, std::move(plan), title, u"view.simulation"_s);
    connect(run.get(), &SimulationRun::changed, this, [this, made = run.get()] {
        if (made == m_current) emit changed();
    });
    m_runs.push_back(std::move(run));
    leaveOutTheOldest();
    follow();
    SimulationRun* started = m_runs.back().get();
    started->start();
    return started;
}

void Simulations::follow()
{
    const auto found =
        std::ranges::find_if(m_runs, [&](const auto& run) { return isOf(run->plan(), m_shown); });
    SimulationRun* now = found == m_runs.end() ? nullptr : found->get();
    if (now == m_current) return;
    m_current = now;
    emit currentChanged();
}

void Simulations::leaveOutTheOldest()
{
    std::size_t kept = 0;
    for (auto run = m_runs.rbegin(); run != m_runs.rend(); ++run)
        if (!(*run)->isRunning() && run->get() != m_current && ++kept > kMostKept) run->reset();
    std::erase(m_runs, nullptr);
}

}  // namespace ui

#include "moc_simulations.cpp"
