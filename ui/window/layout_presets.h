// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>

#include <QByteArray>
#include <QSize>
#include <QString>

#include "ui/commands/window_feature.h"

class QAction;
class QMainWindow;
class QToolButton;

namespace ui {

class BoardColumn;
class Session;
struct KeptLayout;

/// The arrangements of a window's docks for what one does: to analyse, to review, to study, to
/// present, to look into the engine. Each remembers its docks, its overlay and whether moves are
/// looked for all the time; the docks of wide windows, which have two columns, for themselves. Docks say themselves where they stand, see WindowDock.
class LayoutPresets : public WindowFeature
{
    Q_OBJECT

public:
    enum class Preset { Analyse, Review, Study, Present, EngineLab };
    static constexpr int kPresets = 5;

    /// Lives as long as the window.
    LayoutPresets(Session& session, QMainWindow& window, BoardColumn& column);

    /// "analyse", "review", "study", "present", "engineLab".
    [[nodiscard]] static std::optional<Preset> named(const QString& name);

    void addActions(ActionRegistry& actions) override;
    [[nodiscard]] QList<MenuPlace> menuPlaces() const override;
    /// Docks of a feature, behind those that were there before.
    void add(const QList<WindowDock>& docks);
    /// For the status bar: names the arrangement, and opens the list of them.
    [[nodiscard]] QToolButton* button();

    [[nodiscard]] Preset current() const { return m_current; }
    /// The arrangement last used, as it was left.
    void restore();
    /// Remembers the present one.
    void keep();
    void choose(Preset preset);
    /// The present arrangement as it is for those who never changed it.
    void reset();
    /// Hides all docks but those that float; whether there were any.
    bool hideSides();
    /// Brings those back that hideSides() hid.
    void showSides();
    /// The one or the other.
    void toggleSides();
    /// Something else fills the window: the docks are hidden, and those that were come back when it
    /// is over.
    void putAside(bool aside);
    /// What has to wait until the window has its size.
    void windowShown();
    /// Where the window is small, docks may be smaller than what they show would like.
    void fitDocks();

private:
    void take(Preset preset);
    void arrange();
    [[nodiscard]] bool isWide() const;
    /// The docks as they were left, made to fit the window as it is; false when nothing was kept.
    bool giveBack(const KeptLayout& kept);
    /// The usual arrangement or the kept one, for the size that the window has by now.
    void settle();
    /// Gives the docks beside the board this share of the room beside it.
    void shareRoom(double share);
    [[nodiscard]] double shareOfRoom() const;
    /// What is left beside the board when it is as large as the height allows.
    [[nodiscard]] int roomBesideBoard() const;
    /// One dock of each column that is seen beside the board, and the width of all columns.
    struct Columns
    {
        QList<QDockWidget*> docks;
        int width = 0;
    };
    [[nodiscard]] Columns columnsBesideBoard() const;
    void follow();
    [[nodiscard]] QList<QDockWidget*> allDocks() const;
    [[nodiscard]] bool anyDock() const;

    Session& m_session;
    QMainWindow& m_window;
    BoardColumn& m_column;
    Preset m_current = Preset::Analyse;
    std::array<QAction*, kPresets> m_actions{};
    QToolButton* m_button = nullptr;
    QList<WindowDock> m_docks;
    QByteArray m_hiddenSides;  ///< the docks before hideSides()
    bool m_aside = false;      ///< putAside() hid some
    bool m_pending = false;
    QSize m_givenFor;  ///< the window's size for which the docks were given back
};

}  // namespace ui
