// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QElapsedTimer>

namespace ui {

/// An application that looks how long its own thread is at work with each event, and tells of those
/// that people could feel. What runs events of its own meanwhile, such as a dialog, does not count.
class WatchedApplication : public QApplication
{
    Q_OBJECT

public:
    WatchedApplication(int& argc, char** argv);

    /// Longer than that is told.
    static constexpr int kMostMilliseconds = 50;

    bool notify(QObject* receiver, QEvent* event) override;

signals:
    void stalled(qint64 milliseconds, const QString& where);

private:
    int m_deepestLoop = 0;  ///< of the events since the one that is watched
    int m_depth = 0;
};

}  // namespace ui
