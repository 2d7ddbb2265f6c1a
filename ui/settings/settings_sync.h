// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFutureWatcher>
#include <QObject>

class QSettings;

namespace ui {

/// Has changed settings written by another thread: to be sure that a busy disk has them takes long.
/// Belongs to the settings; what is not yet written when they go is written then.
class SettingsSync : public QObject
{
    Q_OBJECT

public:
    explicit SettingsSync(QSettings& settings);
    ~SettingsSync() override;

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QSettings& m_settings;
    QFutureWatcher<void> m_writing;
    bool m_written = false;  ///< and the settings don't know yet
};

}  // namespace ui
