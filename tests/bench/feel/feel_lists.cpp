// SPDX-License-Identifier: GPL-3.0-or-later
// How long the window doesn't answer while a list of 100,000 moves is sorted, filtered, or shown in
// another way.
#include <algorithm>

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QHeaderView>
#include <QSpinBox>
#include <QTableView>

#include "tests/bench/bench_position.h"
#include "tests/bench/feel/gaps.h"
#include "ui/moves/moves_panel.h"
#include "ui/window/settings_dialog.h"

namespace {

using namespace Qt::StringLiterals;
using budget::Desk;
using budget::Samples;
using budget::Steps;

/// A hundred thousand moves: those that there are, over and over.
engine::Result<engine::MoveRanking> manyMoves(const engine::RankRequest& request,
                                              const engine::TaskContext& context)
{
    auto ranking = engine::rankMoves(request, context);
    if (!ranking) return ranking;
    const std::size_t found = ranking->moves.size();
    ranking->chances.clear();
    ranking->moves.reserve(100'000);
    for (std::size_t i = 0; ranking->moves.size() < 100'000; ++i)
        ranking->moves.push_back(ranking->moves[i % found]);
    ranking->moves.resize(100'000);
    std::sort(ranking->moves.begin(), ranking->moves.end(), engine::ranksBefore);
    return ranking;
}

/// A panel with such a list.
struct LongList
{
    ui::JobService jobs;
    ui::LiveAnalysis analysis{jobs, manyMoves};
    ui::MovesPanel panel{analysis};

    LongList()
    {
        engine::Position position = bench::midGame();
        const auto tiles = bench::require(position.rules().alphabet.readTiles("??AERST"));
        position.setRack(position.onTurn(), engine::Rack(tiles));
        panel.resize(700, 700);
        panel.show();
        analysis.setQuestion(std::make_shared<const engine::Position>(std::move(position)),
                             bench::openLeaves(), nullptr, ui::LiveAnalysis::Urgency::AtOnce);
        static_cast<void>(Desk::wait([this] { return settled(); }));
    }
    [[nodiscard]] bool settled()
    {
        return analysis.state() == ui::LiveAnalysis::State::Ready && !panel.model().isStale() &&
               !panel.model().isArranging();
    }
};

const budget::Entry kSort("sort100k", [] {
    return budget::rounds([] {
        LongList list;
        Steps steps;
        for (int column = 0; column < ui::MoveListModel::ColumnCount; ++column) {
            for (const auto order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
                list.panel.previewRow(3);
                steps.add(
                    "sorting", [&] { list.panel.table()->sortByColumn(column, order); },
                    [&] { return list.settled(); });
            }
        }
        steps.add(
            "most moves selected", [&] { budget::selectFrom(*list.panel.table(), 2); },
            [&] { return list.settled(); });
        for (const auto order : {Qt::AscendingOrder, Qt::DescendingOrder})
            steps.add(
                "sorting with most of them selected",
                [&] { list.panel.table()->sortByColumn(ui::MoveListModel::ScoreColumn, order); },
                [&] { return list.settled(); });
        QApplication::clipboard()->clear();
        steps.add(
            "most moves copied", [&] { list.panel.copyText(); },
            [&] { return !QApplication::clipboard()->text().isEmpty(); });
        return steps.worst();
    });
});

const budget::Entry kFilter("filter100k", [] {
    return budget::rounds([] {
        LongList list;
        Steps steps;
        for (const char* text :
             {"bingo", ">30", "keep:E", "uses:?", "lane:8", "in:E4-J9", "word:AT", "/^R.*S$/"}) {
            list.panel.previewRow(1);
            steps.add(
                "filtering", [&] { list.panel.setFilterText(QString::fromLatin1(text)); },
                [&] { return list.settled(); });
        }
        return steps.worst();
    });
});

/// The whole window with such a list, and the settings beside it.
struct LongDesk
{
    Desk desk{Desk::Until::Ready, manyMoves};
    ui::SettingsDialog dialog{desk.session, const_cast<ui::ActionRegistry&>(desk.window.actions()),
                              &desk.window};

    LongDesk()
    {
        desk.setRack("??AERST");
        trigger(desk, "view.game");
        dialog.show();
        static_cast<void>(Desk::wait([this] { return desk.settled(); }));
    }
    ~LongDesk() { ui::Theme::apply(ui::Look{ui::ThemeKind::Light, {}, {}, 100, false}); }
};

const budget::Entry kTheme("gapTheme", [] {
    return budget::rounds([] {
        LongDesk here;
        Steps steps;
        for (const char* id : {"view.themeDark", "view.themeHighContrast", "view.themePrint",
                               "view.themeSystem", "view.themeLight"})
            steps.add(
                id, [&] { budget::trigger(here.desk, id); }, [&] { return here.desk.settled(); });
        return steps.worst();
    });
});

const budget::Entry kText("gapTextSize", [] {
    return budget::rounds([] {
        LongDesk here;
        Steps steps;
        for (const int percent : {110, 150, 200, 100, 80})
            steps.add(
                "another size of the text",
                [&] { budget::child<QSpinBox>(here.dialog, u"textSize"_s).setValue(percent); },
                [&] { return here.desk.settled(); });
        return steps.worst();
    });
});

const budget::Entry kLanguage("gapLanguage", [] {
    return budget::rounds([] {
        LongDesk here;
        auto& choice = budget::child<QComboBox>(here.dialog, u"languageChoice"_s);
        Steps steps;
        for (int i = choice.count() - 1; i >= 0; --i)
            steps.add(
                "another language", [&] { choice.setCurrentIndex(i); },
                [&] { return here.desk.settled(); });
        return steps.worst();
    });
});

}  // namespace
