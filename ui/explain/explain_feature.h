// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <utility>

#include "engine/board/move.h"
#include "ui/commands/window_feature.h"
#include "ui/explain/explained_line.h"
#include "ui/explain/explanation_run.h"

class QAction;
class QDockWidget;
class QMainWindow;

namespace ui {

class BoardColumn;
class CoveredPanel;
class ExplainPanel;
class GamePanel;
class GameReviewer;
class JobService;
class LiveAnalysis;
class MovesPanel;
class ShownStudy;
class Simulations;

/// Why one move beside another: of two that are pinned or selected; else, at a mistake, the best one
/// beside what was played; else the chosen one beside the best.
class ExplainFeature : public WindowFeature
{
    Q_OBJECT

public:
    struct Services
    {
        JobService& jobs;
        const ShownStudy& shown;
        LiveAnalysis& analysis;
        const GameReviewer& reviewer;
        const Simulations& simulations;
    };
    struct Parts
    {
        BoardColumn& column;
        MovesPanel& moves;
        GamePanel& game;
    };
    /// Lives as long as the window.
    ExplainFeature(const Services& services, const Parts& parts, QMainWindow& window);

    void addActions(ActionRegistry& actions) override;
    [[nodiscard]] QList<MenuPlace> menuPlaces() const override;
    [[nodiscard]] QList<WindowDock> docks() const override;
    bool stepBack(BackStep step) override;
    [[nodiscard]] ExplainPanel* panel() { return m_panel; }
    [[nodiscard]] const ExplanationRun& run() const { return *m_run; }

private:
    using Pair = std::pair<engine::Move, engine::Move>;

    void explain();
    void ask(const Pair& moves);
    /// Of the position that is shown, with all that is known of it.
    [[nodiscard]] ExplanationQuestion questionOf(const Pair& moves) const;
    /// Whether the question is that of the review, and what the review says of it.
    void takeReviewed();
    /// Explains anew where the review that the moves come from says otherwise by now.
    void followReview();
    /// Adds the explanation to the note of the turn.
    void keepInNote();
    void follow();
    void followRun();
    void pointAt(const std::optional<ExplainedLink>& link);
    /// The two moves to be set against each other; nothing where there are none.
    [[nodiscard]] std::optional<Pair> pair() const;
    /// At a mistake of the reviewed game: the best move and the one that was played.
    [[nodiscard]] std::optional<Pair> reviewedPair() const;
    [[nodiscard]] bool isHidden() const;
    [[nodiscard]] QString hint() const;

    Services m_services;
    Parts m_parts;
    QMainWindow& m_window;
    ExplanationRun* m_run;
    ExplainPanel* m_panel;
    CoveredPanel* m_cover;
    QDockWidget* m_dock;
    QAction* m_explain = nullptr;
    QAction* m_keep = nullptr;
    bool m_previewing = false;
    bool m_isReviewed = false;  ///< the question is one of the review
};

}  // namespace ui
