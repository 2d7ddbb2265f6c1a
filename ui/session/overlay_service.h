// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

#include "ui/overlays/overlay.h"
#include "ui/session/job_service.h"
#include "ui/session/study.h"

namespace ui {

/// Works out the marks of the overlay that is on, on a worker thread; the newest question wins.
class OverlayService : public QObject
{
    Q_OBJECT

public:
    explicit OverlayService(JobService& jobs, QObject* parent = nullptr);

    /// Null switches overlays off.
    void setOverlay(const Overlay* overlay);
    [[nodiscard]] const Overlay* overlay() const { return m_overlay; }
    /// Null = there is nothing that may be marked.
    void setQuestion(PositionPtr position, engine::KlvPtr leaves);
    [[nodiscard]] const OverlayMarks& marks() const { return m_marks; }

signals:
    void overlayChanged();
    /// Empty marks when the overlay went off.
    void marksChanged();

private:
    void begin();

    JobService& m_jobs;
    const Overlay* m_overlay = nullptr;
    PositionPtr m_position;
    engine::KlvPtr m_leaves;
    QPointer<Job> m_job;
    quint64 m_epoch = 0;
    OverlayMarks m_marks;
};

}  // namespace ui
