// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/theme_notifier.h"

#include <QCoreApplication>
#include <QEvent>

#include "ui/theme/theme.h"

namespace ui {

ThemeNotifier& ThemeNotifier::instance()
{
    static ThemeNotifier notifier;
    return notifier;
}

void ThemeNotifier::followDesktop(bool follow)
{
    if (m_following == follow || !QCoreApplication::instance()) return;
    m_following = follow;
    if (follow) {
        QCoreApplication::instance()->installEventFilter(this);
    } else {
        QCoreApplication::instance()->removeEventFilter(this);
    }
}

bool ThemeNotifier::eventFilter(QObject* watched, QEvent* event)
{
    // One ThemeChange arrives per window; the later ones find the right theme already.
    if (event->type() == QEvent::ThemeChange) {
        QMetaObject::invokeMethod(
            this, [] { Theme::apply(ThemeKind::System); }, Qt::QueuedConnection);
    }
    return QObject::eventFilter(watched, event);
}

}  // namespace ui

#include "moc_theme_notifier.cpp"
