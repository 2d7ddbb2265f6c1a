// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "ui/commands/window_feature.h"
#include "ui/output/picture_dialog.h"

class QMainWindow;
class QPrinter;

namespace ui {

class BoardColumn;
class JobService;
class MovesPanel;
class OverlayService;
class Practice;
class Settings;
class ShownStudy;

/// The position as a picture for others: copied, written to a file, printed.
class PictureFeature : public WindowFeature
{
    Q_OBJECT

public:
    struct Services
    {
        const ShownStudy& shown;
        OverlayService& overlays;
        Practice& practice;
        JobService& jobs;
        Settings& settings;
    };
    struct Parts
    {
        BoardColumn& column;
        MovesPanel& moves;
    };
    /// Lives as long as the window.
    PictureFeature(const Services& services, Parts parts, QMainWindow& window);

    void addActions(ActionRegistry& actions) override;
    [[nodiscard]] QList<MenuPlace> menuPlaces() const override;
    /// Everything that a picture of the present position could show; no answers while they are
    /// being looked for.
    [[nodiscard]] BoardPicture picture() const;
    /// Writes the file in a job.
    void write(PictureRequest request, const QString& path);
    /// One page, the picture as large as it has room.
    static void print(QPrinter& printer, const BoardPicture& picture);

private:
    void ask();
    void save(PictureRequest request, const QString& filter);
    void preview(const BoardPicture& picture);

    Services m_services;
    Parts m_parts;
    QMainWindow& m_window;
};

}  // namespace ui
