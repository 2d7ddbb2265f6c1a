// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QAction>
#include <QTemporaryDir>

#include "tests/ui/game_fixture.h"
#include "ui/document/study.h"
#include "ui/window/main_window.h"
#include "ui/window/session.h"

namespace fixture {

/// A window with a game, in which nobody looks for moves.
struct GameStage
{
    QTemporaryDir folder;
    FakeRanking fake;
    std::unique_ptr<ui::Session> session;
    std::unique_ptr<ui::MainWindow> window;

    explicit GameStage(bool withGame = true)
    {
        session = std::make_unique<ui::Session>(catPosition(), fake.function(),
                                                folder.filePath(QStringLiteral("settings.ini")));
        session->analysis().setLive(false);
        window = std::make_unique<ui::MainWindow>(*session);
        window->resize(1366, 740);
        window->show();
        if (withGame) study().setGame(openGame(), QStringLiteral("a.gcg"), QStringLiteral("open"));
    }
    ui::Study& study() const { return session->study(); }
    void trigger(const char* id) const
    {
        window->actions().action(QLatin1StringView(id))->trigger();
    }
};

}  // namespace fixture
