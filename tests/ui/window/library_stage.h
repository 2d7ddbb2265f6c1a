// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include "engine/eval/move_ranking.h"
#include "tests/ui/settled.h"
#include "tests/ui/ui_fixture.h"
#include "ui/library/library_feature.h"
#include "ui/window/main_window.h"
#include "ui/window/session.h"

namespace fixture {

/// A window with a library of its own.
struct LibraryStage
{
    QTemporaryDir folder;
    std::unique_ptr<ui::Session> session;
    std::unique_ptr<ui::MainWindow> window;

    LibraryStage()
    {
        session = std::make_unique<ui::Session>(catPosition(), engine::rankMoves,
                                                folder.filePath(QStringLiteral("settings.ini")));
        window = std::make_unique<ui::MainWindow>(*session);
        window->restoreLayout();
        window->resize(1366, 740);
        window->show();
        static_cast<void>(settles(*window));
    }
    template <class T>
    T* child(const char* name) const
    {
        return window->findChild<T*>(QLatin1StringView(name));
    }
    QAction* action(const char* id) const
    {
        return window->actions().action(QLatin1StringView(id));
    }
    /// A reviewed game in the library whose first player passed with SEAT on the rack.
    [[nodiscard]] bool fillLibrary() const
    {
        QFile out(folder.filePath(QStringLiteral("game.gcg")));
        if (!out.open(QIODevice::WriteOnly)) return false;
        out.write("#player1 a Anna\n#player2 b Ben\n>a: AEST 8H SEAT +8 8\n"
                  ">b: CATSEIN - +0 0\n>a: EATSUOV - +0 8\n");
        out.close();
        auto& library = window->feature<ui::LibraryFeature>()->library();
        QSignalSpy imported(&library, &ui::GameLibrary::imported);
        library.import({out.fileName()}, english());
        if (!QTest::qWaitFor([&imported] { return !imported.isEmpty(); })) return false;
        QSignalSpy reviewed(&library, &ui::GameLibrary::reviewed);
        library.review({english(), lexicon(), nullptr, nullptr, {}});
        return QTest::qWaitFor([&reviewed] { return !reviewed.isEmpty(); });
    }
};

}  // namespace fixture
