// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/commands/window_feature.h"

class QActionGroup;
class QMainWindow;

namespace ui {

class BoardWidget;
class CheatSheet;
class Session;
enum class ThemeKind;

/// How the window looks, and the settings, of which that is a part.
class LookFeature : public WindowFeature
{
    Q_OBJECT

public:
    /// Lives as long as the window, as both parts do.
    LookFeature(Session& session, BoardWidget& board, CheatSheet& keySheet, QMainWindow& window);

    void addActions(ActionRegistry& actions) override;
    [[nodiscard]] QList<MenuPlace> menuPlaces() const override;

signals:
    /// The hints for beginners shall be seen again.
    void hintsWanted();
    /// That many of the moves made last are to be outlined; remembered already.
    void outlinedMovesChosen(int count);

private:
    void addThemes(ActionRegistry& actions);
    void choose(ThemeKind kind);
    void showLook();
    void showSettings(ActionRegistry& actions);

    Session& m_session;
    BoardWidget& m_board;
    CheatSheet& m_keySheet;
    QMainWindow& m_window;
    QActionGroup* m_themes;
};

}  // namespace ui
