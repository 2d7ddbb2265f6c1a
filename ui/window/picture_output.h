// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include "engine/base/result.h"
#include "ui/output/picture_dialog.h"

class QMainWindow;
class QPrinter;

namespace ui {

class ActionRegistry;
class BoardColumn;
class MovesPanel;
class Session;

/// The position as a picture for others: copied, written to a file, printed.
class PictureOutput : public QObject
{
    Q_OBJECT

public:
    struct Parts
    {
        BoardColumn& column;
        MovesPanel& moves;
    };
    /// Lives as long as the window.
    PictureOutput(Session& session, Parts parts, QMainWindow& window);

    void addActions(ActionRegistry& actions);
    /// Everything that a picture of the present position could show; no answers while they are
    /// being looked for.
    [[nodiscard]] BoardPicture picture() const;
    /// Writes the file in a job.
    void write(PictureRequest request, const QString& path);
    /// One page, the picture as large as it has room.
    static void print(QPrinter& printer, const BoardPicture& picture);

signals:
    void exportFailed(const QString& path, const engine::Error& error);
    void exported(const QString& path);

private:
    void ask();
    void save(PictureRequest request, const QString& filter);
    void preview(const BoardPicture& picture);

    Session& m_session;
    Parts m_parts;
    QMainWindow& m_window;
};

}  // namespace ui
