// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/overlays/overlay_service.h"

#include <algorithm>

#include "ui/theme/theme_notifier.h"

namespace ui {

OverlayService::OverlayService(JobService& jobs, QObject* parent) : QObject(parent), m_job(jobs)
{
    // Marks hold their colours.
    connect(&ThemeNotifier::instance(), &ThemeNotifier::changed, this, &OverlayService::begin);
}

bool OverlayService::isShown(const Overlay* overlay) const
{
    return std::ranges::find(m_shown, overlay) != m_shown.end();
}

void OverlayService::setShown(const Overlay* overlay, bool on)
{
    Overlays wanted = m_shown;
    std::erase(wanted, overlay);
    if (on) wanted.push_back(overlay);
    setAllShown(wanted);
}

void OverlayService::setAllShown(const Overlays& overlays)
{
    const Overlay* heat = nullptr;
    for (const Overlay* overlay : overlays)
        if (overlay->kind() == Overlay::Kind::Heat) heat = overlay;
    Overlays shown;
    for (const Overlay* overlay : Overlay::all()) {
        const bool wanted = std::ranges::find(overlays, overlay) != overlays.end();
        if (wanted && (overlay->kind() == Overlay::Kind::Additive || overlay == heat))
            shown.push_back(overlay);
    }
    if (shown == m_shown) return;
    m_shown = std::move(shown);
    m_marks.clear();
    emit overlaysChanged();
    emit marksChanged();
    begin();
}

void OverlayService::setWithheld(bool withheld)
{
    if (withheld == m_withheld) return;
    m_withheld = withheld;
    m_marks.clear();
    emit marksChanged();
    begin();
}

void OverlayService::setQuestion(PositionPtr position, engine::KlvPtr leaves)
{
    // Moves of another position say nothing about this one.
    if (position != m_position || leaves != m_leaves) {
        m_ranking.reset();
        m_simulation.reset();
        m_candidate.reset();
    }
    m_position = std::move(position);
    m_leaves = std::move(leaves);
    begin();
}

void OverlayService::setRanking(RankingPtr ranking)
{
    if (ranking == m_ranking) return;
    m_ranking = std::move(ranking);
    // What the unseen tiles are worth depends on the best move, too.
    begin();
}

void OverlayService::setSimulation(SimulationPtr simulation, std::optional<engine::Move> candidate)
{
    if (simulation == m_simulation && candidate == m_candidate) return;
    const bool another = candidate != m_candidate;
    m_simulation = std::move(simulation);
    m_candidate = std::move(candidate);
    if (std::ranges::any_of(m_shown, &Overlay::needsSimulation) ||
        (another && std::ranges::any_of(m_shown, &Overlay::needsCandidate)))
        begin();
}

void OverlayService::setPlayFilter(const PlayFilter& filter)
{
    if (filter == m_plays) return;
    m_plays = filter;
    if (std::ranges::any_of(m_shown, &Overlay::needsSimulation)) begin();
}

void OverlayService::begin()
{
    m_job.drop();
    if (!m_position) {
        m_marks.clear();
        emit marksChanged();
    }
    if (m_shown.empty() || !m_position || m_withheld) return;
    m_job.ask<std::vector<OverlayMarks>>(
        tr("Overlays"), JobClass::Interactive,
        [shown = m_shown, input = OverlayInput{*m_position, m_leaves, m_ranking, m_simulation,
                                               m_candidate, m_plays}](
            const engine::TaskContext& context) -> engine::Result<std::vector<OverlayMarks>> {
            std::vector<OverlayMarks> marks;
            for (const Overlay* overlay : shown) {
                if (context.stopRequested())
                    return engine::failure(engine::ErrorCode::Cancelled,
                                           engine::say("was stopped"));
                marks.push_back(overlay->marks(input, context));
            }
            return marks;
        },
        [this](engine::Result<std::vector<OverlayMarks>> result) {
            // Marks of another position would be wrong here.
            m_marks = result ? std::move(*result) : std::vector<OverlayMarks>();
            emit marksChanged();
        });
}

}  // namespace ui

#include "moc_overlay_service.cpp"
