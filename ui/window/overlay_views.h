// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

#include "engine/base/result.h"

class QMainWindow;

namespace ui {

class ActionRegistry;
class BoardColumn;
class MovesPanel;
class Overlay;
class OverlayTableDialog;
class Session;
class UnseenPanel;

/// The commands that put overlays on the board, and their marks as a table.
class OverlayViews : public QObject
{
    Q_OBJECT

public:
    /// Lives as long as the window. A click on a lane's bar filters the list.
    OverlayViews(Session& session, BoardColumn& column, MovesPanel& moves, UnseenPanel& unseen,
                 QMainWindow& window);

    void addActions(ActionRegistry& actions);

signals:
    void exported(const QString& path);
    void exportFailed(const QString& path, const engine::Error& error);

private:
    void cycleCrossSets();
    void showState();
    void showTable();
    void askAndWrite(const QString& csv);
    void setShown(const char* id, bool on);

    Session& m_session;
    QMainWindow& m_window;
    ActionRegistry* m_actions = nullptr;
    QPointer<OverlayTableDialog> m_table;
};

}  // namespace ui
