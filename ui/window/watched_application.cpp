// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/watched_application.h"

#include <algorithm>
#include <utility>

#include <QEvent>
#include <QLoggingCategory>
#include <QThread>

namespace ui {

namespace {

Q_LOGGING_CATEGORY(watch, "tilewright.gui")

}  // namespace

WatchedApplication::WatchedApplication(int& argc, char** argv) : QApplication(argc, argv) {}

bool WatchedApplication::notify(QObject* receiver, QEvent* event)
{
    // Events come from worker threads, too, where no person waits.
    if (QThread::currentThread() != thread()) return QApplication::notify(receiver, event);
    const int loop = QThread::currentThread()->loopLevel();
    if (m_depth > 0) {
        // Sent by the event that is watched already, unless by a loop inside it.
        m_deepestLoop = std::max(m_deepestLoop, loop);
        if (loop <= m_depth) return QApplication::notify(receiver, event);
    }
    const int outerDepth = std::exchange(m_depth, std::max(loop, 1));
    const int outerDeepest = std::exchange(m_deepestLoop, loop);
    // The receiver may not outlive its event.
    const QString where = QString::fromLatin1(receiver->metaObject()->className()) + u' ' +
                          receiver->objectName() + u" event " + QString::number(event->type());
    QElapsedTimer clock;
    clock.start();
    const bool handled = QApplication::notify(receiver, event);
    const qint64 milliseconds = clock.elapsed();
    const bool alone = m_deepestLoop <= loop;
    m_depth = outerDepth;
    m_deepestLoop = std::max(outerDeepest, m_deepestLoop);
    if (alone && milliseconds > kMostMilliseconds) {
        qCWarning(watch) << "no answer for" << milliseconds << "ms:" << where;
        emit stalled(milliseconds, where);
    }
    return handled;
}

}  // namespace ui

#include "moc_watched_application.cpp"
