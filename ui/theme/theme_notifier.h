// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace ui {

/// Tells those who paint by hand that Theme::current() is another one.
class ThemeNotifier : public QObject
{
    Q_OBJECT

public:
    [[nodiscard]] static ThemeNotifier& instance();
    /// With the theme "System": follow the desktop when it changes between light and dark.
    void followDesktop(bool follow);

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void changed();
    /// The letters of the application are of another size.
    void textSizeChanged();

private:
    ThemeNotifier() = default;

    bool m_following = false;
};

}  // namespace ui
