// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QPointer>

#include "ui/commands/window_feature.h"

class QAction;
class QMainWindow;

namespace ui {

class BoardColumn;
class JobService;
class MovesPanel;
class Overlay;
class OverlayService;
class OverlayTableDialog;
class Settings;
class ShownStudy;
class UnseenPanel;

/// The commands that put overlays on the board, and their marks as a table.
class OverlaysFeature : public WindowFeature
{
    Q_OBJECT

public:
    struct Services
    {
        OverlayService& overlays;
        const ShownStudy& shown;
        JobService& jobs;
        Settings& settings;
    };
    struct Parts
    {
        BoardColumn& column;  ///< shows their marks and says what they mean
        MovesPanel& moves;    ///< filtered by a click on a lane's bar
        UnseenPanel& unseen;  ///< has marks, too
    };
    /// Lives as long as the window.
    OverlaysFeature(const Services& services, const Parts& parts, QMainWindow& window);

    void addActions(ActionRegistry& actions) override;
    [[nodiscard]] QList<MenuPlace> menuPlaces() const override;

private:
    struct Command
    {
        QAction* action = nullptr;
        std::vector<const Overlay*> overlays;  ///< that it goes through, none at the end
    };

    void showMarks();
    void toggle(const Command& command);
    void showState();
    void showTable();
    void askAndWrite(const QString& csv);

    Services m_services;
    Parts m_parts;
    QMainWindow& m_window;
    std::vector<Command> m_commands;
    QAction* m_none = nullptr;
    QPointer<OverlayTableDialog> m_table;
};

}  // namespace ui
