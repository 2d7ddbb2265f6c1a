// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QTemporaryDir>
#include <QWidget>

#include "ui/document/study.h"
#include "ui/window/main_window.h"
#include "ui/window/session.h"

namespace budget {

/// The real window with the real engine, on the position of bench::midGame(), at 1366x740.
class Desk
{
    QTemporaryDir m_folder;

public:
    enum class Until { Shown, Ready };
    /// The list is ready, too, unless it needn't.
    explicit Desk(Until until = Until::Ready, ui::RankFunction rank = engine::rankMoves);

    ui::Session session;
    ui::MainWindow window;

    /// Handles events until something is true; false when that takes too long.
    static bool wait(const std::function<bool()>& done);
    /// Handles events until the widget has been painted after this call and `ready` is true.
    static bool waitForPaint(QWidget& widget, const std::function<bool()>& ready);
    [[nodiscard]] bool listReady() const;
    /// The list is ready, and nothing else is under way that people wait for.
    [[nodiscard]] bool settled();
    /// Nothing at all is under way, nor about to be; there may be no list.
    [[nodiscard]] bool isIdle();
    /// Path of a file of that name, which goes with the desk.
    [[nodiscard]] QString file(const QString& name) const { return m_folder.filePath(name); }
    void setRack(const char* tiles);
    static void key(QWidget* target, QChar character);
};

}  // namespace budget
