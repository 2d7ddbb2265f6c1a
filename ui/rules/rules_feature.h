// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/commands/window_feature.h"

class QMainWindow;

namespace ui {

class Loader;
class Settings;
class ShownStudy;

/// Choosing the rules of a window's study.
class RulesFeature : public WindowFeature
{
    Q_OBJECT

public:
    /// Lives as long as the window.
    RulesFeature(const ShownStudy& shown, Settings& settings, Loader& loader, QMainWindow& window);

    void addActions(ActionRegistry& actions) override;
    [[nodiscard]] QList<MenuPlace> menuPlaces() const override;

private:
    void choose();

    const ShownStudy& m_shown;
    Settings& m_settings;
    Loader& m_loader;
    QMainWindow& m_window;
};

}  // namespace ui
