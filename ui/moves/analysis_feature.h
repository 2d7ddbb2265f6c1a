// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/commands/window_feature.h"

class QMainWindow;

namespace ui {

class JobService;
class LiveAnalysis;
class MovesFeature;
class RepliesDialog;
class ShownStudy;

/// The commands that have moves looked for, stop that, and filter what was found.
class AnalysisFeature : public WindowFeature
{
    Q_OBJECT

public:
    /// Lives as long as the window.
    AnalysisFeature(LiveAnalysis& analysis, const ShownStudy& shown, JobService& jobs,
                    MovesFeature& moves, QMainWindow& window);

    void addActions(ActionRegistry& actions) override;
    [[nodiscard]] QList<MenuPlace> menuPlaces() const override;
    /// Stops what people wait for.
    bool stepBack(BackStep step) override;
    /// Stops everything under way.
    void stop();

private:
    void showReplies();

    LiveAnalysis& m_analysis;
    const ShownStudy& m_shown;
    JobService& m_jobs;
    MovesFeature& m_moves;
    QMainWindow& m_window;
    RepliesDialog* m_replies = nullptr;  ///< null until it is asked for
};

}  // namespace ui
