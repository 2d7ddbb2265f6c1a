// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/settings_sync.h"

#include <utility>

#include <QCoreApplication>
#include <QEvent>
#include <QSettings>
#include <QtConcurrentRun>

namespace ui {

SettingsSync::SettingsSync(QSettings& settings) : QObject(&settings), m_settings(settings)
{
    settings.installEventFilter(this);
    connect(&m_writing, &QFutureWatcherBase::finished, this, [this] {
        m_written = true;
        QCoreApplication::postEvent(&m_settings, new QEvent(QEvent::UpdateRequest));
    });
}

SettingsSync::~SettingsSync()
{
    m_writing.waitForFinished();
}

bool SettingsSync::eventFilter(QObject*, QEvent* event)
{
    if (event->type() != QEvent::UpdateRequest) return false;
    // Then there is nothing to be written any more, or only what was changed since.
    if (std::exchange(m_written, false)) return false;
    // All settings of a file share what is not yet written.
    m_writing.setFuture(
        QtConcurrent::run([path = m_settings.fileName(), format = m_settings.format()] {
            QSettings(path, format).sync();
        }));
    return true;
}

}  // namespace ui

#include "moc_settings_sync.cpp"
