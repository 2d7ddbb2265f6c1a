// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/box_keys.h"

#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QKeyEvent>
#include <QScrollBar>

namespace ui {

namespace {

bool movesUpOrDown(int key)
{
    return key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp ||
           key == Qt::Key_PageDown;
}

}  // namespace

void BoxKeys::watch(QWidget& widget)
{
    // Scroll bars never have the focus.
    const bool slides = qobject_cast<const QAbstractSlider*>(&widget) &&
                        !qobject_cast<const QScrollBar*>(&widget);
    if (slides || qobject_cast<const QComboBox*>(&widget) ||
        qobject_cast<const QAbstractSpinBox*>(&widget))
        widget.installEventFilter(this);
}

bool BoxKeys::isForOthers(const QWidget& widget, const QKeyEvent& event)
{
    if (!(event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)))
        return false;
    const int key = event.key();
    const auto* choice = qobject_cast<const QComboBox*>(&widget);
    if (choice) {
        // Opens the list, as everywhere.
        if (event.modifiers() == Qt::AltModifier && (key == Qt::Key_Down || key == Qt::Key_Up))
            return false;
        // It seeks the text of any key; one with a field edits with them.
        return !choice->isEditable() || movesUpOrDown(key);
    }
    if (qobject_cast<const QAbstractSpinBox*>(&widget)) return movesUpOrDown(key);
    return true;
}

bool BoxKeys::eventFilter(QObject* watched, QEvent* event)
{
    const auto* widget = qobject_cast<const QWidget*>(watched);
    if (event->type() != QEvent::KeyPress || !widget ||
        !isForOthers(*widget, *static_cast<QKeyEvent*>(event)))
        return false;
    event->ignore();
    return true;
}

}  // namespace ui
