// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

#include "ui/commands/window_feature.h"
#include "ui/document/study_change.h"
#include "ui/solitaire/solitaire_share.h"

class QAction;
class QDockWidget;
class QMainWindow;
class QVBoxLayout;

namespace ui {

class BoardColumn;
class CoveredPanel;
class JobService;
class Settings;
class ShownStudy;
class SolitaireLab;
class SolitairePanel;
class SolitaireStage;

/// The one-player game of the highest score in a window: its panel in a dock, and its games on a
/// board that takes the place of the window's own as long as they are looked at.
class SolitaireFeature : public WindowFeature
{
    Q_OBJECT

public:
    struct Services
    {
        JobService& jobs;
        ShownStudy& shown;
        Settings& settings;
    };
    /// `column` stands in `centre`; all of them belong to the window, with which this one lives.
    SolitaireFeature(const Services& services, BoardColumn& column, QVBoxLayout& centre,
                     QMainWindow& window);

    void addActions(ActionRegistry& actions) override;
    [[nodiscard]] QList<MenuPlace> menuPlaces() const override;
    [[nodiscard]] QList<WindowDock> docks() const override;
    bool stepBack(BackStep step) override;
    /// Makes it if nobody has seen it yet.
    [[nodiscard]] SolitairePanel* panel();
    [[nodiscard]] SolitaireStage* stage() { return m_stage; }
    [[nodiscard]] SolitaireLab& lab() { return *m_lab; }

    /// Reads orders of tiles from a file.
    void openOrders(const QString& path);
    /// Replays a game of a file by the rules and the order that are set.
    void check(const QString& path);
    /// Writes the game that is looked at.
    void write(SolitaireForm form, const QString& path);

private:
    [[nodiscard]] QWidget* makePanel();
    /// Tells the panel of what is open.
    void showPresent();
    void followStudy(StudyChanges changes);
    void followFound();
    void showOnBoard(bool wanted);
    void followStage();
    void askAndWrite(SolitaireForm form);

    Services m_services;
    BoardColumn& m_column;
    QMainWindow& m_window;
    QPointer<QWidget> m_centre;
    SolitaireLab* m_lab;
    SolitairePanel* m_panel = nullptr;  ///< null until it is first seen
    CoveredPanel* m_cover;              ///< over it while words aren't judged
    QDockWidget* m_dock;
    SolitaireStage* m_stage;
    bool m_wanted = false;   ///< the games on the large board
    bool m_inFront = false;  ///< the dock is seen
    bool m_columnHidden = false;
};

}  // namespace ui
