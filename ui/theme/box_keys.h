// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QKeyEvent;
class QWidget;

namespace ui {

/// Keys of commands are not keys of the boxes and sliders that have the focus: Qt's own take no notice
/// of Ctrl, Alt and Meta, so that the keys of a command that is off at the moment would choose another
/// value. What they are not to take goes on to the parent.
class BoxKeys : public QObject
{
public:
    /// Of the widgets that it is for, others are left alone.
    void watch(QWidget& widget);
    /// The widget, which is watched, would do something else with it than what is on the key.
    [[nodiscard]] static bool isForOthers(const QWidget& widget, const QKeyEvent& event);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace ui
