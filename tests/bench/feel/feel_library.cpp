// SPDX-License-Identifier: GPL-3.0-or-later
// How long the window doesn't answer while the library of games works.
#include <QApplication>
#include <QCheckBox>
#include <QDir>
#include <QFile>
#include <QHeaderView>
#include <QLineEdit>
#include <QTableView>

#include "engine/game/gcg.h"
#include "tests/bench/bench_game.h"
#include "tests/bench/feel/gaps.h"
#include "ui/library/library_entry.h"
#include "ui/library/library_feature.h"
#include "ui/library/library_panel.h"

namespace {

using namespace Qt::StringLiterals;
using budget::child;
using budget::Desk;
using budget::Samples;
using budget::Steps;
using budget::trigger;

QString folderOfGames(const Desk& desk, int games)
{
    const QString folder = desk.file(u"games"_s);
    QDir().mkpath(folder);
    for (int seed = 1; seed <= games; ++seed) {
        const auto record = bench::playedGame(static_cast<std::uint64_t>(seed));
        static_cast<void>(budget::textFile(
            desk, u"games/%1.gcg"_s.arg(seed),
            QByteArray::fromStdString(bench::require(engine::writeGcg(record)).text)));
    }
    return folder;
}

/// Imports so many games.
void import(Desk& desk, Steps& steps, int games)
{
    ui::GameLibrary& library = desk.window.feature<ui::LibraryFeature>()->library();
    const QString folder = folderOfGames(desk, games);
    bool done = false;
    const auto connection =
        QObject::connect(&library, &ui::GameLibrary::imported, &library, [&] { done = true; });
    steps.add(
        "an import of games",
        [&] { library.import({folder}, desk.session.study().position()->rulesPtr()); },
        [&] { return done && desk.isIdle() && desk.settled(); });
    QObject::disconnect(connection);
}

const budget::Entry kLibrary("gapLibrary", [] {
    return budget::rounds([] {
        Desk desk;
        Steps steps;
        trigger(desk, "view.library");
        QApplication::processEvents();
        import(desk, steps, 60);
        return steps.worst();
    });
});

const budget::Entry kLibraryReview("gapLibraryReview", [] {
    return budget::rounds([] {
        Desk desk;
        Steps steps;
        trigger(desk, "view.library");
        import(desk, steps, 12);
        ui::GameLibrary& library = desk.window.feature<ui::LibraryFeature>()->library();
        bool done = false;
        QObject::connect(&library, &ui::GameLibrary::reviewed, &library, [&] { done = true; });
        steps.add(
            "a review of the library", [&] { trigger(desk, "library.review"); },
            [&] { return done && desk.isIdle() && desk.settled(); });
        return steps.worst();
    });
});

/// A library of 10,000 games that 60 were made into.
void fillLibrary(const QString& path)
{
    constexpr int kGames = 10'000;
    std::vector<ui::LibraryEntry> played;
    for (std::uint64_t seed = 1; seed <= 60; ++seed)
        played.push_back(bench::require(ui::entryOf(bench::playedGame(seed), u"game"_s)));
    auto store = bench::require(ui::LibraryStore::open(path));
    bench::require(store.begin().map([] { return 0; }));
    for (int i = 0; i < kGames; ++i) {
        ui::LibraryEntry entry = played[static_cast<std::size_t>(i) % played.size()];
        entry.path = u"/games/%1.gcg"_s.arg(i);
        entry.hash = QByteArray::number(i);
        entry.date = u"20%1-%2-11"_s.arg(10 + i % 15).arg(1 + i % 12, 2, 10, QChar(u'0'));
        entry.players.front().name = u"Player %1"_s.arg(i % 500);
        bench::require(store.add(entry));
    }
    bench::require(store.commit().map([] { return 0; }));
}

const budget::Entry kSearch("gapLibrarySearch", [] {
    QTemporaryDir folder;
    const QString library = folder.filePath(u"library.sqlite"_s);
    fillLibrary(library);
    return budget::rounds([&] {
        Desk desk;
        const QString own = desk.session.settings().dataFolder();
        QDir().mkpath(own);
        if (!QFile::copy(library, own + u"/library.sqlite"_s)) return Samples();
        Steps steps;
        auto& panel = *desk.window.feature<ui::LibraryFeature>()->panel();
        bool found = false;
        QObject::connect(&desk.window.feature<ui::LibraryFeature>()->library(),
                         &ui::GameLibrary::found, &panel, [&] { found = true; });
        const auto ready = [&] { return found && desk.settled(); };
        steps.add(
            "the panel", [&] { trigger(desk, "view.library"); }, ready);
        const auto type = [&](const QString& field, const QString& text) {
            found = false;
            steps.add(
                qPrintable(field), [&] { child<QLineEdit>(panel, field).setText(text); }, ready);
        };
        type(u"libraryText"_s, u"Player 1"_s);
        type(u"libraryPlayer"_s, u"Ben"_s);
        type(u"libraryText"_s, {});
        type(u"libraryWord"_s, u"*ING"_s);
        type(u"libraryWord"_s, u"*"_s);
        type(u"libraryFrom"_s, u"2019"_s);
        for (int column = 0; column < ui::LibraryModel::ColumnCount; ++column)
            steps.add(
                "games sorted", [&] { panel.table()->sortByColumn(column, Qt::DescendingOrder); },
                ready);
        steps.add(
            "all selected", [&] { panel.table()->selectAll(); }, ready);
        steps.add(
            "games sorted that are selected",
            [&] { panel.table()->sortByColumn(ui::LibraryModel::Date, Qt::AscendingOrder); },
            ready);
        found = false;
        steps.add(
            "another search", [&] { child<QLineEdit>(panel, u"libraryWord"_s).clear(); }, ready);
        return steps.worst();
    });
});

}  // namespace
