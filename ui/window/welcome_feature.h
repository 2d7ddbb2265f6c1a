// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/commands/window_feature.h"

class QMainWindow;

namespace ui {

class Loader;
class RackWidget;
class Settings;
class WelcomeCards;

/// First steps for those who are here for the first time: cards, each until what it offers was done
/// by whatever way.
class WelcomeFeature : public WindowFeature
{
    Q_OBJECT

public:
    /// Lives as long as the window.
    WelcomeFeature(Settings& settings, Loader& loader, RackWidget& rack, QMainWindow& window);

    /// Follows commands of others, which are there by then.
    void addActions(ActionRegistry& actions) override;
    [[nodiscard]] QList<MenuPlace> menuPlaces() const override;
    /// For the place where there is room for them.
    [[nodiscard]] WelcomeCards* cards() { return m_cards; }

private:
    QMainWindow& m_window;
    WelcomeCards* m_cards;
};

}  // namespace ui
