// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/commands/window_feature.h"

class QMainWindow;

namespace ui {

class HandbookWindow;
class Tour;

/// F1: the page of the handbook about what has the focus; Shift+F1: what a control is for; and the
/// tour of the window.
class HandbookFeature : public WindowFeature
{
    Q_OBJECT

public:
    explicit HandbookFeature(QMainWindow& window);

    void addActions(ActionRegistry& actions) override;
    [[nodiscard]] QList<MenuPlace> menuPlaces() const override;

    /// The page about a widget: the nearest of it and its parents that has one. A dock `dock.NAME`
    /// has the page NAME; other parts of the window and dialogs are in a table.
    [[nodiscard]] static QString pageAbout(const QWidget* widget);
    /// Opens a page, or that about what has the focus for an empty name.
    void open(const QString& page = {});
    /// Null until it was opened once.
    [[nodiscard]] HandbookWindow* handbook() { return m_handbook; }
    [[nodiscard]] Tour* tour() { return m_tour; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] Tour* makeTour();

    QMainWindow& m_window;
    HandbookWindow* m_handbook = nullptr;
    Tour* m_tour;
};

}  // namespace ui
