// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

class QDockWidget;

namespace ui {

/// The arrangements of docks that there are: of each layout one, and another one for wide windows;
/// to analyse there is one more for windows in which a game is open. Each has its places, numbered
/// column by column from the left and downwards, see LayoutPresets.
enum class LayoutForm {
    Analyse,        ///< 0 moves, 1 beneath them
    AnalyseGame,    ///< the same, where a game is open
    AnalyseWide,    ///< 0 moves, 1 beneath them; 2 game, 3 beneath it
    Review,         ///< 0 review and moves, 1 beneath them
    ReviewWide,     ///< 0 review, 1 moves; 2 game, 3 beneath it
    Study,          ///< 0 game, 1 words and moves
    StudyWide,      ///< 0 words, 1 moves; 2 game, 3 beneath it
    Present,        ///< 0 everything, closed
    EngineLab,      ///< 0 moves, 1 what the engine looks into
    EngineLabWide,  ///< 0 moves, 1 leaves; 2 word graph
};

/// Where a dock stands in one of them. Docks of one place are tabs.
struct DockPlace
{
    LayoutForm form = LayoutForm::Analyse;
    int place = 0;
    int tab = 0;  ///< lower ones stand before it
    /// Seen at first; the first of those is in front. What is not open can be opened there.
    bool open = false;
};

/// A dock and its places. Where it has none it stands closed among the last tabs of the last place.
struct WindowDock
{
    QDockWidget* dock = nullptr;
    QList<DockPlace> places = {};
};

/// In all arrangements among the tabs of the list of moves; that itself is tab 0.
[[nodiscard]] QList<DockPlace> besideMoves(int tab, bool open = false);
/// The same, but for the places of `others`.
[[nodiscard]] QList<DockPlace> besideMovesBut(int tab, const QList<DockPlace>& others);

}  // namespace ui
