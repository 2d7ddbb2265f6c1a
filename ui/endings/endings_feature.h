// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "engine/board/move.h"
#include "engine/search/ending_kind.h"
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
class EndingRun;
class EndingsPanel;
class JobService;
class LiveAnalysis;
class MovesPanel;
class ShownStudy;
class SolverOpponent;
struct EndingSettings;

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

    /// Makes it if nobody has seen it yet.
    [[nodiscard]] EndingsPanel* panel();
    /// Stands above the list of moves near the end: its numbers are not proved.
    [[nodiscard]] QWidget* notice();
    /// Of the position that is shown and the kind that is chosen; null when nothing was solved
    /// there.
    [[nodiscard]] EndingRun* current() const { return m_current; }
    /// The same where it is an endgame.
    [[nodiscard]] EndgameRun* currentEndgame() const;
    /// What F7 solves: what fits the bag, or what was chosen instead. Nothing where nothing can be
    /// solved.
    [[nodiscard]] std::optional<engine::EndingKind> kind() const;
    [[nodiscard]] SolverOpponent* opponent() { return m_opponent; }

signals:
    /// These moves are to be kept as a variation from here on.
    void lineKept(const std::vector<engine::Move>& line);
    /// The solver's move, where it plays the other side.
    void moveRequested(const engine::Move& move);

private:
    static constexpr std::size_t kMostKept = 20;

    [[nodiscard]] QWidget* makePanel();
    /// Those of the panel, or what it would begin with.
    [[nodiscard]] EndingSettings settings() const;
    /// Tells the panel what can be solved here, and what is.
    void showRun();
    void solve();
    void begin(engine::EndingKind kind);
    void ask(const QString& text);
    void playOn(bool on);
    void followOpponent();
    /// Candidates that nobody should have to ask for: on the board, pinned.
    [[nodiscard]] std::vector<engine::Move> ownMoves() const;
    /// What the other one of two players plays with in this game; null = the same words.
    [[nodiscard]] engine::LexiconPtr lexiconOfOther() const;
    void follow();
    void followRun();
    /// What was found to be best lies ready instead of the best static move.
    void offerBest();
    void showNotice();
    /// Why nothing can be solved here, in words for people; empty when it can.
    [[nodiscard]] QString obstacle() const;
    /// What F7 would do here.
    [[nodiscard]] QString hint() const;
    [[nodiscard]] bool isHidden() const;

    Services m_services;
    Parts m_parts;
    QMainWindow& m_window;
    std::vector<std::unique_ptr<EndingRun>> m_runs;  ///< the newest last
    EndingRun* m_current = nullptr;
    /// Chosen for the position with this hash.
    std::optional<engine::EndingKind> m_chosen;
    std::uint64_t m_chosenFor = 0;
    std::uint64_t m_shownHash = 0;
    bool m_offersBest = false;                  ///< of the run that goes on
    std::optional<engine::Move> m_readyBefore;  ///< what Enter would have played when it began
    SolverOpponent* m_opponent;
    EndingsPanel* m_panel = nullptr;  ///< null until it is first seen
    CoveredPanel* m_cover;            ///< over it while no answer is to be seen
    QDockWidget* m_dock;
    QFrame* m_notice;
    QLabel* m_noticeText;
    QAction* m_solve = nullptr;
    QAction* m_playOn = nullptr;
};

}  // namespace ui
