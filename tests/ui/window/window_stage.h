// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>

#include <QAction>
#include <QFile>
#include <QTemporaryDir>

#include "tests/ui/ui_fixture.h"
#include "ui/document/study.h"
#include "ui/window/board_column.h"
#include "ui/window/main_window.h"
#include "ui/window/session.h"

namespace fixture {

/// A window on CAT with the rack AEST, whose list has four moves.
struct WindowStage
{
    QTemporaryDir folder;
    fixture::FakeRanking fake;
    std::unique_ptr<ui::Session> session;
    std::unique_ptr<ui::MainWindow> window;

    explicit WindowStage(const std::string& racks = "AEST/")
    {
        const auto position = fixture::catPosition();
        fake.answer(
            "AEST",
            fixture::ranking(
                *position, {{"J8 SEAT", 300}, {"8G (CAT)S", 220}, {"exch AE", 31}, {"pass", -10}}));
        session = std::make_unique<ui::Session>(fixture::catPosition(racks), fake.function(),
                                                path(QStringLiteral("settings.ini")));
        window = std::make_unique<ui::MainWindow>(*session);
        window->restoreLayout();
        window->resize(1366, 740);
        window->show();
    }
    QString path(const QString& name) const { return folder.filePath(name); }
    QString file(const QString& name, const std::string& content) const
    {
        QFile out(path(name));
        if (out.open(QIODevice::WriteOnly)) out.write(QByteArray::fromStdString(content));
        return out.fileName();
    }
    bool ready() const { return session->analysis().state() == ui::LiveAnalysis::State::Ready; }
    template <class T>
    T* child(const char* name) const
    {
        return window->findChild<T*>(QLatin1StringView(name));
    }
    QAction* action(const char* id) const
    {
        return window->actions().action(QLatin1StringView(id));
    }
    const engine::Position& position() const { return *session->study().position(); }
    ui::BoardColumn& column() const { return *window->boardColumn(); }
};

}  // namespace fixture
