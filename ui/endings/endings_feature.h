// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "engine/board/move.h"
#include "ui/commands/window_feature.h"
#include "ui/document/study_fwd.h"

class QAction;
class QFrame;
class QLabel;
class QMainWindow;

namespace ui {

class BoardColumn;
class CoveredPanel;
class EndgameRun;
class EndingsPanel;
class JobService;
class LiveAnalysis;
class MovesPanel;
class ShownStudy;

/// Exact endings in a window: their panel in its dock, the command that solves, and what is said of
/// them above the list of moves.
class EndingsFeature : public WindowFeature
{
    Q_OBJECT

public:
    struct Services
    {
        JobService& jobs;
        const ShownStudy& shown;
        LiveAnalysis& analysis;
    };
    struct Parts
    {
        BoardColumn& column;
        MovesPanel& moves;
    };
    /// Lives as long as the window.
    EndingsFeature(const Services& services, const Parts& parts, QMainWindow& window);
    ~EndingsFeature() override;

    void addActions(ActionRegistry& actions) override;
    [[nodiscard]] QList<MenuPlace> menuPlaces() const override;
    [[nodiscard]] QList<WindowDock> docks() const override;

    [[nodiscard]] EndingsPanel* panel() { return m_panel; }
    /// Stands above the list of moves near the end: its numbers are not proved.
    [[nodiscard]] QWidget* notice();
    /// Of the position that is shown; null when nothing was solved there.
    [[nodiscard]] EndgameRun* current() const { return m_current; }

signals:
    /// These moves are to be kept as a variation from here on.
    void lineKept(const std::vector<engine::Move>& line);

private:
    static constexpr std::size_t kMostKept = 20;

    void solve();
    void ask(const QString& text);
    void follow();
    void followRun();
    void showNotice();
    /// Why nothing can be solved here, in words for people; empty when it can.
    [[nodiscard]] QString obstacle() const;
    [[nodiscard]] bool isHidden() const;

    Services m_services;
    Parts m_parts;
    QMainWindow& m_window;
    std::vector<std::unique_ptr<EndgameRun>> m_runs;  ///< the newest last
    EndgameRun* m_current = nullptr;
    EndingsPanel* m_panel;
    CoveredPanel* m_cover;
    QDockWidget* m_dock;
    QFrame* m_notice;
    QLabel* m_noticeText;
    QAction* m_solve = nullptr;
};

}  // namespace ui
