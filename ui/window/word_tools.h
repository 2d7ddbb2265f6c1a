// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>

#include "ui/document/study_fwd.h"
#include "ui/words/word_search.h"

class QAction;
class QDockWidget;
class QMainWindow;

namespace ui {

class ActionRegistry;
class CoveredPanel;
class QuickJudge;
class Session;
class WordsPanel;
struct PaletteEntry;

/// The word tools of a window: the Words panel in its dock, the quick judge in the status bar and
/// what the command palette says of words.
class WordTools : public QObject
{
    Q_OBJECT

public:
    /// Lives as long as the window.
    WordTools(Session& session, QMainWindow& window);

    void addActions(ActionRegistry& actions);
    [[nodiscard]] WordsPanel* panel() { return m_panel; }
    [[nodiscard]] QuickJudge* judge() { return m_judge; }
    /// For "?QUIZ": the verdict and the hooks. What isn't known yet comes with paletteChanged().
    [[nodiscard]] QList<PaletteEntry> paletteEntries(const QString& text);

    /// Why words are not judged, while that is so.
    [[nodiscard]] static QString refusal();

signals:
    void paletteChanged();

private:
    void showPanel();
    void judgeWords();
    /// Words aren't judged where they may be made up.
    void followPermissions();

    QMainWindow& m_window;
    const ShownStudy& m_shown;
    WordSearch m_paletteSearch;
    WordSearch* m_panelSearch;  ///< the panel's, as the next is the judge's
    WordSearch* m_judgeSearch;
    WordsPanel* m_panel;
    CoveredPanel* m_cover;
    QuickJudge* m_judge;
    QAction* m_copy = nullptr;
    QDockWidget* m_dock;
};

}  // namespace ui
