// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QString>

#include "engine/base/result.h"
#include "ui/output/game_export.h"
#include "ui/window/presentation_window.h"

class QAction;
class QMainWindow;

namespace ui {

class ActionRegistry;
class Session;

/// What a window's game is shown to others with: the presentation and the exports.
class GameOutput : public QObject
{
    Q_OBJECT

public:
    /// Lives as long as the window.
    GameOutput(Session& session, QMainWindow& window);

    void addActions(ActionRegistry& actions);
    /// Writes the files in a job.
    void start(ExportRequest request);
    /// Null while there is none.
    [[nodiscard]] PresentationWindow* presentation() { return m_presentation; }

signals:
    void exportFailed(const QString& path, const engine::Error& error);
    void exported(const QStringList& files);

private:
    void present();
    void askAndExport();

    Session& m_session;
    QMainWindow& m_window;
    QPointer<PresentationWindow> m_presentation;
    QAction* m_export = nullptr;
};

}  // namespace ui
