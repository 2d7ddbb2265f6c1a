// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/board/move.h"
#include "ui/commands/window_feature.h"
#include "ui/words/word_search.h"

class QAction;
class QDockWidget;
class QMainWindow;

namespace ui {

class CoveredPanel;
class LiveAnalysis;
class QuickJudge;
class WordsPanel;

/// The word tools of a window: the Words panel in its dock, the quick judge in the status bar and
/// what the command palette says of words.
class WordsFeature : public WindowFeature
{
    Q_OBJECT

public:
    /// Lives as long as the window.
    WordsFeature(JobService& jobs, ShownStudy& shown, LiveAnalysis& analysis, QMainWindow& window);

    void addActions(ActionRegistry& actions) override;
    [[nodiscard]] QList<MenuPlace> menuPlaces() const override;
    [[nodiscard]] QList<WindowDock> docks() const override;
    [[nodiscard]] QList<QWidget*> statusWidgets() const override;
    /// Makes it if nobody has seen it yet.
    [[nodiscard]] WordsPanel* panel();
    [[nodiscard]] QuickJudge* judge() { return m_judge; }
    /// For "?QUIZ": the verdict and the hooks. What isn't known yet comes with paletteChanged().
    [[nodiscard]] QList<PaletteEntry> paletteEntries(const QString& text) override;
    [[nodiscard]] int paletteRank() const override { return 1; }

    /// The list isn't seen: somebody is asked for words.
    void setConcealed(bool concealed);
    /// Why words are not judged, while that is so.
    [[nodiscard]] static QString refusal();

signals:
    /// A move of the list of words is to be seen on the board; nothing = no longer.
    void previewed(const std::optional<engine::Move>& move);
    /// A word of the list is to be looked at.
    void wordActivated(const QString& word);

private:
    [[nodiscard]] QWidget* makePanel();
    void showPanel();
    void judgeWords();
    /// Words aren't judged where they may be made up.
    void followPermissions();

    QMainWindow& m_window;
    const ShownStudy& m_shown;
    WordSearch m_paletteSearch;
    WordSearch* m_panelSearch;  ///< the panel's, as the next is the judge's
    WordSearch* m_judgeSearch;
    WordsPanel* m_panel = nullptr;  ///< null until it is first seen
    CoveredPanel* m_cover;          ///< over it while words aren't to be seen
    bool m_concealed = false;
    QuickJudge* m_judge;
    QAction* m_copy = nullptr;
    QDockWidget* m_dock;
};

}  // namespace ui
