// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QObject>

#include "ui/document/study_fwd.h"
#include "ui/moves/live_analysis.h"
#include "ui/overlays/overlay.h"
#include "ui/work/newest_job.h"

namespace ui {

/// Works out the marks of the overlays that are on, on a worker thread; the newest question wins.
class OverlayService : public QObject
{
    Q_OBJECT

public:
    using Overlays = std::vector<const Overlay*>;

    explicit OverlayService(JobService& jobs, QObject* parent = nullptr);

    /// A heat takes the place of another one.
    void setShown(const Overlay* overlay, bool on);
    /// These and no others; all but the last of several heats are left out.
    void setAllShown(const Overlays& overlays);
    /// In the order of Overlay::all().
    [[nodiscard]] const Overlays& shown() const { return m_shown; }
    [[nodiscard]] bool isShown(const Overlay* overlay) const;
    /// While they are, those that are on mark nothing.
    void setWithheld(bool withheld);
    [[nodiscard]] bool isWithheld() const { return m_withheld; }
    /// Null = there is nothing that may be marked.
    void setQuestion(PositionPtr position, engine::KlvPtr leaves);
    /// Of the position asked about; null while there is none to be shown.
    void setRanking(RankingPtr ranking);
    /// Of the position asked about, and the move that is looked at; null while there is none.
    void setSimulation(SimulationPtr simulation, std::optional<engine::Move> candidate);
    /// Which of a simulation's plays are looked at.
    void setPlayFilter(const PlayFilter& filter);
    [[nodiscard]] const PositionPtr& position() const { return m_position; }
    /// One for each overlay that is shown; empty until they are worked out.
    [[nodiscard]] const std::vector<OverlayMarks>& marks() const { return m_marks; }

signals:
    /// shown() changed.
    void overlaysChanged();
    /// Empty marks when the overlays went off.
    void marksChanged();

private:
    void begin();

    Overlays m_shown;
    bool m_withheld = false;
    PositionPtr m_position;
    engine::KlvPtr m_leaves;
    RankingPtr m_ranking;
    SimulationPtr m_simulation;
    std::optional<engine::Move> m_candidate;
    PlayFilter m_plays;
    std::vector<OverlayMarks> m_marks;
    NewestJob m_job;
};

}  // namespace ui
