// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QPointer>
#include <QString>

#include "ui/commands/window_feature.h"
#include "ui/output/game_export.h"
#include "ui/output/presentation_window.h"

class QAction;
class QMainWindow;

namespace ui {

class GameReviewer;
class JobService;
class LiveAnalysis;
class Practice;
class Settings;
class ShownStudy;

/// What a window's game is shown to others with: the presentation and the exports.
class ExportFeature : public WindowFeature
{
    Q_OBJECT

public:
    struct Services
    {
        ShownStudy& shown;
        LiveAnalysis& analysis;
        Practice& practice;
        const GameReviewer& reviewer;
        JobService& jobs;
        Settings& settings;
        /// The file of the document; empty = it has none.
        std::function<QString()> documentPath;
    };
    /// Lives as long as the window.
    ExportFeature(const Services& services, QMainWindow& window);

    void addActions(ActionRegistry& actions) override;
    [[nodiscard]] QList<MenuPlace> menuPlaces() const override;
    /// Writes all of the game in a job: its main line with variations, notes and, where it may be
    /// judged, a review.
    void start(ExportForm form, const QString& path);
    /// The file that an export is proposed to become.
    [[nodiscard]] QString proposedPath(ExportForm form) const;
    /// Null while there is none.
    [[nodiscard]] PresentationWindow* presentation() { return m_presentation; }

private:
    void present();
    void askAndExport();
    /// Whoever is in front of a hidden answer is asked.
    [[nodiscard]] bool mayTellAnswer();
    [[nodiscard]] ExportRequest requestOfGame() const;
    void write(ExportRequest request);
    /// Asks whether slides of that name may be written over; true when there are none.
    [[nodiscard]] bool mayReplaceSlides(const QString& path);

    Services m_services;
    QMainWindow& m_window;
    QPointer<PresentationWindow> m_presentation;
    QAction* m_export = nullptr;
};

}  // namespace ui
