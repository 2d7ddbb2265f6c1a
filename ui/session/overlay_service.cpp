// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/overlay_service.h"

namespace ui {

OverlayService::OverlayService(JobService& jobs, QObject* parent) : QObject(parent), m_jobs(jobs) {}

void OverlayService::setOverlay(const Overlay* overlay)
{
    if (m_overlay == overlay) return;
    m_overlay = overlay;
    emit overlayChanged();
    m_marks = {};
    emit marksChanged();
    begin();
}

void OverlayService::setQuestion(PositionPtr position, engine::KlvPtr leaves)
{
    m_position = std::move(position);
    m_leaves = std::move(leaves);
    begin();
}

void OverlayService::begin()
{
    ++m_epoch;
    if (m_job) m_job->cancel();
    m_job.clear();
    if (!m_position) {
        m_marks = {};
        emit marksChanged();
    }
    if (!m_overlay || !m_position) return;
    m_job = m_jobs.start<OverlayMarks>(
        m_overlay->title(), JobClass::Interactive,
        [overlay = m_overlay,
         input = OverlayInput{*m_position, m_leaves}](const engine::TaskContext&) {
            return engine::Result<OverlayMarks>(overlay->marks(input));
        },
        this,
        [this, epoch = m_epoch](engine::Result<OverlayMarks> result) {
            if (epoch != m_epoch) return;
            m_job.clear();
            // Marks of another position would be wrong here.
            m_marks = result ? std::move(*result) : OverlayMarks();
            emit marksChanged();
        });
}

}  // namespace ui
